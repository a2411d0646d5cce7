"""D-12, D-13: stones moved inside their building."""

from tumbleweed.bots.dodge_city.harm import loss, removal
from tumbleweed.bots.dodge_city.outlook import Outlook
from tumbleweed.games.dodge_city.actions import DONE, MOVE, TAKE, TO
from tumbleweed.games.dodge_city.grid import CELLS


def unmoved(outlook: Outlook, building: int) -> int:
    """The cells of a building, except those of stones that were already moved."""
    found = -1
    for moved in outlook.s.moved:
        if moved // CELLS == building:
            found &= ~(1 << moved % CELLS)
    return found


def shift(outlook: Outlook) -> list[tuple[float, int]]:
    """D-12: a spare stone goes where one is missing."""
    s, me = outlook.s, outlook.me
    found: list[tuple[float, int]] = [(0.0, DONE)]
    if s.lifted >= 0:
        building, bit = s.lifted // CELLS, 1 << s.lifted % CELLS
        house = s.houses[building]
        own, ground = int(house.stones(me)) & ~bit, outlook.known.grounds[building]
        cell = ground.best_cell(ground.reach(own, int(house.taken) & ~bit & ~own))
        if cell >= 0 and 1 << cell != bit:
            found.append((1.0, TO + CELLS * building + cell))
    else:
        for building, house in enumerate(s.houses):
            own = int(house.stones(me))
            if not own or not house.buy:
                continue
            reach = outlook.look(building).reaches[me]
            spare = own & ~reach.stones & unmoved(outlook, building)
            if spare and reach.some:
                stone = CELLS * building + (spare & -spare).bit_length() - 1
                found.append((loss(outlook, building, me, -1), MOVE + stone))
    found.sort(reverse=True)
    return found


def shove(outlook: Outlook) -> list[tuple[float, int]]:
    """D-13: a stone that a rival needs goes where it is of no use."""
    s = outlook.s
    found: list[tuple[float, int]] = [(0.0, DONE)]
    if s.lifted >= 0:
        building, bit = s.lifted // CELLS, 1 << s.lifted % CELLS
        house = s.houses[building]
        ground = outlook.known.grounds[building]
        seat = house.owner_of(bit)
        own = int(house.stones(seat)) & ~bit
        useful = ground.reach(own, int(house.taken) & ~bit & ~own).some
        free = ground.cells & ~int(house.taken)
        ends = free & ~useful if free & ~useful else free
        found.append((1.0, TO + CELLS * building + (ends & -ends).bit_length() - 1))
    else:
        for building, house in enumerate(s.houses):
            if house.taken and house.buy:
                for seat in range(outlook.count):
                    if seat != outlook.me and house.stones(seat):
                        worth, taken = removal(outlook, building, seat)
                        if unmoved(outlook, building) >> (taken - TAKE) % CELLS & 1:
                            found.append((worth, taken - TAKE + MOVE))
    found.sort(reverse=True)
    return found
