"""Elixir of Domination."""

from typing import ClassVar, Final

from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.dice_town.actions import CLAIM, SEAT, SEAT_OPTIONS, named_once
from tumbleweed.games.dice_town.box import card_name
from tumbleweed.games.dice_town.declared.doc import GAVE_CARD, GAVE_CLAIM, CardGiven
from tumbleweed.games.dice_town.elixirs.elixir import Elixir
from tumbleweed.games.dice_town.packs import CLAIM_CARD, claim_values
from tumbleweed.games.dice_town.town import Town, town
from tumbleweed.games.dice_town.treatments import give_claim, hand_claims, no_effect


def landowners(s: Town, seat: int) -> int:
    """U-54: others with an unprotected claim."""
    return sum(1 << other for other in s.clockwise_from(seat) if hand_claims(s, other))


class TheElixir(Elixir):
    """DT-17.8: a player chosen by the visitor picks one of their own claims and gives it to the visitor."""

    def work(self, s: Town, seat: int) -> None:
        if landowners(s, seat):
            s.next(ChooseLandowner(seat))
        else:
            no_effect(s, seat, "domination", "U-54")

    def has_effect(self, s: Town, seat: int) -> bool:
        return landowners(s, seat) != 0


class ChooseLandowner(AskSeat):
    """D-26: whose claim."""

    decision: ClassVar[str] = "D-26"
    name: ClassVar[str] = "DOMINATION_TARGET"
    rule: ClassVar[str] = "U-54"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return SEAT_OPTIONS[landowners(town(state), seat)]

    def resolve(self, state: State) -> None:
        s = town(state)
        owner = s.answer - SEAT
        if hand_claims(s, owner) == 1:
            hand_over_claim(s, owner, self.seat, claim_values(s.players[owner].claims)[0])
        else:
            s.next(GiveClaim(owner, self.seat))

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        return SEAT + max(s.clockwise_from(seat), key=lambda other: hand_claims(s, other))


class GiveClaim(AskSeat):
    """D-27: which claim; only giver and visitor see it."""

    decision: ClassVar[str] = "D-27"
    name: ClassVar[str] = "DOMINATION_GIVE"
    rule: ClassVar[str] = "U-54"

    def __init__(self, seat: int, visitor: int) -> None:
        super().__init__(seat)
        self.visitor: Final = visitor

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.visitor)

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return named_once([CLAIM + value for value in claim_values(town(state).players[seat].claims)])

    def forced(self, state: State, seat: int) -> bool:
        return False

    def resolve(self, state: State) -> None:
        s = town(state)
        hand_over_claim(s, self.seat, self.visitor, s.answer - CLAIM)

    def default(self, state: State, seat: int) -> int:
        return CLAIM + claim_values(town(state).players[seat].claims)[0]


def hand_over_claim(s: Town, giver: int, taker: int, value: int) -> None:
    """A claim goes from hand to hand."""
    give_claim(s, giver, taker, value)
    if s.log is not None:
        card = GAVE_CARD.to(1 << giver | 1 << taker, {"card": card_name(CLAIM_CARD + value)})
        told: CardGiven = {"from": giver, "to": taker, "kind": "claim", "cause": "domination"}
        GAVE_CLAIM.tell(s, told, secrets=(card,))
