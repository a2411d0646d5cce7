"""The loop of play, on a tiny game: answers at the same time, answers in parts, and answers that are refused."""

import itertools
from typing import Any

import pytest

from tumbleweed.arena import checks
from tumbleweed.core.chance import chance
from tumbleweed.core.errors import BadSeats, IllegalAnswer
from tumbleweed.core.play import answer, apply, apply_default, default_answer, legal, waiting
from tumbleweed.core.playout import play_out
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.steps import SEATS_OF, Ask, State, Step

BID = [0, 1, 2, 3]
SOFT, LOUD = 4, 5
RED, BLUE = 6, 7


def begin(spec: GameSpec, seats: int = 3, seed: int = 1) -> State:
    return spec.new(seats, {"rounds": 2}, seed, True)


def points(s: State) -> list[int]:
    return find(s.game).scores(s)


def test_a_new_game_waits_for_all_who_are_asked(spec: GameSpec) -> None:
    s = begin(spec)
    assert waiting(s) == (0, 1, 2)
    assert [legal(s, seat) for seat in range(3)] == [(0, 1, 2, 3)] * 3
    assert (s.ask_number, s.answers_of(0)) == (1, 0)


def test_nothing_happens_until_the_last_has_answered(spec: GameSpec) -> None:
    s = begin(spec)
    answer(s, 1, BID[0])
    answer(s, 0, BID[0])
    assert waiting(s) == (2,)
    assert spec.events(s, -1, 0) == []
    answer(s, 2, BID[1])
    answer(s, 2, LOUD)
    told = {"seq": 0, "event": "bids", "form": "", "rule": "", "left": 1, "bids": [0, 0, 1]}
    assert spec.events(s, -1, 0) == [told]
    assert waiting(s) == (2,)
    assert legal(s, 2) == (RED, BLUE)


def test_an_answer_in_parts_is_asked_further(spec: GameSpec) -> None:
    s = begin(spec)
    answer(s, 0, BID[2])
    assert waiting(s) == (0, 1, 2)
    assert legal(s, 0) == (SOFT, LOUD)
    assert (s.ask_number, s.answers_of(0), s.answers_of(1)) == (1, 1, 0)
    answer(s, 0, LOUD)
    assert waiting(s) == (1, 2)
    assert s.answers_of(0) == 2


def test_a_choice_with_one_option_is_not_asked(spec: GameSpec) -> None:
    """Seat 0 has no coins left after its bid, so its colour is red without a question, and the next bid is 0."""
    s = begin(spec)
    for seat, action in ((0, BID[3]), (0, SOFT), (1, BID[0]), (2, BID[0])):
        answer(s, seat, action)
    assert waiting(s) == (1, 2)
    assert points(s)[0] in range(2, 13, 2)
    assert legal(s, 0) == ()


def test_the_game_is_over_when_nothing_is_left_to_do(spec: GameSpec) -> None:
    s = begin(spec)
    play_out(s, chance(("answers",), 3), 1000)
    assert waiting(s) == ()
    assert s.ask is None
    assert s.agenda is None
    assert sum(spec.returns(s)) == pytest.approx(1)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        answer(s, 0, 0)


def test_play_out_stops_after_so_many_answers(spec: GameSpec) -> None:
    s = begin(spec)
    assert play_out(s, chance(("answers",), 3), 2) == 2
    assert sum(s.answers_of(seat) for seat in range(3)) == 2


def interleaved(spec: GameSpec, order: tuple[int, ...]) -> dict[str, Any]:
    """All bid 1 coin loudly, each giving both parts in the order given."""
    s = begin(spec)
    parts = {seat: [BID[seat], SOFT + seat % 2] for seat in range(1, 3)} | {0: [BID[0]]}
    for seat in order:
        answer(s, seat, parts[seat].pop(0))
    return spec.dump(s)


def test_the_order_of_simultaneous_answers_does_not_matter(spec: GameSpec) -> None:
    orders = set(itertools.permutations((0, 1, 1, 2, 2)))
    first = interleaved(spec, (0, 1, 1, 2, 2))
    assert len(orders) == 30
    assert all(interleaved(spec, order) == first for order in orders)


REFUSALS = [
    (0, BID[0], "has answered already", ""),
    (1, RED, "not one of the options", "T-3"),
    (1, 99, "not one of the options", "T-3"),
    (2, BID[1], "more than he owns", "T-4"),
]


@pytest.mark.parametrize(("seat", "action", "reason", "rule"), REFUSALS)
def test_a_refused_answer_names_rule_and_reason_and_changes_nothing(
    spec: GameSpec, seat: int, action: int, reason: str, rule: str
) -> None:
    s = begin(spec)
    answer(s, 0, BID[0])
    answer(s, 2, BID[2])
    before = spec.dump(s)
    with pytest.raises(IllegalAnswer, match=reason) as error:
        answer(s, seat, action)
    assert error.value.rule == rule
    assert str(error.value).endswith(f"[{rule}]") is bool(rule)
    assert spec.dump(s) == before
    assert len(list(_past(s))) == 2


