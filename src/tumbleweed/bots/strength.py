"""How strong the levels are, as measured in the arena: strength.toml, which `python -m bench.strength` writes."""

from functools import cache
from pathlib import Path
from typing import Final

from tumbleweed.games.datafile import DataFile

FILE: Final = Path(__file__).parent / "strength.toml"
MANY: Final = 1_000_000


class Measured:
    """The share of the wins of one bot against three of another level, at tables of four, in whole per cent."""

    def __init__(self, game: str, level: str, against: str, share: int, low: int, high: int, games: int) -> None:
        self.game: Final = game
        self.level: Final = level
        self.against: Final = against
        self.share: Final = share
        self.low: Final = low
        self.high: Final = high
        """The share's 95 % interval."""
        self.games: Final = games


@cache
def measured(path: Path = FILE) -> list[Measured]:
    """All that was measured."""
    file = DataFile(path)
    return [
        _measured(file, game, level, against)
        for game in file.content
        for level in file.table(game)
        for against in file.table(f"{game}.{level}")
    ]


def _measured(file: DataFile, game: str, level: str, against: str) -> Measured:
    key = f"{game}.{level}.{against}"
    share = file.number(f"{key}.share", 0, 100)
    low, high = file.number(f"{key}.low", 0, share), file.number(f"{key}.high", share, 100)
    return Measured(game, level, against, share, low, high, file.number(f"{key}.games", 1, MANY))


def found(game: str, level: str, against: str) -> Measured | None:
    """What one bot of a level wins against three of another; None if that was not measured."""
    for one in measured():
        if (one.game, one.level, one.against) == (game, level, against):
            return one
    return None
