"""Other sites, strangers, and whoever reads the log or the disk: none of them gets what is not theirs."""

import contextlib
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.companies import company
from tests.server.house import WAITS, House, Person, run
from tests.server.ledger import database, unhurt
from tests.server.nursery import quick_house
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tumbleweed.core.errors import BadData
from tumbleweed.server.app import make_app
from tumbleweed.server.rest.safety import HEADERS, LARGEST_BODY, LARGEST_RECORD
from tumbleweed.server.settings import Settings

TOKEN = "the-operators-own-token"
FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    flags = ("--operator-token", TOKEN, "--origin", FRIEND, "--rate", "1000000")
    with quick_house(tmp_path_factory.mktemp("house"), *flags) as running:
        yield running


@pytest.fixture
def http(opened: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=opened.url, timeout=WAITS) as client:
        yield client


# ---------------------------------------------------------------- other sites

FOREIGN = ["https://evil.example", "null", "http://localhost:1", "http://[", "", "file://", "http://127.0.0.1"]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE", "PUT"])
def test_other_sites_change_nothing(http: httpx.Client, origin: str, method: str) -> None:
    for path in ("/api/me", "/api/tables", "/api/tables/aaaa", "/api/operator/tables/aaaa/close", "/nowhere"):
        reply = http.request(method, path, headers={"Origin": origin}, json={"name": "Jo"})
        assert (reply.status_code, reply.json()["code"]) == (403, "wrong_origin")
        assert "set-cookie" not in reply.headers


def test_our_own_pages_and_friends_may(opened: House, http: httpx.Client) -> None:
    for origin in (opened.url, FRIEND):
        assert http.post("/api/me", headers={"Origin": origin}, json={"name": "Jo"}).status_code == 200
    assert http.get("/api/games", headers={"Origin": "https://evil.example"}).status_code == 200
    cors = [name for name in http.get("/api/games").headers if name.startswith("access-control")]
    assert not cors, "other sites may not even read"


def test_websockets_of_other_sites_are_refused(opened: House) -> None:
    async def story() -> None:
        async with Person(opened) as host:
            table = await (await host.named("Host")).table("boomtown", [{"kind": "me"}, *[{"kind": "open"}] * 2])
            address = f"{opened.socket}/ws/{table}"
            for origin in FOREIGN:
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, origin=origin)  # type: ignore[arg-type]
                assert refused.value.response.status_code == 403
            for allowed in (Origin(opened.url), Origin(FRIEND), None):
                async with connect(address, origin=allowed) as socket:
                    assert json.loads(await socket.recv())["type"] == "table"

    run(story())
    unhurt(opened)


# ---------------------------------------------------------------- headers and sizes


def test_every_answer_has_the_headers(http: httpx.Client) -> None:
    asked = [
        ("GET", "/"), ("GET", "/t/abc"), ("GET", "/page/index.html"), ("GET", "/page/none"), ("GET", "/healthz"),
        ("GET", "/metrics"), ("GET", "/api/games"), ("GET", "/api/me"), ("GET", "/api/me/games"), ("PUT", "/api/me"),
        ("GET", "/api/tables/none"), ("GET", "/api/tables/%00"), ("POST", "/api/me"), ("GET", "/nowhere"),
        ("GET", "/api/me/"), ("OPTIONS", "/api/me"), ("HEAD", "/"), ("GET", "/api/operator/tables"),
    ]  # fmt: skip
    answers = [http.request(method, path) for method, path in asked]
    answers.append(http.post("/api/me", headers={"Origin": "https://evil.example"}))
    answers.append(http.post("/api/me", content=b"x" * (LARGEST_BODY + 1)))
    assert {answer.status_code for answer in answers} >= {200, 401, 403, 404, 405, 413, 422}
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.request.url
        assert "server" not in answer.headers
        if answer.request.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "error",
    [KeyError("something nobody should read"), BadData("en.toml", "nobody should read", "there is no such text")],
)
def test_a_mistake_of_the_program_has_the_headers_too_and_tells_nothing(error: Exception, tmp_path: Path) -> None:
    """A text that is missing is such a mistake, and nobody's input."""

    async def mistake() -> None:
        raise error

    async def story() -> None:
        app = make_app(Settings(data=tmp_path))
        app.add_api_route("/api/mistake", mistake)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            answer = await client.get("/api/mistake")
        assert (answer.status_code, answer.json()["code"]) == (500, "mistake")
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "nobody should read" not in answer.text

    run(story())


