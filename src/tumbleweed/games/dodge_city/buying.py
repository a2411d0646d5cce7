"""DC-7: buying and placing, stone by stone, until the player ends the turn (DC-7.13).

Until the turn is ended, the last stone can be taken back, and then the one before it: nothing hidden is shown in the
meantime (dossier, section 5). A neutralisation happens at once (DC-9.1): stones placed before it stay placed, later
ones can again be taken back. So that every game ends, however it is played, at most `MOST_TAKEN_BACK` stones can be
taken back in one turn: more than the 36 that a turn can have at all, so any player can start the turn all over again;
players who still cannot decide must leave their stones where they are.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city.actions import (
    BUY,
    DONE,
    FREE,
    KINDS,
    OPEN,
    OPENINGS,
    TAKE,
    TAKE_BACK,
    add_actions,
    options_of,
)
from tumbleweed.games.dodge_city.asking import Question
from tumbleweed.games.dodge_city.box import FIGURES
from tumbleweed.games.dodge_city.declared.kinds import Stone
from tumbleweed.games.dodge_city.declared.placing import (
    BUILDING_CLOSED,
    BUILDING_OPENED,
    FREE_STONES_LOST,
    STONE_TAKEN_BACK,
)
from tumbleweed.games.dodge_city.grid import CELLS, row_and_column
from tumbleweed.games.dodge_city.house import OPEN_HOUSE, UNOPENED, House, Placed
from tumbleweed.games.dodge_city.money import tell_money
from tumbleweed.games.dodge_city.refusing import why_not
from tumbleweed.games.dodge_city.stones import fill_up, flip, place_stone, tell_connections
from tumbleweed.games.dodge_city.town import Town, town
from tumbleweed.games.dodge_city.turns import tell_turn

MOST_TAKEN_BACK: Final = 40
DISC: Final[list[int]] = [1 << 4 * figure for figure in range(KINDS + 1)]
"""One symbol disc of each figure."""


class BuyPlace(Question):
    """DC-7.13: buying and placing stones and placing free ones, in any order, until the turn is ended."""

    decision: ClassVar[str] = "D-4"
    rule: ClassVar[str] = "DC-7.1"

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        return menu(s, seat)

    def take(self, state: State, seat: int, action: int) -> bool:
        s = town(state)
        if action >= FREE:
            place_free(s, seat, (action - FREE) // CELLS, (action - FREE) % CELLS)
        elif action >= BUY:
            buy(s, seat, (action - BUY) // CELLS, (action - BUY) % CELLS)
        elif action >= OPEN:
            s.opening = 8 * ((action - OPEN) // KINDS) + (action - OPEN) % KINDS + 1
        elif action == TAKE_BACK:
            take_back(s, seat)
        else:
            return True
        return s.reason != 0

    def resolve(self, state: State) -> None:
        s = town(state)
        if s.reason:
            return
        if s.log is not None:
            if s.free:
                figure = FIGURES[s.free_figure - 1]
                FREE_STONES_LOST.tell(s, {"player": self.seat, "figure": figure, "number": s.free})
            tell_turn(s, self.seat)
        s.clear_turn()

    def default(self, state: State, seat: int) -> int:
        """Ends the turn; an opening just named is taken back, or carried out if nothing can be taken back."""
        return self.options(state, seat)[0]

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        return why_not(town(state), seat, action) if OPEN <= action < TAKE or action == TAKE_BACK else None


def menu(s: Town, seat: int) -> tuple[int, ...]:
    """D-4: ending the turn, taking back, opening, buying, placing free stones."""
    back = s.taken_back < MOST_TAKEN_BACK
    if s.opening >= 0:
        cells = s.houses[s.opening >> 3].buy
        return (TAKE_BACK, *cells) if back else cells
    found: list[object] = [DONE, TAKE_BACK] if back and s.last is not None else [DONE]
    player = s.players[seat]
    if not player.supply:
        return options_of(found)
    cash: i64 = player.cash
    figures = to_open(s, cash)
    houses = s.houses
    if figures:
        for building, house in enumerate(houses):
            if house.status == UNOPENED:
                found.extend(OPENINGS[building][figures])
    placed: i64 = player.placed
    box = s.table.box
    most: i64 = box.most_per_round
    for house in houses:
        if house.status == OPEN_HOUSE and cash >= box.price[house.figure] and (placed & 3) < most:
            found.extend(house.buy)
        placed >>= 2
    if s.free:
        add_free(s, player.placed, found)
    return options_of(found)


def to_open(s: Town, cash: i64) -> i64:
    """DC-7.9: the figures with a symbol disc left that can be paid for; bit 0 is the Cowboy."""
    figures: i64 = 0
    discs: i64 = s.discs >> 4
    price = s.table.box.price
    figure: i64 = 1
    while discs:
        if discs & 15 and cash >= price[figure]:
            figures |= 1 << figure - 1
        discs >>= 4
        figure += 1
    return figures


def add_free(s: Town, placed: i64, found: list[object]) -> None:
    """DC-6.5: where the free stones of the picture card can go."""
    for building, house in enumerate(s.houses):
        if takes_free(s, house, building) and (placed >> 2 * building & 3) < s.table.box.most_per_round:
            add_actions(found, FREE, building, s.plan[building].free & ~house.taken)


def takes_free(s: Town, house: House, building: int) -> bool:
    """DC-6.6, U-19: all go into one building with the card's figure; with `picture_opens` they may open one."""
    if s.free_at >= 0:
        return building == s.free_at and house.status == OPEN_HOUSE
    if house.status == UNOPENED:
        return s.table.picture_opens and s.discs >> 4 * s.free_figure & 15 != 0
    return house.status == OPEN_HOUSE and house.figure == s.free_figure


