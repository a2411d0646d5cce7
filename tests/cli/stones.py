"""A tiny extra game, to check that the command line knows no game by name.

Everybody secretly says `one` or `two`; whoever said more than all others takes that many stones. The last stone ends
the game. Two to three seats; the option `stones` says how many there are.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from librt.strings import BytesWriter

from tumbleweed.core.catalog import Block, Catalog
from tumbleweed.core.chance import Chance, Seed, chance, tapes
from tumbleweed.core.events import Event, Log
from tumbleweed.core.observation import put
from tumbleweed.core.options import Option, complete
from tumbleweed.core.play import advance
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import SEATS_OF, Agenda, Ask, State, Step

CATALOG = Catalog("stones", [Block("say", ["one", "two"], "a number said")])
OPTIONS = (Option("stones", [5, 9], {"": 9}, "ST-1", (0, 0, 0)),)


class Stones(State):
    left: int
    taken: list[int]
    table: dict[str, Any]

    def copy(self) -> "Stones":
        other = Stones()
        self.copy_into(other)
        other.left, other.taken, other.table = self.left, self.taken.copy(), self.table
        return other


class Round(Step):
    def run(self, s: State) -> None:
        assert isinstance(s, Stones)
        if s.left > 0:
            s.then(Say(), Round())


class Say(Ask):
    decision: ClassVar[str] = "ST-D1"
    rule: ClassVar[str] = "ST-2"

    def seats(self, s: State) -> int:
        return (1 << s.count) - 1

    def options(self, s: State, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def resolve(self, s: State) -> None:
        assert isinstance(s, Stones)
        best = max(s.answers)
        winners = [seat for seat in SEATS_OF[s.asked] if s.answers[seat] == best]
        taken = min(s.left, 1 + best) if len(winners) == 1 else 1
        s.left -= taken
        s.taken[winners[0]] += taken
        if s.log is not None:
            s.log.add(Event("stones_taken", {"seq": len(s.log.events)}, {"player": winners[0], "number": taken}))

    def default(self, s: State, seat: int) -> int:
        return 0


class StonesSpec(GameSpec):
    def __init__(self) -> None:
        self.name, self.version, self.least_seats, self.most_seats = "stones", 3, 2, 3
        self.options, self.catalog = OPTIONS, CATALOG

    def new(self, seats: int, options: Mapping[str, Any], seed: Seed, log: bool, version: int = 0) -> State:
        self.check_seats(seats)
        s = Stones()
        s.begin("stones", seats, chance(("luck",), seed), Log() if log else None)
        s.table = complete(OPTIONS, options)
        s.left, s.taken = s.table["stones"], [0] * seats
        s.next(Round())
        advance(s)
        return s

    def options_of(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Stones)
        return dict(s.table)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Stones)
        asked = seat >= 0 and s.open >> seat & 1
        question = {"decision": "ST-D1", "name": "SAY", "rule": "ST-2", "number": s.ask_number} if asked else None
        return {"game": "stones", "seat": seat, "left": s.left, "taken": list(s.taken), "question": question}

    def determinize(self, s: State, seat: int, seed: Seed) -> State:
        other = s.copy()
        for rival in SEATS_OF[s.asked & ~s.open]:
            if rival != seat:
                other.answers[rival] = 0
        return other

    def observe_to(self, s: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, Stones)
        put(out, s.left)
        put(out, s.taken[seat])

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Stones)
        return list(s.taken)

    def returns(self, s: State) -> list[float]:
        best = max(self.scores(s)) if s.ask is None else -1
        return [float(points == best) for points in self.scores(s)]

    def dump(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Stones)
        numbers = {"count": s.count, "number": s.ask_number, "open": s.open, "asked": s.asked, "left": s.left}
        secret = {"answers": list(s.answers), "seed": s.chance.source.seed, "asks": s.ask is not None}
        return {**numbers, **secret, "taken": list(s.taken), "table": dict(s.table)}

    def load(self, data: dict[str, Any]) -> State:
        s = Stones()
        s.begin("stones", data["count"], Chance(tapes(("luck",), data["seed"]), [0]), None)
        s.ask_number, s.open, s.asked, s.answers = data["number"], data["open"], data["asked"], list(data["answers"])
        s.left, s.taken, s.table = data["left"], list(data["taken"]), dict(data["table"])
        s.ask = Say() if data["asks"] else None
        s.agenda = Agenda(Round(), None) if data["asks"] else None
        return s
