"""Records: what a save holds, its replay, and clear words for one that is broken."""

import json
from typing import Any

import pytest

from tumbleweed.core.chance import chance
from tumbleweed.core.errors import BadRecord, BadVersion, UnknownGame
from tumbleweed.core.play import answer, legal, waiting
from tumbleweed.core.record import FORMAT, answers, record, replay
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State


def played(spec: GameSpec, most: int = 1000) -> State:
    """A game with random answers; every third is the clock's."""
    luck = chance(("answers",), 2)
    s = spec.new(3, {}, 12, True)
    for number in range(most):
        seats = waiting(s)
        if not seats:
            break
        options = legal(s, seats[-1])
        if number % 3 == 0:
            spec.time_out(s, seats[-1])
        else:
            answer(s, seats[-1], options[luck.below(0, len(options))])
    return s


def broken(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(data)), **changes}


def test_a_record_holds_all_that_makes_the_game(spec: GameSpec) -> None:
    data = record(played(spec))
    assert {key: data[key] for key in ("format", "game", "version", "seats", "options", "seed")} == {
        "format": FORMAT, "game": "fair", "version": 2, "seats": 3, "options": {"rounds": 2}, "seed": 12,
    }  # fmt: skip
    assert data["answers"][0] == [2, "bid 0", "default"]
    assert all(len(row) in (2, 3) for row in data["answers"])
    assert data["scores"] == spec.scores(played(spec))


def test_a_record_replays_to_the_same_end(spec: GameSpec) -> None:
    s = played(spec)
    again = replay(json.loads(json.dumps(record(s))))
    assert spec.dump(again) == spec.dump(s)
    assert record(again) == record(s)
    assert answers(again) == answers(s)


def test_a_record_is_replayed_by_its_version(spec: GameSpec) -> None:
    old = spec.new(3, {}, 12, True, 1)
    while waiting(old):
        spec.time_out(old, waiting(old)[0])
    data = record(old)
    assert data["version"] == spec.version_of(replay(data)) == 1
    assert record(replay(data)) == data
    assert spec.dump(replay({**data, "answers": [], "scores": None})) == spec.dump(spec.new(3, {}, 12, True, 1))
    assert spec.version_of(spec.new(3, {}, 12, True)) == 2
    with pytest.raises(BadVersion, match="fair: there is no version 3 of the rules; this program knows 1 to 2"):
        spec.new(3, {}, 12, True, 3)


def test_a_running_game_has_no_scores_and_can_be_taken_up(spec: GameSpec) -> None:
    s = played(spec, 4)
    data = record(s)
    assert data["scores"] is None
    assert waiting(replay(data)) == waiting(s)


def test_replaying_a_part(spec: GameSpec) -> None:
    data = record(played(spec))
    assert record(replay(data, upto=3))["answers"] == data["answers"][:3]
    assert answers(replay(data, upto=0)) == []
    assert replay(data, log=False).log is None


def test_what_keeps_no_record_cannot_be_recorded(spec: GameSpec) -> None:
    for silent in (spec.new(3, {}, 1, False), played(spec).copy()):
        with pytest.raises(BadRecord, match="keeps no record"):
            record(silent)


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_what_is_no_object_is_no_record(data: Any) -> None:
    with pytest.raises(BadRecord, match="a record is an object"):
        replay(data)


@pytest.mark.parametrize("key", ["format", "game", "version", "seats", "options", "seed", "answers"])
def test_a_missing_key_is_named(spec: GameSpec, key: str) -> None:
    data = broken(record(played(spec)))
    del data[key]
    with pytest.raises(BadRecord, match=f"lacks {key}"):
        replay(data)


WRONG_SET_UPS: list[tuple[dict[str, Any], str]] = [
    ({"format": 99}, "format 99; this program reads format 1"),
    ({"version": 3}, "rules version 3; this program knows 1 to 2"),
    ({"version": 0}, "rules version 0"),
    ({"version": "2"}, "rules version 2"),
    ({"options": []}, "options is an object"),
    ({"answers": {}}, "answers is a list"),
    ({"options": {"rounds": 7}}, "set-up is wrong: option rounds"),
    ({"options": {"x": 7}}, "set-up is wrong: there is no option"),
    ({"seats": 9}, "set-up is wrong: fair is for 2 to 4 seats"),
    ({"seed": "abc"}, "set-up is wrong: a secret seed"),
]


@pytest.mark.parametrize(("changes", "message"), WRONG_SET_UPS)
def test_a_wrong_set_up_is_refused(spec: GameSpec, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        replay(broken(record(played(spec)), **changes))


def test_an_unknown_game_is_refused(spec: GameSpec) -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        replay(broken(record(played(spec)), game="chess"))


WRONG_ROWS: list[tuple[Any, str]] = [
    ("bid 0", r"answer 1: 'bid 0' is not \[seat, text\]"),
    ([0], "answer 1"),
    ([0, "bid 0", "late"], "answer 1"),
    ([0, "bid 0", "default", 1], "answer 1"),
    (["0", "bid 0"], "answer 1"),
    ([0, 0], "answer 1"),
    ([0, "bid 9"], r"answer 1 \(0: bid 9\): fair has no action 'bid 9'"),
    ([0, "colour red"], r"answer 1 \(0: colour red\): that is not one of the options"),
    ([2, "bid 0"], r"answer 1 \(2: bid 0\): seat 2 has answered already"),
    ([7, "bid 0"], r"answer 1 \(7: bid 0\): there is no seat 7"),
]


@pytest.mark.parametrize(("row", "message"), WRONG_ROWS)
def test_a_wrong_answer_is_named_with_its_number(spec: GameSpec, row: Any, message: str) -> None:
    data = broken(record(played(spec)))
    data["answers"][1] = row
    with pytest.raises(BadRecord, match=message):
        replay(data)


def test_wrong_scores_are_noticed(spec: GameSpec) -> None:
    data = record(played(spec))
    with pytest.raises(BadRecord, match="replayed the scores are"):
        replay(broken(data, scores=[99, 0, 0]))


def test_a_record_that_claims_to_be_finished_and_is_not(spec: GameSpec) -> None:
    data = record(played(spec))
    with pytest.raises(BadRecord, match="after 2 answers the game goes on"):
        replay(broken(data, answers=data["answers"][:2]))


def test_an_answer_after_the_end(spec: GameSpec) -> None:
    data = record(played(spec))
    with pytest.raises(BadRecord, match="the game is over"):
        replay(broken(data, answers=[*data["answers"], [0, "bid 0"]]))
