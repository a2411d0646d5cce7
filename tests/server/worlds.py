"""Two worlds that differ only in what an observer may not know, each on a table of its own that looks the same.

The observer and a spectator do the same in both, and every byte they are sent is kept, with the moment it was sent.
"""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
from tests.conformance.tables import Table as Rules
from tests.server.ledger import database
from tests.server.parlour import Guest, GuestSeat, Parlour

from tumbleweed.arena.fuzzing import ANSWERS, CHECKS
from tumbleweed.core.chance import Chance
from tumbleweed.core.events import Log
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State
from tumbleweed.server import from_client, protocol
from tumbleweed.server.people import Person
from tumbleweed.server.rate_limits import Limits
from tumbleweed.server.socket import client_messages
from tumbleweed.server.store.changes import ChangeTable, Sits
from tumbleweed.server.table.audience import Audience
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.clock import Clock
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.progress import finish, go_on
from tumbleweed.server.table.setup import Setup
from tumbleweed.server.table.table import Table

SAME_TABLE = "sametable"
SAME_SECRET = "5ec4e7" * 10 + "0123"
SAME_SEED = "5eed" * 16
SAME_NUMBERS = "00112233445566778899aabbccddeeff"

READ = ("/api/tables/sametable", "/api/records/sametable", "/api/tables", "/api/me/games")

Heard = list[tuple[float, str]]


class Prepared(Game):
    """A game that begins at a given position; it cannot be replayed from a seed, only from that position."""

    def __init__(self, spec: GameSpec, s: State, reaction: float) -> None:
        self._start = s.copy()
        s.log = Log()
        s.recorded = True
        super().__init__(spec, s, reaction)

    def look_back(self, audience: Audience) -> None:
        if audience.moves >= self.public_moves or self.may_see_position(audience.seat):
            return
        s = self._start.copy()
        for move in self.moves[: self.public_moves]:
            apply(s, move.seat, move.action)
        audience.seen = self.spec.view(s, audience.seat)
        audience.view = protocol.encode(audience.seen)
        audience.moves = self.public_moves


def positions(rules: Rules, luck: Chance, **fixed: Any) -> Iterator[State]:
    """Every position of endless random games; options are drawn for each game, except the given ones."""
    for number in itertools.count():
        options = {**rules.options(luck), **fixed}
        s = rules.spec.new(rules.seats, options, number, False)
        while asked := waiting(s):
            yield s
            seat = asked[luck.below(ANSWERS, len(asked))]
            answers = legal(s, seat)
            apply(s, seat, answers[luck.below(ANSWERS, len(answers))])
        yield s


class People:
    """The people at the tables, always in the same order, and a spectator."""

    def __init__(self, opened: Parlour) -> None:
        self.opened = opened
        self.guests: list[Guest] = []
        self.persons: list[Person] = []

    async def arrive(self, count: int) -> "People":
        for number in range(count + 1):
            guest = await self.opened.guest(f"Guest {number}")
            self.guests.append(guest)
            person = await self.opened.hall.people.find(guest.http.cookies["tumbleweed"])
            assert person is not None
            self.persons.append(person)
        return self

    @property
    def watching(self) -> Guest:
        return self.guests[-1]


async def lay(
    people: People, spec: GameSpec, s: State, clock: Clock, reaction: float = 1.5, fuse: float = 0.0
) -> Table:
    """A table at which a position is being played; from outside it always looks like the same table."""
    hall = people.opened.hall
    chairs = [Chair("person", person.name, person.id) for person in people.persons[: s.count]]
    for chair in chairs:
        chair.number = SAME_NUMBERS
    options = spec.options_of(s)
    setup = Setup(public=True, clock=clock, reaction=reaction, fuse=fuse)
    made = await hall.create(spec.name, options, setup, chairs, people.persons[0].id)
    del hall.tables[made.id]
    playing_now = ChangeTable(made.number, {"id": SAME_TABLE, "status": "playing"})
    await hall.store.write(playing_now, *(Sits(person.id, made.number) for person in people.persons[: s.count]))
    table = Table(hall, hall.wake, made.number, SAME_TABLE, spec, SAME_SECRET)
    table.options, table.setup, table.chairs, table.host = options, made.setup, chairs, made.host
    table.status, table.seed, table.numbers = "playing", SAME_SEED, [SAME_NUMBERS] * s.count
    table.game = game = Prepared(spec, s, reaction)
    hall.tables[SAME_TABLE] = table
    if s.ask is None:
        await finish(table, game)
    go_on(table)
    return table


@contextlib.asynccontextmanager
async def laid(
    people: People, spec: GameSpec, s: State, clock: Clock, reaction: float = 1.5, fuse: float = 0.0
) -> AsyncIterator[Table]:
    """The same as a context: the table is cleared away at the end; it always begins at the same moment."""
    people.opened.clock.now = 1000.0
    people.opened.hall.limits = Limits(people.opened.settings.rate)  # type: ignore[misc]  # the clock has gone back
    table = await lay(people, spec, s, clock, reaction, fuse)
    try:
        yield table
    finally:
        await people.opened.rest()
        if table.timer is not None:
            table.timer.cancel()
        hall = people.opened.hall
        del hall.tables[SAME_TABLE]
        await hall.store.write(ChangeTable(table.number, {"id": f"old{table.number}", "status": "closed"}))
        with database(people.opened.settings.data, reading=False) as stored:
            stored.execute("DELETE FROM sitter WHERE number = ?", (table.number,))


