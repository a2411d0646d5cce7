"""Options that are kept and handed out again and again share their number objects.

Python makes a new object for a whole number above 256 each time one is needed. A thousand kept tuples with objects of
their own would not fit into the processor's cache; tuples that share the same objects do.
"""

from collections.abc import Iterable
from typing import Final, cast

NUMBERS: Final[list[object]] = list(range(1 << 12))
"""Enough for the actions of any game. Not `list[int]`: compiled, a number taken out would be made anew."""


def shared(numbers: Iterable[int]) -> tuple[int, ...]:
    """These numbers, each as the one object used for it everywhere."""
    return cast("tuple[int, ...]", tuple([NUMBERS[number] for number in numbers]))


def by_set(start: int, places: int) -> list[tuple[int, ...]]:
    """For each set of places, as a mask, the actions that name one of them; the first place's action is `start`."""
    return [shared([start + place for place in range(places) if mask >> place & 1]) for mask in range(1 << places)]
