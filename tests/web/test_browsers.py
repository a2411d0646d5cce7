"""A round of each game in Firefox and WebKit, at both sizes, by pressing what a person would press.

Everything else is tried in Chromium alone (tests/web/chromium.py).
"""

import os
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House
from tests.server.nursery import quick_house
from tests.web import pressing, pressing_dodge_city
from tests.web.browser import DESKTOP, PHONE, STICKS_OUT
from tests.web.chromium import ready
from tests.web.other_browsers import BROWSERS, Browser

import tumbleweed as tw

LONGEST = 600
"""Seconds that a round may take."""
IDLE = 0.1
"""Seconds between two looks at a table where nothing can be done."""
SITS_DOWN = """async (game) => {
    const call = async (path, body) => {
        const headers = { "content-type": "application/json" };
        const reply = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
        if (!reply.ok) throw new Error(await reply.text());
        return reply.json();
    };
    await call("/me", { name: "Ada", language: "en" });
    const seats = [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }];
    const { id } = await call("/tables", { game, seats, reaction: 0, pace: 0 });
    await call(`/tables/${id}/start`, { fill: "" });
    const link = Object.assign(document.createElement("a"), { href: `/t/${id}` });
    document.body.append(link);
    link.click();
    link.remove();
}"""
"""A table against bots, and the way there."""
ROUND = """() => {
    const steps = [...document.querySelectorAll(".rounds li")];
    const bar = document.querySelector(".crumb b")?.textContent ?? "";
    const round = Number(/\\d+/.exec(bar)?.[0] ?? 0);
    return steps.length ? steps.findIndex(each => each.hasAttribute("aria-current")) : round;
}"""
"""The round that is being played, as the page says. In Dodge City it is counted from 0: nobody places in the first."""
PLACE = """() => {
    const wanted = document.querySelector("dialog[open] header .ib") ?? document.querySelector("[data-press]");
    wanted?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = wanted?.getBoundingClientRect();
    if (!box) return null;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(x, y);
    return there && (wanted.contains(there) || there.contains(wanted)) ? [x, y] : null;
}"""
"""Where to press; nothing, if something else has come to lie there. What was opened by mistake is closed first."""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".df, .deal .acts")].filter((each) => {
    const { top, right, bottom, left, height } = each.getBoundingClientRect();
    return height > 0 && (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1);
}).map((each) => each.outerHTML.slice(0, 160))"""
"""Questions, or the buttons that answer them, of which a part is not in the window before anybody has scrolled."""
BARE_SCROLLBARS = """() => [...document.body.querySelectorAll("*")].filter((each) => {
    const style = getComputedStyle(each);
    const scrolls = (over, whole, seen) => /auto|scroll/.test(over) && whole > seen;
    const down = scrolls(style.overflowY, each.scrollHeight, each.clientHeight);
    const across = scrolls(style.overflowX, each.scrollWidth, each.clientWidth);
    const bare = style.scrollbarColor === "auto" && style.scrollbarWidth !== "none";
    return each.clientHeight > 0 && ((down || across) && bare || across && !style.overflow.includes(" "));
}).map((each) => each.outerHTML.slice(0, 160))"""
"""What scrolls with the system's own scrollbar, or across though it was only meant to scroll down."""


@pytest.fixture(scope="module")
def opened() -> Iterator[House]:
    ready()
    with tempfile.TemporaryDirectory() as folder, quick_house(Path(folder)) as there:
        yield there


@pytest.fixture(scope="module", params=BROWSERS)
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with BROWSERS[request.param](tmp_path_factory.mktemp(request.param)) as there:
        yield there


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", tw.game_names())
def test_a_round(browser: Browser, opened: House, game: str, size: dict[str, int]) -> None:
    browser.go(opened.url)
    browser.resizes(**size)
    browser.runs(SITS_DOWN, game)
    choose = pressing_dodge_city.CHOOSE if game == "dodge-city" else pressing.CHOOSE
    answers = plays(browser, size, choose, f"{type(browser).__name__}-{game}")
    assert answers > 0
    assert browser.errors() == []


def plays(browser: Browser, size: dict[str, int], choose: str, name: str) -> int:
    """Plays until the second round begins; returns how often something was answered."""
    answers, until, luck = 0, time.monotonic() + LONGEST, random.Random(name)
    while browser.runs(ROUND) < 2:
        assert time.monotonic() < until, browser.runs("() => document.body.innerText")
        did = browser.runs(choose, luck.random())
        if did == "answers":
            picture(browser, f"{name}-{size['width']}-{answers}")
            looks_right(browser, size)
        if did and (place := browser.runs(PLACE)):
            browser.presses(*place)
            answers += did == "answers"
        else:
            time.sleep(IDLE)
    return answers


def looks_right(browser: Browser, size: dict[str, int]) -> None:
    found: dict[str, Any] = {
        "the question is out of sight": browser.runs(OUT_OF_SIGHT),
        "it sticks out": browser.runs(STICKS_OUT, size["width"]),
        "a bare scrollbar": browser.runs(BARE_SCROLLBARS),
    }
    assert not any(found.values()), found


def picture(browser: Browser, name: str) -> None:
    """A picture, if TUMBLEWEED_SHOTS names a folder for them."""
    if folder := os.environ.get("TUMBLEWEED_SHOTS"):
        (Path(folder) / f"{name}.png").write_bytes(browser.picture())
