"""Tables: making one, sitting down, starting."""

from collections.abc import Awaitable
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field, StrictBool, StrictFloat

from tumbleweed.server.lobby import agreement, changing_bots, leaving, new_table, seating, table_lists
from tumbleweed.server.lobby.start import begin_game
from tumbleweed.server.names import LONGEST_NAME
from tumbleweed.server.rest.links import Link, link_to
from tumbleweed.server.rest.who_asks import PROBLEMS, AHall, APerson, MaybePerson, Strict, Whole
from tumbleweed.server.table.broadcast import info, tell_table
from tumbleweed.server.table.clock import GENTLE, Clock
from tumbleweed.server.table.progress import go_on
from tumbleweed.server.table.setup import Setup
from tumbleweed.server.table.table import Table

router = APIRouter(prefix="/tables", tags=["tables"], responses=PROBLEMS)

TableId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]
MOST_SEATS = 8


class Seat(Strict):
    """Who is to sit on a chair."""

    kind: Literal["me", "same_device", "bot", "open"]
    name: Annotated[str, Field(max_length=4 * LONGEST_NAME)] = ""
    bot: Annotated[str, Field(max_length=32)] = ""


class GivenClock(Strict):
    """none, gentle, relaxed, fast, days, or custom with seconds for all decisions and for each by its id."""

    kind: Annotated[str, Field(max_length=16)] = "none"
    seconds: Whole = 120
    each: dict[str, Whole] = Field(default_factory=dict, max_length=64)

    def clock(self) -> Clock:
        return Clock(self.kind, self.seconds, dict(self.each))


