"""PettingZoo: all seats of a table.

from tumbleweed.envs.pettingzoo import env, parallel_env

table = env("dice-town", seats=4, options={"edition": "first"})     # one agent after the other
everyone = parallel_env("dodge-city", seats=3)                      # all agents at once
"""

try:
    from tumbleweed.envs.pettingzoo.making import env, parallel_env, raw_env
except ModuleNotFoundError as error:
    from tumbleweed.envs.extra import missing

    raise missing(error) from error

__all__ = ["env", "parallel_env", "raw_env"]
