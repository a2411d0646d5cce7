"""DT-20.16: The Brute."""

from tumbleweed.games.dice_town.cards.card import Card
from tumbleweed.games.dice_town.town import Town


class TheCard(Card):
    """DT-20.16: keeps more than one die of this roll without paying. It is declared with the secret choice (U-10)."""

    decision = "D-03"
    rule = "DT-20.16"

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        s.spared |= 1 << seat
