"""DT-11: the Stagecoach."""

from tumbleweed.core.steps import State, Step
from tumbleweed.games.dice_town.declared.places import COACH_ARRIVED, COACH_ARRIVED_EMPTY
from tumbleweed.games.dice_town.town import town


class Stagecoach(Step):
    """DT-11.2: nobody can win it; all its bills move to the Bank, whether the Bank was robbed or not (DT-11.3)."""

    def run(self, state: State) -> None:
        s = town(state)
        s.phase = 3
        s.loot = 0
        moved = s.coach
        s.bank += moved
        s.coach = 0
        if s.log is not None:
            form = COACH_ARRIVED if moved else COACH_ARRIVED_EMPTY
            form.tell(s, {"dollars": moved, "bank": s.bank})
