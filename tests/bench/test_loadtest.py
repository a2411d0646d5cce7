"""`tumbleweed loadtest`: that it plays, counts and compares. A test does not say how fast a server is."""

import asyncio
import json
import re
import shutil
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.cli.running import refused, run
from tests.server.house import WAITS, House, Person, house

from bench.loadtest import machine, peer
from bench.loadtest.ours import Hosts
from bench.loadtest.pacing import Load, Room
from bench.loadtest.wire import Place, Wire

pytestmark = pytest.mark.long

A_SECOND = 1 / 60


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("load"), "--rate", "100000") as running:
        yield running


def moves_of(server: House) -> float:
    """How many moves the server itself has counted."""
    with urllib.request.urlopen(f"{server.url}/metrics") as reply:
        found = re.search(r"^tumbleweed_moves_total (\S+)", reply.read().decode(), re.MULTILINE)
    return float(found.group(1)) if found else 0.0


def loaded(server: House, *args: object) -> dict[str, Any]:
    result = run("loadtest", "--url", server.url, "--minutes", A_SECOND, "--json", *args)
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize(
    "how", [("--rate", 4), ("--closed",), ("--closed", "--no-words", "--game", "boomtown", "--seats", 3)]
)
def test_tables_are_played_and_counted(opened: House, how: tuple[object, ...]) -> None:
    before = moves_of(opened)
    told = loaded(opened, "--tables", 3, *how)
    found = told["servers"]["Tumbleweed"]
    assert found["errors"] == {}
    assert 0 < found["moves"] <= moves_of(opened) - before
    if told["rate"]:
        assert found["moves"] <= told["rate"] * told["tables"] * found["seconds"] + told["tables"]
    times = found["milliseconds"]
    assert 0 < times["p50"] <= times["p99"] <= times["max"]
    assert found["moves_per_second"] == pytest.approx(found["moves"] / found["seconds"], rel=0.05)
    assert "ratios" not in told


def test_a_result_for_people(opened: House) -> None:
    result = run("loadtest", "--url", opened.url, "--minutes", A_SECOND, "--tables", 2, "--rate", 5)
    assert result.exit_code == 0, result.output
    assert "2 tables of dice-town for 2" in result.stdout
    assert re.search(r"errors +│ +0 ", result.stdout)


def test_memory_and_computing_of_a_server_on_this_machine(opened: House) -> None:
    if not machine.PROC.is_dir():
        pytest.skip("the system does not tell")
    port = int(opened.url.rpartition(":")[2])
    assert machine.listener("127.0.0.1", port) == opened.process.pid
    assert machine.listener("192.0.2.1", port) is None
    usage = machine.usage_of(opened.process.pid)
    assert usage.memory is not None
    assert usage.memory > 1_000_000
    assert usage.cpu is not None
    assert usage.cpu > 0
    found = loaded(opened, "--tables", 2, "--closed")["servers"]["Tumbleweed"]
    assert all(size > 1_000_000 for size in found["memory"].values())


def test_what_a_server_elsewhere_tells() -> None:
    usage = machine.usage_in("# HELP x\nprocess_resident_memory_bytes 8.5e+07\nprocess_cpu_seconds_total 1.25\n")
    assert (usage.memory, usage.cpu) == (85_000_000, 1.25)
    assert machine.usage_in("tumbleweed_moves_total 3.0\n").memory is None


def test_a_finished_game_is_followed_by_the_next(opened: House) -> None:
    asyncio.run(two_games(opened))


async def two_games(opened: House) -> None:
    host, port = opened.url.removeprefix("http://").split(":")
    hosts, load = Hosts(Place(host, int(port), False), "dice-town", 2, False), Load(0.0)
    await hosts.check()
    await hosts.welcome(1)
    await hosts.fill(load, 1, lambda: None)
    end = time.monotonic() + 2 * WAITS
    while load.found.games < 2 and time.monotonic() < end:
        await load.run(0.5, lambda gone: None)
    await load.rest()
    assert load.found.games >= 2
    assert not +load.found.errors
    await load.end()
    hosts.rest.close()