class NewTable(Strict):
    """What a new table needs; everything but game and seats has a default."""

    game: Annotated[str, Field(max_length=32)]
    seats: Annotated[list[Seat], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = Field(default_factory=dict, max_length=64)
    public: StrictBool = False
    clock: GivenClock = GivenClock(kind=GENTLE)
    reaction: StrictFloat = 1.5
    fuse: StrictFloat | None = None
    idle: StrictFloat = 120.0
    pace: StrictFloat = 0.8
    advice: Literal["agreed", "nobody"] = "agreed"

    def setup(self) -> Setup:
        """`fuse`: if it is not given, the usual one; none where moments for cards shall take no time."""
        clock = self.clock.clock()
        fuse = self.fuse if self.fuse is not None else (clock.usual_fuse() if self.reaction else 0.0)
        return Setup(self.public, clock, self.reaction, fuse, self.idle, self.pace, advice=self.advice)


class Agreement(Strict):
    """What a table may agree on anew; what is left out stays."""

    options: Annotated[dict[str, Any], Field(max_length=64)] | None = None
    public: StrictBool | None = None
    clock: GivenClock | None = None
    reaction: StrictFloat | None = None
    fuse: StrictFloat | None = None
    idle: StrictFloat | None = None
    pace: StrictFloat | None = None
    advice: Literal["agreed", "nobody"] | None = None

    def setup(self) -> dict[str, Any]:
        given = {
            "public": self.public,
            "reaction": self.reaction,
            "fuse": self.fuse,
            "idle": self.idle,
            "pace": self.pace,
            "advice": self.advice,
        }
        changed: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        if self.clock is not None:
            changed["clock"] = self.clock.clock()
        return changed


class Changes(Agreement):
    """What the host changes before the game."""

    seats: Whole | None = None


class ChairChoice(Strict):
    """A chair, or any; with a name: for somebody else at the same device."""

    chair: Whole | None = None
    name: Annotated[str, Field(max_length=4 * LONGEST_NAME)] = ""


class OneChair(Strict):
    """A chair."""

    chair: Whole


class BotChoice(Strict):
    """A chair and the level of the bot; empty: the usual one. `together`: what I may not decide alone is my wish, and
    comes true when everybody who plays has it.
    """

    chair: Whole
    bot: Annotated[str, Field(max_length=32)] = ""
    together: StrictBool = False


class StartChoice(Strict):
    """`fill`: bots of this level take the free chairs; empty: the usual ones; null: there must be none."""

    fill: Annotated[str, Field(max_length=32)] | None = None


class Listed(BaseModel):
    """A table in the public list."""

    id: str
    game: str
    status: str
    names: list[str]
    seats: int
    free: int


class Elsewhere(BaseModel):
    """Where to go on."""

    id: str


def shown(table: Table, person: str | None) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(info(table, person))
    return found


async def done(table: Table, doing: Awaitable[None], person: str) -> dict[str, Any]:
    """Makes a change under the table's lock, and tells everybody."""
    async with table.lock:
        await doing
        tell_table(table)
        go_on(table)
    return shown(table, person)


@router.get("")
async def public_tables(hall: AHall) -> list[Listed]:
    """The tables anybody may join or watch."""
    return [Listed(**table) for table in await table_lists.public_tables(hall)]


@router.post("", status_code=201)
async def make_table(hall: AHall, person: APerson, new: NewTable) -> dict[str, Any]:
    """A new table; its id is its link, and the only way to a private one."""
    hall.limits.making.need(person.id)
    setup = new.setup()
    seats = [seat.model_dump() for seat in new.seats]
    table = await new_table.create(hall, person, new.game, new.options, setup, seats)
    return shown(table, person.id)


@router.get("/{id}")
async def see_table(hall: AHall, person: MaybePerson, id: TableId) -> dict[str, Any]:  # noqa: A002 - the path's name
    """A table, for whoever has its link."""
    return shown(await hall.find(id), person.id if person else None)


@router.get("/{id}/link")
async def link(request: Request, hall: AHall, id: TableId) -> Link:  # noqa: A002
    """The link to invite friends with, as a QR code too."""
    table = await hall.find(id)
    return link_to(request, hall, f"/t/{table.id}")


@router.patch("/{id}")
async def change(hall: AHall, person: APerson, id: TableId, changes: Changes) -> dict[str, Any]:  # noqa: A002
    """The host changes options, clock, number of seats … before the game."""
    table = await hall.find(id)
    doing = agreement.change(table, person, changes.options, changes.setup(), changes.seats)
    return await done(table, doing, person.id)


@router.delete("/{id}", status_code=204)
async def close(hall: AHall, person: APerson, id: TableId) -> None:  # noqa: A002
    """The host closes a table before the game, or when nobody else plays any more."""
    table = await hall.find(id)
    async with table.lock:
        await leaving.close(table, person)


@router.post("/{id}/sit")
async def sit(hall: AHall, person: APerson, id: TableId, choice: ChairChoice) -> dict[str, Any]:  # noqa: A002
    """Takes a free chair, or the one I left."""
    table = await hall.find(id)
    return await done(table, seating.sit(table, person, choice.chair, choice.name), person.id)


@router.post("/{id}/stand")
async def stand(hall: AHall, person: APerson, id: TableId, choice: ChairChoice) -> dict[str, Any]:  # noqa: A002
    """Gives my chairs free, or one of them; in a game a bot plays on."""
    table = await hall.find(id)
    return await done(table, leaving.stand_up(table, person, choice.chair), person.id)


@router.post("/{id}/kick")
async def kick(hall: AHall, person: APerson, id: TableId, choice: OneChair) -> dict[str, Any]:  # noqa: A002
    """The host frees a chair before the game; whoever sat there may not sit down again."""
    table = await hall.find(id)
    return await done(table, leaving.kick(table, person, choice.chair), person.id)


@router.post("/{id}/let-in")
async def let_in(hall: AHall, person: APerson, id: TableId) -> dict[str, Any]:  # noqa: A002
    """The host lets everybody sit down again who was sent away."""
    table = await hall.find(id)
    return await done(table, leaving.let_in(table, person), person.id)


@router.post("/{id}/bot")
async def put_bot(hall: AHall, person: APerson, id: TableId, choice: BotChoice) -> dict[str, Any]:  # noqa: A002
    """A bot takes a chair, plays for somebody who is not here, or becomes another one."""
    table = await hall.find(id)
    doing = seating.put_bot(table, person, choice.chair, choice.bot, choice.together)
    return await done(table, doing, person.id)


@router.post("/{id}/bot/refuse")
async def refuse_bot(hall: AHall, person: APerson, id: TableId, choice: OneChair) -> dict[str, Any]:  # noqa: A002
    """I am against the bot that others wish for: it is not asked about any more."""
    table = await hall.find(id)
    return await done(table, changing_bots.refuse_wish(table, person, choice.chair), person.id)


@router.post("/{id}/start")
async def start(hall: AHall, person: APerson, id: TableId, choice: StartChoice) -> dict[str, Any]:  # noqa: A002
    """The game begins."""
    table = await hall.find(id)
    return await done(table, begin_game(table, person, choice.fill), person.id)


@router.post("/{id}/rematch")
async def rematch(hall: AHall, person: APerson, id: TableId, changes: Agreement) -> Elsewhere:  # noqa: A002
    """The same people at a new table, perhaps with other options."""
    table = await hall.find(id)
    async with table.lock:
        fresh = await new_table.rematch(hall, table, person, changes.options, changes.setup())
        tell_table(table)
    return Elsewhere(id=fresh)
