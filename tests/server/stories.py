"""Short stories in a parlour, for the tests of the lobby."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.server.parlour import Guest, GuestSeat, Parlour, everybody, parlour

import tumbleweed as tw
from tumbleweed.core.chance import chance
from tumbleweed.core.playout import play_out
from tumbleweed.core.record import Record
from tumbleweed.server.table.game import Game

Story = Callable[[Parlour], Coroutine[Any, Any, None]]
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
NAMES = ["Ann", "Bob", "Cal", "Dot", "Eve"]
Two = tuple[str, tuple[Guest, Guest], tuple[GuestSeat, GuestSeat]]


def told(folder: Path, story: Story, **settings: Any) -> None:
    """Plays a story in a parlour of its own."""

    async def tell() -> None:
        async with parlour(folder, **settings) as opened:
            await story(opened)

    asyncio.run(tell())


async def refused(guest: Guest, code: str, method: str, path: str, /, **body: Any) -> str:
    """Makes a REST call that must be refused with a code; returns the words."""
    reply = await guest.http.request(method, f"/api{path}", json=body)
    assert reply.json().get("code") == code, f"{method} {path}: {reply.status_code} {reply.text}"
    words: str = reply.json()["words"]
    assert words
    assert "{" not in words
    return words


@contextlib.asynccontextmanager
async def two_at_a_table(opened: Parlour, **more: Any) -> AsyncIterator[Two]:
    """Ann and Bob play, both connected."""
    ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
    table = await ann.table("dice-town", [ME, OPEN], **more)
    await bob.call("POST", f"/tables/{table}/sit")
    async with ann.at(table) as first, bob.at(table) as second:
        await ann.call("POST", f"/tables/{table}/start")
        await everybody(opened, first, second)
        yield table, (ann, bob), (first, second)


def played(game: str, seats: int = 0, seed: int | str = 5, **options: Any) -> Record:
    """The record of a game of random answers."""
    spec = tw.find(game)
    s = tw.new(game, seats or spec.least_seats, seed, spec.automatic(options))
    play_out(s, chance(("answers",), 3), 100_000)
    return {**tw.record(s), "players": NAMES[: s.count]}


async def finished(opened: Parlour, guest: Guest, game: str = "boomtown") -> str:
    """A table whose game was played to its end by bots."""
    table = await guest.table(game, [ME, BOT, BOT], options=tw.find(game).automatic({}))
    async with guest.at(table) as seat:
        await guest.call("POST", f"/tables/{table}/start")
        await guest.call("POST", f"/tables/{table}/stand")
        await opened.wait(3600)
        await everybody(opened, seat)
        assert seat.table["status"] == "finished"
    return table


def the_game(opened: Parlour, table: str) -> Game:
    game = opened.table(table).game
    assert game is not None
    return game


def left(seat: GuestSeat) -> dict[str, float]:
    """The time left, as a client was last told."""
    told_times = [message["time"] for message in seat.heard if "time" in message]
    found: dict[str, float] = told_times[-1]["left"]
    return found


def deadlines(opened: Parlour, table: str) -> dict[int, float]:
    """Seconds left by seat, as the server has them."""
    return {seat: round(end - opened.clock.now, 3) for seat, (_, end) in opened.table(table).deadlines.items()}
