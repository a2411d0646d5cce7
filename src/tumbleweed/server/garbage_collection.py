"""Memory that Python frees only by searching for it (objects that refer to each other in a circle) is searched for at
times when that holds nobody up.

A thousand tables are millions of objects, and looking through all of them takes a good part of a second in which nobody
is answered. Python would do so whenever their number has grown by a quarter.
"""

import gc
import time
from typing import Final

NEW: Final = 1_000
"""How many new objects are looked through at once, which takes a millisecond. Those still in use are left alone then:
looking through ten times as many again would take seventy, and find nothing at a table in play."""
NEVER: Final = 1_000_000_000
LONGEST: Final = 3600.0
"""Seconds after which everything is looked through even if the server is busy."""


def look_only_at_what_is_new() -> None:
    """For a server that is about to begin: all objects that exist now stay for good."""
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
        """Called now and then with the number of moves so far. Looks through everything if quiet; whether it did."""
        quiet = moves == self._moves
        self._moves = moves
        if moves == self._cleared or not (quiet or time.monotonic() - self._last >= LONGEST):
            return False
        gc.collect()
        self._cleared = moves
        self._last = time.monotonic()
        return True
