"""A store that has to be waited for: what happens between a request and its answer does no harm."""

import asyncio
import functools
import inspect
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.ledger import stored
from tests.server.parlour import Guest, Parlour, everybody
from tests.server.stories import BOT, ME, OPEN, finished, told, two_at_a_table

from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store.changes import NewTable
from tumbleweed.server.store.sqlite.reading import SqlitePeople, SqliteRecords, SqliteTables, SqliteTalk

Reads = Callable[..., Awaitable[Any]]


@pytest.fixture(autouse=True)
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every read lets everything else go first; returns what was read, in order."""
    names: list[str] = []

    def slowly(name: str, reads: Reads) -> Reads:
        @functools.wraps(reads)
        async def waiting(*arguments: Any) -> Any:
            names.append(name)
            for turn in range(5):
                await asyncio.sleep(0)
            found = await reads(*arguments)
            for turn in range(5):
                await asyncio.sleep(0)
            return found

        return waiting

    for kind in (SqlitePeople, SqliteTables, SqliteTalk, SqliteRecords):
        for name, reads in inspect.getmembers(kind, inspect.iscoroutinefunction):
            monkeypatch.setattr(kind, name, slowly(f"{kind.__name__}.{name}", reads))
    return names


def test_a_table_is_loaded_once_whoever_looks_for_it_meanwhile(tmp_path: Path, read: list[str]) -> None:
    async def story(opened: Parlour) -> None:
        table = await (await opened.guest("Ann")).table("boomtown", [ME, BOT, BOT])
        await opened.restart()
        read.clear()
        first, *others = await asyncio.gather(*(opened.hall.find(table) for each in range(4)))
        assert all(each is first for each in others)
        assert read.count("SqliteTables.row") == 1
        assert opened.hall._loading == {}

    told(tmp_path, story)


def test_a_new_table_is_there_once_whoever_finds_it_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After its commit, and before whoever made it hears of that, others may see it in the list and come."""

    async def story(opened: Parlour) -> None:
        store = opened.hall.store
        write = store.write
        found: list[Any] = []

        async def and_a_moment(*changes: Any) -> None:
            await write(*changes)
            if any(isinstance(change, NewTable) for change in changes):
                (listed,) = await store.tables.public(9)
                found.append(asyncio.get_running_loop().create_task(opened.hall.find(listed.id)))
                for turn in range(50):
                    await asyncio.sleep(0)

        monkeypatch.setattr(store, "write", and_a_moment)
        table = await (await opened.guest("Ann")).table("boomtown", [ME, OPEN, OPEN], public=True)
        assert await found[0] is await opened.hall.find(table)
        assert opened.hall._loading == {}

    told(tmp_path, story)


def test_whoever_gives_up_looking_holds_nobody_up(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        table = await (await opened.guest("Ann")).table("boomtown", [ME, BOT, BOT])
        await opened.restart()
        impatient, *others = [asyncio.create_task(opened.hall.find(table)) for each in range(3)]
        await asyncio.sleep(0)
        impatient.cancel()
        assert await others[0] is await others[1]

    told(tmp_path, story)


def test_nobody_finds_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        said = await asyncio.gather(*(opened.hall.find("nowhere") for each in range(3)), return_exceptions=True)
        assert [each.code for each in said if isinstance(each, Refusal)] == ["no_such_table"] * 3
        assert opened.hall._loading == {}

    told(tmp_path, story)


def test_a_link_for_one_use_is_used_once(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        code = (await ann.call("POST", "/me/link", lasting=False))["path"].partition("#")[2]
        coming = (Guest(opened).http.post("/api/me/come", json={"code": code}) for each in range(4))
        statuses = sorted([reply.status_code for reply in await asyncio.gather(*coming)])
        assert statuses == [200, 404, 404, 404]
        assert stored(tmp_path, "SELECT kind, count(*) FROM secret GROUP BY kind") == [("device", 2)]

    told(tmp_path, story)


def test_somebody_is_one_person_however_often_he_asks_at_once(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        token = (await opened.guest("Ann")).http.cookies["tumbleweed"]
        await opened.restart()
        first, *others = await asyncio.gather(*(opened.hall.people.find(token) for each in range(4)))
        assert first is not None
        assert all(each is first for each in others)

    told(tmp_path, story)


def test_who_is_looked_for_while_he_is_forgotten_stays_forgotten(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        token = ann.http.cookies["tumbleweed"]
        person = await opened.hall.people.find(token)
        assert person is not None
        await opened.restart()
        looking = asyncio.create_task(opened.hall.people.find(token))
        await asyncio.sleep(0)
        await opened.hall.people.forget(person)
        await looking
        assert await opened.hall.people.find(token) is None

    told(tmp_path, story)


def test_people_play_come_back_and_replay(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, _), (first, second)):
            await first.say("say", text="Howdy")
            for turn in range(6):
                for seat in (first, second):
                    if seat.question is not None:
                        assert (await seat.answer_first())["type"] == "done"
                await opened.wait(5)
                await everybody(opened, first, second)
        await opened.restart()
        async with ann.at(table) as again:
            assert [line["text"] for line in again.chat] == ["Howdy"]
            assert again.view == first.view
        assert [each["id"] for each in await ann.call("GET", "/me/games")] == [table]
        over = await finished(opened, ann)
        assert (await ann.call("GET", f"/records/{over}/verify"))["fair"]
        waiting = await ann.table("boomtown", [ME, OPEN, OPEN], public=True)
        assert [each["id"] for each in await ann.call("GET", "/tables")] == [waiting]

    told(tmp_path, story)
