"""The guided first game as a game's data/lesson.toml sets it up: the table, and what chance has to bring.

A lesson is an ordinary game with a seed of its own kind: chance gives what `[luck]` names, then goes on as usual. Each
game has a module of this name, which turns what is named into the results of chance. What a lesson says and asks is
in the same file, and no matter of the engine (tumbleweed/lesson.py).
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tumbleweed.core.errors import BadData, BadSeed
from tumbleweed.games.datafile import DataFile

Script = dict[int, list[int]]
"""By stream, the results of chance."""
MOST_SEATS: Final = 5


class LessonTable:
    """The table of a lesson, and the pieces that chance has to bring."""

    def __init__(self, path: Path, version: int, kinds: Any, luck: Sequence[str]) -> None:
        self.file: Final = DataFile(path, version)
        self._kinds: Final = kinds
        self._luck: Final = luck
        self.seats: Final = self.file.number("table.seats", 2, MOST_SEATS)
        self.options: Final = self.file.table("table.options")

    def check(self, game: str, seats: int, options: Mapping[str, Any], own: Mapping[str, Any]) -> None:
        """The luck of a lesson fits its own table only; all options are given, and all options of that table."""
        if seats != self.seats or options != own:
            chosen = ", ".join(f"{name}={value}" for name, value in self.options.items()) or "no others"
            raise BadSeed(f"the lesson of {game} is for {self.seats} seats and the usual options, but {chosen}")

    def pieces(self) -> dict[str, Any]:
        """What `[luck]` names: pieces of a position, those that chance can bring."""
        given = self.file.table("luck")
        for name in given:
            if name not in self._luck:
                raise BadData(self.file.name, f"luck.{name}", f"is unknown; known are {', '.join(self._luck)}")
        try:
            found: dict[str, Any] = msgspec.convert(given, self._kinds)
        except msgspec.ValidationError as error:
            raise BadData(self.file.name, "luck", str(error)) from error
        return found
