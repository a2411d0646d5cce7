"""BT-18: Saloon Girls."""

from typing import ClassVar

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.actions import SALOON
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.cards.card import AskPlace, PersistentCard
from tumbleweed.games.boomtown.declared.cards import GIRLS_ATTACHED, WAITING_GIRLS_ATTACHED, GirlsAttached
from tumbleweed.games.boomtown.declared.kinds import Lack
from tumbleweed.games.boomtown.mayors import opponents_mines
from tumbleweed.games.boomtown.removing import put_away
from tumbleweed.games.boomtown.targets import saloon_named, saloon_number
from tumbleweed.games.boomtown.town import Boomtown, Saloon, boomtown, card_id


class SaloonGirls(PersistentCard):
    """BT-18.1: one of the player's saloons collects 4 instead of 2."""

    rule: ClassVar[str] = "BT-18.1"
    lacks: ClassVar[Lack] = "no_saloon"
    waits: ClassVar[str] = "BT-18.2"

    def fits(self, s: Boomtown, seat: int) -> bool:
        return any(saloon.owner == seat for saloon in s.saloons)

    def put(self, s: Boomtown, seat: int, card: int, from_waiting: bool) -> None:
        s.next(GirlsSaloon(seat, card, from_waiting))


def own_saloons(s: Boomtown, seat: int) -> tuple[int, ...]:
    """The seat's saloons as options."""
    return tuple(sorted([SALOON + saloon_number(s, saloon) for saloon in s.saloons if saloon.owner == seat]))


class GirlsSaloon(AskPlace):
    """BT-18.1: in one of the owner's saloons, chosen by the owner."""

    decision: ClassVar[str] = "GIRLS_SALOON"
    rule: ClassVar[str] = "BT-18.1"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return own_saloons(boomtown(state), seat)

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        chosen = saloon_named(s, s.answer)
        put_away(s, self.seat, self.card)
        lively = Saloon(chosen.card, chosen.owner, chosen.town, self.card)
        s.saloons = tuple([lively if saloon is chosen else saloon for saloon in s.saloons])
        if s.log is not None:
            told: GirlsAttached = {"player": self.seat, "saloon": card_id(s, chosen.card), "town": TOWNS[chosen.town],
                                   "from_waiting": self.from_waiting}  # fmt: skip
            (WAITING_GIRLS_ATTACHED if self.from_waiting else GIRLS_ATTACHED).tell(s, told)

    def default(self, state: State, seat: int) -> int:
        """The saloon in the town where opponents own the most mines; ties: the earlier saloon."""
        s = boomtown(state)
        own = [saloon for saloon in s.saloons if saloon.owner == seat]
        best = min(own, key=lambda saloon: (-int(opponents_mines(s, seat, saloon.town)), s.saloons.index(saloon)))
        return SALOON + saloon_number(s, best)

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        return IllegalAnswer("BT-18.1", "only one of your own saloons: saloon …")
