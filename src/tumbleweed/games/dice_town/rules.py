"""Dice Town, in the rulebook's order. Read this first: it is the round as a list of steps."""

from typing import Final

from tumbleweed.core.steps import State, Step, agenda
from tumbleweed.games.dice_town.declared.ending import ROUND_ENDED, ROUND_ENDED_ALL, ROUND_ENDED_OWN
from tumbleweed.games.dice_town.declared.rolling import ROUND_STARTED
from tumbleweed.games.dice_town.dice import ACE, JACK, KING, NINE, QUEEN, TEN
from tumbleweed.games.dice_town.places.bank import Bank
from tumbleweed.games.dice_town.places.doc_badluck import DocBadluck
from tumbleweed.games.dice_town.places.general_store import GeneralStore
from tumbleweed.games.dice_town.places.gold_mine import GoldMine
from tumbleweed.games.dice_town.places.place import PLACE, Place
from tumbleweed.games.dice_town.places.saloon import Saloon
from tumbleweed.games.dice_town.places.sheriff_office import SheriffOffice
from tumbleweed.games.dice_town.places.stagecoach import Stagecoach
from tumbleweed.games.dice_town.places.town_hall import TownHall
from tumbleweed.games.dice_town.rolling import RollDice
from tumbleweed.games.dice_town.scoring import Scoring
from tumbleweed.games.dice_town.town import ROLLING, town

THE_ROUND: Final[tuple[Step, ...]] = (
    RollDice(),
    GoldMine(1, NINE),
    Bank(2, TEN),
    Stagecoach(),
    GeneralStore(4, JACK),
    Saloon(5, QUEEN),
    SheriffOffice(6, KING),
    TownHall(7, ACE),
    DocBadluck(),
)
"""DT-2.1: phase I, then the places 1 to 8 (DT-8.1)."""

for _step in THE_ROUND:
    if isinstance(_step, Place):
        PLACE[_step.number] = _step


class Round(Step):
    """DT-2.1: a round, in which all take part (DT-2.2)."""

    def run(self, state: State) -> None:
        s = town(state)
        s.round += 1
        s.phase = ROLLING
        s.gained = s.controlled = 0
        for seat in range(s.count):
            s.players[seat].kept = 0
        if s.log is not None:
            ROUND_STARTED.tell(s, {"number": s.round, "sheriff": s.sheriff})
        assert s.agenda is None
        s.agenda = WHOLE_ROUND


class EndOfRound(Step):
    """DT-21: all take back their dice; if the mine is empty or every claim has an owner, the game ends."""

    def run(self, state: State) -> None:
        s = town(state)
        if s.log is not None:
            if s.table.wealth_visible:
                ROUND_ENDED_ALL.tell(s, {"number": s.round, "dollars": s.dollars, "nuggets": s.nuggets})
            else:
                own = [
                    ROUND_ENDED_OWN.to(1 << seat, {"dollars": player.dollars, "nuggets": player.nuggets})
                    for seat, player in enumerate(s.players)
                ]
                ROUND_ENDED.tell(s, {"number": s.round}, secrets=tuple(own))
        s.next(SCORE if s.ended else ROUND)


ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
WHOLE_ROUND: Final = agenda(*THE_ROUND, END_OF_ROUND)
"""Nothing is ever left to do when a round begins, so its agenda can be made once."""
SCORE: Final = Scoring()
