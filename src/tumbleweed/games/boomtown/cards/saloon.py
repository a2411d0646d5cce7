"""BT-17: Saloon."""

from typing import ClassVar, Final

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.actions import TOWN
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.cards.card import AskPlace, PersistentCard
from tumbleweed.games.boomtown.declared.cards import SALOON_PLACED, WAITING_SALOON_PLACED, SaloonPlaced
from tumbleweed.games.boomtown.declared.kinds import Lack
from tumbleweed.games.boomtown.mayors import opponents_mines
from tumbleweed.games.boomtown.removing import put_away
from tumbleweed.games.boomtown.town import Boomtown, Saloon, boomtown, card_id
from tumbleweed.games.boomtown.waiting import PLACE_WAITING

TOKENS: Final = 2
"""BT-17.3: this many saloons can stand in a town."""


class SaloonCard(PersistentCard):
    """BT-17.1: laid beside the owner's mines in a town; others pay 2 gold whenever a mine of theirs produces there."""

    rule: ClassVar[str] = "BT-17.1"
    lacks: ClassVar[Lack] = "no_mine"
    waits: ClassVar[str] = "BT-17.2"

    def fits(self, s: Boomtown, seat: int) -> bool:
        # There are two saloons and two tokens of each colour, so no town runs out of tokens.
        return s.table.any_town or s.players[seat].mines != 0

    def put(self, s: Boomtown, seat: int, card: int, from_waiting: bool) -> None:
        s.next(SaloonTown(seat, card, from_waiting))


def saloon_towns(s: Boomtown, seat: int) -> tuple[int, ...]:
    """BT-17.2: towns where the seat owns a mine (`any_town`: all), and where a token is left."""
    found: list[int] = []
    for town in range(len(TOWNS)):
        tokens = TOKENS
        for saloon in s.saloons:
            if saloon.town == town:
                tokens -= 1
        if tokens and (s.table.any_town or s.players[seat].mines_in(town)):
            found.append(TOWN + town)
    return tuple(found)


class SaloonTown(AskPlace):
    """BT-17.1: the owner chooses the town."""

    decision: ClassVar[str] = "SALOON_TOWN"
    rule: ClassVar[str] = "BT-17.2"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return saloon_towns(boomtown(state), seat)

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        town = s.answer - TOWN
        put_away(s, self.seat, self.card)
        s.saloons = (*s.saloons, Saloon(self.card, self.seat, town, -1))
        if s.log is not None:
            told: SaloonPlaced = {"player": self.seat, "card": card_id(s, self.card), "town": TOWNS[town],
                                  "from_waiting": self.from_waiting}  # fmt: skip
            (WAITING_SALOON_PLACED if self.from_waiting else SALOON_PLACED).tell(s, told)
        PLACE_WAITING.run(s)

    def default(self, state: State, seat: int) -> int:
        """The town where opponents own the most mines; ties: the order of the towns."""
        s = boomtown(state)
        return min(saloon_towns(s, seat), key=lambda action: (-int(opponents_mines(s, seat, action - TOWN)), action))

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        return IllegalAnswer("BT-17.2", "only a town where you own a mine yourself, and where a token is left: town …")
