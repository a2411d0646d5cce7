"""Duel cards: shown in a duel, or laid aside without effect (DC-10.13, DC-10.14, DC-10.20)."""

from tumbleweed.games.dodge_city.box import BOX
from tumbleweed.games.dodge_city.declared.settling import CARD_LAID_ASIDE, CARD_SHOWN_ASIDE, OWN_CARD_ASIDE
from tumbleweed.games.dodge_city.grid import place_of
from tumbleweed.games.dodge_city.town import Town


def duel_card(s: Town, seat: int) -> int:
    """DC-10.1: the one card that a player holds; -1 if there is none."""
    hand = s.players[seat].hand
    return int(place_of(hand)) if hand else -1


def fight(s: Town, seat: int) -> None:
    """DC-10.4, DC-10.14: a player shows the duel card and has now fought."""
    show(s, seat)
    s.fought |= 1 << seat


def show(s: Town, seat: int) -> None:
    """Lays the player's card face up on the table."""
    player = s.players[seat]
    player.shown = duel_card(s, seat)
    player.hand = 0


def lay_aside(s: Town, seat: int) -> None:
    """DC-10.13: the card has no effect; it is shown unless the table keeps such cards face down (U-10)."""
    s.aside |= 1 << seat
    shown = s.table.show_unused
    if s.log is not None:
        card = BOX.cards[duel_card(s, seat)]
        if shown:
            CARD_SHOWN_ASIDE.tell(s, {"player": seat, "card": card})
        else:
            CARD_LAID_ASIDE.tell(s, {"player": seat}, secrets=(OWN_CARD_ASIDE.to(1 << seat, {"card": card}),))
    if shown:
        show(s, seat)
