"""Buying and placing (D-4, D-11): the building that brings most for its price, or a stone in a rival's way."""

from typing import Final

from tumbleweed.bots.dodge_city.outlook import INCOME, PER_ROUND, House, Outlook
from tumbleweed.bots.dodge_city.ways import HOPELESS
from tumbleweed.core.chance import Chance
from tumbleweed.games.dodge_city.actions import BUY, DONE, FREE, KINDS, OPEN
from tumbleweed.games.dodge_city.box import BOX, FIGURES
from tumbleweed.games.dodge_city.grid import CELLS

RICH: Final = 800
PER_POINT: Final = 0.8
"""What all one's money is worth in points, as long as it is not spent; with little of it a dollar is worth more."""
TIDY: Final = 0.05
"""What a stone is worth that helps to close a building nobody can have any more (DC-9.1)."""
Plan = tuple[float, int]
"""What it brings, and the action it begins with."""


def buy_place(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """The best of building on, blocking, and opening; or the end of the turn."""
    opening = outlook.view["turn"]["opening"]
    if opening is not None:
        return _first_stone(outlook, options, opening["building"])
    can = frozenset(options)
    plans: list[Plan] = [(0.0, DONE)]
    for house in outlook.houses:
        if house.open:
            plans += _building_on(outlook, house, can)
            plans += _blocking(outlook, house, can)
    plans += _openings(outlook, can, luck)
    if max(plans)[1] == DONE:
        plans += [plan for house in outlook.houses if house.open for plan in _filling(outlook, house, can)]
    return max(plans)[1]


def reinforce(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """D-11: free stones, where they bring most."""
    can = frozenset(options)
    plans: list[Plan] = [(0.0, DONE)]
    for house in outlook.houses:
        if house.open:
            plans += _building_on(outlook, house, can, outlook.view["event"]["left"])
            plans += _blocking(outlook, house, can)
    return max(plans)[1]


def dollar(outlook: Outlook) -> float:
    """What a dollar is worth, in points: the more one has, the less."""
    return PER_POINT / (RICH + outlook.cash)


def _first_stone(outlook: Outlook, options: tuple[int, ...], building: str) -> int:
    """The first stone of a building just named."""
    number = next(seen["number"] for seen in outlook.view["buildings"] if seen["id"] == building) - 1
    way = outlook.houses[number].chain(outlook.me)
    return BUY + number * CELLS + middle(way) if way else options[-1]


def middle(way: tuple[int, ...]) -> int:
    """Where one begins: in the middle of a chain, from where there are ways around."""
    return way[len(way) // 2]


def _room(outlook: Outlook, house: House) -> int:
    """How many stones one may still place in a building this round."""
    mine = outlook.players[outlook.me]
    placed = mine["placed"].get(outlook.view["buildings"][house.number]["id"], 0)
    return int(min(PER_ROUND - placed, mine["stones"]))


def _free_left(outlook: Outlook, house: House) -> int:
    """Free stones of the picture card that may go into a building."""
    free = outlook.view["turn"]["free_stones"]
    if free is None or not free["left"] or free["figure"] != FIGURES[house.figure - 1]:
        return 0
    fits = free["building"] in (None, outlook.view["buildings"][house.number]["id"])
    return int(free["left"]) if fits else 0


def _building_on(outlook: Outlook, house: House, can: frozenset[int], given: int = 0) -> list[Plan]:
    """As many stones of a shortest chain as may be placed and paid for now."""
    me = outlook.me
    way = house.chain(me)
    free = given or _free_left(outlook, house)
    paid = 0 if given else outlook.cash // house.price
    stones = min(len(way), _room(outlook, house), free + paid)
    if stones <= 0:
        return []
    turns = outlook.turns(me)
    bought = max(0, stones - free)
    if not house.stones[me] and (len(way) - free) * house.price > _to_spare(outlook):
        return []
    gain = outlook.hope(house, len(way) - stones, house.points, turns) - outlook.hope(
        house, len(way), house.points, turns
    )
    start = house.number * CELLS + min(way, key=lambda cell: (not _in_the_way(outlook, house, cell), cell))
    action = FREE + start if free and FREE + start in can else BUY + start
    return [(gain - bought * house.price * dollar(outlook), action)] if action in can else []


def _to_spare(outlook: Outlook) -> float:
    """What is left for a new building, out of what one has and will get soon, when those begun are paid for."""
    me = outlook.me
    begun = [house for house in outlook.houses if house.open and house.stones[me] and house.need(me) < HOPELESS]
    owed = sum(house.price * house.need(me) for house in begun)
    return outlook.cash + INCOME * (outlook.turns(me) + 1) - owed


def _in_the_way(outlook: Outlook, house: House, cell: int) -> bool:
    """Whether a stone there stops a rival, too."""
    return any(cell in house.chain(seat) for seat in outlook.rivals if house.stones[seat])


def _blocking(outlook: Outlook, house: House, can: frozenset[int]) -> list[Plan]:
    """A stone in the way of the rival who is nearest."""
    present = [seat for seat in outlook.rivals if house.stones[seat]]
    if not present:
        return []
    rival = min(present, key=lambda seat: (house.need(seat), seat))
    stones = house.need(rival)
    if stones == 0 or stones > PER_ROUND * outlook.turns(rival):
        return []
    now = outlook.threat(house, rival, stones)
    mine = house.need(outlook.me)
    mind = 1.0 if outlook.wins(rival, house.points) else outlook.mind
    found: list[Plan] = []
    for cell in house.chain(rival):
        place = house.number * CELLS + cell
        action, price = (FREE + place, 0) if FREE + place in can else (BUY + place, house.price)
        if action in can:
            after = outlook.threat(house, rival, house.need_blocked(rival, cell))
            nearer = 0.1 if mine < HOPELESS and house.need_with(outlook.me, cell) < mine else 0.0
            found.append((mind * (now - after) + nearer - price * dollar(outlook), action))
    return found


def _filling(outlook: Outlook, house: House, can: frozenset[int]) -> list[Plan]:
    """A building nobody can have any more is filled up, so that the game goes on elsewhere or ends."""
    if any(house.need(seat) < HOPELESS for seat in range(outlook.count)):
        return []
    action = BUY + house.number * CELLS + (house.free & -house.free).bit_length() - 1
    return [(TIDY - house.price * dollar(outlook), action)] if action in can else []


def _openings(outlook: Outlook, can: frozenset[int], luck: Chance) -> list[Plan]:
    """A building of one's own, with the best figure one can pay for."""
    unopened = [house for house in outlook.houses if house.unopened]
    if not unopened:
        return []
    me, cash = outlook.me, outlook.cash
    shortest = min(house.need(me) for house in unopened)
    house = unopened[luck.below(0, len(unopened))]
    short = [house for house in unopened if house.need(me) == shortest]
    if luck.below(0, 3):
        house = short[luck.below(0, len(short))]
    turns, spare = outlook.turns(me), _to_spare(outlook)
    free = outlook.view["turn"]["free_stones"]
    found: list[Plan] = []
    for figure in range(1, KINDS + 1):
        action = OPEN + house.number * KINDS + figure - 1
        price, points = BOX.price[figure], BOX.points[figure]
        needed = house.need(me)
        given = free["left"] if free and free["figure"] == FIGURES[figure - 1] and free["building"] is None else 0
        stones = min(PER_ROUND, needed, cash // price + given)
        if action not in can or (needed - given) * price > spare:
            continue
        gain = outlook.hope(house, needed - stones, points, turns) - outlook.hope(house, needed, points, turns)
        found.append((gain - max(0, stones - given) * price * dollar(outlook), action))
    return found
