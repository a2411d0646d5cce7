"""What must be true of every game at every moment. Each check is small, knows no game, and says what it found.

QUICK, THOROUGH, LONG and AT_THE_END are for every position, some positions, a few, and the last; `run` runs them.
`play_twice` plays a move and checks copies on the way. Tests and `tumbleweed fuzz` both use this module.
"""

import itertools
import json
from collections.abc import Callable
from typing import Any, Final

from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.play import answer, apply, default_answer, legal, waiting
from tumbleweed.core.playout import play_out
from tumbleweed.core.record import record, replay
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State

SPECTATOR: Final = -1
MOST_DECISIONS: Final = 20_000
"""A random game that takes longer is taken to be endless."""


class CheckFailed(AssertionError):
    """A check found something; `check` is its name."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check = check


Check = Callable[[GameSpec, State, int], None]


def options_are_sound(spec: GameSpec, s: State, seed: int) -> None:
    """A seat that is asked has options: real actions, ascending, each once. A seat that is not asked has none."""
    asked = waiting(s)
    for seat in range(s.count):
        options = legal(s, seat)
        if seat not in asked:
            _demand(options == (), "options", f"seat {seat} is not asked, but has options")
            continue
        _demand(isinstance(options, tuple) and len(options) > 0, "options", f"seat {seat} is asked without options")
        rising = all(low < high for low, high in itertools.pairwise(options))
        _demand(rising, "options", f"seat {seat}: options {options[:20]} are not ascending")
        _demand(options[0] >= 0 and options[-1] < len(spec.catalog), "options", f"seat {seat}: no such action")


def default_is_legal(spec: GameSpec, s: State, seed: int) -> None:
    """What the clock would answer is among the options."""
    for seat in waiting(s):
        action = default_answer(s, seat)
        _demand(action in legal(s, seat), "default", f"seat {seat}: default {action} is not among its options")


def asking_changes_nothing(spec: GameSpec, s: State, seed: int) -> None:
    """Options, defaults, scores and observations can be asked for at any time without changing anything."""
    before = spec.dump(s)
    spec.scores(s)
    for seat in range(s.count):
        legal(s, seat)
        spec.observe(s, seat)
        if seat in waiting(s):
            default_answer(s, seat)
    _same(spec.dump(s), before, "asking", "asking for options, defaults, scores or observations changed the position")


def invariants_hold(spec: GameSpec, s: State, seed: int) -> None:
    """What the game itself says must be true (money, cards, stones)."""
    try:
        spec.check(s)
    except AssertionError as error:
        raise CheckFailed("invariants", str(error) or "the game's own check fails") from error


def views_are_plain(spec: GameSpec, s: State, seed: int) -> None:
    """What seats and spectators see is plain data, and looking changes nothing."""
    before = spec.dump(s)
    for seat in range(SPECTATOR, s.count):
        _plain(spec.view(s, seat), "view", f"the view of seat {seat}")
    _same(spec.dump(s), before, "view", "looking at the position changed it")


def observations_have_one_length(spec: GameSpec, s: State, seed: int) -> None:
    """Observations are equally long for all seats, and at any moment as long as at the start of a game."""
    first = spec.new(spec.least_seats, {}, 0, False)
    length = len(spec.observe(first, 0))
    for seat in range(s.count):
        found = len(spec.observe(s, seat))
        _demand(found == length, "observation", f"seat {seat}: {found} numbers instead of {length}")


def redealt_looks_the_same(spec: GameSpec, s: State, seed: int) -> None:
    """Nobody sees what they may not know: after re-dealing it, their view, options and observation are the same."""
    for seat in range(SPECTATOR, s.count):
        other = spec.determinize(s, seat, seed + seat + 1)
        _same(spec.view(other, seat), spec.view(s, seat), "redealt", f"the view of seat {seat} differs")
        if seat != SPECTATOR:
            _same(legal(other, seat), legal(s, seat), "redealt", f"the options of seat {seat} differ")
            same = spec.observe(other, seat) == spec.observe(s, seat)
            _demand(same, "redealt", f"the observation of seat {seat} differs")


def redealt_plays_on(spec: GameSpec, s: State, seed: int) -> None:
    """A position dealt anew is a real one: it can be played to the end."""
    seat = seed % (s.count + 1) + SPECTATOR
    other = spec.determinize(s, seat, seed)
    invariants_hold(spec, other, seed)
    played = play_out(other, chance(("answers",), seed), MOST_DECISIONS)
    _demand(played < MOST_DECISIONS, "redealt", f"dealt anew for seat {seat}, the game does not end")
    invariants_hold(spec, other, seed)


def order_of_answers_is_free(spec: GameSpec, s: State, seed: int) -> None:
    """Answers given at the same time lead to the same position, in whichever order they come in."""
    seats = waiting(s)
    if len(seats) < 2:
        return
    first = _answered(s, list(seats), seed)
    for order in (list(reversed(seats)), [*seats[1:], seats[0]]):
        other = _answered(s, order, seed)
        _same(spec.dump(other), spec.dump(first), "order", f"answers in the order {order} lead elsewhere")
    mixed = _answered(s, list(seats), seed, in_turns=True)
    _same(spec.dump(mixed), spec.dump(first), "order", "answers given part by part in turns lead elsewhere")


def _answered(s: State, order: list[int], seed: int, in_turns: bool = False) -> State:
    """A copy in which all who are asked have answered; what a seat says does not depend on the order."""
    copy, number = s.copy(), s.ask_number
    luck = chance(tuple(f"seat {seat}" for seat in range(s.count)), seed)
    while copy.ask_number == number and copy.open:
        for seat in order:
            _answer_of(copy, seat, number, luck, once=in_turns)
    return copy


def _answer_of(s: State, seat: int, number: int, luck: Chance, once: bool) -> None:
    """A seat's whole answer, or one part of it."""
    while s.ask_number == number and s.open >> seat & 1:
        options = legal(s, seat)
        apply(s, seat, options[luck.below(seat, len(options))])
        if once:
            return


