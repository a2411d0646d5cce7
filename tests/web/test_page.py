"""The page in a real browser: newcomers, friends, broken lines, one device for two, the end of a game."""

import asyncio
import contextlib
import re
from typing import Any

import pytest
from playwright.async_api import Error, WebSocketRoute
from tests.sampling import one_in
from tests.web.browser import DESKTOP, PHONE, Town, Visitor, in_town, ledger

OPTIONS = ".table [role=group] .btn:enabled"
"""Answers to the question that is asked."""
ID = re.compile(r"/t/([a-z0-9]+)$")
PATIENCE = 240
"""Seconds for a few answers."""
CLICK, IDLE = 3000, 60
"""Milliseconds: for a press, and between two looks at who is asked."""


async def make_table(visitor: Visitor, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table made over REST, with bots that do not wait; its path."""
    usual = {"game": "dice-town", "seats": seats, "pace": 0, "reaction": 0}
    reply = await visitor.page.request.post(f"{visitor.url}/api/tables", data={**usual, **more})
    assert reply.ok, await reply.text()
    return f"/t/{(await reply.json())['id']}"


async def take_name(visitor: Visitor, name: str) -> None:
    await visitor.go()
    await visitor.page.get_by_role("button", name="Change your name").click()
    await visitor.field("Your name").fill(name)
    await visitor.button("Save").click()
    await visitor.sees(name)


async def answers(visitor: Visitor) -> bool:
    """Answers if something is asked; in a moment for cards plays nothing, so that nobody waits for the fuse."""
    nothing = visitor.button("I play nothing")
    if await nothing.count():
        with contextlib.suppress(Error):  # the moment may have ended
            await nothing.click(timeout=CLICK)
    options = visitor.page.locator(OPTIONS)
    if not await options.count():
        return False
    try:
        await options.last.click(timeout=CLICK)
    except Error:  # it was answered meanwhile, or something lies over it for a moment
        return False
    return True


async def answer(visitor: Visitor, times: int) -> None:
    """Answers this many questions by clicking, each when it comes."""
    async with asyncio.timeout(PATIENCE):
        while times > 0:
            times -= await answers(visitor)
            await visitor.page.wait_for_timeout(IDLE)


async def answer_both(one: Visitor, other: Visitor, times: int) -> None:
    """Two people answer whatever they are asked, until both have answered this often."""
    left = {one: times, other: times}
    async with asyncio.timeout(PATIENCE):
        while max(left.values()) > 0:
            for visitor in left:
                left[visitor] -= await answers(visitor)
            await one.page.wait_for_timeout(IDLE)


def test_two_friends_play_and_one_comes_back() -> None:
    in_town(two_friends)


async def two_friends(town: Town) -> None:
    ada = await town.visitor(DESKTOP)
    link = await invites(ada)
    grace = await town.visitor(PHONE, color_scheme="dark")
    wire = Wire()
    await grace.page.route_web_socket("**/ws/**", wire.route)
    await arrives(grace, link)
    await ada.sees("Grace")
    await ada.button("Start the game").click()
    await answer_both(ada, grace, 3)
    for visitor in (ada, grace):
        await visitor.is_accessible()
        await visitor.fits()
        await visitor.shot("table")
    await line_breaks(ada, grace, wire)
    await they_talk(ada, grace)


async def invites(ada: Visitor) -> str:
    """Two clicks and a name give a link and a QR code."""
    await ada.go()
    await ada.is_accessible()
    await ada.shot("start")
    await ada.button("Invite friends to Dice Town").click()
    await ada.field("Your name").fill("Ada")
    await ada.button("Invite friends", ada.page.get_by_role("dialog")).click()
    link = await ada.field("Link of this table").input_value()
    assert ID.search(link)
    await ada.page.locator(".qr svg path").first.wait_for()
    for _ in range(2):
        await ada.button("One chair fewer").click()
    await ada.button("Start, a bot on the free chair").wait_for()
    await ada.is_accessible()
    await ada.shot("lobby")
    return link


async def arrives(grace: Visitor, link: str) -> None:
    """A friend types a name and sits."""
    await grace.go(link)
    await grace.field("Your name").fill("Grace")
    await grace.is_accessible()
    await grace.fits()
    await grace.shot("arriving")
    await grace.button("Sit down").click()


async def line_breaks(ada: Visitor, grace: Visitor, wire: "Wire") -> None:
    """Grace's line breaks. What she answers meanwhile is not lost, and nothing is told twice."""
    async with asyncio.timeout(PATIENCE):
        while not await grace.page.locator(OPTIONS).count():
            await answers(ada)
            await ada.page.wait_for_timeout(IDLE)
    await wire.cut()
    await grace.sees("The wire is down. Your table waits.")
    await grace.page.locator(OPTIONS).last.click()
    wire.mended = True
    await grace.page.get_by_text("The wire is down").wait_for(state="detached")
    await answer_both(ada, grace, 2)
    lines = await ledger(grace.page)
    assert len(lines) > 5
    assert len([line for line in lines if line.startswith("Round 1 begins")]) == 1
    await grace.page.reload()
    await grace.page.locator(".log [data-seq]").nth(len(lines) - 1).wait_for(state="attached")
    again = await ledger(grace.page)
    assert again[-len(lines) :] == lines, "after a reload the ledger is whole"


async def they_talk(ada: Visitor, grace: Visitor) -> None:
    await ada.page.get_by_role("tab", name="Talk").click()
    await ada.field("Say something").fill("Well played")
    await ada.button("Say", exact=True).click()
    await grace.page.get_by_role("button", name="Town ledger").click()
    await grace.page.get_by_role("tab", name="Talk").click()
    await grace.sees("Well played")
    await grace.is_accessible()


class Wire:
    """The line between a browser and the server, with somebody at it who can cut it."""

    def __init__(self) -> None:
        self.mended = True
        self.lines: list[WebSocketRoute] = []

    async def route(self, line: WebSocketRoute) -> None:
        if not self.mended:
            await line.close()
            return
        self.lines.append(line)
        line.connect_to_server()

    async def cut(self) -> None:
        self.mended = False
        for line in self.lines:
            await line.close()
        self.lines.clear()


def test_a_newcomer_plays_at_once() -> None:
    in_town(newcomer)


async def newcomer(town: Town) -> None:
    """One click from the start page to the first question; then another language, the light, why not, a pause."""
    visitor = await town.visitor(DESKTOP)
    await visitor.go()
    await visitor.button("Play now: Dice Town, against bots").click()
    await answer(visitor, 2)
    await visitor.page.locator(OPTIONS).first.wait_for()
    await visitor.button("Menu").click()
    await visitor.is_accessible()
    await visitor.page.get_by_role("button", name="DE Deutsch").click()
    await visitor.page.get_by_role("button", name="Schließen").click()
    await visitor.sees("Stadtbuch")
    await visitor.sees("Runde 1 beginnt.")
    await visitor.page.get_by_role("button", name="Lampe anzünden oder löschen").click()
    await visitor.until("document.documentElement.dataset.theme === 'night'")
    await visitor.is_accessible()
    await visitor.page.get_by_text("Warum nicht etwas anderes?").click()
    await visitor.field("eine Antwort in der Kurzform des Tisches").fill("keep 9 9 9 9 9")
    await visitor.button("Fragen", exact=True).click()
    # Which rule it is depends on what is asked by then, a bribe for example.
    await visitor.page.locator("details [role=status]").get_by_text(re.compile(r"(DT|U)-\d")).wait_for()
    await visitor.page.reload()
    await visitor.sees("Stadtbuch")
    await visitor.until("document.documentElement.dataset.theme === 'night'")


def test_a_game_ends_with_points_and_proof() -> None:
    in_town(game_ends)


async def game_ends(town: Town) -> None:
    """I stand up, bots play to the end, points count up, and this device checks the dice."""
    visitor = await town.visitor(DESKTOP, color_scheme="dark")
    await take_name(visitor, "Ada")
    path = await make_table(visitor, [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    await visitor.go(path)
    await visitor.button("Start the game").click()
    await answer(visitor, 1)
    await visitor.button("Menu").click()
    await visitor.button("Stand up, let a bot play").click()
    await visitor.sees("Every roll was fair")
    await visitor.page.locator(".win").first.wait_for()
    await visitor.is_accessible()
    await visitor.shot("end")
    await visitor.button("Every roll was fair").click()
    await visitor.sees("The number of this device is among them")
    await visitor.is_accessible()
    await visitor.page.keyboard.press("Escape")
    await visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    await visitor.fits()
    await visitor.shot("end")
    await visitor.button("Rematch").click()
    await visitor.page.wait_for_url(lambda url: ID.search(url) is not None and path not in url)
    await answer(visitor, 1)  # against bots it begins at once


def test_two_at_one_device() -> None:
    in_town(one_device)


async def one_device(town: Town) -> None:
    """A curtain between two people at one device: nobody sees a question that is not theirs."""
    visitor = await town.visitor(PHONE)
    await take_name(visitor, "Ada")
    path = await make_table(visitor, [{"kind": "me"}, {"kind": "open"}])
    await visitor.go(path)
    await visitor.button("At this device, chair 2").click()
    await visitor.field("Who sits there, at this device?").fill("Bo")
    await visitor.button("Sit down").click()
    await visitor.button("Start the game").click()
    for number in range(4):
        handed = await visitor.page.get_by_role("heading", name="Hand the device to").text_content()
        assert handed is not None
        name = handed.removeprefix("Hand the device to ").strip()
        assert await visitor.page.locator(OPTIONS).count() == 0, "nothing is seen through the curtain"
        if number == 0:
            await visitor.is_accessible()
        await visitor.button(f"I am {name}: open").click()
        await visitor.page.get_by_role("heading", name=f"You, {name}").wait_for()
        async with asyncio.timeout(PATIENCE):
            while await visitor.page.get_by_text("Behind the curtain").count() == 0:
                await answers(visitor)
                await visitor.page.wait_for_timeout(IDLE)


@pytest.mark.parametrize("language", one_in(2, ["de-DE", "hu-HU"]))
def test_small_phones_in_the_longest_words(language: str) -> None:
    """Nothing sticks out on the smallest phones."""

    async def story(town: Town) -> None:
        visitor = await town.visitor({"width": 360, "height": 740}, language)
        await visitor.go()
        await visitor.page.locator("article").first.wait_for()
        await visitor.fits()
        await visitor.page.locator("article .btn.main").first.click()
        await visitor.page.locator(OPTIONS).first.wait_for()
        await visitor.fits()
        await visitor.shot(f"table-{language[:2]}")
        await only_small_fonts(visitor)
        path = await make_table(visitor, [{"kind": "me"}, {"kind": "open"}])
        await visitor.go(path)
        await visitor.page.locator(".qr svg").wait_for()
        await visitor.page.locator(".setup summary").click()
        await visitor.fits()
        await visitor.is_accessible()
        await visitor.shot(f"lobby-{language[:2]}")

    in_town(story)


async def only_small_fonts(visitor: Visitor) -> None:
    """The letters of the languages here are all in the small files: a whole font comes for other letters alone.
    Sancreek is always whole (web/scripts/fonts.mjs says why).
    """
    fonts = "performance.getEntriesByType('resource').map(each => each.name).filter(name => name.endsWith('.woff2'))"
    await visitor.page.evaluate("document.fonts.ready.then(() => true)")
    loaded: list[str] = await visitor.page.evaluate(fonts)
    assert loaded
    assert not [name for name in loaded if "-latin-" in name and "sancreek" not in name]


def test_a_link_that_leads_nowhere() -> None:
    in_town(nowhere)


async def nowhere(town: Town) -> None:
    """A wrong link says so, and how to go on."""
    visitor = await town.visitor()
    await visitor.go("/t/abcdefghjkmnpqrs")
    await visitor.sees("There is no such table")
    await visitor.is_accessible()
    await visitor.page.get_by_role("link", name="Back to town").click()
    await visitor.page.locator("article").first.wait_for()
