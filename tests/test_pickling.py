"""States can be pickled and copied: the copies are equal, and play on alike."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.start import start_of
from tumbleweed.core.steps import State

Copying = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


every_way = pytest.mark.parametrize("copied", [copy.deepcopy, copy.copy, pickled])
every_game = pytest.mark.parametrize("game", tw.game_names())


def played(game: str, seed: int, answers: int, log: bool = True) -> State:
    """A game after some answers."""
    luck = random.Random(seed)
    s = tw.new(game, seats=3, seed=seed, options=tw.find(game).automatic({}), log=log)
    go_on(luck, answers, s)
    return s


def go_on(luck: random.Random, answers: int, *states: State) -> None:
    """Gives the same answers in several equal games."""
    for _ in range(answers):
        asked = tw.waiting(states[0])
        if not asked:
            return
        seat = luck.choice(asked)
        action = luck.choice(tw.legal(states[0], seat))
        for s in states:
            tw.answer(s, seat, action)


def assert_same(one: State, other: State) -> None:
    assert tw.find(one.game).dump(one) == tw.find(one.game).dump(other)
    assert tw.record(one) == tw.record(other)
    for seat in range(-1, one.count):
        assert tw.view(one, seat) == tw.view(other, seat)
        assert tw.events(one, seat) == tw.events(other, seat)
    assert one.log is not None
    assert other.log is not None
    assert (one.log.pauses, one.log.windows) == (other.log.pauses, other.log.windows)


@every_way
@every_game
def test_a_copy_is_the_same_game_and_plays_on_alike(game: str, copied: Copying) -> None:
    for seed in range(4):
        s = played(game, seed, 20 + 45 * seed)
        other = copied(s)
        assert_same(s, other)
        go_on(random.Random(seed), 60, s, other)
        assert_same(s, other)


@every_way
@every_game
def test_a_copy_has_a_life_of_its_own(game: str, copied: Copying) -> None:
    s = played(game, 7, 30)
    before = tw.find(game).dump(s), tw.record(s), tw.events(s, 0)
    go_on(random.Random(1), 30, copied(s))
    assert (tw.find(game).dump(s), tw.record(s), tw.events(s, 0)) == before


@every_way
def test_pauses_to_come_are_kept(copied: Copying) -> None:
    """In Dice Town a moment for cards makes the others wait; such a pause may still be on the agenda."""
    met = 0
    for seed in range(12):
        s = played("dice-town", seed, 15 + 9 * seed)
        other = copied(s)
        for _ in range(60):
            cell = s.agenda
            while cell is not None:
                met += type(cell.step).__name__ == "Pause"
                cell = cell.rest
            go_on(random.Random(seed), 1, s, other)
        assert s.log is not None
        assert other.log is not None
        assert s.log.pauses == other.log.pauses
    assert met > 0


@every_way
@every_game
def test_what_keeps_no_record_keeps_none(game: str, copied: Copying) -> None:
    other = copied(played(game, 3, 25, log=False))
    assert other.log is None
    with pytest.raises(tw.BadRecord, match="keeps no record"):
        tw.record(other)


@every_game
def test_secret_luck_and_a_start_in_the_middle(game: str) -> None:
    s = played(game, 5, 12)
    spec = tw.find(game)
    start = start_of(spec, s, 0, "5e" * 32, tw.record(s))
    taken = tw.replay({**tw.record(s), "seed": "5e" * 32, "answers": [], "scores": None, "start": start})
    other = pickled(taken)
    assert tw.record(other)["start"] == start
    go_on(random.Random(2), 40, taken, other)
    assert_same(taken, other)


def test_a_game_stays_the_one_there_is() -> None:
    for name in tw.game_names():
        assert pickled(tw.find(name)) is tw.find(name)
        assert copy.deepcopy(tw.find(name)) is tw.find(name)
