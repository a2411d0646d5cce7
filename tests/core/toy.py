"""A tiny game for the tests of the engine: everybody bids in secret, in parts; then the best bidder picks a colour.

Each round all seats bid at the same time: first coins (0 to what they own), then, with coins bid, a shout (soft or
loud). The highest bid pays and picks a colour; a die is rolled for it. After the last round points are counted.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from librt.strings import BytesWriter

from tumbleweed.core.catalog import Block, Catalog
from tumbleweed.core.chance import Chance, Seed, chance, tapes
from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.events import Event, Log
from tumbleweed.core.observation import put
from tumbleweed.core.options import Option, complete
from tumbleweed.core.play import advance
from tumbleweed.core.spec import GameSpec, View
from tumbleweed.core.steps import Agenda, Ask, AskSeat, State, Step

COINS = {1: 2, 2: 3}
"""What everybody has at the beginning, by version of the rules."""
BID, SHOUT, COLOUR = 0, 4, 6
NUMBERS = ("ask_number", "open", "asked", "answered", "version", "rounds")
STREAMS = ("die", "set-up")
OPTIONS = (Option("rounds", [1, 2, 3], {"": 2}, "T-1", (0, 0, 0)),)


class Fair(State):
    """A position of the toy game."""

    version: int
    rounds: int
    coins: list[int]
    bids: list[int]
    shouts: list[int]
    points: list[int]

    def copy(self) -> "Fair":
        other = Fair()
        self.copy_into(other)
        other.version, other.rounds = self.version, self.rounds
        for name in ("coins", "bids", "shouts", "points"):
            setattr(other, name, list(getattr(self, name)))
        return other


def fair(s: State) -> Fair:
    assert isinstance(s, Fair)
    return s


class Round(Step):
    """T-2: bids, then the colour; round after round."""

    def run(self, state: State) -> None:
        s = fair(state)
        if s.rounds:
            s.rounds -= 1
            s.bids, s.shouts = [-1] * s.count, [0] * s.count
            s.then_all((Bid(), Award(), Round()))


class Bid(Ask):
    """T-3: all bid at the same time; whoever bids coins also shouts. Without coins there is nothing to choose."""

    decision: ClassVar[str] = "T-3"
    rule: ClassVar[str] = "T-3"

    def seats(self, state: State) -> int:
        return (1 << state.count) - 1

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = fair(state)
        return (SHOUT, SHOUT + 1) if s.bids[seat] > 0 else tuple(range(s.coins[seat] + 1))

    def take(self, state: State, seat: int, action: int) -> bool:
        s = fair(state)
        if action >= SHOUT:
            s.shouts[seat] = action - SHOUT
            return True
        s.bids[seat] = action
        return action == 0

    def resolve(self, state: State) -> None:
        tell(fair(state), "bids", {"bids": list(fair(state).bids)})

    def default(self, state: State, seat: int) -> int:
        return self.options(state, seat)[0]

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        return IllegalAnswer("T-4", "nobody bids more than he owns") if BID <= action < SHOUT else None


class Award(Step):
    """T-5: the highest bid, the first seat among equals."""

    def run(self, state: State) -> None:
        s = fair(state)
        winner = s.bids.index(max(s.bids))
        s.coins[winner] -= s.bids[winner]
        s.next(PickColour(winner))


class PickColour(AskSeat):
    """T-6: red counts double, blue adds one to the die."""

    decision: ClassVar[str] = "T-6"
    rule: ClassVar[str] = "T-6"
    discreet: ClassVar[bool] = True

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return (COLOUR, COLOUR + 1) if fair(state).coins[seat] else (COLOUR,)

    def take(self, state: State, seat: int, action: int) -> bool:
        fair(state).bids[seat] = action
        return True

    def resolve(self, state: State) -> None:
        s = fair(state)
        die = 1 + s.chance.below(0, 6)
        s.points[self.seat] += 2 * die if s.bids[self.seat] == COLOUR else die + 1
        tell(s, "rolled", {"player": self.seat}, 1 << self.seat, {"die": die})

    def default(self, state: State, seat: int) -> int:
        return COLOUR


def tell(s: Fair, name: str, public: dict[str, Any], seats: int = 0, private: dict[str, Any] | None = None) -> None:
    if s.log is not None:
        s.log.add(Event(name, {"left": s.rounds}, public, ((seats, private or {}),)))


STEPS: dict[str, type[Step]] = {step.__name__: step for step in (Round, Bid, Award, PickColour)}


def written(step: Step) -> list[Any]:
    return [type(step).__name__, *step.args()]


class FairSpec(GameSpec):
    """The toy game's spec."""

    def __init__(self) -> None:
        self.name = "fair"
        self.version = 2
        self.least_seats, self.most_seats = 2, 4
        self.options = OPTIONS
        self.catalog = Catalog(
            "fair",
            [
                Block("bid", ["0", "1", "2", "3"], "coins"),
                Block("shout", ["soft", "loud"], "how"),
                Block("colour", ["red", "blue"], "which"),
            ],
        )

    def new(self, seats: int, options: Mapping[str, Any], seed: Seed, log: bool, version: int = 0) -> State:
        self.check_seats(seats)
        s = Fair()
        s.version = self.known_version(version)
        s.begin(self.name, seats, chance(STREAMS, seed), Log() if log else None)
        s.rounds = complete(OPTIONS, options)["rounds"]
        s.coins, s.points = [COINS[s.version]] * seats, [0] * seats
        s.bids, s.shouts = [-1] * seats, [0] * seats
        s.next(Round())
        advance(s)
        return s

    def version_of(self, s: State) -> int:
        return fair(s).version

    def options_of(self, s: State) -> dict[str, Any]:
        return {"rounds": 2}

    def view(self, s: State, seat: int) -> View:
        return {"coins": list(fair(s).coins), "own": fair(s).bids[seat] if seat >= 0 else None}

    def observe_to(self, s: State, seat: int, out: BytesWriter) -> None:
        put(out, fair(s).coins[seat])
        put(out, fair(s).bids[seat] + 1)

    def determinize(self, s: State, seat: int, seed: Seed) -> State:
        other = fair(s).copy()
        other.chance = chance(STREAMS, seed)
        return other

    def scores(self, s: State) -> list[int]:
        return list(fair(s).points)

    def returns(self, s: State) -> list[float]:
        points = fair(s).points
        winners = [seat for seat in range(s.count) if s.ask is None and points[seat] == max(points)]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.count)]

    def check(self, s: State) -> None:
        assert all(0 <= coins <= COINS[fair(s).version] for coins in fair(s).coins)

    def dump(self, s: State) -> dict[str, Any]:
        f = fair(s)
        agenda, cell = [], f.agenda
        while cell is not None:
            agenda.append(written(cell.step))
            cell = cell.rest
        return {
            **{name: getattr(f, name) for name in ("count", *NUMBERS)},
            **{name: list(getattr(f, name)) for name in ("coins", "bids", "shouts", "points")},
            "seed": f.chance.source.seed,
            "read": list(f.chance.read),
            "agenda": agenda,
            "ask": None if f.ask is None else written(f.ask),
        }

    def load(self, data: dict[str, Any]) -> State:
        f = Fair()
        f.begin(self.name, data["count"], Chance(tapes(STREAMS, data["seed"]), list(data["read"])), None)
        for name in NUMBERS:
            setattr(f, name, data[name])
        for name in ("coins", "bids", "shouts", "points"):
            setattr(f, name, list(data[name]))
        for name, *args in reversed(data["agenda"]):
            f.agenda = Agenda(STEPS[name](*args), f.agenda)
        if data["ask"] is not None:
            ask = STEPS[data["ask"][0]](*data["ask"][1:])
            assert isinstance(ask, Ask)
            f.ask = ask
        return f
