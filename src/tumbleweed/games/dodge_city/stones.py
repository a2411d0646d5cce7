"""Stones come into town, move about and leave it (DC-7, DC-9); houses change only here."""

from mypy_extensions import i64

from tumbleweed.games.dodge_city.actions import PURCHASES
from tumbleweed.games.dodge_city.box import FIGURES
from tumbleweed.games.dodge_city.declared.kinds import Loss, Source, Stone
from tumbleweed.games.dodge_city.declared.placing import (
    BUILDING_NEUTRALISED,
    CONNECTION_LOST,
    CONNECTION_MADE,
    OTHER_STONE_MOVED,
    OWN_STONE_MOVED,
    STONE_PLACED,
    STONE_REMOVED,
)
from tumbleweed.games.dodge_city.ending import ALL_FINISHED, end_now
from tumbleweed.games.dodge_city.grid import BIT, CELLS, row_and_column, size_of
from tumbleweed.games.dodge_city.house import NEUTRAL, OPEN_HOUSE
from tumbleweed.games.dodge_city.town import Town


def flip(s: Town, building: int, seat: int, cell: int) -> None:
    """Puts a player's stone on a free cell, or takes away the one that stands there."""
    house = s.houses[building]
    bit: i64 = BIT[cell]
    free: i64 = s.plan[building].free & ~house.taken
    place = int(size_of(free & (bit - 1)))
    before = house.buy[:place]
    if free & bit:
        buy = before + house.buy[place + 1 :]
    else:
        buy = before + PURCHASES[CELLS * building + cell] + house.buy[place:]
    s.houses[building] = house.flipped(seat, bit, buy)


def place_stone(s: Town, seat: int, building: int, cell: int, source: Source, price: int) -> None:
    """DC-7.4: a stone goes from the supply to a free cell; it counts towards the limit of the round (DC-7.5)."""
    before = s.connected(building) if s.log is not None else 0
    player = s.players[seat]
    player.supply -= 1
    count: i64 = 1
    player.placed += count << 2 * building
    flip(s, building, seat, cell)
    if s.log is not None:
        where: Stone = {"building": s.plan[building].id, "cell": row_and_column(cell)}
        STONE_PLACED[source].tell(s, {"player": seat, **where, "source": source, "price": price})
        tell_connections(s, building, before)


def room_for(s: Town, seat: int, building: int) -> bool:
    """DC-7.5, DC-7.11, DC-7.12: whether a player may place a stone in a building now."""
    player, house = s.players[seat], s.houses[building]
    if house.status != OPEN_HOUSE or not player.supply or not house.buy:
        return False
    return (player.placed >> 2 * building & 3) < s.table.box.most_per_round


def fill_up(s: Town, building: int) -> bool:
    """DC-9.1, DC-9.2: a building that is full, with nobody connected in it, is neutralised at once."""
    house = s.houses[building]
    if house.buy or s.connected(building):
        return False
    returned = house.by_seat(s.count)
    clear_house(s, building)
    s.houses[building] = house.finished(NEUTRAL, -1)
    if s.log is not None:
        figure = FIGURES[house.figure - 1]
        BUILDING_NEUTRALISED.tell(s, {"building": s.plan[building].id, "figure": figure, "returned": returned})
    s.finished += 1
    if s.finished == len(s.houses):
        end_now(s, ALL_FINISHED)
    return True


def clear_house(s: Town, building: int) -> None:
    """DC-9.3, DC-11.3: all stones return to their owners' supplies."""
    house = s.houses[building]
    for seat in range(s.count):
        s.players[seat].supply += size_of(house.stones(seat))


def remove_stone(s: Town, building: int, cell: int, by: int, reason: Loss, lost: bool = False) -> int:
    """DC-5.9: a stone returns to its owner's supply; returns the owner. The building may lose a connection."""
    house = s.houses[building]
    owner = house.owner_of(BIT[cell])
    before = s.connected(building) if s.log is not None else 0
    flip(s, building, owner, cell)
    s.players[owner].supply += 1
    if s.log is not None:
        form = STONE_REMOVED["lost" if lost else reason]
        where: Stone = {"building": s.plan[building].id, "cell": row_and_column(cell)}
        form.tell(s, {"owner": owner, **where, "by": by, "reason": reason})
        tell_connections(s, building, before)
    return owner


def move_stone(s: Town, building: int, cell: int, target: int, by: int) -> None:
    """2.4.1: a stone goes to another free cell of its building; it does not count as placed."""
    owner = s.houses[building].owner_of(BIT[cell])
    before = s.connected(building) if s.log is not None else 0
    flip(s, building, owner, cell)
    flip(s, building, owner, target)
    if s.log is not None:
        form = OWN_STONE_MOVED if owner == by else OTHER_STONE_MOVED
        name, old, new = s.plan[building].id, row_and_column(cell), row_and_column(target)
        form.tell(s, {"owner": owner, "building": name, "from": old, "to": new, "by": by})
        tell_connections(s, building, before)


def tell_connections(s: Town, building: int, before: int) -> None:
    """DC-8.6: logs who has become connected, and who no longer is."""
    now = s.connected(building)
    site, house = s.plan[building], s.houses[building]
    for seat in range(s.count):
        if (now ^ before) >> seat & 1:
            chain = site.best_chain(house.stones(seat), s.table.conduct)
            form = CONNECTION_MADE if now >> seat & 1 else CONNECTION_LOST
            form.tell(s, {"player": seat, "building": site.id, "fields": site.fields_of(chain)})
