"""The named pieces of an observation: which numbers mean what.

An observation is a row of small numbers, 0 to 255, of the same length at every moment and for every number of seats.
Players are numbered relative to the observer: `player_0` is the observer, `player_1` the next seat, and so on; pieces
for seats that are not taken are 0. `seat` is the observer's own number, because actions name players by seat.
"""

from typing import Any

from tumbleweed.core.spec import find


def pieces(game: str) -> dict[str, slice]:
    """Where each piece of a game's observation is, by name, in order."""
    spec = find(game)
    sizes = spec.layout() or [("observation", _length(game))]
    found: dict[str, slice] = {}
    start = 0
    for name, size in [*sizes, ("seat", 1)]:
        found[name] = slice(start, start + size)
        start += size
    if len(found) != len(sizes) + 1 or start != _length(game) + 1:
        raise AssertionError(f"{spec.name}: the pieces do not fit the observation")
    return found


def named(game: str, observation: Any) -> dict[str, Any]:
    """An observation cut into its pieces: views of a NumPy array, and with all rows if it is a batch."""
    return {name: observation[..., place] for name, place in pieces(game).items()}


def _length(game: str) -> int:
    spec = find(game)
    return len(spec.observe(spec.new(spec.least_seats, {}, 0, False), 0))
