"""Tumbleweed: Western board games, complete and faithful.

import tumbleweed as tw

s = tw.new("dice-town", seats=4, seed=7, options={"edition": "second"})
while tw.waiting(s):
    seat = tw.waiting(s)[0]
    tw.answer(s, seat, tw.legal(s, seat)[0])
print(tw.scores(s))
"""

from tumbleweed import native

native.guard()

from collections.abc import Mapping
from typing import Any

from tumbleweed.core.chance import LESSON, Seed
from tumbleweed.core.errors import (
    BadAction,
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    BadVersion,
    EndlessGame,
    IllegalAnswer,
    TumbleweedError,
    UnknownGame,
)
from tumbleweed.core import play
from tumbleweed.core.play import apply, default_answer, legal, waiting
from tumbleweed.core.record import record, replay
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.steps import State
from tumbleweed.games import GAMES
from tumbleweed.arguments import checked
from tumbleweed.positions import position
from tumbleweed import pickling  # noqa: F401  so that states can be pickled

__version__ = "0.1.0"

MOST_QUESTIONS = 20_000
"""Ten times as many as in the longest games: more are only asked if nobody does what would end the game."""


def game_names() -> list[str]:
    """The names of the games."""
    return [spec.name for spec in GAMES]


def new(
    game: str,
    seats: int | None = None,
    seed: Seed | None = None,
    options: Mapping[str, Any] | None = None,
    log: bool = True,
    version: int = 0,
) -> State:
    """A new game, advanced to its first question.

    `seed`: a whole number (fast chance, the same game every time), 64 hexadecimal digits (secure chance, for live
    games), None (a random whole number), or "lesson": the guided first game, which has its own seats and options.
    `log=False` keeps no events, for simulation. `version`: of the rules; 0 is the newest.
    """
    spec = find(str(game))
    seed = checked(spec, spec.least_seats if seats is None and seed == LESSON else seats, seed, options, version)
    if seed == LESSON:
        own_seats, own_options = spec.lesson_table(version)
        seats, options = own_seats if seats is None else seats, own_options if options is None else options
    assert seats is not None, "checked"
    return spec.new(seats, options or {}, seed, log, version)


def answer(s: State, seat: int, action: int | str) -> None:
    """Takes an answer (an action's number or its text) after checking it.

    `IllegalAnswer` names the rule that forbids the answer, `EndlessGame` says why the game goes on for ever; in both
    cases nothing has changed.
    """
    _check(s, seat)
    if s.ask_number > MOST_QUESTIONS and (why := find(s.game).endless(s)):
        raise EndlessGame(f"{s.game}: after {MOST_QUESTIONS} questions this game has not ended, and need not: {why}")
    if isinstance(action, str):
        action = find(s.game).catalog.parse(action)
    elif isinstance(action, bool) or not isinstance(action, int):
        raise BadAction(f"an action is a whole number or a text, not {action!r}")
    play.answer(s, seat, action)


def _check(s: State, seat: int, spectator: bool = False) -> None:
    """Checks that a seat is one of the table's; in compiled code a wrong type would be a TypeError."""
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise BadSeats(f"a seat is a whole number from 0 to {s.count - 1}, not {seat!r}")
    if not (spectator and seat == -1):
        play.check_seat(s, seat)


def view(s: State, seat: int) -> dict[str, Any]:
    """What a seat may see, as plain data ready for JSON; -1 is a spectator."""
    _check(s, seat, spectator=True)
    return find(s.game).view(s, seat)


def events(s: State, seat: int, since: int = 0) -> list[dict[str, Any]]:
    """What a seat (-1: a spectator) may know of what happened, from event number `since` on."""
    _check(s, seat, spectator=True)
    return find(s.game).events(s, seat, since)


def version(s: State) -> int:
    """The version of the rules that a game is played by, from its first question to its last."""
    return find(s.game).version_of(s)


def scores(s: State) -> list[int]:
    """Each seat's points so far; the final points once the game is over."""
    return find(s.game).scores(s)


def returns(s: State) -> list[float]:
    """Who has won: 1 for the winner, shared if there are several, else 0; all 0 while the game goes on."""
    return find(s.game).returns(s)


def text(game: str, action: int) -> str:
    """An action as text."""
    return find(game).catalog.text(action)


def action(game: str, text: str) -> int:
    """The action of a text."""
    return find(game).catalog.parse(text)


def compose(s: State, seat: int, form: Mapping[str, Any]) -> list[int]:
    """The actions that give an answer in several parts (an offer of a bribe), from the form people fill in."""
    _check(s, seat)
    if not isinstance(form, Mapping):
        raise BadAction(f"a form is a mapping of names to values, not {form!r}")
    return find(s.game).compose(s, seat, form)


def copy(s: State) -> State:
    """An independent copy of a position, for search; it keeps no log."""
    return s.copy()


def determinize(s: State, seat: int, seed: Seed) -> State:
    """A copy in which everything the seat cannot know is dealt anew."""
    return find(s.game).determinize(s, seat, seed)


def observe(s: State, seat: int) -> bytes:
    """The seat's view as small numbers of fixed length."""
    return find(s.game).observe(s, seat)


def time_out(s: State, seat: int) -> int:
    """The seat's time is up: its default answer is given, and the log says so."""
    _check(s, seat)
    return find(s.game).time_out(s, seat)


__all__ = [
    "BadAction",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "BadVersion",
    "EndlessGame",
    "GameSpec",
    "IllegalAnswer",
    "State",
    "TumbleweedError",
    "UnknownGame",
    "action",
    "answer",
    "apply",
    "compose",
    "copy",
    "default_answer",
    "determinize",
    "events",
    "find",
    "game_names",
    "legal",
    "new",
    "observe",
    "position",
    "record",
    "replay",
    "returns",
    "scores",
    "text",
    "time_out",
    "version",
    "view",
    "waiting",
]
