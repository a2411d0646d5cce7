"""The server's REST part, over a few connections that are kept."""

import asyncio
import json
import time
from collections.abc import Mapping
from typing import Any, Final

import click

from bench.loadtest.wire import Place

CONNECTIONS: Final = 8
KEPT: Final = 2.0
"""Seconds that a connection may be idle; servers drop idle ones after five."""
PATIENCE: Final = 900.0
"""Seconds to keep waiting while the server answers `too fast`."""
TOO_FAST: Final = 429

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter, float]


class NotReached(click.ClickException):
    """No server is there, or another kind of server."""


class Refused(Exception):
    """The server refuses a request; `code` says why."""

    def __init__(self, status: int, code: str, words: str) -> None:
        super().__init__(f"{code}: {words}")
        self.status: Final = status
        self.code: Final = code


class Reply:
    """What came back."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        self.status: Final = status
        self.headers: Final = headers
        self.body: Final = body

    def json(self) -> Any:
        return json.loads(self.body)


class Rest:
    """Calls of any number of people."""

    def __init__(self, place: Place) -> None:
        self._place: Final = place
        self._free: Final[list[Connection]] = []
        self._allowed: Final = asyncio.Semaphore(CONNECTIONS)
        self.waits = 0
        """How often the server asked for patience."""

    async def call(self, method: str, path: str, cookie: str = "", body: Any = None) -> Reply:
        """Makes a call, as soon as the server allows; raises `Refused` if the server refuses it."""
        patience = time.monotonic() + PATIENCE
        while True:
            async with self._allowed:
                reply = await self._ask(method, path, cookie, body)
            if reply.status < 400:
                return reply
            if reply.status != TOO_FAST or time.monotonic() > patience:
                raise _refused(reply)
            self.waits += 1
            await asyncio.sleep(2)

    async def get(self, path: str) -> Reply:
        """Reads something, whatever the status."""
        async with self._allowed:
            return await self._ask("GET", path, "", None)

    def close(self) -> None:
        for _, writer, _ in self._free:
            writer.close()
        self._free.clear()

    async def _ask(self, method: str, path: str, cookie: str, body: Any) -> Reply:
        sent = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self._place.named}", f"Content-Length: {len(sent)}"]
        lines += ["Content-Type: application/json"] if body is not None else []
        lines += [f"Cookie: {cookie}"] if cookie else []
        reader, writer = await self._connection()
        keep = False
        try:
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + sent)
            reply = await _read(reader)
            keep = reply.headers.get("connection", "").lower() != "close"
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, OSError) as error:
            raise NotReached(f"{self._place.named} does not speak HTTP as expected: {error}") from error
        finally:
            if keep:
                self._free.append((reader, writer, time.monotonic()))
            else:
                writer.close()
        return reply

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._free:
            reader, writer, used = self._free.pop()
            if time.monotonic() - used < KEPT and not reader.at_eof():
                return reader, writer
            writer.close()
        try:
            return await asyncio.open_connection(self._place.host, self._place.port, ssl=self._place.tls or None)
        except OSError as error:
            raise NotReached(
                f"there is no server at {self._place.named} ({error.strerror or error});"
                " start one with `tumbleweed serve`, or give its address with --url"
            ) from error


async def _read(reader: asyncio.StreamReader) -> Reply:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    version, status = head[0].split()[:2]
    if not version.startswith("HTTP/"):
        raise ValueError(f"its first words are {head[0][:40]!r}")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
    size = headers.get("content-length")
    body = await reader.readexactly(int(size)) if size is not None else b""
    return Reply(int(status), headers, body)


def _refused(reply: Reply) -> Refused:
    try:
        told = reply.json()
        return Refused(reply.status, str(told["code"]), str(told["words"]))
    except (ValueError, KeyError, TypeError):
        return Refused(reply.status, str(reply.status), reply.body[:100].decode("utf-8", "replace"))
