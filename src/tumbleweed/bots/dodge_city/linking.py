"""The fewest stones that link four marked fields, searched for on the cells of a building as bits of one number.

`reached[fields][n]` are the cells of connected sets that touch those fields and need at most `n` new stones. A set
grows by a new stone beside it, along the player's own stones at no cost, and where two sets meet. This is exact, and
slow: `ways` uses it only where its list of chains is not enough.
"""

from typing import Final

from tumbleweed.games.dodge_city.board import NEED, Site
from tumbleweed.games.dodge_city.grid import CELLS, NOT_FIRST_COLUMN, NOT_LAST_COLUMN, NOT_LAST_ROW

HOPELESS: Final = 99
"""The number of missing stones where no chain is possible any more."""


class Linking:
    """What links cells of a ground plan: neighbours, and with `fields_conduct` (U-33) a common marked field."""

    def __init__(self, site: Site, conduct: bool) -> None:
        touching: list[int] = [site.touch0, site.touch1, site.touch2, site.touch3, site.touch4]
        self.cells: Final[int] = int(site.free)
        self.conduct: Final = conduct
        self.touch: Final[list[int]] = touching[: site.fields]
        """By marked field, the cells beside it."""
        self.seeds: Final[int] = int(site.seeds)
        """Every chain has one of these cells."""
        self.within: Final[list[list[int]]] = [self._within(touch) for touch in self.touch]
        """By marked field and number of stones: the cells from which that many more stones touch the field."""
        self.parts: Final[list[list[int]]] = _parts(len(self.touch))

    def _within(self, touch: int) -> list[int]:
        rings = [touch]
        for stones in range(CELLS):
            rings.append(rings[-1] | (beside(self, rings[-1]) & self.cells))
        return rings

    def connects(self, stones: int) -> bool:
        """DC-8.4: whether one group of these stones touches four marked fields."""
        left = stones & self.seeds
        while left:
            group = spread(self, left & -left, stones)
            if self.touched(group) >= NEED:
                return True
            left &= ~group
        return False

    def touched(self, stones: int) -> int:
        """How many marked fields these stones touch."""
        found = 0
        for touch in self.touch:
            if stones & touch:
                found += 1
        return found


def _parts(fields: int) -> list[list[int]]:
    """For each set of up to four fields, all ways to split it, each given by one part; empty for larger sets."""
    found: list[list[int]] = []
    for whole in range(1 << fields):
        few = whole.bit_count() <= NEED
        found.append([part for part in range(1, whole) if few and part & whole == part < whole ^ part])
    return found


def beside(linking: Linking, cells: int) -> int:
    """All cells linked with the given ones (and perhaps some of these themselves)."""
    found = (cells & NOT_LAST_ROW) << 8 | cells >> 8 | (cells & NOT_LAST_COLUMN) << 1 | (cells & NOT_FIRST_COLUMN) >> 1
    if linking.conduct:
        for touch in linking.touch:
            if cells & touch:
                found |= touch
    return found


def spread(linking: Linking, cells: int, stones: int) -> int:
    """The given cells, and all of these stones that are linked with them."""
    found = cells
    while True:
        more = found | (beside(linking, found) & stones)
        if more == found:
            return found
        found = more


def shortest(linking: Linking, own: int, free: int, most: int) -> tuple[int, int]:
    """How many new stones make a chain, and one such chain; HOPELESS and nothing if it takes `most` or more."""
    search = Search(linking, own, free)
    stones = 0
    while stones < most:
        fields = search.grow(stones)
        if fields:
            cells = search.reached[fields][stones]
            return stones, search.trace(fields, cells & -cells)
        stones += 1
    return HOPELESS, 0


class Search:
    """One player's chains, grown stone by stone until one touches four fields."""

    def __init__(self, linking: Linking, own: int, free: int) -> None:
        self.linking: Final = linking
        self.own: Final = own
        self.free: Final = free
        self.reached: Final[list[list[int]]] = [[] for fields in linking.parts]

    def grow(self, stones: int) -> int:
        """All sets with this many new stones, given those with fewer; the fields of a chain among them, or 0."""
        linking, own, free = self.linking, self.own, self.free
        chain = 0
        for fields, parts in enumerate(linking.parts):
            size = fields.bit_count()
            if not 0 < size <= NEED:
                continue
            row = self.reached[fields]
            found = 0
            if row:
                found = row[-1] | (beside(linking, row[-1]) & free)
            if size == 1:
                found |= linking.touch[fields.bit_length() - 1] & (own | free if stones else own)
            for part in parts:
                # Sets only grow with more stones, so if the last sets do not meet, none do.
                if self.reached[part][stones] & self.reached[fields ^ part][stones]:
                    found |= self._joined(self.reached[part], self.reached[fields ^ part], stones)
            if found:
                found = spread(linking, found, own)
            row.append(found)
            if found and size == NEED and not chain:
                chain = fields
        return chain

    def _joined(self, one: list[int], other: list[int], stones: int) -> int:
        """Where two sets meet; a new stone there is counted once."""
        found = 0
        for some in range(stones + 1):
            found |= one[some] & other[stones - some] & self.own
            if some:
                found |= one[some] & other[stones - some + 1] & self.free
        return found

    def trace(self, fields: int, cell: int) -> int:
        """The cells of a set with the fewest new stones that has a certain cell and touches these fields."""
        row = self.reached[fields]
        stones = 0
        while not row[stones] & cell:
            stones += 1
        group = spread(self.linking, cell, self.own) if cell & self.own else cell
        new = 0 if cell & self.own else 1
        if fields.bit_count() == 1 and stones == new and group & self.linking.touch[fields.bit_length() - 1]:
            return group
        for part in self.linking.parts[fields]:
            for some in range(new, stones + 1):
                meeting = self.reached[part][some] & self.reached[fields ^ part][stones - some + new] & group
                if meeting:
                    at = meeting & -meeting
                    return group | self.trace(part, at) | self.trace(fields ^ part, at)
        links = beside(self.linking, group) & ~group
        before = links & (row[stones - 1] if new else row[stones] & self.free)
        if new and stones > 0 and not before:
            raise AssertionError("a set was reached from somewhere")
        return group | self.trace(fields, before & -before)
