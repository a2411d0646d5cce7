"""Two games that differ only in secrets give equal bytes to those who may not know them."""

import asyncio
from pathlib import Path

import pytest
from tests.conformance.tables import Table as Rules
from tests.conformance.tables import luck_of
from tests.server.house import House, Person
from tests.server.ledger import database
from tests.server.nursery import quick_house
from tests.server.parlour import parlour
from tests.server.worlds import Heard, Observers, People, answers, asks_for_trouble, laid, positions, same

from tumbleweed.arena.fuzzing import CHECKS
from tumbleweed.core.chance import Chance
from tumbleweed.core.play import legal, waiting
from tumbleweed.core.steps import State
from tumbleweed.server.table.clock import Clock
from tumbleweed.server.table.table import Table

TABLES = [
    Rules("dice-town", 3, "first"),
    Rules("dice-town", 4, "second"),
    Rules("boomtown", 4, ""),
    Rules("dodge-city", 3, ""),
]
SHARE = 23
"""One position in this many is looked at."""
FEW, ENOUGH = 6, 16
"""How many positions, in every run and with `-m slow`."""


@pytest.mark.parametrize("enough", [FEW, pytest.param(ENOUGH, marks=pytest.mark.slow)])
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_dealt_anew_the_bytes_are_the_same(rules: Rules, enough: int, tmp_path: Path) -> None:
    asyncio.run(dealt_anew(rules, enough, tmp_path))


async def dealt_anew(rules: Rules, enough: int, folder: Path) -> None:
    """All that an observer cannot know is dealt anew, others answer differently: it and the spectators hear the same,
    from the first snapshot to the refusals.
    """
    luck, compared, differed = luck_of(rules, 1), 0, 0
    async with parlour(folder) as opened:
        people = await People(opened).arrive(rules.seats)
        for number, s in enumerate(positions(rules, luck)):
            if number % SHARE or s.ask is None:
                continue
            observer = compared % (rules.seats + 1) - 1
            anew = rules.spec.determinize(s, observer, number)
            differed += rules.spec.dump(anew) != rules.spec.dump(s)
            here = await all_that_is_heard(people, rules, s.copy(), observer, number, luck)
            there = await all_that_is_heard(people, rules, anew, observer, number, luck)
            same(here, there, f"position {number}, observer {observer}")
            compared += 1
            if compared == enough:
                break
    assert differed > enough / 2


async def all_that_is_heard(
    people: People, rules: Rules, s: State, observer: int, number: int, luck: Chance
) -> list[Heard]:
    """One world: a look round, questions and mistakes, and others' secret answers as long as they are secret."""
    clock = Clock(("none", "fast", "days")[number % 3])
    async with laid(people, rules.spec, s, clock) as table, Observers(people, observer).watch() as watch:
        await asks_for_trouble(watch, table, luck_of(rules, number))
        for seat in before_the_last(s, observer):
            await people.opened.wait(1)
            await answers_fully(people, table, seat, luck)
            await asks_for_trouble(watch, table, luck_of(rules, number))
        await people.opened.wait(3)
        await watch.reads()
        await watch.come_again()
        return watch.all_heard()


def before_the_last(s: State, observer: int) -> list[int]:
    """Who can answer before the last one does: until then everything is secret."""
    others = [seat for seat in waiting(s) if seat != observer]
    return others if observer in waiting(s) else others[:-1]


async def answers_fully(people: People, table: Table, seat: int, luck: Chance) -> None:
    """A seat's whole answer at random; an offer has several parts."""
    assert table.game is not None
    s = table.game.s
    number = s.ask_number
    while s.ask_number == number and seat in waiting(s):
        options = legal(s, seat)
        await answers(people, table, seat, table.spec.catalog.text(options[luck.below(CHECKS, len(options))]))


def test_the_log_of_the_server_gives_nothing_away(tmp_path: Path) -> None:
    """Neither links of tables, which are keys, nor names, cookies, seeds or answers; not even where something fails."""
    with quick_house(tmp_path) as running:
        known = asyncio.run(a_restless_evening(running))
        assert running.stop() == 0
        said = "".join(running.said)
    with database(tmp_path) as stored:
        rows = stored.execute("SELECT secret, seed FROM game_table UNION SELECT id, id FROM person").fetchall()
    assert rows
    for secret in [*known, *(each for row in rows for each in row if each)]:
        assert secret not in said


async def a_restless_evening(running: House) -> list[str]:
    """Somebody plays, makes mistakes and goes; returns what they know that nobody else should."""
    async with Person(running) as ann:
        await ann.named("Annabel")
        table = await ann.table("dice-town", [{"kind": "me"}, {"kind": "bot"}], public=True)
        await ann.call("POST", f"/tables/{table}/start")
        async with ann.at(table) as seat:
            await seat.until(lambda: seat.question is not None)
            await seat.answer_first()
            await seat.socket.send("{nonsense")
            await seat.say("why", seat=seat.seat, action="no such action")
            await seat.say("say", text="Howdy there")
        await ann.call("GET", f"/records/{table}", 409)
        await ann.call("POST", f"/tables/{table}/sit", 409)
        await ann.call("GET", f"/tables/{table}x", 404)
        return [table, "Annabel", "Howdy", ann.http.cookies["tumbleweed"]]
