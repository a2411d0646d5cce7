"""Elixir of Power."""

from tumbleweed.games.dice_town.elixirs.elixir import Elixir
from tumbleweed.games.dice_town.places.sheriff_office import BY_POWER, move_badge
from tumbleweed.games.dice_town.town import Town
from tumbleweed.games.dice_town.treatments import no_effect


class TheElixir(Elixir):
    """DT-17.8: the visitor takes the badge, unless Marshall prevents it (U-41)."""

    def work(self, s: Town, seat: int) -> None:
        if seat == s.sheriff:
            no_effect(s, seat, "power")
        else:
            move_badge(s, seat, BY_POWER)

    def has_effect(self, s: Town, seat: int) -> bool:
        return seat != s.sheriff
