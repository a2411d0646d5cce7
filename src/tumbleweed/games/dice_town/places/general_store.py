"""DT-12: the General Store (J)."""

from typing import ClassVar, Final

from tumbleweed.core.steps import SeatStep, State
from tumbleweed.games.dice_town.actions import CARD, KIND_OF_CARD
from tumbleweed.games.dice_town.box import BOX, card_name
from tumbleweed.games.dice_town.cards.card import CARDS, STORE_WON
from tumbleweed.games.dice_town.declared.places import (
    DRAWN,
    DRAWN_CARDS,
    KEPT,
    KEPT_CARD,
    KEPT_ONLY,
    KEPT_ONLY_CARD,
    STORE_EMPTY,
)
from tumbleweed.games.dice_town.dice import JACK, count
from tumbleweed.games.dice_town.gaining import draw_store_cards, gain
from tumbleweed.games.dice_town.packs import SIZE, STORE
from tumbleweed.games.dice_town.places.place import ActionAtPlace, KeepDrawn, Place
from tumbleweed.games.dice_town.reactions import window_then
from tumbleweed.games.dice_town.town import Town, town


class GeneralStore(Place):
    """DT-12.1: the winner draws a store card for each J and keeps one of them."""

    def reward(self, s: Town, seat: int) -> None:
        window_then(s, STORE_WON, seat, STORE_ACTIONS[seat])


class StoreActions(SeatStep):
    """DT-12.3: one action, two in the first round. With Unlimited Credit both have already been done."""

    def run(self, state: State) -> None:
        s = town(state)
        if s.doubled:
            return
        if s.round == 1:
            s.next(SECOND_DRAW[self.seat])
        s.next(FIRST_DRAW[self.seat])


class DrawFromStore(ActionAtPlace):
    """DT-12.1, U-31: the winner draws a card for each jack, or all there are, and keeps one of them."""

    def run(self, state: State) -> None:
        s = town(state)
        seat = self.seat
        drawn = draw_store_cards(s, count(s.players[seat].kept, JACK))
        if not drawn:
            if s.log is not None:
                STORE_EMPTY.tell(s, {"player": seat})
            return
        if s.log is not None:
            self.tell(s, drawn)
        s.drawn = drawn
        if len(drawn) == 1:
            keep_from_store(s, seat, drawn[0])
        else:
            s.next(KEEP_FROM_STORE[seat])

    def tell(self, s: Town, drawn: tuple[int, ...]) -> None:
        """DT-12.3: in the first round there are two actions anyway; later a second one comes from Unlimited Credit."""
        rule = "DT-12.1, DT-12.3" if s.round == 1 else "DT-12.4" if self.number == 2 else ""
        cards = DRAWN_CARDS.to(1 << self.seat, {"cards": [card_name(card) for card in drawn]}, rule)
        deck, discards = s.cards_left(), s.store_discards & SIZE
        DRAWN.tell(
            s,
            {"player": self.seat, "number": len(drawn), "deck": deck, "discards": discards, "action": self.number},
            rule,
            (cards,),
        )


class KeepFromStore(KeepDrawn):
    """DT-12.1: which of the drawn cards the winner keeps."""

    decision: ClassVar[str] = "D-12"
    rule: ClassVar[str] = "DT-12.1"

    def resolve(self, state: State) -> None:
        s = town(state)
        keep_from_store(s, self.seat, KIND_OF_CARD[s.answer])

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        drawn, worth = s.drawn, s.table.box.worth
        equipment = [kind for kind in drawn if BOX.is_equipment[kind]]
        if equipment:
            return CARD[max(equipment, key=lambda kind: worth[kind])]
        return CARD[next((kind for kind in drawn if not CARDS[kind].at_once), drawn[0])]


def keep_from_store(s: Town, seat: int, kind: int) -> None:
    """DT-12.1, DT-12.6: one card is kept (Nervous Joe is carried out), the rest are discarded face down."""
    drawn = s.drawn
    s.drawn = ()
    for card in drawn:
        s.store_discards += STORE[card]
    s.store_discards -= STORE[kind]
    s.gained |= 1 << seat
    if s.log is not None:
        rest = list(drawn)
        rest.remove(kind)
        form, known = (KEPT, KEPT_CARD) if rest else (KEPT_ONLY, KEPT_ONLY_CARD)
        discarded = [card_name(card) for card in rest]
        rule = "DT-12.6" if CARDS[kind].at_once else ""
        own = known.to(1 << seat, {"card": card_name(kind), "discarded": discarded}, rule)
        form.tell(s, {"player": seat, "discarded_number": len(rest)}, secrets=(own,))
    gain(s, seat, kind)


STORE_ACTIONS: Final = [StoreActions(seat) for seat in range(5)]
FIRST_DRAW: Final = [DrawFromStore(seat, 1) for seat in range(5)]
SECOND_DRAW: Final = [DrawFromStore(seat, 2) for seat in range(5)]
KEEP_FROM_STORE: Final = [KeepFromStore(seat) for seat in range(5)]