def test_bodies_have_a_limit(http: httpx.Client) -> None:
    """Whether its length is announced or not."""

    def in_pieces(size: int) -> Iterator[bytes]:
        for piece in range(size // 1000 + 1):
            yield b" " * 1000

    for path, most in (("/api/me", LARGEST_BODY), ("/api/tables", LARGEST_BODY), ("/api/records", LARGEST_RECORD)):
        for body in (b" " * (most + 1), in_pieces(most + 1)):
            with contextlib.suppress(httpx.WriteError):  # the server may stop reading first
                reply = http.post(path, content=body, headers={"Content-Type": "application/json"})
                assert (reply.status_code, reply.json()["code"]) == (413, "too_large")
        fits = http.post(path, content=b" " * (most - 10) + b"{}", headers={"Content-Type": "application/json"})
        assert fits.status_code in (401, 409, 422)


def test_the_cookie(opened: House, http: httpx.Client) -> None:
    cookie = http.post("/api/me", json={"name": "Jo"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "set-cookie" not in http.post("/api/me", json={"name": "Joe"}).headers, "it is given once"


# ---------------------------------------------------------------- the operator


OPERATORS = [("GET", "/tables"), ("POST", "/tables/aaaa/close"), ("GET", "/tables/aaaa/export")]


@pytest.mark.parametrize(("method", "path"), OPERATORS)
def test_the_operator_needs_the_token(http: httpx.Client, method: str, path: str) -> None:
    wrong = [
        "",
        "Bearer",
        f"Bearer {TOKEN}x",
        f"Bearer {TOKEN[:-1]}",
        "Basic abc",
        "Bearer caf\xe9",
        f"Bearer {TOKEN} x",
    ]
    for given in wrong:
        reply = http.request(method, f"/api/operator{path}", headers={b"Authorization": given.encode("latin-1")})
        assert (reply.status_code, reply.json()["code"]) == (401, "not_the_operator")
    right = http.request(method, f"/api/operator{path}", headers={"Authorization": f"Bearer {TOKEN}"})
    assert right.status_code in (200, 404)


def test_without_a_token_nobody_is_the_operator(tmp_path: Path) -> None:
    with quick_house(tmp_path) as running:
        for given in ("", "Bearer", "Bearer x"):
            reply = httpx.get(f"{running.url}/api/operator/tables", headers={"Authorization": given}, timeout=WAITS)
            assert reply.status_code == 401


# ---------------------------------------------------------------- secrets


def test_nothing_secret_gets_out(opened: House) -> None:
    """Of a private table in play: to those who do not have its link, to those who do, to the log, and to the disk."""

    async def story() -> None:
        async with company(opened, "dice-town") as together:
            cookies = [person.http.cookies["tumbleweed"] for person in together.people[:4]]
            with database(opened.folder) as kept:
                secret, seed, numbers = kept.execute(
                    "SELECT secret, seed, numbers FROM game_table WHERE id = ?", (together.table,)
                ).fetchone()
                people = [id_ for (id_,) in kept.execute("SELECT id FROM person")]
            secrets = [*cookies, secret, seed, *filter(None, json.loads(numbers)), *people]
            stranger = together.people[4]
            everything = await all_answers(stranger, together.table)
            told = [text for caller in together.callers for text in caller.at.raw] + everything
            assert not [text for text in told for word in secrets if word in text]
            assert not [text for text in everything[:OPENLY] if together.table in text], "a private table is not listed"
            # What is in hands: only their owners see that, whatever anybody asks for.
            for caller in together.callers:
                own = {*together.seats_of(caller)}
                seen = {heard["seat"] for heard in caller.at.heard if heard["type"] in ("snapshot", "update")}
                assert seen <= own | {-1}
            output = "".join(opened.said)
            assert not [word for word in [*secrets, together.table, TOKEN] if word in output]
            for file in opened.folder.iterdir():
                content = file.read_bytes()
                assert not [cookie for cookie in cookies if cookie.encode() in content], file

    run(story())


OPENLY = 8
"""How many of the requests come without the link."""
NO_TABLE = "a" * 16


async def all_answers(person: Person, table: str) -> list[str]:
    """What somebody who tries everything hears: first without the link of the table, then with it."""
    asked: list[tuple[str, str, Any]] = [
        ("GET", "/api/tables", None), ("GET", "/api/me/games", None), ("GET", "/metrics", None),
        ("GET", "/healthz", None), ("GET", f"/api/tables/{NO_TABLE}", None),
        ("POST", f"/api/tables/{NO_TABLE}/sit", {}), ("GET", f"/api/records/{NO_TABLE}", None),
        ("GET", "/api/operator/tables", None),
        ("GET", f"/api/tables/{table}", None), ("GET", f"/api/tables/{table}/link", None),
        ("GET", f"/api/records/{table}", None), ("GET", f"/api/records/{table}/verify", None),
        ("GET", f"/api/records/{table}/frames", None), ("GET", f"/api/operator/tables/{table}/export", None),
        ("POST", f"/api/tables/{table}/sit", {"chair": "x"}), ("POST", f"/api/tables/{table}/kick", {"chair": 0}),
        ("PATCH", f"/api/tables/{table}", {"public": True}), ("POST", f"/api/tables/{table}/rematch", {}),
        ("DELETE", f"/api/tables/{table}", None),
    ]  # fmt: skip
    heard = []
    for method, path, body in asked:
        reply = await person.http.request(method, path, json=body)
        assert reply.status_code < 500
        assert method == "GET" or not reply.is_success, (method, path)
        heard.append(reply.text)
    return heard


def test_a_private_table_cannot_be_found(opened: House) -> None:
    """Its id is its only key: long, random, told in no list, and close is not close enough."""

    async def story() -> None:
        async with Person(opened) as host, Person(opened) as other:
            chairs = [{"kind": "me"}, *[{"kind": "open"}] * 2]
            await host.named("Host")
            await other.named("Other")
            private = await host.table("boomtown", chairs)
            public = await host.table("boomtown", chairs, public=True)
            assert re.fullmatch("[a-z0-9]{16}", private)
            listed = [table["id"] for table in await other.call("GET", "/tables")]
            assert public in listed
            assert private not in listed
            for near in (
                private[:-1],
                private + "a",
                private[::-1],
                private.upper(),
                "%",
                "_" * 16,
                private[:-1] + "%25",
            ):
                reply = await other.http.post(f"/api/tables/{near}/sit", json={})
                assert reply.status_code in (404, 422)
                async with connect(f"{opened.socket}/ws/{near}") as socket:
                    assert json.loads(await socket.recv())["code"] == "no_such_table"
            await other.call("POST", f"/tables/{private}/sit")  # with the link anybody may

    run(story())
    unhurt(opened)


# ---------------------------------------------------------------- paths

ODD = [
    *("/%", "/%00", "/%ff", "//", "/./..", "/..%2f..%2fetc/passwd", "/;x", "/" + "a" * 20_000),
    *("/page/%00.js", "/page/" + "x" * 5_000 + ".js", "/page/../plain.html", "/page/%2e%2e/plain.html", "/page/.js"),
    *("/api/tables/%00", "/api/tables/%ff%fe", "/api/records/%F0%9F%A4%A0", "/api/games/%00/rules", "/t/%00", "/r/%ff"),
    *("/rules/dice-town?version=" + "9" * 400, "/api/games/dice-town/box?version=1e9", "/ws/", "/ws/%00", "/?%00=%ff"),
    "/api/records/r/frames?seat=" + "9" * 400,
]


@pytest.mark.parametrize("path", ODD, ids=lambda path: path[:30])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_odd_paths_are_no_mistakes_of_ours(opened: House, path: str, method: str) -> None:
    """Sent as they are: a client would tidy them up first."""
    with socket.create_connection(("127.0.0.1", int(opened.url.rsplit(":", 1)[1])), timeout=WAITS) as sent:
        sent.sendall(f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        status = int(sent.makefile("rb").readline().split()[1])
        assert status == 200 or 400 <= status < 500


def test_the_folder_is_for_the_server_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with quick_house(folder) as running:
        run(play_a_little(running))
        ours = [*folder.glob("tables.*"), *folder.glob("server.*")]
        modes = {path.name: path.stat().st_mode & 0o777 for path in ours}
        assert folder.stat().st_mode & 0o777 == 0o700
    assert {"tables.sqlite3", "tables.sqlite3-wal", "server.lock"} <= modes.keys()
    assert set(modes.values()) == {0o600}, modes


async def play_a_little(running: House) -> None:
    async with Person(running) as host:
        await (await host.named("Host")).table("boomtown", [{"kind": "me"}, *[{"kind": "bot"}] * 2])
