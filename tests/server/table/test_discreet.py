"""U-56: nobody can tell whether somebody else is asked discreetly: not by what they hear, not by when, and not by
asking the server.
"""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.tables import Table as Rules
from tests.conformance.tables import luck_of
from tests.sampling import one_in
from tests.server.parlour import parlour
from tests.server.worlds import Heard, Observers, People, answers, asks_for_trouble, laid, positions, same

from tumbleweed.arena.fuzzing import CHECKS
from tumbleweed.core.events import Log
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.steps import State
from tumbleweed.server import from_client
from tumbleweed.server.socket import client_messages
from tumbleweed.server.table.clock import Clock
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.table import Table

TICK = {"thinks": 0.25, "never": 0.25, "slow": 2.0, "long": 0.5}
THINKS = 0.5
"""Seconds that somebody takes to let a moment go by: well within the pause."""
REACTION = {"thinks": 1.5, "never": 1.5, "slow": 12.0, "long": 1.5}
"""How those who are asked discreetly let the moment go by, and how long it is: the slow ones leave it to the clock, and
some think for as long as they like, where all wait together until the fuse has burned down.
"""
FUSE = 8.0
LONG = (0.5, 2.5, 6.0, 30.0)
"""Seconds that people take in a moment that all wait through, no matter what they hold."""
DECISIONS = [f"D-{number:02}" for number in range(1, 29)]
PROBE = 3
"""Ticks from one probe to the next."""
IN_THE_PAUSE = 5
"""Ticks that are over before a pause is over."""
ENOUGH = 6


class World:
    """One of two worlds: an answer that everybody sees, and what follows until the next one is due."""

    def __init__(self, people: People, rules: Rules, s: State, observer: int, manner: str = "thinks") -> None:
        self.people, self.rules, self.s, self.observer, self.manner = people, rules, s, observer, manner
        self.asked: set[int] = set()
        self.ticks = 0
        self.began: dict[int, float] = {}
        """When the moments began that all wait through."""
        self.heard: list[Heard] = []

    async def play(self, actor: int, action: str, ticks: int | None, number: int) -> "World":
        """Plays the answer; whoever is asked discreetly passes. Goes on for `ticks`, or until everything is shown."""
        people = self.people
        clock = Clock("custom", 5) if self.manner == "slow" else Clock("fast")
        fuse = FUSE if self.manner == "long" else 0.0
        async with laid(people, self.rules.spec, self.s, clock, REACTION[self.manner], fuse) as table:
            if self.manner == "never":
                for chair in table.chairs:
                    chair.never = DECISIONS
            async with Observers(people, self.observer).watch() as watch:
                await answers(people, table, actor, action)
                while self.ticks < ticks if ticks is not None else not self.all_shown(table):
                    await self.tick(table, watch, number)
                await people.opened.rest()
                self.heard = watch.all_heard()
        return self

    def all_shown(self, table: Table) -> bool:
        assert table.game is not None
        return table.game.disclosure.settled and self.ticks % PROBE == 1

    async def tick(self, table: Table, watch: Observers, number: int) -> None:
        """A moment passes; now and then the observers try to find out more."""
        if self.ticks % PROBE == 0:
            await asks_for_trouble(watch, table, luck_of(self.rules, number))
            await watch.reads()
            await watch.come_again()
        await self.let_pass(table)
        await self.people.opened.wait(TICK[self.manner])
        self.ticks += 1

    async def let_pass(self, table: Table) -> None:
        """Whoever is asked discreetly thinks for a while and passes."""
        game, now = table.game, self.people.opened.clock.now
        assert game is not None
        if self.manner == "long":
            await self.all_speak(table, game)
            return
        for seat in waiting(game.s):
            ask = game.s.ask
            if ask is not None and ask.discreet and game.sees_question(seat):
                self.asked.add(seat)
                if self.manner == "thinks" and now - table.asked_since >= THINKS:
                    await answers(self.people, table, seat, "pass")

    async def all_speak(self, table: Table, game: Game) -> None:
        """All who have thought long enough in the moment that is open say that they play nothing, or pass."""
        moment, now = table.moment, self.people.opened.clock.now
        if moment is None:
            return
        self.began.setdefault(moment.number, now)
        for seat in range(game.s.count):
            thinks = LONG[(3 * seat + moment.number) % len(LONG)]
            if seat in moment.said or now - self.began[moment.number] < thinks or game.disclosure.closed:
                continue
            message: Any = from_client.Nothing("said", seat, moment.number)
            if game.sees_question(seat):
                self.asked.add(seat)
                if seat % 2:
                    message = from_client.Answer("said", seat, game.number_of(seat), "pass")
            connection = Connection(table.services.metrics, self.people.persons[seat], "", "en", False, 1e6)
            await client_messages.receive(table, connection, message)
            assert seat in moment.said

    def known(self) -> Any:
        """What the observer and everybody may know at the end."""
        spec, log = self.rules.spec, self.s.log
        assert log is not None
        return [(log.seen_by(seat), spec.view(self.s, seat)) for seat in {self.observer, -1}]


def public_and_decided_by_one(s: State) -> bool:
    return s.ask is not None and not s.ask.discreet and len(waiting(s)) == 1


