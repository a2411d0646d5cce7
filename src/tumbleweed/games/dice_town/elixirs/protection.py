"""Elixir of Protection."""

from tumbleweed.games.dice_town.elixirs.elixir import Elixir
from tumbleweed.games.dice_town.town import Town
from tumbleweed.games.dice_town.treatments import hand_claims, protect_claims


class TheElixir(Elixir):
    """DT-17.8: the visitor lays two claims from hand face up on the table; they can no longer be stolen."""

    def work(self, s: Town, seat: int) -> None:
        protect_claims(s, seat, "protection")

    def has_effect(self, s: Town, seat: int) -> bool:
        return hand_claims(s, seat) > 0
