"""DT-18: tables of all handfuls of dice, and the poker ranking.

A handful of up to five dice is one number: three bits for each face hold how many dice show it. Adding or taking away
dice is addition or subtraction. There are 462 handfuls; everything worth knowing about them is computed once.
"""

from typing import Final, get_args

from mypy_extensions import i64

from tumbleweed.games.dice_town.declared.kinds import Category, Face

FACES: Final[tuple[Face, ...]] = get_args(Face)
NINE: Final = 0
TEN: Final = 1
JACK: Final = 2
QUEEN: Final = 3
KING: Final = 4
ACE: Final = 5

DIE_BITS: Final = 3
DIE: Final[list[int]] = [1 << DIE_BITS * face for face in range(6)]
"""One die of each face."""

FIVE_OF_A_KIND: Final = 8
FOUR_OF_A_KIND: Final = 7
FULL_HOUSE: Final = 6
STRAIGHT: Final = 5
THREE_OF_A_KIND: Final = 4
TWO_PAIRS: Final = 3
ONE_PAIR: Final = 2
HIGH_CARD: Final = 1

CATEGORIES: Final[dict[int, Category]] = dict(enumerate(get_args(Category), 1))


def count(dice: i64, face: i64) -> i64:
    """How many of the dice show the face."""
    return dice >> 3 * face & 7


def faces(dice: int) -> list[int]:
    """The faces of a handful, ascending."""
    return [face for face in range(6) for copy in range(count(dice, face))]


def handful(shown: list[int]) -> int:
    """The handful showing these faces."""
    return sum(DIE[face] for face in shown)


def text(dice: int) -> str:
    """A handful as text: `9 9 J`."""
    return " ".join(FACES[face] for face in faces(dice))


def names(dice: int) -> list[Face]:
    """A handful as a list of face names."""
    return [FACES[face] for face in faces(dice)]


def parse(words: str) -> int:
    """The handful of a text, in any order: `J 9 9`, `99J`, `T` for 10."""
    letters = words.upper().replace("10", "T").replace(" ", "")
    if len(letters) > 5:
        raise ValueError(f"{words!r} is more than five dice")
    return handful(["9TJQKA".index(letter) for letter in letters])


def _all_handfuls() -> list[int]:
    """Every handful of 0 to 5 dice, by size and then by faces."""
    found: list[int] = []
    layer = [(0, 0)]
    for size in range(6):
        found.extend(dice for dice, lowest in layer)
        layer = [(dice + DIE[face], face) for dice, lowest in layer for face in range(lowest, 6)]
    return found


def _category(groups: list[tuple[int, int]]) -> int:
    """The category of five dice, given (number, face) groups, biggest first (2.5)."""
    most = groups[0][0]
    if most == 5:
        return FIVE_OF_A_KIND
    if most == 4:
        return FOUR_OF_A_KIND
    if most == 3:
        return FULL_HOUSE if groups[1][0] == 2 else THREE_OF_A_KIND
    if most == 2:
        return TWO_PAIRS if groups[1][0] == 2 else ONE_PAIR
    highest, lowest = groups[0][1], groups[4][1]
    return STRAIGHT if highest - lowest == 4 else HIGH_CARD


def _key(dice: int, kickers: bool) -> int:
    """DT-18.7: the larger key wins; equal keys tie. Without kickers only the faces forming the category count."""
    groups = sorted(((count(dice, face), face) for face in range(6) if count(dice, face)), reverse=True)
    category = _category(groups)
    key = category
    forming = 5 if kickers else {STRAIGHT: 1, HIGH_CARD: 0, FULL_HOUSE: 2, TWO_PAIRS: 2}.get(category, 1)
    for place in range(5):
        key = key * 8 + (groups[place][1] + 1 if place < min(forming, len(groups)) else 0)
    return key


HANDFULS: Final[list[int]] = _all_handfuls()
"""All 462 handfuls; a handful's place in this list is its index."""

SPREAD: Final = 3866
"""The smallest divisor that leaves a different remainder for every handful: a small table finds its index."""


def _indices() -> bytes:
    """Two bytes for each remainder; a list would be too large for the processor's nearest cache."""
    table = bytearray(2 * SPREAD)
    for index, dice in enumerate(HANDFULS):
        place = 2 * (dice % SPREAD)
        table[place : place + 2] = index.to_bytes(2, "little")
    return bytes(table)


_INDEX: Final = _indices()


def index_of(dice: i64) -> int:
    """A handful's index."""
    place: i64 = 2 * (dice % SPREAD)
    low: i64 = _INDEX[place]
    high: i64 = _INDEX[place + 1]
    return low | high << 8


def size_of(dice: i64) -> i64:
    """How many dice; bits 15 to 17 of the product are the sum of the six counts."""
    return dice * 0o111111 >> 15 & 7


COMBINATIONS: Final[list[int]] = [dice for dice in HANDFULS if size_of(dice) == 5]
"""The 252 handfuls of five dice."""

KEY: Final[list[int]] = [_key(dice, True) if size_of(dice) == 5 else 0 for dice in HANDFULS]
KEY_WITHOUT_KICKERS: Final[list[int]] = [_key(dice, False) if size_of(dice) == 5 else 0 for dice in HANDFULS]
"""The ranking keys by a handful's index; only combinations have one."""

POWERS_OF_SIX: Final = [1, 6, 36, 216, 1296, 7776]


def rolled(number: i64, size: i64) -> i64:
    """What the dice show for one of the 6^size numbers that chance can give: a digit for each die."""
    one: i64 = 1
    dice: i64 = 0
    while size > 0:
        dice += one << DIE_BITS * (number % 6)
        number //= 6
        size -= 1
    return dice


def category(dice: int) -> int:
    """The category of a combination, from 1 (high card) to 8 (five of a kind)."""
    return KEY[index_of(dice)] >> 15


def parts(dice: int) -> list[int]:
    """All handfuls that can be taken out of a handful, the empty one and the whole included."""
    found = [0]
    for face in range(6):
        found = [part + DIE[face] * copies for part in found for copies in range(count(dice, face) + 1)]
    return found


def mask_of(dice: int) -> int:
    """Which faces a handful shows, as a mask."""
    mask = 0
    left: i64 = dice
    face = 0
    while left:
        if left & 7:
            mask |= 1 << face
        left >>= 3
        face += 1
    return mask
