"""Taking over: somebody sits down in the middle of a game that is over and plays on from there against bots.

With the same luck the new table has the record's seed, and the record's answers up to there as its own first moves.
With new luck everything that the seat cannot know is dealt anew, from a fresh secret, and the position is kept as the
table's beginning. Either way the table says that nothing proves its dice.
"""

import asyncio
import time
from typing import Literal

from tumbleweed.core.record import Record, going_on_from, replay
from tumbleweed.core.spec import find
from tumbleweed.core.start import DEEPEST
from tumbleweed.server import fair
from tumbleweed.server.hall import Hall
from tumbleweed.server.lobby.agreement import bot_name, checked_setup, level, unused_name
from tumbleweed.server.moves import move_from
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay.records import find_record
from tumbleweed.server.store.changes import AddMoves, Change
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.saving import changing
from tumbleweed.server.table.setup import Origin, Setup
from tumbleweed.server.table.stored import replayed
from tumbleweed.server.table.table import Table

Luck = Literal["same", "new"]


async def table_taken_over(hall: Hall, person: Person, origin: Origin, bots: str, setup: Setup) -> Table:
    """A table at which a person goes on from a moment of a record, at one of its seats; bots play the others."""
    record = await find_record(hall, origin.record)
    if not 0 <= origin.seat < record["seats"]:
        raise Refusal("no_such_chair", most=record["seats"] - 1)
    if not 0 <= origin.moment <= len(record["answers"]):
        raise Refusal("no_such_moment", most=len(record["answers"]))
    spec = find(record["game"])
    chairs = _chairs(record["seats"], person, origin.seat, level(spec, bots))
    begun = await asyncio.to_thread(_beginning, record, origin)
    table, changes = await going_on(hall, begun, origin, chairs, checked_setup(spec, setup), person)
    await hall.add(table, *changes)
    return table


async def going_on(
    hall: Hall, begun: Record, origin: Origin, chairs: list[Chair], setup: Setup, person: Person
) -> tuple[Table, list[Change]]:
    """A new table whose game begins as this record does, and the changes that write it."""
    spec = find(begun["game"])
    table, new, sits = await hall.make(spec.name, begun["options"], setup, chairs, person.id, begun["version"])
    changes = {"status": "playing", "seed": begun["seed"], "origin": origin, "start": begun.get("start")}
    for name, value in changes.items():
        setattr(table, name, value)
    moves = [move_from(spec.catalog, seat, text, "default" if by else "answer") for seat, text, *by in begun["answers"]]
    table.game = await asyncio.to_thread(replayed, table, moves)
    now = time.time()
    begins = changing(table, {**changes, "started": now})
    return table, [new, sits, begins, AddMoves(table.number, 0, moves, now)]


def _chairs(seats: int, person: Person, mine: int, bot: str) -> list[Chair]:
    """The person and the bots on their chairs, which are the game's seats from the beginning."""
    chairs = [Chair() for seat in range(seats)]
    chairs[mine].seat_person(person.id, unused_name(chairs, person.name))
    for chair in chairs:
        if chair.kind == "open":
            chair.seat_bot(bot, bot_name(chairs, person.language))
    return chairs


def _beginning(record: Record, origin: Origin) -> Record:
    """What the record of the new game begins with; with a `start` if it goes on from the middle of another game."""
    spec = find(record["game"])
    until: Record = {**record, "answers": record["answers"][: origin.moment], "scores": None}
    s = replay(until, log=False)
    if s.ask is None:
        raise Refusal("game_over")
    options = spec.options_of(s)  # all of them: a record from elsewhere may name only some
    if origin.luck == "same":
        return {**until, "options": options}
    if _depth(record) >= DEEPEST:
        raise Refusal("too_often", most=DEEPEST)
    return going_on_from(s, until, origin.seat, fair.new_secret())


def _depth(record: Record) -> int:
    """How many games lie behind a record, each going on from the one before."""
    start = record.get("start")
    return 0 if start is None else 1 + _depth(start["before"])
