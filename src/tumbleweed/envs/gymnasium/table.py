"""One seat of a table as a Gymnasium environment."""

import sys
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, SupportsFloat

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from tumbleweed.core.play import apply
from tumbleweed.core.steps import State
from tumbleweed.envs.arrays import MASK, OBSERVATION, Observation, mask, observation_space, observe
from tumbleweed.envs.limits import action_number, limit
from tumbleweed.envs.opponents import Opponents, each
from tumbleweed.envs.seating import LOSE, LOST, MOST_SEED, ZERO_SUM, Seating, one_of
from tumbleweed.envs.text import asked, shown


class TableEnv(gym.Env[Observation, np.integer[Any] | int]):
    """One seat against bots. A step is one answer; the others answer until the seat is asked again.

    `observation`: numbers (tumbleweed.envs.pieces says which); `action_mask`: which actions of the game's catalog are
    legal. The reward comes with the last step. An answer in several parts is several steps.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int = 4,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: Mapping[str, Any] | None = None,
        reward: str = ZERO_SUM,
        illegal: str = LOSE,
        max_answers: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seating: Final = Seating(game, seats, options, reward, illegal)
        self.seat: Final = self.seating.check_seat(seat)
        self.bots: Final = each(bots, seats - 1)
        Opponents(self.seating, seat, self.bots, 0)  # complain about a wrong name before anything begins
        self.max_answers: Final = limit("max_answers", max_answers)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, ("ansi", "human"))
        self.action_space = spaces.Discrete(self.seating.actions)
        self.observation_space = observation_space(self.seating.length, self.seating.actions)  # type: ignore[assignment]
        self._position: State | None = None
        self._answers = 0
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Begins a new game; `options` has no meaning here."""
        super().reset(seed=seed)
        s = self.seating.begin(int(self.np_random.integers(MOST_SEED)))
        self._opponents = Opponents(self.seating, self.seat, self.bots, int(self.np_random.integers(MOST_SEED)))
        self._opponents.answer(s, self.seat)
        self._position = s
        self._answers = 0
        self._over = False
        return self._observation(s), {}

    def step(self, action: np.integer[Any] | int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Takes an answer, and the others' answers until the seat is asked again."""
        s = self.position
        if self._over:
            raise gym.error.ResetNeeded("the game is over; call reset() for another")
        number = action_number(action)
        played = self.seating.allowed(s, self.seat, number)
        said: dict[str, Any] = {"illegal": True} if played != number else {}
        if played < 0:
            self._over = True
            return self._observation(s), LOST, True, False, said
        apply(s, self.seat, played)
        self._opponents.answer(s, self.seat)
        self._answers += 1
        if s.open:
            self._over = self._answers == self.max_answers
            return self._observation(s), 0.0, False, self._over, said
        self._over = True
        said["scores"] = self.seating.spec.scores(s)
        return self._observation(s), self.seating.rewards(s)[self.seat], True, False, said

    @property
    def position(self) -> State:
        """The game as it stands, secrets included."""
        if self._position is None:
            raise gym.error.ResetNeeded("call reset() before anything else")
        return self._position

    def _observation(self, s: State) -> Observation:
        if self.render_mode == "human":
            sys.stdout.write(f"{self._text(s)}\n\n")
        return {OBSERVATION: observe(self.seating, s, self.seat), MASK: self.action_masks()}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """The legal actions alone, none when the game is over; some learners ask for them here."""
        found = mask(self.position, self.seat, self.seating.actions)
        return np.zeros_like(found) if self._over else found

    def render(self) -> Any:
        """What the seat sees and may answer, as text; with `human` every step prints it."""
        return self._text(self.position) if self.render_mode == "ansi" else None

    def _text(self, s: State) -> str:
        spec = self.seating.spec
        return f"{shown(spec, s, self.seat)}\n{asked(spec, s, self.seat)}".rstrip()

    def read(self, text: str) -> int:
        """The action of a text such as `keep 9 9`."""
        return self.seating.spec.catalog.parse(text)
