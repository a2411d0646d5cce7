"""Sitting down: people and bots."""

from tumbleweed.server.lobby.agreement import bot_name, level, need, need_host, the_chair, unused_name
from tumbleweed.server.lobby.changing_bots import change_bot
from tumbleweed.server.names import tidy_name
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store.changes import Sits
from tumbleweed.server.table.saving import keep
from tumbleweed.server.table.table import Table


async def sit(table: Table, person: Person, place: int | None, name: str) -> None:
    """Takes a free chair, any or a given one, or takes back the one the person left. With a `name` the chair is for
    somebody else at the same device.
    """
    mine = table.chairs_of(person.id)
    back = [seat for seat in mine if table.chairs[seat].left and place in (None, seat)]
    if table.status == "playing" and back:
        chairs = table.copy_chairs()
        chairs[back[0]].left, chairs[back[0]].bot = False, ""
        await keep(table, chairs=chairs)
        return
    need(table, "open")
    if mine and not name:
        raise Refusal("already_sitting")
    if person.id in table.sent_away:
        raise Refusal("sent_away")
    if place is None:
        free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
        if not free:
            raise Refusal("no_free_chair")
        place = free[0]
    if the_chair(table, place).kind != "open":
        raise Refusal("chair_taken")
    chairs = table.copy_chairs()
    chairs[place].seat_person(person.id, unused_name(chairs, tidy_name(name) if name else person.name))
    await keep(table, Sits(person.id, table.number), chairs=chairs)


async def put_bot(table: Table, person: Person, place: int, bot: str, together: bool) -> None:
    """Puts a bot on a chair: before the game if the host wants it, and as `changing_bots` says during it."""
    chair = the_chair(table, place)
    if table.status == "playing":
        await change_bot(table, person, place, level(table.spec, bot), together)
        return
    need(table, "open")
    need_host(table, person)
    if chair.kind == "person":
        raise Refusal("chair_taken")
    chairs = table.copy_chairs()
    if chair.kind == "bot":
        chairs[place].bot = level(table.spec, bot)
    else:
        chairs[place].seat_bot(level(table.spec, bot), bot_name(chairs, person.language))
    await keep(table, chairs=chairs)
