"""The disk is full: what cannot be saved is refused and has not happened; when there is room again, play goes on."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.companies import Company, company, move, until
from tests.server.house import WAITS, House, Person, house, play_on, run
from tests.server.ledger import position, status_of, stored, unhurt
from tests.server.nursery import quick_house

from tumbleweed.server.hall import Hall
from tumbleweed.server.lobby import leaving, new_table
from tumbleweed.server.lobby.start import begin_game
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay import records, verification
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import NotSaved, open_store
from tumbleweed.server.store.changes import AddMoves, Change, ChangeTable, NewPerson
from tumbleweed.server.table import due_moves
from tumbleweed.server.table.setup import Setup
from tumbleweed.server.table.table import Table


@pytest.mark.skipif(sys.platform != "linux", reason="needs a system that can limit another process")
def test_a_full_disk(tmp_path: Path) -> None:
    import resource

    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

    async def story(running: House) -> None:
        async with company(running, "boomtown") as together:
            for room in ("none at all", "for nothing new"):
                await move(together, 3)
                files = [tmp_path / "tables.sqlite3", tmp_path / "tables.sqlite3-wal"]
                limit = 0 if room == "none at all" else max(file.stat().st_size for file in files)
                resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
                await refused_everywhere(together)
                assert await health(running, 503) != "ok"
                await together.check()
                resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, unlimited)
                assert await health(running, 200) == "ok"
                await move(together, 3)
                await together.check()
            await asyncio.gather(*(caller.close() for caller in together.callers))
            await asyncio.gather(*(finish(person, together.table) for person in together.people[:3]))
            assert position(tmp_path, together.table).ask is None
            await until(lambda: status_of(tmp_path, together.table) == "finished")

    with house(tmp_path, "--rate", "1000000") as running:
        run(story(running))
        unhurt(running)


async def health(running: House, status: int) -> str:
    """Waits until the server says how it is; returns what it says of its database."""
    async with asyncio.timeout(WAITS):
        while (reply := httpx.get(f"{running.url}/healthz", timeout=WAITS)).status_code != status:
            await asyncio.sleep(0.1)
    return str(reply.json()["database"])


@pytest.mark.parametrize("file", ["tables.sqlite3", "tables.sqlite3-wal"])
@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be taken away")
def test_a_file_that_is_taken_away(file: str, tmp_path: Path) -> None:
    """Nothing is acknowledged that nobody would find again; once it is back, play goes on."""
    path, elsewhere = tmp_path / file, tmp_path / "elsewhere"

    async def story(running: House) -> None:
        async with company(running, "boomtown") as together:
            for in_its_place in (b"", b"another file"):
                await move(together, 3)
                path.rename(elsewhere)
                if in_its_place:
                    path.write_bytes(in_its_place)
                await refused_everywhere(together)
                assert "gone" in await health(running, 503)
                elsewhere.replace(path)
                assert await health(running, 200) == "ok"
                await move(together, 3)
                await together.check()

    with quick_house(tmp_path, "--rate", "1000000") as running:
        run(story(running))
        unhurt(running)


@pytest.mark.skipif(sys.platform == "win32", reason="there the file cannot be written to by two")
def test_a_damaged_file_is_reported(tmp_path: Path) -> None:
    with quick_house(tmp_path) as running:
        assert asyncio.run(health(running, 200)) == "ok"
        with (tmp_path / "tables.sqlite3").open("r+b") as database:
            database.write(b"x" * 100_000)
        assert "not a database" in asyncio.run(health(running, 503))


async def refused_everywhere(together: Company) -> None:
    """Moves, chat, changes at the table, new tables and new people."""
    for caller in together.callers[:3]:
        await caller.settled()
        question = caller.at.question
        if question is not None:
            for again in range(3):
                sent = {"seat": question["seat"], "number": question["number"]}
                reply = await caller.ask("answer", **sent, action=question["options"][0]["action"])
                assert reply.get("code") == "not_saved", reply
        assert (await caller.ask("say", text="x" * 300))["code"] == "not_saved"
        assert (await caller.ask("never", seat=caller.at.seat, decisions=["D-99"]))["code"] == "not_saved"
    person = together.people[0]
    calls: list[Awaitable[object]] = [
        person.call("POST", "/tables", status=503, game="boomtown", seats=[{"kind": "me"}, *[{"kind": "open"}] * 2]),
        person.call("POST", f"/tables/{together.table}/stand", status=503),
        person.call("POST", "/me", status=503, name="Another"),
        person.call("POST", "/me/link", status=503),
        person.call("DELETE", "/me", status=503),
        together.people[4].call("POST", "/me", status=503, name="Newcomer"),
    ]
    for call in calls:
        assert (await call)["code"] == "not_saved"  # type: ignore[index]


async def finish(person: Person, table: str) -> None:
    async with person.at(table) as seat:
        await play_on(seat)


# ---------------------------------------------------------------- when nobody is there to be told


def nothing(change: Change) -> bool:
    return False


class Disk:
    """The disk of a hall: refuses some changes, and counts how often it was asked to make them."""

    def __init__(self, hall: Hall) -> None:
        self.refuses: Callable[[Change], bool] = nothing
        self.tried = 0
        self._write = hall.store.write
        hall.store.write = self.write  # type: ignore[method-assign]

    async def write(self, *changes: Change) -> None:
        if any(self.refuses(change) for change in changes):
            self.tried += 1
            raise NotSaved("database or disk is full")
        await self._write(*changes)


def bots_on(tmp_path: Path, story: Callable[[Hall, Table, Disk], Awaitable[None]]) -> None:
    """A table at which only bots are left, in a hall of its own."""

    async def whole_story() -> None:
        hall = Hall(Settings(data=tmp_path), await open_store(tmp_path))
        try:
            disk = Disk(hall)
            person, _ = await hall.people.welcome("Host", "en")
            seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
            table = await new_table.create(hall, person, "boomtown", {}, Setup(reaction=0, pace=0), seats)
            await begin_game(table, person, None)
            await leaving.stand_up(table, person, None)
            await story(hall, table, disk)
        finally:
            await hall.close()

    run(whole_story())


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server waits for an hour before it tries again; the tests decide when that is over."""
    monkeypatch.setattr(due_moves, "TRY_AGAIN", 3600.0)


