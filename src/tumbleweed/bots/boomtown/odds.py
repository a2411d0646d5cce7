"""What mines bring on average until the end of the game, by the exact odds of two dice (BT-20 to BT-22)."""

from typing import Final

from mypy_extensions import i64

from tumbleweed.bots.boomtown.weights import FADES
from tumbleweed.games.boomtown.box import HIGHEST, LOWEST, Deck

ROLLS: Final = 36
WAYS: Final = [max(0, 6 - abs(7 - number)) for number in range(HIGHEST + 1)]
"""In how many of 36 rolls two dice show a number."""
AT_LEAST: Final = [sum(WAYS[number:]) / ROLLS for number in range(HIGHEST + 1)]
"""How likely they show that number or more."""
SURVIVES: Final = 1 - (WAYS[LOWEST] + WAYS[HIGHEST]) / ROLLS
"""How likely a mine in danger lives through a roll (BT-22.1)."""
REMEMBERED: Final = 20000
"""So many sets of mines are remembered for each number of rolls."""


class Odds:
    """A deck's mines. `rolls` is how many production rolls are to come."""

    def __init__(self, deck: Deck, most_rolls: int, new_vein: int) -> None:
        self.deck: Final = deck
        self.new_vein: Final = new_vein
        """What a New Vein adds to a mine's value."""
        self.most_rolls: Final = most_rolls
        self.pays: Final[list[list[float]]] = []
        """By rolls and mine: how often a mine will pay on average."""
        self.lasts: Final[list[list[float]]] = []
        """By rolls and mine: how likely a mine is still there at the end."""
        self.brings: Final[list[list[float]]] = []
        """By rolls and mine: gold, as far as it counts, and points, without New Veins."""
        for rolls in range(most_rolls + 1):
            self._reckon(rolls)
        self._sums: Final[list[dict[int, float]]] = [{} for rolls in range(most_rolls + 1)]
        self._often: Final[list[dict[int, float]]] = [{} for rolls in range(most_rolls + 1)]
        self._tops: Final[list[dict[int, float]]] = [{} for rolls in range(most_rolls + 1)]

    def _reckon(self, rolls: int) -> None:
        deck = self.deck
        safe = float(rolls)
        lasting = SURVIVES**rolls
        # A mine pays in a roll if it has survived the rolls before: a sum of powers.
        unsafe = (1 - lasting) / (1 - SURVIVES)
        pays: list[float] = []
        lasts: list[float] = []
        brings: list[float] = []
        for mine in range(deck.mines):
            often = WAYS[deck.number[mine]] / ROLLS * (unsafe if deck.danger[mine] else safe)
            stays = lasting if deck.danger[mine] else 1.0
            pays.append(often)
            lasts.append(stays)
            brings.append(deck.value[mine] * (often * max(0.0, 1.0 - FADES * rolls) + stays))
        self.pays.append(pays)
        self.lasts.append(lasts)
        self.brings.append(brings)

    def all_bring(self, mines: i64, rolls: int) -> float:
        """What a set of mines brings."""
        known = self._sums[rolls]
        found = known.get(mines)
        if found is None:
            found = total(self.brings[rolls], mines)
            if len(known) >= REMEMBERED:
                known.clear()
            known[mines] = found
        return found

    def all_pay(self, mines: i64, rolls: int) -> float:
        """How many times the mines of a set will pay."""
        known = self._often[rolls]
        found = known.get(mines)
        if found is None:
            found = total(self.pays[rolls], mines)
            if len(known) >= REMEMBERED:
                known.clear()
            known[mines] = found
        return found

    def top(self, mines: i64, rolls: int) -> float:
        """What the best of a set of mines brings."""
        known = self._tops[rolls]
        found = known.get(mines)
        if found is None:
            found = most(self.brings[rolls], mines)
            if len(known) >= REMEMBERED:
                known.clear()
            known[mines] = found
        return found

    def vein(self, mine: int, rolls: int, scores: bool) -> float:
        """BT-16: what a New Vein on a mine brings."""
        more = self.pays[rolls][mine]
        if scores:
            more += self.lasts[rolls][mine]
        return self.new_vein * more


def total(of_each: list[float], mines: i64) -> float:
    """The sum over a set of mines."""
    found = 0.0
    left: i64 = mines
    mine: i64 = 0
    while left:
        if left & 1:
            found += of_each[mine]
        left >>= 1
        mine += 1
    return found


def most(of_each: list[float], mines: i64) -> float:
    """The highest of a set of mines; 0 of none."""
    found = 0.0
    left: i64 = mines
    mine: i64 = 0
    while left:
        if left & 1 and of_each[mine] > found:
            found = of_each[mine]
        left >>= 1
        mine += 1
    return found
