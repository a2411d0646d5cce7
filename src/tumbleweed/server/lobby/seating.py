"""Before and after a game: making a table, sitting down, starting, playing again."""

import time
from typing import TYPE_CHECKING, Any

import msgspec

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.spec import find
from tumbleweed.server import fair
from tumbleweed.server.lobby.agreement import (
    bot_name,
    checked_options,
    checked_setup,
    level,
    need,
    need_host,
    the_chair,
    unused_name,
)
from tumbleweed.server.people import Person, tidy_name
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store.changes import Sits
from tumbleweed.server.table import timer
from tumbleweed.server.table.broadcast import take_seat, tell_all
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.game import SPECTATOR, Game
from tumbleweed.server.table.table import Setup, Table
from tumbleweed.words import words

if TYPE_CHECKING:
    from tumbleweed.server.hall import Hall


async def create(
    hall: "Hall", person: Person, game: str, options: dict[str, Any], setup: Setup, seats: list[dict[str, str]]
) -> Table:
    """A new table. `seats` says for each chair who sits there: me, same_device (with a name), a bot, or nobody yet."""
    try:
        spec = find(game)
        spec.check_seats(len(seats))
    except TumbleweedError as error:
        raise Refusal("bad_game", reason=str(error)) from error
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


async def sit(table: Table, person: Person, place: int | None, name: str) -> None:
    """Takes a free chair, any or a certain one; or takes back the one the person left. With a name besides one's own:
    another chair for somebody at the same device.
    """
    mine = table.chairs_of(person.id)
    back = [seat for seat in mine if table.chairs[seat].left and place in (None, seat)]
    if table.status == "playing" and back:
        chairs = table.copy_chairs()
        chairs[back[0]].left, chairs[back[0]].bot = False, ""
        await table.keep(chairs=chairs)
        return
    need(table, "open")
    if mine and not name:
        raise Refusal("already_sitting")
    if place is None:
        free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
        if not free:
            raise Refusal("no_free_chair")
        place = free[0]
    if the_chair(table, place).kind != "open":
        raise Refusal("chair_taken")
    chairs = table.copy_chairs()
    chairs[place].seat_person(person.id, unused_name(chairs, tidy_name(name) if name else person.name))
    await table.keep(Sits(person.id, table.number), chairs=chairs)


async def put_bot(table: Table, person: Person, place: int, bot: str) -> None:
    """A bot plays at a chair: the host's choice before the game; in it, for somebody who is not here."""
    chair = the_chair(table, place)
    chairs = table.copy_chairs()
    if table.status == "open":
        need_host(table, person)
        if chair.kind == "person":
            raise Refusal("chair_taken")
        chairs[place].seat_bot(level(table.spec, bot), bot_name(chairs, person.language))
    else:
        need(table, "playing")
        if not table.chairs_of(person.id):
            raise Refusal("not_your_seat")
        if chair.kind == "person" and not chair.left and chair.person != person.id and table.here(chair.person):
            raise Refusal("person_here", name=chair.name)
        chairs[place].bot = level(table.spec, bot)
    await table.keep(chairs=chairs)


async def change(
    table: Table, person: Person, options: dict[str, Any] | None, setup: dict[str, Any], seats: int | None
) -> None:
    """The host changes what is to be played, before it begins. How fast bots are may be changed while it is played."""
    need_host(table, person)
    need(table, "open", *(["playing"] if setup.keys() == {"pace"} and options is None and seats is None else []))
    chairs = table.copy_chairs()
    if seats is not None:
        chairs = _resized(table, chairs, seats)
    full = checked_options(table.spec, len(chairs), table.options if options is None else options, person.language)
    agreed = msgspec.structs.replace(table.setup, **setup)
    await table.keep(options=full, setup=checked_setup(table.spec, agreed), chairs=chairs)


def _resized(table: Table, chairs: list[Chair], seats: int) -> list[Chair]:
    """More chairs, or fewer: free ones go first, then bots'; nobody is sent away."""
    try:
        table.spec.check_seats(seats)
    except TumbleweedError as error:
        raise Refusal("bad_game", reason=str(error)) from error
    for kind in ("open", "bot"):
        for place in range(len(chairs) - 1, -1, -1):
            if len(chairs) > seats and chairs[place].kind == kind:
                del chairs[place]
    if len(chairs) > seats:
        raise Refusal("too_many_people", seats=seats)
    return chairs + [Chair() for more in range(seats - len(chairs))]


async def start(table: Table, person: Person, fill: str | None) -> None:
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
    await table.keep(
        chairs=chairs, status="playing", numbers=numbers, seed=seed, version=table.spec.version, started=time.time()
    )
    table.game = game = Game(table.spec, s, table.setup.reaction)
    timer.set_deadlines(table, game)  # so that the first look has the clock
    for connection in list(table.connections):
        take_seat(table, connection)
        tell_all(table, game, connection, 0)


async def rematch(table: Table, person: Person, options: dict[str, Any] | None, setup: dict[str, Any]) -> str:
    """The same people at a new table, perhaps with other options; its link. The first who asks makes it."""
    mine = table.chairs_of(person.id)
    if not mine:
        raise Refusal("not_sitting")
    need(table, "finished", "closed")
    if table.rematch is not None:
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
    fresh = await table.hall.create(table.spec.name, full, agreed, chairs, person.id)
    await table.keep(*(Sits(chair.person, fresh.number) for chair in chairs if chair.person), rematch=fresh.id)
    return fresh.id
