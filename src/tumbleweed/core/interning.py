"""Options that are kept and given out again and again share their numbers.

Python makes an object of every whole number above 256 each time one is needed. A thousand kept tuples with objects of
their own would not fit into the processor's cache; with the same objects in all of them they do.
"""

from collections.abc import Iterable
from typing import Final, cast

NUMBERS: Final[list[object]] = list(range(1 << 12))
"""As many as any game has actions. Not `list[int]`: compiled, a number taken out would be made anew."""


def shared(numbers: Iterable[int]) -> tuple[int, ...]:
    """These numbers, each as the object that stands for it everywhere."""
    return cast("tuple[int, ...]", tuple([NUMBERS[number] for number in numbers]))
