"""Boomtown as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, cast

from librt.strings import BytesWriter

from tumbleweed.core.play import default_answer
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown import dump, hidden, invariants, lesson, position, scoring, setup, view
from tumbleweed.games.boomtown.actions import CATALOG
from tumbleweed.games.boomtown.cards import deck as cards
from tumbleweed.games.boomtown.declared.kinds import Decision
from tumbleweed.games.boomtown.declared.rounds import DECISION_TIMED_OUT
from tumbleweed.games.boomtown.observation import LAYOUT, observe_to
from tumbleweed.games.boomtown.table import OPTIONS, TABLES, check_table
from tumbleweed.games.boomtown.town import STREAMS, boomtown
from tumbleweed.games.spec import GameOfModules
from tumbleweed.games.table import GameTable

PARTS = (cards,)
"""Parts that enter themselves into tables when they are imported."""


class BoomtownSpec(GameOfModules):
    """Boomtown for 3 to 5, and the short game for 3."""

    def __init__(self) -> None:
        super().__init__(
            "boomtown", (3, 5), CATALOG, STREAMS, LAYOUT, OPTIONS, TABLES,
            dump, hidden, invariants, lesson, position, scoring, setup, view,
        )  # fmt: skip

    def table_of(self, s: State) -> GameTable:
        return boomtown(s).table

    def observe_to(self, s: State, seat: int, out: BytesWriter) -> None:
        observe_to(boomtown(s), seat, out)

    def check_table(self, seats: int, options: Mapping[str, Any]) -> None:
        super().check_table(seats, options)
        check_table(TABLES.find(options, self.version), seats)

    def say_time_out(self, s: State, seat: int) -> None:
        t = boomtown(s)
        ask = t.ask
        if t.log is None or ask is None:
            return
        taken = CATALOG.text(default_answer(t, seat))
        decision = cast(Decision, ask.about()[0])
        DECISION_TIMED_OUT.tell(t, {"player": seat, "decision": decision, "default_taken": taken})
