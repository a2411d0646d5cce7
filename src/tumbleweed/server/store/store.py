"""The database file: opened, locked, read and written."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.store.schema import NewerFile, bring_up_to_date
from tumbleweed.server.store.writer import Statement, Writer

FILE: Final = "tables.sqlite3"
LOCK: Final = "server.lock"


class StoreError(TumbleweedError):
    """The server's folder or database cannot be used; says why."""


class Store:
    """Writes go through one thread and are awaited; reads are short and come from a connection of their own."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._lock: Final = _take_lock(folder)
        writing = _connect(folder)
        try:
            bring_up_to_date(writing)
        except (NewerFile, sqlite3.Error) as error:
            raise StoreError(f"{folder / FILE} cannot be used: {error}") from error
        self._writing: Final = writing
        self._reading: Final = _connect(folder)
        self._reading.execute("PRAGMA query_only = ON")
        self.writer: Final = Writer(writing, loop)

    def write(self, *statements: Statement) -> "asyncio.Future[None]":
        """Carries out all statements or none; done when they are on the disk."""
        return self.writer.write(statements)

    def rows(self, text: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._reading.execute(text, values).fetchall()

    def row(self, text: str, values: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = self._reading.execute(text, values).fetchone()
        return found

    def close(self) -> None:
        """Writes what is waiting and lets go of the file."""
        self.writer.stop()
        for database in (self._reading, self._writing, self._lock):
            with contextlib.suppress(sqlite3.Error):
                database.close()


def open_store(folder: Path, loop: asyncio.AbstractEventLoop) -> Store:
    """The store in a folder, which is made if there is none; `StoreError` says why it cannot be used."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the folder {folder} cannot be made: {error.strerror}") from error
    return Store(folder, loop)


def read_only(folder: Path) -> sqlite3.Connection:
    """The database for reading alone; works beside a running server."""
    path = folder / FILE
    if not path.is_file():
        raise StoreError(f"there are no tables in {folder}: {path} does not exist")
    try:
        database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        database.execute("SELECT count(*) FROM game_table")
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read: {error}") from error
    return database


def _connect(folder: Path) -> sqlite3.Connection:
    try:
        database = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False, timeout=10)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as error:
        raise StoreError(f"the folder {folder} cannot be written to: {error}") from error
    return database


def _take_lock(folder: Path) -> sqlite3.Connection:
    """One server for each folder. The lock is SQLite's own on a second file, and ends with the process, however."""
    try:
        lock = sqlite3.connect(folder / LOCK, isolation_level=None, check_same_thread=False, timeout=0)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreError(f"another server already uses the folder {folder}; give this one its own") from error
        raise StoreError(f"the folder {folder} cannot be written to: {error}") from error
    return lock