@pytest.mark.usefixtures("patient")
def test_bots_do_not_hammer_at_a_full_disk(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table, disk: Disk) -> None:
        disk.refuses = lambda change: isinstance(change, AddMoves)
        for again in range(5):
            hall.wake(table)
            await asyncio.sleep(0.05)
        assert disk.tried == 1, "it is not tried again and again"
        assert table.timer is not None, "but it will be tried"
        disk.refuses = nothing
        table.not_before = 0.0
        hall.wake(table)
        await until(lambda: table.status == "finished")
        assert position(tmp_path, table.id).ask is None

    bots_on(tmp_path, story)


@pytest.mark.usefixtures("patient")
def test_a_result_that_could_not_be_saved_is_saved_later(tmp_path: Path) -> None:
    """The last answer is on the disk and counts, although the disk is full a moment later."""

    async def story(hall: Hall, table: Table, disk: Disk) -> None:
        disk.refuses = lambda change: isinstance(change, ChangeTable) and next(iter(change.fields)) == "status"
        hall.wake(table)
        await until(lambda: disk.tried > 0)
        assert table.game is not None
        assert table.game.over
        assert (table.status, status_of(tmp_path, table.id)) == ("playing", "playing")
        with pytest.raises(Refusal, match="still_running"):
            records.record_of(table)
        disk.refuses = nothing
        table.not_before = 0.0
        hall.wake(table)
        await until(lambda: table.status == "finished")
        assert status_of(tmp_path, table.id) == "finished"
        assert verification.verify(records.record_of(table))["fair"]

    bots_on(tmp_path, story)


def test_the_writer_outlives_what_no_database_can_take(tmp_path: Path) -> None:
    """A number too large and a text that is no text are refused as by a full disk; the next write succeeds."""

    async def story() -> None:
        store = await open_store(tmp_path)

        def insert(id_: Any) -> "asyncio.Task[None]":
            return asyncio.get_running_loop().create_task(store.write(NewPerson(id_, "Jo", "en", 0)))

        for value, error in ((2**70, OverflowError), ("\ud800", UnicodeEncodeError), (None, NotSaved)):
            good, bad = insert(f"before {error.__name__}"), insert(value)
            with pytest.raises(error) as refused:
                await bad
            if error is NotSaved:
                assert isinstance(refused.value.__cause__, sqlite3.IntegrityError)
            await good
        await insert("last")
        assert len(stored(tmp_path, "SELECT id FROM person")) == 4
        await store.close()

    run(story())
