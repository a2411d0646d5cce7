"""People with a real browser, and what every page must pass: no error in its console, no objection of axe-core."""

import asyncio
import contextlib
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pytest
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, expect
from playwright.async_api import Error as PlaywrightError
from tests.server.house import House
from tests.server.nursery import quick_house
from tests.web.chromium import NPM_FOLDER, launched, ready

Shared = TypeVar("Shared")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
WAITS = 60_000
"""Milliseconds; generous, since machines can be busy."""
expect.set_options(timeout=WAITS)
LONGEST = 600
"""Seconds that a story may take, unless it says otherwise: a test that hangs fails."""
WHOLE_GAME = 1800
"""Seconds that a whole game may take, with everything shown as it happens."""


STICKS_OUT = """width => [...document.body.querySelectorAll("*")].filter(each => {
    const box = each.getBoundingClientRect();
    if (box.width === 0 || (box.right <= width + 1 && box.left >= -1) || each.closest("svg, .vh")) return false;
    for (let above = each.parentElement; above; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== "visible" && above.getBoundingClientRect().right <= width + 1)
            return false;
    return true;
}).slice(0, 5).map(each => each.outerHTML.slice(0, 120))"""
"""What extends beyond the edge of the window, unless it is cut off there."""


def at_both_sizes(first: dict[str, int]) -> pytest.MarkDecorator:
    """A test for desktop and phone: every run has the first of the two, `-m slow` the other."""
    cases = [
        pytest.param(size, id=name, marks=() if size == first else pytest.mark.slow)
        for name, size in (("desktop", DESKTOP), ("phone", PHONE))
    ]
    return pytest.mark.parametrize("size", cases)


