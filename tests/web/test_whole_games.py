"""Whole games of Dice Town in real browsers: by clicking, by the keys alone, and with a server that dies in between."""

import asyncio
import random
import socket
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect
from tests.server.house import House, house
from tests.web.browser import DESKTOP, GROUNDS, PHONE, WHOLE_GAME, Town, Visitor, in_town, ledger, town
from tests.web.chromium import ready
from tests.web.pressing import clicks, types

Doing = Callable[[Visitor, random.Random], Awaitable[str]]
LINES = ".log [data-seq]"
IDLE = 0.15
"""Seconds between two looks at a table where nothing can be done."""
SURVIVES = 480
"""Seconds for a few answers before and after the server dies."""


async def call(visitor: Visitor, path: str, **body: Any) -> Any:
    """A REST call of somebody at a browser."""
    reply = await visitor.page.request.post(f"{visitor.url}/api{path}", data=body)
    assert reply.ok, await reply.text()
    return await reply.json()


async def sit_down(visitors: list[Visitor], **more: Any) -> str:
    """A table at which these visitors sit and the game has begun; its path."""
    for visitor, name in zip(visitors, ("Ada", "Bo"), strict=False):
        await call(visitor, "/me", name=name, language="en")
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(visitors) - 1)]
    made = await call(visitors[0], "/tables", **{"game": "dice-town", "seats": seats, "reaction": 0, "pace": 0, **more})
    for visitor in visitors[1:]:
        await call(visitor, f"/tables/{made['id']}/sit")
    await call(visitors[0], f"/tables/{made['id']}/start", fill="")
    path = f"/t/{made['id']}"
    for visitor in visitors:
        await visitor.go(path)
        await visitor.page.locator(".dt").wait_for()
    return path


async def play(
    visitors: list[Visitor],
    do: Doing,
    enough: Callable[[int], Awaitable[bool]],
    luck: random.Random,
    longest: float = WHOLE_GAME,
) -> int:
    """Everybody does what there is to do until it is enough; returns how often somebody answered."""
    answers = 0
    async with asyncio.timeout(longest):
        while not await enough(answers):
            did = [await do(visitor, luck) for visitor in visitors]
            answers += did.count("answers")
            if not any(did):
                await asyncio.sleep(IDLE)
    return answers


def ended(visitor: Visitor) -> Callable[[int], Awaitable[bool]]:
    async def has_ended(_: int) -> bool:
        return await visitor.page.locator(".poster").count() > 0

    return has_ended


def answered(times: int) -> Callable[[int], Awaitable[bool]]:
    async def often(answers: int) -> bool:
        return answers >= times

    return often


async def totals(visitor: Visitor) -> list[str]:
    """The final points, once they are counted."""
    await visitor.page.locator(".medal").wait_for()
    return await visitor.page.locator(".tot b").all_text_contents()


async def told(visitor: Visitor) -> list[str]:
    """The ledger, the newest line first."""
    return await ledger(visitor.page)


async def told_anew(visitor: Visitor, least: int) -> list[str]:
    """The ledger, of at least this many lines, as somebody who opens the table in a second page sees it."""
    page = await visitor.page.context.new_page()
    await page.goto(visitor.page.url)
    await page.locator(LINES).nth(least - 1).wait_for(state="attached")
    lines = await ledger(page)
    await page.close()
    return lines


@pytest.mark.slow
def test_two_people_and_a_spectator_see_a_whole_game() -> None:
    async def story(there: Town) -> None:
        ada, bo = (
            await there.visitor(DESKTOP, drawn=True, moving=True),
            await there.visitor(PHONE, drawn=True, moving=True),
        )
        path = await sit_down([ada, bo])
        cy = await there.visitor(DESKTOP, drawn=True, moving=True)
        await cy.go(path)
        await cy.page.locator(".me.watch").wait_for()
        answers = await play([ada, bo], clicks, ended(ada), random.Random(1))
        assert answers > 30
        found = [await totals(each) for each in (ada, bo, cy)]
        assert found[0] == found[1] == found[2]
        for each in (ada, bo, cy):
            await each.is_accessible()
            await each.fits()

    in_town(story, WHOLE_GAME + 60)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_whole_game_with_the_keys_alone(edition: str) -> None:
    async def story(there: Town) -> None:
        ada = await there.visitor(DESKTOP, drawn=True)
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        await sit_down([ada], seats=seats, options={"edition": edition})
        answers = await play([ada], types, ended(ada), random.Random(edition))
        assert answers > 15
        assert len(await totals(ada)) == 3

    in_town(story, WHOLE_GAME + 60)


def test_a_server_that_dies_and_comes_back() -> None:
    """It is killed in the middle of a game and started again on its folder: the page comes back by itself, and nothing
    is lost or told twice.
    """

    async def story(opened: House) -> None:
        async with town(opened) as there:
            await survives(there, opened)

    ready()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), "--port", str(free_port())) as opened:
        GROUNDS.play(story(opened), SURVIVES)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def survives(there: Town, opened: House) -> None:
    ada, bo = await there.visitor(DESKTOP, drawn=True), await there.visitor(PHONE, drawn=True)
    await sit_down([ada, bo])
    luck = random.Random(3)
    await play([ada, bo], clicks, answered(4), luck, SURVIVES / 3)
    before = await told(ada)
    assert len(before) > 5
    opened.kill()
    for each in (ada, bo):
        await each.sees("The wire is down. Your table waits.")
    opened.start()
    for each in (ada, bo):
        await each.page.get_by_text("The wire is down").wait_for(state="detached")
    whole = await told_anew(ada, len(before))
    assert whole[-len(before) :] == before, "nothing that was told is lost"
    await expect(ada.page.locator(LINES)).to_have_count(len(whole))
    assert await told(ada) == whole, "and nothing is told twice"
    await play([ada, bo], clicks, answered(4), luck, SURVIVES / 3)
    after = await told(ada)
    assert len(after) > len(before)
    assert after[-len(before) :] == before
    for each in (ada, bo):  # the browser notes the broken line; that is what this is about
        each.problems = [said for said in each.problems if "WebSocket" not in said and "net::ERR_" not in said]
