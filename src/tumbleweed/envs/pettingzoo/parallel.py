"""A table whose agents all act in every step: PettingZoo's parallel interface."""

from typing import Any

from pettingzoo import ParallelEnv

from tumbleweed.core.options import complete
from tumbleweed.core.play import apply
from tumbleweed.core.steps import SEATS_OF
from tumbleweed.envs.arrays import MASK, OBSERVATION, Observation, mask, observe
from tumbleweed.envs.limits import action_number
from tumbleweed.envs.pettingzoo.table import SPECTATOR, TableEnv
from tumbleweed.envs.seating import DEFAULT, LOSE, LOST, BadSetting

Flags = dict[str, bool]


class TableParallelEnv(TableEnv, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Every agent is a seat. In a step those who are asked answer at the same time; for the others the last action,
    `wait`, is the only legal one. An answer in several parts takes several steps.

    An agent that waits can count the steps, so a table that keeps secret who is being asked (Dice Town, unless its
    option `reaction_mode` is `fast`) is refused.
    """

    waits = True

    @property
    def wait(self) -> int:
        """The action of those who are not asked."""
        return self.seating.actions

    def check_table(self) -> None:
        """An agent that waits in every step could count the steps others need, and so learn that somebody was asked."""
        spec = self.seating.spec
        if complete(spec.options, self.seating.options).get("reaction_mode") == "discreet":
            raise BadSetting(
                f"in {spec.name} nobody may know who is asked whether to play a card, but agents that act in "
                "every step would; take env(), or a table that agrees to it: options={'reaction_mode': 'fast'}"
            )

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins a new game; `options` has no meaning here."""
        self.begin(seed)
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
        self.print_step()
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
            allowed = mask(s, SPECTATOR if over else seat, self.actions)
            allowed[self.wait] = not over and not s.open >> seat & 1
            seen[agent] = {OBSERVATION: observe(self.seating, s, seat), MASK: allowed}
        return seen
