"""What is said beside the game hangs from the bar: nothing on the table moves for it."""

from typing import Any

import pytest
from tests.web import scenes, scenes_boomtown, scenes_dodge_city
from tests.web.browser import DESKTOP, PHONE, Town, Visitor
from tests.web.staged import Staged, on_stage

LOW = {"width": 844, "height": 390}
PARTS = """() => [...document.querySelectorAll("main, main > *, main section, main li, main h2, main button")]
    .map(each => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
    .map(([what, { x, y, width, height }]) => [what, ...[x, y, width, height].map(Math.round)])"""
"""Where everything on the table is, scrolled as the page may be."""

COVERED = """() => {
    const slip = document.querySelector(".slip").getBoundingClientRect();
    return [...document.querySelectorAll("main *")].filter(each => {
        const box = each.getBoundingClientRect();
        const says = [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        const below = box.top >= slip.bottom - 1, beside = box.left >= slip.right || box.right <= slip.left;
        return says && !below && !beside && box.width > 1 && !each.closest(".vh") && each.checkVisibility();
    }).map(each => each.textContent);
}"""
"""Words on the table that the slip hides."""


async def pauses(visitor: Visitor, does: str) -> None:
    await visitor.button("Menu").click()
    await visitor.button(does).click()
    await visitor.page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(scenes.DECISIONS["D-12"], id="dice-town"),
        pytest.param(scenes_boomtown.DECISIONS["BID"], id="boomtown", marks=pytest.mark.slow),
        pytest.param(scenes_dodge_city.DECISIONS["D-4"], id="dodge-city", marks=pytest.mark.slow),
    ],
)
def test_nothing_moves_for_a_pause(scene: Any) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, drawn=True)
        laid = await stage.lay(scene(), [visitor], bots=True)
        for size in (DESKTOP, PHONE, LOW):
            await visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            await visitor.go(laid.path)
            await visitor.page.locator("main button").first.wait_for()
            await visitor.settles()
            await visitor.until("document.fonts.status === 'loaded'")
            before = await visitor.page.evaluate(PARTS)
            await pauses(visitor, "Ask for a pause")
            slip = visitor.page.locator(".slip", has_text="The game is paused.")
            await slip.wait_for()
            assert await visitor.page.evaluate(PARTS) == before
            assert await visitor.page.evaluate(COVERED) == []
            await visitor.fits()
            await visitor.shot(f"paused-{laid.table.spec.name}-{size['width']}")
            await visitor.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            await visitor.button("Go on", slip).click()  # it is in sight wherever the page is scrolled to
            await slip.wait_for(state="detached")

    on_stage(story)
