"""BT-15: Mustang."""

from typing import ClassVar, Final

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.boomtown.actions import MUSTANG_OPTIONS, PASS
from tumbleweed.games.boomtown.box import MUSTANG
from tumbleweed.games.boomtown.cards.card import HeldCard
from tumbleweed.games.boomtown.declared.cards import MUSTANG_KEPT, MUSTANG_USED
from tumbleweed.games.boomtown.removing import first_of_kind, use_up
from tumbleweed.games.boomtown.town import Boomtown, boomtown


class Mustang(HeldCard):
    """BT-15: later its holder may choose second, right after the high bidder."""

    rule: ClassVar[str] = "BT-15.1"


def offer_mustang(s: Boomtown, place: int) -> None:
    """BT-15.1, BT-15.3, U-1a: asks the next holder, from a place in the order of choosing on.

    The first two places are the high bidder and the player who is next anyway: they are not asked.
    """
    while place < s.count:
        if s.holds(s.order[place], MUSTANG):
            s.next(USE_MUSTANG_OF[s.order[place]])
            return
        place += 1


class UseMustang(AskSeat):
    """BT-15.1: directly after the high bidder's pick has been resolved."""

    decision: ClassVar[str] = "USE_MUSTANG"
    rule: ClassVar[str] = "BT-15.1"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return MUSTANG_OPTIONS

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        seat = self.seat
        if s.answer == PASS:
            if s.log is not None:
                MUSTANG_KEPT.tell(s, {"player": seat, "new_order": list(s.order)})
            offer_mustang(s, s.order.index(seat) + 1)
            return
        # BT-15.2: afterwards the order goes on as before, without this seat.
        s.order = (s.order[0], seat, *[other for other in s.order[1:] if other != seat])
        if s.log is not None:
            MUSTANG_USED.tell(s, {"player": seat, "new_order": list(s.order)})
        use_up(s, seat, first_of_kind(s, seat, MUSTANG))

    def default(self, state: State, seat: int) -> int:
        return PASS

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        return IllegalAnswer("BT-15.1", "the Mustang can be used now, or not: mustang, or pass")


USE_MUSTANG_OF: Final = [UseMustang(seat) for seat in range(5)]
