"""What is in memory: tables leave it when nobody needs them, all of them, and come back as they were."""

import gc
import weakref
from pathlib import Path

import pytest
from tests.server.parlour import Parlour, everybody
from tests.server.stories import BOT, ME, told

import tumbleweed as tw
from tumbleweed.server.garbage_collection import LONGEST, GarbageCollection
from tumbleweed.server.hall import SWEEP_SECONDS


async def finished(opened: Parlour) -> str:
    """A table whose game two bots have played to its end."""
    ann = await opened.guest("Ann")
    options = tw.find("dice-town").automatic({})
    table = await ann.table("dice-town", [ME, BOT], options=options)
    async with ann.at(table) as seat:
        await ann.call("POST", f"/tables/{table}/start")
        await ann.call("POST", f"/tables/{table}/stand")
        await opened.wait(3600)
        await everybody(opened, seat)
        assert seat.table["status"] == "finished"
        opened.hall.sweep_once(600)
    return table


def test_a_game_that_is_over_leaves_soon_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        table = await finished(opened)
        scores = tw.scores(opened.table(table).game.s)  # type: ignore[union-attr]
        opened.hall.sweep_once(600)
        assert table in opened.hall.tables, "somebody may still be reading the result"
        opened.clock.now += SWEEP_SECONDS + 1
        opened.hall.sweep_once(600)
        assert table not in opened.hall.tables
        again = await opened.hall.find(table)
        assert again.status == "finished"
        assert tw.scores(again.game.s) == scores  # type: ignore[union-attr]

    told(tmp_path, story)


def test_an_open_table_stays_longer_and_one_that_is_looked_at_stays(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("boomtown", [ME, BOT, BOT])
        opened.clock.now += SWEEP_SECONDS + 1
        opened.hall.sweep_once(600)
        assert table in opened.hall.tables
        async with ann.at(table):
            opened.clock.now += 1000
            opened.hall.sweep_once(600)
            assert table in opened.hall.tables
        opened.hall.sweep_once(600)
        assert table in opened.hall.tables, "it was looked at a moment ago"
        opened.clock.now += 601
        opened.hall.sweep_once(600)
        assert table not in opened.hall.tables

    told(tmp_path, story)


def test_nothing_of_a_table_that_has_left_needs_to_be_looked_for(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        table = await finished(opened)
        gc.collect()
        gc.disable()
        try:
            left: list[weakref.ref[object]] = [weakref.ref(opened.table(table)), weakref.ref(opened.table(table).game)]
            opened.clock.now += SWEEP_SECONDS + 1
            opened.hall.sweep_once(600)
            assert [each() for each in left] == [None, None], "a circle keeps it in memory"
        finally:
            gc.enable()

    told(tmp_path, story)


def test_everything_is_looked_through_when_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr("tumbleweed.server.garbage_collection.gc.collect", lambda: collected.append(1))
    now = [100.0]
    monkeypatch.setattr("tumbleweed.server.garbage_collection.time.monotonic", lambda: now[0])
    looking = GarbageCollection()
    assert not looking.collect_if_quiet(0), "nothing has happened yet"
    assert not looking.collect_if_quiet(5), "somebody plays"
    assert looking.collect_if_quiet(5)
    assert not looking.collect_if_quiet(5), "once is enough"
    assert not looking.collect_if_quiet(9)
    now[0] += LONGEST
    assert looking.collect_if_quiet(12), "a server that is never quiet"
    assert len(collected) == 2
