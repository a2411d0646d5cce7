"""A second implementation of connections, written straight from DC-8 and from nothing else.

No masks, no tricks, no import from the program: cells are pairs of row and column, a building is its drawing with the
seats' digits in it.
"""

MARKED = "BDPKH"

Cell = tuple[int, int]


def stones_of(drawing: list[str], seat: int) -> set[Cell]:
    """The cells on which a player's stones stand."""
    return {(r, c) for r, row in enumerate(drawing) for c, sign in enumerate(row) if sign == str(seat)}


def beside(cell: Cell) -> set[Cell]:
    """DC-8.1: up, down, left and right; diagonal contact does not count."""
    r, c = cell
    return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}


def groups(stones: set[Cell]) -> list[set[Cell]]:
    """All groups of linked stones."""
    found: list[set[Cell]] = []
    left = set(stones)
    while left:
        group = {left.pop()}
        border = list(group)
        while border:
            for cell in beside(border.pop()) & left:
                left.remove(cell)
                group.add(cell)
                border.append(cell)
        found.append(group)
    return found


def fields_of(drawing: list[str], group: set[Cell]) -> set[str]:
    """DC-8.2: the marked fields a group touches."""
    touched = set()
    for r, row in enumerate(drawing):
        for c, sign in enumerate(row):
            if sign in MARKED and beside((r, c)) & group:
                touched.add(sign)
    return touched


def joined(drawing: list[str], found: list[set[Cell]]) -> list[set[Cell]]:
    """U-33 with `fields_conduct`: groups that touch a common marked field are one."""
    merged = [set(group) for group in found]
    for one in range(len(merged)):
        for other in range(one + 1, len(merged)):
            if fields_of(drawing, merged[one]) & fields_of(drawing, merged[other]):
                rest = [group for number, group in enumerate(merged) if number not in (one, other)]
                return joined(drawing, [*rest, merged[one] | merged[other]])
    return merged


def fields_reached(drawing: list[str], seat: int, conduct: bool = False) -> int:
    """The most marked fields that one group of a player touches."""
    found = groups(stones_of(drawing, seat))
    if conduct:
        found = joined(drawing, found)
    return max((len(fields_of(drawing, group)) for group in found), default=0)


def connected(drawing: list[str], seats: int, conduct: bool = False) -> list[int]:
    """DC-8.4: the players with a group that touches four marked fields."""
    return [seat for seat in range(seats) if fields_reached(drawing, seat, conduct) >= 4]


def is_full(drawing: list[str]) -> bool:
    """No free cell is left."""
    return not any("." in row for row in drawing)
