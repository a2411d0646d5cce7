"""Programs that play. A bot gets the view of its seat and its options, never the position."""

from collections.abc import Callable
from typing import Final

from tumbleweed.bots import boomtown, dice_town, dodge_city
from tumbleweed.bots.bot import Bot, RandomBot
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.spec import find as find_game

FOR_ALL_GAMES: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}
FOR_ONE_GAME: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "boomtown": {"casual": boomtown.CasualBot},
    "dice-town": {"casual": dice_town.CasualBot},
    "dodge-city": {"casual": dodge_city.CasualBot},
}
"""By game and name; a bot is made from a seed."""


class UnknownBot(TumbleweedError):
    """A bot was asked for that does not play this game."""


def _bots(game: str) -> dict[str, Callable[[int], Bot]]:
    return {**FOR_ONE_GAME.get(find_game(game).name, {}), **FOR_ALL_GAMES}


def names(game: str) -> list[str]:
    """The bots that play a game, the best first."""
    return list(_bots(game))


def find(name: str, game: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    known = _bots(game)
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r} for {game}; bots are {', '.join(known)}")
    return known[name](seed)


__all__ = ["Bot", "RandomBot", "UnknownBot", "find", "names"]
