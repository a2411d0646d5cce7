"""Chat: players and spectators, each in their own room."""

import time
from typing import Final

from tumbleweed.server import from_client, protocol
from tumbleweed.server.names import tidy
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store.changes import Say
from tumbleweed.server.store.rows import LineRow
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.saving import write
from tumbleweed.server.table.table import Table

LONGEST_LINE: Final = 400
MOST_LINES: Final = 200
"""How many lines a newcomer is sent at most."""


async def say(table: Table, connection: Connection, message: from_client.Say) -> protocol.FromServer:
    """A line of chat."""
    person = connection.person
    if person is None:
        raise Refusal("no_name")
    text = tidy(message.text)
    if not text or len(text) > LONGEST_LINE:
        raise Refusal("bad_line", most=LONGEST_LINE)
    table.services.limits.talking.need(person.id)
    chairs = table.chairs_of(person.id)
    line = protocol.SaidLine(
        table.said, "players" if chairs else "spectators", table.chairs[chairs[0]].name if chairs else person.name,
        text, time.time(),
    )  # fmt: skip
    await write(table, Say(table.number, line.number, line.room, person.id, line.name, line.text, line.at))
    table.said += 1
    for each in table.connections:
        if may_hear(table, each, line.room):
            each.send(protocol.Said(0, [line]))
    return protocol.Done(0, message.id)


def may_hear(table: Table, connection: Connection, room: str) -> bool:
    """While they play, players do not hear the spectators, who may have seen more than one hand."""
    if room == "players" or table.status in ("finished", "closed"):
        return True
    return not table.chairs_of(connection.person.id if connection.person else None)


def tell_chat(table: Table, connection: Connection, lines: list[LineRow]) -> None:
    """Lines of chat, as far as the connection may hear them."""
    heard = [
        protocol.SaidLine(line.n, line.room, line.name, line.text, line.at)  # type: ignore[arg-type]  # checked on disk
        for line in lines
        if may_hear(table, connection, line.room)
    ]
    if heard:
        connection.send(protocol.Said(0, heard))
