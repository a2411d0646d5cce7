"""Stored games against the present rules: does every one still replay to what it was?"""

import json
import sqlite3
from collections.abc import Iterator
from typing import Any, NamedTuple

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.record import FORMAT, replay, row_of
from tumbleweed.core.spec import find
from tumbleweed.server.fair import seed_from

BEGUN = "seed IS NOT NULL"


class Checked(NamedTuple):
    """A stored game after replaying it; `difference` is empty if it is what it was."""

    number: int
    game: str
    moves: int
    difference: str


def count_all(database: sqlite3.Connection) -> int:
    """How many games there are to replay: tables' and those brought from elsewhere."""
    (tables,) = database.execute(f"SELECT count(*) FROM game_table WHERE {BEGUN}").fetchone()
    (records,) = database.execute("SELECT count(*) FROM record").fetchone()
    return int(tables) + int(records)


def check_all(database: sqlite3.Connection) -> Iterator[Checked]:
    """Replays every game."""
    (version_of_file,) = database.execute("PRAGMA user_version").fetchone()
    begins = "start" if version_of_file > 1 else "NULL"  # it is only read, not brought up to date
    rows = database.execute(
        f"SELECT number, game, version, options, chairs, seed, {begins}, result FROM game_table WHERE {BEGUN}"
    )
    for number, game, version, options, chairs, seed, start, result in rows.fetchall():
        moves = database.execute("SELECT seat, text, how FROM move WHERE number = ? ORDER BY n", (number,)).fetchall()
        record = {
            "format": FORMAT,
            "game": game,
            "version": version,
            "seats": len(json.loads(chairs)),
            "options": json.loads(options),
            "seed": seed_from(seed),
            "start": json.loads(start) if start else None,
            "answers": [row_of(seat, text, how == "default") for seat, text, how in moves],
            "scores": None,
        }
        expected = json.loads(result) if result else None
        yield Checked(number, game, len(moves), _difference(record, expected))
    for number, (game, record) in enumerate(database.execute("SELECT game, record FROM record").fetchall()):
        brought: dict[str, Any] = json.loads(record)
        expected = {"scores": brought["scores"]} if brought["scores"] is not None else None
        yield Checked(-1 - number, game, len(brought["answers"]), _difference({**brought, "scores": None}, expected))


def _difference(record: dict[str, Any], expected: dict[str, Any] | None) -> str:
    """What is not as it was; empty if nothing."""
    try:
        s = replay(record, log=False)
    except TumbleweedError as error:
        return str(error)
    spec = find(record["game"])
    if expected is not None and s.ask is not None:
        return f"was over after {len(record['answers'])} answers, and goes on now"
    if expected is not None and spec.scores(s) != expected["scores"]:
        return f"the scores were {expected['scores']} and are {spec.scores(s)} now"
    if expected is not None and "returns" in expected and spec.returns(s) != expected["returns"]:
        return f"the result was {expected['returns']} and is {spec.returns(s)} now"
    return ""
