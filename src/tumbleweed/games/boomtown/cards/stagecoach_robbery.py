"""BT-19: Stagecoach Robbery."""

from typing import ClassVar

from tumbleweed.games.boomtown.cards.card import EventCard
from tumbleweed.games.boomtown.declared.cards import STAGECOACH_PAID
from tumbleweed.games.boomtown.gold import BANK, add_gold
from tumbleweed.games.boomtown.removing import use_up
from tumbleweed.games.boomtown.town import Boomtown


class StagecoachRobbery(EventCard):
    """BT-19.1: 10 gold from the bank."""

    rule: ClassVar[str] = "BT-19.1"

    def pick(self, s: Boomtown, seat: int, card: int) -> None:
        if s.log is not None:
            STAGECOACH_PAID.tell(s, {"player": seat, "amount": s.table.box.stagecoach})
        add_gold(s, BANK, -s.table.box.stagecoach)
        add_gold(s, seat, s.table.box.stagecoach)
        use_up(s, seat, card)