@pytest.mark.slow
def test_a_limit_of_the_server_is_told(tmp_path: Path) -> None:
    with house(tmp_path, "--rate", "1") as slow:
        args = ("loadtest", "--url", slow.url, "--minutes", A_SECOND, "--tables", 1, "--closed")
        result = run(*args)
        assert result.exit_code == 1
        assert "refused: too_fast" in result.stderr
        assert "--rate 100000" in result.stderr


@pytest.mark.slow
def test_a_server_that_dies_is_a_number_of_errors(tmp_path: Path) -> None:
    def kill_in_the_middle() -> None:
        while not re.search(r"^tumbleweed_moves_total [1-9]", httpx.get(f"{dying.url}/metrics").text, re.MULTILINE):
            time.sleep(0.1)
        dying.kill()

    with house(tmp_path, "--rate", "100000") as dying:
        threading.Thread(target=kill_in_the_middle, daemon=True).start()
        result = run("loadtest", "--url", dying.url, "--minutes", 6 / 60, "--tables", 2, "--rate", 10, "--json")
        assert result.exit_code == 1, result.output
        errors = json.loads(result.stdout)["servers"]["Tumbleweed"]["errors"]
        assert sum(number for what, number in errors.items() if what.startswith(("cut off", "no new table"))) >= 2


# ---------------------------------------------------------------- bad input


def test_nobody_there() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{taken.getsockname()[1]}"
        assert "tumbleweed serve" in refused("loadtest", "--url", url)


class SomethingElse(BaseHTTPRequestHandler):
    """A server that has nothing to do with games."""

    def do_GET(self) -> None:
        self.send_response(404)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *args: object) -> None:
        pass


def test_somebody_else_there() -> None:
    with HTTPServer(("127.0.0.1", 0), SomethingElse) as other:
        threading.Thread(target=other.handle_request, daemon=True).start()
        assert "not a Tumbleweed" in refused("loadtest", "--url", f"http://127.0.0.1:{other.server_port}")


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (("--tables", 0), "--tables"),
        (("--rate", 0), "--rate"),
        (("--closed", "--rate", 1), "exclude"),
        (("--seats", 17), "seats"),
        (("--game", "chess"), "dice-town"),
        (("--url", "127.0.0.1:8000"), "http://127.0.0.1:8000"),
        (("--url", "ftp://example.net"), "not an address"),
        (("--url", "http://example.net:99999"), "99999"),
        (("--peer", "--seats", 3), "--seats 3"),
    ],
)
def test_bad_input(args: tuple[object, ...], expected: str) -> None:
    assert expected in refused("loadtest", *args)


def test_without_node_there_is_no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert "Node 20" in refused("loadtest", "--peer")


# ---------------------------------------------------------------- the peer


needs_peer = pytest.mark.skipif(
    shutil.which("node") is None or not (peer.FOLDER / "node_modules" / peer.NAME).is_dir(),
    reason="boardgame.io is not installed; `tumbleweed loadtest --peer` does that",
)


@needs_peer
def test_beside_the_peer(opened: House) -> None:
    told = loaded(opened, "--tables", 2, "--closed", "--peer")
    assert list(told["servers"]) == ["Tumbleweed", "boardgame.io"]
    assert told["words"] is False, "the peer sends no sentences, so neither do we"
    ours, theirs = told["servers"].values()
    assert theirs["errors"] == {}
    assert ours["moves"] > 0
    assert theirs["moves"] > 0
    assert len(ours["rounds"]) == len(theirs["rounds"]) == 4
    assert told["ratios"]["moves_per_second"] == pytest.approx(
        ours["moves_per_second"] / theirs["moves_per_second"], abs=0.01
    )


@needs_peer
def test_the_peers_matches_follow_one_another() -> None:
    asyncio.run(two_matches())


