"""A record that begins in the middle of another game: what is written down opens again, what was changed by hand is
refused with the reason, and nothing makes the program fall over.
"""

import copy
import json
import random
from typing import Any

import pytest
from tests.server.stories import played

import tumbleweed as tw
from tumbleweed.core.chance import chance
from tumbleweed.core.errors import BadRecord, TumbleweedError
from tumbleweed.core.playout import play_out
from tumbleweed.core.record import Record
from tumbleweed.core.start import MOST_DRAWN, start_of

SEED = "5eed" * 16
every_game = pytest.mark.parametrize("game", tw.game_names())
MADE: dict[str, Record] = {}


def started(game: str) -> Record:
    """A finished game that was taken over from another after a third of it."""
    if game not in MADE:
        record = played(game, 3)
        moment = len(record["answers"]) // 3
        part = {**record, "answers": record["answers"][:moment], "scores": None}
        start = start_of(tw.find(game), tw.replay(part), 1, SEED, part)
        s = tw.replay({**part, "answers": [], "seed": SEED, "start": start})
        play_out(s, chance(("answers",), 4), 100_000)
        MADE[game] = json.loads(json.dumps(tw.record(s)))
    return copy.deepcopy(MADE[game])


@every_game
def test_it_replays_to_its_end(game: str) -> None:
    record = started(game)
    s = tw.replay(record)
    assert tw.waiting(s) == ()
    assert tw.scores(s) == record["scores"]
    assert tw.record(s) == record
    middle = tw.replay(record, upto=len(record["answers"]) // 2, log=False)
    assert tw.waiting(middle) != ()
    assert middle.log is None
    assert tw.record(tw.replay(record, upto=3)) == {**record, "answers": record["answers"][:3], "scores": None}


@every_game
def test_copies_keep_neither_start_nor_record(game: str) -> None:
    s = tw.replay(started(game), upto=2)
    assert s.start is not None
    assert s.copy().start is None
    with pytest.raises(BadRecord, match="no record"):
        tw.record(s.copy())


@every_game
def test_what_others_knew_is_forgotten(game: str) -> None:
    """The others have other cards now, so what they were told of the old ones is not told any more."""
    record = started(game)
    s = tw.replay(record, upto=0)
    before = tw.replay({**record, **record["start"]["before"], "start": None, "scores": None})
    assert s.log is not None
    assert before.log is not None
    assert s.log.seen_by(1) == before.log.seen_by(1)
    for seat in (-1, 0, 2):
        assert [event["event"] for event in s.log.seen_by(seat)] == [
            event["event"] for event in before.log.seen_by(-1)
        ] or game == "dice-town"
        for event in s.log.events:
            assert all(seats == 2 for seats, _ in event.secrets)


CHANGES: dict[str, tuple[Any, str]] = {
    "start": (7, "start is an object"),
    "start.seat": (9, "seat is one of 0 to 2"),
    "start.more": (1, "start is an object with"),
    "start.position": ([], "are objects"),
    "start.before": ({"seed": 5}, "before has the seed"),
    "start.before.answers": ([], "another ask_number"),
    "start.before.seed": (6, "answer|another|else|options"),
    "start.position.seed": ("0" * 64, "seed is not that of its start"),
    "start.position.count": (2, "another count"),
    "start.position.open": (12, "no position|another open"),
    "start.position.ask": (["Unheard"], "cannot have been dealt"),
    "start.position.agenda": ([], "something else comes next"),
    "start.position.game": ("whist", "another game"),
    "start.position.options": ({"edition": "third"}, "other options"),
    "start.position.players": ([], "no position"),
    "start.position.read": ([MOST_DRAWN + 1] * 40, "drawn"),
    "start.position.strange": (1, "strange"),
    "seed": ("0" * 64, "seed is not that of its start"),
}


@every_game
@pytest.mark.parametrize("place", CHANGES)
def test_a_start_changed_by_hand_is_refused(game: str, place: str) -> None:
    record = started(game)
    value, why = CHANGES[place]
    *way, last = place.split(".")
    inside: Any = record
    for step in way:
        inside = inside[step]
    if isinstance(value, list) and last == "read":
        value = value[: len(inside[last])]
    inside[last] = value
    with pytest.raises(BadRecord, match=why):
        tw.replay(record)


@every_game
def test_something_missing(game: str) -> None:
    record = started(game)
    for name in record["start"]["position"].keys() - {"version"}:  # it is 1 if it is not written down
        less = copy.deepcopy(record)
        del less["start"]["position"][name]
        with pytest.raises(BadRecord, match=r"no position|other"):
            tw.replay(less)


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of all plain values within one."""
    if isinstance(value, dict):
        return [found for name, inner in value.items() for found in places(inner, (*way, name))]
    if isinstance(value, list):
        return [way, *(found for place, inner in enumerate(value) for found in places(inner, (*way, place)))]
    return [way]


STRANGE: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    7,
    63,
    10**6,
    2**62,
    2**80,
    -(2**70),
    "x",
    1.5,
    True,
    [],
    {},
    [[]],
    ["Pass"],
)


@every_game
def test_no_change_makes_the_program_fall_over(game: str) -> None:
    """Any value of the position becomes another: it is refused, or the game goes on by the rules from there."""
    luck = random.Random(game)
    record = started(game)
    ways = [way for way in places(record["start"]["position"]) if way]
    outcomes = {"refused": 0, "played": 0}
    for _ in range(150):
        changed = copy.deepcopy(record)
        way = luck.choice(ways)
        inside = changed["start"]["position"]
        for step in way[:-1]:
            inside = inside[step]
        before = inside[way[-1]]
        if isinstance(before, list) and before and luck.random() < 0.5:
            luck.shuffle(before)
        else:
            inside[way[-1]] = luck.choice(STRANGE)
        if way == ("seed",):
            continue
        try:
            tw.replay({**changed, "answers": record["answers"][:30], "scores": None})
            outcomes["played"] += 1
        except TumbleweedError:
            outcomes["refused"] += 1
    assert outcomes["refused"] > 50