NOTHING_MOVES = """!document.querySelector("[aria-busy=true]") && document.getAnimations().every(each =>
    each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""


AS_A_LIST = """const set = "tumbleweed.settings";
if (!localStorage.getItem(set)) localStorage.setItem(set, JSON.stringify({ plain: true }));"""
"""The setting that lists answers, until the visitor changes it."""


KNOWS_THE_GAMES = """for (const game of ["dice-town", "boomtown", "dodge-city"])
    localStorage.setItem(`tumbleweed.lesson.${game}`, JSON.stringify({ known: true }));"""
"""Nobody is offered a lesson before the first game."""


DRAWN = "main, h1"
"""What is on every page as soon as there is anything to check."""


class Visitor:
    """A person at a browser: a page with its own cookies, whose errors are collected."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.problems: list[str] = []
        self._forgiven: set[str] = set()
        page.set_default_timeout(WAITS)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, said: ConsoleMessage) -> None:
        words = f"{said.text} ({said.location['url']})"
        if said.type in ("error", "warning") and words not in self._forgiven:
            self.problems.append(words)

    async def forgets_refusal(self) -> None:
        """Ignores the browser's own notes about a refused request, which may come late and more than once."""
        async with asyncio.timeout(WAITS / 1000):
            while not self.problems:
                await asyncio.sleep(0.05)
        self._forgiven.update(self.problems)
        self.problems.clear()

    async def stops_time(self) -> None:
        """From now on nothing happens by itself on this page, except what the browser animates."""
        now = datetime.now(UTC)
        await self.page.clock.install(time=now)
        await self.page.clock.pause_at(now + timedelta(seconds=1))

    async def go(self, path: str = "/") -> None:
        await self.page.goto(path if path.startswith("http") else self.url + path)

    def button(self, name: str, within: Page | Locator | None = None, exact: bool = False) -> Locator:
        """A button by its name or a part of it; `exact` where an answer's name may happen to contain the same part."""
        return (within or self.page).get_by_role("button", name=name, exact=exact)

    def field(self, name: str) -> Locator:
        return self.page.get_by_role("textbox", name=name)

    async def until(self, expression: str) -> None:
        """Waits until a condition holds on the page. (Playwright's own waiting needs eval, which the page forbids.)"""
        for _ in range(WAITS // 50):
            if await self.page.evaluate(expression):
                return
            await self.page.wait_for_timeout(50)
        raise AssertionError(f"it never came true: {expression}")

    async def stands(self) -> str:
        """Where a visitor is when their story went wrong: the address, what the page shows, and its errors."""
        try:
            async with asyncio.timeout(5):
                shown = await self.page.evaluate("document.body?.innerText ?? ''")
        except (PlaywrightError, TimeoutError) as error:
            shown = f"nothing, because of {error!r}"
        return f"at {self.page.url} sees:\n{' | '.join(shown.split(chr(10)))[:1500]}\nproblems: {self.problems}"

    async def settles(self) -> None:
        """Waits until the page is drawn, and (not for ever) until nothing is being fetched or moving, except what
        always moves: things that are dimmed or fading in have no contrast yet.
        """
        await self.page.locator(DRAWN).first.wait_for(state="attached")
        for _ in range(200):
            if await self.page.evaluate(NOTHING_MOVES):
                return
            await self.page.wait_for_timeout(50)

    async def sees(self, text: str) -> None:
        await self.page.get_by_text(text).locator("visible=true").first.wait_for()

    async def is_accessible(self) -> None:
        """axe-core finds nothing by its rules for WCAG 2.2 AA and good practice."""
        await self.settles()
        if not await self.page.evaluate("'axe' in window"):
            await self.page.evaluate((NPM_FOLDER / "node_modules" / "axe-core" / "axe.min.js").read_text())
        found = await self.page.evaluate("axe.run({ resultTypes: ['violations'] })")  # of the rest, one example each
        said = [
            f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes']][:4]}"
            for each in found["violations"]
        ]
        assert said == [], "\n".join(said)
        assert len(found["passes"]) > 10

    async def fits(self) -> None:
        """Nothing extends beyond the side of the window."""
        await self.page.locator(DRAWN).first.wait_for(state="attached")
        size = self.page.viewport_size
        assert size is not None
        found = await self.page.evaluate(STICKS_OUT, size["width"])
        assert found == [], f"{self.page.url} at {size['width']}: {found}"

    async def shot(self, name: str) -> None:
        """A picture, if TUMBLEWEED_SHOTS names a folder for them."""
        if folder := os.environ.get("TUMBLEWEED_SHOTS"):
            size = self.page.viewport_size or {"width": 0}
            await self.page.wait_for_timeout(400)
            await self.page.screenshot(path=Path(folder) / f"{name}-{size['width']}.png")


async def ledger(page: Page) -> list[str]:
    """The lines of the ledger, wherever their chapters stand, the newest first."""
    found: list[str] = await page.locator(".log [data-seq]").evaluate_all(
        "all => all.sort((a, b) => b.dataset.seq - a.dataset.seq).map(each => each.textContent)"
    )
    return found


class Serving(Protocol):
    """A server, as far as a browser is concerned."""

    @property
    def url(self) -> str: ...


class Town:
    """A server, a browser, and the people in it."""

    def __init__(self, opened: Serving, browser: Browser) -> None:
        self.house = opened
        self._browser = browser
        self.visitors: list[Visitor] = []

    async def visitor(
        self,
        size: dict[str, int] = DESKTOP,
        language: str = "en-US",
        drawn: bool = False,
        moving: bool = False,
        newcomer: bool = False,
        **more: Any,
    ) -> Visitor:
        """A visitor with a browser of their own. Answers are at first shown as a list, unless the test wants the
        `drawn` table. The visitor's system asks for no motion, which saves much time, unless the test wants things
        `moving`. Only a `newcomer` is offered the lesson before a first game.
        """
        more["reduced_motion"] = "no-preference" if moving else "reduce"
        touch = {"has_touch": True, "is_mobile": True} if size["width"] < 760 else {}
        context = await self._browser.new_context(viewport=size, locale=language, **touch, **more)  # type: ignore[arg-type]
        if not drawn:
            await context.add_init_script(AS_A_LIST)
        if not newcomer:
            await context.add_init_script(KNOWS_THE_GAMES)
        fresh = Visitor(await context.new_page(), self.house.url)
        self.visitors.append(fresh)
        return fresh


class Grounds:
    """What the stories of a process share, each part from the first story that needs it to the last: starting a server
    and a browser takes longer than many stories. Visitors share nothing, neither cookies nor memory.

    After a story that went wrong everything is started anew, so that the next one cannot stumble over its leftovers.
    """

    def __init__(self) -> None:
        self._runner: asyncio.Runner | None = None
        self._open = contextlib.AsyncExitStack()
        self._there: dict[Callable[[], Any], Any] = {}

    async def share(self, opening: Callable[[], contextlib.AbstractAsyncContextManager[Shared]]) -> Shared:
        """What this opens; it may already be open for an earlier story."""
        if opening not in self._there:
            self._there[opening] = await self._open.enter_async_context(opening())
        there: Shared = self._there[opening]
        return there

    def play(self, story: Coroutine[Any, Any, None], longest: float) -> None:
        """Plays a story to its end, within a time limit."""

        async def play() -> None:
            async with asyncio.timeout(longest):
                await story

        if self._runner is None:
            self._runner = asyncio.Runner()
        try:
            self._runner.run(play())
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        runner, self._runner = self._runner, None
        if runner is not None:
            with runner:
                runner.run(self._open.aclose())
        self._there.clear()


GROUNDS = Grounds()


@contextlib.asynccontextmanager
async def town(opened: Serving) -> AsyncIterator[Town]:
    """People with browsers; at the end there must be no error on their pages."""
    there = Town(opened, await GROUNDS.share(launched))
    try:
        yield there
    except BaseException as error:
        for number, visitor in enumerate(there.visitors, 1):
            error.add_note(f"visitor {number} {await visitor.stands()}")
        raise
    finally:
        for visitor in there.visitors:
            await visitor.page.context.close()
    said = [problem for visitor in there.visitors for problem in visitor.problems]
    assert said == [], "\n".join(said)


@contextlib.asynccontextmanager
async def a_house() -> AsyncIterator[House]:
    with tempfile.TemporaryDirectory() as folder, quick_house(Path(folder)) as opened:
        yield opened


def in_town(story: Callable[[Town], Coroutine[Any, Any, None]], longest: float = LONGEST) -> None:
    """Plays a story with a server in a process of its own."""

    async def play() -> None:
        opened = await GROUNDS.share(a_house)
        before = len(opened.said)
        try:
            async with town(opened) as there:
                await story(there)
        finally:
            print("".join(opened.said[before:]))

    ready()
    GROUNDS.play(play(), longest)
