"""D-4, D-11: where to put stones. All sensible plans of a turn are weighed: go on with a chain, open a building, get in
a rival's way. The next stone of the best plan is placed, and so on, stone by stone, until no plan is worth its price.
Nothing is ever taken back.
"""

from typing import Final

from tumbleweed.bots.dodge_city.outlook import Outlook, worth_of_cash
from tumbleweed.bots.dodge_city.ways import FAR, Look
from tumbleweed.games.dodge_city.actions import BUY, DONE, FREE, KINDS, OPEN
from tumbleweed.games.dodge_city.grid import CELLS
from tumbleweed.games.dodge_city.house import OPEN_HOUSE, UNOPENED, House

ADVANCE: Final = 0
OPENING: Final = 1
BLOCK: Final = 2
FILL: Final = 3
"""The kinds of plans."""
FOR_OPENING: Final[list[float]] = [0.0, 1.08, 1.48, 1.13, 1.13, 0.63]
"""By figure: how much more or less a building counts if it is opened with that figure."""
BLOCKING: Final = 0.76
"""How much stopping a rival counts: others might do it as well."""
SAVINGS: Final = 600
"""How much money to keep when filling up buildings."""
MANY_PASSES: Final = 20
TIDY: Final = 0.001
"""From which pass on buildings are filled up if there is nothing better to do, and what such a plan is worth."""
FEW: Final = 6
"""How many cells are tried for getting in a rival's way."""


class Plan:
    """A use for some stones, and what it brings beyond its price."""

    def __init__(self, worth: float, kind: int, building: int, what: int, stones: int) -> None:
        self.worth: Final = worth
        self.kind: Final = kind
        self.building: Final = building
        self.what: Final = what
        """The figure of an opening, the cell of a block."""
        self.stones: Final = stones


class Placing:
    """The plans of a turn, or for the free stones of an event."""

    def __init__(self, outlook: Outlook, cash: int, free: int, figures: int, fixed: int) -> None:
        player = outlook.s.players[outlook.me]
        self.outlook: Final = outlook
        self.most: Final = outlook.box.most_per_round
        self.cash: Final = cash
        self.supply: Final = int(player.supply)
        self.placed: Final = int(player.placed)
        self.free: Final = free
        """How many free stones there are, for which figures (as a mask), and for which building (-1: any)."""
        self.figures: Final = figures
        self.fixed: Final = fixed
        self.dollar: Final = outlook.weight[outlook.me] * outlook.known.style.money
        self.worth: Final = worth_of_cash(outlook.weights, cash)

    def room(self, building: int) -> int:
        """How many stones may still be placed in a building this turn."""
        left = self.most - (self.placed >> 2 * building & 3)
        return left if left < self.supply else self.supply

    def given(self, house: House, building: int) -> int:
        """How many free stones can go into a building."""
        if not self.free or (self.fixed >= 0 and self.fixed != building):
            return 0
        return self.free if self.figures >> house.figure & 1 else 0

    def price(self, dollars: int) -> float:
        """What it is worth to keep this much money."""
        return self.dollar * (self.worth - worth_of_cash(self.outlook.weights, self.cash - dollars)) if dollars else 0.0

    def takes(self, house: House, building: int) -> bool:
        """Whether a stone can be placed there."""
        if house.status != OPEN_HOUSE or not house.buy or self.room(building) <= 0:
            return False
        return self.outlook.price[house.figure] <= self.cash or self.given(house, building) > 0

    def plans(self) -> list[Plan]:
        """All plans, the best first."""
        found: list[Plan] = []
        if not self.supply:
            return found
        grounds = self.outlook.known.grounds
        unopened, least = -1, 99
        for building, house in enumerate(self.outlook.s.houses):
            if house.status == UNOPENED:
                if grounds[building].toil < least:
                    unopened, least = building, grounds[building].toil
            elif self.takes(house, building):
                look = grounds[building].look(house)
                if look.dead:
                    self.fill(found, house, building)
                else:
                    self.advance(found, house, building, look)
                    self.block(found, house, building, look)
        if unopened >= 0:
            self.open(found, unopened)
        found.sort(key=worth_of, reverse=True)
        return found

    def advance(self, found: list[Plan], house: House, building: int, look: Look) -> None:
        """Extends a chain of one's own by the number of stones that pays best."""
        outlook = self.outlook
        me, figure, ground = outlook.me, house.figure, outlook.known.grounds[building]
        reach = look.reaches[me]
        if not reach.some:
            return
        given, price, room = self.given(house, building), outlook.price[figure], self.room(building)
        before = outlook.now(figure, me, look)
        best, stones = -9.0, 0
        number = 1
        while number <= room and reach.some:
            dollars = price * (number - given) if number > given else 0
            if dollars > self.cash:
                break
            reach = ground.onward(reach)
            worth = outlook.then(figure, me, look, reach) - before - self.price(dollars)
            if worth > best:
                best, stones = worth, number
            number += 1
        found.append(Plan(best, ADVANCE, building, 0, stones))

    def open(self, found: list[Plan], building: int) -> None:
        """DC-7.7: opens a building, with each figure that can be paid for."""
        outlook = self.outlook
        s, me, ground = outlook.s, outlook.me, outlook.known.grounds[building]
        for figure in range(1, KINDS + 1):
            price = outlook.price[figure]
            given = self.free if self.figures >> figure & 1 and self.fixed < 0 else 0
            # U-19: free stones open a building only if the table allows it.
            least = 0 if given and s.table.picture_opens else 1
            if not s.discs >> 4 * figure & 15 or price * least > self.cash:
                continue
            best, stones = -9.0, 0
            reach = ground.reach(0, 0)
            number = 1
            while number <= self.most and number <= self.supply and reach.some:
                bought = number - given if number > given else least
                if price * bought > self.cash:
                    break
                reach = ground.onward(reach)
                gain = outlook.prospect(figure, me, reach.need, FAR, reach.firm)
                worth = gain * FOR_OPENING[figure] - self.price(price * bought)
                if worth > best:
                    best, stones = worth, number
                number += 1
            if stones:
                found.append(Plan(best, OPENING, building, figure, stones))

    def block(self, found: list[Plan], house: House, building: int, look: Look) -> None:
        """Gets in the way of rivals whose hopes are worth more than a stone."""
        outlook = self.outlook
        price = self.price(0 if self.given(house, building) else self.outlook.price[house.figure])
        tried = 0
        for seat in range(outlook.count):
            reach = look.reaches[seat]
            if seat != outlook.me and reach.own and reach.some and -outlook.now(house.figure, seat, look) > price:
                cells = (reach.gaps if reach.gaps else reach.some) & ~tried
                number = 0
                while cells and number < FEW:
                    bit = cells & -cells
                    cells &= cells - 1
                    number += 1
                    tried |= bit
                    worth = self.in_the_way(house, building, look, bit) - price
                    found.append(Plan(worth, BLOCK, building, bit.bit_length() - 1, 1))

    def fill(self, found: list[Plan], house: House, building: int) -> None:
        """DC-9.1: after many passes, fills up a building in which nobody can link the fields any more."""
        rich = self.cash >= self.outlook.price[house.figure] + SAVINGS or self.given(house, building) > 0
        if rich and self.outlook.s.number >= MANY_PASSES:
            cells = self.outlook.known.grounds[building].cells & ~int(house.taken)
            found.append(Plan(TIDY, FILL, building, (cells & -cells).bit_length() - 1, 1))

    def in_the_way(self, house: House, building: int, look: Look, bit: int) -> float:
        """What a stone on a cell is worth: it makes rivals miss more stones, and perhaps this player fewer."""
        outlook = self.outlook
        ground, figure = outlook.known.grounds[building], house.figure
        total = 0.0
        for seat in range(outlook.count):
            reach = look.reaches[seat]
            if not reach.some & bit:
                continue
            if seat == outlook.me:
                after = ground.reach(reach.own | bit, reach.others)
            elif reach.own:
                after = ground.reach(reach.own, reach.others | bit)
            else:
                continue
            gain = outlook.then(figure, seat, look, after) - outlook.now(figure, seat, look)
            total += gain if seat == outlook.me else BLOCKING * gain
        return total

    def action(self, plan: Plan) -> int:
        """The first answer of a plan."""
        building = plan.building
        if plan.kind == OPENING:
            if self.free and self.figures >> plan.what & 1 and self.fixed < 0 and self.outlook.s.table.picture_opens:
                return first_stone(self.outlook, building, FREE)
            return OPEN + KINDS * building + plan.what - 1
        house = self.outlook.s.houses[building]
        base = FREE if self.given(house, building) else BUY
        cell = self.cell(house, building) if plan.kind == ADVANCE else plan.what
        return base + CELLS * building + cell

    def cell(self, house: House, building: int) -> int:
        """Where to go on with a chain, if possible where it also gets in rivals' way."""
        outlook = self.outlook
        ground, also = outlook.known.grounds[building], 0
        look = ground.look(house)
        for seat in range(outlook.count):
            reach = look.reaches[seat]
            if reach.own and seat != outlook.me and reach.need <= 2 * self.most:
                also |= reach.gaps
        return ground.best_cell_also(look.reaches[outlook.me], also)


