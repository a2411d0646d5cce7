"""Lessons: the guided first game at a table of its own, and how it goes on as an ordinary game.

A lesson's luck is set up, and its bots answer as the lesson has it for as long as the person does, too
(table/due_moves.py). The game goes on at a new table: it begins at this very position, with everything dealt anew that
the person cannot know, from a fresh secret. The lesson is closed with that, and its `rematch` leads there.
"""

import asyncio
import time

import msgspec

from tumbleweed import bots
from tumbleweed.beats import LEARNER
from tumbleweed.core.chance import LESSON
from tumbleweed.core.record import going_on_from, record
from tumbleweed.core.spec import GameSpec
from tumbleweed.lesson import lesson
from tumbleweed.server import fair
from tumbleweed.server.hall import Hall
from tumbleweed.server.lobby.agreement import level, need, unused_name
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay.take_over import going_on
from tumbleweed.server.table.broadcast import tell_table
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.saving import changing
from tumbleweed.server.table.setup import Origin, Setup
from tumbleweed.server.table.stored import replayed
from tumbleweed.server.table.table import Table


async def begin(hall: Hall, person: Person, spec: GameSpec, bot: str) -> Table:
    """A lesson for a person, at its first question. `bot` plays the other seats when the lesson is left."""
    plan = await asyncio.to_thread(lesson, spec.name, "en")  # read and played once, which takes a tenth of a second
    playing = level(spec, bot or bots.GENTLE)
    chairs = [Chair() for seat in range(plan.seats)]
    for seat, chair in enumerate(chairs):
        if seat != LEARNER:
            chair.seat_bot(playing, plan.names[seat])
    chairs[LEARNER].seat_person(person.id, unused_name(chairs, person.name))
    table, new, sits = await hall.make(spec.name, plan.options, Setup(), chairs, person.id)
    table.status, table.seed = "playing", LESSON
    table.game = await asyncio.to_thread(replayed, table, [])
    begins = changing(table, {"status": table.status, "seed": LESSON, "started": time.time()})
    await hall.add(table, new, sits, begins)
    return table


async def play_on(hall: Hall, table: Table, person: Person) -> str:
    """The link of the table at which a lesson goes on as an ordinary game; the first time, that table is made."""
    if not table.lesson:
        raise Refusal("no_lesson")
    if not table.chairs_of(person.id):
        raise Refusal("not_your_seat")
    if table.rematch is not None:
        return table.rematch
    need(table, "playing")
    game = table.game
    if game is None or game.over:
        raise Refusal("game_over")
    [seat] = table.chairs_of(person.id)
    begun = going_on_from(game.s, record(game.s), seat, fair.new_secret())
    origin = Origin(table.id, len(game.moves), seat, "new")
    setup = msgspec.structs.replace(table.setup, paused=False)
    fresh, changes = await going_on(hall, begun, origin, table.copy_chairs(), setup, person)
    closing = {"status": "closed", "ended": time.time(), "rematch": fresh.id}
    await hall.add(fresh, *changes, changing(table, closing))
    table.status, table.rematch = "closed", fresh.id
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    tell_table(table)
    return fresh.id
