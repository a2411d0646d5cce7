"""BT-11: Dynamite."""

from typing import ClassVar

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.actions import LAST_MINE, MINE, SALOON, TOWN
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.cards.card import AskAboutCard, EventCard
from tumbleweed.games.boomtown.declared.cards import (
    DYNAMITE_USED,
    LIVELY_SALOON_REMOVED,
    SALOON_REMOVED,
    DynamiteUsed,
    SaloonRemoved,
)
from tumbleweed.games.boomtown.declared.kinds import Target
from tumbleweed.games.boomtown.mayors import check_mayor
from tumbleweed.games.boomtown.mines import destroy
from tumbleweed.games.boomtown.removing import no_target, remove, use_up
from tumbleweed.games.boomtown.targets import actions_of, mine_of, others_mines, richest, saloon_named, saloon_number
from tumbleweed.games.boomtown.town import Boomtown, Saloon, boomtown, card_id, card_ids
from tumbleweed.games.boomtown.waiting import PLACE_WAITING


class Dynamite(EventCard):
    """BT-11.1: a mine or a placed saloon of an opponent is removed."""

    rule: ClassVar[str] = "BT-11.1"

    def pick(self, s: Boomtown, seat: int, card: int) -> None:
        if others_mines(s, seat) or others_saloons(s, seat):
            s.next(DynamiteTarget(seat, card))
        else:
            no_target(s, seat, card)


def targets(s: Boomtown, seat: int) -> tuple[int, ...]:
    """BT-11.3: opponents' mines and placed saloons."""
    return actions_of(s, others_mines(s, seat)) + others_saloons(s, seat)


def others_saloons(s: Boomtown, seat: int) -> tuple[int, ...]:
    """Opponents' saloons as options."""
    if not s.saloons:
        return ()
    return tuple(sorted([SALOON + saloon_number(s, saloon) for saloon in s.saloons if saloon.owner != seat]))


class DynamiteTarget(AskAboutCard):
    """BT-11.3: if there is any target, one must be chosen."""

    decision: ClassVar[str] = "DYNAMITE_TARGET"
    rule: ClassVar[str] = "BT-11.1"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return targets(boomtown(state), seat)

    def forced(self, state: State, seat: int) -> bool:
        s = boomtown(state)
        mines = others_mines(s, seat)
        return mines & mines - 1 == 0 and len(targets(s, seat)) == 1

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        if s.answer < LAST_MINE:
            self._blow_up_mine(s, mine_of(s, s.answer))
        else:
            self._blow_up_saloon(s, saloon_named(s, s.answer))

    def _blow_up_mine(self, s: Boomtown, mine: int) -> None:
        """BT-11.2, BT-11.4: removed with what lies on it; then the mayor is checked, and no fee is paid."""
        owner = s.owner(mine)
        if s.log is not None:
            self._tell(s, mine, owner, "mine", [vein.card for vein in s.veins if vein.mine == mine])
        use_up(s, self.seat, self.card)
        destroy(s, owner, mine, "dynamite")
        check_mayor(s, s.table.deck.town[mine], "dynamite")
        PLACE_WAITING.run(s)

    def _blow_up_saloon(self, s: Boomtown, saloon: Saloon) -> None:
        """BT-11.2: removed with its Saloon Girls; the token returns to the supply."""
        girls = [saloon.girls] if saloon.girls >= 0 else []
        if s.log is not None:
            self._tell(s, saloon.card, saloon.owner, "saloon", girls)
            told: SaloonRemoved = {"player": saloon.owner, "card": card_id(s, saloon.card), "town": TOWNS[saloon.town],
                                   "with_girls": bool(girls)}  # fmt: skip
            (LIVELY_SALOON_REMOVED if girls else SALOON_REMOVED).tell(s, told)
        s.saloons = tuple([other for other in s.saloons if other is not saloon])
        use_up(s, self.seat, self.card)
        remove(s, saloon.card, "dynamite")
        for card in girls:
            remove(s, card, "dynamite")

    def _tell(self, s: Boomtown, target: int, owner: int, kind: Target, also: list[int]) -> None:
        told: DynamiteUsed = {"player": self.seat, "target": card_id(s, target), "owner": owner, "kind": kind,
                              "also_removed": card_ids(s, tuple(also))}  # fmt: skip
        DYNAMITE_USED[kind].tell(s, told, "BT-11.1, BT-11.2" if also else "")

    def default(self, state: State, seat: int) -> int:
        """The mine with the highest value now; if there is none, the nearest opponent's saloon."""
        s = boomtown(state)
        options = targets(s, seat)
        if options[0] < LAST_MINE:
            return richest(s, seat, options)
        return min(options, key=lambda action: ((saloon_named(s, action).owner - seat) % s.count, action))

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        if MINE <= action < LAST_MINE:
            s = boomtown(state)
            mine = mine_of(s, action)
            if mine < 0 or s.owner(mine) < 0:
                return IllegalAnswer("BT-11.1", "this mine does not lie before anybody")
        if MINE <= action < TOWN:
            return IllegalAnswer("BT-11.3", "only what belongs to an opponent can be blown up")
        return IllegalAnswer("BT-11.3", "something must be blown up: mine …, or saloon …")
