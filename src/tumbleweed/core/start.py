"""A game that goes on from the middle of another one, with other luck: what a record's `start` holds.

Somebody took over a seat, and everything that this seat could not know was dealt anew. How that is done may be improved
one day, so the position itself is written down: `position`, the `seat` that knew it, and the game `before` that led
there. The game before is played again when the record is opened. What comes next, who is asked, and how often everybody
has been asked must be the same in both, so a position changed by hand cannot make the program do what no game would.
"""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.errors import BadRecord
from tumbleweed.core.events import EVERYBODY, Event, Log
from tumbleweed.core.play import legal, waiting
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import Agenda, State, Step

Start = dict[str, Any]

MOST_DRAWN: Final = 100_000
"""A position may not claim more draws than this from one stream of chance: all of them would have to be repeated."""
SAME: Final = ("game", "count", "ask_number", "open", "asked", "answered")
DEEPEST: Final = 16
"""How often, at most, a game may go on from another that goes on from another …"""


def start_of(spec: GameSpec, s: State, seat: int, seed: str, before: Mapping[str, Any]) -> Start:
    """A new start from a position of the game `before`: for this seat, with everything it cannot know dealt anew."""
    dealt = spec.determinize(s, seat, seed)
    spec.check(dealt)
    led = {"seed": before["seed"], "answers": before["answers"]}
    if before.get("start") is not None:
        led["start"] = before["start"]
    return {"position": spec.dump(dealt), "seat": seat, "before": led}


def checked_start(data: Mapping[str, Any], depth: int) -> Start | None:
    """The start of a record, its shape checked; None if the record begins at the beginning."""
    start = data.get("start")
    if start is None:
        return None
    if depth >= DEEPEST:
        raise BadRecord(f"the record goes on from another game more than {DEEPEST} times over")
    if not isinstance(start, dict) or not start.keys() == {"position", "seat", "before"}:
        raise BadRecord("in a record, start is an object with position, seat and before")
    if not isinstance(start["position"], dict) or not isinstance(start["before"], dict):
        raise BadRecord("in a record's start, position and before are objects")
    if not {"seed", "answers"} <= start["before"].keys() <= {"seed", "answers", "start"}:
        raise BadRecord("in a record's start, before has the seed and the answers of the game that led there")
    seat = start["seat"]
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < data["seats"]:
        raise BadRecord(f"in a record's start, seat is one of 0 to {data['seats'] - 1}, not {seat!r}")
    return start


def begin_at(spec: GameSpec, data: Mapping[str, Any], start: Start, before: State) -> State:
    """The position a record starts from; `before` is where the game that led there stood."""
    if before.ask is None:
        raise BadRecord("the record starts where the game before it was already over")
    stood = spec.dump(before)
    _compare(start["position"], stood)
    s = _read(spec, start["position"])
    same = _read(spec, stood)  # as it would be after being written down and read again
    if _steps(s) != _steps(same):
        raise BadRecord("in the record's start something else comes next than in the game that led there")
    if s.chance.source.seed != data["seed"]:
        raise BadRecord("the record's seed is not that of its start")
    # Steps are immutable, and those of `before` include pauses, which are not written down.
    s.ask, s.agenda = before.ask, before.agenda
    if before.log is not None:
        s.log = _known_to(start["seat"], before.log)
    s.start = start
    return s


def _compare(position: Mapping[str, Any], stood: Mapping[str, Any]) -> None:
    """Checks a position before anything is made of it: a table for a billion players would be no small thing."""
    for name in SAME:  # every game writes these down, and they are never dealt anew
        if position.get(name) != stood[name]:
            raise BadRecord(f"the record's start has another {name} than the game that led there")
    if position.get("version", 1) != stood["version"]:  # positions of the first version were written down without it
        raise BadRecord("the record's start has another version of the rules than the game that led there")
    options, were = position.get("options"), stood["options"]
    # An old position may have fewer options than the game has by now.
    if not isinstance(options, dict) or any(name not in were or were[name] != options[name] for name in options):
        raise BadRecord("the record's start has other options than the game that led there")
    for name, value in position.items():
        if name not in stood:
            raise BadRecord(f"the record's start has something that the game does not write down: {name}")
        if name not in ("seed", "options") and not _alike(value, stood[name]):
            raise BadRecord(f"the record's start has a value for {name} that cannot have been dealt")


def _alike(one: Any, other: Any) -> bool:
    """Whether dealing `other` anew could have given `one`: numbers for numbers; a deck may grow or shrink."""
    if isinstance(one, list) and isinstance(other, list):
        more = [0] * (len(one) - len(other))
        return all(_alike(each, was) for each, was in zip(one, [*other, *more], strict=False))
    if isinstance(one, int) and isinstance(other, int):
        return True
    return bool(one == other)


def _read(spec: GameSpec, position: dict[str, Any]) -> State:
    """A position that was written down, perhaps by hand."""
    try:
        s = spec.load(position)
        if not all(0 <= drawn <= MOST_DRAWN for drawn in s.chance.read):
            raise BadRecord(f"the record's start has drawn less than nothing from its luck, or over {MOST_DRAWN} times")
        spec.check(s)
        for seat in waiting(s):
            legal(s, seat)
        again = spec.dump(s)
    except BadRecord:
        raise
    except Exception as error:
        # Whatever the error is, the record is to blame.
        raise BadRecord(f"the record's start is no position of {spec.name}: {_told(error)}") from error
    strange = [name for name, value in position.items() if again[name] != value]
    if strange:
        raise BadRecord(f"the record's start is not as {spec.name} writes a position down: {', '.join(strange)}")
    return s


def _told(error: Exception) -> str:
    return str(error) if isinstance(error, AssertionError) and str(error) else f"{type(error).__name__}: {error}"


def _steps(s: State) -> list[tuple[str, tuple[int, ...]]]:
    """The open question, and all steps to come."""
    found: list[Step] = [] if s.ask is None else [s.ask]
    cell: Agenda | None = s.agenda
    while cell is not None:
        found.append(cell.step)
        cell = cell.rest
    return [(type(step).__name__, step.args()) for step in found]


def _known_to(seat: int, log: Log) -> Log:
    """What happened before, as the seat was told it; what others knew is no longer true."""
    mine = 1 << seat
    kept = Log()
    for event in log.events:
        if event.audience == EVERYBODY or event.audience & mine:
            audience = EVERYBODY if event.audience == EVERYBODY else mine
            secrets = tuple((mine, fields) for seats, fields in event.secrets if seats & mine)
            kept.add(Event(event.name, event.moment, event.public, secrets, audience, event.form, event.rule))
    return kept
