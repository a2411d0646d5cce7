"""BT-10: Card Shark."""

from typing import ClassVar

from tumbleweed.games.boomtown.cards.card import EventCard
from tumbleweed.games.boomtown.declared.cards import CARD_SHARK_PAID
from tumbleweed.games.boomtown.gold import BANK, pay, payable, payment
from tumbleweed.games.boomtown.removing import use_up
from tumbleweed.games.boomtown.town import Boomtown


class CardShark(EventCard):
    """BT-10.1: every other player pays 4 gold to the bank; clockwise from the picker's left (BT-10.2)."""

    rule: ClassVar[str] = "BT-10.1"

    def pick(self, s: Boomtown, seat: int, card: int) -> None:
        due = s.table.box.card_shark
        for other in s.others_clockwise(seat):
            if s.log is not None:
                paid = payable(s, other, due)
                CARD_SHARK_PAID[payment(due, paid)].tell(s, {"payer": other, "due": due, "paid": paid})
            pay(s, other, BANK, due)
        use_up(s, seat, card)
