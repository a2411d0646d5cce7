"""DT-20.10: Nervous Joe."""

from typing import Final

from tumbleweed.games.dice_town.actions import SEAT
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import Card
from tumbleweed.games.dice_town.declared.places import JOE_COLLECTED
from tumbleweed.games.dice_town.declared.rolling import PLAYED_AGAINST
from tumbleweed.games.dice_town.town import Town

SUM: Final = 4


class TheCard(Card):
    """DT-20.10: played the moment it is gained; the chosen player gives $4, or everything if they have less."""

    at_once = True
    decision = "D-13"
    rule = "DT-20.10"

    def tell(self, s: Town, seat: int, action: int) -> None:
        PLAYED_AGAINST.tell(s, {"player": seat, "card": BOX.kinds[self.kind], "target": action - SEAT}, self.rule)

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        target = action - SEAT
        dollars = min(SUM, s.players[target].dollars)
        s.players[target].dollars -= dollars
        s.players[seat].dollars += dollars
        if s.log is not None:
            JOE_COLLECTED.tell(s, {"player": seat, "target": target, "dollars": dollars})
