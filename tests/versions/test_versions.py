"""Games are played, and replayed for ever, by the version of the rules they were begun with: shown with a later program
that has a version 2 of every game (later.py).
"""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Person, house, play_on, run
from tests.server.ledger import position, rows_of, status_of, unhurt
from tests.server.nursery import quick_house
from tests.versions.later import ROOT, Copy, later_program

import tumbleweed as tw

GAMES = ("dice-town", "boomtown", "dodge-city")
OPTION = {"dice-town": "mine_bonus", "boomtown": "rich_sharks", "dodge-city": "half_rent"}


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return later_program(tmp_path_factory.mktemp("later"))


def said_by(copy: Copy, module: str, *arguments: str) -> str:
    """What a program of this folder says when the copy runs it."""
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(
        command, check=False, env=copy.environment, cwd=copy.path, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
def test_cards_options_rules_words_and_records_of_each_version(later: Copy) -> None:
    found = json.loads(said_by(later, "tests.versions.upgraded"))
    assert found["newest"] == dict.fromkeys(GAMES, 2)
    for game in GAMES:
        newest, first, second = found["games"][game]
        assert newest == second, "new games take the newest version"
        for each, version in ((first, 1), (second, 2)):
            assert each["version"] == each["in the record"] == each["view"] == version
        assert set(second["options"]) - set(first["options"]) == {OPTION[game]}
    boxes_differ(found["games"])
    words_differ(*found["words"])
    clearly_refused(*found["refused"])
    files = [f"{path.parent.name}/{path.stem}" for path in sorted((ROOT / "tests/records").glob("*/*.json"))]
    assert found["replayed"] == {"same": files, "different": []}, "records of version 1 replay to themselves"
    assert sum(name.startswith("taken-over/") for name in files) >= 9


def boxes_differ(games: Any) -> None:
    """What is in the box, in versions 1 and 2."""
    dice_town, boomtown, dodge_city = (games[game][1:] for game in GAMES)
    assert [each["deck"] for each in dice_town] == [19, 20]
    assert [each["bank"] for each in dice_town] == [3, 5]
    assert [each["deck"] for each in boomtown] == [60, 60], "a mine in the place of a Dynamite"
    assert [each["gold"] for each in boomtown] == [10, 12]
    assert [each["deck"] for each in dodge_city] == [44, 45]
    assert [each["events"] for each in dodge_city] == [32, 34]
    assert [each["box"].get("pickaxe") for each in dice_town] == [None, 1]
    assert [each["box"]["DYN"] for each in boomtown] == [3, 2]
    assert [[each["box"].get(card) for card in ("Q8", "EV25")] for each in dodge_city] == [[None, None], [1, 2]]


def words_differ(newest: Any, first: Any, second: Any) -> None:
    assert newest == second
    assert (second["card"], second["rule"]) == ("Cheater 2", "One more.")
    assert (first["card"], first["rule"][:24]) == ("Professional Cheater", "If you win the Gold Mine")
    assert set(second["options"]) - set(first["options"]) == {"mine_bonus"}


def clearly_refused(version: str, option: str, value: str) -> None:
    assert version == "BadVersion: dice-town: there is no version 3 of the rules; this program knows 1 to 2"
    assert option.startswith("BadOption: there is no option 'mine_bonus' in version 1 of the rules; options are")
    assert value.startswith("BadOption: option mine_bonus: perhaps is not possible; choose on, off")


@pytest.mark.long
@pytest.mark.parametrize(
    ("tables", "games"), [("few", 7), pytest.param("all", 18, marks=[pytest.mark.slow, pytest.mark.guards])]
)
def test_games_of_version_1_are_the_same_in_both_programs(later: Copy, tables: str, games: int) -> None:
    """Every position, view, option and event of random games, and what bots answer."""
    present = Copy.__new__(Copy)
    present.path = ROOT
    before = said_by(present, "tests.versions.games", "1", tables)
    assert said_by(later, "tests.versions.games", "1", tables) == before
    assert len(before.splitlines()) == games
    other = said_by(later, "tests.versions.games", "2", tables)
    assert not {*before.splitlines()} & {*other.splitlines()}, "every game differs by version 2"


@pytest.mark.long
def test_an_upgraded_server_plays_old_tables_on_by_their_version(tmp_path: Path, later: Copy) -> None:
    """Running games go on by version 1 to their end, tables that have not begun take version 2, a game that was taken
    over keeps its version, and one of a version nobody knows is refused while the others wake.
    """
    made: dict[str, Any] = {}

    async def before(opened: House) -> None:
        async with await Person(opened).named("Ada") as ada:
            for game in GAMES:
                made[game] = await begun(ada, game)
            made["strange"] = await begun(ada, "boomtown")
            made["open"] = await ada.table("dice-town", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            made["cookies"] = dict(ada.http.cookies)

    async def after(opened: House) -> None:
        async with Person(opened) as ada:
            ada.http.cookies.update(made["cookies"])
            refusal = await ada.call("GET", f"/tables/{made['strange']}", status=409)
            assert refusal["code"] == "newer_rules"
            assert "version 7" in refusal["words"]
            for game in GAMES:
                info = await ada.call("GET", f"/tables/{made[game]}")
                assert (info["version"], info["status"]) == (1, "playing")
                async with ada.at(made[game]) as seat:
                    await play_on(seat)
                record = await ada.call("GET", f"/records/{made[game]}")
                assert record["version"] == 1
                assert OPTION[game] not in record["options"]
                tw.replay(record)
                assert (await ada.call("GET", f"/records/{made[game]}/verify"))["fair"] is True
            await taken_over(ada, made["dice-town"])
            await ada.call("POST", f"/tables/{made['open']}/start", fill="")
            assert (await ada.call("GET", f"/tables/{made['open']}"))["version"] == 2

    with quick_house(tmp_path / "data", "--rate", "1000000") as opened:
        run(before(opened))
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite3") as database:
        database.execute("UPDATE game_table SET version = 7 WHERE id = ?", (made["strange"],))
    database.close()
    answers = {game: len(rows_of(tmp_path / "data", made[game])) for game in GAMES}
    with house(tmp_path / "data", "--rate", "1000000", **later.environment) as opened:
        run(after(opened))
        unhurt(opened)
    for game in GAMES:
        assert len(rows_of(tmp_path / "data", made[game])) > answers[game]
        assert position(tmp_path / "data", made[game]).ask is None, "this program agrees that it is over"
        assert status_of(tmp_path / "data", made[game]) == "finished"


async def begun(person: Person, game: str) -> str:
    """A table with some answers; bots sit at the other chairs."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (1 if game == "dice-town" else 2)]
    options = {"pass_limit": 5} if game == "dodge-city" else {}
    table = await person.table(game, seats, options=options)
    await person.call("POST", f"/tables/{table}/start", fill="")
    async with person.at(table) as seat:
        for _ in range(3):
            await seat.until(lambda: seat.question is not None)
            await seat.answer_first()
    return table


async def taken_over(person: Person, record: str) -> None:
    """Somebody goes on from the middle of an old game, with the same luck and with new luck: by the old rules."""
    for luck in ("same", "new"):
        asked: dict[str, Any] = {"moment": 4, "seat": 0, "luck": luck, "bots": "random", "pace": 0}
        made = await person.call("POST", f"/records/{record}/play", **asked)
        assert (await person.call("GET", f"/tables/{made['id']}"))["version"] == 1
        async with person.at(made["id"]) as seat:
            await seat.until(lambda: seat.question is not None)
            assert (await seat.answer_first())["type"] == "done"
            assert seat.view["version"] == 1
