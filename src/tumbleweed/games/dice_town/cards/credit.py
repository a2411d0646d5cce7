"""DT-12.4, DT-20.9: Unlimited Credit."""

from tumbleweed.games.dice_town.cards.card import STORE_WON, Card
from tumbleweed.games.dice_town.places.general_store import FIRST_DRAW, SECOND_DRAW
from tumbleweed.games.dice_town.town import Town


class TheCard(Card):
    """DT-12.4: the winner of the General Store performs its action twice; only then is the card discarded (U-30)."""

    moments = (STORE_WON,)
    decision = "D-11"
    rule = "DT-20.9"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return seat == actor and not s.doubled

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        s.doubled = True
        s.then(FIRST_DRAW[seat], SECOND_DRAW[seat])
