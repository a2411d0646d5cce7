"""Three players, a spectator and a stranger, with an oracle that knows the state of their game."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from tests.server.callers import Caller, open_table
from tests.server.house import WAITS, House, Message, Person
from tests.server.ledger import beginning, rows_of
from tests.server.mischief import Mischief
from tests.server.oracle import Oracle

import tumbleweed as tw

REGULARS = 12
AT_ONCE = 8
"""Messages a client sends before it waits for the replies."""


class Company:
    """Three players, a spectator, and a stranger."""

    def __init__(self, opened: House, game: str, people: list[Person], **more: Any) -> None:
        self.house = opened
        self.game = game
        self.people = people
        self.more = {"options": tw.find(game).automatic({}), **more}
        self.callers: list[Caller] = []

    async def sit_down(self) -> None:
        """Makes a new table and connects everybody to it."""
        for caller in self.callers:
            await caller.close()
        self.table = await open_table(self.people[:3], self.game, **self.more)
        self.callers = [await Caller(person, self.table).connect() for person in self.people]
        for caller in self.callers:
            await caller.settled()
        self.oracle = Oracle(beginning(self.house.folder, self.table))

    def seats_of(self, caller: Caller) -> list[int]:
        return [seat for seat, chair in enumerate(caller.at.table["chairs"]) if chair["mine"]]

    async def judged(self, caller: Caller, sent: Message) -> Message:
        """Sends an answer; the oracle must agree with the outcome."""
        wire = json.dumps({"type": "answer", **sent})
        await caller.send(wire)
        reply = await caller.reply()
        self.oracle.judge(self.seats_of(caller), wire, reply)
        return reply

    async def check(self) -> None:
        """The server's position is the oracle's: on the disk, and in everybody's view."""
        oracle = self.oracle
        assert rows_of(self.house.folder, self.table) == [(seat, text, "answer") for seat, text in oracle.rows]
        for caller in self.callers:
            await caller.connect()
            await caller.settled()
            seat = caller.at.seat
            assert seat in [*self.seats_of(caller), -1]
            if oracle.s.ask is None or not oracle.s.ask.discreet:
                assert caller.at.view == oracle.view(seat)
                assert caller.at.events == json.loads(json.dumps(tw.events(oracle.s, seat)))

    async def close(self) -> None:
        for caller in self.callers:
            await caller.close()
        for person in self.people:
            await person.http.aclose()


_COOKIES: dict[str, list[dict[str, str]]] = {}


async def regulars(opened: House, count: int) -> list[Person]:
    """People with names, used again and again: a server lets in only a limited number of newcomers from one address.
    They take turns, since nobody may make too many tables either.
    """
    known = _COOKIES.setdefault(opened.url, [])
    people = []
    for _ in range(count):
        person = Person(opened)
        if len(known) < REGULARS:
            await person.named(f"Person {len(known)}")
            known.append(dict(person.http.cookies))
        else:
            known.append(known.pop(0))
            person.http.cookies.update(known[-1])
        people.append(person)
    return people


@contextlib.asynccontextmanager
async def company(opened: House, game: str, **more: Any) -> AsyncIterator[Company]:
    together = Company(opened, game, [*await regulars(opened, 4), Person(opened)], **more)
    try:
        await together.sit_down()
        yield together
    finally:
        await together.close()


async def until(wanted: Callable[[], bool]) -> None:
    """Waits until a condition holds."""
    async with asyncio.timeout(2 * WAITS):
        while not wanted():
            await asyncio.sleep(0.1)


async def move(together: Company, answers: int) -> None:
    """The players answer this many questions, each with the first option."""
    for answer in range(answers):
        for caller in together.callers[:3]:
            await caller.come_back()
        asked = [caller for caller in together.callers[:3] if caller.at.question is not None]
        question = asked[0].at.question
        assert question is not None
        sent = {"seat": question["seat"], "number": question["number"], "action": question["options"][0]["action"]}
        reply = await together.judged(asked[0], sent)
        assert reply["type"] == "done", reply


async def volley(together: Company, mischief: Mischief) -> int:
    """Sends several messages of one client at once, and gets a reply to each of them, in order."""
    luck = mischief.luck
    asked = [caller for caller in together.callers if caller.at.question is not None]
    caller = luck.choice(asked if asked and luck.random() < 0.7 else together.callers)
    await caller.come_back()
    seats = together.seats_of(caller)
    if seats and caller.at.seat == -1 and luck.random() < 0.8:  # the curtain is drawn
        assert (await caller.ask("look", seat=seats[0]))["type"] == "done"
    wires = [mischief.next(caller.at.question, together.oracle.s.count) for place in range(AT_ONCE)]
    for wire in wires:
        await caller.send(wire)
    paused = False
    for wire in wires:
        reply = await caller.reply()
        if reply["type"] in ("bye", "gone"):  # too many mistakes: the messages after that were not read
            assert reply.get("code", "too_many_mistakes") == "too_many_mistakes"
            await caller.end()
            break
        together.oracle.judge(seats, wire, reply)
        paused = paused or reply.get("code") == "paused"
    if paused:
        await caller.come_back()
        assert (await caller.ask("pause", on=False))["type"] == "done"
    return len(wires)
