"""Dodge City's own table in a real browser: every decision drawn on the plan, what is secret, what moves."""

import asyncio
import random
from typing import Any

import pytest
from playwright.async_api import expect
from tests.web import scenes_dodge_city as scenes
from tests.web.browser import DESKTOP, PHONE, WAITS, Town, Visitor, at_both_sizes, in_town
from tests.web.pressing_dodge_city import clicks
from tests.web.staged import Laid, Staged, on_stage
from tests.web.telling import seen_and_skipped
from tests.web.test_whole_games import answered, play, told

SMALL = {"width": 360, "height": 740}
SIZES = [
    (1280, 800), (1366, 625), (1000, 740), (844, 390), (640, 400), (390, 844), (375, 667), (360, 640),
]  # fmt: skip
"""640 by 400 is a desktop at 200 % zoom."""
ANSWERS = 4
LONGEST = 120
"""Seconds; most of the time somebody else is deciding."""
STRAY = r"undefined|NaN|\[object|\{[a-z_.:]+\}"
"""What a text with something missing looks like."""
ALL = {**scenes.DECISIONS, **scenes.WATCHING}


async def come_to(stage: Staged, scene: scenes.Scene, visitor: Visitor, *others: Visitor, **more: Any) -> Laid:
    """A table with this moment, and the visitors at it."""
    laid = await stage.lay(scene(), [visitor, *others], **more)
    for each in (visitor, *others):
        await each.go(laid.path)
        await each.page.locator(".dc .deal").wait_for()
    return laid


def rows(laid: Laid) -> list[str]:
    """What has been answered."""
    assert laid.table.game is not None
    return [move.text for move in laid.table.game.moves]


async def said(laid: Laid, answers: list[str]) -> None:
    """Waits until exactly this has been answered."""
    for _ in range(WAITS // 50):
        if rows(laid) == answers:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"answered was {rows(laid)}, not {answers}")


@at_both_sizes(DESKTOP)
def test_the_drawn_table_is_played(size: dict[str, int]) -> None:
    async def story(town: Town) -> None:
        visitor = await town.visitor(size, drawn=True)
        await visitor.go()
        await visitor.button("Play now: Dodge City, against bots").click()
        await visitor.page.locator(".dc [data-asked]").first.wait_for()
        await visitor.is_accessible()
        await visitor.fits()
        luck = random.Random(size["width"])
        async with asyncio.timeout(LONGEST):
            done = 0
            while done < ANSWERS:
                done += await clicks(visitor, luck) == "answers"
                await visitor.page.wait_for_timeout(60)
        assert await visitor.page.locator(".why[role=alert]").count() == 0, "nothing was refused"
        await visitor.fits()

    in_town(story)


def test_stones_are_set_taken_back_and_explained() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        laid = await come_to(stage, scenes.placing, visitor)
        cell = visitor.page.locator("[data-cell='3 3,4']")
        await cell.click()
        await visitor.button("Place it, free").wait_for()
        await visitor.sees("you are connected")
        await visitor.button("$200", visitor.page.locator(".pay")).wait_for()
        await cell.click()  # a second press on the same cell places the stone
        await visitor.button("Take back").click()
        await said(laid, ["free 3 3,4", "take back"])
        await cell.wait_for()
        first = visitor.page.locator("[data-cell='6 0,0']")  # nobody has opened the store
        await first.click()
        await visitor.page.locator(".figure", has_text="Cowboy").click()
        await visitor.sees("Cowboy: 1 point, $100 a stone")
        await visitor.button("Open it, pay $100").click()
        await said(laid, ["free 3 3,4", "take back", "open 6 cowboy", "buy 6 0,0"])
        await expect(first).to_have_count(0)  # the stone is there on the page, too
        for number in (5, 6):
            free = visitor.page.locator("[data-cell^='6 '][aria-disabled=false]").first
            cell = visitor.page.locator(f"[data-cell='{await free.get_attribute('data-cell')}']")
            await cell.dblclick()
            async with asyncio.timeout(WAITS / 1000):
                while len(rows(laid)) < number:
                    await asyncio.sleep(0.05)
            await expect(cell).to_have_count(0)
        await visitor.page.locator("[data-cell^='6 '][aria-disabled=true]").first.click(force=True)
        await visitor.page.locator(".why").get_by_text("DC-7.5").wait_for()
        await visitor.is_accessible()

    on_stage(story)


def test_a_stone_is_dragged_from_the_box_and_moved_in_town() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        laid = await come_to(stage, scenes.placing, visitor)
        await visitor.page.locator(".grabme").drag_to(visitor.page.locator("[data-cell='3 3,4']"))
        await said(laid, ["free 3 3,4"])
        laid = await come_to(stage, scenes.DECISIONS["D-12"], visitor)
        await visitor.page.locator("[data-cell='3 0,1']").drag_to(visitor.page.locator("[data-place='3 3,4']"))
        await said(laid, ["move 3 0,1", "to 3 3,4"])

    on_stage(story)


