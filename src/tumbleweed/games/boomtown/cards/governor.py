"""BT-13: Governor."""

from typing import ClassVar

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.actions import TOWN
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.cards.card import AskPlace, PersistentCard
from tumbleweed.games.boomtown.declared.cards import GOVERNOR_ATTACHED, WAITING_GOVERNOR_ATTACHED
from tumbleweed.games.boomtown.declared.kinds import Lack
from tumbleweed.games.boomtown.removing import put_away
from tumbleweed.games.boomtown.town import Boomtown, boomtown


class Governor(PersistentCard):
    """BT-13.1: one of the player's mayors becomes governor; the fee in that town is doubled."""

    rule: ClassVar[str] = "BT-13.1"
    lacks: ClassVar[Lack] = "no_office"
    waits: ClassVar[str] = "BT-13.3"

    def fits(self, s: Boomtown, seat: int) -> bool:
        return any_office(s, seat)

    def put(self, s: Boomtown, seat: int, card: int, from_waiting: bool) -> None:
        s.next(GovernorTown(seat, card, from_waiting))


def any_office(s: Boomtown, seat: int) -> bool:
    """Whether the seat is mayor anywhere."""
    return any(s.mayor(town) == seat for town in range(len(TOWNS)))


class GovernorTown(AskPlace):
    """BT-13.2: a player with several offices chooses one, for good."""

    decision: ClassVar[str] = "GOVERNOR_TOWN"
    rule: ClassVar[str] = "BT-13.2"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return tuple([TOWN + town for town in boomtown(state).mayor_of(seat)])

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        town = s.answer - TOWN
        put_away(s, self.seat, self.card)
        s.governor = town
        s.governor_card = self.card
        if s.log is not None:
            form = WAITING_GOVERNOR_ATTACHED if self.from_waiting else GOVERNOR_ATTACHED
            form.tell(s, {"player": self.seat, "town": TOWNS[town], "from_waiting": self.from_waiting})

    def default(self, state: State, seat: int) -> int:
        """The office where the seat has the most mines; ties: the order of the towns."""
        s = boomtown(state)
        return TOWN + min(s.mayor_of(seat), key=lambda town: (-int(s.players[seat].mines_in(town)), town))

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        return IllegalAnswer("BT-13.1", "only a town whose mayor you are: town …")
