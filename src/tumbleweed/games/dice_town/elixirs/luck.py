"""Elixir of Luck."""

from tumbleweed.games.dice_town.elixirs.elixir import Elixir
from tumbleweed.games.dice_town.town import Town
from tumbleweed.games.dice_town.treatments import store_card_there, take_store_card


class TheElixir(Elixir):
    """DT-17.8: the visitor draws the top store card."""

    def work(self, s: Town, seat: int) -> None:
        take_store_card(s, seat, "luck")

    def has_effect(self, s: Town, seat: int) -> bool:
        return store_card_there(s)
