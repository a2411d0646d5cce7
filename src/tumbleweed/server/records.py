"""Finished games as records: to download, to open on any server, to replay and to verify."""

import asyncio
import hashlib
import json
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import tumbleweed as tw
from tumbleweed.core.errors import BadRecord, TumbleweedError
from tumbleweed.core.events import Reader
from tumbleweed.core.record import Record, replay, take_row
from tumbleweed.core.spec import find
from tumbleweed.server import fair
from tumbleweed.server.errors import Refusal
from tumbleweed.server.telling import shown_over
from tumbleweed.wording import wording
from tumbleweed.words import words

if TYPE_CHECKING:
    from tumbleweed.server.hall import Hall
    from tumbleweed.server.table import Table

MOST_ANSWERS: Final = 20_000
MOST_FRAMES: Final = 200


def record_of(table: "Table") -> Record:
    """The record of a table's game, with what proves its dice. Never of a running one: it holds the seed."""
    if table.game is None or table.numbers is None:
        raise Refusal("not_begun")
    if not shown_over(table):
        raise Refusal("still_running")
    return {
        **tw.record(table.game.s),
        "players": table.names(),
        "bots": [chair.bot if chair.kind == "bot" else "" for chair in table.chairs],
        "fair": fair.proof(table.secret, table.numbers),
    }


async def find_record(hall: "Hall", id_: str) -> Record:
    """A record by the id of its table, or by its own if it was brought from elsewhere."""
    row = hall.store.row("SELECT record FROM record WHERE id = ?", (id_,))
    if row is not None:
        record: Record = json.loads(row[0])
        return record
    try:
        return record_of(await hall.find(id_))
    except Refusal as refusal:
        raise Refusal("no_such_record") if refusal.code == "no_such_table" else refusal from refusal


async def bring(hall: "Hall", data: Any) -> str:
    """Opens a record from elsewhere: it is replayed, and kept if it is sound; its id."""
    record = await asyncio.to_thread(checked, data)
    written = json.dumps(record, sort_keys=True, separators=(",", ":"))
    id_ = "r" + hashlib.sha256(written.encode()).hexdigest()[:24]
    await hall.store.write(
        ("INSERT OR IGNORE INTO record VALUES (?, ?, ?, ?)", (id_, record["game"], written, time.time()))
    )
    return id_


def checked(data: Any) -> Record:
    """A record after replaying it, without anything in it that does not belong there."""
    if not isinstance(data, dict) or not isinstance(data.get("answers"), list):
        raise Refusal("bad_record", reason="a record is an object with format, game, version, seats, … and answers")
    if len(data["answers"]) > MOST_ANSWERS:
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
    players = data.get("players")
    if isinstance(players, list) and len(players) == s.count and all(isinstance(name, str) for name in players):
        record["players"] = [name[:24] for name in players]
    if "fair" in data:
        record["fair"] = data["fair"]
    return record


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


def names_of(record: Record, language: str) -> list[str]:
    """Who played; seats by number where the record does not say."""
    called = words(language).say("column.seat")
    names: list[str] = record.get("players") or [f"{called} {seat + 1}" for seat in range(record["seats"])]
    return names


def frames(record: Record, seat: int, start: int, count: int, language: str) -> list[dict[str, Any]]:
    """Moments of a game, as a seat (-1: a spectator) saw them: the answer that led there, what happened, the view."""
    count = min(count, MOST_FRAMES)
    return [frame for frame in _all_frames(record, seat, start, start + count, language) if frame["moment"] >= start]


def _all_frames(record: Record, seat: int, start: int, end: int, language: str) -> Iterator[dict[str, Any]]:
    spec = find(record["game"])
    if not -1 <= seat < record["seats"]:
        raise Refusal("no_such_chair", most=record["seats"] - 1)
    names = names_of(record, language)
    speech = wording(spec.name, language)
    s = replay(record, upto=0)
    answers: list[list[Any]] = record["answers"]
    log = s.log
    assert log is not None
    reader = Reader(seat)
    for moment in range(min(len(answers), end - 1) + 1):
        if moment:
            other, text, *by = answers[moment - 1]
            take_row(spec, s, other, spec.catalog.parse(text), bool(by))
        # Not spec.events: a table may show its players a part of the log only, but this game is over.
        events = [seen for _, seen in reader.read_on(log, len(log.events))]
        if moment < start:
            continue
        yield {
            "moment": moment,
            "seat": answers[moment - 1][0] if moment else None,
            "events": [{**event, **speech.line(event, names)} for event in events],
            "view": spec.view(s, seat),
        }
