"""Standing up, being sent away, coming back, and the end of a table."""

import time
from typing import Final

from tumbleweed.server.hall import Hall
from tumbleweed.server.lobby.agreement import level, need, need_host, the_chair
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal, server_words
from tumbleweed.server.store.changes import ForgetSpeaker
from tumbleweed.server.table.broadcast import take_seat, tell_all, tell_table
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.progress import go_on
from tumbleweed.server.table.saving import keep, write
from tumbleweed.server.table.table import Table

MOST_SENT_AWAY: Final = 100


async def stand_up(table: Table, person: Person, place: int | None) -> None:
    """Frees all chairs of a person, or one. In a game a bot plays on, and the person may come back."""
    mine = [seat for seat in table.chairs_of(person.id) if place in (None, seat)]
    if not mine:
        raise Refusal("not_sitting")
    need(table, "open", "playing")
    chairs = table.copy_chairs()
    for seat in mine:
        if table.status == "open":
            chairs[seat].clear()
        else:
            chairs[seat].left, chairs[seat].bot = True, level(table.spec, "")
    await _keep_with_host(table, chairs, person)


async def _keep_with_host(table: Table, chairs: list[Chair], gone: Person) -> None:
    """Keeps the chairs. If the host has gone, somebody else becomes host; an open table without a host is closed."""
    people = [chair.person for chair in chairs if chair.kind == "person" and not chair.left]
    host = table.host if table.host != gone.id or gone.id in people else (people[0] if people else None)
    if host is None and table.status == "open":
        await keep(table, chairs=chairs, host=None, status="closed", ended=time.time())
    else:
        await keep(table, chairs=chairs, host=host or table.host)  # the last one who left a game may still close it


async def kick(table: Table, person: Person, place: int) -> None:
    """The host frees a chair before the game. Whoever had only that chair stays away, until the host lets them in."""
    need_host(table, person)
    need(table, "open")
    gone = the_chair(table, place).person
    if gone == person.id and len(table.chairs_of(person.id)) == 1:
        raise Refusal("not_yourself")
    chairs = table.copy_chairs()
    chairs[place].clear()
    away = [gone] if len(table.chairs_of(gone)) == 1 else []
    await keep(table, chairs=chairs, sent_away=[*table.sent_away, *away][-MOST_SENT_AWAY:])


async def let_in(table: Table, person: Person) -> None:
    """The host forgives: everybody who was sent away may sit down again."""
    need_host(table, person)
    need(table, "open")
    await keep(table, sent_away=[])


async def take_back(table: Table, person: Person) -> None:
    """Somebody returns: the bot that stood in for them gets up."""
    mine = [seat for seat in table.chairs_of(person.id) if table.chairs[seat].bot and not table.chairs[seat].left]
    if mine and table.status == "playing":
        chairs = table.copy_chairs()
        for seat in mine:
            chairs[seat].bot = ""
        await keep(table, chairs=chairs)
        for seat in mine:
            table.bot_wishes.pop(seat, None)


async def close(table: Table, person: Person | None) -> None:
    """Ends a table. The host may end an open one, or a game in which nobody else is left (U-62); the operator any."""
    if person is not None:
        need_host(table, person)
        others = [c for c in table.chairs if c.kind == "person" and not c.left and c.person != person.id]
        if table.status == "playing" and others:
            raise Refusal("others_play")
    need(table, "open", "playing")
    await keep(table, status="closed", ended=time.time())
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    for connection in list(table.connections):
        connection.close("table_closed")


async def sign_out_devices(hall: Hall, person: Person, ending: list[bytes]) -> None:
    """Devices of a person are nobody's any more: at tables, too, at once."""
    await hall.people.sign_out(person, ending)
    for table in hall.tables.values():
        for connection in list(table.connections):
            if connection.device in ending:
                connection.close("signed_out")


async def forget_person(hall: Hall, person: Person) -> None:
    """Forgets a person, at their tables too: somebody without a name sat there instead."""
    for id_ in await hall.store.tables.all_of_person(person.id):
        try:
            table = await hall.find(id_)
        except Refusal:  # a table that cannot be replayed keeps what it has
            continue
        async with table.lock:
            await _forget_at(table, person)
            _let_go(table, person)
            tell_table(table)
            go_on(table)
    for table in hall.tables.values():
        _let_go(table, person)
    await hall.people.forget(person)


def _let_go(table: Table, person: Person) -> None:
    """Connections that the person still has are nameless spectators from now on."""
    his = [each for each in table.connections if each.person is not None and each.person.id == person.id]
    if his:
        go_on(table)  # other spectators get what is new before these join them
    for connection in his:
        connection.person = None
        take_seat(table, connection)
        if table.game is not None:
            tell_all(table, table.game, connection, 0)


async def _forget_at(table: Table, person: Person) -> None:
    """Forgets a person at one table; in a game a bot plays on for good."""
    chairs = table.copy_chairs()
    for seat in table.chairs_of(person.id):
        if table.status == "open":
            chairs[seat].clear()
        elif table.status == "playing":
            chairs[seat].seat_bot(level(table.spec, ""), server_words(person.language).say("somebody"))
        else:
            chairs[seat].person, chairs[seat].name = "", server_words(person.language).say("somebody")
    await write(table, ForgetSpeaker(table.number, person.id, server_words(person.language).say("somebody")))
    await _keep_with_host(table, chairs, person)
    if table.host == person.id:
        await keep(table, host=None)
