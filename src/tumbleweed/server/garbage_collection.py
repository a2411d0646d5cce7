"""Memory that Python does not free by itself (things that refer to each other in a circle) is looked for at times when
that holds nobody up.

A thousand tables are millions of objects, and looking through all of them takes a good part of a second in which nobody
is answered. Python would do so whenever there are a quarter more of them.
"""

import gc
import time
from typing import Final

NEW: Final = 1_000
"""So many new objects are looked through at once: that takes a millisecond. What is still in use then is left alone:
looking through ten times as many once more takes seventy, and at a table in play nothing is found."""
NEVER: Final = 1_000_000_000
LONGEST: Final = 3600.0
"""Seconds after which everything is looked through although the server is busy."""


def look_only_at_what_is_new() -> None:
    """For a server that is about to begin: what is there now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)


class GarbageCollection:
    """Looks through everything when nobody plays."""

    def __init__(self) -> None:
        self._moves = 0
        self._cleared = 0
        self._last = time.monotonic()

    def collect_if_quiet(self, moves: int) -> bool:
        """Is told now and then how many moves there have been; whether it was a time to look."""
        quiet = moves == self._moves
        self._moves = moves
        if moves == self._cleared or not (quiet or time.monotonic() - self._last >= LONGEST):
            return False
        gc.collect()
        self._cleared = moves
        self._last = time.monotonic()
        return True
