"""`tumbleweed verify` and `tumbleweed check-records`: stored games, proven and compared with the present rules."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import program, refused, run
from tests.server.house import Person, play_on
from tests.server.nursery import quick_house

Record = dict[str, Any]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Record]:
    """A folder with a finished game, one in progress and one from elsewhere; and the record of the finished one."""
    folder = tmp_path_factory.mktemp("house")
    with quick_house(folder, "--rate", "10000") as opened:
        return folder, asyncio.run(story(opened))


async def story(opened: Any) -> Record:
    async with Person(opened) as person:
        await person.named("Anna")
        over, running = await game_of(person, to_the_end=True), await game_of(person, to_the_end=False)
        await person.call("GET", f"/records/{running}", status=409)
        record: Record = await person.call("GET", f"/records/{over}")
        brought = await person.call("POST", "/records", **record)
        again = await person.call("GET", f"/records/{brought['id']}")
        assert again["answers"] == record["answers"]
        proven = await person.call("GET", f"/records/{brought['id']}/verify")
        assert proven == {"replays": True, "finished": True, "fair": True, "problems": []}
        return record


async def game_of(person: Person, to_the_end: bool) -> str:
    table = await person.table("dice-town", [{"kind": "me"}, {"kind": "bot"}])
    async with person.at(table) as seat:
        await seat.say("number", chair=0, number="0123456789abcdef" * 2)
        await person.call("POST", f"/tables/{table}/start")
        await seat.until(lambda: seat.question is not None)
        await seat.answer_first()
        if to_the_end:
            await play_on(seat)
    return table


def test_a_fair_game_is_proven(played: tuple[Path, Record], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played[1]))
    result = run("verify", str(file))
    assert (result.exit_code, result.output.count("✓")) == (0, 3)
    assert played[1]["fair"]["commitment"] in result.output
    assert json.loads(run("verify", str(file), "--json").output)["fair"]
    plain = program("verify", file, PYTHONIOENCODING="ascii").stdout.splitlines()
    assert [line.split()[0] for line in plain[:3]] == ["yes:"] * 3


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda record: record["fair"].update(secret="0" * 64), "commitment"),
        (lambda record: record["fair"]["numbers"].reverse(), "commitment"),
        (lambda record: record["fair"].update(numbers=["x", ""]), "numbers"),
        (lambda record: record.update(seed="0" * 64), "seed"),
        (lambda record: record["answers"].pop(), "goes on"),
        (lambda record: record["scores"].append(1), "scores"),
        (lambda record: record.pop("fair"), "no part `fair`"),
    ],
)
def test_a_changed_record_is_not(played: tuple[Path, Record], tmp_path: Path, change: Any, problem: str) -> None:
    record = json.loads(json.dumps(played[1]))
    change(record)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    result = run("verify", str(file))
    assert (result.exit_code, "✗" in result.output) == (1, True)
    assert problem in result.output


def test_all_stored_games_are_replayed(played: tuple[Path, Record]) -> None:
    result = run("check-records", "--data", str(played[0]))
    assert result.exit_code == 0, result.output
    assert "3 games" in result.output
    assert "0 differ" in result.output


def test_differences_are_listed(played: tuple[Path, Record], tmp_path: Path) -> None:
    copied = sqlite3.connect(tmp_path / "tables.sqlite3")
    with sqlite3.connect(played[0] / "tables.sqlite3") as whole:
        whole.backup(copied)
    copied.execute("UPDATE game_table SET result = json_replace(result, '$.scores', json('[1,2]')) WHERE number = 1")
    copied.execute("INSERT INTO move VALUES (2, 99, 0, 'nonsense', 'answer', 0)")
    copied.commit()
    copied.close()
    result = run("check-records", "--data", str(tmp_path), "--json")
    found = json.loads(result.output)
    assert result.exit_code == 1
    assert [each["table"] for each in found["differences"]] == [1, 2]
    assert "the scores were [1, 2]" in found["differences"][0]["difference"]
    assert "nonsense" in found["differences"][1]["difference"]


def test_a_folder_without_tables(tmp_path: Path) -> None:
    assert "tables.sqlite3 does not exist" in refused("check-records", "--data", str(tmp_path))
