"""Why a stone cannot be placed: worked out only when somebody tries it."""

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.games.dodge_city.actions import BUY, FREE, KINDS, OPEN, TAKE_BACK
from tumbleweed.games.dodge_city.board import Site
from tumbleweed.games.dodge_city.box import figure_name
from tumbleweed.games.dodge_city.grid import BIT, CELLS, COLUMNS
from tumbleweed.games.dodge_city.house import OPEN_HOUSE, UNOPENED, House
from tumbleweed.games.dodge_city.town import Town


def why_not(s: Town, seat: int, action: int) -> IllegalAnswer:
    """D-4: the rule that forbids taking back, opening, buying, or placing a free stone."""
    if action == TAKE_BACK:
        return IllegalAnswer("DC-7.13", "there is no stone of this turn to take back, or too many were")
    building = (action - OPEN) // KINDS if action < BUY else (action - (BUY if action < FREE else FREE)) // CELLS
    if building >= len(s.houses):
        return IllegalAnswer("DC-1.2", f"there are {len(s.houses)} buildings in play")
    site, house = s.plan[building], s.houses[building]
    found = _closed(house, site) or _opening(s, seat, action, building, site, house)
    if found is None and action >= BUY:
        found = _cell(site, house, (action - (BUY if action < FREE else FREE)) % CELLS)
    most = s.table.box.most_per_round
    if found is None and s.players[seat].placed >> 2 * building & 3 >= most:
        found = IllegalAnswer("DC-7.5", f"{most} stones were placed in {site.name} this round; no more are possible")
    if found is None and not s.players[seat].supply:
        found = IllegalAnswer("DC-7.11", "there is no stone left in your supply")
    return found or _means(s, seat, action, building, site, house)


def _closed(house: House, site: Site) -> IllegalAnswer | None:
    if house.status > OPEN_HOUSE:
        return IllegalAnswer("DC-7.12", f"{site.name} is finished and accepts no stones")
    return None


def _opening(s: Town, seat: int, action: int, building: int, site: Site, house: House) -> IllegalAnswer | None:
    """What is wrong with naming a figure, or with placing before or after it."""
    if s.opening >= 0:
        named = s.plan[s.opening >> 3]
        if action < BUY or building != s.opening >> 3 or action >= FREE:
            return IllegalAnswer("DC-7.7", f"{named.name} is being opened: place its first stone there, or take back")
        return None
    if action >= BUY:
        if house.status == UNOPENED and action < FREE:
            return IllegalAnswer("DC-7.7", f"nobody has opened {site.name}: name a figure for it first (open …)")
        return None
    figure = (action - OPEN) % KINDS + 1
    if house.status == OPEN_HOUSE:
        return IllegalAnswer("DC-7.8", f"{site.name} is fought over with the {figure_name(house.figure)}")
    if not s.discs >> 4 * figure & 15:
        return IllegalAnswer("DC-7.9", f"no symbol disc of the {figure_name(figure)} is left")
    return None


def _cell(site: Site, house: House, cell: int) -> IllegalAnswer | None:
    row, column = cell // COLUMNS, cell % COLUMNS
    if not site.free & BIT[cell]:
        return IllegalAnswer("DC-7.4", f"in {site.name}, {row},{column} is no free cell: a wall or a marked field")
    if house.taken & BIT[cell]:
        return IllegalAnswer("DC-7.4", f"in {site.name}, a stone stands on {row},{column}")
    return None


def _means(s: Town, seat: int, action: int, building: int, site: Site, house: House) -> IllegalAnswer:
    """There is neither enough money nor a free stone that fits."""
    if action >= FREE:
        if not s.free:
            return IllegalAnswer("DC-6.5", "there are no free stones to place")
        if s.free_at >= 0 and building != s.free_at:
            return IllegalAnswer("DC-6.6", f"all free stones go to one building: {s.plan[s.free_at].name}")
        return IllegalAnswer("DC-6.5", f"free stones go to a building of the {figure_name(s.free_figure)}")
    figure = house.figure or (s.opening & 7 if s.opening >= 0 else (action - OPEN) % KINDS + 1)
    return IllegalAnswer("DC-7.2", f"a stone of the {figure_name(figure)} costs ${s.table.box.price[figure]}")
