"""The door: how long somebody may take to say what they want, in how many words, and how many of one address may stand
in it at once.

uvicorn has no setting for any of this, so its protocols are watched from outside. Whoever is turned away hears why, in
all languages: nobody knows yet which of them they read.
"""

import asyncio
from collections.abc import Iterator
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tumbleweed.server.households import Crowd, household
from tumbleweed.server.refusals import server_words
from tumbleweed.words import LANGUAGES

LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body: address, cookies and all."""
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
SAID: Final = {
    HTTPStatus.BAD_REQUEST: "door.nonsense",
    HTTPStatus.REQUEST_TIMEOUT: "door.slow",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "door.large",
    HTTPStatus.TOO_MANY_REQUESTS: "refused.too_many_connections",
}
"""Which words say why."""


class Door(uvicorn.Config):
    """uvicorn's settings, with these protocols and what they share."""

    head_seconds = HEAD_SECONDS
    body_seconds = BODY_SECONDS

    def __init__(self, app: Any, most_of_one_address: int, proxies: tuple[str, ...], **more: Any) -> None:
        super().__init__(
            app, http=Http, ws=WebSocket, proxy_headers=bool(proxies), forwarded_allow_ips=list(proxies), **more
        )
        self.crowd: Final = Crowd(most_of_one_address)
        self._proxies: Final = [ip_network(each, strict=False) for each in proxies]

    def of_proxy(self, address: str) -> bool:
        """Whether everybody comes from here: the proxy's own limits count, and those for the addresses it names."""
        try:
            return any(ip_address(address) in network for network in self._proxies)
        except ValueError:
            return False


class TurnedAway(Exception):
    """The parser stops reading a request that is too large."""


class Http(HttpToolsProtocol):
    """A connection on which requests come."""

    config: Door

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._who: str | None = None
        self._limit: asyncio.TimerHandle | None = None
        self._head = 0
        """How many bytes of a request's head have come; less than nothing while none is being read."""
        self._status = HTTPStatus.BAD_REQUEST

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.config.of_proxy(address):
            if not self.config.crowd.enter(household(address)):
                self._turn_away(HTTPStatus.TOO_MANY_REQUESTS)
                return
            self._who = household(address)
        self._allow(self.config.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._enough()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        if self._who is not None:
            self.config.crowd.leave(self._who)
            self._who = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._head >= 0:  # part of a line may not have reached the parser's callbacks yet
            self._head += len(data)
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def handle_websocket_upgrade(self) -> None:
        self._enough()
        self.leave()  # the websocket takes the place
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------ the parser's callbacks

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._allow(self.config.head_seconds)

    def on_url(self, url: bytes) -> None:
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(name)
        self._count(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head = -1
        self._allow(self.config.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._enough()
        super().on_message_complete()

    def _count(self, part: bytes) -> None:
        self._head += len(part)
        if self._head > LARGEST_HEAD:
            self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise TurnedAway

    # ------------------------------------------------------------ turning away

    def _allow(self, seconds: float) -> None:
        """What is being read must have come by then."""
        self._enough()
        self._limit = self.loop.call_later(seconds, self._too_late)

    def _enough(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _too_late(self) -> None:
        """Browsers open connections in advance, and expect no answer on those they never use."""
        if self._head:
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def _turn_away(self, status: HTTPStatus) -> None:
        self._status = status
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Says why in all languages, and closes; uvicorn calls this for requests that are none."""
        self._enough()
        if not self.transport.is_closing():
            self.transport.write(b"".join(_reply(self._status)))
            self.transport.close()


class WebSocket(WebSocketsSansIOProtocol):
    """A websocket; it takes the place of the connection that asked for it."""

    config: Door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._who = None if self.config.of_proxy(address) else household(address)
        if self._who is not None:
            self.config.crowd.enter(self._who)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._who is not None:
            self.config.crowd.leave(self._who)
        super().connection_lost(exc)


def _reply(status: HTTPStatus) -> Iterator[bytes]:
    said = "\n".join(server_words(language).say(SAID[status]) for language in LANGUAGES).encode()
    yield f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode()
    yield b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
    yield f"content-length: {len(said)}\r\n\r\n".encode()
    yield said
