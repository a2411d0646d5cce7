"""Removing stones: rivals' stones where it hurts them or clears the player's own way (D-3, D-10, D-15), own stones
where it hurts least (D-5, D-6, D-8).
"""

from typing import Final

from tumbleweed.bots.dodge_city.linking import HOPELESS
from tumbleweed.bots.dodge_city.outlook import Outlook
from tumbleweed.games.dodge_city.actions import BUILDING, DONE, PASS, SEAT, TAKE
from tumbleweed.games.dodge_city.grid import CELLS

SPARE: Final = 0.24
"""How much losing a stone counts that can be spared, compared with one that cannot."""
FREEING: Final = 0.71
"""How much clearing one's own way counts."""
RAIDING: Final = 0.58
"""How much of the harm that removing three stones could do a Raid really does."""
REFUNDED: Final = 0.0003
"""What a dollar from a forced sale is worth."""


def loss(outlook: Outlook, building: int, seat: int, stones: int) -> float:
    """How much it matters to this player that a player (perhaps this one) misses some more stones in a building."""
    figure = outlook.s.houses[building].figure
    look = outlook.look(building)
    reach = look.reaches[seat]
    if reach.need >= HOPELESS:
        return 0.0
    after = outlook.prospect(figure, seat, reach.need + stones, look.rivals[seat], reach.firm)
    return after - outlook.now(figure, seat, look)


def removal(outlook: Outlook, building: int, seat: int) -> tuple[float, int]:
    """The stone of another player whose removal is best for this one, and what that is worth."""
    house, ground, me = outlook.s.houses[building], outlook.known.grounds[building], outlook.me
    look = ground.look(house)
    reach, mine = look.reaches[seat], look.reaches[me]
    best = loss(outlook, building, seat, 1) * (1.0 if reach.stones else SPARE)
    gate = ground.gate(mine, reach.own, 1) if mine.own else None
    if gate is not None and gate.stones:
        figure, rival = house.figure, look.rivals[me]
        worth = FREEING * (outlook.prospect(figure, me, gate.need, rival, False) - outlook.now(figure, me, look))
        if gate.stones & reach.stones:
            worth += best
        if worth > best:
            return worth, TAKE + CELLS * building + gate.stones.bit_length() - 1
    return best, TAKE + CELLS * building + ground.best_stone(reach)


def raid_worth(outlook: Outlook, stones: int) -> float:
    """Roughly what it is worth to remove a number of opposing stones."""
    most = 0.0
    for building, house in enumerate(outlook.s.houses):
        if house.taken:
            for seat in range(outlook.count):
                if seat != outlook.me and house.stones(seat):
                    worth = loss(outlook, building, seat, stones)
                    if worth > most:
                        most = worth
    return most * RAIDING


def raid(outlook: Outlook, per_owner: int) -> list[tuple[float, int]]:
    """D-3, D-10: stones to remove, with their worth, the best first; `done` comes before stones not worth removing."""
    s = outlook.s
    found: list[tuple[float, int]] = [(0.0, DONE)]
    for building, house in enumerate(s.houses):
        if house.taken:
            for seat in range(outlook.count):
                if seat != outlook.me and house.stones(seat) and s.raided >> 4 * seat & 15 < per_owner:
                    found.append(removal(outlook, building, seat))
    found.sort(reverse=True)
    return found


def duel_remove(outlook: Outlook, building: int, loser: int) -> list[tuple[float, int]]:
    """D-15: the stone that will be missed most."""
    worth, action = removal(outlook, building, loser)
    found = [(0.0, PASS), (worth + 0.0001, action)]
    found.sort(reverse=True)
    return found


def lose(outlook: Outlook, selling: bool, only: int) -> list[tuple[float, int]]:
    """D-5, D-6, D-8: own stones, the one that will be missed least first; from one building only, unless it is -1."""
    s, me = outlook.s, outlook.me
    found: list[tuple[float, int]] = []
    for building, house in enumerate(s.houses):
        own = int(house.stones(me))
        if not own or (only >= 0 and building != only):
            continue
        look, ground = outlook.look(building), outlook.known.grounds[building]
        useful = look.reaches[me].stones
        for seat in range(outlook.count):
            if seat != me and house.stones(seat):
                useful |= ground.gate(look.reaches[seat], own, 1).stones
        spare = own & ~useful
        worth = loss(outlook, building, me, 1) * (0.2 if spare else 1.0)
        if selling:
            worth += REFUNDED * outlook.box.refund[house.figure]
        stone = spare if spare else own
        found.append((worth, TAKE + CELLS * building + (stone & -stone).bit_length() - 1))
    found.sort(reverse=True)
    return found


def fire(outlook: Outlook, options: tuple[int, ...]) -> list[tuple[float, int]]:
    """D-7: where the others have most to lose."""
    found: list[tuple[float, int]] = []
    for action in options:
        building = action - BUILDING
        house = outlook.s.houses[building]
        worth = 0.0
        for seat in range(outlook.count):
            if house.stones(seat):
                worth += loss(outlook, building, seat, 1)
        found.append((worth, action))
    found.sort(reverse=True)
    return found


def leader(outlook: Outlook, options: tuple[int, ...]) -> list[tuple[float, int]]:
    """D-9: the rival with the best hopes, never the player's own seat."""
    shares = outlook.shares()
    found = [(shares[action - SEAT] if action - SEAT != outlook.me else -1.0, action) for action in options]
    found.sort(reverse=True)
    return found
