"""BT-9.5: waiting cards are placed as soon as they can be, even in another player's turn."""

from typing import Final

from mypy_extensions import i64

from tumbleweed.core.steps import State, Step
from tumbleweed.games.boomtown.box import WAITING_KINDS
from tumbleweed.games.boomtown.cards.card import CARDS
from tumbleweed.games.boomtown.removing import first_of_kind
from tumbleweed.games.boomtown.town import Boomtown, boomtown


class PlaceWaiting(Step):
    """BT-7.8: New Vein, Saloon, Saloon Girls, Governor; clockwise from the first player of the round."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        waiting = waiting_cards(s)
        if waiting:
            place_waiting(s, waiting)


def waiting_cards(s: Boomtown) -> i64:
    """All persistent cards that wait for a place, as a mask."""
    waiting: i64 = 0
    for player in s.players:
        waiting |= player.events
    return waiting & s.table.deck.persistent


def place_waiting(s: Boomtown, waiting: i64) -> None:
    """Places the first waiting card that has a place now; then the others are checked again."""
    for kind in WAITING_KINDS:
        cards: i64 = s.table.deck.of_kind[kind]
        if not waiting & cards:
            continue
        seat: i64 = s.first
        for place in range(s.count):
            if s.players[seat].events & cards and CARDS[kind].fits(s, seat):
                s.next(PLACE_WAITING)
                CARDS[kind].put(s, seat, first_of_kind(s, seat, kind), True)
                return
            seat += 1
            if seat == s.count:
                seat = 0


PLACE_WAITING: Final = PlaceWaiting()
