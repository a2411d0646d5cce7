"""BT-16: New Vein."""

from typing import ClassVar

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.cards.card import AskPlace, PersistentCard
from tumbleweed.games.boomtown.declared.cards import VEIN_ATTACHED, WAITING_VEIN_ATTACHED, VeinAttached
from tumbleweed.games.boomtown.declared.kinds import Lack
from tumbleweed.games.boomtown.removing import put_away
from tumbleweed.games.boomtown.targets import action_of, actions_of, mine_of
from tumbleweed.games.boomtown.town import Boomtown, Vein, boomtown, card_id


class NewVein(PersistentCard):
    """BT-16.1: the production value of one of the player's mines is 3 higher for good."""

    rule: ClassVar[str] = "BT-16.1"
    lacks: ClassVar[Lack] = "no_mine"
    waits: ClassVar[str] = "BT-16.3"

    def fits(self, s: Boomtown, seat: int) -> bool:
        return s.players[seat].mines != 0

    def put(self, s: Boomtown, seat: int, card: int, from_waiting: bool) -> None:
        s.next(VeinMine(seat, card, from_waiting))


def own_mines(s: Boomtown, seat: int) -> tuple[int, ...]:
    """The seat's mines as options."""
    return actions_of(s, s.players[seat].mines)


class VeinMine(AskPlace):
    """BT-16.1: on one of the owner's mines, chosen by the owner."""

    decision: ClassVar[str] = "VEIN_MINE"
    rule: ClassVar[str] = "BT-16.1"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return own_mines(boomtown(state), seat)

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        mine = mine_of(s, s.answer)
        put_away(s, self.seat, self.card)
        s.veins = (*s.veins, Vein(self.card, mine))
        if s.log is not None:
            told: VeinAttached = {"player": self.seat, "card": card_id(s, self.card), "mine": card_id(s, mine),
                                  "new_value": s.value(mine), "from_waiting": self.from_waiting}  # fmt: skip
            (WAITING_VEIN_ATTACHED if self.from_waiting else VEIN_ATTACHED).tell(s, told)

    def default(self, state: State, seat: int) -> int:
        """A mine that is not in danger, with the most likely number; ties: higher value, then the lowest id."""
        s = boomtown(state)
        deck = s.table.deck
        mines = [mine_of(s, action) for action in own_mines(s, seat)]
        best = min(
            mines, key=lambda mine: (deck.danger[mine], abs(7 - deck.number[mine]), -s.value(mine), mine)
        )  # fmt: skip
        return action_of(s, best)

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        return IllegalAnswer("BT-16.1", "only one of your own mines: mine …")
