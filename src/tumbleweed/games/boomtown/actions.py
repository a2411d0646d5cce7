"""The catalog: every answer of Boomtown as a number and as a text.

| block | actions | used by |
|---|---|---|
| `pass` | 1 | no (further) bid; no Mustang, no Telegraph now; no mine is taken |
| `bid` | 999 | an amount of gold |
| `pick` | 5 | a slot of the row, from 1 |
| `mustang` | 1 | the Mustang is used |
| `mine` | 110 | a mine to blow up, to take, or for a New Vein: 5 towns, 11 numbers, two of each |
| `saloon` | 2 | a saloon to blow up, or for the Saloon Girls |
| `town` | 5 | for a Saloon or the Governor |
| `rob` | 55 | victim and number of a Holdup |
| `set` | 12 | die and face of a Telegraph |

A bid is a single answer. Its block ends at 999 gold, far above what can ever be on the table: with the cards of the box
at most 650 (10 each, 20 rolls of at most 23 + 6, 20 from stagecoaches). A table's own deck that could bring more is
refused (table.py), so every amount from the lowest bid to all of a player's gold is always an option.
"""

from typing import Final

from mypy_extensions import i64

from tumbleweed.core.catalog import Block, Catalog
from tumbleweed.core.interning import by_set
from tumbleweed.games.boomtown.box import HIGHEST, LOWEST, MOST_COPIES, NUMBERS, TOWNS, mine_id
from tumbleweed.games.boomtown.table import MOST_GOLD

SEATS: Final = 5
FACES: Final = 6


def _blocks() -> list[Block]:
    mines = [mine_id(place) for place in range(len(TOWNS) * NUMBERS * MOST_COPIES)]
    numbers = range(LOWEST, HIGHEST + 1)
    return [
        Block("pass", [""], "no (further) bid, or not now"),
        Block("bid", [str(amount) for amount in range(1, MOST_GOLD + 1)], "gold bid"),
        Block("pick", [str(slot + 1) for slot in range(SEATS)], "a card of the row"),
        Block("mustang", [""], "the Mustang is used"),
        Block("mine", mines, "a mine named", _tidy_mine),
        Block("saloon", ["SAL-1", "SAL-2"], "a saloon named", str.upper),
        Block("town", TOWNS, "a town named", str.upper),
        Block("rob", [f"{seat} {number}" for seat in range(SEATS) for number in numbers], "victim and number"),
        Block("set", [f"{die} {face}" for die in (1, 2) for face in range(1, FACES + 1)], "die and face"),
    ]


def _tidy_mine(words: str) -> str:
    """`cj2`, `CJ 02` and the like."""
    letters = "".join(words.upper().replace("-", "").split())
    town, number = letters[:2], letters[2:]
    copy = "b" if number.endswith("B") else ""
    digits = number.removesuffix("B")
    return f"{town}-{int(digits):02}{copy}" if digits.isdecimal() else words


_BLOCKS: Final = _blocks()
CATALOG: Final = Catalog("boomtown", _BLOCKS)

PASS: Final = CATALOG.parse("pass")
BID: Final = _BLOCKS[1].start - 1
PICK: Final = _BLOCKS[2].start
USE_MUSTANG: Final = CATALOG.parse("mustang")
MINE: Final = _BLOCKS[4].start
LAST_MINE: Final = _BLOCKS[5].start
SALOON: Final = _BLOCKS[5].start
TOWN: Final = _BLOCKS[6].start
ROB: Final = _BLOCKS[7].start
SET: Final = _BLOCKS[8].start

PICK_OPTIONS: Final = by_set(PICK, SEATS)
"""The cards of a set of slots, as options."""
MINES: Final[list[object]] = list(range(MINE, LAST_MINE))
"""The actions that name mines. Not `list[int]`: compiled, each number taken out as an option would be made anew."""
MUSTANG_OPTIONS: Final = (PASS, USE_MUSTANG)
ROB_OPTIONS: Final[list[list[tuple[int, ...]]]] = [
    [
        tuple(ROB + other * NUMBERS + number for other in range(count) if other != seat for number in range(NUMBERS))
        for seat in range(SEATS)
    ]
    for count in range(SEATS + 1)
]
"""By the number of players and the robber."""
SET_OPTIONS: Final[list[tuple[int, ...]]] = [
    (PASS, *(SET + face - 1 for face in range(1, 7) if face != die1),
     *(SET + FACES + face - 1 for face in range(1, 7) if face != die2))
    for die1 in range(1, 7)
    for die2 in range(1, 7)
]  # fmt: skip
"""By both dice: (die1 - 1) * 6 + die2 - 1."""

ALL_BIDS: Final = tuple(range(BID + 1, BID + MOST_GOLD + 1))
JUST_PASS: Final = (PASS,)
KNOWN: Final = 128
_BIDS: Final[list[tuple[int, ...] | None]] = [None] * (KNOWN * KNOWN)


def bid_options(least: i64, most: i64) -> tuple[int, ...]:
    """Passing, or any amount from `least` to `most`; the usual ones are made once, when first needed."""
    if most >= KNOWN or least > most:
        return JUST_PASS + ALL_BIDS[least - 1 : most]
    place = least * KNOWN + most
    known = _BIDS[place]
    if known is None:
        known = JUST_PASS + ALL_BIDS[least - 1 : most]
        _BIDS[place] = known
    return known
