"""How many stones a player still needs in a building (DC-8.4): shown beside it, never needed by the rules themselves.

A chain is a tree over cells in which own stones cost nothing and free cells one stone each. For every set of marked
fields, and for each cost, we keep the cells that a tree touching those fields can have at that cost: trees grow over
own stones for nothing and over a free cell for one more stone, and two trees are joined where they meet.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from tumbleweed.games.dodge_city.board import MARKS, NEED, Site, site_of
from tumbleweed.games.dodge_city.grid import cells_with, neighbours, size_of

NEVER: Final = -1


def missing(site: Site, own: int, others: int, conduct: bool) -> int | None:
    """The fewest stones with which the player would be connected; None if that is no longer possible."""
    found = _missing(site.rows, own, others, conduct)
    return None if found == NEVER else found


@lru_cache(maxsize=8192)  # a stone changes one building; all others are looked up
def _missing(rows: tuple[str, ...], own: int, others: int, conduct: bool) -> int:
    site = site_of(rows)
    free = int(site.free) & ~own & ~others
    if not site.connected(own | free, conduct):
        return NEVER
    # With `fields_conduct` (U-33) a chain goes on beyond marked fields.
    return _Search(site, own, free, cells_with(rows, "".join(MARKS)) if conduct else 0).cost()


class _Search:
    """Trees by the set of fields they touch and by what they cost."""

    def __init__(self, site: Site, own: int, free: int, marked: int) -> None:
        self.own: Final = own
        self.free: Final = free
        self.marked: Final = marked
        touching = (site.touch0, site.touch1, site.touch2, site.touch3, site.touch4)
        self.touch: Final[list[int]] = [int(touching[field]) for field in range(site.fields)]
        self.sets: Final = sorted(
            (fields for fields in range(1, 1 << site.fields) if fields.bit_count() <= NEED), key=int.bit_count
        )
        self.trees: Final[list[list[int]]] = [[] for _ in range(1 << site.fields)]
        """By set of fields and by cost, the cells of trees that cost no more."""

    def cost(self) -> int:
        """The cost of the cheapest chain; there is one."""
        for cost in range(int(size_of(self.free)) + 1):
            for fields in self.sets:
                cells = self._cells(fields, cost)
                if cells and fields.bit_count() == NEED:
                    return cost
                self.trees[fields].append(cells)
        return NEVER

    def _cells(self, fields: int, cost: int) -> int:
        found = self._first(fields, cost) | self._joined(fields, cost)
        if cost:
            before = self.trees[fields][cost - 1]
            found |= before | int(neighbours(before)) & self.free
        return self._spread(found)

    def _first(self, fields: int, cost: int) -> int:
        """The smallest trees: a single stone beside a field."""
        if fields & fields - 1:
            return 0
        cells = self.own if cost == 0 else self.own | self.free
        return self.touch[fields.bit_length() - 1] & cells

    def _joined(self, fields: int, cost: int) -> int:
        """Two trees that meet on a cell: on a stone already there, or on a new one that both of them count."""
        found = 0
        part = fields - 1 & fields
        while part > fields ^ part:
            one, other = self.trees[part], self.trees[fields ^ part]
            for spent in range(cost + 1):
                found |= one[spent] & other[cost - spent] & ~self.free
                if spent:
                    found |= one[spent] & other[cost + 1 - spent] & self.free
            part = part - 1 & fields
        return found

    def _spread(self, cells: int) -> int:
        """A tree grows for nothing over own stones, and over marked fields where they conduct."""
        while True:
            beside: i64 = neighbours(cells & ~self.marked)
            more = cells | int(beside) & (self.own | self.marked) | int(neighbours(cells & self.marked)) & self.own
            if more == cells:
                return cells
            cells = more
