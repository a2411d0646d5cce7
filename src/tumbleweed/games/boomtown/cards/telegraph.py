"""BT-20.2 to BT-20.4: Telegraph."""

from typing import ClassVar, Final

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.boomtown.actions import FACES, PASS, SET, SET_OPTIONS
from tumbleweed.games.boomtown.box import TELEGRAPH
from tumbleweed.games.boomtown.cards.card import HeldCard
from tumbleweed.games.boomtown.declared.production import TELEGRAPH_KEPT, TELEGRAPH_USED, TelegraphUsed
from tumbleweed.games.boomtown.removing import first_of_kind, use_up
from tumbleweed.games.boomtown.town import Boomtown, boomtown


class Telegraph(HeldCard):
    """BT-20.2: after a production roll its holder may set one die to any face."""

    rule: ClassVar[str] = "BT-20.2"


def offer_telegraph(s: Boomtown, place: int) -> None:
    """U-1a: once round clockwise from the first player, here from `place` on; each holder sees the result so far."""
    if not s.anybody_holds(TELEGRAPH):
        return
    while place < s.count:
        seat = (s.first + place) % s.count
        if s.holds(seat, TELEGRAPH):
            s.next(USE_TELEGRAPH_OF[seat])
            return
        place += 1


class UseTelegraph(AskSeat):
    """BT-20.2, BT-20.3: one die is set to another face; any player may hold the card."""

    decision: ClassVar[str] = "USE_TELEGRAPH"
    rule: ClassVar[str] = "BT-20.2"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = boomtown(state)
        return SET_OPTIONS[(s.die1 - 1) * FACES + s.die2 - 1]

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        seat = self.seat
        place = (seat - s.first) % s.count
        if s.answer == PASS:
            if s.log is not None:
                TELEGRAPH_KEPT.tell(s, {"player": seat, "sum": s.die1 + s.die2})
            offer_telegraph(s, place + 1)
            return
        die, face = divmod(s.answer - SET, FACES)
        old = s.die2 if die else s.die1
        if die:
            s.die2 = face + 1
        else:
            s.die1 = face + 1
        if s.log is not None:
            told: TelegraphUsed = {"player": seat, "die": die + 1, "old": old, "new": face + 1, "sum": s.die1 + s.die2}
            TELEGRAPH_USED.tell(s, told)
        use_up(s, seat, first_of_kind(s, seat, TELEGRAPH))
        offer_telegraph(s, place)

    def default(self, state: State, seat: int) -> int:
        return PASS

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        if action >= SET:
            return IllegalAnswer("BT-20.3", "the die shows this face already; the new one must differ")
        return IllegalAnswer("BT-20.2", "one die can be set to another face, or none: set DIE FACE, or pass")


USE_TELEGRAPH_OF: Final = [UseTelegraph(seat) for seat in range(5)]
