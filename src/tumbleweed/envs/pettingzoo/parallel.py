"""A table whose agents all act in every step: PettingZoo's parallel interface."""

import sys
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import ParallelEnv

from tumbleweed.core.options import complete
from tumbleweed.core.play import apply
from tumbleweed.core.steps import SEATS_OF, State
from tumbleweed.envs.arrays import MASK, OBSERVATION, Observation, mask, observation_space, observe
from tumbleweed.envs.limits import action_number, limit
from tumbleweed.envs.pettingzoo.agents import agent_names, metadata, random_source
from tumbleweed.envs.seating import DEFAULT, LOSE, LOST, MOST_SEED, BadSetting, Seating, one_of
from tumbleweed.envs.text import shown

SPECTATOR: Final = -1
Flags = dict[str, bool]


class TableParallelEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Every agent is a seat. In a step those who are asked answer at the same time; for the others the last action,
    `wait`, is the only legal one. An answer in several parts takes several steps.
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
        self.seating: Final = Seating(game, seats, options, reward, illegal)
        _refuse_discreet(self.seating)
        self.max_cycles = limit("max_cycles", max_cycles)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, ("ansi", "human"))
        self.metadata = {**metadata(self.seating), "is_parallelizable": True}
        self.wait: Final = self.seating.actions
        """The action of those who are not asked."""
        self.possible_agents = agent_names(seats)
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.seating.length, self.wait + 1) for agent in self.possible_agents
        }
        self._luck = random_source(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's catalog of actions, and waiting."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins a new game; `options` has no meaning here."""
        if seed is not None:
            self._luck = random_source(seed)
        self.position: State = self.seating.begin(int(self._luck.integers(MOST_SEED)))
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(over=False), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], Flags, Flags, dict[str, dict[str, Any]]]:
        """Takes everybody's action; those of agents who are not asked change nothing."""
        agents = self.agents
        missing = [agent for agent in agents if agent not in actions]
        if missing:
            raise BadSetting(f"every agent acts in every step; {', '.join(missing)} did not (to wait is {self.wait})")
        s = self.position
        numbers = [action_number(actions[agent]) for agent in agents]
        played = {seat: self._played(seat, number) for seat, number in enumerate(numbers)}
        self._cycles += 1
        rewards = dict.fromkeys(agents, 0.0)
        losers = [agents[seat] for seat, action in played.items() if action < 0]
        rewards.update(dict.fromkeys(losers, LOST))
        for seat in () if losers else SEATS_OF[s.open]:
            apply(s, seat, played[seat])
        if not s.open:
            rewards = dict(zip(agents, self.seating.rewards(s), strict=True))
        ended = bool(losers) or not s.open
        enough = not ended and self.max_cycles is not None and self._cycles >= self.max_cycles
        over = ended or enough
        seen = self._observations(over)
        self.agents = [] if over else agents
        if self.render_mode == "human":
            sys.stdout.write(f"{shown(self.seating.spec, s, SPECTATOR)}\n\n")
        return seen, rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, enough), {a: {} for a in agents}

    def _played(self, seat: int, action: int) -> int:
        """What a seat plays: its answer if it is asked, else waiting; -1 if an illegal action loses the game."""
        if self.position.open >> seat & 1:
            return self.seating.allowed(self.position, seat, action)
        if action == self.wait or self.seating.illegal == DEFAULT:
            return self.wait
        if self.seating.illegal != LOSE:
            raise BadSetting(f"seat {seat} is not asked anything now; its only action is {self.wait}, to wait")
        return -1

    def _observations(self, over: bool) -> dict[str, Observation]:
        s = self.position
        seen = {}
        for seat, agent in enumerate(self.agents):
            allowed = mask(s, SPECTATOR if over else seat, self.wait + 1)
            allowed[self.wait] = not over and not s.open >> seat & 1
            seen[agent] = {OBSERVATION: observe(self.seating, s, seat), MASK: allowed}
        return seen

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats together know, secrets included, for critics that may see everything."""
        return np.concatenate([observe(self.seating, self.position, seat) for seat in range(self.seating.seats)])

    def render(self) -> str | None:
        """What a spectator sees, as text; with `human` every step prints it."""
        return shown(self.seating.spec, self.position, SPECTATOR) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def _refuse_discreet(seating: Seating) -> None:
    """An agent that waits in every step could count the steps others need, and so learn that somebody was asked."""
    table = complete(seating.spec.options, seating.options)
    if table.get("reaction_mode") == "discreet":
        raise BadSetting(
            f"in {seating.spec.name} nobody may know who is asked whether to play a card, but agents that act in "
            "every step would; take env(), or a table that agrees to it: options={'reaction_mode': 'fast'}"
        )
