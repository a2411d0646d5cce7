"""Boomtown as the rest of the program sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from librt.strings import BytesWriter

from tumbleweed.core.chance import Seed, chance
from tumbleweed.core.events import Log
from tumbleweed.core.observation import Layout
from tumbleweed.core.options import Option, plain
from tumbleweed.core.play import advance, default_answer
from tumbleweed.core.position import Dealer
from tumbleweed.core.spec import GameSpec, View
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown import dump, hidden, invariants, observation, position, scoring, view
from tumbleweed.games.boomtown.actions import CATALOG
from tumbleweed.games.boomtown.box import BOXES
from tumbleweed.games.boomtown.cards import deck as cards
from tumbleweed.games.boomtown.declared.kinds import Decision
from tumbleweed.games.boomtown.declared.pieces import Pieces
from tumbleweed.games.boomtown.declared.rounds import DECISION_TIMED_OUT
from tumbleweed.games.boomtown.setup import set_up
from tumbleweed.games.boomtown.table import OPTIONS, check_table, table_for
from tumbleweed.games.boomtown.town import STREAMS, boomtown

PARTS = (cards,)
"""Parts that enter themselves into tables when they are imported."""


class BoomtownSpec(GameSpec):
    """Boomtown for 3 to 5, and the short game for 3."""

    def __init__(self) -> None:
        self.name = "boomtown"
        self.version = len(BOXES)
        self.least_seats = 3
        self.most_seats = 5
        self.options = OPTIONS[-1]
        self.catalog = CATALOG

    def new(self, seats: int, options: Mapping[str, Any], seed: Seed, log: bool, version: int = 0) -> State:
        self.check_seats(seats)
        table = table_for(options, self.known_version(version))
        s = set_up(seats, table, chance(STREAMS, seed), Log() if log else None)
        advance(s)
        return s

    def position(
        self,
        run: str | Sequence[str],
        seats: int,
        options: Mapping[str, Any],
        seed: Seed,
        pieces: Mapping[str, Any],
        log: bool,
        version: int,
        dealt: bool,
    ) -> State:
        self.check_seats(seats)
        table = table_for(options, self.known_version(version))
        given = cast(Pieces, pieces)
        return position.set_up(run, seats, table, seed, given, Log() if log else None, Dealer(seed, dealt))

    def check_table(self, seats: int, options: Mapping[str, Any]) -> None:
        super().check_table(seats, options)
        check_table(table_for(options, self.version), seats)

    def version_of(self, s: State) -> int:
        return boomtown(s).table.version

    def options_at(self, version: int) -> tuple[Option, ...]:
        return OPTIONS[version - 1]

    def options_of(self, s: State) -> dict[str, Any]:
        return plain(boomtown(s).table.full)

    def view(self, s: State, seat: int) -> View:
        return cast(View, view.view(boomtown(s), seat))

    def determinize(self, s: State, seat: int, seed: Seed) -> State:
        return hidden.deal_anew(boomtown(s), seat, seed)

    def layout(self) -> Layout:
        return observation.LAYOUT

    def observe_to(self, s: State, seat: int, out: BytesWriter) -> None:
        observation.observe_to(boomtown(s), seat, out)

    def check(self, s: State) -> None:
        invariants.check(boomtown(s))

    def scores(self, s: State) -> list[int]:
        return scoring.points(boomtown(s))

    def returns(self, s: State) -> list[float]:
        t = boomtown(s)
        winners = [seat for seat in range(t.count) if t.winners >> seat & 1] if t.ask is None else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(t.count)]

    def dump(self, s: State) -> dict[str, Any]:
        return dump.write_down(boomtown(s))

    def load(self, data: dict[str, Any]) -> State:
        return dump.read_again(data)

    def say_time_out(self, s: State, seat: int) -> None:
        t = boomtown(s)
        ask = t.ask
        if t.log is None or ask is None:
            return
        taken = CATALOG.text(default_answer(t, seat))
        decision = cast(Decision, ask.about()[0])
        DECISION_TIMED_OUT.tell(t, {"player": seat, "decision": decision, "default_taken": taken})
