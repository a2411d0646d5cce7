"""The game begins."""

import time

from tumbleweed.server import fair
from tumbleweed.server.lobby.agreement import bot_name, level, need, need_host
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.table import timer
from tumbleweed.server.table.audience import SPECTATOR
from tumbleweed.server.table.broadcast import take_seat, tell_all
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.saving import keep
from tumbleweed.server.table.table import Table


async def begin_game(table: Table, person: Person, fill: str | None) -> None:
    """The game begins. `fill`: bots of this level take the free chairs (empty: the usual ones)."""
    need_host(table, person)
    need(table, "open")
    chairs = table.copy_chairs()
    for chair in chairs:
        if chair.kind == "open" and fill is not None:
            chair.seat_bot(level(table.spec, fill), bot_name(chairs, person.language))
    if any(chair.kind == "open" for chair in chairs):
        raise Refusal("free_chairs", n=sum(chair.kind == "open" for chair in chairs))
    numbers = [chair.number for chair in chairs]
    seed = fair.seed(table.secret, numbers)
    s = table.spec.new(len(chairs), table.options, seed, True)
    seating = table.spec.view(s, SPECTATOR).get("seating") or range(len(chairs))
    chairs = [chairs[player] for player in seating]
    await keep(
        table,
        chairs=chairs,
        status="playing",
        numbers=numbers,
        seed=seed,
        version=table.spec.version,
        started=time.time(),
    )
    table.game = game = Game(table.spec, s, table.setup.reaction)
    timer.set_deadlines(table, game)  # so that the first snapshot has the clocks
    for connection in list(table.connections):
        take_seat(table, connection)
        tell_all(table, game, connection, 0)