@pytest.mark.parametrize(("edition", "manner"), one_in(2, itertools.product(("first", "second"), REACTION)))
def test_asked_or_not_others_hear_the_same_at_the_same_moments(edition: str, manner: str, tmp_path: Path) -> None:
    asyncio.run(asked_or_not(Rules("dice-town", 4, edition), manner, tmp_path))


async def asked_or_not(rules: Rules, manner: str, folder: Path) -> None:
    """If all that a seat may know is the same in two worlds, all it hears is, though others are asked in one only."""
    luck, compared = luck_of(rules, 2), 0
    async with parlour(folder) as opened:
        people = await People(opened).arrive(rules.seats)
        for number, s in enumerate(positions(rules, luck, reaction_mode="discreet")):
            if not public_and_decided_by_one(s):
                continue
            actor = waiting(s)[0]
            observer = [-1, *(seat for seat in range(s.count) if seat != actor)][number % s.count]
            options = legal(s, actor)
            action = options[luck.below(CHECKS, len(options))]
            other = rules.spec.determinize(s, observer, number)
            if action not in legal(other, actor) or not ends_alike(rules, (s, other), observer, actor, action, manner):
                continue
            text = rules.spec.catalog.text(action)
            here = await World(people, rules, s.copy(), observer, manner).play(actor, text, None, number)
            there = await World(people, rules, other, observer, manner).play(actor, text, here.ticks, number)
            assert here.known() == there.known()
            assert here.began.keys() == there.began.keys()
            assert bool(here.began) == (manner == "long")
            same(
                here.heard, there.heard, f"position {number}, observer {observer}: {here.asked} or {there.asked} asked"
            )
            compared += 1
            if compared == ENOUGH:
                break
    assert compared == ENOUGH


def ends_alike(rules: Rules, worlds: tuple[State, State], observer: int, actor: int, action: int, manner: str) -> bool:
    """Whether different seats are asked discreetly, and afterwards the observer may know the same in both worlds."""
    here, there = (Quietly(rules, each, actor, action, manner == "slow") for each in worlds)
    return (
        here.asked != there.asked
        and observer not in here.asked | there.asked
        and all(here.known(seat) == there.known(seat) for seat in {observer, -1})
    )


class Quietly:
    """What the engine makes of an answer if everybody who is asked discreetly passes, or leaves it to the clock."""

    def __init__(self, rules: Rules, s: State, actor: int, action: int, slow: bool = False) -> None:
        self.rules = rules
        self.s = s.copy()
        self.s.log = self.log = Log()
        self.asked: set[int] = set()
        """Who is asked discreetly."""
        apply(self.s, actor, action)
        while self.s.ask is not None and self.s.ask.discreet:
            seat = waiting(self.s)[0]
            self.asked.add(seat)
            if slow:
                rules.spec.time_out(self.s, seat)
            else:
                apply(self.s, seat, rules.spec.catalog.parse("pass"))

    def known(self, seat: int) -> Any:
        """What a seat may know in the end."""
        return self.log.seen_by(seat), self.rules.spec.view(self.s, seat)

    def known_at_first(self, seat: int) -> Any:
        """What a seat may know while the first moment for a card is not over."""
        return [event.seen_by(seat) for event in self.log.events[: self.log.pauses[0]]]


def both_pause(here: Quietly, there: Quietly, observer: int) -> bool:
    """Whether different seats are asked, while the observer may know the same as long as the first moment lasts."""
    return (
        bool(here.log.pauses and there.log.pauses)
        and here.asked != there.asked
        and observer not in here.asked | there.asked
        and all(here.known_at_first(seat) == there.known_at_first(seat) for seat in {observer, -1})
    )


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(("last", "enough"), [(False, 8), (True, 2)], ids=["any-moment", "last-moment"])
def test_nothing_is_known_before_the_moment_is_over(edition: str, last: bool, enough: int, tmp_path: Path) -> None:
    asyncio.run(before_the_moment_is_over(Rules("dice-town", 3, edition), last, enough, tmp_path))


async def before_the_moment_is_over(rules: Rules, last: bool, enough: int, folder: Path) -> None:
    """However different what follows is, nobody can tell beforehand. `last`: only moments after which the game ends."""
    luck, compared = luck_of(rules, 3), 0
    async with parlour(folder) as opened:
        people = await People(opened).arrive(rules.seats)
        for number, s in enumerate(positions(rules, luck, reaction_mode="discreet")):
            if not public_and_decided_by_one(s):
                continue
            actor = waiting(s)[0]
            observer = [-1, *(seat for seat in range(s.count) if seat != actor)][number % s.count]
            action = legal(s, actor)[0]
            other = rules.spec.determinize(s, observer, number)
            if action not in legal(other, actor):
                continue
            worlds = [Quietly(rules, each, actor, action) for each in (s, other)]
            if not both_pause(worlds[0], worlds[1], observer) or last != (worlds[0].s.ask is None):
                continue
            text = rules.spec.catalog.text(action)
            here = await World(people, rules, s.copy(), observer).play(actor, text, IN_THE_PAUSE, number)
            there = await World(people, rules, other, observer).play(actor, text, IN_THE_PAUSE, number)
            same(
                here.heard, there.heard, f"position {number}, observer {observer}: {here.asked} or {there.asked} asked"
            )
            compared += 1
            if compared == enough:
                break
    assert compared == enough