async def two_matches() -> None:
    server, load = peer.Peer(lambda said: None), Load(0.0)
    try:
        await server.fill(load, 1, lambda: None)
        end = time.monotonic() + WAITS
        while load.found.games < 2 and time.monotonic() < end:
            await load.run(0.3, lambda gone: None)
        await load.rest()
        assert load.found.games >= 2
        assert not +load.found.errors
        await load.end()
    finally:
        server.stop()


# ---------------------------------------------------------------- the parts


class Ears:
    """Hears everything."""

    wire: Wire | None = None

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.end = ""

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def gone(self, reason: str) -> None:
        self.end = reason


@pytest.mark.parametrize("size", [1, 2, 7, 100_000])
def test_messages_come_whole_however_they_are_cut(size: int) -> None:
    texts = [b"", b"a", b"b" * 125, b"c" * 126, b"d" * 65_535, b"e" * 65_536]
    heads = [b"\x00", b"\x01", b"\x7d", b"\x7e\x00\x7e", b"\x7e\xff\xff", b"\x7f" + (65_536).to_bytes(8, "big")]
    frames = b"".join(b"\x81" + head + text for head, text in zip(heads, texts, strict=True))
    stream = b"HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\n\r\n" + frames + b"\x88\x02\x03\xe9"

    async def cut() -> Ears:
        ears = Ears()
        wire = Wire(ears, "example.net", "/ws/x", "")
        for start in range(0, len(stream), size):
            wire.data_received(stream[start : start + size])
        return ears

    ears = asyncio.run(cut())
    assert ears.heard == texts
    assert ears.end == "the server closed with 1001"


class PlainRoom(Room):
    """A room that only notes its moves."""

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self.moves = 0
        self.playing = True

    async def open(self) -> None:
        """There is nothing to open."""

    def close(self) -> None:
        """There is nothing to close."""

    def ready(self) -> bool:
        return True

    def send(self) -> int:
        self.moves += 1
        return 0b11


def test_a_move_takes_until_the_last_seat_has_it() -> None:
    load = Load(1.0)
    room = PlainRoom(load)
    room.move(10.0)
    room.told(0b01, 10.2)
    room.confirmed(10.3)
    assert load.found.times == [pytest.approx(0.3)], "the other seat has nothing new, for all that is known"
    room.told(0b10, 10.7)
    assert load.found.times == [pytest.approx(0.7)], "but then it had"
    room.told(0b10, 11.5)
    assert load.found.times == [pytest.approx(0.7)], "what comes later is something else"
    room.move(20.0)
    room.told(0b10, 20.1)
    room.confirmed(20.2)
    room.told(0b01, 20.2)
    assert load.found.times == [pytest.approx(0.7), pytest.approx(0.2)]


def test_a_move_that_was_due_earlier_counts_from_then() -> None:
    async def story() -> Load:
        load = Load(1000.0)
        room = PlainRoom(load)
        load.rooms.append(room)
        running = asyncio.create_task(load.run(0.3, lambda gone: None))
        while room.moves == 0:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.1)
        for bit in (0b01, 0b10):
            room.told(bit, time.perf_counter())
        room.confirmed(time.perf_counter())
        assert room.moves == 2, "the next was overdue and follows at once"
        for bit in (0b01, 0b10):
            room.told(bit, time.perf_counter())
        room.confirmed(time.perf_counter())
        await running
        return load

    load = asyncio.run(story())
    assert load.found.late > 0
    assert load.found.times[1] > 0.09, "it waited for the first"


def test_taking_leave_twice_does_no_harm(opened: House) -> None:
    async def story() -> None:
        host, port = opened.url.removeprefix("http://").split(":")
        async with Person(opened) as ann:
            await ann.named("Ann")
            table = await ann.table("dice-town", [{"kind": "me"}, {"kind": "open"}])
        ears = Ears()
        await Place(host, int(port), False).open(ears, f"/ws/{table}")
        assert ears.wire is not None
        for time_ in range(3):
            ears.wire.close()
            await asyncio.sleep(0.05)
            ears.wire.send(b"{}")
        assert ears.end == "", "who leaves by himself is not told that he is gone"

    asyncio.run(story())
