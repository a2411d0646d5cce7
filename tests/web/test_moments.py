"""Moments of Dice Town in a real browser: cards, elixirs, ties, what is secret, what moves and sounds."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Locator, Route, expect
from tests.web import scenes
from tests.web.browser import DESKTOP, PHONE, WAITS, Town, Visitor, at_both_sizes
from tests.web.staged import Laid, Staged, on_stage
from tests.web.telling import seen_and_skipped

SMALL = {"width": 360, "height": 740}
PICTURES = {"doc_elixir": "elixir"}
"""Pictures that are not named like their cards."""
ALL = {**scenes.CARDS, **scenes.ELIXIRS, **scenes.REMEDIES, **scenes.DECISIONS, **scenes.WATCHING}
STRAY = r"undefined|NaN|\[object|\{[a-z_.:]+\}"
"""What a text with something missing looks like."""


async def come_to(stage: Staged, scene: scenes.Scene, visitor: Visitor, *others: Visitor, **more: Any) -> Laid:
    """A table with this moment, and the visitors at it."""
    laid = await stage.lay(scene(), [visitor, *others], **more)
    for each in (visitor, *others):
        await each.go(laid.path)
        await each.page.locator(".dt").wait_for()
    return laid


def drawn(visitor: Visitor, picture: str, within: str = ".dt") -> Locator:
    """A picture of a sheet."""
    return visitor.page.locator(f"{within} use[href$='#{picture}']")


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.slow)])
def test_every_card_is_offered_at_its_moment(every: int) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        for card, scene in list(scenes.CARDS.items())[::every]:
            await come_to(stage, scene, visitor)
            await visitor.page.locator(".deal .acts .btn").first.wait_for()
            if card != "joe":  # played at once, the question is whom it hits
                await drawn(visitor, f"card-{PICTURES.get(card, card)}").first.wait_for()
            if card in ("brute", "joe"):
                await visitor.is_accessible()

    on_stage(story)


def test_cards_have_their_words_from_the_server_once_it_answers() -> None:
    """Until then they have their ids. A browser that comes again has asked ahead, and so asks only once."""

    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        asked: list[str] = []

        async def answer(route: Route) -> None:
            asked.append(route.request.url)
            await (route.abort() if len(asked) == 1 else route.continue_())

        await visitor.page.route("**/api/games/*/box?*", answer)
        await come_to(stage, scenes.CARDS["dynamite"], visitor)
        await visitor.page.locator(".tray .card .h4", has_text="dynamite").wait_for()
        await visitor.sees("You take twice as many nuggets.")
        await visitor.forgets_refusal()
        assert len(asked) == 2
        await visitor.page.reload()
        await visitor.sees("You take twice as many nuggets.")
        assert len(asked) == 3

    on_stage(story)


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.slow)])
def test_every_elixir_and_remedy_is_on_the_shelf(every: int) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(PHONE, drawn=True)
        for name, scene in list(scenes.ELIXIRS.items())[::every]:
            await come_to(stage, scene, visitor)
            await drawn(visitor, f"card-elx-{name}", ".tray").wait_for()
        await visitor.is_accessible()
        for name, scene in list(scenes.REMEDIES.items())[::every]:
            await come_to(stage, scene, visitor)
            tray = visitor.page.locator(".tray .pickcard")
            await expect(tray).to_have_count(4)
            may = [await each.get_attribute("aria-disabled") for each in await tray.all()]
            assert "false" in may, name
            assert "true" in may, f"{name}: what the dice do not allow is shown too"
        await tray.nth(may.index("true")).click(force=True)  # not possible, but it can be asked why
        await visitor.page.locator(".deal .btn").first.click(force=True)
        await visitor.page.locator(".why").get_by_text("DT-").wait_for()
        await visitor.is_accessible()

    on_stage(story)


def test_a_locked_choice_is_there_after_a_reload() -> None:
    """My dice lie under my cup; of the others everybody sees who has chosen, nothing else."""

    async def story(town: Town, stage: Staged) -> None:
        ada, bo = await town.visitor(DESKTOP, drawn=True), await town.visitor(PHONE, drawn=True)
        await come_to(stage, scenes.chosen, ada, bo)
        for _ in range(2):
            await drawn(ada, "die-Q", ".sealed").nth(2).wait_for()
            await ada.sees("You have chosen. The cups are lifted together.")
            await bo.page.locator(".seat.done").get_by_text("has chosen").wait_for()
            assert await drawn(bo, "die-Q", ".rivals").count() == 0
            for each in (ada, bo):
                await each.page.reload()

    on_stage(story)


def test_a_discreet_question_shows_nobody_else_that_it_is_asked() -> None:
    async def story(town: Town, stage: Staged) -> None:
        ada, bo = await town.visitor(DESKTOP, drawn=True), await town.visitor(DESKTOP, drawn=True)
        laid = await come_to(stage, scenes.CARDS["dynamite"], ada, bo)
        await ada.button("Play Dynamite").wait_for()
        await bo.sees("The town takes a breath.")
        assert await bo.page.locator(".think").count() == 0
        await ada.button("Never ask me this again").click()
        await ada.button("Play Dynamite").wait_for(state="detached")
        await laid.hears((0, "pass", "answer"))
        await ada.page.reload()
        await ada.page.locator(".dt").wait_for()
        await ada.button("Menu").click()
        await ada.page.get_by_text("Cards nobody asks me about").click()
        box = ada.page.get_by_role("checkbox", name="Dynamite")
        await expect(box).to_be_checked()
        assert not await ada.page.get_by_role("checkbox", name="Wanted").is_checked()
        await ada.is_accessible()
        await box.uncheck()
        async with asyncio.timeout(WAITS / 1000):
            while laid.table.chairs[0].never:
                await asyncio.sleep(0.02)

    on_stage(story)


def test_a_tie_is_decided_at_the_sheriffs_desk() -> None:
    """Two are tied and bribe, the Sheriff asks for more, one raises; the one who is named has paid."""

    async def story(town: Town, stage: Staged) -> None:
        ada, bo, cy = [await town.visitor(size, drawn=True) for size in (DESKTOP, DESKTOP, SMALL)]
        laid = await come_to(stage, scenes.tie, ada, bo, cy)
        await ada.button("Dollars: one more").click(click_count=3)
        await ada.page.get_by_role("checkbox", name="Claim 4").check(force=True)
        await bo.sees("Writing. All offers are shown together.")
        for each in (ada, bo, cy):
            await each.is_accessible()
            await each.fits()
        await ada.button("Offer $3 and 1 claim").click()
        await cy.button("No offer").click()
        await bo.page.locator(".sheet").get_by_text("$3").wait_for()
        await drawn(bo, "card-land4", ".sheet").wait_for()
        assert await drawn(cy, "card-land4", ".sheet").count() == 0, "only the Sheriff sees which claim it is"
        await bo.button("Is that all?").click()
        await cy.sees("The Sheriff wants more")
        await cy.button("Nuggets: one more").click(click_count=4)
        await cy.button("Offer 4 nuggets").click()
        await ada.sees("The Sheriff wants more")
        await expect(ada.button("Dollars: one less")).to_be_disabled()  # what was offered stays offered (U-21)
        await ada.button("no more", ada.page.locator(".df")).or_(ada.page.locator(".df .btn").last).first.click()
        await bo.button("Name Cy").click()
        await cy.page.locator(".deal").get_by_text("From whom do you steal?").wait_for()
        assert laid.table.game is not None
        players = laid.table.game.spec.view(laid.table.game.s, -1)["players"]
        assert [player["nuggets"] for player in players][:3] == [3, 5, 0], "four nuggets went to the Sheriff"
        assert players[0]["dollars"] == 7, "who was not named keeps what he offered"

    on_stage(story)


def test_a_part_of_the_page_that_was_lost_on_the_way_comes_all_the_same() -> None:
    """A browser never again fetches a module that it has failed to fetch; the page finds a way around that."""

    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        lost: list[str] = []

        async def lose(route: Route) -> None:
            await (route.continue_() if lost else route.abort())
            lost.append(route.request.url)

        await visitor.page.route("**/assets/desk-*.js", lose)
        laid = await stage.lay(scenes.tie(), [visitor])
        await visitor.go(laid.path)
        await visitor.button("No offer").wait_for()
        assert len(lost) > 1
        await visitor.forgets_refusal()  # the browser notes what was lost

    on_stage(story)


def test_the_end_is_there_at_once_where_nothing_shall_move() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(PHONE, drawn=True)
        laid = await stage.lay(scenes.over(), [visitor])
        await visitor.go(laid.path)
        await visitor.page.locator(".win").wait_for()
        totals = [await each.text_content() for each in await visitor.page.locator(".tot b").all()]
        assert totals == ["43", "34", "28", "21"]
        told = visitor.page.locator("[aria-live]").get_by_text("Final count. Ada: 43 points. Lupe: 34 points.")
        await told.wait_for(state="attached")
        await visitor.is_accessible()
        await visitor.fits()

    on_stage(story)


def test_points_are_counted_one_by_one() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True, moving=True)
        await visitor.stops_time()
        laid = await stage.lay(scenes.over(), [visitor])
        await visitor.go(laid.path)
        first = visitor.page.locator(".tot b").first
        while not await first.count():  # the page comes up; a moment of its time for each of ours
            await visitor.page.clock.run_for(10)
            await visitor.page.wait_for_timeout(20)
        seen: list[int] = []
        while not seen or seen[-1] < 18:
            await visitor.page.clock.run_for(100)
            seen.append(int(await first.text_content() or "0"))
            assert len(seen) < 100, seen
        assert len(set(seen)) > 9, "the total counts along"
        assert seen == sorted(seen)
        assert await visitor.page.locator(".medal").count() == 0, "the winner is not told before"
        await visitor.button("Show the end").click()
        await visitor.page.clock.run_for(100)
        await visitor.page.locator(".medal").wait_for()
        assert await first.text_content() == "43"

    on_stage(story)


@at_both_sizes(DESKTOP)
def test_what_happens_is_shown_can_be_skipped_and_shifts_nothing(size: dict[str, int]) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(size, drawn=True, moving=True)
        laid = await come_to(stage, scenes.WATCHING["between"], visitor)
        await seen_and_skipped(visitor, laid.says(1, "steal 0 2 0", "claim 4"))

    on_stage(story)


AUDIO = """window.sounds = 0;
for (const kind of [AudioBufferSourceNode, AudioScheduledSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...at) { window.sounds += 1; return start.apply(this, at); };
}"""
"""Counts what is played."""


def test_sounds_are_off_until_somebody_wants_them() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True, moving=True)
        await visitor.page.add_init_script(AUDIO)
        laid = await come_to(stage, scenes.WATCHING["between"], visitor)
        await visitor.button("Menu").click()
        await visitor.button("off", visitor.page.get_by_role("group", name="Sound")).wait_for()
        assert await visitor.page.evaluate("window.sounds") == 0
        await visitor.button("soft", visitor.page.get_by_role("group", name="Sound")).click()
        await visitor.until("window.sounds > 0")
        await visitor.page.keyboard.press("Escape")
        heard = await visitor.page.evaluate("window.sounds")
        await laid.says(1, "steal 0 2 0", "claim 4")
        await visitor.until(f"window.sounds > {heard}")

    on_stage(story)


def test_speeds_can_be_set_in_the_menu() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True, moving=True)
        laid = await come_to(stage, scenes.WATCHING["between"], visitor)
        laid.table.chairs[3].bot = "random"
        await visitor.page.reload()
        await visitor.button("Menu").click()
        bots = visitor.page.get_by_role("group", name="Bots")
        await visitor.button("quick", bots).click()
        await bots.locator("[aria-pressed=true]").get_by_text("quick").wait_for()
        async with asyncio.timeout(WAITS / 1000):
            while laid.table.setup.pace != pytest.approx(0.2):
                await asyncio.sleep(0.02)
        await visitor.button("none", visitor.page.get_by_role("group", name="Motion")).click()
        await visitor.until("getComputedStyle(document.documentElement).getPropertyValue('--speed') === '0'")
        await visitor.is_accessible()
        await visitor.page.keyboard.press("Escape")
        await laid.says(1, "steal 0 2 0", "claim 4")
        await visitor.page.locator(".log [data-seq]").nth(2).wait_for()
        assert await visitor.page.locator(".fl").count() == 0

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
            await visitor.page.locator(".deal, .df").first.wait_for()
            text = await visitor.page.locator("body").inner_text()
            assert not await visitor.page.evaluate("([text, stray]) => new RegExp(stray).test(text)", [text, STRAY]), (
                name
            )
            await visitor.fits()
            await visitor.is_accessible()
            await visitor.shot(f"moment-{name}-{language[:2]}")

    on_stage(story)
