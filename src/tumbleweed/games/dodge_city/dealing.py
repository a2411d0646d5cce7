"""DC-1.5, DC-12.2, DC-12.3: cards are dealt; the discards are shuffled when the draw pile runs out."""

from typing import Final

from mypy_extensions import i64

from tumbleweed.core.steps import State, Step
from tumbleweed.games.dodge_city.box import BOX, CARD
from tumbleweed.games.dodge_city.declared.passes import CARDS_DEALT, DECK_RESHUFFLED, OWN_CARDS
from tumbleweed.games.dodge_city.grid import cells_of
from tumbleweed.games.dodge_city.town import DECK_STREAM, END, Town, town


def cards_in(cards: i64) -> list[int]:
    """The cards of a mask, ascending."""
    return cells_of(cards)


def draw_card(s: Town) -> int:
    """U-8: the top card of the draw pile; if there is none, all discards are shuffled first."""
    if s.deck_top == len(s.deck):
        s.deck = s.chance.shuffled(DECK_STREAM, cards_in(s.discards))
        s.deck_top = 0
        s.discards = 0
        for player in s.players:
            player.unseen = 0
        if s.log is not None:
            DECK_RESHUFFLED.tell(s, {"cards": len(s.deck)}, "DC-13.5, DC-12.3" if s.round == END else "")
    card = s.deck[s.deck_top]
    s.deck_top += 1
    return card


class Deal(Step):
    """DC-12.2: four cards each, one at a time clockwise, from the last start player on (at first from seat 0)."""

    def run(self, state: State) -> None:
        s = town(state)
        first = s.starter if s.starter >= 0 else 0
        card_number = 0
        while card_number < s.table.box.hand:
            place = 0
            while place < s.count:
                player = s.players[(first + place) % s.count]
                player.hand |= CARD[draw_card(s)]
                place += 1
            card_number += 1
        if s.log is not None:
            tell_cards(s)


def tell_cards(s: Town) -> None:
    """All are told their own cards. The first deal belongs to the setup."""
    rule = "DC-1.5, DC-12.2" if s.number == 1 else ""
    own = tuple(
        OWN_CARDS.to(1 << seat, {"cards": BOX.names(player.hand)}, rule) for seat, player in enumerate(s.players)
    )
    CARDS_DEALT.tell(s, {"numbers": [s.table.box.hand] * s.count, "deck": s.cards_left()}, rule, own)


DEAL_CARDS: Final = Deal()
