"""Finished games as records: to download, and to open on any server."""

import asyncio
import hashlib
import json
import time
from typing import Any

import tumbleweed as tw
from tumbleweed.core.record import Record
from tumbleweed.server import fair
from tumbleweed.server.hall import Hall
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay.verification import checked
from tumbleweed.server.store.changes import KeepRecord
from tumbleweed.server.table.broadcast import shown_over
from tumbleweed.server.table.table import Table


def record_of(table: Table) -> Record:
    """The record of a table's game, with what proves its dice. Never of a running game: a record holds the seed."""
    if table.game is None:
        raise Refusal("not_begun")
    if not shown_over(table):
        raise Refusal("still_running")
    record = {
        **tw.record(table.game.s),
        "players": table.names(),
        "bots": [chair.bot if chair.kind == "bot" else "" for chair in table.chairs],
    }
    if table.advised:
        record["advised"] = [list(note) for note in table.advised]
    if table.origin is not None:
        return {**record, "luck": table.origin.luck}  # there is no proof: the luck was known, or dealt unsealed
    if table.lesson:
        return record  # nor here: the seed says that the luck was set up
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
    """Opens a record from elsewhere: replays it, keeps it if it is sound, and returns its id."""
    record = await asyncio.to_thread(checked, data)
    written = json.dumps(record, sort_keys=True, separators=(",", ":"))
    id_ = "r" + hashlib.sha256(written.encode()).hexdigest()[:24]
    await hall.store.write(KeepRecord(id_, record["game"], written, time.time()))
    return id_
