"""One websocket of one client: the messages on their way to it, numbered, and no more than the client can take."""

import asyncio
from collections import deque
from typing import Any, Final

from tumbleweed.server.metrics import Metrics
from tumbleweed.server.people import Person
from tumbleweed.server.protocol import Bye, FromServer, encode
from tumbleweed.server.rate_limits import Bucket
from tumbleweed.server.refusals import server_words

MOST_WAITING: Final = 256
MOST_BYTES: Final = 4_000_000
SLOW: Final = 1013
"""Close code: try again later."""
LAST_SECONDS: Final = 5.0
"""How long the last messages to a client may take; one that takes nothing any more is let go without them."""


class Sealed:
    """A message encoded once for many connections; only its number differs."""

    __slots__ = ("_head", "_tail")

    def __init__(self, message: FromServer) -> None:
        whole = encode(message).decode()
        place = whole.index('"n":') + 4
        self._head = whole[:place]
        self._tail = whole[whole.index(",", place) if "," in whole[place:] else whole.index("}", place) :]

    def numbered(self, number: int) -> str:
        return f"{self._head}{number}{self._tail}"


class Connection:
    """A client at a table. `seat` is what it looks at: one of its seats, or -1."""

    def __init__(
        self, metrics: Metrics, person: Person | None, household: str, language: str, words: bool, rate: float
    ) -> None:
        self._metrics: Final = metrics
        self.person = person
        self.device: bytes | None = None
        """The hash of the secret by which the person is known here."""
        self.household: Final = household
        self.language: Final = language
        self.words: Final = language if words else ""
        """The language of questions and events; empty for programs that want none."""
        self.seat = -1
        self.asked: list[int] = []
        """Which of several seats on this device have to answer, as the device was last told."""
        self.bucket: Final = Bucket(rate, rate * 4)
        self.close_code: int | None = None
        self.idle = False
        """Whether no message of the client is being dealt with; one that is must not be broken off."""
        self._number = 0
        self._waiting: Final[deque[str]] = deque()
        self._bytes = 0
        self._wake: Final = asyncio.Event()
        self._pump: asyncio.Task[None] | None = None

    @property
    def who(self) -> str:
        """Whose limits count: the person's, or those of everybody without a name behind the same address."""
        return self.person.id if self.person is not None else self.household

    def send(self, message: FromServer | Sealed) -> None:
        """Puts a message on its way. A client that does not keep up is let go; it can come back and resume."""
        if self.close_code is not None:
            return
        sealed = message if isinstance(message, Sealed) else Sealed(message)
        text = sealed.numbered(self._number)
        self._number += 1
        self._waiting.append(text)
        self._bytes += len(text)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self._bytes = 0
            self._metrics.dropped.inc()
            self.close("too_slow", SLOW)
        self._wake.set()

    def close(self, code: str, close_code: int = 1000) -> None:
        """Says why and closes, once everything on its way has been sent."""
        if self.close_code is None:
            self.send(Bye(0, code, server_words(self.language).say(f"bye.{code}")))
            self.close_code = close_code
            self._wake.set()
            if self._pump is not None:
                asyncio.get_running_loop().call_later(LAST_SECONDS, self._pump.cancel)

    def start(self, send: Any) -> "asyncio.Task[None]":
        """Begins to send; the task ends when the client is gone or let go."""
        self._pump = asyncio.create_task(self._send_all(send))
        return self._pump

    async def _send_all(self, send: Any) -> None:
        """Sends what is on its way, until the connection is closed from here."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                text = self._waiting.popleft()
                self._bytes -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self.close_code is not None:
                await send({"type": "websocket.close", "code": self.close_code})
                return
