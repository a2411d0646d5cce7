"""Taking stones away: those of rivals where it hurts most (D-3, D-10, D-15), the own ones where it hurts least."""

from collections.abc import Sequence
from typing import Final

from tumbleweed.bots.dodge_city.outlook import House, Outlook
from tumbleweed.bots.dodge_city.placing import middle
from tumbleweed.bots.dodge_city.ways import need
from tumbleweed.core.chance import Chance
from tumbleweed.games.dodge_city.actions import BUILDING, DONE, MOVE, PASS, SEAT, TAKE, TO
from tumbleweed.games.dodge_city.box import REFUND
from tumbleweed.games.dodge_city.grid import CELLS, cells_of

PLACES: Final = 2
"""So many of the worst threats are looked at stone by stone."""
TRIED: Final = 8
"""So many cells are tried when a rival's stone is moved."""
NEARLY: Final = 3
"""Who needs more stones than that is no threat to speak of."""


def removal(outlook: Outlook, house: House, seat: int, cell: int) -> float:
    """What it is worth that a rival loses a stone."""
    now = outlook.threat(house, seat, house.need(seat))
    return outlook.mind * (now - outlook.threat(house, seat, house.need_without(seat, cell)))


def best_removal(outlook: Outlook, house: House, seat: int) -> tuple[float, int]:
    """The stone of a rival in a building that he would miss most."""
    return max((removal(outlook, house, seat, cell), -cell) for cell in cells_of(house.stones[seat]))


def threats(outlook: Outlook) -> list[tuple[float, House, int]]:
    """The rivals' hopes, the greatest first."""
    found = [
        (outlook.threat(house, seat, house.need(seat)), house, seat)
        for house in outlook.houses
        if house.open
        for seat in outlook.rivals
        if house.stones[seat]
    ]
    return sorted(found, key=lambda threat: (-threat[0], threat[1].number, threat[2]))


def worst_threat(outlook: Outlook) -> float:
    """The greatest hope of a rival who is nearly there, in points."""
    return max((hope for hope, house, seat in threats(outlook) if house.need(seat) <= NEARLY), default=0.0)


def raid(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """D-3, D-10: the stone whose loss hurts most, of those that may be taken; nothing if none of them matters."""
    can = frozenset(options)
    found: list[tuple[float, int]] = [(0.0, DONE)]
    tried = 0
    for _, house, seat in threats(outlook):
        stones = [cell for cell in cells_of(house.stones[seat]) if TAKE + house.number * CELLS + cell in can]
        if stones and tried < PLACES:
            tried += 1
            found += [(removal(outlook, house, seat, cell), TAKE + house.number * CELLS + cell) for cell in stones]
    return max(found, key=lambda one: (one[0], -one[1]))[1]


def duel_remove(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """D-15: the stone the loser would miss most."""
    duel = outlook.view["duel"]
    stones = [action for action in options if action != PASS]
    house = outlook.houses[(stones[0] - TAKE) // CELLS]
    return TAKE + house.number * CELLS - best_removal(outlook, house, duel["loser"])[1]


def loss(outlook: Outlook, house: House, cell: int) -> float:
    """What the player himself loses with a stone."""
    me = outlook.me
    turns = outlook.turns(me)
    now = outlook.hope(house, house.need(me), house.points, turns)
    return now - outlook.hope(house, house.need_without(me, cell), house.points, turns)


def worst_loss(outlook: Outlook, house: House) -> float:
    """What a lost duel may cost."""
    return max((loss(outlook, house, cell) for cell in cells_of(house.stones[outlook.me])), default=0.0)


def lose(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """D-5, D-6, D-8: the stone that is missed least, from the building with the least hope; of equals the dearest."""
    me, turns = outlook.me, outlook.turns(outlook.me)
    houses = sorted({(action - TAKE) // CELLS for action in options})
    hopes = {number: outlook.hope(house := outlook.houses[number], house.need(me), house.points, turns)
             for number in houses}  # fmt: skip
    weakest = outlook.houses[min(houses, key=lambda number: (hopes[number], number))]
    mine = [action for action in options if (action - TAKE) // CELLS == weakest.number]
    return min(mine, key=lambda action: (loss(outlook, weakest, (action - TAKE) % CELLS), action))


def sell(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """D-5: a useless stone that brings much, or else the one that is missed least."""
    useless = [action for action in options if _useless(outlook, action)]
    if useless:
        return max(useless, key=lambda action: (REFUND[outlook.houses[(action - TAKE) // CELLS].figure], -action))
    return lose(outlook, options, luck)


def _useless(outlook: Outlook, action: int) -> bool:
    """In a building that cannot be had any more."""
    house = outlook.houses[(action - TAKE) // CELLS]
    return outlook.chance(house.need(outlook.me), 2) == 0.0


def fire(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """D-7: where the others have most to lose, and oneself least."""

    def hurts(action: int) -> float:
        house = outlook.houses[action - BUILDING]
        mine = outlook.hope(house, house.need(outlook.me), house.points, 0) if house.stones[outlook.me] else 0.0
        rivals = [seat for seat in outlook.rivals if house.stones[seat]]
        return sum(outlook.threat(house, seat, house.need(seat)) for seat in rivals) - mine

    return max(options, key=lambda action: (hurts(action), -action))


def name_leader(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """D-9: the rival who threatens most, never oneself."""
    hopes = [0.0] * outlook.count
    for hope, _, seat in threats(outlook):
        hopes[seat] += hope
    return max(options, key=lambda action: (action - SEAT != outlook.me, hopes[action - SEAT], -action))


def shift(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """D-12: a stone that is not needed where it stands goes where one is missing."""
    me = outlook.me
    if options[-1] >= TO:
        house = outlook.houses[(options[-1] - TO) // CELLS]
        way = house.chain(me)
        return TO + house.number * CELLS + middle(way) if way else DONE
    for house in sorted(outlook.houses, key=lambda house: (-house.points, house.number)):
        stones = [action for action in options if action >= MOVE and (action - MOVE) // CELLS == house.number]
        if stones and house.chain(me):
            for action in stones:
                if house.need_without(me, (action - MOVE) % CELLS) == house.need(me):
                    return action
    return DONE


def shove(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """D-13: a stone the rival needs goes where it is of no use to him."""
    lifted = outlook.view["event"]["lifted"]
    if lifted is not None:
        return _shoved_to(outlook, options, lifted["cell"])
    can = frozenset(options)
    found: list[tuple[float, int]] = [(0.0, DONE)]
    for _, house, seat in threats(outlook)[:PLACES]:
        start = MOVE + house.number * CELLS
        stones = [cell for cell in cells_of(house.stones[seat]) if start + cell in can]
        found += [(removal(outlook, house, seat, cell), start + cell) for cell in stones]
    return max(found, key=lambda one: (one[0], -one[1]))[1]


def _shoved_to(outlook: Outlook, options: tuple[int, ...], at: Sequence[int]) -> int:
    house = outlook.houses[(options[-1] - TO) // CELLS]
    stone = 1 << 8 * at[0] + at[1]
    owner = next(seat for seat in range(outlook.count) if house.stones[seat] & stone)
    without, free = house.stones[owner] & ~stone, house.free | stone

    def needed(action: int) -> tuple[int, int]:
        end = 1 << (action - TO) % CELLS
        return need(without | end, free & ~end, house.touch), -action

    ends = [action for action in options if action >= TO]
    return max(ends[:: max(1, len(ends) // TRIED)], key=needed)
