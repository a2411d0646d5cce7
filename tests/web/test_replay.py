"""The replay theatre in a real browser: stepping, seats, sharing, taking over, checking the dice, at both sizes."""

import asyncio
import json
import re
from typing import Any

import pytest
from playwright.async_api import Route, expect
from tests.server.stories import played
from tests.web.browser import DESKTOP, PHONE, WHOLE_GAME, Town, Visitor, in_town

import tumbleweed as tw

AT = re.compile(r"/r/([a-z0-9]+)\?at=(\d+)&as=(-?\d)(&event=\d+)?$")
CAPTION = ".cap[aria-live] span:first-child"
LOG = ".log [data-seq]"
GAMES = tw.game_names()
EVENTFUL = 94
"""A moment of the record at which much happens, and no sentence is told twice in a row."""


def record(game: str = "dice-town", seats: int = 4) -> dict[str, Any]:
    """A finished game; the same every time."""
    options = {"pass_limit": 4} if game == "dodge-city" else {}
    return {**played(game, seats, 8, **options), "players": ["Ada", "Lupe", "Cornelius", "Mei", "Tom"][:seats]}


async def brought(visitor: Visitor, data: dict[str, Any]) -> str:
    """The id of a record that was brought over REST."""
    reply = await visitor.page.request.post(f"{visitor.url}/api/records", data=data)
    assert reply.ok, await reply.text()
    return str((await reply.json())["id"])


async def moment(visitor: Visitor) -> int:
    """The moment that is shown."""
    shown = await visitor.page.get_by_role("slider", name=re.compile("Timeline|Zeitlinie|Idővonal")).get_attribute(
        "aria-valuenow"
    )
    return int(shown or -1)


async def comes_to(visitor: Visitor, wanted: int) -> None:
    """The stage is there, and shows this moment."""
    await visitor.page.locator(".stage main").wait_for()
    await visitor.page.locator(f'[role=slider][aria-valuenow="{wanted}"]').wait_for()


async def press(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        await visitor.page.keyboard.press(key)


async def reaches(visitor: Visitor, number: int) -> None:
    """The round that is shown; its name is elsewhere, too, beside every turning point."""
    await visitor.page.locator(".pos b").get_by_text(f"Round {number}", exact=True).wait_for()


async def in_theatre(town: Town, at: int, seat: int = -1) -> Visitor:
    """Somebody at a desk, to whom a moment of the record is shown."""
    visitor = await town.visitor(DESKTOP, drawn=True)
    await visitor.go(f"/r/{await brought(visitor, record())}?at={at}&as={seat}")
    await comes_to(visitor, at)
    return visitor


def test_a_record_from_a_file() -> None:
    in_town(opens_a_file)


async def opens_a_file(town: Town) -> None:
    """A file that is no record is refused with a reason; one that is opens."""
    visitor = await town.visitor(DESKTOP, drawn=True)
    data = record()
    await visitor.go()
    field = visitor.page.locator("input[type=file]")
    for bad, said in ((b"no record", "it holds no JSON"), (b'{"answers": []}', "cannot be opened")):
        await field.set_input_files({"name": "bad.json", "mimeType": "application/json", "buffer": bad})
        await visitor.sees(said)
        await visitor.button("Close").click()
    await visitor.forgets_refusal()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(data).encode()}
    await field.set_input_files(file)  # type: ignore[arg-type]
    await visitor.page.locator(".theatre .dt").wait_for()
    await comes_to(visitor, 0)
    await visitor.is_accessible()
    await visitor.fits()
    await press(visitor, "End")
    await comes_to(visitor, len(data["answers"]))
    await visitor.is_accessible()
    await visitor.shot("replay-end")


def test_steps_to_the_ends_and_by_playing() -> None:
    in_town(goes_about)


async def goes_about(town: Town) -> None:
    """By decision and round, to the ends, and by playing."""
    visitor = await in_theatre(town, 0)
    last = len(record()["answers"])
    await visitor.button("Back one event").click(force=True)  # it cannot be done, but says why
    await visitor.sees("This is the beginning.")
    await press(visitor, "ArrowDown")
    await comes_to(visitor, 1)
    await press(visitor, "ArrowDown", "ArrowDown")
    await comes_to(visitor, 3)
    await press(visitor, "ArrowUp")
    await comes_to(visitor, 2)
    await press(visitor, "Shift+ArrowRight")
    await visitor.button("On to the next round").click()  # at once: no press is lost
    await reaches(visitor, 3)
    await press(visitor, "Shift+ArrowLeft")
    await reaches(visitor, 2)
    await press(visitor, "End")
    await comes_to(visitor, last)
    await visitor.button("On by one decision").click(force=True)
    await visitor.sees("This is the end of the game.")
    await visitor.button("Take over from here").click(force=True)
    await visitor.sees("The game is over here. Go back to a decision, and take over from there.")
    await press(visitor, "Home")
    await comes_to(visitor, 0)
    await press(visitor, "+", "+", " ")
    await visitor.button("Pause").wait_for()
    await visitor.until("document.querySelector('[role=slider]').ariaValueNow > 1")
    await visitor.button("Pause").click()
    await visitor.button("Play").wait_for()
    await visitor.page.get_by_role("button", name="4×", pressed=True).wait_for()


