"""Playing a lesson as a newcomer does: reading each slip, pressing what is asked for, by pointer or by keys."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Error, WebSocket
from tests.web.browser import Visitor
from tests.web.pressing import FOCUSED

MOST_KEYS = 200
IN_GROUP = """() => {
    const wanted = document.querySelector("[data-press]"), now = document.activeElement;
    const group = wanted?.hasAttribute("data-choice") && wanted.closest("[role=group], ul.hand");
    return Boolean(group && now.hasAttribute("data-choice") && group.contains(now));
}"""
"""Whether the arrow keys lead from what has the focus to what is to be pressed."""
MOST_STEPS = 2400

ASKED = """answer => {
    for (const old of document.querySelectorAll("[data-press]")) old.removeAttribute("data-press");
    const seen = each => each.getClientRects().length > 0 && !each.closest("[inert]");
    const all = selector => [...document.querySelectorAll(selector)].filter(seen);
    const press = element => {
        if (!element || element.getAttribute("aria-disabled") === "true") return false;
        element.setAttribute("data-press", "");
        return true;
    };
    const [verb, ...words] = answer.split(" ");
    const house = words[0];
    const off = each => each.getAttribute("aria-pressed") !== "true";
    const main = all('[data-thing="question.main"]')[0];
    if (verb === "pass") return press(all('[data-thing="question.pass"]')[0]);
    if (verb === "seat") return press(all(`[data-spot="sheet-${words[0]}"] .btn`)[0]);
    if (verb === "bribe") {
        const step = all('[data-thing="offer.bill"]')[0];
        const more = step?.dataset.value !== `bill ${words[1]}` && step?.querySelector("button:last-of-type");
        return press(more || main);
    }
    if (verb === "bid" && main?.dataset.answer !== answer) return press(all(".step button:last-of-type")[0]);
    if (verb === "pick") {
        const card = all(`[data-spot="slot-${words[0] - 1}"] button.bigc`)[0];
        return press(card && off(card) ? card : main);
    }
    if (verb === "play" || verb === "challenge") {
        const card = all(verb === "play" ? `[data-thing="hand.${words[0]}"] button` : ".targets .target")[0];
        return press(card && off(card) ? card : main);
    }
    if (verb === "done") return press(all('[data-thing="question.done"]')[0]);
    if (verb === "open") {
        const figure = all(`[data-part="${words[1]}"]`)[0];
        if (figure) return press(off(figure) ? figure : main);
        words.splice(1, 1, "0,1");
    }
    const here = each => !each.dataset.cell || each.dataset.cell.split(" ")[0] === house;
    const left = all("[data-part], [data-cell]").filter(here);
    const chosen = left.filter(each => !off(each));
    for (const word of words) {
        const is = each => each.dataset.part === word || each.dataset.cell?.split(" ")[1] === word;
        const at = chosen.findIndex(is);
        if (at >= 0) { chosen.splice(at, 1); continue; }
        const next = left.find(each => is(each) && off(each));
        if (next) return press(next);
        if (word.includes(",") && !left.some(each => each.dataset.cell))
            return press(all('[data-thing="building.OFF"] button.mapped')[0]);
    }
    return press(main);
}"""
"""Marks what a newcomer presses next for an answer."""


async def lesson_of(visitor: Visitor, game: str) -> dict[str, Any]:
    """What the lesson says and asks."""
    found: dict[str, Any] = await (await visitor.page.request.get(f"{visitor.url}/api/games/{game}/lesson")).json()
    return found


async def points(visitor: Visitor) -> None:
    try:
        await visitor.page.locator("[data-press]").first.click(timeout=1000)
    except Error:  # something else is drawn by now
        return


async def tabs(visitor: Visitor) -> None:
    """With the keys alone: Tab and arrows to get there, Enter to press."""
    for _ in range(MOST_KEYS):
        if await visitor.page.evaluate(FOCUSED):
            await visitor.page.keyboard.press("Enter")
            return
        if not await visitor.page.locator("[data-press]").count():
            return
        await visitor.page.keyboard.press("ArrowRight" if await visitor.page.evaluate(IN_GROUP) else "Tab")
    there = await visitor.page.locator("[data-press]").evaluate("each => each.outerHTML.slice(0, 300)")
    focus = await visitor.page.evaluate("document.activeElement?.outerHTML.slice(0, 300)")
    raise AssertionError(f"the keys do not lead to {there}, but to {focus}")


class Asked:
    """The number of the question that the visitor's browser was asked last, as it came over the wire."""

    def __init__(self, visitor: Visitor) -> None:
        self.number = -1
        visitor.page.on("websocket", self._listen)

    def _listen(self, wire: WebSocket) -> None:
        wire.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said.get("type") in ("snapshot", "update"):
            self.number = (said.get("question") or {"number": -1})["number"]


STANDS = """() => [document.querySelector("[data-beat]")?.dataset.beat ?? "",
    Boolean(document.querySelector("[data-beat] [data-next]")) ? "reads" : ""]"""
MARK_NEXT = """() => {
    for (const old of document.querySelectorAll("[data-press]")) old.removeAttribute("data-press");
    document.querySelector("[data-beat] [data-next]")?.setAttribute("data-press", "");
}"""
Does = Callable[[Visitor], Awaitable[None]]
Reads = Callable[[str], Awaitable[None]]


async def learns(visitor: Visitor, game: str, asked: Asked, does: Does, reads: Reads) -> list[str]:
    """Plays a lesson to its last beat; returns the beats in the order in which they were read."""
    plan = await lesson_of(visitor, game)
    ends = {each["id"] for each in plan["beats"] if each["end"]}
    read: list[str] = []
    for _ in range(MOST_STEPS):
        beat, waits = await visitor.page.evaluate(STANDS)
        if beat and (not read or read[-1] != beat):
            read.append(beat)
            await reads(beat)
        elif beat in ends:
            return read
        elif waits:
            await visitor.page.evaluate(MARK_NEXT)
            await does(visitor)
        elif asked.number >= 0 and await visitor.page.evaluate(ASKED, plan["answers"][asked.number] or "pass"):
            await does(visitor)
        await visitor.page.wait_for_timeout(50)
    raise AssertionError(f"the lesson stops after {read}")
