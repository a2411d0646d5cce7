"""Firefox and WebKit for the tests, each driven in the language it speaks: Firefox by WebDriver BiDi over a websocket,
WebKitGTK's MiniBrowser by WebDriver over HTTP, on a screen of its own (Xvfb).

They must be installed (CONTRIBUTING.md says how); nothing is fetched here.
"""

import base64
import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn, Protocol

import httpx
import pytest
from tests.web.test_whole_games import free_port
from websockets.sync.client import ClientConnection, connect

STARTS = 60
"""Seconds within which a browser must be there; generous, since machines can be busy."""
MINI_BROWSERS = ("lib*/*/webkit2gtk-*/MiniBrowser", "libexec/webkit2gtk-*/MiniBrowser")
"""Where systems put it, under /usr."""
FIREFOX = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-US",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "widget.gtk.overlay-scrollbars.enabled": False,  # those that are drawn in the page are there to be looked at
}
"""Preferences of a fresh profile: no motion, and no talk with anybody but our server."""


class Browser(Protocol):
    """A browser with one page."""

    def go(self, url: str) -> None: ...
    def runs(self, function: str, *values: Any) -> Any:
        """What a function of the page returns, or promises."""

    def resizes(self, width: int, height: int) -> None:
        """Makes the page this large."""

    def presses(self, x: float, y: float) -> None:
        """A press of the pointer."""

    def picture(self) -> bytes: ...
    def errors(self) -> list[str]:
        """What its console has complained about."""


def pressing(x: float, y: float) -> list[dict[str, Any]]:
    """A press of the pointer, in the words of both protocols."""
    moves = {"type": "pointerMove", "x": round(x), "y": round(y)}
    acts = [moves, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return [{"type": "pointer", "id": "pointer", "parameters": {"pointerType": "mouse"}, "actions": acts}]


def program(*names: str) -> str:
    """A program on the path; if there is none, the test is skipped."""
    found = next(filter(None, map(shutil.which, names)), None)
    return found if found else missing(names[0])


def missing(name: str) -> NoReturn:
    pytest.skip(f"{name} is not installed; CONTRIBUTING.md says what this needs")


def waits_for(what: str, find: Callable[[], Any]) -> Any:
    """Whatever is found, as soon as it is there."""
    until = time.monotonic() + STARTS
    while time.monotonic() < until:
        if found := find():
            return found
        time.sleep(0.05)
    raise AssertionError(f"there is no {what} after {STARTS} seconds")


@contextlib.contextmanager
def running(*command: str, said: Path, **environment: str) -> Iterator[None]:
    """A program that writes to a file, until it is not needed any more."""
    with said.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **environment})
    try:
        yield
    finally:
        process.terminate()
        process.wait(STARTS)


# ------------------------------------------------------------ Firefox


class Firefox:
    """A page of Firefox, by WebDriver BiDi."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._numbers = itertools.count(1)
        self._errors: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        [context] = self._ask("browsingContext.getTree")["contexts"]
        self._page: str = context["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._wire.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._wire.recv(timeout=STARTS))
            if heard["type"] == "event":
                self._hear(heard["params"])
            elif heard.get("id") == number:
                assert heard["type"] == "success", f"{method}: {heard.get('message')}"
                return heard["result"]

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self._errors.append(entry["text"])

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def runs(self, function: str, *values: Any) -> Any:
        """Values and results go as JSON: the protocol's own way of writing them down is longer."""
        called = f"async (given) => JSON.stringify(await ({function})(...JSON.parse(given)) ?? null)"
        given = [{"type": "string", "value": json.dumps(values)}]
        target = {"context": self._page}
        said = self._ask(
            "script.callFunction", functionDeclaration=called, arguments=given, target=target, awaitPromise=True
        )
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return json.loads(said["result"]["value"])

    def resizes(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def presses(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._page, actions=pressing(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._page)["data"])

    def errors(self) -> list[str]:
        self._ask("session.status")  # what was said before this has come by now
        return self._errors


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Browser]:
    name = program("firefox-esr", "firefox")
    profile, said = folder / "profile", folder / "said"
    profile.mkdir()
    kept = "".join(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in FIREFOX.items())
    (profile / "user.js").write_text(kept)
    command = (name, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0")
    with running(*command, said=said, HOME=str(folder)):
        found = waits_for("Firefox", lambda: re.search(r"BiDi listening on (ws://\S+)", said.read_text()))
        with connect(f"{found[1]}/session", max_size=None, proxy=None) as wire:
            yield Firefox(wire)


# ------------------------------------------------------------ WebKit


NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }"
"""Lets the browser's bar of buttons be as narrow as a phone."""
HEIGHT = "() => innerHeight"
LISTENS = """() => {
    const heard = window.heard = [];
    for (const level of ["error", "warn"]) {
        const said = console[level];
        console[level] = (...words) => { heard.push(words.join(" ")); said(...words); };
    }
    addEventListener("error", event => heard.push(event.message ?? `cannot load ${event.target.outerHTML}`), true);
    addEventListener("unhandledrejection", event => heard.push(String(event.reason)));
}"""
"""This driver does not pass on what the console says, so the page collects it, from the end of loading on."""


