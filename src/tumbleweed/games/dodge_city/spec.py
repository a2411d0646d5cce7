"""Dodge City as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, Final

from librt.strings import BytesWriter

from tumbleweed.core.play import default_answer
from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city import dump, hidden, invariants, lesson, position, scoring, setup, view
from tumbleweed.games.dodge_city.actions import CATALOG
from tumbleweed.games.dodge_city.declared.passes import OWN_TIME_OUT, TIMED_OUT, TimeoutDefault
from tumbleweed.games.dodge_city.observation import LAYOUT, observe_to
from tumbleweed.games.dodge_city.starting import ChooseStartCard
from tumbleweed.games.dodge_city.table import OPTIONS, TABLES
from tumbleweed.games.dodge_city.town import STREAMS, town
from tumbleweed.games.spec import GameOfModules
from tumbleweed.games.table import GameTable

ENOUGH_PASSES = 40
"""U-60: the recommended limit for games that only programs play."""

OF_DEFAULT: Final = {"D-4": "DC-7.1, DC-7.13", "D-14": "DC-10.12"}
"""By decision, the rules of its default answer, where they differ from the question's."""


class DodgeCity(GameOfModules):
    """Dodge City."""

    def __init__(self) -> None:
        super().__init__(
            "dodge-city", (2, 5), CATALOG, STREAMS, LAYOUT, OPTIONS, TABLES,
            dump, hidden, invariants, lesson, position, scoring, setup, view,
        )  # fmt: skip

    def table_of(self, s: State) -> GameTable:
        return town(s).table

    def observe_to(self, s: State, seat: int, out: BytesWriter) -> None:
        observe_to(town(s), seat, out)

    def check_table(self, seats: int, options: Mapping[str, Any]) -> None:
        super().check_table(seats, options)
        TABLES.find(options, self.version).plan_for(seats)

    def automatic(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """U-60: the rules set no limit on passes; players who never place a stone would go on for ever."""
        given = dict(options)
        if str(given.get("pass_limit", 0)) == "0":
            given["pass_limit"] = ENOUGH_PASSES
        return given

    def endless(self, s: State) -> str:
        if town(s).table.pass_limit:
            return ""
        return f"the rules know no limit of passes (U-60); options={{'pass_limit': {ENOUGH_PASSES}}} would set one"

    def say_time_out(self, s: State, seat: int) -> None:
        t = town(s)
        ask = t.ask
        if t.log is None or ask is None:
            return
        decision, _, rule = ask.about()
        action = CATALOG.text(default_answer(t, seat))
        if isinstance(ask, ChooseStartCard):
            own = OWN_TIME_OUT.to(1 << seat, {"action": action}, rule)
            TIMED_OUT.tell(t, {"player": seat, "decision": decision}, rule, (own,))
        else:
            told: TimeoutDefault = {"player": seat, "decision": decision, "action": action}
            TIMED_OUT.tell(t, told, OF_DEFAULT.get(decision, rule))
