"""Whole games of Dodge City in real browsers: by clicking, and by the keys alone."""

import asyncio
import random
from typing import Any

import pytest
from tests.web.browser import DESKTOP, PHONE, WHOLE_GAME, Town, Visitor, in_town
from tests.web.pressing_dodge_city import clicks, types
from tests.web.test_whole_games import call, ended, play, totals

WHOLE = 900
"""Seconds for a whole game."""


async def sit_down(visitors: list[Visitor], seats: list[dict[str, str]], **options: Any) -> str:
    """A table at which these visitors sit and the game has begun; its path."""
    for visitor, name in zip(visitors, ("Ada", "Bo"), strict=False):
        await call(visitor, "/me", name=name, language="en")
    table = {"game": "dodge-city", "seats": seats, "reaction": 0, "pace": 0, "options": options}
    made = await call(visitors[0], "/tables", **table)
    for visitor in visitors[1:]:
        await call(visitor, f"/tables/{made['id']}/sit")
    await call(visitors[0], f"/tables/{made['id']}/start", fill="")
    for visitor in visitors:
        await visitor.go(f"/t/{made['id']}")
        await visitor.page.locator(".dc").wait_for()
    return f"/t/{made['id']}"


@pytest.mark.slow
def test_two_people_and_a_spectator_see_a_whole_game() -> None:
    async def story(there: Town) -> None:
        ada, bo = (
            await there.visitor(DESKTOP, drawn=True, moving=True),
            await there.visitor(PHONE, drawn=True, moving=True),
        )
        path = await sit_down([ada, bo], [{"kind": "me"}, {"kind": "open"}], pass_limit=3)
        cy = await there.visitor(DESKTOP, drawn=True, moving=True)
        await cy.go(path)
        await cy.page.locator(".me.watch").wait_for()
        async with asyncio.timeout(WHOLE):
            answers = await play([ada, bo], clicks, ended(ada), random.Random(1))
        assert answers > 20
        found = [await totals(each) for each in (ada, bo, cy)]
        assert found[0] == found[1] == found[2]
        for each in (ada, bo, cy):
            await each.is_accessible()
            await each.fits()

    in_town(story, WHOLE_GAME)


@pytest.mark.slow
def test_a_whole_game_with_the_keys_alone() -> None:
    async def story(there: Town) -> None:
        ada = await there.visitor(DESKTOP, drawn=True)
        await sit_down([ada], [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], pass_limit=3)
        async with asyncio.timeout(WHOLE):
            answers = await play([ada], types, ended(ada), random.Random(2))
        assert answers > 9
        assert len(await totals(ada)) == 3

    in_town(story, WHOLE_GAME)
