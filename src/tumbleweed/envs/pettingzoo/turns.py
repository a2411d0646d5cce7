"""A table whose agents answer one after the other: PettingZoo's AEC interface."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tumbleweed.core.play import apply, waiting
from tumbleweed.envs.arrays import MASK, OBSERVATION, Observation, mask, observe
from tumbleweed.envs.limits import action_number
from tumbleweed.envs.pettingzoo.table import SPECTATOR, TableEnv
from tumbleweed.envs.seating import LOST


class TableAECEnv(TableEnv, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Every agent is a seat: `player_0`, `player_1` … Seats that are asked at the same time answer one after the other,
    and nobody sees an answer before all have given theirs. An answer in several parts is several turns.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; `options` has no meaning here."""
        self.begin(seed)
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
        self.print_step()

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
        allowed = mask(s, SPECTATOR if over else seat, self.actions)
        return {OBSERVATION: observe(self.seating, s, seat), MASK: allowed}

    @property
    def state_space(self) -> spaces.Box:
        """All seats' observations in a row."""
        return spaces.Box(0, 255, (self.seating.seats * self.seating.length,), np.uint8)
