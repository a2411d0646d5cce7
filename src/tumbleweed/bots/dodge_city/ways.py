"""How many stones a player still needs in a building, and where (DC-8).

For each ground plan all smallest chains are listed once: connected sets of cells that touch four marked fields and from
which no cell can be left out. There are few of them (30 in the Sheriff's Office, some hundreds in the Union Pacific). A
player needs as many stones as are missing in the listed chain that takes the fewest to complete; the same look at the
list tells which stones and which free cells matter. The list leaves out longer chains, of which there would be too
many; where one of those might be nearer, `linking` searches for it.

Cells are bits of one number, as in the rules: bit `8 * row + column`.
"""

from typing import Final

from tumbleweed.bots.dodge_city.chains import list_chains
from tumbleweed.bots.dodge_city.linking import HOPELESS, Linking, shortest
from tumbleweed.games.dodge_city.board import Site
from tumbleweed.games.dodge_city.box import SEATS
from tumbleweed.games.dodge_city.grid import CELLS
from tumbleweed.games.dodge_city.house import House

MOST_KNOWN: Final = 8000
"""How many looks at one ground plan are remembered."""
FAR: Final = 8
"""This many missing stones or more count alike where shorter chains were possible: nobody counts on such a chain."""
UNKNOWN: Final = -2


class Reach:
    """How near a player is to a chain in a building."""

    def __init__(self, own: int, others: int, need: int, core: int, some: int) -> None:
        self.own: Final = own
        self.others: Final = others
        self.need: Final = need
        """How many stones are missing; 0 if the player is connected, HOPELESS if that cannot happen any more."""
        self.stones: Final = core & own
        """The player's stones that all nearest chains of the list share: losing one makes the player miss one more."""
        self.gaps: Final = core & ~own
        """The free cells that all of these chains need: if another player takes one of them, this player misses more.
        """
        self.some: Final = some
        """All free cells of nearest chains."""
        self.firm: Final = not core & ~own
        """Whether no single stone of others can make the player miss more."""
        self.cell = UNKNOWN
        self.onward: Reach | None = None
        """The best cell for the next stone, and how near the player then is; found when first needed."""


class Look:
    """How near everybody is to a chain in a building."""

    def __init__(self, reaches: list[Reach]) -> None:
        self.reaches: Final = reaches
        """By player."""
        nearest, second, who = HOPELESS, HOPELESS, -1
        for seat, reach in enumerate(reaches):
            if reach.own:
                if reach.need < nearest:
                    nearest, second, who = reach.need, nearest, seat
                elif reach.need < second:
                    second = reach.need
        self.rivals: Final[list[int]] = [second if seat == who else nearest for seat in range(SEATS)]
        """By player, how many stones the nearest rival with stones in the building misses."""
        dead = True
        for reach in reaches:
            dead = dead and reach.need >= HOPELESS
        self.dead: Final = dead
        """Whether nobody can get the building any more as it stands."""


class Gate:
    """Stones of others that stand in the way of a player's nearest chain."""

    def __init__(self, need: int, stones: int) -> None:
        self.need: Final = need
        """How many stones the player would miss without them."""
        self.stones: Final = stones


