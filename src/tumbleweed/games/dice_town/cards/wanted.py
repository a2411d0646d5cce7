"""DT-20.4, DT-20.5: Wanted."""

from typing import Final

from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import CARD_PLAYED, Card
from tumbleweed.games.dice_town.declared.rolling import CANCELLED
from tumbleweed.games.dice_town.town import PlayedCard, Town

BRUTE_KIND: Final = BOX.kind("brute")


class TheCard(Card):
    """DT-20.4: when another player plays a store card, that card has no effect."""

    moments = (CARD_PLAYED,)
    decision = "D-06"
    rule = "DT-20.4"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return seat != actor and s.played is not None and not s.played.cancelled

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        top = s.played
        assert top is not None
        below = top.below
        assert below is not None
        cancelled = PlayedCard(below.seat, below.kind, below.action, below.actor, True, below.below)
        s.played = PlayedCard(top.seat, top.kind, top.action, top.actor, False, cancelled)
        if s.log is not None:
            rule = "DT-20.5, U-12" if below.kind == BRUTE_KIND else ""
            CANCELLED.tell(s, {"player": seat, "of": below.seat, "card": BOX.kinds[below.kind]}, rule)
