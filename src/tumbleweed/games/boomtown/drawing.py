"""BT-3: the row is laid out."""

from tumbleweed.core.steps import State, Step
from tumbleweed.games.boomtown.telling import card_ids, tell
from tumbleweed.games.boomtown.town import DECK_STREAM, DRAWING, Boomtown, boomtown


class DrawRow(Step):
    """BT-3.1: as many cards as there are players, open in a row."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        s.phase = DRAWING
        if s.round == 1:
            draw_mines(s)
        else:
            s.row = s.deck[s.top : s.top + s.count]
            s.top += s.count
        s.left = (1 << s.count) - 1
        if s.log is not None:
            last = s.cards_left() == 0
            tell(s, "row_revealed", {"cards": card_ids(s, s.row), "last_round": last})
            if last:
                tell(s, "deck_exhausted", {})


def draw_mines(s: Boomtown) -> None:
    """BT-3.2, BT-3.3: in round 1 only mines; events that turn up go back, and the remaining deck is shuffled."""
    row: list[int] = []
    aside: list[int] = []
    while len(row) < s.count:
        card = s.deck[s.top]
        s.top += 1
        if card < s.table.deck.mines:
            row.append(card)
        else:
            aside.append(card)
    s.row = tuple(row)
    if aside:
        s.returned = tuple(aside)
        s.deck = s.chance.shuffled(DECK_STREAM, [*s.deck[s.top :], *aside])
        s.top = 0
        if s.log is not None:
            tell(s, "first_row_events_returned", {"cards": card_ids(s, tuple(aside))})
