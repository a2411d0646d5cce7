"""A websocket for load tests: whole text messages both ways, nothing else, with as little work for each as possible.

The client that measures must not be the bottleneck. This one is several times lighter than a complete client, and it is
the same for every server that is measured.
"""

import asyncio
import secrets
from base64 import b64encode
from typing import Final, Protocol, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A client must mask what it sends; a mask of zeros leaves the text as it is, and the server's work is the same."""
OPENS_WITHIN: Final = 60
"""Seconds for a handshake; a server under load may take its time."""
END_OF_HEAD: Final = b"\r\n\r\n"


class Listener(Protocol):
    """Gets what comes in, and answers on `wire`."""

    wire: "Wire | None"

    def hear(self, text: bytes) -> None: ...

    def gone(self, reason: str) -> None: ...


class Wire(asyncio.Protocol):
    """One websocket. `opened` is done when the server has agreed to it."""

    def __init__(self, listener: Listener, host: str, path: str, cookie: str) -> None:
        self._listener: Final = listener
        listener.wire = self  # the first message may arrive together with the handshake
        key = b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else []),
        ]  # fmt: skip
        self._greeting: Final = ("\r\n".join(lines) + "\r\n\r\n").encode()
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._agreed = False
        self._closing = False
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transports are not a subclass
        self._transport.write(self._greeting)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        self._lost(str(error or "the connection was cut"))

    def send(self, text: bytes) -> None:
        """Sends a text."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Closes the websocket; the listener hears nothing more. Closing twice does no harm."""
        self._closing = True
        self._frame(CLOSE, b"\x03\xe8")
        if self._transport is not None:
            self._transport.close()
            self._transport = None

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        long = size >= 126
        head = bytes((kind, MASKED | 126)) + size.to_bytes(2, "big") if long else bytes((kind, MASKED | size))
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + NO_MASK + payload)

    def _lost(self, reason: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(reason))
        elif not self._closing:
            self._closing = True
            self._listener.gone(reason)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._agreed:
            if END_OF_HEAD not in data:
                self._rest = data
                return
            data = self._agree(data)
        place, end = 0, len(data)
        while end - place >= 2:
            start, size = place + 2, data[place + 1]
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[place + 2 : start], "big") if start <= end else end
            if start + size > end:
                break
            kind, place = data[place], start + size
            if not self._closing:
                self._take(kind, data[start:place])
        self._rest = data[place:]

    def _agree(self, data: bytes) -> bytes:
        head, _, rest = data.partition(END_OF_HEAD)
        status = head.split(b"\r\n", 1)[0].decode("latin-1")
        if " 101 " in f"{status} ":
            self._agreed = True
            self.opened.set_result(None)
            return rest
        self._lost(f"the server does not open a websocket: {status}")
        if self._transport is not None:
            self._transport.close()
        return b""

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._listener.hear(payload)
        elif kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE:
            self._lost(f"the server closed with {int.from_bytes(payload[:2], 'big')}")
        elif kind != PONG:
            self._lost(f"the server sends frames of kind {kind:#x}, which this client does not read")


class Place:
    """Where a server is: its host and port, and whether the connection is encrypted."""

    def __init__(self, host: str, port: int, tls: bool) -> None:
        self.host: Final = host
        self.port: Final = port
        self.tls: Final = tls

    @property
    def named(self) -> str:
        """As the header `Host` has it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    async def open(self, listener: Listener, path: str, cookie: str = "") -> None:
        """Opens a websocket to this place, for a listener."""
        loop = asyncio.get_running_loop()
        wire = Wire(listener, self.named, path, cookie)
        try:
            async with asyncio.timeout(OPENS_WITHIN):
                await loop.create_connection(lambda: wire, self.host, self.port, ssl=self.tls or None)
                await wire.opened
        except BaseException:
            wire.close()
            raise