@pytest.mark.slow
@pytest.mark.guards
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_decision_is_on_the_board(size: dict[str, int]) -> None:
    """Each is answered by what is drawn there: a press on the choice, a press on the main button."""

    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(size, drawn=True)
        luck = random.Random(5)
        for name, scene in scenes.DECISIONS.items():
            laid = await come_to(stage, scene, visitor)
            async with asyncio.timeout(LONGEST):
                while not rows(laid):
                    await clicks(visitor, luck)
                    await visitor.page.wait_for_timeout(30)
            assert await visitor.page.locator(".why[role=alert]").count() == 0, name
            await visitor.fits()

    on_stage(story)


def test_a_chosen_card_lies_face_down_until_all_are_turned_over() -> None:
    async def story(town: Town, stage: Staged) -> None:
        ada, bo = [await town.visitor(size, drawn=True, moving=True) for size in (DESKTOP, PHONE)]
        laid = await come_to(stage, scenes.chosen, ada, bo)
        for _ in range(2):
            await ada.page.locator(".hand .sealed").wait_for()
            await ada.sees("You have chosen. All cards are turned over together.")
            await bo.page.locator(".rivals .done").wait_for()
            assert await bo.page.locator(".lies").count() == 0
            for each in (ada, bo):
                await each.page.reload()
                await each.page.locator(".dc .deal").wait_for()
        await bo.page.locator(".hand [data-choice]").first.click()
        await bo.page.locator(".deal .main").click()
        await laid.says(2, "play L4")
        await laid.says(3, "play G6")
        await ada.page.locator(".show figure").nth(3).wait_for()
        await expect(ada.page.locator(".show .won")).to_have_count(1)

    on_stage(story)


def test_where_nothing_moves_the_open_cards_are_left_to_be_read() -> None:
    """Whatever happens after them is shown at a press, or when there was time to read."""

    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(PHONE, drawn=True, reading=True)
        laid = await come_to(stage, scenes.chosen, visitor)
        await visitor.page.locator(".hand .sealed").wait_for()
        await visitor.stops_time()
        for seat, card in ((1, "G5"), (2, "L4"), (3, "G6")):
            await laid.says(seat, f"play {card}")
        await expect(visitor.page.locator(".show figure")).to_have_count(4)
        await expect(visitor.page.locator(".show .won")).to_have_count(1)
        goes_on = visitor.page.get_by_text("First placing round.").locator("visible=true")
        assert await goes_on.count() == 0
        await visitor.page.keyboard.press(" ")
        await goes_on.first.wait_for()

    on_stage(story)


@pytest.mark.slow
@pytest.mark.guards
def test_a_duel_takes_the_stage() -> None:
    async def story(town: Town, stage: Staged) -> None:
        ada, bo = (
            await town.visitor(DESKTOP, drawn=True, moving=True),
            await town.visitor(PHONE, drawn=True, moving=True),
        )
        await come_to(stage, scenes.DECISIONS["D-14"], ada, bo)
        await ada.page.locator(".targets [data-choice]").first.click()
        await ada.sees("Call out Bo: Bank")
        await ada.page.locator(".arrow .over").wait_for(state="attached")
        await ada.is_accessible()
        await ada.page.locator(".deal .main").click()
        for each in (ada, bo):
            await each.page.locator(".show .man").nth(1).wait_for()
            await each.page.locator(".show .won").wait_for()
        await ada.page.locator(".target [data-choice][aria-disabled=false]").first.click()
        await ada.is_accessible()
        await bo.is_accessible()
        await ada.button("Take this stone").click()
        await ada.page.locator(".target").wait_for(state="detached")

    on_stage(story)


