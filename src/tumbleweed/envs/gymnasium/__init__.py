"""Gymnasium: one seat of a table, the others played by bots.

import gymnasium as gym
from tumbleweed.envs.gymnasium import TableEnv, VectorTableEnv

env = TableEnv("dice-town", seats=4, bots="random")             # or gym.make("Tumbleweed/DiceTown-v0", seats=4)
many = VectorTableEnv("dice-town", num_envs=1024, seats=2)      # or gym.make_vec(...)
"""

try:
    from gymnasium import register

    from tumbleweed.envs.gymnasium.table import TableEnv
    from tumbleweed.envs.gymnasium.vector import VectorTableEnv
except ModuleNotFoundError as error:
    from tumbleweed.envs.extra import missing

    raise missing(error) from error

from tumbleweed.games import GAMES

VERSION = 0
"""Raised when observations, actions or rewards of an environment change."""


def environment_id(game: str) -> str:
    """A game's name in Gymnasium's registry: `Tumbleweed/DiceTown-v0`."""
    return f"Tumbleweed/{game.replace('-', ' ').title().replace(' ', '')}-v{VERSION}"


for _game in GAMES:
    register(
        environment_id(_game.name),
        entry_point="tumbleweed.envs.gymnasium:TableEnv",
        vector_entry_point="tumbleweed.envs.gymnasium:VectorTableEnv",
        kwargs={"game": _game.name},
    )

__all__ = ["TableEnv", "VectorTableEnv", "environment_id"]
