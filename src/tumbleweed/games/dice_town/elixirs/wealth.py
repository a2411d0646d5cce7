"""Elixir of Wealth."""

from typing import Final

from tumbleweed.games.dice_town.elixirs.elixir import Elixir
from tumbleweed.games.dice_town.town import Town
from tumbleweed.games.dice_town.treatments import collect_dollars, given_by

EACH: Final = 2


class TheElixir(Elixir):
    """DT-17.8: every other player gives the visitor $2."""

    def work(self, s: Town, seat: int) -> None:
        collect_dollars(s, seat, EACH)

    def has_effect(self, s: Town, seat: int) -> bool:
        if not s.table.wealth_visible:
            return True
        return any(given_by(s, s.players[other].dollars, EACH) for other in s.others_clockwise(seat))
