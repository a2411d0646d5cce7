"""Finished games as records: to download, to open on any server, to replay and to verify."""

import asyncio
import hashlib
import json
import time
from typing import Any, Final

import tumbleweed as tw
from tumbleweed.core.errors import BadRecord, TumbleweedError
from tumbleweed.core.record import Record, replay
from tumbleweed.core.start import DEEPEST
from tumbleweed.server import fair
from tumbleweed.server.hall import Hall
from tumbleweed.server.people import LONGEST_NAME
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store.changes import KeepRecord
from tumbleweed.server.table.broadcast import shown_over
from tumbleweed.server.table.table import Table

MOST_ANSWERS: Final = 20_000
LONGEST_BOT: Final = 32
LUCK: Final = ("same", "new")
"""Of a game that was taken over from another."""


def record_of(table: Table) -> Record:
    """The record of a table's game, with what proves its dice. Never of a running one: it holds the seed."""
    if table.game is None:
        raise Refusal("not_begun")
    if not shown_over(table):
        raise Refusal("still_running")
    record = {
        **tw.record(table.game.s),
        "players": table.names(),
        "bots": [chair.bot if chair.kind == "bot" else "" for chair in table.chairs],
    }
    if table.origin is not None:
        return {**record, "luck": table.origin.luck}  # there is no proof: the luck was known, or dealt unsealed
    assert table.numbers is not None
    return {**record, "fair": fair.proof(table.secret, table.numbers)}


async def find_record(hall: Hall, id_: str) -> Record:
    """A record by the id of its table, or by its own if it was brought from elsewhere."""
    brought = await hall.store.records.text(id_)
    if brought is not None:
        record: Record = json.loads(brought)
        return record
    try:
        return record_of(await hall.find(id_))
    except Refusal as refusal:
        raise Refusal("no_such_record") if refusal.code == "no_such_table" else refusal from refusal


async def bring(hall: Hall, data: Any) -> str:
    """Opens a record from elsewhere: it is replayed, and kept if it is sound; its id."""
    record = await asyncio.to_thread(checked, data)
    written = json.dumps(record, sort_keys=True, separators=(",", ":"))
    id_ = "r" + hashlib.sha256(written.encode()).hexdigest()[:24]
    await hall.store.write(KeepRecord(id_, record["game"], written, time.time()))
    return id_


def checked(data: Any) -> Record:
    """A record after replaying it, without anything in it that does not belong there."""
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
    if data.get("luck") in LUCK:
        record["luck"] = data["luck"]
    elif "fair" in data:
        record["fair"] = data["fair"]
    return record


def _answers_in(data: dict[str, Any]) -> int:
    """How many answers are to be played: a record's own, and those of the games it goes on from."""
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
