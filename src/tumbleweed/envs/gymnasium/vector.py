"""Many tables at once, as a Gymnasium vector environment."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tumbleweed.core.vector import ALL_SEATS, MANY, Batch
from tumbleweed.envs.arrays import MASK, OBSERVATION, Observation, observation_space
from tumbleweed.envs.limits import limit, whole
from tumbleweed.envs.opponents import ManyOpponents
from tumbleweed.envs.seating import LOSE, LOST, ZERO_SUM, BadSetting, Seating, one_of
from tumbleweed.envs.text import asked, shown

Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.float64]
Actions = npt.NDArray[np.int64]


class VectorTableEnv(VectorEnv[Observation, Actions, npt.NDArray[Any]]):
    """One seat of many tables, the same seat at each; see `TableEnv`. With `seat=None` the caller plays all seats: each
    row shows the seat whose turn it is (the observation's last number says which), and there are no bots.

    Observations and masks are written into arrays that are made once: the next step overwrites what `reset` and `step`
    returned, and masks are read-only. Give `copy=True` to get arrays of your own.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        seats: int = 4,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        options: Mapping[str, Any] | None = None,
        reward: str = ZERO_SUM,
        illegal: str = LOSE,
        max_answers: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.seating: Final = Seating(game, seats, options, reward, illegal)
        self.num_envs = whole("num_envs", num_envs)
        self.copy: Final = copy
        self.autoreset_mode: Final = AutoresetMode(autoreset_mode)
        self.max_answers: Final = limit("max_answers", max_answers)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, ("ansi",))
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": self.autoreset_mode}
        others = ManyOpponents(self.seating, None if seat is None else self.seating.check_seat(seat), bots)
        self.batch: Final = Batch(
            self.seating.spec, seats, self.seating.options, ALL_SEATS if seat is None else seat, num_envs,
            self.max_answers or 0, None if others.at_random else others,
        )  # fmt: skip
        self._others: Final = others
        self.single_action_space = spaces.Discrete(self.seating.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = observation_space(self.seating.length, self.seating.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._seen = self._look()
        self._begun = False

    def _look(self) -> Observation:
        """The batch's own memory, seen as arrays."""
        return {
            OBSERVATION: np.frombuffer(self.batch.observations, np.uint8).reshape(self.num_envs, -1),
            MASK: np.frombuffer(memoryview(self.batch.masks.buffer), np.int8).reshape(self.num_envs, -1),
        }

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_seen"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._seen = self._look()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins new games; `options={"reset_mask": …}` names the rows, if not all of them."""
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self.batch.reseed(int(self.np_random.integers(MANY)))
            self._others.reseed(int(self.np_random.integers(MANY)))
            self._begun = True
        for row in self._rows_to_reset(options or {}):
            self.batch.begin(row)
        return self._observation(), {}

    def _rows_to_reset(self, options: dict[str, Any]) -> list[int]:
        if "reset_mask" not in options:
            return list(range(self.num_envs))
        chosen = options["reset_mask"]
        if not isinstance(chosen, np.ndarray) or chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,):
            raise BadSetting(f"reset_mask is an array of {self.num_envs} truth values, not {chosen!r}")
        return [int(row) for row in np.flatnonzero(chosen)]

    def step(self, actions: Actions) -> tuple[Observation, Numbers, Flags, Flags, dict[str, Any]]:
        """Takes an answer at each table. `autoreset_mode` says what happens at a table whose game is over."""
        given = self._numbers(actions)
        batch = self.batch
        if not self._begun:
            raise gym.error.ResetNeeded("call reset() before anything else")
        if self.autoreset_mode == AutoresetMode.DISABLED and True in batch.over:
            raise gym.error.ResetNeeded(f"the game of row {batch.over.index(True)} is over; reset it with a reset_mask")
        batch.step(given)
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        said: dict[str, Any] = {}
        for row in batch.refused:
            if self._is_lost(row, given[row]):
                ended[row], rewards[row] = True, LOST
        for row in batch.ended:
            shares = self.seating.rewards(batch.states[row])
            ended[row], rewards[row] = True, shares[batch.turn[row]]
            self._add_info(said, {"returns": np.array(shares)}, row)
        truncated[batch.cut] = True
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            for row in np.flatnonzero(ended | truncated).tolist():
                self._begin_in_the_same_step(row, said)
        return self._observation(), rewards, ended, truncated, said

    def _numbers(self, actions: Actions) -> list[int]:
        """The actions as Python numbers."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            found = f"an array of shape {given.shape} and type {given.dtype}"
            raise BadSetting(f"{self.num_envs} tables need {self.num_envs} whole numbers as actions, not {found}")
        numbers: list[int] = given.tolist()
        return numbers

    def random_actions(self) -> Actions:
        """A legal action for each row, each equally likely; 0 where the game is over and another begins."""
        return np.array(memoryview(self.batch.random_actions()), np.int64)

    def _is_lost(self, row: int, action: int) -> bool:
        """Does with an illegal action what `illegal` says; returns whether that loses the game."""
        played = self.seating.allowed(self.batch.states[row], self.batch.turn[row], action)
        if played < 0:
            self.batch.lose(row)
            return True
        self.batch.play(row, played)
        return False

    def _begin_in_the_same_step(self, row: int, said: dict[str, Any]) -> None:
        """The last observation of a game goes into the info, and the next game begins."""
        last = {name: every_row[row].copy() for name, every_row in self._seen.items()}
        self._add_info(said, {"final_obs": last, "final_info": {}}, row)
        self.batch.begin(row)

    def _observation(self) -> Observation:
        if self.copy:
            return {name: array.copy() for name, array in self._seen.items()}
        return self._seen

    def render(self) -> tuple[str, ...] | None:
        """What the seat sees at each table, as text."""
        if self.render_mode != "ansi":
            return None
        spec, rows = self.seating.spec, zip(self.batch.states, self.batch.turn, strict=True)
        return tuple(f"{shown(spec, s, seat)}\n{asked(spec, s, seat)}".rstrip() for s, seat in rows)
