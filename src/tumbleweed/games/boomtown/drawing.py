"""BT-3: the row is laid out."""

from tumbleweed.core.steps import State, Step
from tumbleweed.games.boomtown.declared.rounds import DECK_EXHAUSTED, FIRST_ROW_EVENTS_RETURNED, ROW_REVEALED
from tumbleweed.games.boomtown.town import DECK_STREAM, DRAWING, Boomtown, boomtown, card_ids


class DrawRow(Step):
    """BT-3.1: lays as many cards as there are players face up in a row."""

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
            rule = "BT-3.1, BT-3.2" if s.round == 1 else ""
            ROW_REVEALED.tell(s, {"cards": card_ids(s, s.row), "last_round": last}, rule)
            if last:
                DECK_EXHAUSTED.tell(s, {})


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
            FIRST_ROW_EVENTS_RETURNED.tell(s, {"cards": card_ids(s, tuple(aside))})
