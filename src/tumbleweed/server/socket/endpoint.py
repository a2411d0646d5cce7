"""The websocket of a table: one for each client that looks at it."""

import asyncio
import contextlib
import time
from typing import Final
from urllib.parse import parse_qs

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from tumbleweed.server import protocol
from tumbleweed.server.hall import Hall
from tumbleweed.server.households import caller
from tumbleweed.server.lobby.leaving import take_back
from tumbleweed.server.people import hash_of
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.rest.safety import same_origin
from tumbleweed.server.rest.who_asks import COOKIE, spoken
from tumbleweed.server.socket import client_messages
from tumbleweed.server.socket.chat import MOST_LINES, tell_chat
from tumbleweed.server.table.broadcast import take_seat, tell_all, tell_who_is_here
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.progress import go_on
from tumbleweed.server.table.table import Table
from tumbleweed.words import LANGUAGES

POLICY: Final = 1008
TOO_BIG: Final = 1009
GONE: Final = 4404
FULL: Final = 4503
CROWDED: Final = ("full_house", "too_fast", "too_many_connections")
"""Refusals after which it is worth coming back."""
MOST_BAD: Final = 20
"""After more bad messages than this the connection is closed."""


async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """`/ws/TABLE?since=N&chat=N&lang=xx&words=0`: from the handshake to the end."""
    asked = HTTPConnection(scope)
    hall: Hall = scope["app"].state.hall
    await receive()  # websocket.connect
    if not same_origin(asked.headers, hall.settings):
        await send({"type": "websocket.close", "code": POLICY})
        return
    await send({"type": "websocket.accept"})
    try:
        table, connection = await _let_in(asked, hall, scope)
    except Refusal as refusal:
        words = refusal.said(spoken(asked.headers.get("accept-language")))
        bye = protocol.encode(protocol.Bye(0, refusal.code, words)).decode()
        await send({"type": "websocket.send", "text": bye})
        await send({"type": "websocket.close", "code": FULL if refusal.code in CROWDED else GONE})
        return
    hall.metrics.open_sockets += 1
    pump = connection.start(send)
    try:
        await _join(table, connection, scope)
        listening = asyncio.create_task(_listen(table, connection, receive, pump))
        await asyncio.wait((pump, listening), return_when=asyncio.FIRST_COMPLETED)
        if connection.idle:  # nothing more matters from a client that cannot be sent anything
            listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await listening
    finally:
        hall.metrics.open_sockets -= 1
        hall.visitors.leave(connection.household)
        await _leave(table, connection)
        pump.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await pump


async def _let_in(asked: HTTPConnection, hall: Hall, scope: Scope) -> tuple[Table, Connection]:
    """The table that is looked for, and the connection that looks; refused if there is no room for one more."""
    household = caller(scope)
    if hall.metrics.open_sockets >= hall.settings.most_connections:
        raise Refusal("full_house")
    hall.limits.joins.need(household)
    table = await hall.find(scope["path_params"]["table"])
    connection = await _connection(asked, hall, scope, household)
    if not hall.visitors.enter(household):
        raise Refusal("too_many_connections")
    return table, connection


def _number(scope: Scope, name: str) -> int:
    """A number from the query; 0 if there is none."""
    given = parse_qs(scope["query_string"].decode("latin-1")).get(name, ["0"])[0]
    return int(given) if given.isdecimal() and len(given) < 10 else 0


async def _connection(asked: HTTPConnection, hall: Hall, scope: Scope, household: str) -> Connection:
    token = asked.cookies.get(COOKIE)
    person = await hall.people.find(token)
    query = parse_qs(scope["query_string"].decode("latin-1"))
    wanted = query.get("lang", [""])[0]
    if wanted not in LANGUAGES:
        wanted = person.language if person else spoken(asked.headers.get("accept-language"))
    words = query.get("words", ["1"])[0] != "0"
    connection = Connection(hall.metrics, person, household, wanted, words, hall.settings.rate)
    connection.device = hash_of(token) if token and person is not None else None
    return connection


async def _join(table: Table, connection: Connection, scope: Scope) -> None:
    """Sends the table, the chat and the game as they are; from then on, what changes."""
    async with table.lock:
        person = connection.person
        if person is not None:
            with contextlib.suppress(Refusal):
                await take_back(table, person)
        lines = await table.services.store.talk.latest(table.number, _number(scope, "chat"), MOST_LINES)
        take_seat(table, connection)
        tell_chat(table, connection, lines)
        if table.game is not None:
            go_on(table)  # others of the same seat get what is new before this one joins them
            tell_all(table, table.game, connection, _number(scope, "since"))
        table.connections.add(connection)
        tell_who_is_here(table, connection)
        go_on(table)


async def _listen(table: Table, connection: Connection, receive: Receive, pump: "asyncio.Task[None]") -> None:
    """Takes messages one at a time until the client is gone, or is sent away."""
    bad = 0
    while not pump.done():
        connection.idle = True
        event = await receive()
        connection.idle = False
        if event["type"] == "websocket.disconnect":
            return
        if connection.close_code is not None:
            await asyncio.wait([pump], timeout=1)
            return
        text = event.get("text") or event.get("bytes") or ""
        if len(text) > protocol.LARGEST:
            connection.close("too_large", TOO_BIG)
            continue
        if not connection.bucket.take():
            bad += 1
            if bad > MOST_BAD:
                connection.close("too_fast", POLICY)
            else:
                words = Refusal("too_fast").said(connection.language)
                connection.send(protocol.Refused(0, "", "too_fast", words))
            continue
        began = time.perf_counter()
        try:
            message = protocol.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            bad += 1
            words = Refusal("bad_message", reason=str(error)[:200]).said(connection.language)
            connection.send(protocol.Refused(0, "", "bad_message", words))
            if bad > MOST_BAD:
                connection.close("too_many_mistakes", POLICY)
            continue
        await client_messages.receive(table, connection, message)
        table.services.metrics.answering.observe(time.perf_counter() - began)


async def _leave(table: Table, connection: Connection) -> None:
    table.connections.discard(connection)
    if connection.person is not None:
        table.gone[connection.person.id] = time.monotonic()
    async with table.lock:
        tell_who_is_here(table, connection)
        go_on(table)
