"""After a start every table wakes but those that cannot be read; these are reported and harm nobody."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.ledger import database
from tests.server.parlour import Guest, Parlour
from tests.server.stories import ME, the_game, told

import tumbleweed as tw

OPERATOR = {"Authorization": "Bearer secret"}
BOT = {"kind": "bot", "bot": "random"}
MOVES_OF_SOUND = "SELECT count(*) FROM move WHERE number > 1000 AND number % 2 = 1"
Damage = Callable[[sqlite3.Connection, int], Any]
COLUMNS = ("game", "version", "options", "setup", "chairs", "secret", "numbers", "seed", "result", "origin", "start",
           "advised")  # fmt: skip
GARBAGE: dict[str, Any] = {
    "text": "howdy",
    "bytes": b"\xff\xfe\x00",
    "no utf-8": "CAST(x'ff41fe' AS TEXT)",
    "json": '{"a": [1, {}]}',
    "null": None,
}
NOT_NULL = ("game", "version", "options", "setup", "chairs", "secret")


def garbage(column: str, kind: str) -> Damage:
    def damage(opened: sqlite3.Connection, number: int) -> None:
        value = GARBAGE[kind]
        if kind == "no utf-8":
            opened.execute(f"UPDATE game_table SET {column} = {value} WHERE number = ?", (number,))
        else:
            opened.execute(f"UPDATE game_table SET {column} = ? WHERE number = ?", (value, number))

    return damage


def moved(text: str, seat: int = 0) -> Damage:
    """A first move that the game did not have."""

    def damage(opened: sqlite3.Connection, number: int) -> None:
        (trigger,) = opened.execute("SELECT sql FROM sqlite_master WHERE name = 'moves_stay'").fetchone()
        opened.execute("DROP TRIGGER moves_stay")
        opened.execute("UPDATE move SET text = ?, seat = ? WHERE number = ? AND n = 0", (text, seat, number))
        opened.execute(trigger)

    return damage


def setting(**values: Any) -> Damage:
    def damage(opened: sqlite3.Connection, number: int) -> None:
        for column, value in values.items():
            opened.execute(f"UPDATE game_table SET {column} = ? WHERE number = ?", (value, number))

    return damage


async def games_under_way(opened: Parlour, guest: Guest) -> list[int]:
    """The numbers of three tables, one of each game, where bots have answered and a clock runs for a person."""
    numbers = []
    for game in tw.game_names():
        table = await guest.table(game, [ME, BOT, BOT], public=True, clock={"kind": "fast"})
        await guest.call("POST", f"/tables/{table}/start")
        await opened.wait(60)
        assert {move.how for move in the_game(opened, table).moves} == {"bot", "default"}
        numbers.append(opened.table(table).number)
    return numbers


def copied(file: sqlite3.Connection, number: int, new: int) -> str:
    """Another table like one that is there; returns its id."""
    columns = [name for _, name, *_ in file.execute("PRAGMA table_info(game_table)")]
    rest = ", ".join(columns[2:])
    id_ = f"copy{new}"
    file.execute(
        f"INSERT INTO game_table (number, id, {rest}) SELECT ?, ?, {rest} FROM game_table WHERE number = ?",
        (new, id_, number),
    )
    file.execute(
        "INSERT INTO move (number, n, seat, text, how, at) SELECT ?, n, seat, text, how, at FROM move WHERE number = ?",
        (new, number),
    )
    file.execute("INSERT INTO sitter (person, number) SELECT person, ? FROM sitter WHERE number = ?", (new, number))
    return id_


DAMAGES: dict[str, Damage] = {
    **{
        f"{column} {kind}": garbage(column, kind)
        for column in COLUMNS
        for kind in GARBAGE
        if not (kind == "null" and column in NOT_NULL)
    },
    "unknown game": setting(game="poker"),
    "newer version": setting(version=99),
    "no move of the game": moved("fly to the moon"),
    "a move that is not allowed": moved("pass"),
    "a move of nobody": moved("pass", 7),
    "advice about nothing": setting(advised="[[1000, 0], [0, 9]]"),
    "a result without a word": setting(status="finished", result='{"a": 1}'),
}
OPENED_ALL_THE_SAME = {
    *(f"secret {kind}" for kind in GARBAGE if kind != "null"),
    "numbers json",
    "result json",
    *(f"{column} null" for column in ("numbers", "result", "origin", "start", "advised")),
}
"""What damages nothing that a running game needs."""


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.slow)])
def test_the_others_wake(every: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One table for each damage (or for one in six), and sound ones between them and after the last."""
    damages = list(DAMAGES)[::every]

    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        numbers = await games_under_way(opened, ann)
        await opened.hall.close()
        sound, damaged = [], {}
        with database(tmp_path / "house", reading=False) as file:
            for place, name in enumerate(damages):
                new = 1000 + 2 * place
                damaged[copied(file, numbers[place % 3], new)] = name
                DAMAGES[name](file, new)
                if place % 8 == 0 or place == len(damages) - 1:
                    sound.append(copied(file, numbers[place // 8 % 3], new + 1))
            (before,) = file.execute(MOVES_OF_SOUND).fetchone()
        await opened.open()
        await opened.hall.wake_all()
        assert set(sound) <= set(opened.hall.tables)
        await opened.wait(61)
        with database(tmp_path / "house") as file:
            (after,) = file.execute(MOVES_OF_SOUND).fetchone()
        assert after >= before + len(sound), "they go on"
        await look(opened, ann, damaged)

    told(tmp_path / "house", story, operator_token="secret")
    assert "cannot be opened" in caplog.text


async def look(opened: Parlour, ann: Guest, damaged: dict[str, str]) -> None:
    """What everybody is told about the damaged tables."""
    listed = (await ann.http.get("/api/operator/tables", headers=OPERATOR)).json()
    problems = {each["id"]: each["problem"] for each in listed}
    broken = {name for table, name in damaged.items() if problems[table]}
    opened_yet = {"a result without a word"}  # a game that is over is not woken
    tried = set(damaged.values())
    assert sorted(tried - broken) == sorted((OPENED_ALL_THE_SAME | opened_yet) & tried)
    for table, name in damaged.items():
        reply = await ann.http.get(f"/api/tables/{table}?lang=hu")
        assert reply.status_code == (200 if name in OPENED_ALL_THE_SAME else 409), name
        if name == "newer version":
            assert reply.json()["code"] == problems[table] == "newer_rules"
        elif reply.status_code == 409:
            assert reply.json()["code"] == "table_broken", name
            assert reply.json()["words"].startswith("Ez a játék")
            async with ann.at(table) as seat:
                assert seat.heard[-1]["type"] == "bye"
                assert seat.heard[-1]["code"] == "table_broken"
    health = (await ann.http.get("/healthz")).json()
    assert health["status"] == "ok"
    assert health["broken_tables"] == len(broken) + 1
    assert (await ann.http.get("/api/tables")).status_code == 200
    assert (await ann.http.get("/api/me/games")).status_code == 200
