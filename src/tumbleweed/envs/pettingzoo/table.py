"""What both of PettingZoo's interfaces to a table have in common: settings, spaces, luck, and what is shown."""

import sys
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from tumbleweed.core.steps import State
from tumbleweed.envs.arrays import observation_space, observe
from tumbleweed.envs.limits import limit
from tumbleweed.envs.seating import LOSE, MOST_SEED, ZERO_SUM, Seating, one_of
from tumbleweed.envs.text import shown

SPECTATOR: Final = -1
VERSION: Final = 0
"""Raised when observations, actions or rewards of an environment change."""


def agent_names(seats: int) -> list[str]:
    """An agent for each seat."""
    return [f"player_{seat}" for seat in range(seats)]


def metadata(seating: Seating, parallel: bool) -> dict[str, Any]:
    """The environment's versioned name, and what it can do."""
    name = f"tumbleweed_{seating.name}_v{VERSION}"
    return {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": parallel, "render_fps": 1}


def random_source(seed: int | None) -> np.random.Generator:
    """Where the seeds of games come from."""
    return np.random.default_rng(seed)


class TableEnv:
    """Every agent is a seat: `player_0`, `player_1` …"""

    waits = False
    """Whether agents that are not asked act too, by waiting: the last action of the space."""

    def __init__(
        self,
        game: str,
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        reward: str = ZERO_SUM,
        illegal: str = LOSE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seating: Final = Seating(game, seats, options, reward, illegal)
        self.check_table()
        self.max_cycles = limit("max_cycles", max_cycles)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, ("ansi", "human"))
        self.metadata = metadata(self.seating, self.waits)
        self.actions: Final = self.seating.actions + (1 if self.waits else 0)
        """The size of the action space."""
        self.possible_agents = agent_names(seats)
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.seating.length, self.actions) for agent in self.possible_agents
        }
        self._luck = random_source(None)

    def check_table(self) -> None:
        """Refuses a table at which agents cannot act like this."""

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's catalog of actions, the same for all agents, and perhaps waiting."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game; with a seed, luck begins anew too."""
        if seed is not None:
            self._luck = random_source(seed)
        self.position: State = self.seating.begin(int(self._luck.integers(MOST_SEED)))
        self.agents = list(self.possible_agents)

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats together know, secrets included, for critics that may see everything."""
        return np.concatenate([observe(self.seating, self.position, seat) for seat in range(self.seating.seats)])

    def print_step(self) -> None:
        """With `human`, shows what a spectator sees."""
        if self.render_mode == "human":
            sys.stdout.write(f"{shown(self.seating.spec, self.position, SPECTATOR)}\n\n")

    def render(self) -> str | None:
        """What a spectator sees, as text; with `human` every step prints it."""
        return shown(self.seating.spec, self.position, SPECTATOR) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
