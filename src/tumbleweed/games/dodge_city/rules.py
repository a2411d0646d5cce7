"""Dodge City, in the rulebook's order. Read this first: it is the pass as a list of steps."""

from typing import Final

from tumbleweed.core.steps import State, Step
from tumbleweed.games.dodge_city.dealing import DEAL_CARDS
from tumbleweed.games.dodge_city.declared.passes import PASS_STARTED
from tumbleweed.games.dodge_city.dueling import DUEL_ROUND
from tumbleweed.games.dodge_city.placing import PlacingRound
from tumbleweed.games.dodge_city.settling import END_OF_PASS, SETTLE
from tumbleweed.games.dodge_city.starting import START_ROUND
from tumbleweed.games.dodge_city.town import DEAL, PLACING_1, PLACING_2, town

FIRST_PLACING: Final = PlacingRound(PLACING_1)
SECOND_PLACING: Final = PlacingRound(PLACING_2)

THE_PASS: Final[tuple[Step, ...]] = (
    DEAL_CARDS,
    START_ROUND,
    FIRST_PLACING,
    SECOND_PLACING,
    DUEL_ROUND,
    SETTLE,
    END_OF_PASS,
)
"""DC-2.1: four cards each, four rounds in which everybody uses one card, and the settlement."""


class Pass(Step):
    """DC-2.1, DC-12.2: a pass, and after it the next, until the game is over."""

    def run(self, state: State) -> None:
        s = town(state)
        s.number += 1
        s.round = DEAL
        if s.log is not None:
            PASS_STARTED.tell(s, {"number": s.number})
        s.next(PASS)
        s.then_all(THE_PASS)


PASS: Final = Pass()
