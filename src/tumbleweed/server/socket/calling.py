"""When somebody is waited for: calling them, a bot that plays for them meanwhile, and taking the seat back."""

import time
from typing import Final

from tumbleweed.server import from_client, protocol
from tumbleweed.server.lobby.agreement import level, the_chair
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.socket.answers import my_seat, the_game
from tumbleweed.server.table.broadcast import tell_table
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.progress import go_on
from tumbleweed.server.table.saving import keep
from tumbleweed.server.table.table import Table
from tumbleweed.server.table.timer import waited_for

CALL_AFTER: Final = 30.0
CALL_AGAIN: Final = 60.0
"""Seconds that somebody has for a decision before they can be called, and until they can be called again."""


async def call(table: Table, connection: Connection, message: from_client.Call) -> protocol.FromServer:
    """Calls somebody who is here and is known to be deciding."""
    mine, chair = _mine(table, connection), the_chair(table, message.seat)
    waited = waited_for(table, the_game(table), message.seat)
    now = time.monotonic()
    if waited < CALL_AFTER or chair.played_by_bot or message.seat in mine or not table.here(chair.person):
        raise Refusal("not_waited_for", name=chair.name)
    if now - table.called.get(message.seat, -CALL_AGAIN) < CALL_AGAIN:
        raise Refusal("called_lately", name=chair.name)
    table.called[message.seat] = now
    for each in table.connections:
        each.send(protocol.Called(0, message.seat, mine[0]))
    return protocol.Done(0, message.id)


async def stand_in(table: Table, connection: Connection, message: from_client.StandIn) -> protocol.FromServer:
    """Has a bot play for somebody who is not here, or who has been deciding for longer than the table agreed on."""
    mine, chair = _mine(table, connection), the_chair(table, message.seat)
    waited = waited_for(table, the_game(table), message.seat)
    if table.status != "playing":
        raise Refusal("game_over")
    if chair.kind != "person" or chair.played_by_bot or message.seat in mine:
        raise Refusal("not_waited_for", name=chair.name)
    if table.here(chair.person) and not 0 < table.setup.idle <= waited:
        raise Refusal("person_here", name=chair.name)
    await _seat_bot(table, [message.seat], level(table.spec, ""))
    return protocol.Done(0, message.id)


async def back(table: Table, connection: Connection, message: from_client.Back) -> protocol.FromServer:
    """Somebody who is here takes their seat back from the bot that stands in for them."""
    seat = my_seat(table, connection, message.seat)
    the_game(table)
    await _seat_bot(table, [seat], "")
    return protocol.Done(0, message.id)


def _mine(table: Table, connection: Connection) -> list[int]:
    """The seats that a person plays."""
    mine = table.chairs_of(connection.person.id if connection.person else None)
    if not mine:
        raise Refusal("not_your_seat")
    return mine


async def _seat_bot(table: Table, seats: list[int], bot: str) -> None:
    chairs = table.copy_chairs()
    for seat in seats:
        chairs[seat].bot = bot
    await keep(table, chairs=chairs)
    tell_table(table)
    go_on(table)
