"""A table whose agents answer one after the other: PettingZoo's AEC interface."""

import sys
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from tumbleweed.core.play import apply, waiting
from tumbleweed.core.steps import State
from tumbleweed.envs.arrays import MASK, OBSERVATION, Observation, mask, observation_space, observe
from tumbleweed.envs.limits import action_number, limit
from tumbleweed.envs.pettingzoo.agents import agent_names, metadata, random_source
from tumbleweed.envs.seating import LOST, MOST_SEED, Seating, one_of
from tumbleweed.envs.text import shown

SPECTATOR: Final = -1


class TableAECEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Every agent is a seat: `player_0`, `player_1` … Seats that are asked at the same time answer one after the other,
    and nobody sees an answer before all have given theirs. An answer in several parts is several turns.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None,
        reward: str,
        illegal: str,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.seating: Final = Seating(game, seats, options, reward, illegal)
        self.max_cycles = limit("max_cycles", max_cycles)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, ("ansi", "human"))
        self.metadata = metadata(self.seating)
        self.possible_agents = agent_names(seats)
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.seating.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.seating.length, self.seating.actions) for agent in self.possible_agents
        }
        self._luck = random_source(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's catalog of actions, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; `options` has no meaning here."""
        if seed is not None:
            self._luck = random_source(seed)
        self.position: State = self.seating.begin(int(self._luck.integers(MOST_SEED)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._answers = [0] * self.seating.seats
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        """Whose turn it is: of the seats asked at the same time, the lowest."""
        self.agent_selection = self.possible_agents[waiting(self.position)[0]]

    def step(self, action: int | None) -> None:
        """Takes the answer of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_number(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._answer(self.possible_agents.index(agent), number)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            sys.stdout.write(f"{shown(self.seating.spec, self.position, SPECTATOR)}\n\n")

    def _answer(self, seat: int, action: int) -> None:
        s = self.position
        played = self.seating.allowed(s, seat, action)
        if played < 0:
            self.rewards[self.possible_agents[seat]] = LOST
            self.terminations = dict.fromkeys(self.agents, True)
            return
        apply(s, seat, played)
        self._answers[seat] += 1
        if not s.open:
            self.rewards = dict(zip(self.agents, self.seating.rewards(s), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self._select()
        if self.max_cycles is not None and self._answers[waiting(s)[0]] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know; its mask is all 0 while it is not asked."""
        seat = self.possible_agents.index(agent)
        s = self.position
        over = not self.agents or self.terminations.get(agent, True) or self.truncations.get(agent, True)
        allowed = mask(s, SPECTATOR if over else seat, self.seating.actions)
        return {OBSERVATION: observe(self.seating, s, seat), MASK: allowed}

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats together know, secrets included, for critics that may see everything."""
        return np.concatenate([observe(self.seating, self.position, seat) for seat in range(self.seating.seats)])

    @property
    def state_space(self) -> spaces.Box:
        """All seats' observations in a row."""
        return spaces.Box(0, 255, (self.seating.seats * self.seating.length,), np.uint8)

    def render(self) -> str | None:
        """What a spectator sees, as text; with `human` every step prints it."""
        return shown(self.seating.spec, self.position, SPECTATOR) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
