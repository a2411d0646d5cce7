"""Dice Town at every size: what is asked, the dice and the buttons are on the screen, without scrolling."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import town as laid_out
from tests.web import scenes as moments
from tests.web.browser import DESKTOP, STICKS_OUT, Town, Visitor
from tests.web.staged import Staged, on_stage

SIZES = ((1280, 800), (1366, 625), (1000, 740), (844, 390), (640, 400), (390, 844), (375, 667), (360, 640))
PHONES = 560
"""Up to this width the others may be scrolled, never my own place."""
LANGUAGES = ("en-US", "de-DE", "hu-HU")

SEEN = """wanted => wanted.flatMap(selector => {
    const found = [...document.querySelectorAll(selector)];
    return found.length === 0 ? [`no ${selector}`] : found.filter(each => {
        const box = each.getBoundingClientRect();
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const inside = box.top >= 0 && box.bottom <= innerHeight + 1 && box.left >= 0 && box.right <= innerWidth + 1;
        return !inside || scrollY > 0 || !(each.contains(there) || there?.contains(each));
    }).map(each => `${selector} ${JSON.stringify(each.getBoundingClientRect())} ${each.innerText}`);
})"""
"""What of the wanted is not in the window, or is covered."""

SMALL_PRINT = """[...document.querySelectorAll(".dt *")].filter(each => {
    const size = parseFloat(getComputedStyle(each).fontSize);
    const own = [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    return own && size > 0 && size < 12 && each.getClientRects().length && !each.closest(".vh, svg");
}).map(each => `${getComputedStyle(each).fontSize} ${each.outerHTML.slice(0, 100)}`)"""
"""Text that is too small to be read."""

CUT = """[...document.querySelectorAll(".ask .stage *")].filter(each => {
    const stage = each.closest(".stage").getBoundingClientRect(), box = each.getBoundingClientRect();
    if (box.width === 0 || each.closest(".rays, .vh") || each.matches("svg *")) return false;
    return box.top < stage.top - 1 || box.bottom > stage.bottom + 1 || box.right > stage.right + 1;
}).map(each => `cut on the stage: ${each.outerHTML.slice(0, 90)}`).slice(0, 3)"""
"""What the stage's frame cuts off."""

SCROLLS = "document.scrollingElement.scrollHeight > innerHeight + 1"
QUESTION = [".ask [data-asked]", ".ask .roll .pick", ".ask .acts .btn"]


async def has_room(visitor: Visitor, wanted: list[str], name: str) -> None:
    """At every size what is wanted can be seen, can be read, and nothing else is beyond the edge."""
    await visitor.page.locator(wanted[0]).first.wait_for()
    problems: list[str] = []
    for width, height in SIZES:
        await visitor.page.set_viewport_size({"width": width, "height": height})
        await visitor.settles()
        await visitor.shot(f"{name}-{height}")
        found = await visitor.page.evaluate(SEEN, wanted) + await visitor.page.evaluate(SMALL_PRINT)
        found += await visitor.page.evaluate(STICKS_OUT, width) + await visitor.page.evaluate(CUT)
        if width > PHONES and await visitor.page.evaluate(SCROLLS):
            found.append("the page scrolls")
        problems += [f"{width} x {height}: {each}" for each in found]
    assert problems == [], name


def crowd(seats: int) -> Any:
    """I have a roll with the Brute in hand, at a table with this many."""
    rolls = [[each] for each in ("QQQ9T", "TTJQA", "9JJQA", "99TKA", "KKKKA")[:seats]]
    hands = [["brute", "equip_3", "claim 2", "claim 5"], ["claim 3"], ["claim 1", "claim 5"], ["equip_1"], []][:seats]
    wealth: dict[str, Any] = {"dollars": [7, 15, 9, 4, 12][:seats], "nuggets": [3, 11, 4, 2, 5][:seats]}
    return laid_out(["roll"], rolls=rolls, hands=hands, seats=seats, sheriff=1, coach=3, bank=16, **wealth)


@pytest.mark.parametrize(
    ("language", "tables"),
    [("hu-HU", (5,)), *(pytest.param(each, (2, 3, 4, 5), marks=pytest.mark.slow) for each in LANGUAGES)],
)
def test_the_question_is_on_every_screen(language: str, tables: tuple[int, ...]) -> None:
    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, language, drawn=True)
        for seats in tables:
            laid = await stage.lay(crowd(seats), [visitor])
            await visitor.go(laid.path)
            await visitor.page.locator(".ask .roll .pick").nth(4).click()
            await has_room(visitor, QUESTION, f"question-{seats}-{language[:2]}")

    on_stage(story)


def tied(many: int) -> Any:
    """A tie at the Saloon between so many others."""
    dice = ["99TTK", "QQKKA", "QQJJA", "QQTKA", "QQ99A"]
    rest = ["99TTK", "99TTA", "99KKA"][: 4 - many]
    return laid_out(["saloon", "end_of_round"], dice=[*dice[: many + 1], *rest], sheriff=0 if many == 4 else many + 1)


def queens(*dice: str) -> Any:
    """The last of these wins the Saloon and thinks about whom to rob."""
    hands = [["claim 2", "claim 3"]] * len(dice)
    return laid_out(["saloon", "end_of_round"], dice=list(dice), hands=hands, sheriff=1)


CROWDED = [("tie", tied(3)), ("contest", queens("QQ9TA", "QQ9TK", "QQTJA", "QQ99K", "QQQQJ"))]
OTHERS = [
    ("tie", tied(2)),
    ("contest", queens("9TTKA", "AAKKJ", "99TJA", "QQQQJ")),
    ("contest", queens("9TQKA", "AAKKJ", "99TJA", "QQQJJ")),
    ("contest", queens("9TQKA", "AAKKQ", "99TTA", "QQQJJ")),
    ("contest", queens("9TQKA", "AAKKQ", "QQJJA", "QQQQJ")),
]


@pytest.mark.parametrize("scenes", [CROWDED, pytest.param(OTHERS, marks=pytest.mark.slow)], ids=["crowded", "others"])
def test_the_stage_is_on_every_screen(scenes: list[tuple[str, Any]]) -> None:
    """Others are asked: what is on the stage and what is said about it can be seen, and nothing of it is cut off."""

    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, "de-DE", drawn=True)
        for number, (name, scene) in enumerate(scenes):
            laid = await stage.lay(scene, [visitor])
            await visitor.go(laid.path)
            await has_room(visitor, [f".ask [data-scene={name}]", ".ask .say h2"], f"{name}-{number}")

    on_stage(story)


@pytest.mark.slow
@pytest.mark.guards
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheriffs_desk_is_on_every_screen(language: str) -> None:
    """An offer and a verdict: the question, what can be offered or was, and the buttons."""

    async def story(town: Town, stage: Staged) -> None:
        visitor = await town.visitor(DESKTOP, language, drawn=True)
        for name, scene, wanted in (("offer", moments.tie(), ".sq"), ("verdict", moments.judge(), ".pile")):
            laid = await stage.lay(scene, [visitor])
            await visitor.go(laid.path)
            await has_room(visitor, [".office [data-asked]", ".office .btn", f".office {wanted}"], name)

    on_stage(story)
