"""DT-14.4, DT-20.12: Marshall."""

from tumbleweed.games.dice_town.cards.card import BADGE_MOVES, Card
from tumbleweed.games.dice_town.town import Town


class TheCard(Card):
    """DT-14.4: the badge was about to move; the old Sheriff keeps it this time. Anybody may play the card (U-41)."""

    moments = (BADGE_MOVES,)
    decision = "D-17"
    rule = "DT-20.12"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return not s.marshalled

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        s.marshalled = True

    def default(self, s: Town, seat: int, actor: int) -> int:
        return self.play_if(seat == s.sheriff)
