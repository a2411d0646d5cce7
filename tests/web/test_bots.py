"""Bots as characters: chosen on the start page, for a chair in the lobby, and during the game by all who play."""

import asyncio
import re

import pytest
from playwright.async_api import Locator, Route
from tests.web.browser import DESKTOP, PHONE, Town, Visitor, in_town


def level(visitor: Visitor, name: str) -> Locator:
    """A level among those one can choose."""
    return visitor.page.get_by_role("button", name=re.compile(f"^{name} \\d of 4 stars"))


async def pressed(where: Locator) -> None:
    """Waits until a choice is the one that counts."""
    await where.and_(where.page.locator("[aria-pressed=true]")).wait_for()


def test_whom_one_plays_against_is_chosen_and_remembered() -> None:
    in_town(chosen_and_remembered)


async def chosen_and_remembered(town: Town) -> None:
    visitor = await town.visitor(DESKTOP)
    await visitor.go()
    await visitor.page.locator(".against", has_text="Deputy").first.focus()
    await visitor.page.keyboard.press("Enter")
    await level(visitor, "Settler").focus()
    await visitor.page.keyboard.press("Space")
    await pressed(level(visitor, "Settler"))
    await visitor.sees("games against three Tenderfoots (25 would be even)")
    await visitor.button("gambler").click()
    await visitor.is_accessible()
    await visitor.shot("against")
    await visitor.page.keyboard.press("Escape")
    await visitor.page.reload()
    await visitor.page.locator(".against", has_text="Settler, gambler").wait_for()
    await visitor.button("Play now: Dice Town, against bots").click()
    await visitor.page.locator("button.bot").first.click()
    await pressed(level(visitor, "Settler"))
    await pressed(visitor.button("gambler"))
    await visitor.is_accessible()
    await visitor.shot("who-sits-here")
    await level(visitor, "Drifter").click()
    await visitor.button("Change the bot").click()
    await visitor.page.locator("dialog").wait_for(state="detached")
    await visitor.page.locator("button.bot").first.click()
    await pressed(level(visitor, "Drifter"))


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.slow)], ids=["desktop", "phone"])
def test_every_chair_has_its_bot_and_everybody_a_say(size: dict[str, int]) -> None:
    async def story(town: Town) -> None:
        ada, grace = await town.visitor(size), await town.visitor(size)
        await at_a_table(ada, grace)
        await ada.page.route("**/bot*", slowly)
        await ada.button("Change who sits on the chair of Lupe").click()
        await level(ada, "Sheriff").click()
        await ada.button("stingy").click()
        await ada.page.locator(".chairs", has_text="Sheriff, stingy").wait_for()
        await ada.is_accessible()
        await ada.fits()
        await ada.shot("who-sits-here-lobby")
        await ada.page.keyboard.press("Escape")
        await ada.button("All bots the same").click()
        await level(ada, "Deputy").click()
        await grace.page.locator(".chairs .bot:has-text('Deputy') ~ .bot:has-text('Deputy')").wait_for()
        await ada.page.keyboard.press("Escape")
        await ada.button("Start the game").click()
        await all_agree(ada, grace)

    in_town(story)


async def slowly(route: Route) -> None:
    """Each press comes before the server has answered the one before."""
    await asyncio.sleep(0.3)
    await route.continue_()


async def at_a_table(ada: Visitor, grace: Visitor) -> None:
    """A table for two with two bots."""
    for visitor, name in ((ada, "Ada"), (grace, "Grace")):
        await visitor.page.request.post(f"{visitor.url}/api/me", data={"name": name, "language": "en"})
    bots = [{"kind": "bot"}, {"kind": "bot", "bot": "tenderfoot"}]
    table = {"game": "dice-town", "seats": [{"kind": "me"}, {"kind": "open"}, *bots]}
    made = await (await ada.page.request.post(f"{ada.url}/api/tables", data=table)).json()
    await grace.page.request.post(f"{grace.url}/api/tables/{made['id']}/sit", data={})
    for visitor in (ada, grace):
        await visitor.go(f"/t/{made['id']}")


async def all_agree(ada: Visitor, grace: Visitor) -> None:
    """Nobody makes a bot weaker alone; with everybody's consent it is done."""
    await ada.button("Lupe, bot: Change").click()
    await level(ada, "Settler").click()
    await ada.sees("Anything else takes the consent of everybody who plays.")
    await ada.button("Ask everybody").click()
    slip = grace.page.locator(".slip", has_text="Ada wants Lupe to play as: Settler")
    await slip.wait_for()
    await grace.shot("a-wish")
    await grace.button("Agreed", slip).click()
    await slip.wait_for(state="detached")
    await ada.button("Lupe, bot: Change").click()
    await pressed(level(ada, "Settler"))
