"""The database file: opened, locked, read and written."""

import asyncio
import contextlib
import os
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tumbleweed.server.store.api import NotSaved, StoreError
from tumbleweed.server.store.changes import Change
from tumbleweed.server.store.sqlite.presence import Presence
from tumbleweed.server.store.sqlite.reading import Reader, SqlitePeople, SqliteRecords, SqliteTables, SqliteTalk
from tumbleweed.server.store.sqlite.schema import NewerFile, bring_up_to_date
from tumbleweed.server.store.sqlite.statements import statements
from tumbleweed.server.store.sqlite.writer import Writer

FILE: Final = "tables.sqlite3"
LOCK: Final = "server.lock"
PULSE_SECONDS: Final = 1.0
BEAT: Final = "INSERT OR REPLACE INTO pulse VALUES (1, ?)"


class SqliteStore:
    """Writes go through one thread and are awaited; reads are short and come from a connection of their own."""

    def __init__(self, folder: Path) -> None:
        _make(folder)
        self._lock: Final = _take_lock(folder)
        writing = _connect(folder)
        try:
            bring_up_to_date(writing)
            writing.execute(BEAT, ("the server starts",))  # all files are there from now on
        except (NewerFile, sqlite3.Error) as error:
            raise StoreError(f"{folder / FILE} cannot be used: {error}") from error
        self._writing: Final = writing
        self._reading: Final = _connect(folder)
        self._reading.execute("PRAGMA query_only = ON")
        self._reader: Final = Reader(self._reading)
        self.people: Final = SqlitePeople(self._reader)
        self.tables: Final = SqliteTables(self._reader)
        self.talk: Final = SqliteTalk(self._reader)
        self.records: Final = SqliteRecords(self._reader)
        self._presence: Final = Presence(folder / FILE)
        self._writer: Final = Writer(writing, self._presence, asyncio.get_running_loop())
        self._folder: Final = folder
        self._looking: asyncio.Task[str] | None = None
        self._looked = -PULSE_SECONDS

    async def write(self, *changes: Change) -> None:
        """Makes all changes or none; done when they are on the disk."""
        try:
            await self._writer.write([statement for change in changes for statement in statements(change)])
        except sqlite3.Error as error:
            raise NotSaved(str(error)) from error

    def on_commit(self, told: Callable[[int], None]) -> None:
        self._writer.committed = told

    async def trouble(self) -> str:
        """Looks at most once a second, however many ask."""
        now = asyncio.get_running_loop().time()
        if self._looking is None or (self._looking.done() and now - self._looked >= PULSE_SECONDS):
            self._looked = now
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> str:
        """Writes something new and reads it back from the file in the folder, as whoever opens it next would."""
        beat = secrets.token_hex(8)
        try:
            await self._writer.write([(BEAT, (beat,))])
            found = await asyncio.to_thread(_pulse, self._folder)
        except (sqlite3.Error, StoreError) as error:
            return str(error)
        return "" if found == beat else "what was written cannot be read again"

    async def close(self) -> None:
        """Writes what is waiting and lets go of the file."""
        self._writer.stop()
        for database in (self._reading, self._writing, self._lock):
            with contextlib.suppress(sqlite3.Error):
                database.close()


def _pulse(folder: Path) -> str:
    """What was last written to see whether anything can be."""
    with contextlib.closing(read_only(folder)) as database:
        return str(database.execute("SELECT beat FROM pulse").fetchone()[0])


def _make(folder: Path) -> None:
    """The folder and its files are for the server alone: they hold everybody's secrets and the dice to come."""
    files = [folder / FILE, folder / LOCK]
    try:
        ours = not folder.exists() or files[0].exists()
        folder.mkdir(parents=True, exist_ok=True)
        for path in files:  # what SQLite writes beside them has the same rights
            path.touch(mode=0o600)
    except OSError as error:
        raise StoreError(f"the folder {folder} cannot be made: {error.strerror}") from error
    if os.name == "posix":
        with contextlib.suppress(PermissionError):  # somebody else's folder, in which we may write
            for path in (*files, *folder.glob(f"{FILE}-*")):
                path.chmod(0o600)
            if ours:
                folder.chmod(0o700)


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
    """One server for each folder. The lock is SQLite's own, on a second file; it ends with the process in any case."""
    try:
        lock = sqlite3.connect(folder / LOCK, isolation_level=None, check_same_thread=False, timeout=0)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreError(f"another server already uses the folder {folder}; give this one its own") from error
        raise StoreError(f"the folder {folder} cannot be written to: {error}") from error
    return lock
