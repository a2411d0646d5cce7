"""Measuring: things are run in turns, round after round, so that a busy moment of the machine hits all of them.

Seconds are CPU time of this process, so that other work on the machine matters little.
"""

import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, Final

Run = Callable[[], int]
"""Does a piece of work and returns how much it was, in decisions or copies."""

ROUNDS: Final = 9
BITS: Final = 30
CHOICES: Final = 1 << 12
"""How many random numbers are made in advance; every driver picks its moves with them, at the same small cost."""


class Measure:
    """One thing to measure, and what was found in each round: amounts per second."""

    def __init__(self, name: str, run: Run) -> None:
        self.name: Final = name
        self.run: Final = run
        self.rates: Final[list[float]] = []

    def take(self, seconds: float) -> None:
        """One round."""
        amount = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            amount += self.run()
        self.rates.append(amount / spent)

    @property
    def best(self) -> float:
        return max(self.rates)

    @property
    def middle(self) -> float:
        return median(self.rates)


def numbers(seed: int = 1) -> list[int]:
    """Random numbers to pick moves with, from a small generator of our own, so that every run measures the same games.
    They are small enough for Python's fast arithmetic, so that picking costs every engine little.
    """
    found: list[int] = []
    state = seed
    for place in range(CHOICES):
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        found.append(state >> 64 - BITS)
    return found


def take_rounds(measures: Sequence[Measure], seconds: float, rounds: int, tell: Callable[[], Any]) -> None:
    """Warms everything up, then measures in turns; `seconds` is the total for each measure."""
    for measure in measures:
        measure.run()
    for number in range(rounds):
        for measure in measures:
            measure.take(seconds / rounds)
            tell()
