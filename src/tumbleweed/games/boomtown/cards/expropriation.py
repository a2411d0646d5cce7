"""BT-12: Expropriation."""

from typing import ClassVar

from mypy_extensions import i64

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.actions import JUST_PASS, LAST_MINE, MINE, PASS
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.cards.card import AskAboutCard, EventCard
from tumbleweed.games.boomtown.declared.cards import EXPROPRIATION_DECLINED, EXPROPRIATION_USED, ExpropriationUsed
from tumbleweed.games.boomtown.mines import acquire
from tumbleweed.games.boomtown.removing import no_target, use_up
from tumbleweed.games.boomtown.targets import actions_of, mine_of, others_mines, richest
from tumbleweed.games.boomtown.town import Boomtown, boomtown, card_id
from tumbleweed.games.boomtown.waiting import PLACE_WAITING


class Expropriation(EventCard):
    """BT-12.1: the player takes over an opponent's mine in a town where they own a mine."""

    rule: ClassVar[str] = "BT-12.1"

    def pick(self, s: Boomtown, seat: int, card: int) -> None:
        if takeable(s, seat):
            s.next(ExpropriationTarget(seat, card))
        else:
            no_target(s, seat, card)


def takeable(s: Boomtown, seat: int) -> i64:
    """BT-12.1: opponents' mines in towns where the seat owns a mine, as a mask."""
    player = s.players[seat]
    there: i64 = 0
    for town in range(len(TOWNS)):
        if player.mines_in(town):
            there |= s.table.deck.in_town[town]
    return others_mines(s, seat) & there


class ExpropriationTarget(AskAboutCard):
    """BT-12.6: taking is optional, but the card is used now or lost."""

    decision: ClassVar[str] = "EXPROPRIATION_TARGET"
    rule: ClassVar[str] = "BT-12.1"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = boomtown(state)
        return JUST_PASS + actions_of(s, takeable(s, seat))

    def forced(self, state: State, seat: int) -> bool:
        # A player is asked only if there is something to take.
        return False

    def resolve(self, state: State) -> None:
        """BT-12.2 to BT-12.5: the mayor, and only the mayor, is paid; a New Vein goes with the mine."""
        s = boomtown(state)
        if s.answer == PASS:
            if s.log is not None:
                EXPROPRIATION_DECLINED.tell(s, {"player": self.seat})
            use_up(s, self.seat, self.card)
            return
        mine = mine_of(s, s.answer)
        victim = s.owner(mine)
        if s.log is not None:
            told: ExpropriationUsed = {"player": self.seat, "victim": victim, "card": card_id(s, mine),
                                       "with_vein": s.veins_on(mine) > 0}  # fmt: skip
            EXPROPRIATION_USED.tell(s, told, "BT-12.1, BT-12.5" if told["with_vein"] else "")
        use_up(s, self.seat, self.card)
        acquire(s, self.seat, mine, victim, "expropriation")
        PLACE_WAITING.run(s)

    def default(self, state: State, seat: int) -> int:
        s = boomtown(state)
        return richest(s, seat, actions_of(s, takeable(s, seat)))

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        if not MINE <= action < LAST_MINE:
            return IllegalAnswer("BT-12.6", "name a mine of an opponent, mine …, or pass; nothing else can be taken")
        s = boomtown(state)
        mine = mine_of(s, action)
        if mine < 0 or s.owner(mine) in (-1, seat):
            return IllegalAnswer("BT-12.1", "only a mine that lies before an opponent can be taken")
        return IllegalAnswer("BT-12.1", "only in a town where you own a mine yourself")