def open_house(s: Town, seat: int, building: int, figure: int) -> None:
    """DC-7.7: lays the two discs of a figure into the circles."""
    s.houses[building] = s.houses[building].opened(figure)
    if not s.table.unlimited:
        s.discs -= DISC[figure]
    if s.log is not None:
        named, points = FIGURES[figure - 1], s.table.box.points[figure]
        BUILDING_OPENED.tell(s, {"player": seat, "building": s.plan[building].id, "figure": named, "points": points})


def buy(s: Town, seat: int, building: int, cell: int) -> None:
    """DC-7.2: a stone is paid for when it is placed; the first one into a building opens it (DC-7.7)."""
    opened = s.opening >= 0
    figure = s.opening & 7 if opened else s.houses[building].figure
    price = s.table.box.price[figure]
    s.players[seat].cash -= price
    if s.log is not None:
        tell_money(s, seat, -price, "purchase")
    if opened:
        s.opening = -1
        open_house(s, seat, building, figure)
    place_stone(s, seat, building, cell, "buy", price)
    s.last = None if fill_up(s, building) else Placed(building, cell, False, opened, s.last)


def place_free(s: Town, seat: int, building: int, cell: int) -> None:
    """DC-6.5: a free stone of the picture card; the first one fixes the building for the others."""
    opened = s.houses[building].status == UNOPENED
    if opened:
        open_house(s, seat, building, s.free_figure)
    s.free -= 1
    s.free_at = building
    place_stone(s, seat, building, cell, "picture", 0)
    s.last = None if fill_up(s, building) else Placed(building, cell, True, opened, s.last)


def take_back(s: Town, seat: int) -> None:
    """Takes back the last stone of the turn as if it had never been placed, or a figure just named."""
    s.taken_back += 1
    if s.opening >= 0:
        s.opening = -1
        return
    last = s.last
    assert last is not None
    s.last = last.before
    building, player = last.building, s.players[seat]
    figure = s.houses[building].figure
    before = s.connected(building) if s.log is not None else 0
    flip(s, building, seat, last.cell)
    player.supply += 1
    one: i64 = 1
    player.placed -= one << 2 * building
    if last.picture:
        s.free += 1
        if s.free == s.free_all:
            s.free_at = -1
    else:
        player.cash += s.table.box.price[figure]
    if last.opened:
        s.houses[building] = s.houses[building].closed()
        if not s.table.unlimited:
            s.discs += DISC[figure]
    if s.log is not None:
        form = BUILDING_CLOSED if last.opened else STONE_TAKEN_BACK
        where: Stone = {"building": s.plan[building].id, "cell": row_and_column(last.cell)}
        form.tell(s, {"player": seat, **where, "closed": last.opened})
        if not last.picture:
            tell_money(s, seat, s.table.box.price[figure], "taken_back")
        tell_connections(s, building, before)


BUY_PLACE: Final = [BuyPlace(seat) for seat in range(5)]
