"""Tables at which any position is being played, for a real browser: a server inside the test lays them out.

Everything else is the real thing: sockets, messages, the database. The positions come from the scenario language of the
game's own tests, including what chance will bring.
"""

import asyncio
import contextlib
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Protocol

import uvicorn
from playwright.async_api import Route
from tests.server.house import Person as Guest
from tests.server.worlds import SAME_NUMBERS, Prepared
from tests.web.browser import GROUNDS, LONGEST, WAITS, Town, Visitor, town
from tests.web.chromium import ready

import tumbleweed as tw
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State
from tumbleweed.server import fair, from_client
from tumbleweed.server.app import make_app
from tumbleweed.server.hall import Hall
from tumbleweed.server.lobby.agreement import LONGEST_PACE
from tumbleweed.server.people import Person
from tumbleweed.server.settings import Settings
from tumbleweed.server.socket import client_messages
from tumbleweed.server.store.changes import ChangeTable, Sits
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.progress import finish, go_on
from tumbleweed.server.table.setup import Setup
from tumbleweed.server.table.table import Table

STARTS = 30
"""Seconds within which a server must be there."""
NAMES = ("Lupe", "Cornelius", "Mei", "Zsófia")
"""The people at the table who have no browser."""


class Scene(Protocol):
    """A position that a game's scenario language has laid out."""

    s: Any


class Remembered(Prepared):
    """A prepared game that also has a log of what led to it."""

    def __init__(self, spec: GameSpec, s: State, reaction: float) -> None:
        past = s.log
        super().__init__(spec, s, reaction)
        if past is not None and s.log is not None:
            s.log.events.extend(past.events)
            s.log.pauses.extend(past.pauses)
            s.log.windows.extend(past.windows)
            self.disclosure.catch_up()
            self.ends[:] = [len(s.log.events)]


async def no_course(route: Route) -> None:
    """Nothing led to a position that was laid out, so its game has no course."""
    await route.fulfill(json={"turns": [], "winners": []})


class Staged:
    """A server in the test's own process."""

    def __init__(self, url: str, hall: Callable[[], Hall]) -> None:
        self.url = url
        self._hall = hall
        self._guests: list[Person] = []

    @property
    def hall(self) -> Hall:
        return self._hall()

    @property
    def socket(self) -> str:
        return self.url.replace("http:", "ws:")

    async def person(self, visitor: Visitor, name: str = "Ada") -> Person:
        """The person at a browser; they get a name first, if they have none."""
        cookies = await visitor.page.context.cookies(self.url)
        if not cookies:
            language = await visitor.page.evaluate("navigator.language.slice(0, 2)")
            reply = await visitor.page.request.post(f"{self.url}/api/me", data={"name": name, "language": language})
            assert reply.ok, await reply.text()
            cookies = await visitor.page.context.cookies(self.url)
        return await self._known(next(each["value"] for each in cookies if each["name"] == "tumbleweed"))

    async def _known(self, token: str) -> Person:
        found = await self.hall.people.find(token)
        assert found is not None
        return found

    async def guests(self, count: int) -> list[Person]:
        """People without a browser."""
        while len(self._guests) < count:
            async with Guest(self) as guest:  # type: ignore[arg-type]  # all it needs is the address
                await guest.named(NAMES[len(self._guests)])
                self._guests.append(await self._known(guest.http.cookies["tumbleweed"]))
        return self._guests[:count]

    async def lay(self, play: Scene, sitting: Sequence[Visitor], reaction: float = 0.0, bots: bool = False) -> "Laid":
        """A table at which a position is played: the visitors have the first seats, people elsewhere or slow bots the
        rest.
        """
        s = play.s
        persons = [await self.person(each, name) for each, name in zip(sitting, ("Ada", "Bo", "Cy"), strict=False)]
        persons += await self.guests(s.count - len(persons))
        chairs = [Chair("person", person.name, person.id, number=SAME_NUMBERS) for person in persons]
        for chair in chairs[len(sitting) :] if bots else []:
            chair.seat_bot("random", chair.name)
        hall = self.hall
        setup = Setup(reaction=reaction, pace=LONGEST_PACE)
        table = await hall.create(s.game, tw.find(s.game).options_of(s), setup, chairs, persons[0].id)
        begins = ChangeTable(table.number, {"status": "playing"})
        await hall.store.write(begins, *(Sits(person.id, table.number) for person in persons))
        table.status, table.numbers = "playing", [chair.number for chair in chairs]
        table.seed = fair.seed(table.secret, table.numbers)
        table.game = game = Remembered(table.spec, s, reaction)
        if s.ask is None:
            await finish(table, game)
        go_on(table)
        for visitor in sitting:
            await visitor.page.route(f"**/api/records/{table.id}/timeline?*", no_course)
        return Laid(table, persons)


class Laid:
    """A table that was laid out, and those who sit there."""

    def __init__(self, table: Table, persons: list[Person]) -> None:
        self.table = table
        self.persons = persons
        self.path = f"/t/{table.id}"

    async def says(self, seat: int, *actions: str) -> None:
        """A person without a browser answers a question."""
        game = self.table.game
        assert game is not None
        for action in actions:
            connection = Connection(self.table.services.metrics, self.persons[seat], "", "en", False, 1e6)
            message = from_client.Answer("answer", seat, game.number_of(seat), action)
            await client_messages.receive(self.table, connection, message)
            assert any('"done"' in said for said in connection._waiting), list(connection._waiting)

    async def hears(self, *rows: tuple[int, str, str]) -> None:
        """Waits until these are the latest answers."""
        game = self.table.game
        assert game is not None
        async with asyncio.timeout(WAITS / 1000):
            while tuple(move.kept for move in game.moves[-len(rows) :]) != rows:
                await asyncio.sleep(0.02)

    @property
    def asked(self) -> tuple[int, ...]:
        assert self.table.game is not None
        return self.table.game.asked()


class Quiet(uvicorn.Server):
    """A server that leaves signals to the tests: Ctrl-C ends all tests."""

    def capture_signals(self) -> contextlib.AbstractContextManager[None]:  # type: ignore[override]
        return contextlib.nullcontext()


@contextlib.asynccontextmanager
async def staged(folder: Path) -> AsyncIterator[Staged]:
    """A server on a free port, in this loop."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    app = make_app(Settings(host="127.0.0.1", port=port, data=folder))
    config = uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio", timeout_graceful_shutdown=1)
    server = Quiet(config)
    serving = asyncio.get_running_loop().create_task(server.serve(sockets=[listening]))
    async with asyncio.timeout(STARTS):
        while not server.started:
            await asyncio.sleep(0.02)
    app.state.hall.limits.making.take = lambda who: True
    try:
        yield Staged(f"http://127.0.0.1:{port}", lambda: app.state.hall)
    finally:
        server.should_exit = True
        await serving
        listening.close()


@contextlib.asynccontextmanager
async def a_stage() -> AsyncIterator[Staged]:
    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder)) as stage:
            yield stage


def on_stage(story: Callable[[Town, Staged], Coroutine[Any, Any, None]], longest: float = LONGEST) -> None:
    """Plays a story with a server that lays tables out."""

    async def play() -> None:
        stage = await GROUNDS.share(a_stage)
        async with town(stage) as there:
            await story(there, stage)

    ready()
    GROUNDS.play(play(), longest)