def worth_of(plan: Plan) -> float:
    """What plans are sorted by."""
    return plan.worth


def first_stone(outlook: Outlook, building: int, base: int) -> int:
    """The first stone of a building that is being opened, bought or free."""
    ground = outlook.known.grounds[building]
    return base + CELLS * building + ground.best_cell(ground.reach(0, 0))


def placing_of(outlook: Outlook) -> Placing:
    """For a turn."""
    s = outlook.s
    return Placing(outlook, int(s.players[outlook.me].cash), s.free, 1 << s.free_figure, s.free_at)


def buy_place(outlook: Outlook) -> int:
    """D-4."""
    s = outlook.s
    if s.opening >= 0:
        return first_stone(outlook, s.opening >> 3, BUY)
    placing = placing_of(outlook)
    last = s.last
    if last is not None and placing.supply:
        # A chain that was begun is finished first.
        building = last.building
        house = s.houses[building]
        if placing.takes(house, building):
            begun: list[Plan] = []
            placing.advance(begun, house, building, outlook.look(building))
            if begun and begun[0].worth > 0:
                return placing.action(begun[0])
    plans = placing.plans()
    return placing.action(plans[0]) if plans and plans[0].worth > 0 else DONE


def ranked(outlook: Outlook) -> list[int]:
    """D-4: the first answers of all plans, the best plan first."""
    found = [buy_place(outlook)]
    if outlook.s.opening >= 0:
        return found
    placing = placing_of(outlook)
    for plan in placing.plans():
        if plan.worth <= 0 and DONE not in found:
            found.append(DONE)
        action = placing.action(plan)
        if action not in found:
            found.append(action)
    if DONE not in found:
        found.append(DONE)
    return found


def reinforce(outlook: Outlook, figures: int) -> list[tuple[float, int]]:
    """D-11: free stones of an event, into one building."""
    s = outlook.s
    placing = Placing(outlook, 0, s.left, figures, s.fixed)
    found: list[tuple[float, int]] = [(0.0, DONE)]
    for plan in placing.plans():
        if plan.kind != OPENING and placing.given(s.houses[plan.building], plan.building):
            found.append((plan.worth, placing.action(plan)))
    found.sort(reverse=True)
    return found
