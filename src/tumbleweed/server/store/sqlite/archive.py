"""All games in a database file, for reading alone."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from tumbleweed.server.store.rows import MoveRow, StoredGame, StoredRecord
from tumbleweed.server.store.sqlite.reading import MOVES, Reader
from tumbleweed.server.store.sqlite.store import read_only

BEGUN: Final = "seed IS NOT NULL"


class SqliteArchive:
    """Works beside a running server."""

    def __init__(self, folder: Path) -> None:
        self._database: Final[sqlite3.Connection] = read_only(folder)
        self._reader: Final = Reader(self._database)

    async def count(self) -> int:
        (tables,) = self._reader.row(f"SELECT count(*) FROM game_table WHERE {BEGUN}")
        (records,) = self._reader.row("SELECT count(*) FROM record")
        return int(tables) + int(records)

    async def games(self) -> AsyncIterator[StoredGame]:
        (version_of_file,) = self._reader.row("PRAGMA user_version")
        begins = "start" if version_of_file > 1 else "NULL"  # the file is only read, not brought up to date
        rows = self._reader.rows(
            f"SELECT number, game, version, options, chairs, seed, {begins}, result FROM game_table WHERE {BEGUN}"
        )
        for number, *more in rows:
            yield StoredGame(number, [MoveRow(*move) for move in self._reader.rows(MOVES, (number,))], *more)

    async def records(self) -> AsyncIterator[StoredRecord]:
        for row in self._reader.rows("SELECT game, record FROM record"):
            yield StoredRecord(*row)

    async def close(self) -> None:
        self._database.close()
