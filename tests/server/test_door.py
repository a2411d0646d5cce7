"""The door, with real sockets: large, slow and many."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from tests.server.house import WAITS
from websockets.asyncio.client import connect

from tumbleweed.server.door import LARGEST_HEAD, Door
from tumbleweed.server.households import Crowd, household
from tumbleweed.server.refusals import server_words
from tumbleweed.words import LANGUAGES

PATIENCE = 0.2
"""Seconds that this door waits for a head or a body."""
BLINK = PATIENCE / 4


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Says where a request comes from and how much it carries; websockets stay open until the client goes."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message.get("body", b"")), message.get("more_body", False)
    said = json.dumps({"client": scope["client"][0], "scheme": scope["scheme"], "size": size}).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(said))]})
    await send({"type": "http.response.body", "body": said})


@contextlib.asynccontextmanager
async def opened(most: int = 100, proxies: tuple[str, ...] = ()) -> AsyncIterator[int]:
    """A server with this door, and its port."""
    door = Door(app, most, proxies, lifespan="off", log_level="critical", access_log=False)
    door.head_seconds = door.body_seconds = PATIENCE
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(door)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.001)
    try:
        yield int(listening.getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        assert not door.crowd._inside, "everybody who came in has left"


class Visitor:
    """Somebody who sends bytes, and hears what comes back."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        with contextlib.suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def hear_all(self) -> str:
        """Everything that comes until the server closes."""
        data = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(WAITS):
                while more := await self.reader.read(65536):
                    data += more
        return data.decode()

    async def hear_reply(self) -> dict[str, Any]:
        """One reply of the app."""
        head = (await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), WAITS)).decode()
        assert head.startswith("HTTP/1.1 200"), head
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        found: dict[str, Any] = json.loads(await self.reader.readexactly(length))
        return found


@contextlib.asynccontextmanager
async def visit(port: int) -> AsyncIterator[Visitor]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield Visitor(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def at_the_door(story: Callable[[int], Awaitable[None]], **more: Any) -> None:
    async def told() -> None:
        async with opened(**more) as port:
            await story(port)

    asyncio.run(told())


def is_turned_away(said: str, status: int, key: str) -> None:
    assert said.startswith(f"HTTP/1.1 {status} "), said
    for language in LANGUAGES:
        assert server_words(language).say(key) in said


GET = b"GET / HTTP/1.1\r\nHost: x\r\n"


def test_requests_follow_each_other_on_one_connection() -> None:
    async def story(port: int) -> None:
        async with visit(port) as visitor:
            for size in (0, 10_000, 200_000):
                body = b"x" * size
                await visitor.send(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size + body)
                assert (await visitor.hear_reply())["size"] == size
            await visitor.send(GET + b"\r\n" + GET + b"\r\n")
            assert [await visitor.hear_reply() for _ in range(2)]

    at_the_door(story)


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(GET + b"Cookie: " + b"x" * LARGEST_HEAD + b"\r\n\r\n", id="one header"),
        pytest.param(GET + b"A: b\r\n" * LARGEST_HEAD + b"\r\n", id="many headers"),
        pytest.param(b"GET /" + b"x" * LARGEST_HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n", id="the address"),
        pytest.param(GET + b"Cookie: " + b"x" * 3 * LARGEST_HEAD, id="without an end"),
    ],
)
def test_a_head_that_is_too_large(head: bytes) -> None:
    async def story(port: int) -> None:
        async with visit(port) as visitor:
            await visitor.send(head)
            is_turned_away(await visitor.hear_all(), 431, "door.large")

    at_the_door(story)


def test_a_large_head_in_small_pieces() -> None:
    async def story(port: int) -> None:
        async with visit(port) as visitor:
            await visitor.send(GET + b"Cookie: ")
            for _ in range(LARGEST_HEAD // 4096 + 1):
                await visitor.send(b"x" * 4096)
            is_turned_away(await visitor.hear_all(), 431, "door.large")

    at_the_door(story)


def test_a_head_that_comes_slowly() -> None:
    async def story(port: int) -> None:
        async with visit(port) as visitor:
            await visitor.send(b"GET / HTTP/1.1\r\n")
            hearing = asyncio.create_task(visitor.hear_all())
            while not (await asyncio.wait([hearing], timeout=BLINK))[0]:
                if not visitor.reader.at_eof():  # something now and then does not buy more time
                    await visitor.send(b"A: b\r\n")
            is_turned_away(await hearing, 408, "door.slow")

    at_the_door(story)


def test_a_body_that_comes_slowly_and_who_says_nothing() -> None:
    async def story(port: int) -> None:
        async with visit(port) as slow, visit(port) as silent:
            await slow.send(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx")
            is_turned_away(await slow.hear_all(), 408, "door.slow")
            assert await silent.hear_all() == ""

    at_the_door(story)


def test_what_is_no_request() -> None:
    async def story(port: int) -> None:
        async with visit(port) as visitor:
            await visitor.send(b"\x16\x03\x01 hello?\r\n\r\n")
            is_turned_away(await visitor.hear_all(), 400, "door.nonsense")

    at_the_door(story)


def test_so_many_of_one_address_and_no_more() -> None:
    async def story(port: int) -> None:
        async with visit(port) as first, connect(f"ws://127.0.0.1:{port}/"):
            async with visit(port) as other:
                for each in (first, other):
                    await each.send(GET + b"\r\n")
                    await each.hear_reply()
                async with visit(port) as one_too_many:
                    is_turned_away(await one_too_many.hear_all(), 429, "refused.too_many_connections")
            await asyncio.sleep(0)
            while True:  # the server hears a moment later that somebody has left
                async with visit(port) as again:
                    await again.send(GET + b"\r\n")
                    with contextlib.suppress(AssertionError):
                        await again.hear_reply()
                        break

    at_the_door(story, most=3)


@pytest.mark.parametrize(
    ("proxies", "forwarded", "client", "scheme"),
    [
        ((), "203.0.113.9", "127.0.0.1", "http"),
        (("10.0.0.0/8",), "203.0.113.9", "127.0.0.1", "http"),
        (("127.0.0.1",), "203.0.113.9", "203.0.113.9", "https"),
        (("127.0.0.0/8",), "6.6.6.6, 203.0.113.9", "203.0.113.9", "https"),
        (("127.0.0.1", "10.0.0.0/8"), "6.6.6.6, 203.0.113.9, 10.1.1.1", "203.0.113.9", "https"),
    ],
)
def test_only_named_proxies_say_where_somebody_comes_from(
    proxies: tuple[str, ...], forwarded: str, client: str, scheme: str
) -> None:
    async def story(port: int) -> None:
        async with visit(port) as visitor:
            await visitor.send(GET + f"X-Forwarded-For: {forwarded}\r\nX-Forwarded-Proto: https\r\n\r\n".encode())
            reply = await visitor.hear_reply()
            assert (reply["client"], reply["scheme"]) == (client, scheme)

    at_the_door(story, proxies=proxies)


def test_a_proxy_may_bring_as_many_as_it_likes() -> None:
    async def story(port: int) -> None:
        async with visit(port) as one, visit(port) as other, connect(f"ws://127.0.0.1:{port}/"):
            for each in (one, other):
                await each.send(GET + b"\r\n")
                await each.hear_reply()

    at_the_door(story, most=1, proxies=("127.0.0.1",))


@pytest.mark.parametrize(
    ("address", "of"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_a_household(address: str, of: str) -> None:
    assert household(address) == of


def test_a_crowd_forgets_who_has_left() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")
    for who in "aab":
        crowd.leave(who)
    assert not crowd._inside