class Ground:
    """A ground plan: its smallest chains, and what was found out about positions on it."""

    def __init__(self, site: Site, conduct: bool) -> None:
        self.linking: Final = Linking(site, conduct)
        self.cells: Final[int] = self.linking.cells
        self.chains: Final[list[int]] = []
        """The listed chains, the shortest first."""
        self.listed: Final = list_chains(self.linking, self.chains)
        """All chains of up to this many cells are listed."""
        self.shortest: Final = shortest(self.linking, 0, self.cells, HOPELESS)[0]
        """How many stones make a chain in the empty building."""
        self.far: Final = max(FAR, self.shortest + 1)
        """Chains with this many missing stones are not looked for."""
        self.left: Final[dict[int, list[int]]] = {}
        """The chains that are left, by the cells that others hold."""
        self.known: Final[dict[tuple[int, int], Reach]] = {}
        self.looks: Final[dict[tuple[int, ...], Look]] = {}
        self.gates: Final[dict[tuple[int, int, int, int], Gate]] = {}
        three = self.onward(self.onward(self.onward(self.reach(0, 0)))) if self.shortest >= 3 else self.reach(0, 0)
        self.toil: Final = 2 * three.need + (0 if three.firm else 1)
        """How much is left to do in the empty building after a first turn."""

    def look(self, house: House) -> Look:
        """How near everybody is in a building as it stands."""
        key = house.all_stones()
        found = self.looks.get(key)
        if found is None:
            if len(self.looks) >= MOST_KNOWN:
                self.looks.clear()
            taken = int(house.taken)
            found = Look([self.reach(own, taken ^ own) for own in key])
            self.looks[key] = found
        return found

    def reach(self, own: int, others: int) -> Reach:
        """How near the owner of some cells is to a chain, while others hold other cells."""
        key = (own, others)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = self._reach(own, others)
            self.known[key] = found
        return found

    def chains_without(self, others: int) -> list[int]:
        """The listed chains that do not need any of these cells."""
        left = self.left.get(others)
        if left is None:
            if len(self.left) >= MOST_KNOWN:
                self.left.clear()
            left = [chain for chain in self.chains if not chain & others]
            self.left[others] = left
        return left

    def _reach(self, own: int, others: int) -> Reach:
        need, core, some = HOPELESS, 0, 0
        away = ~own
        for chain in self.chains_without(others):
            missing = chain & away
            stones = missing.bit_count()
            if stones < need:
                need, core, some = stones, chain, missing
            elif stones == need:
                core &= chain
                some |= missing
        # A chain that is not listed is so long that at least this many of its cells are missing.
        least = self.listed + 1 - own.bit_count()
        if need > least:
            free = self.cells & away & ~others
            if not self.linking.connects(own | free):
                return Reach(own, others, HOPELESS, 0, 0)
            if least < self.far:
                stones, chain = shortest(self.linking, own, free, min(need, self.far))
                if stones < need:
                    need, core, some = stones, chain, chain & away
        return Reach(own, others, need, core, some) if need < self.far else Reach(own, others, self.far, 0, 0)

    def best_cell(self, reach: Reach) -> int:
        """The free cell that most of the nearest chains share, so that others can hardly get in the way; -1 if no cell
        is of any use.
        """
        if reach.cell == UNKNOWN:
            some = reach.some
            if some & some - 1:
                reach.cell = most_marked(self.marks(reach, ~reach.own), some)
            else:
                reach.cell = some.bit_length() - 1
        return reach.cell

    def best_cell_also(self, reach: Reach, also: int) -> int:
        """Such a cell that is also in the way of others, if there is one."""
        both = reach.gaps & also if reach.gaps & also else reach.some & also
        if not both or both & reach.some == reach.some:
            return self.best_cell(reach)
        return most_marked(self.marks(reach, ~reach.own), both) if both & both - 1 else both.bit_length() - 1

    def onward(self, reach: Reach) -> Reach:
        """How near the player is with one more stone on the best cell, if there is one."""
        found = reach.onward
        if found is None:
            found = self.reach(reach.own | 1 << self.best_cell(reach), reach.others)
            reach.onward = found
        return found

    def best_stone(self, reach: Reach) -> int:
        """The player's own stone that would be missed most; -1 if there is none."""
        stones = reach.stones if reach.stones else reach.own
        return most_marked(self.marks(reach, reach.own), stones) if stones & stones - 1 else stones.bit_length() - 1

    def marks(self, reach: Reach, which: int) -> list[int]:
        """For each cell, how many of the nearest chains need it; chains that take one stone more count a little."""
        marks: list[int] = [0] * CELLS
        away = ~reach.own
        for chain in self.chains_without(reach.others):
            more = (chain & away).bit_count() - reach.need
            if more <= 1:
                mark = 1 if more else 6
                cells = chain & which
                while cells:
                    marks[(cells & -cells).bit_length() - 1] += mark
                    cells &= cells - 1
        return marks

    def gate(self, reach: Reach, theirs: int, most: int) -> Gate:
        """Which of some stones (up to a limit) must go so that a player misses the fewest."""
        key = (reach.own, reach.others, theirs, most)
        found = self.gates.get(key)
        if found is None:
            if len(self.gates) >= MOST_KNOWN:
                self.gates.clear()
            need, stones = reach.need, 0
            away, others, fixed = ~reach.own, reach.others, reach.others & ~theirs
            for chain in self.chains:
                if chain & others and not chain & fixed:
                    missing = (chain & away).bit_count()
                    if missing < need and (chain & theirs).bit_count() <= most:
                        need, stones = missing, chain & theirs
            found = Gate(need, stones)
            self.gates[key] = found
        return found


def most_marked(marks: list[int], cells: int) -> int:
    """The cell with the highest mark among some cells; the first of equals."""
    best, most = -1, -1
    while cells:
        cell = (cells & -cells).bit_length() - 1
        if marks[cell] > most:
            best, most = cell, marks[cell]
        cells &= cells - 1
    return best


GROUNDS: Final[dict[tuple[tuple[str, ...], bool], Ground]] = {}


def ground_of(site: Site, conduct: bool) -> Ground:
    """The ground plan of a building; made once, the last few dozen are remembered."""
    key = (site.rows, conduct)
    found = GROUNDS.get(key)
    if found is None:
        if len(GROUNDS) >= 64:
            GROUNDS.clear()
        found = Ground(site, conduct)
        GROUNDS[key] = found
    return found
