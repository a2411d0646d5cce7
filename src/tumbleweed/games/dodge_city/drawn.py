"""A building as it is drawn: its map, with the numbers of the seats on the cells where their stones stand.

Views show buildings in this form, and positions are set up in it.
"""

from collections.abc import Sequence

from tumbleweed.games.dodge_city.grid import cells_of, cells_with, row_and_column


def drawn(rows: Sequence[str], stones: Sequence[int]) -> list[str]:
    """A map with stones in it; `stones` are masks by seat."""
    signs = [list(row) for row in rows]
    for seat, cells in enumerate(stones):
        for cell in cells_of(cells):
            row, column = row_and_column(cell)
            signs[row][column] = str(seat)
    return ["".join(row) for row in signs]


def stones_in(rows: Sequence[str], seat: int) -> int:
    """The stones of a seat in such a drawing, as a mask."""
    return cells_with(rows, str(seat))


def owner_in(rows: Sequence[str], cell: Sequence[int]) -> int:
    """Whose stone stands on a cell, given by row and column; -1 if there is none."""
    sign = rows[cell[0]][cell[1]]
    return int(sign) if sign.isdecimal() else -1
