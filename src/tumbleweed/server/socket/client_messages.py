"""What a client at a table sends, and what is done about it."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from tumbleweed.core.errors import BadData, IllegalAnswer, TumbleweedError
from tumbleweed.server import fair, from_client, protocol
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.socket.advice import advise, agree
from tumbleweed.server.socket.answers import answer, my_seat, nothing, the_game, why
from tumbleweed.server.socket.calling import back, call, stand_in
from tumbleweed.server.socket.chat import say
from tumbleweed.server.table.audience import SPECTATOR
from tumbleweed.server.table.broadcast import tell_all, tell_table
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.discreet import tell_moment_to
from tumbleweed.server.table.progress import go_on
from tumbleweed.server.table.saving import keep
from tumbleweed.server.table.table import Table
from tumbleweed.wording import wording

MOST_DECISIONS: Final = 64


async def look(table: Table, connection: Connection, message: from_client.Look) -> protocol.FromServer:
    """The curtain: the client looks from another of its seats, or from none."""
    if message.seat != SPECTATOR:
        my_seat(table, connection, message.seat)
    table.services.limits.looking.need(connection.who)
    game = the_game(table)
    go_on(table)  # others of the same seat get what is new before this one joins them
    connection.seat = message.seat
    tell_all(table, game, connection, 0)
    return protocol.Done(0, message.id)


async def pause(table: Table, connection: Connection, message: from_client.Pause) -> protocol.FromServer:
    """A pause begins when everybody who is here is for it, and ends when anybody is against it."""
    mine = table.chairs_of(connection.person.id if connection.person else None)
    if not mine:
        raise Refusal("not_your_seat")
    if table.status != "playing":
        raise Refusal("not_begun" if table.status == "open" else "game_over")
    if message.on:
        table.for_pause.update(mine)
        present = {
            seat for seat, chair in enumerate(table.chairs)
            if chair.kind == "person" and not chair.left and table.here(chair.person)
        }  # fmt: skip
        if present <= table.for_pause and not table.setup.paused:
            await _set_paused(table, True)
    else:
        table.for_pause.clear()
        if table.setup.paused:
            await _set_paused(table, False)
    tell_table(table)
    go_on(table)
    return protocol.Done(0, message.id)


async def _set_paused(table: Table, paused: bool) -> None:
    """Begins or ends a pause. Clocks stand still in it: afterwards there is as much time left as before."""
    await keep(table, setup=msgspec.structs.replace(table.setup, paused=paused))
    now = time.monotonic()
    if paused:
        table.paused_at = now
    else:
        table.for_pause.clear()
        for seat, (ask, deadline) in table.deadlines.items():
            table.deadlines[seat] = (ask, deadline + now - table.paused_at)
        if table.moment is not None:
            table.moment.ends += now - table.paused_at
            for connection in table.connections:
                tell_moment_to(table, connection)


async def never(table: Table, connection: Connection, message: from_client.Never) -> protocol.FromServer:
    """Notes what a person does not want to be asked discreetly."""
    seat = my_seat(table, connection, message.seat)
    if len(message.decisions) > MOST_DECISIONS or any(len(each) > 32 for each in message.decisions):
        raise Refusal("bad_request", reason=f"decisions: at most {MOST_DECISIONS}, each at most 32 letters")
    chairs = table.copy_chairs()
    chairs[seat].never = sorted(set(message.decisions))
    await keep(table, chairs=chairs)
    go_on(table)
    return protocol.Done(0, message.id)


async def number(table: Table, connection: Connection, message: from_client.LuckNumber) -> protocol.FromServer:
    """Notes the number that a device adds to the dice; until the game begins it can be replaced."""
    chair = my_seat(table, connection, message.chair)
    if table.status != "open":
        raise Refusal("begun")
    if not fair.NUMBER.fullmatch(message.number):
        raise Refusal("bad_number")
    chairs = table.copy_chairs()
    chairs[chair].number = message.number
    await keep(table, chairs=chairs)
    tell_table(table)
    return protocol.Done(0, message.id)


async def ping(table: Table, connection: Connection, message: from_client.Ping) -> protocol.FromServer:
    """Says that the server is here."""
    return protocol.Pong(0, message.id)


Doing = Callable[[Table, Connection, Any], Awaitable[protocol.FromServer | None]]
"""Something that is done at once; with None, the reply comes later."""
DOINGS: Final[dict[type[from_client.FromClient], Doing]] = {
    from_client.Answer: answer,
    from_client.Why: why,
    from_client.Look: look,
    from_client.Say: say,
    from_client.Pause: pause,
    from_client.Never: never,
    from_client.Nothing: nothing,
    from_client.Call: call,
    from_client.StandIn: stand_in,
    from_client.Back: back,
    from_client.Advise: advise,
    from_client.Agree: agree,
    from_client.LuckNumber: number,
    from_client.Ping: ping,
}


async def receive(table: Table, connection: Connection, message: from_client.ClientMessage) -> None:
    """Does what a client asks, or says why not."""
    reply: protocol.FromServer | None
    try:
        async with table.lock:
            reply = await DOINGS[type(message)](table, connection, message)
    except Refusal as refusal:
        reply = protocol.Refused(0, message.id, refusal.code, refusal.said(connection.language))
    except IllegalAnswer as error:
        words = wording(table.spec.name, connection.language, table.version).refusal(error)
        reply = protocol.Refused(0, message.id, "illegal", words, error.rule)
    except Exception as error:
        if isinstance(error, TumbleweedError) and not isinstance(error, BadData):
            words = wording(table.spec.name, connection.language, table.version).error(error)
            reply = protocol.Refused(0, message.id, "bad_action", words)
        else:  # with bad data, too: a text or a fact of ours is missing, and nobody's message is wrong
            table.services.metrics.errors.inc()
            table.services.log.exception("a mistake of the program at table %d", table.number)
            reply = protocol.Refused(0, message.id, "mistake", Refusal("mistake").said(connection.language))
    if isinstance(reply, protocol.Refused):
        table.services.metrics.refused.labels(reply.code).inc()
    if reply is not None:
        connection.send(reply)