OFF_SCREEN = """() => {
    const parts = [...document.querySelectorAll(".dc [data-asked], .dc .acts .btn")];
    const off = parts.filter(each => {
        const box = each.getBoundingClientRect();
        const line = Math.min(box.height, 20);
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + line / 2);
        const clipped = each.matches(".btn") && (each.scrollWidth > each.clientWidth + 1
            || each.scrollHeight > each.clientHeight + 1);
        return clipped || box.top < 0 || box.left < 0 || box.right > innerWidth + 1
            || (each.matches(".btn") ? box.bottom : box.top + line) > innerHeight + 1
            || !(each.contains(there) || there?.contains(each));
    });
    return [...(parts.length < 2 ? ["no question"] : []), ...off.map(each => each.textContent)];
}"""
"""Parts of the question that cannot be seen without scrolling, are covered, or are cut off."""
TOO_SMALL = """() => {
    const small = new Set();
    const all = document.createTreeWalker(document.querySelector(".dc"), NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        const around = all.currentNode.parentElement, size = parseFloat(getComputedStyle(around).fontSize);
        if (all.currentNode.data.trim() && size > 0 && size < 12 && around.checkVisibility() && !around.closest(".vh"))
            small.add(`${all.currentNode.data} (${size})`);
    }
    return [...small];
}"""


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en-US", "de-DE", "hu-HU"])
def test_the_question_is_on_the_screen_at_every_size(language: str) -> None:
    """Nobody has to scroll to what is asked and to its answers, with two to five players."""

    async def story(town: Town, stage: Staged) -> None:
        wrong: list[str] = []
        for width, height in SIZES:
            visitor = await town.visitor({"width": width, "height": height}, language, drawn=True)

            async def look(what: str, visitor: Visitor = visitor) -> None:
                await visitor.page.evaluate("scrollTo(0, 0)")
                found = [each for check in (OFF_SCREEN, TOO_SMALL) for each in await visitor.page.evaluate(check)]
                wrong.extend(f"{what}, {visitor.page.viewport_size}: {each}" for each in found)

            for name in ("D-1", "D-2", "D-4", "D-4-five", "D-4-two", "D-12", "D-14", "D-15"):
                await come_to(stage, scenes.DECISIONS[name], visitor)
                await look(name)
                for pressed in (".targets [data-choice]", ".needs"):
                    there = visitor.page.locator(f".dc {pressed}").locator("visible=true")
                    if await there.count():
                        await there.first.click(timeout=5000)
                        await look(f"{name} {pressed}")
                        await visitor.page.keyboard.press("Escape")
                await visitor.fits()
            await come_to(stage, scenes.placing, visitor)
            if await visitor.page.locator(".mapped").count():
                await visitor.page.locator(".mapped").last.click()
            await visitor.page.locator("[data-cell='6 0,0']").click()
            await visitor.page.locator(".figure[aria-disabled=false]").first.click()
            await look("figures")
            await visitor.is_accessible()
            await visitor.page.close()
        assert wrong == []

    on_stage(story)


@pytest.mark.slow
@pytest.mark.guards
@pytest.mark.parametrize("language", ["en-US", "de-DE", "hu-HU"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL], ids=["desktop", "phone", "small"])
def test_every_moment_in_every_language(size: dict[str, int], language: str) -> None:
    """Nothing is missing, nothing sticks out, and axe-core finds nothing, wherever the game may be."""

    async def story(town: Town, stage: Staged) -> None:
        dark = "dark" if language == "hu-HU" else "light"
        visitor = await town.visitor(size, language, drawn=True, color_scheme=dark)
        for name, scene in ALL.items():
            await come_to(stage, scene, visitor)
            text = await visitor.page.locator("body").inner_text()
            assert not await visitor.page.evaluate("([text, stray]) => new RegExp(stray).test(text)", [text, STRAY]), (
                name
            )
            await visitor.fits()
            await visitor.is_accessible()
            await visitor.shot(f"dodge-city-{name}-{language[:2]}")

    on_stage(story)


@pytest.mark.slow
def test_the_discs_are_counted_at_the_end() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(PHONE, drawn=True)
        laid = await stage.lay(scenes.over(), [visitor])
        await visitor.go(laid.path)
        await visitor.page.locator(".win").wait_for()
        assert await visitor.page.locator(".tot b").all_text_contents() == ["6", "4", "4", "0"]
        await visitor.is_accessible()
        await visitor.fits()

    on_stage(story)


@pytest.mark.slow
def test_a_reload_in_the_middle_of_a_turn_loses_nothing() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(PHONE, drawn=True)
        laid = await come_to(stage, scenes.placed, visitor)
        before = await told(visitor)
        await visitor.page.reload()
        await visitor.page.locator(".dc .deal").wait_for()
        assert await told(visitor) == before
        for times in (1, 2):
            await visitor.button("Take back").click()
            await said(laid, ["take back"] * times)
        async with asyncio.timeout(LONGEST):
            await play([visitor], clicks, answered(2), random.Random(3))

    on_stage(story)


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_happens_is_shown_can_be_skipped_and_shifts_nothing(size: dict[str, int]) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(size, drawn=True, moving=True)
        laid = await come_to(stage, scenes.watching, visitor)
        turn = laid.says(1, "play G5", "open STO cowboy", "buy STO 0,0", "buy STO 0,1", "buy UPR 0,0", "done")
        await seen_and_skipped(visitor, turn, flies=False)
        await visitor.page.locator("[data-spot='house-STO'] .st").nth(1).wait_for()

    on_stage(story)
