"""Dice Town's own table in a real browser against bots, from the start page on, at both sizes."""

import asyncio
import random
from typing import Any

from tests.web.browser import PHONE, Town, at_both_sizes, in_town
from tests.web.pressing import clicks

ANSWERS = 4
LONGEST = 300
"""Seconds; most of the time somebody else is deciding."""


@at_both_sizes(PHONE)
def test_the_drawn_table_is_played(size: dict[str, int]) -> None:
    async def story(town: Town) -> None:
        await plays(town, size)

    in_town(story)


async def plays(town: Town, size: dict[str, Any]) -> None:
    visitor = await town.visitor(size, drawn=True)
    await visitor.go()
    await visitor.button("Play now: Dice Town, against bots").click()
    await visitor.page.locator(".dt").wait_for()
    await visitor.page.locator("[data-asked]").first.wait_for()
    asked = await visitor.page.locator("[aria-live=assertive]").text_content()
    assert "You rolled" in (asked or ""), "who cannot see the dice is told them"
    await visitor.is_accessible()
    await visitor.fits()
    await visitor.shot("dice-town")
    luck = random.Random(size["width"])
    async with asyncio.timeout(LONGEST):
        answered = 0
        while answered < ANSWERS:
            answered += await clicks(visitor, luck) == "answers"
            await visitor.page.wait_for_timeout(60)
    assert await visitor.page.locator(".why[role=alert]").count() == 0, "nothing was refused"
    await visitor.fits()
