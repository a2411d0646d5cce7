"""How long it takes to tell what happened: telling("dice-town")["nuggets_mined"] == 900.

A program that shows the game tells its events one after another, and asks a question when its causes have been told.
The server allows for that time in its clocks. Each game's `data/telling.toml` has the milliseconds, for the page, too.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tumbleweed.core.events import EVERYBODY, Event
from tumbleweed.core.spec import find
from tumbleweed.games.datafile import DataFile

GAMES: Final = Path(__file__).parent / "games"


@cache
def telling(game: str) -> Mapping[str, int]:
    """By event, or `event.form` for a form with a time of its own: milliseconds at the usual speed."""
    return DataFile(GAMES / find(game).name.replace("-", "_") / "data" / "telling.toml").content


def seconds(game: str, events: Iterable[Event]) -> float:
    """How long it takes to tell everybody these events. What only some may know of takes no time here: otherwise a
    clock would tell that it happened.
    """
    lengths = telling(game)
    public = [event for event in events if event.audience == EVERYBODY]
    return sum(lengths.get(f"{each.name}.{each.form}", lengths.get(each.name, 0)) for each in public) / 1000
