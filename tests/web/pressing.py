"""Playing at a table as a person does: looking for the next thing to press, then pressing it or going there by keys."""

import random

from playwright.async_api import Error
from tests.web.browser import Visitor

CHOOSE = """luck => {
    for (const old of document.querySelectorAll("[data-press]")) old.removeAttribute("data-press");
    const may = each => each.getAttribute("aria-disabled") !== "true" && !each.disabled && each.offsetParent !== null;
    const all = selector => [...document.querySelectorAll(selector)].filter(may);
    const any = list => list[Math.floor(luck * list.length)];
    const press = (element, kind) => { element?.setAttribute("data-press", ""); return element ? kind : ""; };
    const deal = [...document.querySelectorAll(".deal .acts .btn")];
    if (deal.length) {
        const open = deal.filter(may);
        const pressed = ".tray [aria-pressed=true], .spread [aria-pressed=true]";
        const chosen = document.querySelectorAll(pressed).length;
        const left = all(".tray [data-choice]:not([aria-pressed=true]), .spread [aria-pressed=false]");
        const quick = all(".quick [aria-pressed=false]");
        if (quick.length && luck < 0.25) return press(any(quick), "chooses");
        const without = left.filter(each => !each.closest("[role=group]")?.querySelector("[aria-pressed=true]"));
        if (chosen && !open.length) return press(any(without.length ? without : all(pressed)), "chooses");
        if (left.length && chosen < 5 && (!may(deal[0]) || (chosen < 2 && luck < 0.4)))
            return press(chosen > 1 && luck < 0.5 ? any(all(pressed)) : any(left), "chooses");
        return press(may(deal[0]) && (!quick.length || luck < 0.6) ? deal[0] : any(open), "answers");
    }
    const named = all(".sheet > .btn, .ask2");
    if (named.length) return press(any(named), "answers");
    const main = document.querySelector(".df .btn.main");
    const more = all(".steps .sq:last-of-type");
    if (main && !may(main) && more.length && luck < 0.5) return press(any(more), "chooses");
    return press(main && may(main) ? main : all(".df .btn:not(.ask2)").at(-1), "answers");
}"""
"""Marks what a person could press next; says whether it is an answer or a part of one."""

FOCUSED = "document.activeElement?.hasAttribute('data-press')"
IN_GROUP = """() => {
    const wanted = document.querySelector("[data-press]"), now = document.activeElement;
    const group = wanted?.parentElement.closest("[role=group]");
    return Boolean(group && now.hasAttribute("data-choice") && group.contains(now));
}"""
MOST_KEYS = 120


async def clicks(visitor: Visitor, luck: random.Random) -> str:
    """Does the next thing with the pointer; returns `answers`, `chooses`, or nothing if there is nothing to do."""
    did: str = await visitor.page.evaluate(CHOOSE, luck.random())
    if did:
        try:
            await visitor.page.locator("[data-press]").click(timeout=3000)
        except Error:  # something else is drawn by now, or covers it: a rule or a card that was pressed by mistake
            if await visitor.page.locator("dialog[open]").count():
                await visitor.page.keyboard.press("Escape")
            return ""
    return did


async def types(visitor: Visitor, luck: random.Random) -> str:
    """The same with the keys alone: Tab and arrows to get there, Enter to press."""
    did: str = await visitor.page.evaluate(CHOOSE, luck.random())
    if not did:
        return ""
    for _ in range(MOST_KEYS):
        if await visitor.page.evaluate(FOCUSED):
            await visitor.page.keyboard.press("Enter")
            return did
        if not await visitor.page.locator("[data-press]").count():
            return ""
        await visitor.page.keyboard.press("ArrowRight" if await visitor.page.evaluate(IN_GROUP) else "Tab")
    raise AssertionError(
        f"the keys do not lead to {await visitor.page.locator('[data-press]').evaluate('e => e.outerHTML')}"
    )
