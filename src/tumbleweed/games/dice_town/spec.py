"""Dice Town as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any

from librt.strings import BytesWriter

from tumbleweed.core.events import EVERYBODY, Payload
from tumbleweed.core.steps import State
from tumbleweed.games.dice_town import (
    dump,
    hidden,
    invariants,
    lesson,
    offer_form,
    position,
    scoring,
    setup,
    ties,
    view,
)
from tumbleweed.games.dice_town.actions import CATALOG
from tumbleweed.games.dice_town.cards import deck as cards
from tumbleweed.games.dice_town.declared.ending import TIMED_OUT
from tumbleweed.games.dice_town.elixirs import deck as elixirs
from tumbleweed.games.dice_town.observation import LAYOUT, observe_to
from tumbleweed.games.dice_town.offering import OfferBribes
from tumbleweed.games.dice_town.table import OPTIONS, TABLES
from tumbleweed.games.dice_town.town import STREAMS, town
from tumbleweed.games.spec import GameOfModules
from tumbleweed.games.table import GameTable

PARTS = (cards, elixirs, ties)
"""Parts that enter themselves into tables when they are imported."""


class DiceTown(GameOfModules):
    """Both editions of Dice Town."""

    def __init__(self) -> None:
        super().__init__(
            "dice-town", (2, 5), CATALOG, STREAMS, LAYOUT, OPTIONS, TABLES,
            dump, hidden, invariants, lesson, position, scoring, setup, view,
        )  # fmt: skip

    def table_of(self, s: State) -> GameTable:
        return town(s).table

    def observe_to(self, s: State, seat: int, out: BytesWriter) -> None:
        observe_to(town(s), seat, out)

    def events(self, s: State, seat: int, since: int) -> list[Payload]:
        """With `short_log`, only the events of the current round (U-67)."""
        seen = super().events(s, seat, since)
        if town(s).table.short_log:
            return [event for event in seen if event["round"] == town(s).round]
        return seen

    def recalled(self, s: State, told: list[Payload]) -> list[Payload]:
        """With `short_log`, only those of the last round that was told, which may not be the game's current round."""
        if told and town(s).table.short_log:
            return [event for event in told if event["round"] == told[-1]["round"]]
        return told

    def has_form(self, s: State) -> bool:
        return isinstance(s.ask, OfferBribes)

    def compose(self, s: State, seat: int, form: Mapping[str, Any]) -> list[int]:
        return offer_form.offer_actions(town(s), seat, form)

    def say_time_out(self, s: State, seat: int) -> None:
        t = town(s)
        ask = t.ask
        if t.log is None or ask is None:
            return
        audience = 1 << seat if ask.discreet else EVERYBODY
        TIMED_OUT.tell(t, {"player": seat, "decision": ask.about()[0]}, audience=audience)