def wrong_answers_are_refused(spec: GameSpec, s: State, seed: int) -> None:
    """An answer that is not among the options, or comes from somebody who is not asked, is refused without a trace."""
    before = spec.dump(s)
    for seat in range(s.count):
        action = seed % len(spec.catalog)
        if action in legal(s, seat):
            continue
        try:
            answer(s, seat, action)
        except IllegalAnswer:
            continue
        raise CheckFailed("refusal", f"seat {seat} was allowed to answer {spec.catalog.text(action)!r}")
    _same(spec.dump(s), before, "refusal", "a refused answer changed the position")


def dump_and_load_agree(spec: GameSpec, s: State, seed: int) -> None:
    """A position written down as JSON and read again is the same position."""
    dump = spec.dump(s)
    again = spec.load(_plain(dump, "dump", "the dump"))
    _same(spec.dump(again), dump, "dump", "the position read again differs")
    for seat in range(s.count):
        _same(legal(again, seat), legal(s, seat), "dump", f"read again, the options of seat {seat} differ")
        _same(spec.view(again, seat), spec.view(s, seat), "dump", f"read again, the view of seat {seat} differs")


def record_replays(spec: GameSpec, s: State, seed: int) -> None:
    """The record of the game so far, replayed, gives the same position, scores and events."""
    again = replay(_plain(record(s), "record", "the record"), log=s.log is not None)
    _same(spec.dump(again), spec.dump(s), "record", "the replayed position differs")
    _same(spec.scores(again), spec.scores(s), "record", "the replayed scores differ")
    for seat in range(SPECTATOR, s.count):
        _same(spec.events(again, seat, 0), spec.events(s, seat, 0), "record", f"what seat {seat} was told differs")


def events_are_plain(spec: GameSpec, s: State, seed: int) -> None:
    """What seats and spectators are told is plain data."""
    for seat in range(SPECTATOR, s.count):
        _plain(spec.events(s, seat, 0), "events", f"what seat {seat} was told")


QUICK: Final[tuple[Check, ...]] = (options_are_sound, default_is_legal, invariants_hold)
THOROUGH: Final[tuple[Check, ...]] = (
    asking_changes_nothing,
    views_are_plain,
    observations_have_one_length,
    redealt_looks_the_same,
    order_of_answers_is_free,
    wrong_answers_are_refused,
    dump_and_load_agree,
)
AT_THE_END: Final[tuple[Check, ...]] = (*THOROUGH, events_are_plain, record_replays)
LONG: Final[tuple[Check, ...]] = (redealt_plays_on,)
"""Checks that take as long as a game."""


def run(checks: tuple[Check, ...], spec: GameSpec, s: State, seed: int) -> int:
    """Runs checks on a position; returns how many. The seed is for what they draw at random."""
    for check in checks:
        check(spec, s, seed)
    return len(checks)


def play_twice(spec: GameSpec, s: State, seat: int, action: int) -> None:
    """Plays a move on a copy and then in the game itself: the two share nothing, and end up the same."""
    before, copy = spec.dump(s), s.copy()
    _same(spec.dump(copy), before, "copy", "the copy differs from its original")
    apply(copy, seat, action)
    _same(spec.dump(s), before, "copy", "a move on the copy changed the original")
    apply(s, seat, action)
    _same(spec.dump(s), spec.dump(copy), "copy", "the same move leads elsewhere on a copy")


def _demand(fine: bool, check: str, message: str) -> None:
    if not fine:
        raise CheckFailed(check, message)


def _same(found: Any, expected: Any, check: str, message: str) -> None:
    if found != expected:
        raise CheckFailed(check, f"{message}: {difference(found, expected)}")


def difference(found: Any, expected: Any, path: str = "") -> str:
    """The first place where two pieces of plain data differ."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in [*expected, *(key for key in found if key not in expected)]:
            if found.get(key) != expected.get(key) or (key in found) != (key in expected):
                return difference(found.get(key), expected.get(key), f"{path}.{key}")
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        for place, (one, other) in enumerate(zip(found, expected, strict=True)):
            if one != other:
                return difference(one, other, f"{path}[{place}]")
    return f"{path.lstrip('.') or 'value'} is {found!r:.200}, expected {expected!r:.200}"


def _plain(data: Any, check: str, what: str) -> Any:
    """The data after a trip through JSON, which must not change it."""
    try:
        again = json.loads(json.dumps(data, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise CheckFailed(check, f"{what} is not ready for JSON: {error}") from error
    _same(again, data, check, f"{what} is not the same after JSON")
    return again