LATE = 0.3
"""Seconds that everything takes on a slow line."""


def test_no_press_is_lost_on_a_slow_line() -> None:
    in_town(on_a_slow_line)


async def on_a_slow_line(town: Town) -> None:
    """Whatever is asked for while a moment is still loading counts from that moment."""
    visitor = await in_theatre(town, 0)

    async def late(route: Route) -> None:
        await asyncio.sleep(LATE)
        await route.continue_()

    await visitor.page.route("**/frames**", late)
    await press(visitor, "1", "Shift+ArrowRight")  # from a seat of which nothing is here yet
    await visitor.button("On to the next round").click()
    await press(visitor, "a", "Shift+ArrowRight", "ArrowDown", "ArrowUp")
    await reaches(visitor, 4)
    await visitor.page.locator(".shown li").nth(3).wait_for()
    fourth = await moment(visitor)
    await press(visitor, "0", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp")
    await comes_to(visitor, fourth + 2)


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_could_not_be_fetched_is_said_and_fetched_again(size: dict[str, int]) -> None:
    async def story(town: Town) -> None:
        visitor = await town.visitor(size, drawn=True)
        await visitor.go(f"/r/{await brought(visitor, record())}?at=1&as=-1")
        await comes_to(visitor, 1)
        await visitor.page.route("**/frames?*", lambda route: route.abort())
        await press(visitor, "End")
        await visitor.sees("The server does not answer.")
        await visitor.forgets_refusal()  # the browser notes what was lost
        await visitor.fits()
        await visitor.page.unroute("**/frames?*")
        await visitor.button("Try again").click()
        await visitor.page.get_by_text("The server does not answer.").wait_for(state="detached")
        await comes_to(visitor, int(await visitor.page.get_by_role("slider").get_attribute("aria-valuemax") or 0))

    in_town(story)


def test_event_by_event_there_and_back() -> None:
    in_town(event_by_event)


async def event_by_event(town: Town) -> None:
    """Forward by events to the next moments and back again leads through the same sentences."""
    visitor = await in_theatre(town, EVENTFUL)
    caption = visitor.page.locator(CAPTION)
    there = [await caption.text_content()]
    for key in ("ArrowRight", "ArrowLeft"):
        told = there[-1:]
        for _ in range(6):
            await press(visitor, key)
            await expect(caption).not_to_have_text(told[-1] or "")  # no two in a row are the same here
            told.append(await caption.text_content())
        there += told[1:]
    assert there == there[::-1]
    assert len(set(there)) > 2
    await comes_to(visitor, EVENTFUL)


def test_from_everywhere_and_shared() -> None:
    in_town(looks_and_shares)


async def looks_and_shares(town: Town) -> None:
    visitor = await in_theatre(town, EVENTFUL)
    await looks_from_everywhere(visitor)
    await shares(town, visitor)


async def looks_from_everywhere(visitor: Visitor) -> None:
    """A seat sees its own hand, a spectator none, and all open everybody's."""
    await press(visitor, "1")
    await visitor.page.get_by_role("button", name="As Ada saw it", pressed=True).wait_for()
    await visitor.page.get_by_role("heading", name="You, Ada").wait_for()
    await visitor.is_accessible()
    await visitor.shot("replay-seat")
    await visitor.button("Spectator").click()
    await visitor.page.get_by_role("heading", name="You, Ada").wait_for(state="detached")
    assert await visitor.page.locator(".shown").count() == 0
    await press(visitor, "a")
    await visitor.page.locator(".shown li").nth(3).wait_for()
    await visitor.is_accessible()
    await visitor.fits()
    await visitor.shot("replay-open")


async def shares(town: Town, visitor: Visitor) -> None:
    """The link leads somebody else to the same moment, seen in the same way."""
    here = await moment(visitor)
    await visitor.button("Share this moment").click()
    await visitor.page.locator(".qr svg path").first.wait_for()
    await visitor.is_accessible()
    link = await visitor.field("Link to this moment").input_value()
    found = AT.search(link)
    assert found is not None
    assert (int(found[2]), found[3]) == (here, "-2")
    await press(visitor, "Escape")
    await visitor.page.wait_for_url(AT)  # the address is that of the moment, too
    other = await town.visitor(PHONE, "de-DE", drawn=True)
    await other.go(link)
    await comes_to(other, here)
    await other.page.locator(".shown li").nth(3).wait_for()
    await other.page.get_by_role("button", name="Alles offen", pressed=True).wait_for()
    await other.is_accessible()
    await other.fits()
    await other.shot("replay-shared")
    await press(visitor, "?")
    await visitor.sees("a decision on or back")
    await visitor.is_accessible()
    await press(visitor, "Escape")
    async with visitor.page.expect_download() as loaded:
        await visitor.button("Menu").click()
        await visitor.is_accessible()
        await visitor.page.get_by_role("link", name="Download the record").click()
    assert (await loaded.value).suggested_filename.startswith("dice-town-")
    await press(visitor, "Escape")


def test_a_link_to_an_event() -> None:
    in_town(shares_an_event)


async def shares_an_event(town: Town) -> None:
    """Between two moments address and link lead somebody else to the same event: the same sentence, log and star."""
    visitor = await in_theatre(town, EVENTFUL - 1)
    star, changed = ".rivals .sheriff", re.compile("Mei takes the badge from Ada")
    assert await visitor.page.locator(star).get_attribute("data-spot") == "seat-0"
    while not changed.search(told := await visitor.page.locator(CAPTION).text_content() or ""):
        await press(visitor, "ArrowRight")
        await expect(visitor.page.locator(CAPTION)).not_to_have_text(told)
    await visitor.page.wait_for_url(re.compile(r"&event=\d+$"))
    await visitor.button("Share this moment").click()
    link = await visitor.field("Link to this moment").input_value()
    assert link == visitor.page.url
    other = await town.visitor(DESKTOP, drawn=True)
    await other.go(link)
    await comes_to(other, EVENTFUL - 1)
    await expect(other.page.locator(star)).to_have_attribute("data-spot", "seat-3")
    await expect(other.page.locator(CAPTION)).to_have_text(told)
    await expect(other.page.locator(LOG)).to_have_text(await visitor.page.locator(LOG).all_text_contents())


def test_by_its_course_to_another_table() -> None:
    in_town(by_its_course)


async def by_its_course(town: Town) -> None:
    visitor = await in_theatre(town, 0, -2)
    await goes_by_the_course(visitor)
    await takes_over(visitor)


async def goes_by_the_course(visitor: Visitor) -> None:
    """A turning point leads to its moment; so does a press on the railway; a rule opens."""
    turn = visitor.page.locator(".course ol button").first
    await turn.click()
    await visitor.until("document.querySelector('[role=slider]').ariaValueNow > 0")
    await visitor.page.locator(".course ol button[aria-current]").first.wait_for()
    line = visitor.page.get_by_role("slider", name="Timeline")
    box = await line.bounding_box()
    assert box is not None
    await visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    last = int(await line.get_attribute("aria-valuemax") or 0)
    await visitor.until(f"Math.abs(document.querySelector('[role=slider]').ariaValueNow - {last / 2}) < {last / 5}")
    await visitor.page.get_by_role("tab", name="Town ledger").click()
    await visitor.page.locator(".log [data-seq] .rule-id").first.click()
    await visitor.page.locator("dialog[open]").wait_for()
    await visitor.is_accessible()
    await press(visitor, "Escape")


async def takes_over(visitor: Visitor) -> None:
    """A new table in the middle of the game, which says that nothing proves its dice."""
    await visitor.button("Take over from here").click()
    await visitor.is_accessible()
    await visitor.shot("replay-take-over")
    dialog = visitor.page.get_by_role("dialog")
    await dialog.get_by_text("New luck").click()
    await dialog.get_by_text("Lupe", exact=True).click()
    await visitor.button("Sit down", dialog).click()
    await visitor.page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    await visitor.page.locator(".dt").wait_for()
    await visitor.sees("taken over")
    await visitor.button("Menu").click()
    await visitor.button("Dice under seal").click()
    await visitor.sees("Nothing proves these dice")
    await visitor.is_accessible()
    await visitor.page.get_by_role("link", name="The game it comes from").click()
    await visitor.page.locator(".theatre").wait_for()


def test_the_dice_of_a_game_are_checked() -> None:
    in_town(checks)


async def checks(town: Town) -> None:
    """A running game is shown to nobody; when it is over one press leads to its replay, one more proves its dice."""
    visitor = await town.visitor(DESKTOP)
    reply = await visitor.page.request.post(f"{visitor.url}/api/me", data={"name": "Ada"})
    assert reply.ok
    await visitor.go()
    await visitor.page.evaluate("localStorage.setItem('tumbleweed.me', JSON.stringify({ name: 'Ada' }))")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = await visitor.page.request.post(
        f"{visitor.url}/api/tables", data={"game": "dice-town", "seats": seats, "pace": 0, "reaction": 0}
    )
    table = (await made.json())["id"]
    await visitor.go(f"/t/{table}")
    await visitor.button("Start the game").click()
    await visitor.page.locator(".table").wait_for()
    await visitor.go(f"/r/{table}")
    await visitor.sees("This game is still on")
    await visitor.is_accessible()
    await visitor.forgets_refusal()
    await visitor.page.get_by_role("link", name="To its table").click()
    await visitor.button("Menu").click()
    await visitor.button("Stand up, let a bot play").click()
    await visitor.page.get_by_role("link", name="Replay").click()
    await visitor.page.locator(".theatre").wait_for()
    await visitor.button("Check the dice").click()
    await visitor.sees("Every roll was fair")
    await visitor.sees("The number of this device is among them")
    await visitor.sees("rolls of the game, reckoned anew from that seed")
    await visitor.sees("Replayed by the server")
    await visitor.is_accessible()
    await visitor.shot("replay-checked")
    await press(visitor, "Escape")
    await visitor.go()
    await visitor.page.get_by_role("link", name="Replay").first.click()
    await visitor.page.wait_for_url(re.compile(f"/r/{table}"))
    stranger = await town.visitor(PHONE, color_scheme="dark")
    await stranger.go(f"/r/{table}?at=12&as=1")
    await stranger.button("Check the dice").click()
    await stranger.sees("This device noted no seal before the game")
    await stranger.is_accessible()
    await stranger.fits()
    await stranger.shot("replay-checked")
    await stranger.go("/r/nothing")
    await stranger.sees("No such game")
    await stranger.is_accessible()
    await stranger.forgets_refusal()


@pytest.mark.slow
def test_every_game_at_both_sizes_in_every_language() -> None:
    in_town(everywhere)


async def everywhere(town: Town) -> None:
    """Every game's own stage (or the usual one) through all its rounds, on a small phone in the longest words."""
    small = {"width": 360, "height": 740}
    plans = zip(GAMES, (small, DESKTOP, small), ("de-DE", "en-US", "hu-HU"), strict=True)
    for game, size, language in plans:
        visitor = await town.visitor(size, language, drawn=True)
        data = record(game)
        id_ = await brought(visitor, data)
        await visitor.go(f"/r/{id_}?at=0&as=-1")
        await comes_to(visitor, 0)
        await visitor.is_accessible()
        for keys in (["1"], ["a"], ["0"]):
            await press(visitor, *keys, "Shift+ArrowRight", "ArrowDown", "ArrowRight")
            await visitor.page.wait_for_timeout(150)
            await visitor.fits()
        await press(visitor, "End")
        await comes_to(visitor, len(data["answers"]))
        await visitor.fits()
        await visitor.is_accessible()
        await visitor.shot(f"replay-{game}-{language[:2]}")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_through(game: str) -> None:
    """Decision by decision from beginning to end and back, with all cards open, then by playing."""

    async def story(town: Town) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        data = record(game, tw.find(game).most_seats)
        id_ = await brought(visitor, data)
        last = len(data["answers"])
        for seat in (-2, 0):
            await visitor.go(f"/r/{id_}?at=0&as={seat}")
            await comes_to(visitor, 0)
            for at in range(1, last + 1):
                await press(visitor, "ArrowDown")
                await comes_to(visitor, at)
                if at % 60 == 0:
                    await visitor.fits()
                    await visitor.is_accessible()
        for at in range(last - 1, -1, -1):
            await press(visitor, "ArrowUp")
            await comes_to(visitor, at)
        await visitor.go(f"/r/{id_}?at={last - 12}&as=-1")
        await comes_to(visitor, last - 12)
        await press(visitor, "+", "+", " ")
        await comes_to(visitor, last)

    in_town(story, WHOLE_GAME)
