"""DT-17.4 to DT-17.6: a visit in the second edition, for one of the two open elixirs or the top of the pile."""

from typing import ClassVar, Final

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import AskSeat, State, Step
from tumbleweed.games.dice_town.actions import ELIXIR, PASS
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.declared.doc import (
    DECLINED,
    ELIXIR_FROM_PILE,
    ELIXIR_REPLACED,
    ELIXIR_TAKEN,
    ELIXIRS_RESHUFFLED,
)
from tumbleweed.games.dice_town.elixirs.elixir import ELIXIRS
from tumbleweed.games.dice_town.places.doc_badluck import CONSULTATION, Consultation
from tumbleweed.games.dice_town.town import ELIXIR_STREAM, Town, town

PILE: Final = 2
GAP: Final = -1
MUST_TAKE: Final[tuple[int, ...]] = (ELIXIR, ELIXIR + 1, ELIXIR + PILE)
MAY_TAKE: Final[tuple[int, ...]] = (PASS, *MUST_TAKE)


class ElixirVisit(Consultation):
    """A visit in the second edition."""

    def begin(self, s: Town, seat: int) -> None:
        s.next(PickElixir(seat))


class PickElixir(AskSeat):
    """D-23: the visitor takes an open elixir or the top card of the pile (DT-17.4), whatever the dice (DT-17.7)."""

    decision: ClassVar[str] = "D-23"
    rule: ClassVar[str] = "DT-17.4"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return MUST_TAKE if town(state).table.must_visit else MAY_TAKE

    def resolve(self, state: State) -> None:
        s = town(state)
        action = s.answer
        if action == PASS:
            if s.log is not None:
                DECLINED.tell(s, {"player": self.seat})
            return
        slot = action - ELIXIR
        if slot == PILE:
            s.elixir = turn_over(s)
        else:
            s.elixir = s.elixirs_up[slot]
            s.elixirs_up = with_elixir(s.elixirs_up, slot, GAP)
        if s.log is not None:
            elixir = BOX.elixirs[s.elixir]
            if slot == PILE:
                ELIXIR_FROM_PILE.tell(s, {"player": self.seat, "source": "pile", "elixir": elixir})
            else:
                ELIXIR_TAKEN.tell(s, {"player": self.seat, "source": "face_up", "elixir": elixir})
        s.next(DiscardElixir(slot))
        ELIXIRS[s.elixir].work(s, self.seat)

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        for slot, elixir in enumerate(s.elixirs_up):
            if ELIXIRS[elixir].has_effect(s, seat):
                return ELIXIR + slot
        return ELIXIR + PILE

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        return IllegalAnswer("U-47", "a visit to the Doc cannot be declined here") if action == PASS else None


class DiscardElixir(Step):
    """DT-17.5: the used elixir is discarded; a gap beside the pile is filled."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def args(self) -> tuple[int, ...]:
        return (self.slot,)

    def run(self, state: State) -> None:
        s = town(state)
        s.elixir_discards = tuple(sorted((*s.elixir_discards, s.elixir)))
        s.elixir = GAP
        if self.slot != PILE:
            new = turn_over(s)
            s.elixirs_up = with_elixir(s.elixirs_up, self.slot, new)
            if s.log is not None:
                ELIXIR_REPLACED.tell(s, {"elixir": BOX.elixirs[new], "pile": s.elixirs_left()})


def turn_over(s: Town) -> int:
    """DT-17.6, U-53: the top card of the pile; if the pile is empty, the discards first become the new one."""
    if not s.elixirs_left():
        s.elixir_pile = s.chance.shuffled(ELIXIR_STREAM, s.elixir_discards)
        s.elixir_top = 0
        s.elixir_discards = ()
        if s.log is not None:
            ELIXIRS_RESHUFFLED.tell(s, {"pile": len(s.elixir_pile)})
    s.elixir_top += 1
    return s.elixir_pile[s.elixir_top - 1]


def with_elixir(up: tuple[int, ...], slot: int, elixir: int) -> tuple[int, ...]:
    """The open elixirs with one replaced."""
    return (*up[:slot], elixir, *up[slot + 1 :])


CONSULTATION[True] = ElixirVisit()
