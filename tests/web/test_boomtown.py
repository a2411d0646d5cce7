"""Boomtown's own table in a real browser: from the start page on, every decision on the board, whole games."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import expect
from tests.web import scenes_boomtown as scenes
from tests.web.browser import DESKTOP, PHONE, WAITS, WHOLE_GAME, Town, Visitor, at_both_sizes, in_town
from tests.web.pressing import clicks, types
from tests.web.staged import Laid, Staged, on_stage
from tests.web.telling import seen_and_skipped

SMALL = {"width": 360, "height": 740}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
SLOW = pytest.mark.slow
ANSWERS = 3
LONGEST = 240
"""Seconds; most of the time somebody else is deciding."""
IDLE = 0.1
STRAY = r"undefined|NaN|\[object|\{[a-z_.:]+\}"
"""What a text with something missing looks like."""
EVERY_SIZE = [(1280, 800), (1366, 625), (1000, 740), (844, 390), (640, 400), (390, 844), (375, 667), (360, 640)]
"""From a desk to a small phone; 640 x 400 is a desk at 200 %."""
QUESTIONS = ["BID", "BID-five", "BID-three", "PICK", "HOLDUP", "DYNAMITE_TARGET", "SALOON_TOWN", "USE_TELEGRAPH"]
OUT_OF_SIGHT = """() => {
    const found = [], wide = document.documentElement.clientWidth, high = window.innerHeight;
    const there = each => each.getClientRects().length > 0 && !each.closest("svg, .vh");
    const look = (selector, needed) => {
        const all = [...document.querySelectorAll(selector)].filter(there);
        if (needed && all.length === 0) found.push(`${selector}: none`);
        for (const each of all) {
            const box = each.getBoundingClientRect();
            const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const inside = box.top > -1 && box.left > -1 && box.bottom < high + 1 && box.right < wide + 1;
            if (!inside || !at || !(each.contains(at) || at.contains(each))) found.push(each.outerHTML.slice(0, 80));
        }
    };
    look(".deal h2", true);
    look(".deal .acts .btn", true);
    look(".step, .me [data-choice]:not(.bigc:not(.open))", true);
    const cuts = each => {
        const { overflow, overflowY, textOverflow } = getComputedStyle(each);
        if (overflow === "visible" || overflowY === "auto" || textOverflow === "ellipsis") return false;
        return each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2;
    };
    for (const each of document.querySelectorAll(".deal, .deal *, .tray, .tray *, .tk, .tk *"))
        if (there(each) && each.clientWidth > 1 && cuts(each)) found.push(`cut: ${each.textContent.trim()}`);
    const course = document.querySelector(".tray .course");
    if (course && there(course)) {
        const [river, tray] = [course, course.closest(".tray")].map(each => each.getBoundingClientRect());
        if (river.top < tray.top || river.bottom > tray.bottom + 1) found.push("the river leaves the tray");
    }
    const walk = document.createTreeWalker(document.querySelector(".bt"), NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
        if (node.data.trim() && there(node.parentElement) && size < 12) found.push(`${size} px: ${node.data.trim()}`);
    }
    return found.slice(0, 6);
}"""
"""What of a question is not on the screen, is covered or cut off, or is too small to read."""
ROLL = """async () => {
    await document.fonts.ready;
    const tray = document.querySelector(".live");
    if (!tray) return null;
    for (const each of document.getAnimations())  // what moves is where it is going
        if (each.effect.getComputedTiming().endTime !== Infinity) each.finish();
    const { top, bottom, left, right } = tray.getBoundingClientRect();
    const there = each => each.getClientRects().length > 0 && !each.closest("svg, .vh, .run");
    const parts = [...tray.querySelectorAll("h2, h3, p, b, .plate, .net li, .beats, .row li")].filter(there);
    const out = parts.filter(each => {
        const box = each.getBoundingClientRect();
        return box.bottom > bottom + 1 || box.top < top - 1 || box.right > right + 1 || box.left < left - 1;
    });
    if (bottom > window.innerHeight + 1) out.push(tray);
    const sum = tray.querySelector(".sum b")?.textContent ?? "";
    const count = selector => document.querySelectorAll(selector).length;
    const read = selector => document.querySelector(selector).textContent;
    return { out: out.map(each => each.outerHTML.slice(0, 120)), sum, now: read(".beats .now"),
             gold: read(".mine .amount"), asked: count(".acts"), net: count(".net li"), up: count(".row .up") };
}"""
"""What the scene of the roll shows, and what of it is out of the tray or the window."""
SCENE_IS_HERE = """performance.getEntriesByType("resource")
    .some(each => /Scene-.*css/.test(each.name) && each.responseEnd)"""
"""It is fetched a little later than the table, and time that is stopped would run on without it."""
Doing = Callable[[Visitor, random.Random], Awaitable[str]]


async def come_to(stage: Staged, scene: scenes.Scene, visitor: Visitor, *others: Visitor) -> Laid:
    """A table with this moment, and the visitors at it."""
    laid = await stage.lay(scene(), [visitor, *others])
    for each in (visitor, *others):
        await each.go(laid.path)
        await each.page.locator(".bt .deal:visible, .bt .live").first.wait_for()
    return laid


async def mark(visitor: Visitor) -> None:
    """Marks the first of everything that can be marked for an answer."""
    for group in await visitor.page.locator(".tray [role=group], .tray[role=group], .spread[role=group]").all():
        await group.locator("[data-choice]:not([aria-disabled=true])").first.click()


# ---------------------------------------------------------------- quick ones


@at_both_sizes(DESKTOP)
def test_the_drawn_table_is_played(size: dict[str, int]) -> None:
    async def story(town: Town) -> None:
        visitor = await town.visitor(size, drawn=True)
        await visitor.go()
        await visitor.button("Play now: Boomtown, against bots").click()
        await visitor.page.locator(".bt .deal").wait_for()
        luck = random.Random(size["width"])
        async with asyncio.timeout(LONGEST):
            answered = 0
            while answered < ANSWERS:
                answered += await clicks(visitor, luck) == "answers"
                await visitor.page.wait_for_timeout(60)
        assert await visitor.page.locator(".why[role=alert]").count() == 0, "nothing was refused"
        await visitor.fits()

    in_town(story)


@pytest.mark.slow
@SIZES
def test_every_decision_is_made_on_the_board(size: dict[str, int]) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(size, drawn=True)
        for name, scene in scenes.DECISIONS.items():
            laid = await come_to(stage, scene, visitor)
            await mark(visitor)
            main = visitor.page.locator(".deal .acts .btn").first
            if name == "BID-stuck":
                main = visitor.page.locator(".deal .acts .btn").last
            await visitor.fits()
            if name in ("BID", "USE_TELEGRAPH"):
                await visitor.is_accessible()
            assert laid.table.game is not None
            before = len(laid.table.game.moves)
            await main.click()
            async with asyncio.timeout(WAITS / 1000):
                while len(laid.table.game.moves) == before:
                    assert await visitor.page.locator(".why[role=alert]").count() == 0, name
                    await visitor.page.wait_for_timeout(20)

    on_stage(story)


def test_the_river_follows_the_bid() -> None:
    """Before I bid: who would get how much, who would choose when, and what each card would cost me then."""

    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        await come_to(stage, scenes.bidding, visitor)
        river = visitor.page.locator(".river")
        label = "If you win with 9: Mei +5, Cornelius +2, Lupe +2. Then choosing: you, Lupe, Cornelius, Mei"
        await expect(river).to_have_attribute("aria-label", label)
        await visitor.button("Pass: get 2, pick 2nd").wait_for()
        await visitor.button("One more").click()
        await visitor.page.get_by_role("heading", name="Bid 10: pick first, keep 4 gold").wait_for()
        await visitor.page.get_by_role("spinbutton").press("End")
        await visitor.button("Bid 14 gold").wait_for()
        await visitor.page.locator(".tk").get_by_text("You would have 0: pay 0.").first.wait_for()
        await visitor.button("One more").click(force=True)  # not possible, but it can be asked why
        await visitor.page.locator(".why").get_by_text("BT-4.3").wait_for()
        await visitor.button("9 least").click()
        await visitor.button("One less").click(force=True)
        await visitor.page.locator(".why").get_by_text("BT-4.2").wait_for()

    on_stage(story)


async def see_the_roll(visitor: Visitor, stage: Staged) -> list[dict[str, Any]]:
    """What the scene of the roll shows from its beginning to the question, however fast somebody looks."""
    laid = await come_to(stage, scenes.before_the_roll, visitor)
    await visitor.settles()
    await visitor.until(SCENE_IS_HERE)
    await visitor.stops_time()
    await laid.says(3, "pick 1")
    seen: list[dict[str, Any]] = []
    async with asyncio.timeout(LONGEST):
        while not seen or await visitor.page.locator(".live").count():
            await visitor.page.clock.run_for(100)
            if shown := await visitor.page.evaluate(ROLL):
                seen.append(shown)
    return seen


@pytest.mark.parametrize(
    "size",
    [pytest.param(each, marks=() if each == EVERY_SIZE[-1] else SLOW) for each in EVERY_SIZE],
)
def test_the_roll_is_told_before_anything_of_it_is_printed(size: tuple[int, int]) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor({"width": size[0], "height": size[1]}, "hu-HU", drawn=True, moving=True)
        seen = await see_the_roll(visitor, stage)
        assert [each for each in seen if each["out"]] == [], "everything is in the tray, and the tray in the window"
        assert not any(each["asked"] for each in seen), "the question comes after the scene"
        sums = [each["sum"] for each in seen]
        assert sums[0] == "", "no sum before the dice lie still"
        assert list(dict.fromkeys(each for each in sums if each)) == ["9"]
        beats = list(dict.fromkeys(each["now"] for each in seen))
        assert beats == ["Dobás", "A bányák fizetnek", "A szalonok beszednek", "Következő sor"]
        assert len({each["gold"] for each in seen if each["now"] == "Dobás"}) == 1, "no gold before a mine pays"
        assert max(each["net"] for each in seen) == 4
        turned = [each["up"] for each in seen if each["now"] == "Következő sor"]
        assert turned == sorted(turned)
        assert max(turned) == 4

    on_stage(story)


def test_all_know_who_may_send_a_wire_and_only_one_is_asked() -> None:
    """The dice lie; the others wait at the tray. With motion off what follows is there at once."""

    async def story(town: Town, stage: Staged) -> None:
        ada = await town.visitor(DESKTOP, drawn=True)
        bo = await town.visitor(PHONE, drawn=True)
        laid = await come_to(stage, scenes.WATCHING["others-wire"], ada, bo)
        await ada.sees("Bo may send a wire")
        await ada.is_accessible()
        await ada.fits()
        assert await ada.page.locator(".live .sum b").text_content() == "6"
        assert await bo.page.locator(".live").count() == 0
        await bo.button("Let the 6 stand").click()
        await ada.page.locator(".live").wait_for(state="detached")
        await ada.page.locator(".gain").first.wait_for()
        assert laid.asked

    on_stage(story)


def test_a_card_is_carried_home() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        laid = await come_to(stage, scenes.DECISIONS["PICK"], visitor)
        await visitor.settles()
        card = await visitor.page.locator(".bigc").nth(1).bounding_box()
        home = await visitor.page.locator(".prow.mine").bounding_box()
        assert card is not None
        assert home is not None
        assert await visitor.page.locator(".mine .cell .mn").get_by_text("11").count() == 0
        await visitor.page.mouse.move(card["x"] + 40, card["y"] + 80)
        await visitor.page.mouse.down()
        await visitor.page.mouse.move(home["x"] + 700, home["y"] + 30, steps=6)
        await visitor.page.locator(".dropzone").wait_for()
        await visitor.page.mouse.up()
        await laid.hears((0, "pick 2", "answer"))
        await visitor.page.locator(".mine .cell .mn").get_by_text("11").wait_for()

    on_stage(story)


def every_question(size: tuple[int, int], language: str, names: list[str]) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor({"width": size[0], "height": size[1]}, language, drawn=True)
        for name in names:
            await come_to(stage, scenes.DECISIONS[name], visitor)
            await visitor.settles()
            assert await visitor.page.evaluate(OUT_OF_SIGHT) == [], f"{name} at {size} in {language}"
            await visitor.fits()

    on_stage(story)


@pytest.mark.parametrize("size", [(844, 390), (360, 640)])
def test_a_question_is_on_the_screen_without_scrolling(size: tuple[int, int]) -> None:
    every_question(size, "de-DE", ["BID-five", "PICK"])


# ---------------------------------------------------------------- slow ones


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en-US", "de-DE", "hu-HU"])
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_every_question_is_on_the_screen_without_scrolling(size: tuple[int, int], language: str) -> None:
    every_question(size, language, QUESTIONS)


@pytest.mark.slow
@pytest.mark.guards
@pytest.mark.parametrize("language", ["en-US", "de-DE", "hu-HU"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL], ids=["desktop", "phone", "small"])
def test_every_moment_in_every_language(size: dict[str, int], language: str) -> None:
    """Nothing is missing, nothing sticks out, and axe-core finds nothing, wherever the game may be."""

    async def story(town: Town, stage: Staged) -> None:
        dark = "dark" if language == "hu-HU" else "light"
        visitor = await town.visitor(size, language, drawn=True, color_scheme=dark)
        for name, scene in {**scenes.DECISIONS, **scenes.WATCHING}.items():
            await come_to(stage, scene, visitor)
            await mark(visitor)
            text = await visitor.page.locator("body").inner_text()
            stray = await visitor.page.evaluate("([text, stray]) => new RegExp(stray).test(text)", [text, STRAY])
            assert not stray, name
            await visitor.fits()
            await visitor.is_accessible()
            await visitor.shot(f"boom-{name}-{language[:2]}")

    on_stage(story)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(800, 1000), (1024, 768), (1440, 900), (1920, 1080)])
def test_other_screens(size: tuple[int, int]) -> None:
    """Between a phone and a desk, and across the room."""

    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor({"width": size[0], "height": size[1]}, drawn=True)
        for name in ("BID", "BID-five", "DYNAMITE_TARGET", "HOLDUP", "USE_TELEGRAPH"):
            await come_to(stage, scenes.DECISIONS[name], visitor)
            await mark(visitor)
            await visitor.fits()
            await visitor.is_accessible()
            await visitor.shot(f"boom-{name}")

    on_stage(story)


async def call(visitor: Visitor, path: str, **body: Any) -> Any:
    """A REST call of somebody at a browser."""
    reply = await visitor.page.request.post(f"{visitor.url}/api{path}", data=body)
    assert reply.ok, await reply.text()
    return await reply.json()


async def sit_down(visitors: list[Visitor], bots: int, **options: Any) -> str:
    """A table at which these visitors sit, with bots, and the game has begun; its path."""
    for visitor, name in zip(visitors, ("Ada", "Bo"), strict=False):
        await call(visitor, "/me", name=name, language="en")
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(visitors) - 1), *[{"kind": "bot"}] * bots]
    made = await call(visitors[0], "/tables", game="boomtown", seats=seats, reaction=0, pace=0, options=options)
    for visitor in visitors[1:]:
        await call(visitor, f"/tables/{made['id']}/sit")
    await call(visitors[0], f"/tables/{made['id']}/start", fill="")
    path = f"/t/{made['id']}"
    for visitor in visitors:
        await visitor.go(path)
        await visitor.page.locator(".bt").wait_for()
    return path


async def play_out(visitors: list[Visitor], do: Doing, luck: random.Random) -> int:
    """Everybody does what there is to do until the game is over; returns how often somebody answered."""
    answers = 0
    async with asyncio.timeout(600):
        while not await visitors[0].page.locator(".poster").count():
            did = [await do(visitor, luck) for visitor in visitors]
            answers += did.count("answers")
            if not any(did):
                await asyncio.sleep(IDLE)
    return answers


@pytest.mark.slow
def test_two_people_and_a_spectator_see_a_whole_game() -> None:
    async def story(there: Town) -> None:
        ada, bo = (
            await there.visitor(DESKTOP, drawn=True, moving=True),
            await there.visitor(PHONE, drawn=True, moving=True),
        )
        path = await sit_down([ada, bo], 1, short_game=True)
        cy = await there.visitor(DESKTOP, drawn=True, moving=True)
        await cy.go(path)
        await cy.page.locator(".me.watch").wait_for()
        assert await play_out([ada, bo], clicks, random.Random(1)) > 40
        found = []
        for each in (ada, bo, cy):
            await each.page.locator(".medal").wait_for()
            found.append(await each.page.locator(".tot b").all_text_contents())
            await each.is_accessible()
            await each.fits()
        assert found[0] == found[1] == found[2]

    in_town(story, WHOLE_GAME)


@pytest.mark.slow
def test_a_whole_game_with_the_keys_alone() -> None:
    async def story(there: Town) -> None:
        ada = await there.visitor(DESKTOP, drawn=True)
        await sit_down([ada], 2, short_game=True)
        assert await play_out([ada], types, random.Random(2)) > 20
        await ada.page.locator(".medal").wait_for()

    in_town(story, WHOLE_GAME)


@pytest.mark.slow
def test_a_reload_in_mid_decision_asks_the_same_again() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(PHONE, drawn=True)
        for name in ("BID", "DYNAMITE_TARGET", "USE_TELEGRAPH"):
            await come_to(stage, scenes.DECISIONS[name], visitor)
            asked = await visitor.page.locator("[aria-live=assertive]").text_content()
            await mark(visitor)
            await visitor.page.reload()
            await visitor.page.locator(".bt .deal").wait_for()
            assert await visitor.page.locator("[aria-live=assertive]").text_content() == asked
            assert await visitor.page.locator(".tray [aria-pressed=true]").count() == 0, "nothing is marked yet"

    on_stage(story)


@pytest.mark.slow
@SIZES
def test_what_happens_is_shown_can_be_skipped_and_shifts_nothing(size: dict[str, int]) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(size, drawn=True, moving=True)
        laid = await come_to(stage, scenes.picked_by_others, visitor)
        await seen_and_skipped(visitor, laid.says(3, "pick 1"))

    on_stage(story)


@pytest.mark.slow
def test_the_end_is_counted_by_categories() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        laid = await stage.lay(scenes.over(), [visitor])
        await visitor.go(laid.path)
        await visitor.page.locator(".win").wait_for()
        totals = [int(each) for each in await visitor.page.locator(".tot b").all_text_contents()]
        assert laid.table.game is not None
        assert totals == sorted(laid.table.game.spec.scores(laid.table.game.s), reverse=True)
        await visitor.is_accessible()
        await visitor.fits()

    on_stage(story)
