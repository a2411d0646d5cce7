"""Bots that think less than they usually do, for tests."""

from tumbleweed.bots import levels
from tumbleweed.bots.bot import Bot
from tumbleweed.bots.search import Budget
from tumbleweed.bots.style import PLAIN

HASTY = Budget(simulations=12, answers=800, first=3, few=4, width=8, doubt=0.01, tie=0.004)


def quick(game: str, seed: int) -> Bot:
    """A Sheriff in a hurry."""
    return levels.Sheriff(levels.thinker(game, PLAIN), HASTY, seed)
