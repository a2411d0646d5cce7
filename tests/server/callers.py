"""A client for rough talk: sends anything, reads all the time, and pairs each message with its reply."""

import asyncio
import contextlib
import json
from typing import Any

from tests.server.house import WAITS, Message, Person, Seat
from tests.server.mischief import Wire
from websockets.exceptions import ConnectionClosed

REPLIES = ("done", "refused", "because", "pong", "bye")


class Caller:
    """One person (or stranger) with one connection at a time, opened again when the server has closed it."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.at: Seat
        self.replies: asyncio.Queue[Message] = asyncio.Queue()
        self.closed: tuple[int, str] | None = None
        self._open = contextlib.AsyncExitStack()
        self._reader: asyncio.Task[None] | None = None

    async def connect(self) -> "Caller":
        await self.close()
        self.at = await self._open.enter_async_context(self.person.at(self.table, words=0))
        self.replies = asyncio.Queue()
        self.closed = None
        self._reader = asyncio.create_task(self._read())
        return self

    async def _read(self) -> None:
        try:
            while True:
                heard = await asyncio.wait_for(self.at.hear(), None)
                if heard["type"] in REPLIES:
                    self.replies.put_nowait(heard)
        except ConnectionClosed as end:
            self.closed = (end.rcvd.code, end.rcvd.reason) if end.rcvd else (1006, "")
            self.replies.put_nowait({"type": "gone"})

    async def send(self, wire: Wire) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self.at.socket.send(wire)

    async def reply(self) -> Message:
        """The reply to the next message that has none yet."""
        return await asyncio.wait_for(self.replies.get(), WAITS)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Sends one message and waits for its reply."""
        await self.send(json.dumps({"type": kind, **fields}))
        return await self.reply()

    async def settled(self) -> None:
        """Takes in everything the server has said so far."""
        assert (await self.ask("ping", id="settled"))["type"] == "pong"

    async def come_back(self) -> None:
        """Gets connected and up to date; a connection that the server is about to close is not good enough."""
        if self.closed is None and (await self.ask("ping", id="settled"))["type"] == "pong":
            return
        await self.connect()
        await self.settled()

    async def end(self) -> tuple[str, int]:
        """Reads until the server has closed; returns the code of its `bye`, and of the closing."""
        said = ""
        while self.closed is None:
            heard = await self.reply()
            said = heard["code"] if heard["type"] == "bye" else said
        return said, self.closed[0]

    async def close(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self._open.aclose()
        if self._reader is not None:
            await asyncio.wait([self._reader])


async def open_table(house_people: list[Person], game: str, **more: Any) -> str:
    """Begins a game of these people alone: only they can move anything."""
    chairs = [{"kind": "me"}] + [{"kind": "open"}] * (len(house_people) - 1)
    table = await house_people[0].table(game, chairs, **more)
    for person in house_people[1:]:
        await person.call("POST", f"/tables/{table}/sit")
    await house_people[0].call("POST", f"/tables/{table}/start")
    return table
