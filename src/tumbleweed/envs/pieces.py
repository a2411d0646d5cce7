"""The named pieces of an observation: which numbers mean what.

An observation is a row of small numbers, 0 to 255, of the same length at every moment and for every number of seats.
Other players are told relative to the observer: `player_0` is himself, `player_1` the next seat, and so on; pieces of
seats that are not taken are 0. `seat` is the observer's own number, because actions name players by number.
"""

from typing import Any

from tumbleweed.core.spec import find


def pieces(game: str) -> dict[str, slice]:
    """Every piece of a game's observation by name, in order: where it lies."""
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
    """An observation cut into its pieces; of a NumPy array they are views, of a batch those of all rows."""
    return {name: observation[..., place] for name, place in pieces(game).items()}


def _length(game: str) -> int:
    spec = find(game)
    return len(spec.observe(spec.new(spec.least_seats, {}, 0, False), 0))
