"""The smallest chains of a ground plan (DC-8.4): sets grown cell by cell, starting beside the first field."""

from typing import Final

from tumbleweed.bots.dodge_city.linking import Linking, beside
from tumbleweed.games.dodge_city.board import NEED

MOST_STEPS: Final = 12000
"""Longer chains are not listed once listing the shorter ones has taken more steps than this."""


def list_chains(linking: Linking, found: list[int]) -> int:
    """Adds the chains from which no cell can be left out, the shortest first; returns up to how many cells it got."""
    listed = steps = 0
    while listed < linking.cells.bit_count() and steps <= MOST_STEPS:
        listed += 1
        steps += Growing(linking, listed, found).steps
    return listed


class Growing:
    """Lists the smallest chains of one size."""

    def __init__(self, linking: Linking, size: int, found: list[int]) -> None:
        self.linking: Final = linking
        self.found: Final = found
        self.steps = 0
        passed = 0
        left = linking.seeds
        while left:
            first = left & -left
            self._grow(first, passed, size - 1, beside(linking, first) & linking.cells & ~first & ~passed)
            passed |= first
            left &= left - 1

    def _grow(self, chain: int, passed: int, more: int, border: int) -> None:
        """Tries all ways to add cells of the border, except those passed over; stops when a field is too far away."""
        self.steps += 1
        linking = self.linking
        touched = near = 0
        for touch, within in zip(linking.touch, linking.within, strict=True):
            if chain & touch:
                touched += 1
            elif chain & within[more]:
                near += 1
        if touched >= NEED:
            if more == 0 and smallest(linking, chain):
                self.found.append(chain)
            return
        if touched + near < NEED or more == 0:
            return
        left = border & ~passed
        while left:
            added = left & -left
            wider = (border | (beside(linking, added) & linking.cells)) & ~chain & ~added & ~passed
            self._grow(chain | added, passed, more - 1, wider)
            passed |= added
            left &= left - 1


def smallest(linking: Linking, chain: int) -> bool:
    """Whether no cell of a chain can be left out."""
    left = chain
    while left:
        if linking.connects(chain & ~(left & -left)):
            return False
        left &= left - 1
    return True
