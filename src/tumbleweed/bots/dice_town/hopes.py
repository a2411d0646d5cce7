"""What the rolls still to come bring, exactly: tables over all handfuls, made when they are first needed.

`collecting` tells what a player gets who collects a face. `promise` tells what a player will show in the end who plays
plainly, always collecting the most frequent face. `rolls` counts the rolls after which a player may still choose; after
the last of them all remaining dice are rolled once more and kept (DT-6.2, DT-6.3). A player who keeps one die of each
roll has five such rolls with five dice left.
"""

from math import comb
from typing import Final

from tumbleweed.games.dice_town.dice import (
    DIE,
    HANDFULS,
    KEY_WITHOUT_KICKERS,
    POWERS_OF_SIX,
    count,
    index_of,
    rolled,
    size_of,
)  # fmt: skip

MOST_ROLLS: Final = 5
FACES: Final = 6
COUNTS: Final = 7
"""A row of chances by the number of dice: fewer than 0, 1, … 6."""


def binomial(dice: int) -> list[float]:
    """How likely it is that 0, 1, … of the dice show a certain face."""
    return [comb(dice, hits) * 5 ** (dice - hits) / 6**dice for hits in range(dice + 1)]


class Collecting:
    """What a player gets who collects one face: how likely each number of the dice left will show that face, and the
    dollars this costs (DT-4.3).
    """

    def __init__(self, chances: list[float], price: float) -> None:
        self.chances: Final = chances
        self.price: Final = price
        self.mean: Final = sum([number * chance for number, chance in enumerate(chances)])


def _collect(left: int, later: list[list[Collecting]], rolls: int, paying: bool) -> Collecting:
    """Keeps all dice of the face, or one die if the player does not pay; of a roll without the face, any other die."""
    hits = binomial(left)
    if rolls == 0 or left == 0:
        return Collecting(hits, 0.0)
    chances = [0.0] * (left + 1)
    price = 0.0
    for number, chance in enumerate(hits):
        kept = number if paying else min(number, 1)
        rest = later[rolls - 1][left - max(kept, 1)]
        price += chance * (max(kept, 1) - 1 + rest.price)
        for more, then in enumerate(rest.chances):
            chances[kept + more] += chance * then
    return Collecting(chances, price)


def _all_collecting(paying: bool) -> list[list[Collecting]]:
    table: list[list[Collecting]] = []
    for rolls in range(MOST_ROLLS + 1):
        table.append([])
        for left in range(6):
            table[rolls].append(_collect(left, table, rolls, paying))
    return table


PAYING: Final = _all_collecting(True)
THRIFTY: Final = _all_collecting(False)
"""By the rolls with a choice and the dice left."""

CLASS_KEYS: Final = sorted({key for key in KEY_WITHOUT_KICKERS if key})
CLASSES: Final = len(CLASS_KEYS)
"""The poker ranking in 72 classes: the category and the faces that form it (DT-18)."""
CLASS: Final[list[int]] = [CLASS_KEYS.index(key) if key else 0 for key in KEY_WITHOUT_KICKERS]
"""The class of a combination, by its index."""

_WAYS: Final[list[dict[int, int]]] = []
"""For each number of dice, how many of the 6^n ways show each handful."""
for _size in range(6):
    _ways: dict[int, int] = {}
    for _number in range(POWERS_OF_SIX[_size]):
        _dice = int(rolled(_number, _size))
        _ways[_dice] = _ways.get(_dice, 0) + 1
    _WAYS.append(_ways)


class Promise:
    """What a player will show in the end: how likely it is that they have fewer than a number of dice of each face (at
    7 * face + number), and that their combination is below each poker class (at 72: any).
    """

    def __init__(self, ends: dict[int, float]) -> None:
        fewer = [0.0] * (FACES * COUNTS)
        below = [0.0] * (CLASSES + 1)
        for dice, chance in ends.items():
            for face in range(FACES):
                for number in range(int(count(dice, face)) + 1, COUNTS):
                    fewer[face * COUNTS + number] += chance
            for higher in range(CLASS[index_of(dice)] + 1, CLASSES + 1):
                below[higher] += chance
        self.fewer: Final = fewer
        self.below: Final = below


_ENDS: Final[list[list[dict[int, float] | None]]] = [[None] * len(HANDFULS) for rolls in range(MOST_ROLLS + 1)]
_PROMISES: Final[list[list[Promise | None]]] = [[None] * len(HANDFULS) for rolls in range(MOST_ROLLS + 1)]


def promise(kept: int, rolls: int) -> Promise:
    """What a player who has set these dice aside will show in the end."""
    rolls = min(rolls, 5 - int(size_of(kept)))
    known = _PROMISES[rolls][index_of(kept)]
    if known is None:
        known = Promise(ends(kept, rolls))
        _PROMISES[rolls][index_of(kept)] = known
    return known


def ends(kept: int, rolls: int) -> dict[int, float]:
    """How likely each combination is in the end."""
    left = 5 - int(size_of(kept))
    rolls = min(rolls, left)
    known = _ENDS[rolls][index_of(kept)]
    if known is None:
        known = {}
        for rolled, ways in _WAYS[left].items():
            chance = ways / POWERS_OF_SIX[left]
            if rolls == 0:
                known[kept + rolled] = known.get(kept + rolled, 0.0) + chance
                continue
            choices = plain_choices(kept, rolled)
            for choice in choices:
                for dice, then in ends(kept + choice, rolls - 1).items():
                    known[dice] = known.get(dice, 0.0) + chance * then / len(choices)
        _ENDS[rolls][index_of(kept)] = known
    return known


def plain_choices(kept: int, rolled: int) -> list[int]:
    """What a plain player keeps of a roll: all dice of the face they then have most of, or else one die of such a face;
    several choices if they are equally good.
    """
    most = 0
    found: list[int] = []
    for face in range(FACES):
        shown = int(count(rolled, face))
        if shown == 0:
            continue
        have = shown + int(count(kept, face))
        if have > most:
            most = have
            found = []
        if have == most:
            found.append(shown * DIE[face])
    longest = max([int(count(kept, face)) for face in range(FACES)])
    if longest < most:
        return found
    # The face being collected did not come: only the free die is kept.
    return [DIE[face] for face in range(FACES) if count(rolled, face)]
