"""Tables of a Tumbleweed server: set up through its REST part, played through its websockets."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import click
import msgspec

from bench.loadtest.pacing import PATIENCE, Load, Room
from bench.loadtest.rest import NotReached, Refused, Rest
from bench.loadtest.wire import Place, Wire

TABLES_EACH: Final = 30
"""How many tables a person may make at once; beyond that the server asks for patience."""
MOST_PEOPLE: Final = 56
"""How many people may come from one address at once, less a few."""
SETTING_UP: Final = 16
"""How many tables are set up at the same time."""


class Choice(msgspec.Struct):
    """An option, as far as the load test needs it."""

    action: str


class Asked(msgspec.Struct):
    """A question, likewise."""

    seat: int
    number: int
    options: list[Choice]


class Status(msgspec.Struct):
    """A table, likewise."""

    status: str


class Heard(msgspec.Struct):
    """Any message of the server, likewise; the rest of it is skipped unread."""

    type: str
    question: Asked | None = None
    table: Status | None = None
    code: str = ""


decode: Final = msgspec.json.Decoder(Heard).decode


class Hosts:
    """The server as a whole: the people who play, and everything the tables have in common."""

    def __init__(self, place: Place, game: str, seats: int, words: bool) -> None:
        self.place: Final = place
        self.rest: Final = Rest(place)
        self.game: Final = game
        self.seats: Final = seats
        self.query: Final = "lang=en" if words else "lang=en&words=0"
        self.people: Final[list[str]] = []
        """Their cookies."""

    async def check(self) -> dict[str, Any]:
        """Checks that a Tumbleweed server is there and knows the game; returns what it says about itself."""
        reply = await self.rest.get("/healthz")
        try:
            health: dict[str, Any] = reply.json()
            games = health["games"]
        except (ValueError, KeyError, TypeError):
            raise NotReached(f"at {self.place.named} is a server, but it is not a Tumbleweed") from None
        if self.game not in games:
            raise click.UsageError(f"the server has no game {self.game!r}; it has {', '.join(games)}")
        return health

    async def welcome(self, tables: int) -> None:
        """Makes as many people as the tables need: few, each at many tables."""
        wanted = max(self.seats, min(MOST_PEOPLE, -(-tables // TABLES_EACH)))
        for number in range(wanted):
            reply = await self.rest.call("POST", "/api/me", body={"name": f"Load {number + 1}", "language": "en"})
            self.people.append(reply.headers["set-cookie"].split(";")[0])

    async def fill(self, load: Load, tables: int, tell: Callable[[], None]) -> None:
        """Opens all tables, a few at a time."""
        load.rooms.extend(OurRoom(load, self, number) for number in range(tables))
        waiting = iter(load.rooms)

        async def some() -> None:
            for room in waiting:
                await room.open()
                tell()

        async with asyncio.TaskGroup() as group:
            for number in range(min(SETTING_UP, tables)):
                group.create_task(some())


class OurSeat:
    """One seat's websocket."""

    def __init__(self, room: "OurRoom", place: int) -> None:
        self.room: Final = room
        self.bit: Final = 1 << place
        self.question: Asked | None = None
        self.wire: Wire | None = None
        self.here: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def hear(self, text: bytes) -> None:
        now = time.perf_counter()
        message = decode(text)
        kind = message.type
        if kind == "update":
            self.question = message.question
            self.room.told(self.bit, now)
        elif kind == "done":
            self.room.confirmed(now)
        elif kind == "snapshot":
            self.question = message.question
            if not self.here.done():
                self.here.set_result(None)
        elif kind == "table":
            assert message.table is not None
            if message.table.status == "finished":
                self.room.finished()
        elif kind in ("refused", "bye"):
            self.room.refused(f"{kind}: {message.code}")

    def gone(self, reason: str) -> None:
        if not self.here.done():
            self.here.set_exception(ConnectionError(reason))
        self.room.lost(reason)


class OurRoom(Room):
    """One table."""

    def __init__(self, load: Load, hosts: Hosts, number: int) -> None:
        super().__init__(load)
        self._hosts: Final = hosts
        self._number: Final = number
        self._id = ""
        self._sent = 0
        self._answering: tuple[OurSeat, Asked] | None = None
        self._seats: list[OurSeat] = []
        self._everybody: Final = (1 << hosts.seats) - 1

    def _cookie(self, place: int) -> str:
        people = self._hosts.people
        return people[(self._number + place) % len(people)]

    async def open(self) -> None:
        """A new table: made, filled, started, connected."""
        hosts = self._hosts
        chairs = [{"kind": "me"}] + [{"kind": "open"}] * (hosts.seats - 1)
        new = {"game": hosts.game, "seats": chairs, "reaction": 0, "pace": 0}
        made = await hosts.rest.call("POST", "/api/tables", self._cookie(0), new)
        self._id = made.json()["id"]
        for place in range(1, hosts.seats):
            await hosts.rest.call("POST", f"/api/tables/{self._id}/sit", self._cookie(place), {})
        await self._begin()

    async def _begin(self) -> None:
        hosts = self._hosts
        await hosts.rest.call("POST", f"/api/tables/{self._id}/start", self._cookie(0), {})
        self._seats = [OurSeat(self, place) for place in range(hosts.seats)]
        for place, seat in enumerate(self._seats):
            await hosts.place.open(seat, f"/ws/{self._id}?{hosts.query}", self._cookie(place))
            await seat.here
        self.owing = 0
        self.busy = False
        self.playing = True
        self.load.freed(self)

    def ready(self) -> bool:
        return any(seat.question is not None for seat in self._seats)

    def send(self) -> int:
        chance = self.load.chance
        asked = [seat for seat in self._seats if seat.question is not None]
        seat = asked[int(chance() * len(asked))]
        question, seat.question = seat.question, None
        assert question is not None
        assert seat.wire is not None
        self._answering = (seat, question)
        action = question.options[int(chance() * len(question.options))].action
        self._sent += 1
        seat.wire.send(
            b'{"type":"answer","id":"%d","seat":%d,"number":%d,"action":"%s"}'
            % (self._sent, question.seat, question.number, action.encode())
        )
        return self._everybody

    def refused(self, code: str) -> None:
        """The answer was not taken; the question stands."""
        if self._answering is not None:
            seat, question = self._answering
            seat.question = question
        self.wrong(code)

    def finished(self) -> None:
        """The game is over: the same people play again."""
        if self.playing:
            self.playing = False
            self.load.found.games += 1
            self.load.spawn(self._again())

    def lost(self, reason: str) -> None:
        """A seat was cut off: the table is left, and a new one made."""
        if self.playing:
            self.playing = self.busy = False
            self.load.found.errors[f"cut off: {reason}"] += 1
            self.load.spawn(self._again(rematch=False))

    async def _again(self, rematch: bool = True) -> None:
        patience = time.monotonic() + PATIENCE
        while self.busy and rematch and time.monotonic() < patience:
            await asyncio.sleep(0.002)  # so that everybody hears of the last move
        self.close()
        try:
            if rematch:
                made = await self._hosts.rest.call("POST", f"/api/tables/{self._id}/rematch", self._cookie(0), {})
                self._id = made.json()["id"]
                await self._begin()
            else:
                await self.open()
        except (Refused, OSError, click.ClickException) as error:
            self.load.found.errors[f"no new table: {error}"] += 1

    def close(self) -> None:
        for seat in self._seats:
            if seat.wire is not None:
                seat.wire.close()
