"""A real server in a process of its own, on a free port, with a folder of its own; and people who play on it."""

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
STARTS_WITHIN = 60
WAITS = 60
"""Seconds; generous, since machines can be busy. Nothing here measures time."""

if sys.platform == "win32":  # on Windows a program can only send Ctrl-Break, and only to a group of processes
    GROUP, CTRL_C = subprocess.CREATE_NEW_PROCESS_GROUP, signal.CTRL_BREAK_EVENT
else:
    GROUP, CTRL_C = 0, signal.SIGINT


class House:
    """A running server."""

    def __init__(self, folder: Path, *flags: str, **environment: str) -> None:
        self.folder = folder
        self._flags = flags
        self._environment = environment
        self.start()

    @property
    def arguments(self) -> list[str]:
        where = ["--host", "127.0.0.1", "--port", "0", "--no-browser", "--data", str(self.folder)]
        return ["serve", *where, *self._flags]

    def start(self) -> None:
        """Starts the server, on the same folder as before."""
        quiet = {name: value for name, value in os.environ.items() if not name.startswith("TUMBLEWEED_")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tumbleweed.cli", *self.arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env={**quiet, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1", **self._environment},
            creationflags=GROUP,
        )
        assert self.process.stdout is not None
        self._said: list[str] = []
        end = time.monotonic() + STARTS_WITHIN
        self.url = ""
        for line in self.process.stdout:
            self._said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                self.url = found.group()
            if "Ctrl-C" in line:
                break
            assert time.monotonic() < end, "".join(self.said)
        assert self.url, "".join(self.said)
        # From now on its output is read all the time: a server whose output nobody reads would block.
        self._reader = threading.Thread(target=self._read, args=(self.process.stdout, self._said), daemon=True)
        self._reader.start()

    @staticmethod
    def _read(output: IO[str], said: list[str]) -> None:
        said.extend(output)

    def kill(self) -> None:
        """kill -9: no goodbye, no flushing."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """Stops the server with Ctrl-C; returns the exit status."""
        self.process.send_signal(CTRL_C)
        return self._reap()

    def _reap(self) -> int:
        status = self.process.wait(timeout=WAITS)
        self._reader.join(WAITS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    @property
    def said(self) -> list[str]:
        """The lines that the server has printed since it was started."""
        return self._said

    @property
    def socket(self) -> str:
        return self.url.replace("http:", "ws:")


@contextlib.contextmanager
def house(folder: Path, *flags: str, **environment: str) -> Iterator[House]:
    """A server that is stopped at the end."""
    opened = House(folder, *flags, **environment)
    try:
        yield opened
    finally:
        if opened.process.poll() is None:
            opened.stop()
        print("".join(opened.said))


class Seat:
    """A client's websocket at a table: what it has heard, and what it may say."""

    def __init__(self, socket: ClientConnection, seen: int = 0) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.table: Message = {}
        self.view: Message = {}
        self.question: Message | None = None
        self.events: list[Message] = []
        self.chat: list[Message] = []
        self.next = seen
        self.seat = -1

    async def hear(self) -> Message:
        """Waits for the next message and takes it in."""
        text = await asyncio.wait_for(self.socket.recv(), WAITS)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        assert message["n"] == len(self.heard), "messages are numbered without a gap"
        self.heard.append(message)
        self._take(message)
        return message

    def _take(self, message: Message) -> None:
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "said":
            self.chat += message["lines"]
        elif message["type"] in ("snapshot", "update"):
            if message["type"] == "snapshot":
                self.seat = message["seat"]
                self.events = [event for event in self.events if event["seq"] < message["next"]]
                known = {event["seq"] for event in self.events}
                self.events += [event for event in message["events"] if event["seq"] not in known]
            else:
                self.events += message["events"]
            self.next = message["next"]
            self.view = message.get("view") or self.view
            self.question = message.get("question")

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Hears messages until a condition holds."""
        while not wanted():
            await self.hear()

    async def say(self, kind: str, **fields: Any) -> Message:
        """Sends a message and hears until it is done, refused or answered otherwise."""
        number = f"{kind}-{len(self.heard)}-{time.monotonic_ns()}"
        await self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        while True:
            reply = await self.hear()
            if reply.get("id") == number:
                return reply

    async def answer(self, action: str) -> Message:
        """Answers the present question."""
        assert self.question is not None
        seat, number = self.question["seat"], self.question["number"]
        self.question = None
        return await self.say("answer", seat=seat, number=number, action=action)

    async def answer_first(self, choose: Callable[[list[str]], str] = lambda options: options[0]) -> Message:
        """Answers with one of the options."""
        assert self.question is not None
        return await self.answer(choose([option["action"] for option in self.question["options"]]))


class Person:
    """Somebody with a browser: a cookie and the REST part."""

    def __init__(self, opened: House) -> None:
        self.house = opened
        self.http = httpx.AsyncClient(base_url=opened.url, timeout=WAITS)

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, status: int | None = None, **body: Any) -> Any:
        """A REST call that must succeed, or give a certain status."""
        sent = {"json": body} if method in ("POST", "PATCH", "PUT") else {}
        reply = await self.http.request(method, f"/api{path}", **sent)  # type: ignore[arg-type]
        if status is None:
            assert reply.is_success, f"{method} {path}: {reply.status_code} {reply.text}"
        else:
            assert reply.status_code == status, f"{method} {path}: {reply.status_code} {reply.text}"
        return reply.json() if reply.content else None

    async def named(self, name: str, language: str = "en") -> "Person":
        await self.call("POST", "/me", name=name, language=language)
        return self

    async def table(self, game: str, seats: list[Message], **more: Any) -> str:
        """Makes a table; returns its id."""
        usual = {"reaction": 0, "fuse": 0, "pace": 0, "clock": {"kind": "none"}}
        made = await self.call("POST", "/tables", game=game, seats=seats, **{**usual, **more})
        return str(made["id"])

    @contextlib.asynccontextmanager
    async def at(self, table: str, **query: Any) -> AsyncIterator[Seat]:
        """A websocket at a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.house.socket}/ws/{table}?{asked}"
        # No pings of its own: a client that hears nothing for long must not be the one that closes.
        headers = {"Cookie": cookie}
        async with connect(address, additional_headers=headers, max_size=None, ping_interval=None) as socket:
            seat = Seat(socket, int(query.get("since", 0)))
            await seat.hear()
            yield seat


async def play_on(seat: Seat, choose: Callable[[list[str]], str] = lambda options: options[0]) -> None:
    """Answers whatever is asked until the game is over."""
    with contextlib.suppress(ConnectionClosed):
        while not seat.view.get("over"):
            if seat.question is not None:
                reply = await seat.answer_first(choose)
                assert reply["type"] in ("done", "refused"), reply
            else:
                await seat.hear()


def run(doing: Any) -> Any:
    """Runs a story to its end."""
    return asyncio.run(doing)
