"""What a server has on its disk and says about itself, to be compared with what its clients were told."""

import contextlib
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from tests.server.house import WAITS, House

import tumbleweed as tw
from tumbleweed.core.play import apply_default
from tumbleweed.core.spec import find

Row = tuple[int, str, str]
"""Seat, the action's text, how it came."""


@contextlib.contextmanager
def database(folder: Path, reading: bool = True) -> Iterator[sqlite3.Connection]:
    """The database of a server, for reading (or to change what no server changes); works while the server runs and
    after it was killed.
    """
    opened = sqlite3.connect(folder / "tables.sqlite3", timeout=WAITS, isolation_level=None)
    try:
        opened.execute(f"PRAGMA query_only = {'ON' if reading else 'OFF'}")
        yield opened
    finally:
        opened.close()


def stored(folder: Path, statement: str) -> list[tuple[Any, ...]]:
    """What a statement finds in the database of a server."""
    with database(folder) as opened:
        return opened.execute(statement).fetchall()


def rows_of(folder: Path, table: str) -> list[Row]:
    """All answers of a table, in order, numbered without a gap."""
    with database(folder) as opened:
        found = opened.execute(
            "SELECT n, seat, text, how FROM move JOIN game_table USING (number) WHERE id = ? ORDER BY n", (table,)
        ).fetchall()
    assert [n for n, *_ in found] == list(range(len(found)))
    return [(seat, text, how) for _, seat, text, how in found]


def beginning(folder: Path, table: str) -> Any:
    """The position a table's game began with."""
    with database(folder) as opened:
        game, chairs, seed, options = opened.execute(
            "SELECT game, chairs, seed, options FROM game_table WHERE id = ?", (table,)
        ).fetchone()
    return tw.new(game, len(json.loads(chairs)), seed, json.loads(options))


def position(folder: Path, table: str) -> Any:
    """A table's game, played again from its rows by the library alone: each answer must be legal where it stands."""
    s = beginning(folder, table)
    for seat, text, how in rows_of(folder, table):
        if how == "default":
            find(s.game).say_time_out(s, seat)
            apply_default(s, seat, tw.action(s.game, text))
        else:
            tw.answer(s, seat, text)
    return s


def status_of(folder: Path, table: str) -> str:
    with database(folder) as opened:
        return str(opened.execute("SELECT status FROM game_table WHERE id = ?", (table,)).fetchone()[0])


def sound(folder: Path) -> None:
    """SQLite itself finds nothing wrong with the file."""
    with database(folder) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert opened.execute("PRAGMA foreign_key_check").fetchall() == []


def metrics(house: House) -> dict[str, float]:
    """The numbers the server shows, by name (labels included)."""
    page = httpx.get(f"{house.url}/metrics", timeout=WAITS).text
    return {name: float(value) for name, value in re.findall(r"^([^#\s]+) (\S+)$", page, re.MULTILINE)}


def unhurt(house: House) -> None:
    """The server is alive and healthy, and has made no mistake."""
    assert house.process.poll() is None, "".join(house.said)
    health = httpx.get(f"{house.url}/healthz", timeout=WAITS)
    assert health.status_code == 200
    assert health.json()["status"] == "ok"
    assert metrics(house)["tumbleweed_errors_total"] == 0, "".join(house.said)
    assert not [line for line in house.said if "Traceback" in line or "mistake of the program" in line], house.said
