"""The functions that make environments, named as in PettingZoo's own modules."""

from typing import Any, Final

from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from tumbleweed.envs.pettingzoo.parallel import TableParallelEnv
from tumbleweed.envs.pettingzoo.turns import TableAECEnv
from tumbleweed.envs.seating import one_of

ASKED: Final = "asked"
ALL: Final = "all"

raw_env: Final = TableAECEnv
parallel_env: Final = TableParallelEnv


def env(game: str, seats: int = 4, turns: str = ASKED, **settings: Any) -> Any:
    """A table whose agents answer one after the other (AEC); settings as in `raw_env`.

    `turns="asked"`: an agent has a turn when it is asked something. `turns="all"`: every agent has a turn in every
    cycle, and those who are not asked wait; see `parallel_env`.
    """
    if one_of("turns", turns, (ASKED, ALL)) == ALL:
        made: Any = parallel_to_aec(parallel_env(game, seats, **settings))
    else:
        made = raw_env(game, seats, **settings)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))
