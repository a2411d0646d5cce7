"""Everything that is read. Reads are short and come from a connection of their own, without a thread: handing one over
to a thread takes two hundred times as long as the read itself.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

from tumbleweed.core.chance import LESSON
from tumbleweed.server.store.api import NotRead
from tumbleweed.server.store.rows import (
    LineRow,
    ListedRow,
    MoveRow,
    OperatorRow,
    PersonRow,
    SecretRow,
    TableRow,
    WakingRow,
)

MOVES: Final = "SELECT seat, text, how, at FROM move WHERE number = ? ORDER BY n"


class Reader:
    """A connection that is only read from."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database: Final = database

    def rows(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        try:
            return self._database.execute(text, values).fetchall()
        except sqlite3.Error as error:
            raise NotRead(str(error)) from error

    def row(self, text: str, values: Sequence[Any] = ()) -> Any:
        """One row, or None."""
        try:
            return self._database.execute(text, values).fetchone()
        except sqlite3.Error as error:
            raise NotRead(str(error)) from error


class SqlitePeople:
    """People and their secrets."""

    def __init__(self, reader: Reader) -> None:
        self._reader: Final = reader

    async def row(self, id_: str) -> PersonRow | None:
        row = self._reader.row("SELECT id, name, language FROM person WHERE id = ?", (id_,))
        return PersonRow(*row) if row else None

    async def by_device(self, hash_: bytes) -> str | None:
        row = self._reader.row("SELECT person FROM secret WHERE hash = ? AND kind = 'device'", (hash_,))
        return str(row[0]) if row else None

    async def link(self, hash_: bytes, now: float) -> SecretRow | None:
        row = self._reader.row(
            "SELECT person, kind FROM secret WHERE hash = ? AND kind != 'device' AND (ends IS NULL OR ends > ?)",
            (hash_, now),
        )
        return SecretRow(*row) if row else None


class SqliteTables:
    """Tables, their moves, and who sat at them."""

    def __init__(self, reader: Reader) -> None:
        self._reader: Final = reader
        (self._last_number,) = reader.row("SELECT coalesce(max(number), 0) FROM game_table")

    async def row(self, id_: str) -> TableRow | None:
        row = self._reader.row(f"SELECT {', '.join(TableRow._fields)} FROM game_table WHERE id = ?", (id_,))
        return TableRow(*row) if row else None

    async def moves_of(self, number: int) -> list[MoveRow]:
        return [MoveRow(*row) for row in self._reader.rows(MOVES, (number,))]

    async def public(self, most: int) -> list[ListedRow]:
        rows = self._reader.rows(
            "SELECT id, game, status, chairs, made FROM game_table WHERE status IN ('open', 'playing')"
            " AND json_extract(setup, '$.public') ORDER BY status, number DESC LIMIT ?",
            (most,),
        )
        return [ListedRow(*row) for row in rows]

    async def of_person(self, person: str, most: int) -> list[ListedRow]:
        rows = self._reader.rows(
            "SELECT id, game, status, chairs, made, seed IS ? AND origin IS NULL"
            " FROM sitter JOIN game_table USING (number) WHERE person = ? ORDER BY number DESC LIMIT ?",
            (LESSON, person, most),
        )
        return [
            ListedRow(id_, game, status, chairs, made, bool(taught)) for id_, game, status, chairs, made, taught in rows
        ]

    async def all_of_person(self, person: str) -> list[str]:
        rows = self._reader.rows("SELECT id FROM sitter JOIN game_table USING (number) WHERE person = ?", (person,))
        return [str(id_) for (id_,) in rows]

    async def for_operator(self, status: str | None, most: int) -> list[OperatorRow]:
        rows = self._reader.rows(
            "SELECT id, game, status, chairs, made, started, ended,"
            " (SELECT count(*) FROM move WHERE move.number = game_table.number) FROM game_table"
            " WHERE ? IS NULL OR status = ? ORDER BY number DESC LIMIT ?",
            (status, status, most),
        )
        return [OperatorRow(*row) for row in rows]

    async def count_going(self) -> int:
        (count,) = self._reader.row("SELECT count(*) FROM game_table WHERE status IN ('open', 'playing')")
        return int(count)

    async def to_wake(self) -> list[WakingRow]:
        rows = self._reader.rows("SELECT id, setup, chairs FROM game_table WHERE status = 'playing'")
        return [WakingRow(*row) for row in rows]

    async def new_number(self) -> int:
        self._last_number += 1
        return int(self._last_number)


class SqliteTalk:
    """What was said at tables."""

    def __init__(self, reader: Reader) -> None:
        self._reader: Final = reader

    async def count(self, number: int) -> int:
        (count,) = self._reader.row("SELECT count(*) FROM said WHERE number = ?", (number,))
        return int(count)

    async def latest(self, number: int, since: int, most: int) -> list[LineRow]:
        rows = self._reader.rows(
            "SELECT n, room, name, text, at FROM said WHERE number = ? AND n >= ? ORDER BY n DESC LIMIT ?",
            (number, since, most),
        )
        return [LineRow(*row) for row in reversed(rows)]


class SqliteRecords:
    """Records that were brought from elsewhere."""

    def __init__(self, reader: Reader) -> None:
        self._reader: Final = reader

    async def text(self, id_: str) -> str | None:
        row = self._reader.row("SELECT record FROM record WHERE id = ?", (id_,))
        return str(row[0]) if row else None
