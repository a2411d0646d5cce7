"""Positions of endless random games. Random players hardly ever link four fields; eager ones do."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

from tests.games.dodge_city.scenario import SPEC

from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.games.dodge_city.actions import BUY, DONE, FREE, PASS, TAKE
from tumbleweed.games.dodge_city.geometry import possible
from tumbleweed.games.dodge_city.grid import BIT, CELLS, cells_of
from tumbleweed.games.dodge_city.town import Town, town

Player = Callable[[Town, int, Chance], int]


def random_play(s: Town, seat: int, luck: Chance) -> int:
    """Any legal answer."""
    options = legal(s, seat)
    return options[luck.below(0, len(options))]


def eager_play(s: Town, seat: int, luck: Chance) -> int:
    """Mostly a stone for a chain that needs few more; else anything, but a finished chain is left alone."""
    options = legal(s, seat)
    chains: dict[int, int] = {}
    good: list[int] = []
    for action in options:
        if BUY <= action < TAKE:
            place = (action - BUY) % (FREE - BUY)
            building = place // CELLS
            if building not in chains:
                chains[building] = chain_for(s, seat, building)
            if chains[building] & BIT[place % CELLS]:
                good.append(action)
    if good and luck.below(0, 12):
        return good[luck.below(0, len(good))]
    quiet = [action for action in options if action in (DONE, PASS)]
    return quiet[0] if quiet and luck.below(0, 3) else options[luck.below(0, len(options))]


def chain_for(s: Town, seat: int, building: int) -> int:
    """A chain that the player could still make, including own stones; 0 if there is none."""
    site, house = s.plan[building], s.houses[building]
    own = house.stones(seat)
    left = (site.free & ~house.taken) | own
    if not possible(site, left):
        return 0
    for cell in sorted(cells_of(left & ~own), key=lambda cell: (cell * (7 + 2 * seat) + seat) % 61):
        if possible(site, left & ~BIT[cell]):
            left &= ~BIT[cell]
    return left


def positions(seats: int, seed: int, options: dict[str, Any], play: Player = random_play) -> Iterator[Town]:
    """Every position of one game after the other; these are not copies."""
    luck = chance(("answers",), seed)
    for number in itertools.count(seed * 1000):
        s = town(SPEC.new(seats, SPEC.automatic(options), number, False))
        while asked := waiting(s):
            yield s
            seat = asked[luck.below(0, len(asked))]
            apply(s, seat, play(s, seat, luck))
        yield s
