"""Numbers of decisions, as observations tell what a seat is asked."""

from collections.abc import Mapping
from typing import Final

from tumbleweed.core.steps import Ask


class Decisions:
    """The number of each decision by its id. Most asks are known by their class, which is quicker than by the id."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self._numbers: Final = dict(numbers)
        self._of: Final[dict[type[Ask], int]] = {}

    def number(self, ask: Ask) -> int:
        """The number of what is asked."""
        kind = type(ask)
        known = self._of.get(kind)
        if known is not None:
            return known
        number = self._numbers[ask.about()[0]]
        if kind.about is Ask.about:  # others say it anew each time
            self._of[kind] = number
        return number
