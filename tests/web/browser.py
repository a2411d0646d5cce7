"""A real browser for the tests, and what every page must stand: no error in its console, nothing axe-core objects to.

The browser is what TUMBLEWEED_BROWSER names, else a Chromium on the path, else (Linux, 64 bit) one from the locked npm
packages of tests/browser, got once. Where none can be had, tests are skipped; with CI set they fail.
"""

import asyncio
import contextlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import hatch_build
import pytest
from playwright.async_api import Browser, Locator, Page, Playwright, async_playwright
from tests.server.house import House, house

ROOT = Path(__file__).parents[2]
NPM_FOLDER = ROOT / "tests" / "browser"
UNPACKED = ROOT / "build" / "browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell", "chrome")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--no-sandbox",  # as root, in a container, there is none
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
WAITS = 30_000
"""Milliseconds; generous, since machines can be busy."""
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
"""What reaches over the edge of the window, unless something cuts it off there."""


def at_both_sizes(first: dict[str, int]) -> pytest.MarkDecorator:
    """A test at a desk and on a phone: every run has it at the first of the two, `-m slow` at the other."""
    cases = [
        pytest.param(size, id=name, marks=() if size == first else pytest.mark.slow)
        for name, size in (("desktop", DESKTOP), ("phone", PHONE))
    ]
    return pytest.mark.parametrize("size", cases)


NOTHING_MOVES = """document.getAnimations().every(each =>
    each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""


AS_A_LIST = """const set = "tumbleweed.settings";
if (!localStorage.getItem(set)) localStorage.setItem(set, JSON.stringify({ plain: true }));"""
"""The setting that lists answers, until the visitor changes it."""


class NoBrowser(Exception):
    """No browser can be had; says why."""


def found_browser() -> tuple[str, dict[str, str]]:
    """The browser's program, and what its environment needs."""
    if named := os.environ.get("TUMBLEWEED_BROWSER"):
        return named, {}
    for name in NAMES:
        if there := shutil.which(name):
            return there, {}
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise NoBrowser("no Chromium is on the path; name one in TUMBLEWEED_BROWSER")
    with locked():
        unpack()
    libraries = f"{UNPACKED / 'al2023' / 'lib'}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}"
    fonts = {} if Path("/etc/fonts").is_dir() else {"FONTCONFIG_PATH": str(UNPACKED / "fonts")}
    return str(UNPACKED / "chromium"), {"LD_LIBRARY_PATH": libraries, **fonts}


@contextlib.contextmanager
def locked() -> Any:
    """One process at a time: tests run in several."""
    import fcntl

    UNPACKED.parent.mkdir(exist_ok=True)
    with (UNPACKED.parent / "browser.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def npm_packages() -> Path:
    """The packages of tests/browser, installed."""
    try:
        hatch_build.install_tools(NPM_FOLDER, hatch_build.find_npm(), everything=True)
    except hatch_build.CannotBuildPageError as error:
        raise NoBrowser(str(error)) from error
    return NPM_FOLDER / "node_modules"


def unpack() -> None:
    npm_packages()
    stamp = UNPACKED / ".stamp"
    version = (NPM_FOLDER / "package-lock.json").read_text()
    if stamp.is_file() and stamp.read_text() == version:
        return
    shutil.rmtree(UNPACKED, ignore_errors=True)
    npm = hatch_build.find_npm()
    node = npm[0] if len(npm) > 1 else shutil.which("node") or "node"
    subprocess.run([node, NPM_FOLDER / "unpack.mjs", UNPACKED], check=True)
    for name in ("al2023", "swiftshader", "fonts"):
        with tarfile.open(UNPACKED / f"{name}.tar") as archive:
            # Older Pythons have no filters, newer ones ask for one.
            archive.extractall(UNPACKED / name, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
        (UNPACKED / f"{name}.tar").unlink()
    (UNPACKED / "chromium").chmod(0o755)
    stamp.write_text(version)


def ready() -> tuple[str, dict[str, str]]:
    """A browser and a page that is built; skips the test (in CI: fails) if there is none."""
    try:
        program = found_browser()
        with locked():
            npm_packages()
            hatch_build.build_page(ROOT)
    except (NoBrowser, hatch_build.CannotBuildPageError) as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))
    return program


