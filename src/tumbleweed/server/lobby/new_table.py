"""A new table, for new people or for those who have just played together."""

from typing import Any

import msgspec

from tumbleweed.core.errors import UnknownGame
from tumbleweed.core.spec import find
from tumbleweed.server.hall import Hall
from tumbleweed.server.lobby.agreement import (
    bot_name,
    check_seats,
    checked_options,
    checked_setup,
    level,
    need,
    unused_name,
)
from tumbleweed.server.names import tidy_name
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store.changes import Sits
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.saving import keep
from tumbleweed.server.table.setup import Setup
from tumbleweed.server.table.table import Table
from tumbleweed.words import words


async def create(
    hall: Hall, person: Person, game: str, options: dict[str, Any], setup: Setup, seats: list[dict[str, str]]
) -> Table:
    """A new table. `seats` says for each chair who sits there: me, same_device (with a name), a bot, or nobody yet."""
    try:
        spec = find(game)
    except UnknownGame as error:
        raise Refusal("bad_game", reason=words(person.language).say("error.game", **error.values)) from error
    check_seats(spec, len(seats), person.language)
    full = checked_options(spec, len(seats), options, person.language)
    checked_setup(spec, setup)
    if sum(seat["kind"] == "me" for seat in seats) > 1:
        raise Refusal("bad_request", reason="only one seat can be `me`; others are `same_device`")
    chairs: list[Chair] = [Chair() for seat in seats]
    for chair, seat in zip(chairs, seats, strict=True):
        match seat["kind"]:
            case "me":
                chair.seat_person(person.id, unused_name(chairs, person.name))
            case "same_device":
                wanted = tidy_name(seat.get("name") or words(person.language).say("play.stranger"))
                chair.seat_person(person.id, unused_name(chairs, wanted))
            case "bot":
                chair.seat_bot(level(spec, seat.get("bot", "")), bot_name(chairs, person.language))
    return await hall.create(game, full, setup, chairs, person.id)


async def rematch(
    hall: Hall, table: Table, person: Person, options: dict[str, Any] | None, setup: dict[str, Any]
) -> str:
    """The same people at a new table, perhaps with other options. Returns its link; the first who asks makes it, the
    others are told who is in. If that table was closed meanwhile, the next who asks makes another.
    """
    mine = table.chairs_of(person.id)
    if not mine:
        raise Refusal("not_sitting")
    need(table, "finished", "closed")
    if table.rematch is not None and await _goes_on(hall, table.rematch):
        table.for_rematch.update(mine)
        return table.rematch
    full = checked_options(
        table.spec, len(table.chairs), table.options if options is None else options, person.language
    )
    agreed = checked_setup(table.spec, msgspec.structs.replace(table.setup, paused=False, **setup))
    chairs = [Chair(kind=chair.kind, name=chair.name, person=chair.person) for chair in table.chairs]
    for old, chair in zip(table.chairs, chairs, strict=True):
        if chair.kind == "bot":
            chair.bot = old.bot
        elif (old.left and old.person != person.id) or not old.person:
            chair.clear()
    fresh = await hall.create(table.spec.name, full, agreed, chairs, person.id)
    await keep(fresh, sent_away=[each for each in table.sent_away if each != person.id])
    await keep(table, *(Sits(chair.person, fresh.number) for chair in chairs if chair.person), rematch=fresh.id)
    table.for_rematch.clear()
    table.for_rematch.update(mine)
    return fresh.id


async def _goes_on(hall: Hall, id_: str) -> bool:
    """Whether a table is still there and was not closed."""
    try:
        return (await hall.find(id_)).status != "closed"
    except Refusal:
        return False
