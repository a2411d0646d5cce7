"""Clients that play through crashes: each remembers what was acknowledged, what was not, and what it was told."""

import asyncio
import contextlib
import random

from tests.server.house import House, Message, Person, Seat
from tests.server.ledger import position, rows_of, status_of
from websockets.exceptions import ConnectionClosed

import tumbleweed as tw

Sent = tuple[int, int, str]
"""Seat, the question's number, the action."""


class Survivor:
    """One person at one table, over any number of crashes."""

    def __init__(self, person: Person, table: str, luck: random.Random) -> None:
        self.person = person
        self.table = table
        self.luck = luck
        self.acknowledged: list[Sent] = []
        self.pending: Message | None = None
        self.events: list[Message] = []
        self.seat = -1
        self.over = False
        self.connection: Seat | None = None
        self.checked = 0
        self._open = contextlib.AsyncExitStack()

    async def resume(self) -> None:
        """Comes back and asks for what it has missed; nothing has moved yet, so the view is known exactly."""
        at = self.person.at(self.table, since=len(self.events), words=0)
        self.connection = await self._open.enter_async_context(at)
        self.checked = 0
        await self.connection.until(lambda: bool(self.connection and self.connection.view))
        self.note()
        self.seat = self.connection.seat

    def note(self) -> None:
        """Takes in what was heard: every event exactly once, in order."""
        assert self.connection is not None
        for message in self.connection.heard[self.checked :]:
            if message["type"] in ("snapshot", "update"):
                numbers = [event["seq"] for event in message["events"]]
                assert numbers == list(range(len(self.events), message["next"])), "a gap, or a repetition"
                self.events += message["events"]
        self.checked = len(self.connection.heard)

    async def play(self) -> None:
        """Answers whatever is asked, as fast as it can, until the game is over or the server gone."""
        at = self.connection
        assert at is not None
        with contextlib.suppress(ConnectionClosed, OSError):
            if self.pending is not None:  # there was no reply: the same message again
                await self._send(at, self.pending)
            while not at.view.get("over"):
                if at.question is None:
                    await at.hear()
                    continue
                question, at.question = at.question, None
                action = self.luck.choice(question["options"])["action"]
                await self._send(at, {"seat": question["seat"], "number": question["number"], "action": action})
            self.over = True

    async def play_to_the_end(self) -> None:
        """Like `play`, until the client hears that the table is finished."""
        await self.play()
        at = self.connection
        assert at is not None
        await at.until(lambda: at.table["status"] == "finished")

    async def _send(self, at: Seat, sent: Message) -> None:
        self.pending = sent
        reply = await at.say("answer", **sent)
        assert reply["type"] == "done", reply
        self.acknowledged.append((sent["seat"], sent["number"], sent["action"]))
        self.pending = None

    async def leave(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            await self._open.aclose()
        if self.connection is not None:
            self.note()

    def compare(self, house: House) -> None:
        """Compares what this client knows with what is on the disk."""
        given = [text for seat, text, how in rows_of(house.folder, self.table) if seat == self.seat]
        for seat, number, action in self.acknowledged:
            assert seat == self.seat
            assert given[number : number + 1] == [action], "what was acknowledged is there"
        more = given[len(self.acknowledged) :]
        if more:
            assert self.pending is not None, "what nobody sent is not there"
            assert more == [self.pending["action"]], "what was not acknowledged is there wholly or not at all"
        told = tw.events(position(house.folder, self.table), self.seat)
        assert self.events == told[: len(self.events)], "what was told has happened"


class Saloon:
    """Three people who play several games at the same time."""

    GAMES = (("dice-town", 2, 1), ("boomtown", 3, 0), ("dodge-city", 3, 0))
    """Game, people, bots."""

    def __init__(self, house: House, people: list[Person], seed: int) -> None:
        self.house = house
        self.people = people
        self.luck = random.Random(seed)
        self.tables: dict[str, list[Survivor]] = {}
        self.finished: list[str] = []
        self.kills = 0
        self.cut_short = 0
        """Answers that were sent but neither acknowledged nor refused."""

    def find_house(self) -> None:
        """Finds the server again, which listens on another port after each start."""
        for person in self.people:
            person.http.base_url = self.house.url

    async def open_tables(self) -> None:
        """Makes sure that one table of each game is being played."""
        games = {(await self.people[0].call("GET", f"/tables/{table}"))["game"] for table in self.tables}
        for game, count, bots in self.GAMES:
            if game not in games:
                await self._open_table(game, count, bots)

    async def _open_table(self, game: str, count: int, bots: int) -> None:
        chairs = [{"kind": "me"}] + [{"kind": "open"}] * (count - 1) + [{"kind": "bot", "bot": "random"}] * bots
        table = await self.people[0].table(game, chairs, options=tw.find(game).automatic({}))
        for person in self.people[1:count]:
            await person.call("POST", f"/tables/{table}/sit")
        await self.people[0].call("POST", f"/tables/{table}/start")
        self.tables[table] = [Survivor(person, table, self.luck) for person in self.people[:count]]

    def survivors(self) -> list[Survivor]:
        return [survivor for survivors in self.tables.values() for survivor in survivors]

    async def come_back(self) -> None:
        """Everybody resumes before anybody moves. At a table without bots nothing can have moved since the crash, so
        the views must be those of the rows on the disk.
        """
        for survivor in self.survivors():
            await survivor.resume()
        for table, survivors in self.tables.items():
            s = position(self.house.folder, table)
            if s.game == "dice-town" or (s.ask is not None and s.ask.discreet):
                continue
            for survivor in survivors:
                assert survivor.connection is not None
                assert survivor.connection.view == tw.view(s, survivor.seat)
                assert survivor.events == tw.events(s, survivor.seat)

    async def play_until_killed(self, seconds: float) -> None:
        """Everybody plays; after a while, whatever is going on, kill -9."""
        playing = [asyncio.create_task(survivor.play()) for survivor in self.survivors()]
        await asyncio.sleep(seconds)
        self.house.kill()
        self.kills += 1
        await asyncio.gather(*playing)
        for survivor in self.survivors():
            await survivor.leave()

    def compare(self) -> None:
        for survivor in self.survivors():
            survivor.compare(self.house)
            self.cut_short += survivor.pending is not None

    async def play_to_the_end(self) -> None:
        await self.come_back()
        await asyncio.gather(*(survivor.play_to_the_end() for survivor in self.survivors()))
        for survivor in self.survivors():
            await survivor.leave()

    async def close_finished(self) -> None:
        """Proves the finished games, and replaces their tables with new ones."""
        for table in [table for table in self.tables if status_of(self.house.folder, table) != "playing"]:
            await self.prove(table)
            del self.tables[table]

    async def prove(self, table: str) -> None:
        """A finished game is complete: it replays to its end, and its dice are those committed to."""
        proven = await self.people[0].call("GET", f"/records/{table}/verify")
        assert proven == {"replays": True, "finished": True, "fair": True, "problems": []}
        self.finished.append(table)
