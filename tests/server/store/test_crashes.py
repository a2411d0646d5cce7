"""kill -9 while moves are coming in: what was acknowledged is there, nothing is broken, nobody hears anything twice."""

import contextlib
import random
from pathlib import Path

import pytest
from tests.server.callers import Caller
from tests.server.companies import Company, company
from tests.server.crashes import Saloon
from tests.server.house import House, Message, Person, run
from tests.server.ledger import sound, unhurt
from tests.server.mischief import OFFER
from tests.server.nursery import quick_house

pytestmark = pytest.mark.long

RATE = ("--rate", "100000")


async def through_crashes(opened: House, kills: int, seed: int) -> Saloon:
    """Plays, is killed and starts again, this many times; then plays everything to its end."""
    luck = random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(opened)) for name in range(3)]
        for place, person in enumerate(people):
            await person.named(f"Survivor {place}")
        saloon = Saloon(opened, people, seed)
        while True:
            saloon.find_house()
            await saloon.close_finished()
            await saloon.open_tables()
            if saloon.kills == kills:
                break
            await saloon.come_back()
            await saloon.play_until_killed(luck.choice((0.0, 0.02, 0.1, 0.3)) * luck.random())
            sound(opened.folder)
            saloon.compare()
            opened.start()
        await saloon.play_to_the_end()
        saloon.compare()
        await saloon.close_finished()
        assert not saloon.tables, "every game could be played to its end"
        return saloon


def test_a_kill(tmp_path: Path) -> None:
    with quick_house(tmp_path, *RATE) as opened:
        saloon = run(through_crashes(opened, 1, seed=1))
        assert len(saloon.finished) >= len(Saloon.GAMES)
        unhurt(opened)


@pytest.mark.slow
@pytest.mark.guards
def test_a_hundred_kills(tmp_path: Path) -> None:
    with quick_house(tmp_path, *RATE) as opened:
        saloon = run(through_crashes(opened, 100, seed=2))
        assert saloon.kills == 100
        assert saloon.cut_short > 0, "some answers were on their way when the server died"
        unhurt(opened)


def test_a_form_sent_again_after_a_crash(tmp_path: Path) -> None:
    """An answer in several parts is taken once, however often it comes, and before and after a crash alike."""

    async def story(opened: House) -> None:
        async with company(opened, "dice-town") as together:
            caller, sent = await make_an_offer(together)
            assert (await caller.ask("answer", **sent))["type"] == "done"
            opened.kill()
            opened.start()
            await caller.end()
            for again in (sent, {**sent, "id": "another"}):
                await caller.connect()
                assert (await caller.ask("answer", **again))["type"] == "done"
            other = {**sent["form"], "dollars": sent["form"]["dollars"] + 1}
            assert (await caller.ask("answer", **{**sent, "id": "", "form": other}))["code"] == "late_answer"
            await together.check()

    with quick_house(tmp_path, *RATE) as opened:
        run(story(opened))
        unhurt(opened)


async def make_an_offer(together: Company) -> tuple[Caller, Message]:
    """Plays until somebody can offer something with a form, and does."""
    luck = random.Random(3)
    while True:
        for caller in together.callers[:3]:
            await caller.settled()
            question = caller.at.question
            if question is None:
                continue
            sent: Message = {"id": "offer", "seat": question["seat"], "number": question["number"]}
            if question["decision"] == OFFER:
                sent["form"] = {"dollars": luck.randrange(1, 3), "supports": luck.randrange(3)}
                reply = await together.judged(caller, sent)
                if reply["type"] == "done" and len(together.oracle.given[question["seat"]]) > question["number"] + 1:
                    return caller, sent
            sent = {**sent, "id": "", "form": None, "action": luck.choice(question["options"])["action"]}
            await together.judged(caller, sent)
        if together.oracle.s.ask is None:
            await together.sit_down()