class Visitor:
    """Somebody at a browser: a page with its own cookies, whose mistakes are collected."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.problems: list[str] = []
        page.set_default_timeout(WAITS)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text) if said.type in ("error", "warning") else None)

    async def forgets_refusal(self) -> None:
        """The browser itself notes what a server refused, sometimes later than the page does: no mistake."""
        async with asyncio.timeout(WAITS / 1000):
            while not self.problems:
                await asyncio.sleep(0.05)
        self.problems.clear()

    async def go(self, path: str = "/") -> None:
        await self.page.goto(path if path.startswith("http") else self.url + path)

    def button(self, name: str, within: Page | Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name)

    def field(self, name: str) -> Locator:
        return self.page.get_by_role("textbox", name=name)

    async def until(self, expression: str) -> None:
        """Waits until something is so on the page. (Playwright's own waiting needs eval, which the page forbids.)"""
        for _ in range(WAITS // 50):
            if await self.page.evaluate(expression):
                return
            await self.page.wait_for_timeout(50)
        raise AssertionError(f"it never came true: {expression}")

    async def settles(self) -> None:
        """Waits (not for ever) until nothing moves that comes to an end: what is fading in has no contrast yet."""
        for _ in range(60):
            if await self.page.evaluate(NOTHING_MOVES):
                return
            await self.page.wait_for_timeout(50)

    async def sees(self, text: str) -> None:
        await self.page.get_by_text(text).locator("visible=true").first.wait_for()

    async def is_accessible(self) -> None:
        """axe-core finds nothing, by its rules for WCAG 2.2 AA and good practice."""
        await self.settles()
        await self.page.evaluate((NPM_FOLDER / "node_modules" / "axe-core" / "axe.min.js").read_text())
        found = await self.page.evaluate("axe.run()")
        said = [
            f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes']][:4]}"
            for each in found["violations"]
        ]
        assert said == [], "\n".join(said)
        assert len(found["passes"]) > 10

    async def fits(self) -> None:
        """Nothing sticks out at the side."""
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


class Town:
    """A server, a browser, and the people in it."""

    def __init__(self, opened: House, browser: Browser) -> None:
        self.house = opened
        self._browser = browser
        self.visitors: list[Visitor] = []

    async def visitor(
        self, size: dict[str, int] = DESKTOP, language: str = "en-US", drawn: bool = False, **more: Any
    ) -> Visitor:
        """Somebody with a browser of his own, at first with answers as a list unless he wants the `drawn` table."""
        touch = {"has_touch": True, "is_mobile": True} if size["width"] < 760 else {}
        context = await self._browser.new_context(viewport=size, locale=language, **touch, **more)  # type: ignore[arg-type]
        if not drawn:
            await context.add_init_script(AS_A_LIST)
        fresh = Visitor(await context.new_page(), self.house.url)
        self.visitors.append(fresh)
        return fresh


@contextlib.asynccontextmanager
async def town(opened: House, program: tuple[str, dict[str, str]]) -> AsyncIterator[Town]:
    path, environment = program
    async with async_playwright() as playwright:
        browser = await launch(playwright, path, environment)
        there = Town(opened, browser)
        try:
            yield there
        finally:
            await browser.close()
        said = [problem for visitor in there.visitors for problem in visitor.problems]
        assert said == [], "\n".join(said)


async def launch(playwright: Playwright, path: str, environment: dict[str, str]) -> Browser:
    return await playwright.chromium.launch(
        executable_path=path,
        args=FLAGS,
        env={**os.environ, **environment},  # type: ignore[arg-type]
        timeout=WAITS,
    )


def in_town(story: Callable[[Town], Coroutine[Any, Any, None]], longest: float = LONGEST) -> None:
    """Plays a story with a server and a browser of its own."""
    program = ready()

    async def play(opened: House) -> None:
        async with asyncio.timeout(longest), town(opened, program) as there:
            await story(there)

    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as opened:
        asyncio.run(play(opened))
