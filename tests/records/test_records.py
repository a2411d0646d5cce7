"""Finished games, replayed to their results: a save can be opened forever."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.records.games import COMMAND, FOLDER, ODD_TABLES, games
from tests.records.lessons import PLAYED
from tests.records.taken_over import TAKEN

import tumbleweed as tw
from tumbleweed.arena import checks

FILES = sorted(FOLDER.glob("*/*.json"))
MOST_BYTES = 60_000
every_record = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
every_game = pytest.mark.parametrize("game", tw.game_names())


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@every_record
def test_a_record_replays_to_its_result(path: Path) -> None:
    data = read(path)
    s = tw.replay(data)
    assert tw.waiting(s) == ()
    assert tw.scores(s) == data["scores"]
    assert tw.view(s, -1)["ranking"] == data["ranking"]
    first = [place == 1 for place in data["ranking"]]
    assert [share > 0 for share in tw.returns(s)] == first
    assert sum(tw.returns(s)) == pytest.approx(1)
    checks.invariants_hold(tw.find(s.game), s, 0)


@every_record
def test_a_replayed_record_is_the_same_record(path: Path) -> None:
    data = read(path)
    again = json.loads(json.dumps(tw.record(tw.replay(data, log=False))))
    assert again == {key: value for key, value in data.items() if key not in ("players", "ranking")}


@every_record
def test_a_wrong_result_or_a_missing_answer_is_noticed(path: Path) -> None:
    data = read(path)
    wrong = [points + 1 for points in data["scores"]]
    with pytest.raises(tw.BadRecord):
        tw.replay({**data, "scores": wrong}, log=False)
    with pytest.raises(tw.BadRecord):
        tw.replay({**data, "answers": data["answers"][:-1]}, log=False)


@every_game
def test_the_records_are_those_that_are_wanted(game: str) -> None:
    files = [path for path in FILES if path.parent.name == game]
    newest = {path.name for path in files if read(path)["version"] == tw.find(game).version}
    assert newest == {one.file.name for one in games(game)}, f"write them anew: {COMMAND}"
    assert len(files) >= 50
    assert all(path.stat().st_size < MOST_BYTES for path in files)


@every_game
def test_the_records_hold_all_sorts_of_games(game: str) -> None:
    records = [read(path) for path in FILES if path.parent.name == game]
    spec = tw.find(game)
    assert {data["seats"] for data in records} == set(range(spec.least_seats, spec.most_seats + 1))
    for option in spec.options:
        played = {json.dumps(data["options"].get(option.name)) for data in records}
        assert played >= {json.dumps(value) for value in option.values}, option.name
    answers = [row for data in records for row in data["answers"]]
    assert sum(len(row) == 3 for row in answers) >= 100, "answers of the clock"
    assert sum(isinstance(data["seed"], str) for data in records) >= 10, "secure seeds"
    assert {name for data in records for name in data["players"]} == {"random", "casual"}


def test_games_that_were_taken_over_are_there_too() -> None:
    """Positions that were written down can be opened forever, like records: the old ones are never made anew."""
    files = [path for path in FILES if path.parent.name == "taken-over"]
    assert {path.stem for path in files} == {taken.name for taken in TAKEN}
    records = [read(path) for path in files]
    assert all("start" in data for data in records)
    assert {data["game"] for data in records if "start" in data["start"]["before"]} == set(tw.game_names()), "twice"
    assert all(path.stat().st_size < MOST_BYTES for path in files)


def test_lessons_are_there_too() -> None:
    """Their luck follows from data files: once released it stays, and these records say so."""
    records = {path.stem: read(path) for path in FILES if path.parent.name == "lessons"}
    assert records.keys() == {one.name for one in PLAYED}
    assert {data["seed"] for data in records.values()} == {"lesson"}
    assert all("start" not in data for data in records.values())


def test_there_are_odd_tables_for_every_game() -> None:
    assert sorted(ODD_TABLES) == sorted(tw.game_names())


def test_records_of_dice_town_hold_what_only_it_has() -> None:
    records = [read(path) for path in FILES if path.parent.name == "dice-town"]
    assert {(data["options"]["edition"], data["seats"]) for data in records} == {
        (edition, seats) for edition in ("first", "second") for seats in range(2, 6)
    }
    assert sum(row[1].startswith("bribe") for data in records for row in data["answers"]) >= 500
    assert any(set(data["options"]["claim_values"]) - {1, 2, 3, 4, 5} for data in records), "claim values of one's own"


def test_records_of_boomtown_hold_what_only_it_has() -> None:
    records = [read(path) for path in FILES if path.parent.name == "boomtown"]
    answers = [row[1] for data in records for row in data["answers"]]
    for verb in ("bid", "pick", "mustang", "mine", "saloon", "town", "rob", "set"):
        assert sum(answer.startswith(verb) for answer in answers) >= 3, verb
    assert any(isinstance(data["options"]["deck"], list) for data in records), "a deck of one's own"


def test_records_of_dodge_city_hold_what_only_it_has() -> None:
    records = [read(path) for path in FILES if path.parent.name == "dodge-city"]
    answers = [row[1] for data in records for row in data["answers"]]
    for verb in ("play", "open", "buy", "free", "take back", "take", "move", "to", "challenge", "building", "pass"):
        assert sum(answer.startswith(verb) for answer in answers) >= 3, verb
    assert any(isinstance(data["options"]["board"], list) for data in records), "a board of one's own"
    assert sum(max(data["scores"]) >= data["options"]["target_points"] for data in records) >= 5, "games that were won"
