"""Boomtown, in the rulebook's order. Read this first: it is the round as a list of steps."""

from typing import Final

from tumbleweed.core.steps import State, Step, agenda
from tumbleweed.games.boomtown.auction import Auction, PayBid
from tumbleweed.games.boomtown.choosing import ChooseCards
from tumbleweed.games.boomtown.declared.rounds import ROUND_ENDED, ROUND_ENDED_IN_THE_OPEN, ROUND_STARTED
from tumbleweed.games.boomtown.drawing import DrawRow
from tumbleweed.games.boomtown.production import Collapse, Produce, RollDice
from tumbleweed.games.boomtown.scoring import Scoring
from tumbleweed.games.boomtown.town import DRAWING, boomtown

THE_ROUND: Final[tuple[Step, ...]] = (
    DrawRow(),
    Auction(),
    PayBid(),
    ChooseCards(),
    RollDice(),
    Collapse(),
    Produce(),
)
"""BT-2.1: draw (BT-3), bid (BT-4), pay (BT-5), choose (BT-6 to BT-19), produce (BT-20 to BT-23)."""


class Round(Step):
    """BT-2.1: a round."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        s.round += 1
        s.phase = DRAWING
        if s.log is not None:
            rounds = s.table.rounds(s.count)
            rule = "BT-2.1, BT-1.7" if s.round == 1 else ""
            ROUND_STARTED.tell(s, {"rounds_total": rounds, "first_player": s.first, "deck_left": s.cards_left()}, rule)
        assert s.agenda is None
        s.agenda = WHOLE_ROUND


class EndOfRound(Step):
    """BT-25.1: the game ends after the round that laid out the last card; otherwise the high bidder goes first."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        last = s.cards_left() == 0
        if s.log is not None:
            following = None if last else int(s.bidder)
            rule = "BT-25.1" if last else ""
            if s.table.open_gold:
                ROUND_ENDED_IN_THE_OPEN.tell(s, {"next_first_player": following, "gold": s.gold}, rule)
            else:
                ROUND_ENDED.tell(s, {"next_first_player": following}, rule)
        if last:
            s.next(SCORE)
        else:
            s.first = s.bidder
            s.next(ROUND)


ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
WHOLE_ROUND: Final = agenda(*THE_ROUND, END_OF_ROUND)
"""Nothing is ever left to do when a round begins, so its agenda can be made once."""
SCORE: Final = Scoring()
