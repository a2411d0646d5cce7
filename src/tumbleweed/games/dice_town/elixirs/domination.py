"""Elixir of Domination."""

from typing import ClassVar

from tumbleweed.core.steps import State
from tumbleweed.games.dice_town.actions import CLAIM, named_once
from tumbleweed.games.dice_town.box import card_name
from tumbleweed.games.dice_town.declared.doc import GAVE_CARD, GAVE_CLAIM, CardGiven
from tumbleweed.games.dice_town.elixirs.giving import ChooseGiver, GiveCard, GivingElixir
from tumbleweed.games.dice_town.packs import CLAIM_CARD, claim_values
from tumbleweed.games.dice_town.town import Town, town
from tumbleweed.games.dice_town.treatments import give_claim, hand_claims


class TheElixir(GivingElixir):
    """DT-17.8: a player chosen by the visitor picks one of their own claims and gives it to the visitor."""

    cause: ClassVar[str] = "domination"

    def ask(self, seat: int) -> ChooseGiver:
        return ChooseLandowner(seat)


class ChooseLandowner(ChooseGiver):
    """D-26: whose claim; it must be unprotected."""

    decision: ClassVar[str] = "D-26"

    def held(self, s: Town, seat: int) -> int:
        return hand_claims(s, seat)

    def give_only(self, s: Town, giver: int) -> None:
        hand_over_claim(s, giver, self.seat, claim_values(s.players[giver].claims)[0])

    def ask_which(self, giver: int) -> GiveCard:
        return GiveClaim(giver, self.seat)


class GiveClaim(GiveCard):
    """D-27: which claim."""

    decision: ClassVar[str] = "D-27"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return named_once([CLAIM + value for value in claim_values(town(state).players[seat].claims)])

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
