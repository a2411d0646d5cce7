"""Bots during a game: who may put one in for somebody who is away, and who may make one stronger or weaker.

A bot that gets weaker helps all the others, so nobody decides that alone: the host may only make a bot stronger, and
anything else takes the consent of everybody who plays.
"""

from tumbleweed import bots
from tumbleweed.core.spec import GameSpec
from tumbleweed.server.lobby.agreement import the_chair
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.table.saving import keep
from tumbleweed.server.table.table import BotWish, Table


async def change_bot(table: Table, person: Person, place: int, bot: str, together: bool) -> None:
    """Gives a seat to a bot, or another one. What the person may not decide alone is refused; with `together` it is
    noted as a wish, and done as soon as everybody has it.
    """
    mine = _seats_of(table, person)
    chair = the_chair(table, place)
    if chair.kind == "person" and not chair.left and chair.person != person.id and table.here(chair.person):
        raise Refusal("person_here", name=chair.name)
    refusal = _refusal(table, person, place, bot)
    if refusal is not None:
        if not together:
            raise refusal
        wish = table.bot_wishes.get(place)
        if wish is None or wish.bot != bot:
            wish = table.bot_wishes[place] = BotWish(bot)
        wish.seats.update(mine)
        if not _everybody(table) <= wish.seats:
            return
    chairs = table.copy_chairs()
    chairs[place].bot = bot
    await keep(table, chairs=chairs)
    table.bot_wishes.pop(place, None)


async def refuse_wish(table: Table, person: Person, place: int) -> None:
    """Somebody is against the bot that others wish for: it is not asked about any more."""
    _seats_of(table, person)
    the_chair(table, place)
    table.bot_wishes.pop(place, None)


def _seats_of(table: Table, person: Person) -> set[int]:
    """The seats that a person plays."""
    mine = {seat for seat in table.chairs_of(person.id) if not table.chairs[seat].left}
    if not mine:
        raise Refusal("you_left" if table.chairs_of(person.id) else "not_your_seat")
    return mine


def _everybody(table: Table) -> set[int]:
    """The seats of all people who play, whether they are here or not."""
    return {seat for seat, chair in enumerate(table.chairs) if chair.kind == "person" and not chair.left}


def _refusal(table: Table, person: Person, place: int, bot: str) -> Refusal | None:
    """Why a person may not decide this alone; None if they may. Their own seat is their own affair."""
    chair = table.chairs[place]
    if chair.person == person.id:
        return None
    if chair.bot and not table.is_host(person.id):
        return Refusal("bot_of_host")
    if strength(table.spec, bot) < strength(table.spec, chair.bot or bots.USUAL):
        return Refusal("bot_weaker")
    return None


def strength(spec: GameSpec, bot: str) -> int:
    """A bot's place in the ladder; a bot that this program does not know stands below all others."""
    try:
        return bots.rank(bot, spec.name)
    except bots.UnknownBot:
        return -1
