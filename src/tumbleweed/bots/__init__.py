"""Programs that play. A bot gets a `Sight`: what its seat sees, its options, imagined positions; never the true one.

>>> bot = find("sheriff:gambler", "dice-town", seed=1)

A name is a level (`sheriff`, `deputy`, `tenderfoot`, `random`), optionally followed by a colon and a style.
"""

from typing import Final

from tumbleweed.bots import levels
from tumbleweed.bots.bot import Bot, RandomBot
from tumbleweed.bots.sight import Sight, sight
from tumbleweed.bots.style import PLAIN
from tumbleweed.bots.thinker import Reason, Thinker
from tumbleweed.bots.words import OLD_NAMES, say
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.spec import find as find_game

LEVELS: Final = ("sheriff", "deputy", "tenderfoot", "random")
"""The strongest first."""
USUAL: Final = "deputy"
"""The level that plays where none is named."""
GENTLE: Final = "tenderfoot"
"""The level that plays with newcomers, where none is named."""


class UnknownBot(TumbleweedError):
    """There is no bot of that name."""


def names(game: str) -> list[str]:
    """The levels that play a game, the best first; each can be followed by a colon and a style."""
    find_game(game)
    return list(LEVELS)


def styles() -> list[str]:
    """The styles, the plain one first."""
    return list(levels.styles())


def find(name: str, game: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    level, style = check(name, game)
    return RandomBot(seed) if level == "random" else _made(level, find_game(game).name, style, seed)


def check(name: str, game: str) -> tuple[str, str]:
    """The level and style of a bot's name; UnknownBot lists those that exist."""
    find_game(game)
    level, _, style = name.partition(":")
    level = OLD_NAMES.get(level, level)
    if level not in LEVELS:
        raise UnknownBot(f"there is no bot {name!r} for {game}; bots are {', '.join(LEVELS)}")
    if (style or ":" in name) and (level == "random" or style not in levels.styles()):
        right = ", ".join(f"sheriff:{known}" for known in styles())
        raise UnknownBot(f"there is no bot {name!r} for {game}; with a style they are called {right}")
    return level, style


def _made(level: str, game: str, style: str, seed: int) -> Bot:
    """A bot with a thinker."""
    likes = levels.styles()[style] if style else PLAIN
    if level == "tenderfoot":
        return levels.Tenderfoot(levels.thinker(game, likes), seed)
    if level == "deputy":
        return levels.Deputy(levels.thinker(game, likes), seed)
    styled = levels.thinker(game, likes) if style not in ("", "plain") else None
    return levels.Sheriff(levels.thinker(game, PLAIN), levels.budget(game), seed, styled)


__all__ = [
    "Bot",
    "RandomBot",
    "Reason",
    "Sight",
    "Thinker",
    "UnknownBot",
    "check",
    "find",
    "names",
    "say",
    "sight",
    "styles",
]
