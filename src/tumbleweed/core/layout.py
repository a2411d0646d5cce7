"""How an observation is laid out: the names of its pieces, in order, and how many numbers each has."""

Layout = list[tuple[str, int]]


def single(*names: str) -> Layout:
    """Pieces of one number each."""
    return [(name, 1) for name in names]


def repeated(name: str, many: int, parts: Layout) -> Layout:
    """The same parts for each player, slot or building."""
    return [(f"{name}_{number}.{part}", size) for number in range(many) for part, size in parts]
