"""Connections that break and clocks that jump: nobody else suffers, and nothing is lost."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.callers import Caller
from tests.server.companies import Company, company, move, until
from tests.server.house import House, Person, house, play_on, run
from tests.server.ledger import metrics, rows_of, unhurt
from tests.server.nursery import quick_house

import tumbleweed as tw
from tumbleweed.server.hall import LEAST_TIME_AFTER_RESTART
from tumbleweed.server.table.game import LONGEST_TELLING


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), "--rate", "1000000") as running:
        yield running


# ---------------------------------------------------------------- connections


WITHOUT_PINGS = """
import uvicorn

made = uvicorn.Config.__init__
uvicorn.Config.__init__ = lambda self, *given, **flags: made(self, *given, **flags | {"ws_ping_interval": None})
"""
"""Whoever reads nothing does not answer pings either, and would be let go for that after 40 seconds at the latest: on a
busy machine that can be before there is too much to send.
"""


def test_who_stops_reading_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_PINGS)

    async def story(opened: House) -> None:
        async with company(opened, "dodge-city") as together:
            before = metrics(opened)
            stuck = await Caller(together.people[3], together.table).connect()
            stuck.at.socket.transport.pause_reading()
            # It goes on asking for everything, and takes nothing of it.
            dropped = "tumbleweed_dropped_connections_total"
            while metrics(opened)[dropped] == before[dropped]:
                for again in range(100):
                    await stuck.send('{"type": "look", "seat": -1}')
                await move(together, 1)
            # It is gone from the table too, though it has not closed, and nothing can be sent to it.
            await until(lambda: metrics(opened)["tumbleweed_connections"] == before["tumbleweed_connections"])
            await move(together, 5)
            stuck.at.socket.transport.abort()
            await stuck.close()
            await together.check()

    with quick_house(tmp_path / "data", "--rate", "1000000", PYTHONPATH=str(tmp_path)) as opened:
        run(story(opened))
        unhurt(opened)


def test_who_vanishes_comes_back_and_has_missed_nothing(opened: House) -> None:
    async def story() -> None:
        async with company(opened, "dice-town") as together:
            await move(together, 4)
            gone = together.callers[0]
            seen = list(gone.at.events)
            gone.at.socket.transport.abort()  # a reset, no good-bye
            await gone.end()
            await together.callers[1].settled()
            for caller in together.callers[1:3]:
                await caller.come_back()
            async with gone.person.at(together.table, since=len(seen), words=0) as back:
                await back.until(lambda: bool(back.view))
                assert [event["seq"] for event in back.events] == list(range(len(seen), back.next))
                assert seen + back.events == tw.events(together.oracle.s, back.seat)
                assert back.view == together.oracle.view(back.seat)
            await move(together, 4)
            await together.check()

    run(story())
    unhurt(opened)


def test_resuming_from_any_number(opened: House) -> None:
    """Whatever a client says it has seen, it gets the rest and nothing else."""

    async def story() -> None:
        async with company(opened, "boomtown") as together:
            await move(together, 12)
            for caller in together.callers:
                seat = caller.at.seat
                all_of_it = tw.events(together.oracle.s, seat)
                for since in [*range(len(all_of_it) + 2), 99_999, 10**30, -1]:
                    async with caller.person.at(together.table, since=since, words=0) as at:
                        await at.until(lambda at=at: bool(at.view))  # type: ignore[misc]
                        begins = since if 0 <= since < 10**9 else 0
                        assert at.heard[-1]["events"] == all_of_it[begins:]
                        assert at.next == len(all_of_it)

    run(story())
    unhurt(opened)


def test_several_tabs_of_one_person(opened: House) -> None:
    """Every tab gets everything; both may answer, and one answer counts."""

    async def story() -> None:
        async with company(opened, "boomtown") as together:
            first = next(caller for caller in together.callers if caller.at.question is not None)
            second = await Caller(first.person, together.table).connect()
            await second.settled()
            assert second.at.question == first.at.question
            question = first.at.question
            assert question is not None
            one, other = (option["action"] for option in question["options"][:2])
            sent = {"seat": question["seat"], "number": question["number"]}
            await first.send(json.dumps({"type": "answer", **sent, "action": one}))
            await second.send(json.dumps({"type": "answer", **sent, "action": other}))
            replies = [await first.reply(), await second.reply()]
            assert sorted(str(reply.get("code", reply["type"])) for reply in replies) == ["done", "late_answer"]
            taken = one if replies[0]["type"] == "done" else other
            assert rows_of(opened.folder, together.table) == [(question["seat"], taken, "answer")]
            await first.settled()
            await second.settled()
            assert first.at.events == second.at.events
            assert first.at.view == second.at.view
            assert first.at.question == second.at.question
            await second.close()

    run(story())
    unhurt(opened)


@pytest.mark.slow
def test_who_is_silent_for_long_is_gone(opened: House) -> None:
    """A client whose machine is gone sends neither a good-bye nor the answer to the server's pings."""

    async def story() -> None:
        async with company(opened, "boomtown") as together:
            before = metrics(opened)["tumbleweed_connections"]
            dead = await Caller(together.people[3], together.table).connect()
            dead.at.socket.transport.pause_reading()
            assert metrics(opened)["tumbleweed_connections"] == before + 1
            await until(lambda: metrics(opened)["tumbleweed_connections"] == before)
            await move(together, 3)
            dead.at.socket.transport.abort()
            await dead.close()

    run(story())
    unhurt(opened)


