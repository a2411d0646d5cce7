"""What the server keeps. `api.py` says what a store can do, `rows.py` what it hands out, `changes.py` what can be
changed; `sqlite` does it with one SQLite file, written by one thread and read by the rest.
"""

from pathlib import Path

from tumbleweed.server.store.api import Archive, NotSaved, Store, StoreError
from tumbleweed.server.store.sqlite.archive import SqliteArchive
from tumbleweed.server.store.sqlite.store import SqliteStore

__all__ = ["Archive", "NotSaved", "Store", "StoreError", "open_archive", "open_store"]


async def open_store(folder: Path) -> Store:
    """The store in a folder, which is made if there is none; `StoreError` says why it cannot be used."""
    return SqliteStore(folder)


async def open_archive(folder: Path) -> Archive:
    """All games in a folder, for reading alone; `StoreError` says why there are none."""
    return SqliteArchive(folder)
