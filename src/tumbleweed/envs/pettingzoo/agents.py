"""What both of PettingZoo's interfaces share."""

from typing import Any, Final

import numpy as np

from tumbleweed.envs.seating import Seating

VERSION: Final = 0
"""Raised when observations, actions or rewards of an environment change."""


def agent_names(seats: int) -> list[str]:
    """An agent for each seat."""
    return [f"player_{seat}" for seat in range(seats)]


def metadata(seating: Seating) -> dict[str, Any]:
    """The environment's versioned name, and what it can do."""
    name = f"tumbleweed_{seating.name}_v{VERSION}"
    return {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1}


def random_source(seed: int | None) -> np.random.Generator:
    """Where the seeds of games come from."""
    return np.random.default_rng(seed)
