"""A save: game, rules version, options, seats, seed, answers. It opens forever and replays to the same end.

A game that goes on from another with new luck begins at a `start` (start.py) instead of at the beginning.
"""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.errors import BadRecord, IllegalAnswer, TumbleweedError
from tumbleweed.core.play import apply, apply_default, refused
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.start import begin_at, checked_start, start_of
from tumbleweed.core.steps import Action, State

FORMAT: Final = 1
Record = dict[str, Any]


def answers(s: State) -> list[tuple[int, int, bool]]:
    """Every answer so far: seat, action, whether the clock gave it."""
    given: list[tuple[int, int, bool]] = []
    past = s.past
    while past is not None:
        given.append((past.seat, past.action, past.by_default))
        past = past.before
    given.reverse()
    return given


def record(s: State) -> Record:
    """The game so far as plain data ready for JSON. It holds the seed: while a game runs, never show it to a player."""
    spec = find(s.game)
    if not s.recorded or s.by_hand:
        raise BadRecord("this game keeps no record: it was made with log=False, set up by hand, or is a copy")
    given = [answer_as_data(seat, spec.catalog.text(action), by_default) for seat, action, by_default in answers(s)]
    over = s.ask is None
    data: Record = {
        "format": FORMAT,
        "game": spec.name,
        "version": spec.version_of(s),
        "seats": s.count,
        "options": spec.options_of(s),
        "seed": s.chance.source.seed,
        "answers": given,
        "scores": spec.scores(s) if over else None,
    }
    if s.start is not None:
        data["start"] = s.start
    return data


def going_on_from(s: State, led: Record, seat: int, seed: str) -> Record:
    """The record of a game that goes on from this position, to which the record `led` leads, still without answers:
    everything the seat cannot know is dealt anew.
    """
    spec = find(s.game)
    start = start_of(spec, s, seat, seed, led)
    return {**led, "options": spec.options_of(s), "seed": seed, "answers": [], "scores": None, "start": start}


def answer_as_data(seat: int, text: str, by_default: bool) -> list[Any]:
    """An answer as a record holds it."""
    return [seat, text, "default"] if by_default else [seat, text]


def take_answer(spec: GameSpec, s: State, seat: int, action: Action, by_default: bool) -> None:
    """Plays a record's answer that is known to be allowed."""
    if by_default:
        spec.say_time_out(s, seat)
        apply_default(s, seat, action)
    else:
        apply(s, seat, action)


def replay(data: Mapping[str, Any], log: bool = True, upto: int | None = None) -> State:
    """Plays a record again and checks every answer (`upto`: only this many), and the scores at the end."""
    return _replay(data, log, upto, 0)


def _replay(data: Mapping[str, Any], log: bool, upto: int | None, depth: int) -> State:
    spec = _spec_of(data)
    given = data["answers"]
    s = _beginning(spec, data, log, depth)
    s.recorded = True
    for number, answer in enumerate(given if upto is None else given[:upto]):
        try:
            _play(spec, s, number, answer)
        except TumbleweedError:
            raise
        except Exception as error:
            if s.start is None:
                raise
            # A position changed by hand may pass all checks and still be one that no game can reach.
            raise BadRecord(f"answer {number}: the record's start leads nowhere ({type(error).__name__})") from error
    if upto is None and data.get("scores") is not None:
        if s.ask is not None:
            raise BadRecord(f"the record claims to be finished, but after {len(given)} answers the game goes on")
        if data["scores"] != spec.scores(s):
            raise BadRecord(f"the record says {data['scores']}, replayed the scores are {spec.scores(s)}")
    return s


def _beginning(spec: GameSpec, data: Mapping[str, Any], log: bool, depth: int) -> State:
    """The position before the first answer."""
    start = checked_start(data, depth)
    if start is not None:
        before = _replay({**data, "start": None, **start["before"], "scores": None}, log, None, depth + 1)
        return begin_at(spec, data, start, before)
    try:
        return spec.new(data["seats"], data["options"], data["seed"], log, data["version"])
    except TumbleweedError as error:
        raise BadRecord(f"the record's set-up is wrong: {error}") from error


def _spec_of(data: Mapping[str, Any]) -> GameSpec:
    """The game of a record, after checking the record's shape."""
    if not isinstance(data, Mapping):
        raise BadRecord("a record is an object with format, game, version, seats, options, seed and answers")
    missing = [key for key in ("format", "game", "version", "seats", "options", "seed", "answers") if key not in data]
    if missing:
        raise BadRecord(f"the record lacks {', '.join(missing)}")
    if data["format"] != FORMAT:
        raise BadRecord(f"the record has format {data['format']}; this program reads format {FORMAT}")
    if not isinstance(data["options"], Mapping) or not isinstance(data["answers"], list):
        raise BadRecord("in a record, options is an object and answers is a list")
    if not isinstance(data["seats"], int) or not isinstance(data["seed"], int | str):
        raise BadRecord("in a record, seats is a whole number and seed a whole number or a text")
    spec = find(str(data["game"]))
    version = data["version"]
    if not isinstance(version, int) or not 1 <= version <= spec.version:
        raise BadRecord(f"the record has rules version {version}; this program knows 1 to {spec.version}")
    return spec


def _play(spec: GameSpec, s: State, number: int, answer: Any) -> None:
    """Plays one answer of a record."""
    if (
        not isinstance(answer, list)
        or len(answer) not in (2, 3)
        or not isinstance(answer[0], int)
        or not isinstance(answer[1], str)
    ):
        raise BadRecord(f"answer {number}: {answer!r} is not [seat, text] or [seat, text, 'default']")
    try:
        action = spec.catalog.parse(answer[1])
        refusal: IllegalAnswer | None = refused(s, answer[0], action)
    except TumbleweedError as error:
        raise BadRecord(f"answer {number} ({answer[0]}: {answer[1]}): {error}") from error
    if refusal is not None:
        raise BadRecord(f"answer {number} ({answer[0]}: {answer[1]}): {refusal}") from refusal
    by_default = len(answer) == 3
    if by_default and answer[2] != "default":
        raise BadRecord(f"answer {number}: {answer!r} is not [seat, text] or [seat, text, 'default']")
    take_answer(spec, s, answer[0], action, by_default)
