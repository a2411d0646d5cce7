"""Whether the files that are written to are still the ones in the folder.

A file can be deleted, replaced or lose its disk while it is open. SQLite goes on writing to what nobody will ever find
again, and reports no error; so the files themselves are looked at.
"""

import os
from pathlib import Path
from typing import Final

BESIDE: Final = ("", "-wal")
"""The database, and its log of what is not yet in it."""


class Presence:
    """The files as they were when they were opened."""

    def __init__(self, path: Path) -> None:
        self._paths: Final = [f"{path}{ending}" for ending in BESIDE]
        self._known: Final = [_identity(each) for each in self._paths]

    def lost(self) -> bool:
        """Whether one of them is gone, or another file lies in its place."""
        return any(_identity(path) != known for path, known in zip(self._paths, self._known, strict=True))


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - several times as fast as a Path, and asked at every commit
    except OSError:
        return None
    return found.st_dev, found.st_ino
