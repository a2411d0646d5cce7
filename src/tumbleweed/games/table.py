"""The table at which a game is played: its options, completed, and the version of its rules. Each game has a module of
this name with a `Table` of its own, which adds the fields that its rules look at.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from tumbleweed.core.options import Option
from tumbleweed.games.optionfile import completed

Made = TypeVar("Made", bound="GameTable")

MOST_KNOWN: Final = 64


class GameTable:
    """What the tables of all games have."""

    def __init__(self, options: Sequence[Sequence[Option]], given: Mapping[str, Any], version: int) -> None:
        self.version: Final = version
        """The version of the rules that is played."""
        self.full: Final = completed(options, given, version)
        """All options of that version, in their plain form."""


class Tables(Generic[Made]):
    """The tables of a game; the last few are remembered, since simulations ask for the same again and again."""

    def __init__(self, make: Callable[[Mapping[str, Any], int], Made]) -> None:
        self._make: Final = make
        self._known: Final[dict[str, Made]] = {}

    def find(self, given: Mapping[str, Any], version: int) -> Made:
        """The table with these options."""
        key = f"{version} {list(given.items())}"
        if key not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._make(given, version)
        return self._known[key]
