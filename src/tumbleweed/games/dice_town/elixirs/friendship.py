"""Elixir of Friendship."""

from typing import ClassVar

from tumbleweed.core.steps import State
from tumbleweed.games.dice_town.actions import CARD, KIND_OF_CARD, named_once
from tumbleweed.games.dice_town.box import card_name
from tumbleweed.games.dice_town.declared.doc import GAVE_CARD, GAVE_STORE_CARD, CardGiven
from tumbleweed.games.dice_town.elixirs.giving import ChooseGiver, GiveCard, GivingElixir
from tumbleweed.games.dice_town.packs import SIZE, STORE, store_kinds
from tumbleweed.games.dice_town.town import Town, town


class TheElixir(GivingElixir):
    """DT-17.8: a player chosen by the visitor picks one of their own store cards and gives it to the visitor."""

    cause: ClassVar[str] = "friendship"

    def ask(self, seat: int) -> ChooseGiver:
        return ChooseFriend(seat)


class ChooseFriend(ChooseGiver):
    """D-24: whose store card."""

    decision: ClassVar[str] = "D-24"

    def held(self, s: Town, seat: int) -> int:
        return s.players[seat].store & SIZE

    def give_only(self, s: Town, giver: int) -> None:
        give_store_card(s, giver, self.seat, store_kinds(s.players[giver].store)[0])

    def ask_which(self, giver: int) -> GiveCard:
        return GiveStoreCard(giver, self.seat)


class GiveStoreCard(GiveCard):
    """D-25: which store card."""

    decision: ClassVar[str] = "D-25"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return named_once([CARD[kind] for kind in store_kinds(town(state).players[seat].store)])

    def resolve(self, state: State) -> None:
        s = town(state)
        give_store_card(s, self.seat, self.visitor, KIND_OF_CARD[s.answer])

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        held, box = store_kinds(s.players[seat].store), s.table.box
        return CARD[min(held, key=lambda kind: (box.is_equipment[kind], box.worth[kind]))]


def give_store_card(s: Town, giver: int, taker: int, kind: int) -> None:
    """A store card goes from hand to hand."""
    s.players[giver].store -= STORE[kind]
    s.players[taker].store += STORE[kind]
    if s.log is not None:
        card = GAVE_CARD.to(1 << giver | 1 << taker, {"card": card_name(kind)})
        told: CardGiven = {"from": giver, "to": taker, "kind": "store_card", "cause": "friendship"}
        GAVE_STORE_CARD.tell(s, told, secrets=(card,))
