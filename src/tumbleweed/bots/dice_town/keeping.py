"""D-02: which dice of a roll are kept: what they promise, less what they cost."""

from typing import Final

from tumbleweed.bots.dice_town.outlook import Outlook
from tumbleweed.bots.dice_town.prizes import Prizes
from tumbleweed.bots.dice_town.values import BRUTE as BRUTE_KIND
from tumbleweed.bots.dice_town.values import worths_at
from tumbleweed.bots.style import Style
from tumbleweed.games.dice_town.actions import BRUTE, KEEP
from tumbleweed.games.dice_town.dice import count, index_of, parts, size_of
from tumbleweed.games.dice_town.packs import copies_of
from tumbleweed.games.dice_town.town import Town

MANY: Final = 1 << 18
"""More than any handful."""
HASTE: Final = 1.5
"""Finishing early gains at most this much."""
BEYOND: Final = 99.0
"""The price of what cannot be paid."""


class Part:
    """A part of a roll."""

    def __init__(self, dice: int) -> None:
        self.dice: Final = dice
        self.index: Final = index_of(dice)
        self.size: Final = int(size_of(dice))


_SENSIBLE: Final[dict[int, list[Part]]] = {}


def sensible_parts(kept: int, cup: int) -> list[Part]:
    """The parts of a roll worth considering: none, dice of one face, two faces that will make pairs, or all."""
    key = kept * MANY + cup
    known = _SENSIBLE.get(key)
    if known is None:
        known = []
        for dice in parts(cup):
            shown = [int(count(dice + kept, face)) for face in range(6) if count(dice, face)]
            if len(shown) < 2 or dice == cup or (len(shown) == 2 and min(shown) > 1):
                known.append(Part(dice))
        # All dice come last: by then it is known how good the other parts are.
        known.sort(key=_size)
        _SENSIBLE[key] = known
    return known


def _size(part: Part) -> int:
    return part.size


class Keeping:
    """A seat's choice of dice."""

    def __init__(self, s: Town, seat: int, style: Style) -> None:
        player = s.players[seat]
        self.s: Final = s
        self.seat: Final = seat
        self.kept: Final = player.kept
        self.cup: Final = int(player.cup)
        self.rolled: Final = int(size_of(player.cup))
        self.dollars: Final = int(player.dollars)
        self.prizes: Final = Prizes(s, seat, int(player.store), style)
        shortest = 5
        for other, rival in enumerate(s.players):
            if other != seat:
                left = 5 - int(size_of(rival.kept))
                if left < shortest:
                    shortest = left
        self.shortest: Final = shortest
        """The dice of the rival who is nearest to finishing."""
        # Somebody may pay in order to finish one roll sooner.
        self.rolls: Final = shortest - 2 if shortest > 2 else shortest - 1
        """How many more times this seat may choose, after this choice."""
        rolls = self.rolled if self.rolled < shortest else shortest
        self.outlook: Final = Outlook(s, seat, self.prizes, rolls)
        self.ending: Outlook | None = None
        """The outlook if this seat finishes now, so that the others roll only once more."""
        self.brute: Final = copies_of(player.store, BRUTE_KIND) != 0
        self.brute_worth: Final = worths_at(s).cards[int(self.prizes.left) if self.prizes.left < 4.0 else 4][BRUTE_KIND]

    def gain(self, part: Part) -> float:
        """What keeping a part of the roll promises, before its price."""
        left = self.rolled - part.size
        if left == 0:
            if self.ending is None:
                self.ending = self.outlook if self.shortest == 1 else Outlook(self.s, self.seat, self.prizes, 1)
            return self.ending.final(self.kept + part.dice)
        return self.outlook.hope(self.kept + part.dice, left, self.rolls, self.pays(part))

    def pays(self, part: Part) -> bool:
        """Whether there will be money for more than the free die of the next roll."""
        return self.dollars - part.size >= 2

    def price(self, size: int, brute: bool) -> float:
        """DT-4.3, DT-5.1, U-11: what a number of dice costs, in points."""
        if not brute:
            bills = size - 1 if size else 1
            return bills * self.prizes.dollar if bills <= self.dollars else BEYOND
        if not self.brute or size < 2:
            return BEYOND
        rest = size - 2 if self.s.table.brute_one_free else 0
        return self.brute_worth + rest * self.prizes.dollar if rest <= self.dollars else BEYOND

    def best(self) -> int:
        """The most promising answer."""
        prices = [self.price(size, False) for size in range(self.rolled + 1)]
        with_brute = [self.price(size, True) for size in range(self.rolled + 1)] if self.brute else prices
        choice = -1
        most = -1e9
        for part in sensible_parts(int(self.kept), self.cup):
            price, block = prices[part.size], KEEP
            if with_brute[part.size] < price:
                price, block = with_brute[part.size], BRUTE
            if price < BEYOND:
                if part.size == self.rolled and self.outlook.final(self.kept + part.dice) - price + HASTE < most:
                    continue
                value = self.gain(part) - price
                if value > most:
                    most = value
                    choice = block + part.index
        return choice

    def weighed(self) -> list[tuple[float, int]]:
        """All answers that can be paid for, each with what it promises, best first."""
        found: list[tuple[float, int]] = []
        for dice in parts(self.cup):
            part = Part(dice)
            gain = self.gain(part)
            for block in (KEEP, BRUTE):
                price = self.price(part.size, block == BRUTE)
                if price < BEYOND:
                    found.append((gain - price, block + part.index))
        found.sort(key=best_first)
        return found


def best_first(weighed: tuple[float, int]) -> tuple[float, int]:
    """The most promising first; of equals, the one with the lowest number."""
    return -weighed[0], weighed[1]
