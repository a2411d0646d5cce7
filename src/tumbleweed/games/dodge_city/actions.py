"""The catalog: every answer of Dodge City as a number and as a text.

| block | actions | used by |
|---|---|---|
| `done` | 1 | that is all: the turn ends (D-4), no more stones or moves (D-3, D-10 to D-13) |
| `take back` | 1 | the last stone of this turn, or an opening just named, is taken back (D-4) |
| `pass` | 1 | no challenge (D-14), no removal (D-15) |
| `open` | 12 x 5 | building and figure; the stone that opens it is named next (D-4) |
| `buy` | 12 x 56 | building and cell (D-4) |
| `free` | 12 x 56 | a free stone, of a picture card (D-4) or an event (D-11): building and cell |
| `take` | 12 x 56 | a stone is taken out of town: building and cell (D-3, D-5, D-6, D-8, D-10, D-15) |
| `move` `to` | 12 x 56 each | which stone is moved, and where to (D-12, D-13) |
| `building` `seat` | 12, 5 | a building, a player is named (D-7, D-9) |
| `challenge` | 5 x 12 | opponent and building (D-14) |
| `play` | one per card | a card (D-1, D-2) |

Buildings are numbered from 1 in board order, as in the dossier; those not in play have no number. Cells are written
`row,column`, both from 0. The numbers hold for any board, since none may have more than 12 buildings of 7 rows and 8
columns. People may write a building of the standard board by its id: `buy SAL 0,1`.
"""

import re
from typing import Final, cast

from mypy_extensions import i64

from tumbleweed.core.catalog import Block, Catalog
from tumbleweed.core.interning import NUMBERS, by_set, shared
from tumbleweed.games.dodge_city.board import MOST_BUILDINGS, STANDARD
from tumbleweed.games.dodge_city.box import BOX, FIGURES, SEATS
from tumbleweed.games.dodge_city.grid import CELLS, COLUMNS, place_of

_NUMBER_OF: Final = {building["id"].lower(): str(number) for number, building in enumerate(STANDARD, 1)}


def _tidy(words: str) -> str:
    """`SAL (0, 1)` and the like: buildings by id, cells with brackets and spaces."""
    plain = re.sub(r"[()\[\]]", " ", words.lower())
    plain = re.sub(r"(\d)\s*,\s*(\d)", r"\1,\2", plain)
    return " ".join(_NUMBER_OF.get(word, word) for word in plain.split())


def _blocks() -> list[Block]:
    buildings = [str(number) for number in range(1, MOST_BUILDINGS + 1)]
    cells = [f"{cell // COLUMNS},{cell % COLUMNS}" for cell in range(CELLS)]
    places = [f"{building} {cell}" for building in buildings for cell in cells]
    seats = [str(seat) for seat in range(SEATS)]
    return [
        Block("done", [""], "that is all"),
        Block("take", ["back"], "the last stone of the turn is taken back"),
        Block("pass", [""], "no challenge, no removal"),
        Block("open", [f"{building} {figure}" for building in buildings for figure in FIGURES], "a figure", _tidy),
        Block("buy", places, "a stone is bought", _tidy),
        Block("free", places, "a free stone is placed", _tidy),
        Block("take", places, "a stone is taken out", _tidy),
        Block("move", places, "a stone that is moved", _tidy),
        Block("to", places, "where it is moved to", _tidy),
        Block("building", buildings, "a building is named", _tidy),
        Block("seat", seats, "a player is named"),
        Block("challenge", [f"{seat} {building}" for seat in seats for building in buildings], "a duel", _tidy),
        Block("play", BOX.cards, "a card", str.upper),
    ]


_BLOCKS: Final = _blocks()
CATALOG: Final = Catalog("dodge-city", _BLOCKS)

DONE: Final = 0
TAKE_BACK: Final = 1
PASS: Final = 2
OPEN: Final = _BLOCKS[3].start
BUY: Final = _BLOCKS[4].start
FREE: Final = _BLOCKS[5].start
TAKE: Final = _BLOCKS[6].start
MOVE: Final = _BLOCKS[7].start
TO: Final = _BLOCKS[8].start
BUILDING: Final = _BLOCKS[9].start
SEAT: Final = _BLOCKS[10].start
CHALLENGE: Final = _BLOCKS[11].start
PLAY: Final = _BLOCKS[12].start

KINDS: Final = len(FIGURES)
OPENINGS: Final = [by_set(OPEN + building * KINDS, KINDS) for building in range(MOST_BUILDINGS)]
"""By building and set of figures (bit 0 is the Cowboy): the ways to open it."""
PURCHASES: Final[list[tuple[int, ...]]] = [shared([action]) for action in range(BUY, FREE)]
"""Each way to buy a stone by itself, to be added to others."""


JUST_PASS: Final[tuple[int, ...]] = (PASS,)


def options_of(found: list[object]) -> tuple[int, ...]:
    """Collected actions, as options."""
    return cast("tuple[int, ...]", tuple(found))


def actions_of(start: int, building: int, cells: i64) -> tuple[int, ...]:
    """The actions of a block for the cells of a building, ascending."""
    found: list[object] = []
    add_actions(found, start, building, cells)
    return options_of(found)


def add_actions(found: list[object], start: int, building: int, cells: i64) -> None:
    """Adds the actions of a block for the cells of a building, ascending."""
    base: i64 = start + CELLS * building
    left: i64 = cells
    while left:
        found.append(NUMBERS[base + place_of(left & -left)])
        left &= left - 1


def cards_as_options(cards: i64) -> tuple[int, ...]:
    """The cards of a mask, as answers."""
    found: list[object] = []
    left: i64 = cards
    while left:
        found.append(NUMBERS[PLAY + place_of(left & -left)])
        left &= left - 1
    return options_of(found)
