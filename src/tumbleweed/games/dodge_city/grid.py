"""A building's cells as bits of one number: bit `8 * row + column`, so neighbours are found by shifts.

Buildings have at most 8 columns and 7 rows; a mask of cells then has 56 bits and stays a plain native number.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

COLUMNS: Final = 8
ROWS: Final = 7
CELLS: Final = ROWS * COLUMNS

BIT: Final[list[int]] = [1 << cell for cell in range(CELLS)]
NOT_LAST_ROW: Final = (1 << CELLS - COLUMNS) - 1
NOT_LAST_COLUMN: Final = sum(0x7F << COLUMNS * row for row in range(ROWS))
NOT_FIRST_COLUMN: Final = sum(0xFE << COLUMNS * row for row in range(ROWS))

_PRIME: Final = 67
"""Divided by it, the powers of two leave different remainders, so a remainder tells which bit is set."""
_PLACES: Final = 62


def _places() -> bytes:
    place = bytearray(_PRIME)
    for cell in range(_PLACES):
        place[(1 << cell) % _PRIME] = cell
    return bytes(place)


_PLACE: Final = _places()


def place_of(bit: i64) -> i64:
    """Which bit of a number with one bit is set."""
    return _PLACE[bit % 67]


def size_of(cells: i64) -> i64:
    """How many cells are in a mask."""
    left: i64 = cells - (cells >> 1 & 0x55555555555555)
    left = (left & 0x33333333333333) + (left >> 2 & 0x33333333333333)
    left = (left + (left >> 4)) & 0x0F0F0F0F0F0F0F
    left += left >> 8
    left += left >> 16
    left += left >> 32
    return left & 63


def neighbours(cells: i64) -> i64:
    """All cells beside the given ones, up, down, left or right (perhaps some of the given ones too)."""
    last_row: i64 = NOT_LAST_ROW
    last_column: i64 = NOT_LAST_COLUMN
    first_column: i64 = NOT_FIRST_COLUMN
    return (cells & last_row) << 8 | cells >> 8 | (cells & last_column) << 1 | (cells & first_column) >> 1


def group_of(seed: i64, stones: i64) -> i64:
    """DC-8.1: all stones linked with those of `seed`, including these."""
    found: i64 = seed
    while True:
        more: i64 = (found | neighbours(found)) & stones
        if more == found:
            return found
        found = more


def cells_of(cells: i64) -> list[int]:
    """The cells of a mask, ascending."""
    found: list[int] = []
    left: i64 = cells
    while left:
        low: i64 = left & -left
        found.append(int(place_of(low)))
        left &= left - 1
    return found


def cell_at(row: int, column: int) -> int:
    """The cell in a row and a column, both from 0."""
    return COLUMNS * row + column


def cells_with(rows: Sequence[str], signs: str) -> int:
    """The cells of a drawn building that hold one of these signs, as a mask."""
    return sum(BIT[cell_at(r, c)] for r, row in enumerate(rows) for c, sign in enumerate(row) if sign in signs)


def row_and_column(cell: int) -> list[int]:
    """A cell as the log and the views write it: [row, column]."""
    return [cell // COLUMNS, cell % COLUMNS]
