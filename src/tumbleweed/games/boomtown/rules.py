"""Boomtown, in the rulebook's order. Read this first: it is the round as a list of steps."""

from typing import Any, Final

from tumbleweed.core.steps import State, Step, agenda
from tumbleweed.games.boomtown.auction import Auction, PayBid
from tumbleweed.games.boomtown.choosing import ChooseCards
from tumbleweed.games.boomtown.drawing import DrawRow
from tumbleweed.games.boomtown.production import Collapse, Produce, RollDice
from tumbleweed.games.boomtown.scoring import Scoring
from tumbleweed.games.boomtown.telling import tell
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
            told = {"rounds_total": rounds, "first_player": s.first, "deck_left": s.cards_left()}
            tell(s, "round_started", told)
        assert s.agenda is None
        s.agenda = WHOLE_ROUND


class EndOfRound(Step):
    """BT-25.1: the game ends after the round in which the last card was laid out; else the high bidder is first."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        last = s.cards_left() == 0
        if s.log is not None:
            told: dict[str, Any] = {"next_first_player": None if last else s.bidder}
            if s.table.open_gold:
                told["gold"] = s.gold
            tell(s, "round_ended", told)
        if last:
            s.next(SCORE)
        else:
            s.first = s.bidder
            s.next(ROUND)


ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
WHOLE_ROUND: Final = agenda(*THE_ROUND, END_OF_ROUND)
"""Nothing is ever left to do when a round begins, so that its agenda can be made once."""
SCORE: Final = Scoring()
