"""How players gain store cards: drawn from the deck; Nervous Joe is played at once (DT-12.2, DT-12.6, U-34)."""

from typing import ClassVar, Final

from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.dice_town.actions import SEAT, SEAT_OPTIONS
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import CARDS
from tumbleweed.games.dice_town.declared.doc import NO_EFFECT
from tumbleweed.games.dice_town.declared.places import STORE_RESHUFFLED
from tumbleweed.games.dice_town.packs import SIZE, STORE, store_kinds
from tumbleweed.games.dice_town.reactions import announce
from tumbleweed.games.dice_town.town import STORE_STREAM, Town, town


def draw_store_cards(s: Town, number: int) -> tuple[int, ...]:
    """DT-12.2, U-30: the top cards; if the deck runs short, all that is left, then the shuffled discards."""
    drawn = s.store_deck[s.store_top : s.store_top + number]
    s.store_top += len(drawn)
    if len(drawn) < number and s.store_discards & SIZE:
        s.store_deck = s.chance.shuffled(STORE_STREAM, store_kinds(s.store_discards))
        s.store_discards = s.discards_seen = 0
        s.store_top = 0
        if s.log is not None:
            STORE_RESHUFFLED.tell(s, {"deck": len(s.store_deck)})
        more = s.store_deck[: number - len(drawn)]
        s.store_top = len(more)
        drawn = drawn + more
    return drawn


def gain(s: Town, seat: int, kind: int) -> None:
    """A player gains a store card: it goes into the hand, or is played at once."""
    if not CARDS[kind].at_once:
        s.players[seat].store += STORE[kind]
        return
    s.lying += STORE[kind]
    if targets(s, seat):
        s.next(ChooseTarget(seat, kind))
    else:
        drop_without_effect(s, seat, kind)


def drop_without_effect(s: Town, seat: int, kind: int) -> None:
    """U-34: nobody has money; the card is discarded."""
    s.lying -= STORE[kind]
    s.store_discards += STORE[kind]
    s.discards_seen += STORE[kind]
    if s.log is not None:
        NO_EFFECT.tell(s, {"player": seat, "cause": BOX.kinds[kind]}, "U-34")


def targets(s: Town, seat: int) -> int:
    """D-13: who may be chosen: others with money, or with hidden wealth anybody else."""
    mask = 0
    for other in range(s.count):
        if other != seat and (s.players[other].dollars > 0 or not s.table.wealth_visible):
            mask |= 1 << other
    return mask


class ChooseTarget(AskSeat):
    """DT-20.10: the new owner of Nervous Joe chooses who pays the $4."""

    decision: ClassVar[str] = "D-13"
    rule: ClassVar[str] = "DT-20.10"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return SEAT_OPTIONS[targets(town(state), seat)]

    def resolve(self, state: State) -> None:
        s = town(state)
        s.lying -= STORE[self.kind]
        announce(s, self.seat, self.kind, s.answer, self.seat)

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        others = [other for other in s.others_clockwise(seat) if targets(s, seat) >> other & 1]
        if s.table.wealth_visible:
            return SEAT + max(others, key=lambda other: s.players[other].dollars)
        return SEAT + others[0]
