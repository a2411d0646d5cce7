"""Playing Dodge City's table as a person does: choosing something on the plan or in the hand, then the main button."""

import random

from playwright.async_api import Error
from tests.web.browser import Visitor

CHOOSE = """luck => {
    for (const old of document.querySelectorAll("[data-press]")) old.removeAttribute("data-press");
    const off = each => each.disabled || each.getAttribute("aria-disabled") === "true";
    const may = each => !off(each) && each.checkVisibility() && !each.closest("[inert]");  // a duel lies over the plan
    const all = selector => [...document.querySelectorAll(selector)].filter(may);
    const any = list => list[Math.floor(luck * list.length)];
    const press = (element, kind) => { element?.setAttribute("data-press", ""); return element ? kind : ""; };
    const deal = [...document.querySelectorAll(".dc .deal .acts .btn")];
    if (!deal.length) return "";
    const main = deal[0];
    if (may(main)) return press(main, "answers");
    const figures = all(".dc .figures [data-choice]");
    if (figures.length) return press(any(figures), "chooses");
    const others = deal.slice(1).filter(may);
    const choices = all(".dc [data-choice]:not([aria-pressed=true])");
    if (choices.length && (!others.length || luck < 0.7)) return press(any(choices), "chooses");
    if (others.length) return press(others.at(-1), "answers");
    const plates = all(".dc .may .mapped");  // on the phone: what can be done is elsewhere on the map
    return press(any(plates), "looks");
}"""
"""Marks what a person could press next; says whether it is an answer or a part of one."""

FOCUSED = "document.activeElement?.hasAttribute('data-press')"
IN_GROUP = """() => {
    const wanted = document.querySelector("[data-press]"), now = document.activeElement;
    const group = wanted?.parentElement.closest("[role=group], .hand");
    return Boolean(group && now.hasAttribute("data-choice") && group.contains(now));
}"""
BEHIND = """() => {
    const wanted = document.querySelector("[data-press]"), now = document.activeElement;
    return Boolean(now !== document.body && wanted?.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""
"""Whether the focus is already past the target: going back is shorter than through the whole ledger."""
MOST_KEYS = 160


async def clicks(visitor: Visitor, luck: random.Random) -> str:
    """Does the next thing with the pointer; returns `answers`, `chooses`, or nothing if there is nothing to do."""
    did: str = await visitor.page.evaluate(CHOOSE, luck.random())
    if did:
        try:
            await visitor.page.locator("[data-press]").click(timeout=3000)
        except Error:  # something else is drawn by now, or covers it
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
        if await visitor.page.evaluate(IN_GROUP):
            await visitor.page.keyboard.press("ArrowRight")
        else:
            await visitor.page.keyboard.press("Shift+Tab" if await visitor.page.evaluate(BEHIND) else "Tab")
    raise AssertionError(
        f"the keys do not lead to {await visitor.page.locator('[data-press]').evaluate('e => e.outerHTML')}"
    )
