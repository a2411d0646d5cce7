"""Elixir of Charm."""

from typing import Final

from tumbleweed.games.dice_town.elixirs.elixir import Elixir
from tumbleweed.games.dice_town.town import Town
from tumbleweed.games.dice_town.treatments import collect_nuggets

EACH: Final = 1


class TheElixir(Elixir):
    """DT-17.8: every other player gives the visitor a nugget."""

    def work(self, s: Town, seat: int) -> None:
        collect_nuggets(s, seat, EACH)

    def has_effect(self, s: Town, seat: int) -> bool:
        return not s.table.wealth_visible or any(s.players[other].nuggets for other in s.others_clockwise(seat))
