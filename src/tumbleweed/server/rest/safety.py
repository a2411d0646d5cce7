"""What every reply and every request must obey: headers, origins, sizes."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumbleweed.server.rest.error_handling import TooLarge, on_mistake, problem
from tumbleweed.server.rest.who_asks import UNCHANGING
from tumbleweed.server.settings import Settings

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self';"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a table's address is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 4 * 1024 * 1024


def same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request comes from a page of ours. Programs send no origin; browsers always do where it matters."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in (each.rstrip("/") for each in settings.origins) or (
        settings.public_url and origin == settings.public_url
    ):
        return True
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:  # no address at all
        return False
    return place == headers.get("host", "").lower() != ""


class Safety:
    """Adds the headers, refuses foreign pages and oversized bodies."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._settings: Final = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers_sent = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers_sent.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers_sent.setdefault("Cache-Control", "no-store")
            await send(message)

        if scope["method"] not in UNCHANGING and not same_origin(headers, self._settings):
            await refuse(scope, guarded, 403, "wrong_origin")
            return
        most = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
        try:
            await self._app(scope, Limited(receive, most, headers).receive, guarded)
        except Exception as error:
            if begun:
                raise
            await mistake(scope, guarded, error)


class Limited:
    """Reads a body, but no more than `most` bytes of it."""

    def __init__(self, receive: Receive, most: int, headers: Headers) -> None:
        self._receive: Final = receive
        self._most: Final = most
        length = headers.get("content-length", "0")
        self._read = int(length) if length.isdecimal() and int(length) > most else 0

    async def receive(self) -> Message:
        if self._read > self._most:
            raise TooLarge()
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if self._read > self._most:
            raise TooLarge()
        return message


async def refuse(scope: Scope, send: Send, status: int, code: str) -> None:
    """A refusal from outside the app."""
    reply = await problem(scope, status, code)
    await reply(scope, _nothing, send)


async def mistake(scope: Scope, send: Send, error: Exception) -> None:
    """A mistake of the program; its reply has the headers too."""
    reply = await on_mistake(Request(scope), error)
    await reply(scope, _nothing, send)


async def _nothing() -> Message:
    return {"type": "http.disconnect"}
