"""Dice Town's own table in a real browser: dice are tapped, cards offered, ties decided, at both sizes."""

from typing import Any

import pytest
from tests.web.browser import DESKTOP, PHONE, Town, in_town

ANSWERS = 12
STEPS = 600
"""Looks at the table; most of them find that somebody else is deciding."""

ACT = """() => {
    const may = each => each.getAttribute("aria-disabled") !== "true" && !each.disabled;
    const deal = [...document.querySelectorAll(".deal .acts .btn")];
    if (deal.length) {
        const first = document.querySelector(".tray [data-choice]");
        if (!may(deal[0]) && first) { first.click(); return "chose"; }
        const open = deal.filter(may);
        if (!open.length) return "";
        open[0].click();
        return "answered";
    }
    const named = [...document.querySelectorAll(".sheet > .btn")].filter(may);
    if (named.length) { named[0].click(); return "answered"; }
    const offer = [...document.querySelectorAll(".df .btn")].filter(may);
    if (offer.length) { offer.at(-1).click(); return "answered"; }
    return "";
}"""
"""Does the next thing a person could: picks something, presses the main button, names somebody, makes no offer."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
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
    await visitor.is_accessible()
    await visitor.fits()
    await visitor.shot("dice-town")
    answered = 0
    for _ in range(STEPS):
        did = await visitor.page.evaluate(ACT)
        answered += did == "answered"
        if answered >= ANSWERS:
            break
        await visitor.page.wait_for_timeout(120)
    assert answered >= ANSWERS, "the game goes on"
    assert await visitor.page.locator(".why[role=alert]").count() == 0, "nothing was refused"
    await visitor.fits()
