"""DT-16.5 to DT-16.9: the remedies of the first edition."""

from collections.abc import Callable
from typing import ClassVar, Final

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.dice_town.actions import PASS, REMEDY
from tumbleweed.games.dice_town.box import REMEDIES
from tumbleweed.games.dice_town.declared.doc import DECLINED, NO_REMEDY, TREATED
from tumbleweed.games.dice_town.dice import mask_of
from tumbleweed.games.dice_town.places.doc_badluck import CONSULTATION, Consultation
from tumbleweed.games.dice_town.town import Town, town
from tumbleweed.games.dice_town.treatments import (
    collect_dollars,
    collect_nuggets,
    hand_claims,
    protect_claims,
    store_card_there,
    take_store_card,
)  # fmt: skip

BARBED_WIRE: Final = 0
GOODS: Final = 1
SMALL_SWINDLE: Final = 2
BIG_SWINDLE: Final = 3
DEFAULT_ORDER: Final = (BIG_SWINDLE, GOODS, SMALL_SWINDLE, BARBED_WIRE)


def _barbed_wire(s: Town, seat: int) -> None:
    """DT-16.6: two claims are protected."""
    protect_claims(s, seat, "barbed_wire")


def _goods(s: Town, seat: int) -> None:
    """DT-16.7: the top store card."""
    take_store_card(s, seat, "goods", "U-48")


def _small_swindle(s: Town, seat: int) -> None:
    """DT-16.8: $2 from every other player."""
    collect_dollars(s, seat, 2)


def _big_swindle(s: Town, seat: int) -> None:
    """DT-16.9: a nugget from every other player."""
    collect_nuggets(s, seat, 1)


WORK: Final[tuple[Callable[[Town, int], None], ...]] = (_barbed_wire, _goods, _small_swindle, _big_swindle)
RULES: Final = ("DT-16.6", "DT-16.7", "DT-16.8", "DT-16.9")

REMEDIES_OF: Final[list[list[int]]] = [[remedy for remedy in range(4) if mask >> remedy & 1] for mask in range(16)]
MAY: Final = [(PASS, *(REMEDY + remedy for remedy in remedies)) for remedies in REMEDIES_OF]
MUST: Final = [tuple(REMEDY + remedy for remedy in remedies) for remedies in REMEDIES_OF]


def legal_mask(s: Town, seat: int) -> int:
    """DT-16.5, U-48: those for which the seat has a die, and which would do something (the swindles always count)."""
    mask = s.table.box.fitting[mask_of(s.players[seat].kept)]
    if not hand_claims(s, seat):
        mask &= ~(1 << BARBED_WIRE)
    if not store_card_there(s):
        mask &= ~(1 << GOODS)
    return mask


class RemedyVisit(Consultation):
    """A visit in the first edition."""

    def begin(self, s: Town, seat: int) -> None:
        if legal_mask(s, seat):
            s.next(ChooseRemedy(seat))
        elif s.log is not None:
            NO_REMEDY.tell(s, {"player": seat})


class ChooseRemedy(AskSeat):
    """D-21: the visitor chooses one remedy, or declines (U-47)."""

    decision: ClassVar[str] = "D-21"
    rule: ClassVar[str] = "DT-16.5"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = town(state)
        mask = legal_mask(s, seat)
        return MUST[mask] if s.table.must_visit else MAY[mask]

    def resolve(self, state: State) -> None:
        s = town(state)
        if s.answer == PASS:
            if s.log is not None:
                DECLINED.tell(s, {"player": self.seat})
            return
        remedy = s.answer - REMEDY
        if s.log is not None:
            TREATED.tell(s, {"player": self.seat, "remedy": REMEDIES[remedy]}, RULES[remedy])
        WORK[remedy](s, self.seat)

    def default(self, state: State, seat: int) -> int:
        legal = legal_mask(town(state), seat)
        return REMEDY + next(remedy for remedy in DEFAULT_ORDER if legal >> remedy & 1)

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        s = town(state)
        if action == PASS:
            return IllegalAnswer("U-47", "at this table a visit to the Doc cannot be declined")
        if REMEDY <= action < REMEDY + 4:
            if not mask_of(s.players[seat].kept) & s.table.box.remedies[action - REMEDY]:
                return IllegalAnswer("DT-16.5", "no die of the combination matches that remedy")
            return IllegalAnswer("U-48", "that remedy would do nothing")
        return None


CONSULTATION[False] = RemedyVisit()
