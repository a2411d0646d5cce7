"""Dice Town as the rest of the program sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from librt.strings import BytesWriter

from tumbleweed.core.chance import Seed, chance
from tumbleweed.core.events import EVERYBODY, Log, Payload
from tumbleweed.core.observation import Layout
from tumbleweed.core.options import Option, plain
from tumbleweed.core.play import advance
from tumbleweed.core.position import Dealer
from tumbleweed.core.spec import GameSpec, View
from tumbleweed.core.steps import State
from tumbleweed.games.dice_town import dump, hidden, invariants, observation, offer_form, position, scoring, ties, view
from tumbleweed.games.dice_town.actions import CATALOG
from tumbleweed.games.dice_town.box import BOXES
from tumbleweed.games.dice_town.cards import deck as cards
from tumbleweed.games.dice_town.declared.ending import TIMED_OUT
from tumbleweed.games.dice_town.declared.pieces import Pieces
from tumbleweed.games.dice_town.elixirs import deck as elixirs
from tumbleweed.games.dice_town.setup import set_up
from tumbleweed.games.dice_town.table import OPTIONS, table_for
from tumbleweed.games.dice_town.town import STREAMS, town

PARTS = (cards, elixirs, ties)
"""Parts that enter themselves into tables when they are imported."""


class DiceTown(GameSpec):
    """Both editions of Dice Town."""

    def __init__(self) -> None:
        self.name = "dice-town"
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

    def version_of(self, s: State) -> int:
        return town(s).table.version

    def options_at(self, version: int) -> tuple[Option, ...]:
        return OPTIONS[version - 1]

    def options_of(self, s: State) -> dict[str, Any]:
        return plain(town(s).table.full)

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
        t = town(s)
        winners = [seat for seat in range(t.count) if t.winners >> seat & 1] if t.ask is None else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(t.count)]

    def dump(self, s: State) -> dict[str, Any]:
        return dump.write_down(town(s))

    def load(self, data: dict[str, Any]) -> State:
        return dump.read_again(data)

    def events(self, s: State, seat: int, since: int) -> list[Payload]:
        """With `short_log` only the events of the current round (U-67)."""
        seen = super().events(s, seat, since)
        if town(s).table.short_log:
            return [event for event in seen if event["round"] == town(s).round]
        return seen

    def recalled(self, s: State, told: list[Payload]) -> list[Payload]:
        """With `short_log` only the round he was told of last, which need not be the one the game has come to."""
        if told and town(s).table.short_log:
            return [event for event in told if event["round"] == told[-1]["round"]]
        return told

    def compose(self, s: State, seat: int, form: Mapping[str, Any]) -> list[int]:
        return offer_form.offer_actions(town(s), seat, form)

    def say_time_out(self, s: State, seat: int) -> None:
        t = town(s)
        ask = t.ask
        if t.log is None or ask is None:
            return
        audience = 1 << seat if ask.discreet else EVERYBODY
        TIMED_OUT.tell(t, {"player": seat, "decision": ask.about()[0]}, audience=audience)
