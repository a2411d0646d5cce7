"""How many stones a player still needs in a building, and where (DC-8): a search over sets of cells as bits.

The cells are numbered as in the rules: bit `8 * row + column` of a number.
"""

from functools import lru_cache
from typing import Final

from tumbleweed.games.dodge_city.board import MARKS, NEED
from tumbleweed.games.dodge_city.grid import NOT_FIRST_COLUMN, NOT_LAST_COLUMN, NOT_LAST_ROW, cells_of, group_of

HOPELESS: Final = 99
"""So many stones are needed where nothing can help any more."""
MOST: Final = 12
"""Longer chains are not looked for: nobody builds them."""

Touch = tuple[int, ...]
"""By marked field, the cells beside it."""


def beside(cells: int) -> int:
    """All cells up, down, left or right of the given ones."""
    return (
        (cells & NOT_LAST_ROW) << 8
        | cells >> 8
        | (cells & NOT_LAST_COLUMN) << 1
        | (cells & NOT_FIRST_COLUMN) >> 1
    )  # fmt: skip


@lru_cache(maxsize=256)
def ground(rows: tuple[str, ...]) -> tuple[int, Touch]:
    """The cells of a map, and those beside each marked field."""
    cells = _all(rows, ".")
    return cells, tuple(beside(_all(rows, letter)) & cells for letter in MARKS if _all(rows, letter))


def _all(rows: tuple[str, ...], sign: str) -> int:
    return sum(1 << 8 * r + c for r, row in enumerate(rows) for c, found in enumerate(row) if found == sign)


@lru_cache(maxsize=64)
def _parts(fields: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Sets of fields as bits, each after the sets it consists of, with all ways to split it in two."""
    found = []
    for whole in range(1, 1 << fields):
        if whole.bit_count() <= NEED:
            splits = tuple((part, whole ^ part) for part in range(1, whole) if part & whole == part < whole ^ part)
            found.append((whole, splits))
    return tuple(found)


def possible(cells: int, touch: Touch) -> bool:
    """Whether one who had all these cells would have a chain."""
    left = cells & (touch[0] | touch[1] if len(touch) > NEED else touch[0])
    while left:
        group = group_of(left & -left, cells)
        if sum(1 for beside_it in touch if beside_it & group) >= NEED:
            return True
        left &= ~group
    return False


class Search:
    """Grows chains for one player stone by stone until one of them touches four marked fields.

    `reached[fields][n]` are the cells of chains that touch those fields and need at most `n` new stones.
    """

    def __init__(self, own: int, free: int, touch: Touch) -> None:
        self.own: Final = own
        self.free: Final = free
        self.touch: Final = touch
        self.parts: Final = _parts(len(touch))
        self.reached: Final[list[list[int]]] = [[] for fields in range(1 << len(touch))]
        self.need = HOPELESS
        self.fields = 0
        for stones in range(MOST + 1 if possible(own | free, touch) else 0):
            self._grow(stones)
            if self.need < HOPELESS:
                break

    def _grow(self, stones: int) -> None:
        own, free, reached = self.own, self.free, self.reached
        for fields, splits in self.parts:
            row = reached[fields]
            before = row[-1] if row else 0
            found = before | beside(before) & free
            if not splits:
                found |= self.touch[fields.bit_length() - 1] & (own if not stones else own | free)
            for one, other in splits:
                found |= self._joined(reached[one], reached[other], stones)
            more = beside(found) & own & ~found
            if more:
                found |= group_of(more, own)
            row.append(found)
            if found and self.need == HOPELESS and fields.bit_count() == NEED:
                self.need, self.fields = stones, fields

    def _joined(self, one: list[int], other: list[int], stones: int) -> int:
        """Two chains meet in a cell; a new stone there is counted once."""
        found = 0
        for some in range(stones + 1):
            first = one[some]
            if first:
                found |= first & other[stones - some] & self.own
                if some:
                    found |= first & other[stones - some + 1] & self.free
        return found

    def chain(self) -> int:
        """The new stones of one such chain, as bits; nothing where it is hopeless or done."""
        if not 0 < self.need < HOPELESS:
            return 0
        cells = self.reached[self.fields][self.need]
        return self._trace(self.fields, cells & -cells)

    def _trace(self, fields: int, cell: int) -> int:
        """The new stones of a cheapest chain through a cell."""
        row = self.reached[fields]
        stones = next(number for number, cells in enumerate(row) if cells & cell)
        if cell & self.own:
            node, new = group_of(cell, self.own), 0
        else:
            node, new = cell, 1
        added = cell if new else 0
        if fields.bit_count() == 1 and node & self.touch[fields.bit_length() - 1] and stones == new:
            return added
        joint = self._meeting(fields, node, stones, new)
        if joint:
            one, other, at = joint
            return added | self._trace(one, at) | self._trace(other, at)
        before = beside(node) & (row[stones - 1] if new else row[stones] & self.free)
        return added | self._trace(fields, before & -before)

    def _meeting(self, fields: int, node: int, stones: int, new: int) -> tuple[int, int, int] | None:
        """Where two smaller chains meet, and which fields each of them touches."""
        for known, splits in self.parts:
            if known != fields:
                continue
            for one, other in splits:
                for some in range(stones + 1):
                    rest = stones - some + new
                    if rest > stones:
                        continue
                    at = self.reached[one][some] & self.reached[other][rest] & node
                    if at:
                        return one, other, at & -at
        return None


@lru_cache(maxsize=20_000)
def need(own: int, free: int, touch: Touch) -> int:
    """How many new stones make a chain; 0 if there is one."""
    return Search(own, free, touch).need


@lru_cache(maxsize=20_000)
def chain(own: int, free: int, touch: Touch) -> tuple[int, ...]:
    """The cells in which new stones make a shortest chain."""
    return tuple(cells_of(Search(own, free, touch).chain()))
