"""Bots that think less than they usually do, for tests."""

from tumbleweed import bots
from tumbleweed.bots import levels
from tumbleweed.bots.bot import Bot
from tumbleweed.bots.search import Budget
from tumbleweed.bots.style import PLAIN

HASTY = Budget(simulations=24, answers=1500, first=4, few=4, width=8, doubt=0.01, tie=0.004)


def quick(game: str, seed: int) -> Bot:
    """A Sheriff in a hurry."""
    if not isinstance(bots.find("sheriff", game, seed), levels.Sheriff):
        return bots.find("sheriff", game, seed)
    return levels.Sheriff(levels.thinker(game, PLAIN), HASTY, seed)
