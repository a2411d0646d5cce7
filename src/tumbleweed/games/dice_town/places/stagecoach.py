"""DT-11: the Stagecoach."""

from tumbleweed.core.steps import State, Step
from tumbleweed.games.dice_town.telling import tell
from tumbleweed.games.dice_town.town import town


class Stagecoach(Step):
    """DT-11.2: nobody can win it; all its bills move to the Bank, whether that was robbed or not (DT-11.3)."""

    def run(self, state: State) -> None:
        s = town(state)
        s.phase = 3
        s.loot = 0
        moved = s.coach
        s.bank += moved
        s.coach = 0
        if s.log is not None:
            tell(s, "coach_arrived", {"dollars": moved, "bank": s.bank})
