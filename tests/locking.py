"""One process at a time: tests run in several, and some things are to be made once for all of them."""

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Nobody else is in here with the same file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        if sys.platform == "win32":
            import msvcrt

            while True:  # its own patience ends after ten seconds
                with contextlib.suppress(OSError):
                    msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
                    break
                time.sleep(0.1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
