"""A building as it is drawn: its map, with the numbers of the seats on the cells where their stones stand.

Views show buildings like this, and positions are set up like this. Words are made from views alone, so the code that
puts an answer into words reads the stones back from the drawing: drawing and reading stand together.
"""

from collections.abc import Sequence

from tumbleweed.games.dodge_city.grid import BIT, cell_at, cells_of, row_and_column


def drawn(rows: Sequence[str], stones: Sequence[int]) -> list[str]:
    """A map with stones in it; `stones` are masks by seat."""
    signs = [list(row) for row in rows]
    for seat, cells in enumerate(stones):
        for cell in cells_of(cells):
            row, column = row_and_column(cell)
            signs[row][column] = str(seat)
    return ["".join(row) for row in signs]


def stones_in(rows: Sequence[str], seat: int) -> int:
    """The stones of a seat in a map, as a mask."""
    sign = str(seat)
    return sum(BIT[cell_at(r, c)] for r, row in enumerate(rows) for c, found in enumerate(row) if found == sign)