def test_everybody_hears_of_the_end(opened: House) -> None:
    """The result comes to all who are there, while nobody comes or goes."""

    async def story() -> None:
        async with company(opened, "boomtown") as together:
            await asyncio.gather(*(caller.close() for caller in together.callers))

            async def to_the_end(person: Person) -> None:
                async with person.at(together.table) as seat:
                    await play_on(seat)
                    await seat.until(lambda: seat.table["status"] == "finished")
                    assert seat.table["scores"] is not None
                    assert seat.table["fair"]["secret"] is not None
                    await all_there.wait()

            all_there = asyncio.Barrier(4)
            await asyncio.gather(*(to_the_end(person) for person in together.people[:4]))

    run(story())


# ---------------------------------------------------------------- the clock

JUMPING = """
import time
from pathlib import Path

real, jump = time.time, Path(__file__).with_name("jump")
time.time = lambda: real() + float(jump.read_text())
"""
YEARS = 10 * 365 * 24 * 3600
SECONDS = 900


@pytest.mark.parametrize("years", [YEARS, pytest.param(-YEARS, marks=pytest.mark.slow)])
def test_the_wall_clock_jumps(tmp_path: Path, years: int) -> None:
    """A clock that is set forward takes nobody's turn away, one that is set back gives nobody ages, whether the server
    runs or is down meanwhile.
    """
    (tmp_path / "sitecustomize.py").write_text(JUMPING)
    jump = tmp_path / "jump"
    jump.write_text("0")

    async def look(together: Company, most: float) -> None:
        for caller in together.callers:
            await caller.connect()
            await caller.settled()
            left = next(heard["time"]["left"] for heard in caller.at.heard if heard["type"] == "snapshot")
            assert left, "somebody's clock runs"
            assert all(0 < seconds <= most for seconds in left.values()), left
        await together.check()

    async def story(running: House) -> None:
        async with company(running, "boomtown", clock={"kind": "custom", "seconds": SECONDS}) as together:
            await move(together, 1)
            jump.write_text(str(years))
            await look(together, SECONDS + LONGEST_TELLING)
            await move(together, 1)
            running.kill()
            jump.write_text(str(2 * years))
            running.start()
            # Time has gone on, but everybody can come back; or it has not, and nobody has more than before.
            await look(together, LEAST_TIME_AFTER_RESTART if years > 0 else SECONDS + LONGEST_TELLING)

    with quick_house(tmp_path / "data", PYTHONPATH=str(tmp_path)) as running:
        run(story(running))
        unhurt(running)
