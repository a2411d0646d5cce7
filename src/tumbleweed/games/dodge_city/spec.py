"""Dodge City as the rest of the program sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from librt.strings import BytesWriter

from tumbleweed.core.chance import Seed, chance
from tumbleweed.core.events import Log
from tumbleweed.core.observation import Layout
from tumbleweed.core.options import Option, plain
from tumbleweed.core.play import advance, default_answer
from tumbleweed.core.position import Dealer
from tumbleweed.core.spec import GameSpec, View
from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city import dump, hidden, invariants, observation, position, scoring, view
from tumbleweed.games.dodge_city.actions import CATALOG
from tumbleweed.games.dodge_city.box import BOXES
from tumbleweed.games.dodge_city.declared.passes import OWN_TIME_OUT, TIMED_OUT, TimeoutDefault
from tumbleweed.games.dodge_city.declared.pieces import Pieces
from tumbleweed.games.dodge_city.setup import set_up
from tumbleweed.games.dodge_city.starting import ChooseStartCard
from tumbleweed.games.dodge_city.table import OPTIONS, table_for
from tumbleweed.games.dodge_city.town import STREAMS, town

ENOUGH_PASSES = 40
"""U-60: the limit that is recommended where only programs play."""

OF_DEFAULT: Final = {"D-4": "DC-7.1, DC-7.13", "D-14": "DC-10.12"}
"""By decision, the rules of its default answer, where the question has another one."""


class DodgeCity(GameSpec):
    """Dodge City."""

    def __init__(self) -> None:
        self.name = "dodge-city"
        self.version = len(BOXES)
        self.least_seats = 2
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
        table_for(options, self.version).plan_for(seats)

    def version_of(self, s: State) -> int:
        return town(s).table.version

    def options_at(self, version: int) -> tuple[Option, ...]:
        return OPTIONS[version - 1]

    def options_of(self, s: State) -> dict[str, Any]:
        return plain(town(s).table.full)

    def automatic(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """U-60: the rules know no limit of passes; players who never place a stone would go on for ever."""
        given = dict(options)
        if str(given.get("pass_limit", 0)) == "0":
            given["pass_limit"] = ENOUGH_PASSES
        return given

    def endless(self, s: State) -> str:
        if town(s).table.pass_limit:
            return ""
        return f"the rules know no limit of passes (U-60); options={{'pass_limit': {ENOUGH_PASSES}}} would set one"

    def view(self, s: State, seat: int) -> View:
        return cast(View, view.view(town(s), seat))

    def determinize(self, s: State, seat: int, seed: Seed) -> State:
        return hidden.deal_anew(town(s), seat, seed)

    def layout(self) -> Layout:
        return observation.LAYOUT

    def observe_to(self, s: State, seat: int, out: BytesWriter) -> None:
        observation.observe_to(town(s), seat, out)

    def check(self, s: State) -> None:
        invariants.check(town(s))

    def scores(self, s: State) -> list[int]:
        return scoring.points(town(s))

    def returns(self, s: State) -> list[float]:
        return scoring.results(town(s))

    def dump(self, s: State) -> dict[str, Any]:
        return dump.write_down(town(s))

    def load(self, data: dict[str, Any]) -> State:
        return dump.read_again(data)

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