def _past(s: State) -> list[int]:
    seats, past = [], s.past
    while past is not None:
        seats.append(past.seat)
        past = past.before
    return seats


def test_who_is_awaited_is_not_told_while_somebody_is_asked_discreetly(spec: GameSpec) -> None:
    s = begin(spec)
    for seat, action in ((0, BID[0]), (1, BID[0]), (2, BID[1]), (2, SOFT)):
        answer(s, seat, action)
    with pytest.raises(IllegalAnswer) as error:
        answer(s, 0, RED)
    assert "awaited" not in str(error.value)


@pytest.mark.parametrize("seat", [-1, 3, 100])
def test_there_is_no_such_seat(spec: GameSpec, seat: int) -> None:
    s = begin(spec)
    with pytest.raises(BadSeats, match="seats are 0 to 2"):
        answer(s, seat, 0)
    with pytest.raises(BadSeats):
        default_answer(s, seat)
    if seat == -1:
        assert legal(s, seat) == (), "a spectator is asked nothing"
        return
    with pytest.raises(BadSeats):
        legal(s, seat)


@pytest.mark.parametrize("seats", [1, 5, True, "3", 2.0])
def test_the_number_of_seats_must_fit(spec: GameSpec, seats: Any) -> None:
    with pytest.raises(BadSeats, match="fair is for 2 to 4 seats"):
        spec.new(seats, {}, 1, True)


def test_the_default_is_given_when_time_is_up(spec: GameSpec) -> None:
    s = begin(spec)
    assert [default_answer(s, seat) for seat in range(3)] == [0, 0, 0]
    assert spec.time_out(s, 1) == 0
    assert waiting(s) == (0, 2)
    with pytest.raises(IllegalAnswer, match="not asked anything now"):
        default_answer(s, 1)


def test_a_copy_shares_nothing_and_keeps_no_log(spec: GameSpec) -> None:
    s = begin(spec)
    before, copy = spec.dump(s), s.copy()
    play_out(copy, chance(("answers",), 5), 1000)
    assert spec.dump(s) == before
    assert copy.log is None
    assert copy.recorded is False
    assert copy.past is None
    assert waiting(s) == (0, 1, 2)


def test_steps_come_in_the_order_they_were_put(spec: GameSpec) -> None:
    s = begin(spec)
    first, second, third = Step(), Step(), Step()
    s.agenda = None
    s.next(third)
    s.then(first, second)
    assert s.agenda is not None
    cells = [s.agenda, s.agenda.rest, s.agenda.rest.rest if s.agenda.rest else None]
    assert [cell.step for cell in cells if cell is not None] == [first, second, third]
    s.agenda = None
    s.then_all((first, second, third))
    assert s.agenda is not None
    assert s.agenda.step is first


def test_a_step_or_ask_that_says_nothing_is_an_error(spec: GameSpec) -> None:
    s, ask = begin(spec), Ask()
    for silent in (Step().run, ask.seats, ask.resolve):
        with pytest.raises(AssertionError):
            silent(s)
    with pytest.raises(AssertionError):
        ask.options(s, 0)
    with pytest.raises(AssertionError):
        ask.default(s, 0)
    assert ask.forbids(s, 0, 0) is None


def test_sets_of_seats() -> None:
    assert SEATS_OF[0] == ()
    assert SEATS_OF[0b10110] == (1, 2, 4)
    assert len(SEATS_OF) == 256


@pytest.mark.parametrize("seed", range(20))
def test_the_toy_game_passes_the_checks_of_all_games(spec: GameSpec, seed: int) -> None:
    luck, s = chance(("answers",), seed), begin(spec, 2 + seed % 3, seed)
    wanted: tuple[checks.Check, ...] = (
        checks.options_are_sound, checks.default_is_legal, checks.invariants_hold, checks.asking_changes_nothing,
        checks.order_of_answers_is_free, checks.wrong_answers_are_refused, checks.dump_and_load_agree,
    )  # fmt: skip
    while seats := waiting(s):
        checks.run(wanted, spec, s, seed)
        seat = seats[luck.below(0, len(seats))]
        options = legal(s, seat)
        checks.play_twice(spec, s, seat, options[luck.below(0, len(options))])
    checks.record_replays(spec, s, seed)


def test_apply_trusts_and_keeps_the_record(spec: GameSpec) -> None:
    s = begin(spec)
    apply(s, 0, BID[1])
    apply_default(s, 0, LOUD)
    assert s.past is not None
    assert (s.past.seat, s.past.action, s.past.by_default) == (0, LOUD, True)
    assert s.past.before is not None
    assert (s.past.before.action, s.past.before.by_default) == (BID[1], False)
    apply(s, 1, BID[0])
    assert s.past is not None
    assert (s.past.seat, s.past.by_default) == (1, False)


def test_answers_of_a_seat_are_counted_apart_however_many_there_are(spec: GameSpec) -> None:
    s = begin(spec)
    s.answered = 4095
    apply(s, 0, BID[1])
    assert (s.answers_of(0), s.answers_of(1)) == (0, 0)
