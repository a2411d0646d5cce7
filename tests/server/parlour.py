"""A server in the test's own process, without sockets, with the same luck every time and a clock that stands still
until the test moves it.

Everything between the ASGI app and the database file is the real thing: messages come in and go out as text.
"""

import asyncio
import contextlib
import heapq
import itertools
import json
import random
import sys
import types
from collections.abc import AsyncIterator, Callable, MutableMapping
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
from tests.server.house import Message, Person, Seat

from tumbleweed.server import fair, hall
from tumbleweed.server.app import make_app
from tumbleweed.server.hall import Hall
from tumbleweed.server.people import ALPHABET
from tumbleweed.server.settings import Settings
from tumbleweed.server.socket.endpoint import table_socket
from tumbleweed.server.store import open_store
from tumbleweed.server.table import broadcast, due_moves, timer
from tumbleweed.server.table.table import Table

NOON = 1_700_000_000.0


class Handle:
    """A timer that was set."""

    def __init__(self, doing: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        self.doing = doing
        self.arguments = arguments
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """Time for the server: it replaces the module `time`, and the event loop for timers."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._timers: list[tuple[float, int, Handle]] = []
        self._count = itertools.count()

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return NOON + self.now

    def perf_counter(self) -> float:
        return self.now

    def get_running_loop(self) -> "Clock":
        return self

    def call_later(self, seconds: float, doing: Callable[..., None], *arguments: Any) -> Handle:
        handle = Handle(doing, arguments)
        heapq.heappush(self._timers, (self.now + seconds, next(self._count), handle))
        return handle

    def ring(self, end: float) -> bool:
        """Moves time on to the next timer due before `end`, and lets it ring; False if there is none."""
        while self._timers and self._timers[0][0] <= end + 1e-9:
            due, _, handle = heapq.heappop(self._timers)
            if not handle.cancelled:
                self.now = max(self.now, due)
                handle.doing(*handle.arguments)
                return True
        self.now = max(self.now, end)
        return False


class Wire:
    """Stands between a client and the server in place of a websocket; keeps what was sent and when."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._to_server: asyncio.Queue[Message] = asyncio.Queue()
        self._to_client: asyncio.Queue[str] = asyncio.Queue()
        self.sent: list[tuple[float, str]] = []
        self.closed: int | None = None

    async def recv(self) -> str:
        return await self._to_client.get()

    async def send(self, text: str) -> None:
        await self._to_server.put({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        await self._to_server.put({"type": "websocket.disconnect"})

    async def asgi_receive(self) -> Message:
        return await self._to_server.get()

    async def asgi_send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.sent.append((self._clock.now, message["text"]))
            self._to_client.put_nowait(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]

    def empty(self) -> bool:
        return self._to_client.empty()


class Parlour:
    """The server."""

    def __init__(self, folder: Path, clock: Clock, **settings: Any) -> None:
        self.clock = clock
        self.settings = Settings(data=folder, **{"rate": 1e6, **settings})
        self.app = make_app(self.settings)
        self.url = "http://parlour"

    async def open(self) -> "Parlour":
        self.hall = Hall(self.settings, await open_store(self.settings.data))
        self.app.state.hall = self.hall
        return self

    async def restart(self) -> None:
        """Stops the server and starts it again on the same folder; afterwards nobody is connected."""
        await self.hall.close()
        await self.open()
        await self.hall.wake_all()
        await self.rest()

    async def rest(self) -> None:
        """Waits until nothing is going on: everything due has been done, and everything to be said has been said."""
        while self.hall._tasks or any(c._waiting for table in self.hall.tables.values() for c in table.connections):
            await asyncio.sleep(0)
        for turn in range(3):
            await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        """Lets time pass."""
        await self.rest()
        end = self.clock.now + seconds
        while self.clock.ring(end):
            await self.rest()

    async def guest(self, name: str, language: str = "en") -> "Guest":
        guest = Guest(self)
        await guest.named(name, language)
        return guest

    def table(self, id_: str) -> Table:
        return self.hall.tables[id_]


class Guest(Person):
    """Somebody with a browser at this server."""

    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour
        transport = httpx.ASGITransport(parlour.app)
        self.http = httpx.AsyncClient(transport=transport, base_url=parlour.url)

    @contextlib.asynccontextmanager
    async def at(self, table: str, **query: Any) -> AsyncIterator["GuestSeat"]:
        """Connected to a table."""
        wire = Wire(self.parlour.clock)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        scope = {
            "type": "websocket",
            "app": self.parlour.app,
            "path": f"/ws/{table}",
            "path_params": {"table": table},
            "query_string": "&".join(f"{name}={value}" for name, value in query.items()).encode(),
            "headers": [(b"host", b"parlour"), (b"cookie", cookie.encode())],
        }
        await wire._to_server.put({"type": "websocket.connect"})
        serving = asyncio.create_task(table_socket(scope, wire.asgi_receive, wire.asgi_send))
        seat = GuestSeat(wire)
        try:
            await seat.hear()
            await self.parlour.rest()
            await seat.catch_up()
            yield seat
        finally:
            await wire.close()
            await serving


class GuestSeat(Seat):
    """A client that can take in everything sent so far."""

    def __init__(self, wire: Wire) -> None:
        super().__init__(wire)  # type: ignore[arg-type]  # recv and send are all it needs
        self.wire = wire

    async def catch_up(self) -> "GuestSeat":
        while not self.wire.empty():
            await self.hear()
        return self

    async def tells(self, kind: str, **fields: Any) -> Message:
        """Sends a message; returns the reply without the client's own id."""
        reply = await self.say(kind, **fields)
        return {name: value for name, value in reply.items() if name not in ("id", "n")}

    def heard_of(self, kind: str) -> list[Message]:
        return [message for message in self.heard if message["type"] == kind]


def named(luck: random.Random) -> Callable[[int], str]:
    """The same tables have the same names in every run: the Sheriff's luck follows from them."""
    return lambda length: "".join(luck.choices(ALPHABET, k=length))


@contextlib.asynccontextmanager
async def parlour(folder: Path, **settings: Any) -> AsyncIterator[Parlour]:
    """A server whose time only passes when the test says so."""
    clock = Clock()
    with contextlib.ExitStack() as patched:
        for name, module in list(sys.modules.items()):
            ours = name.startswith("tumbleweed.server") and not name.startswith("tumbleweed.server.store")
            if ours and isinstance(getattr(module, "time", None), types.ModuleType):  # the store keeps real time
                patched.enter_context(mock.patch.object(module, "time", clock))
        for module in (timer, broadcast):
            patched.enter_context(mock.patch.object(module, "asyncio", clock))
        luck = random.Random(1)
        secrets = (f"{luck.getrandbits(256):064x}" for table in itertools.count())
        patched.enter_context(mock.patch.object(fair, "new_secret", side_effect=secrets))
        names = random.Random(2)  # the Sheriff's luck follows from a table's
        patched.enter_context(
            mock.patch.object(hall, "new_id", lambda length: "".join(names.choices(ALPHABET, k=length)))
        )
        bots = types.SimpleNamespace(randbits=luck.getrandbits)
        patched.enter_context(mock.patch.object(due_moves, "secrets", bots))
        opened = await Parlour(folder, clock, **settings).open()
        try:
            yield opened
        finally:
            await opened.rest()
            await opened.hall.close()


async def everybody(opened: Parlour, *seats: GuestSeat) -> None:
    """Lets the server come to rest, and these clients take in everything that was sent."""
    await opened.rest()
    for seat in seats:
        await seat.catch_up()


def plain(text: str) -> Message:
    """A message that was sent, decoded."""
    message: Message = json.loads(text)
    return message