class Observers:
    """The observer (if it is a seat) in two tabs, and a spectator, with everything they hear in any way."""

    def __init__(self, people: People, seat: int) -> None:
        self.people = people
        self.seat = seat
        self.tabs: list[GuestSeat] = []
        self.read: list[tuple[float, int, str]] = []
        """What was read over REST: when, status and body."""

    @contextlib.asynccontextmanager
    async def watch(self) -> AsyncIterator["Observers"]:
        async with contextlib.AsyncExitStack() as open_tabs:
            watching = self.people.watching
            self.tabs.append(await open_tabs.enter_async_context(watching.at(SAME_TABLE, lang="de")))
            if self.seat >= 0:
                mine = self.people.guests[self.seat]
                self.tabs.append(await open_tabs.enter_async_context(mine.at(SAME_TABLE, lang="en")))
                self.tabs.append(await open_tabs.enter_async_context(mine.at(SAME_TABLE, lang="hu", words=0)))
            yield self

    async def reads(self, *paths: str) -> None:
        """Asks over REST as well, as the observer and as the spectator."""
        people = self.people
        for guest in {people.watching, people.guests[self.seat]}:
            for path in paths or READ:
                reply = await guest.http.get(path)
                self.read.append((people.opened.clock.now, reply.status_code, reply.text))
        self.read.sort()

    async def come_again(self) -> None:
        """Connects once more and leaves, to see what a snapshot says now."""
        for guest in (self.people.watching, self.people.guests[self.seat]):
            async with guest.at(SAME_TABLE) as seat:
                await self.people.opened.rest()
                self.read += [(moment, 0, text) for moment, text in seat.wire.sent]

    def all_heard(self) -> list[Heard]:
        return [tab.wire.sent for tab in self.tabs] + [[(when, f"{code} {text}") for when, code, text in self.read]]


async def asks_for_trouble(watch: Observers, table: Table, luck: Chance) -> None:
    """The observer sends messages that are refused, explained or answered, but none that moves the game."""
    if watch.seat < 0:
        return
    assert table.game is not None
    catalog, tab = table.spec.catalog, watch.tabs[-1]
    number = table.game.number_of(watch.seat)
    anything = [catalog.text(luck.below(CHECKS, len(catalog))) for each in range(3)]
    messages: list[from_client.ClientMessage] = [from_client.Why("", watch.seat, text) for text in anything]
    messages += [
        from_client.Answer("", watch.seat, number + 1, anything[0]),
        from_client.Answer("", watch.seat, number, form={"nothing": "of the kind"}),
        from_client.Answer("", watch.seat, number, "no such action"),
        from_client.Answer("", (watch.seat + 1) % len(table.chairs), number, anything[0]),
        from_client.Look("", -1),
        from_client.Look("", watch.seat),
        from_client.Look("", (watch.seat + 1) % len(table.chairs)),
        from_client.Never("", watch.seat, ["D-99"]),
        from_client.LuckNumber("", watch.seat, SAME_NUMBERS),
        from_client.Agree("", watch.seat),
        from_client.Advise("", watch.seat, number),
        from_client.Agree("", watch.seat, False),
        from_client.Pause("", True),
        from_client.Answer("", watch.seat, number, "no such action"),
        from_client.Pause("", False),
        from_client.Say("", "Howdy"),
        from_client.Ping(),
    ]
    if not table.game.sees_question(watch.seat):
        messages.append(from_client.Answer("", watch.seat, number, anything[0]))
    for place, message in enumerate(messages):
        message.id = f"{len(tab.heard)}-{place}"
        await tab.socket.send(msgspec.json.encode(message).decode())
        while not any(heard.get("id") == message.id for heard in tab.heard):
            await tab.hear()
    await watch.people.opened.rest()


async def answers(people: People, table: Table, seat: int, action: str) -> None:
    """A seat answers, from a device that is none of the listeners'."""
    assert table.game is not None
    connection = Connection(table.services.metrics, people.persons[seat], "", "en", False, 1e6)
    number = table.game.number_of(seat)
    await client_messages.receive(table, connection, from_client.Answer("answer", seat, number, action))
    said = list(connection._waiting)
    assert any('"done"' in text for text in said), said
    await asyncio.sleep(0)


def same(here: list[Heard], there: list[Heard], where: str) -> None:
    """Fails with the first difference in what was heard."""
    for tab, (one, other) in enumerate(zip(here, there, strict=True)):
        for place, (first, second) in enumerate(itertools.zip_longest(one, other, fillvalue=(0.0, "nothing"))):
            if first != second:
                at = next((n for n, (a, b) in enumerate(zip(first[1], second[1], strict=False)) if a != b), 0)
                cut = slice(max(0, at - 120), at + 120)
                raise AssertionError(
                    f"{where}: tab {tab} hears differently at {place}: at {first[0]} {first[1][cut]!r},"
                    f" at {second[0]} {second[1][cut]!r}"
                )
