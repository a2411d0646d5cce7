"""Records without a server: what a record from elsewhere must fulfil to be kept, and what can be proven of one."""

import json
from typing import Any, Final

import tumbleweed as tw
from tumbleweed.core.errors import BadRecord, TumbleweedError
from tumbleweed.core.record import Record, replay
from tumbleweed.core.start import DEEPEST
from tumbleweed.server import fair
from tumbleweed.server.names import LONGEST_NAME
from tumbleweed.server.refusals import Refusal

MOST_ANSWERS: Final = 20_000
LONGEST_BOT: Final = 32
LUCK: Final = ("same", "new")
"""The luck of a game that was taken over from another."""


def checked(data: Any) -> Record:
    """Replays a record, and returns it without anything that does not belong there."""
    if not isinstance(data, dict) or not isinstance(data.get("answers"), list):
        raise Refusal("bad_record", reason="a record is an object with format, game, version, seats, … and answers")
    if _answers_in(data) > MOST_ANSWERS:
        raise Refusal("bad_record", reason=f"more than {MOST_ANSWERS} answers")
    try:
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except ValueError as error:  # it could never be shown again
        raise Refusal("bad_record", reason="it holds NaN, Infinity or half a character, which JSON does not") from error
    try:
        s = replay(data, log=False)
    except TumbleweedError as error:
        raise Refusal("bad_record", reason=str(error)) from error
    record = {key: data[key] for key in ("format", "game", "version", "seats", "options", "seed", "answers")}
    record["scores"] = tw.scores(s) if s.ask is None else None
    if s.start is not None:
        record["start"] = s.start
    for name, longest in (("players", LONGEST_NAME), ("bots", LONGEST_BOT)):
        given = data.get(name)
        if isinstance(given, list) and len(given) == s.count and all(isinstance(each, str) for each in given):
            record[name] = [each[:longest] for each in given]
    advised = data.get("advised")
    if isinstance(advised, list) and all(_is_note(note, len(data["answers"]), s.count) for note in advised):
        record["advised"] = advised
    if data.get("luck") in LUCK:
        record["luck"] = data["luck"]
    elif "fair" in data:
        try:
            record["fair"] = fair.stated(data["fair"], s.count)
        except BadRecord as error:
            raise Refusal("bad_record", reason=str(error)) from error
    return record


def _is_note(note: Any, answers: int, seats: int) -> bool:
    """Whether this says that somebody asked the Sheriff: after how many answers, and at which seat."""
    return (
        isinstance(note, list)
        and [type(each) for each in note] == [int, int]
        and 0 <= note[0] <= answers
        and 0 <= note[1] < seats
    )


def _answers_in(data: dict[str, Any]) -> int:
    """How many answers have to be replayed: a record's own, and those of the games it goes on from."""
    number = 0
    within: Any = data
    for _ in range(DEEPEST + 1):
        if not isinstance(within, dict) or not isinstance(within.get("answers"), list):
            break
        number += len(within["answers"])
        start = within.get("start")
        within = start.get("before") if isinstance(start, dict) else None
    return number


def verify(record: Record) -> dict[str, Any]:
    """What can be proven of a record: that it replays, and that its dice follow from what was committed to."""
    proven: dict[str, Any] = {"replays": False, "finished": False, "fair": False, "problems": []}
    try:
        s = replay(record, log=False)
        proven["replays"], proven["finished"] = True, s.ask is None
    except TumbleweedError as error:
        proven["problems"].append(str(error))
    try:
        fair.check(record)
        proven["fair"] = True
    except BadRecord as error:
        proven["problems"].append(str(error))
    return proven
