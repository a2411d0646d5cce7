"""Elixir of Friendship."""

from typing import ClassVar, Final

from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.dice_town.actions import CARD, KIND_OF_CARD, SEAT, SEAT_OPTIONS, named_once
from tumbleweed.games.dice_town.box import card_name
from tumbleweed.games.dice_town.declared.doc import GAVE_CARD, GAVE_STORE_CARD, CardGiven
from tumbleweed.games.dice_town.elixirs.elixir import Elixir
from tumbleweed.games.dice_town.packs import SIZE, STORE, store_kinds
from tumbleweed.games.dice_town.town import Town, town
from tumbleweed.games.dice_town.treatments import no_effect


def friends(s: Town, seat: int) -> int:
    """U-54: others with a store card in hand."""
    return sum(1 << other for other in s.clockwise_from(seat) if s.players[other].store & SIZE)


class TheElixir(Elixir):
    """DT-17.8: a player chosen by the visitor picks one of their own store cards and gives it to the visitor."""

    def work(self, s: Town, seat: int) -> None:
        if friends(s, seat):
            s.next(ChooseFriend(seat))
        else:
            no_effect(s, seat, "friendship", "U-54")

    def has_effect(self, s: Town, seat: int) -> bool:
        return friends(s, seat) != 0


class ChooseFriend(AskSeat):
    """D-24: whose card."""

    decision: ClassVar[str] = "D-24"
    name: ClassVar[str] = "FRIENDSHIP_TARGET"
    rule: ClassVar[str] = "U-54"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return SEAT_OPTIONS[friends(town(state), seat)]

    def resolve(self, state: State) -> None:
        s = town(state)
        friend = s.answer - SEAT
        if s.players[friend].store & SIZE == 1:
            give_store_card(s, friend, self.seat, store_kinds(s.players[friend].store)[0])
        else:
            s.next(GiveStoreCard(friend, self.seat))

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        return SEAT + max(s.clockwise_from(seat), key=lambda other: s.players[other].store & SIZE)


class GiveStoreCard(AskSeat):
    """D-25: which card; only giver and visitor see it."""

    decision: ClassVar[str] = "D-25"
    name: ClassVar[str] = "FRIENDSHIP_GIVE"
    rule: ClassVar[str] = "U-54"

    def __init__(self, seat: int, visitor: int) -> None:
        super().__init__(seat)
        self.visitor: Final = visitor

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.visitor)

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return named_once([CARD[kind] for kind in store_kinds(town(state).players[seat].store)])

    def forced(self, state: State, seat: int) -> bool:
        return False

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
