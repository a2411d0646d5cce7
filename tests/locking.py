"""One process at a time: tests run in several processes, and some things should be made only once for all of them."""

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Only one process at a time is in here with the same file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        if sys.platform == "win32":
            import msvcrt

            while True:  # LK_LOCK, which waits, gives up after ten seconds
                with contextlib.suppress(OSError):
                    msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
                    break
                time.sleep(0.1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
