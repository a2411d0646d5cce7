"""Random games for the tests of the research interfaces."""

from collections.abc import Iterator
from typing import Any

import tumbleweed as tw
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.steps import State

GAMES = tw.game_names()
HIDDEN: dict[str, dict[str, Any]] = {
    "dice-town": {"wealth_visible": False},
    "boomtown": {"gold_visibility": "hidden"},
    "dodge-city": {"money_visibility": "hidden"},
}
"""Options that make as much as possible secret."""
SHORT: dict[str, dict[str, Any]] = {
    "dice-town": {"claim_values": [1, 2, 3, 4, 5, 5, 5, 5]},
    "boomtown": {"short_game": True},
    "dodge-city": {"pass_limit": 1},
}
"""Options that make a game end soon."""


def luck_for(seed: int) -> Chance:
    return chance(("tests",), seed)


def any_of(luck: Chance, options: tuple[int, ...]) -> int:
    return options[luck.below(0, len(options))]


def positions(game: str, seats: int, options: dict[str, Any], seed: int, every: int) -> Iterator[State]:
    """Positions of a random game, one in this many, and the last; each may be kept."""
    luck = luck_for(seed)
    s = tw.new(game, seats, seed, tw.find(game).automatic(options), log=False)
    number = 0
    while asked := waiting(s):
        if number % every == 0:
            yield s.copy()
        seat = any_of(luck, asked)
        apply(s, seat, any_of(luck, legal(s, seat)))
        number += 1
    yield s
