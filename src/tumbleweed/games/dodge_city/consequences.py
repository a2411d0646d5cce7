"""What an answer would lead to, for answers in words: worked out from a view, by the code of the rules.

Words get a view and nothing else, so they can say no more than a seat may know, and whoever has a view (the terminal,
the theatre, a program) can put it into words without the position. A building's `map` and `now` are the form that views
declare for it, and positions are set up in it too; masks of the stones beside them would say the same a second time.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from tumbleweed.games.dodge_city.board import NEED, site_of
from tumbleweed.games.dodge_city.drawn import owner_in, stones_in
from tumbleweed.games.dodge_city.grid import BIT, cell_at

Payload = Mapping[str, Any]


_stones: Final = lru_cache(maxsize=1024)(stones_in)
"""Remembered because all options of a question look at the same stones."""


@lru_cache(maxsize=4096)
def _fields(rows: tuple[str, ...], stones: int, conduct: bool) -> tuple[str, ...]:
    """The marked fields that the best chain of some stones touches."""
    site = site_of(rows)
    return tuple(site.fields_of(site.best_chain(stones, conduct)))


def house_of(view: Payload, building: str) -> Payload:
    """A building of a view, by its id."""
    found: Payload = next(house for house in view["buildings"] if house["id"] == building)
    return found


def fields_with(view: Payload, house: Payload, seat: int, added: Sequence[int], gone: Sequence[int]) -> list[str]:
    """The marked fields that a player's best chain would touch with one stone more, and perhaps one less."""
    stones = _stones(tuple(house["now"]), seat)
    for cell in (added, gone):
        if cell:
            stones ^= BIT[cell_at(cell[0], cell[1])]
    return list(_fields(tuple(house["map"]), stones, view["options"]["fields_conduct"]))


def of_placing(view: Payload, house: Payload, seat: int, cell: Sequence[int], lifted: Sequence[int]) -> str:
    """What a stone on a cell, perhaps moved there, does: `connected`, `linked`, `broken`, `neutral` or nothing."""
    fields = fields_with(view, house, seat, cell, lifted)
    was_connected = seat in house["connected"]
    if len(fields) >= NEED:
        return "" if was_connected else "connected"
    if was_connected:
        return "broken"
    if house["free"] == 1 and not lifted and not house["connected"]:
        return "neutral"
    return "linked" if len(fields) > max(1, len(house["fields"][seat])) else ""


def of_removing(view: Payload, house: Payload, cell: Sequence[int]) -> str:
    """`broken` if there would no longer be a chain of four fields."""
    owner = owner_in(house["now"], cell)
    if owner not in house["connected"]:
        return ""
    return "" if len(fields_with(view, house, owner, (), cell)) >= NEED else "broken"
