"""An elixir: what it does for the visitor, and whether it would do anything now."""

from typing import Final

from tumbleweed.games.dice_town.town import Town


class Elixir:
    """DT-17.8: carried out at once, for the visitor."""

    def work(self, s: Town, seat: int) -> None:
        raise AssertionError("an elixir does something")

    def has_effect(self, s: Town, seat: int) -> bool:
        """Whether it would do something; only the default of D-23 looks at this."""
        return True


ELIXIRS: Final[list[Elixir]] = []
"""The elixirs by number. Filled by deck.py."""