class WebKit:
    """A page of WebKitGTK's MiniBrowser, by WebDriver."""

    def __init__(self, driver: httpx.Client, options: dict[str, Any]) -> None:
        self._driver = driver
        self._session = ""
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = "/" + self._ask("", capabilities=capabilities)["sessionId"]

    def _ask(self, path: str, **body: Any) -> Any:
        reply = self._driver.post(f"/session{self._session}{path}", json=body).json()["value"]
        assert not (isinstance(reply, dict) and "error" in reply), reply
        return reply

    def close(self) -> None:
        self._driver.delete(f"/session{self._session}")

    def go(self, url: str) -> None:
        self._ask("/url", url=url)
        self.runs(LISTENS)

    def runs(self, function: str, *values: Any) -> Any:
        script = f"""const done = arguments[arguments.length - 1];
            (async () => ({function})(...[...arguments].slice(0, -1)))()
                .then((value) => done([value ?? null]), (error) => done(String(error)))"""
        said = self._ask("/execute/async", script=script, args=values)
        assert isinstance(said, list), said
        return said[0]

    def resizes(self, width: int, height: int) -> None:
        """The window is higher than its page by its bar of buttons."""
        bar = self._driver.get(f"/session{self._session}/window/rect").json()["value"]["height"] - self.runs(HEIGHT)
        self._ask("/window/rect", width=width, height=height + bar)
        size = [width, height]
        waits_for(f"page of {size}", lambda: self.runs("() => [innerWidth, innerHeight]") == size)

    def presses(self, x: float, y: float) -> None:
        self._ask("/actions", actions=pressing(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._driver.get(f"/session{self._session}/screenshot").json()["value"])

    def errors(self) -> list[str]:
        found: list[str] = self.runs("() => window.heard")
        return found


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[Browser]:
    driver = program("WebKitWebDriver")
    found = [each for where in MINI_BROWSERS for each in Path("/usr").glob(where)]
    browser = found[0] if found else missing("MiniBrowser")
    screen = folder / "screen"
    looks = folder / "gtk-3.0"
    looks.mkdir()
    (looks / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
    (looks / "gtk.css").write_text(NARROW)
    port = free_port()
    with contextlib.ExitStack() as open_:
        open_.enter_context(running(program("Xvfb"), "-displayfd", "1", "-screen", "0", "1400x1000x24", said=screen))
        number = waits_for("screen", lambda: screen.read_text().strip())
        surroundings = {"DISPLAY": f":{number}", "XDG_CONFIG_HOME": str(folder), "LANG": "en_US.UTF-8"}
        surroundings |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}  # there is no sandbox as root in a container
        open_.enter_context(running(driver, f"--port={port}", said=folder / "driver", **surroundings))
        wire = open_.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=STARTS, trust_env=False))
        waits_for("driver", lambda: answers(wire))
        opened = WebKit(wire, {"binary": str(browser), "args": ["--automation"]})
        open_.callback(opened.close)
        yield opened


def answers(wire: httpx.Client) -> bool:
    try:
        return wire.get("/status").is_success
    except httpx.ConnectError:
        return False


BROWSERS = {"firefox": firefox, "webkit": webkit}
