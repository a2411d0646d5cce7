"""Observations and masks as NumPy arrays, and their spaces; for PettingZoo and Gymnasium alike."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from tumbleweed.core.play import legal
from tumbleweed.core.steps import State
from tumbleweed.envs.seating import Seating

Observation = dict[str, npt.NDArray[Any]]

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"


def observation_space(length: int, actions: int) -> spaces.Dict:
    """Numbers from 0 to 255, and which actions are legal."""
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(0, 255, (length,), np.uint8),
            MASK: spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observe(seating: Seating, s: State, seat: int) -> npt.NDArray[np.uint8]:
    """A seat's observation, as an array of its own."""
    return np.frombuffer(bytearray(seating.observe(s, seat)), np.uint8)


def mask(s: State, seat: int, actions: int) -> npt.NDArray[np.int8]:
    """1 for each action that is legal for the seat; all 0 if it is not asked."""
    found = np.zeros(actions, np.int8)
    found[list(legal(s, seat))] = 1
    return found
