"""The functions that make environments, named as in PettingZoo's own modules."""

from collections.abc import Mapping
from typing import Any, Final

from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from tumbleweed.envs.pettingzoo.parallel import TableParallelEnv
from tumbleweed.envs.pettingzoo.turns import TableAECEnv
from tumbleweed.envs.seating import LOSE, ZERO_SUM, one_of

ASKED: Final = "asked"
ALL: Final = "all"


def raw_env(
    game: str,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    reward: str = ZERO_SUM,
    illegal: str = LOSE,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TableAECEnv:
    """A table whose agents answer one after the other, without wrappers."""
    return TableAECEnv(game, seats, options, reward, illegal, max_cycles, render_mode)


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


def parallel_env(
    game: str,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    reward: str = ZERO_SUM,
    illegal: str = LOSE,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TableParallelEnv:
    """A table whose agents all act in every step: those who are asked answer at the same time, the others wait.

    Waiting is the last action of the space. An agent that waits can count the steps, so a table that keeps secret who
    is being asked (Dice Town, unless its option `reaction_mode` is `fast`) is refused.
    """
    return TableParallelEnv(game, seats, options, reward, illegal, max_cycles, render_mode)
