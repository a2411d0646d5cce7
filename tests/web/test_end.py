"""The end of a game in a real browser: why it ended so, the turn, sharing, and the rematch."""

import re
from typing import Any

import pytest
from playwright.async_api import Route, expect
from tests.web import scenes, scenes_boomtown, scenes_dodge_city
from tests.web.browser import DESKTOP, PHONE, Town, Visitor
from tests.web.staged import Laid, Staged, on_stage

LOW = {"width": 844, "height": 390}
SMALL = {"width": 360, "height": 640}
WHOLE_TEXTS = """() => [...document.querySelectorAll('.why h2, .why li, .poster .btn, .seg, .slip .btn')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""
"""What is wider than its frame."""


async def turned(visitor: Visitor, seat: int) -> None:
    """Gives a position that was laid out a course: this seat took the lead in round 9."""
    turns = [{"moment": 4, "round": 9, "kind": "lead", "seat": seat, "points": 9, "words": ""}]

    async def course(route: Route) -> None:
        await route.fulfill(json={"turns": turns, "winners": [seat]})

    await visitor.page.route("**/timeline?*", course)


async def ends(stage: Staged, scene: Any, *visitors: Visitor, winner: int, **more: Any) -> Laid:
    laid = await stage.lay(scene(), visitors, **more)
    for visitor in visitors:
        await turned(visitor, winner)
        await visitor.go(laid.path)
        await visitor.page.locator(".why").wait_for()
    return laid


ENDS = {
    "dice-town": (scenes.over, 0, "You won: your badge made the difference."),
    "boomtown": (scenes_boomtown.over, 2, "You came 2nd: Cornelius’s gold made the difference."),
    "dodge-city": (scenes_dodge_city.over, 0, "You won: your ladies made the difference."),
}
SIZES = {"dice-town": DESKTOP, "boomtown": PHONE, "dodge-city": LOW}
"""Every run looks at each game's end at one size, `-m slow` at the others too."""


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, size, id=f"{game}-{size['width']}", marks=() if SIZES[game] == size else pytest.mark.slow)
        for game in ENDS
        for size in (DESKTOP, PHONE, LOW)
    ],
)
def test_the_end_says_why(game: str, size: dict[str, int]) -> None:
    scene, winner, sentence = ENDS[game]

    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(size, drawn=True)
        laid = await ends(stage, scene, visitor, winner=winner)
        await visitor.page.get_by_role("heading", name=sentence).wait_for()
        deciding = visitor.page.locator(".why li.big")
        assert await deciding.count() == 1
        await visitor.page.get_by_role("link", name="Watch it").wait_for()
        await visitor.is_accessible()
        await visitor.fits()
        assert await visitor.page.evaluate(WHOLE_TEXTS) == []
        href = await visitor.page.get_by_role("link", name="Watch it").get_attribute("href")
        assert href == f"/r/{laid.table.id}?at=4&as=0"

    on_stage(story)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de-DE", "hu-HU"])
@pytest.mark.parametrize("scene", [scenes.over, scenes_boomtown.over, scenes_dodge_city.over])
def test_nothing_is_cut_off_in_longer_languages(language: str, scene: Any) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(SMALL, language=language, drawn=True)
        await ends(stage, scene, visitor, winner=0)
        for size in (SMALL, {"width": 375, "height": 667}, {"width": 640, "height": 400}, LOW, DESKTOP):
            await visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            await visitor.fits()
            assert await visitor.page.evaluate(WHOLE_TEXTS) == [], size

    on_stage(story)


def test_a_spectator_reads_who_won_and_at_the_table_nobody_is_waited_for() -> None:
    async def story(town: Town, stage: Staged) -> None:
        player, watching = await town.visitor(drawn=True), await town.visitor(drawn=True)
        laid = await ends(stage, scenes.over, player, winner=0)
        await turned(watching, 0)
        await watching.go(laid.path)
        await watching.page.get_by_role("heading", name="Ada won: the badge made the difference.").wait_for()
        assert await watching.button("Rematch").count() == 0
        await player.button("Table", exact=True).click()
        await player.sees("The game is over.")
        assert await player.page.get_by_text("takes a breath").count() == 0
        await player.button("See the count").click()
        await player.page.locator(".why").wait_for()

    on_stage(story)


def test_what_is_shared_is_the_sentence_the_points_and_the_link() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(drawn=True, permissions=["clipboard-read", "clipboard-write"])
        laid = await ends(stage, scenes.over, visitor, winner=0)
        await visitor.button("Share").click()
        await visitor.button("Copied").wait_for()
        told = await visitor.page.evaluate("navigator.clipboard.readText()")
        assert told.split("\n") == [
            "You won: your badge made the difference.",
            *("Ada: 43 points", "Lupe: 34 points", "Mei: 28 points", "Cornelius: 21 points"),
            f"{stage.url}/r/{laid.table.id}",
        ]

    on_stage(story)


def test_alone_against_bots_a_rematch_begins_in_one_press() -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(drawn=True)
        laid = await ends(stage, scenes.over, visitor, winner=0, bots=True)
        await visitor.button("Rematch").click()
        await visitor.page.wait_for_url(lambda url: laid.path not in url)
        await visitor.page.locator(".dt").wait_for()
        fresh = await stage.hall.find(laid.table.rematch or "")
        assert fresh.status == "playing"
        assert sorted(fresh.names()) == sorted(laid.table.names())
        assert fresh.options == laid.table.options

    on_stage(story)


def test_friends_are_asked_for_a_rematch_and_meet_at_one_table() -> None:
    async def story(town: Town, stage: Staged) -> None:
        ada, bo = await town.visitor(drawn=True), await town.visitor(PHONE, drawn=True)
        cy = await town.visitor(drawn=True)
        laid = await ends(stage, scenes.over, ada, bo, cy, winner=0)
        await expect(bo.page.get_by_text("wants a rematch")).to_have_count(0)
        before = await bo.button("Rematch").bounding_box()
        await ada.button("Rematch").click()
        await ada.button("Start the game").wait_for()
        slip = bo.page.get_by_role("status").get_by_text("Ada wants a rematch")
        await slip.wait_for()
        await bo.is_accessible()
        await bo.fits()
        assert await bo.button("Rematch").bounding_box() == before, "nothing moves"
        await cy.button("Not now").click()
        await expect(cy.button("Not now")).to_have_count(0)
        await expect(cy.page.locator(".wish")).to_have_text(re.compile("Ada wants a rematch"))
        await bo.button("I’m in").click()
        await bo.page.wait_for_url(f"**/t/{laid.table.rematch}")
        assert ada.page.url == bo.page.url
        await expect(cy.page.locator(".wish")).to_have_text(re.compile("Ada and Bo want a rematch"))

    on_stage(story)
