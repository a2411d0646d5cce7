"""The buildings (dossier, 2.5): text maps from data/board.toml, or from a host with another board.

A map is drawn with `.` for a free cell, `#` for a wall or the outside, and a letter for each marked field. A wrong
map is refused, and the message names the building, the row and the reason.
"""

import json
import re
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from tumbleweed.core.errors import BadData
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dodge_city.box import DATA, DISTRICTS
from tumbleweed.games.dodge_city.declared.kinds import District, Mark
from tumbleweed.games.dodge_city.grid import CELLS, COLUMNS, ROWS, cells_with, group_of, neighbours

MARKS: Final[list[Mark]] = ["B", "D", "P", "K", "H"]
"""The marked fields: bottle, dollar sign, pistol, key, horseshoe."""
NEED: Final = 4
"""DC-8.4: how many marked fields one chain must touch."""
MOST_BUILDINGS: Final = 12
KEYS: Final = ("id", "name", "district", "map")
AT_LINE: Final = re.compile(r"at line (\d+)")
"""Where the reader of TOML stumbled; at the end of the text it names no line."""

Drawing = dict[str, Any]
"""A building as plain data: id, name, district, and its map as a list of rows."""


class Site:
    """The ground plan of a building."""

    def __init__(self, number: int, drawing: Drawing) -> None:
        rows: list[str] = drawing["map"]
        self.number: Final = number
        """Its place among the buildings in play, from 0."""
        self.id: Final[str] = drawing["id"]
        self.name: Final[str] = drawing["name"]
        self.district: Final[District] = drawing["district"]
        self.rows: Final = tuple(rows)
        self.free: Final[i64] = cells_with(rows, ".")
        """The cells for stones."""
        self.ground: Final = _ground(rows)
        self.letters: Final = [letter for letter in MARKS if cells_with(rows, letter)]
        touching = [_touching(rows, letter) for letter in self.letters] + [0]
        self.fields: Final = len(self.letters)
        self.touch0: Final[i64] = touching[0]
        self.touch1: Final[i64] = touching[1]
        self.touch2: Final[i64] = touching[2]
        self.touch3: Final[i64] = touching[3]
        self.touch4: Final[i64] = touching[4]
        """For each marked field, the cells beside it (DC-8.2); a building may have no fifth."""
        self.seeds: Final[i64] = touching[0] | (touching[1] if self.fields > NEED else 0)
        """A group that touches four fields has a stone here: it can leave out one field at most."""

    def touched(self, stones: i64) -> i64:
        """How many marked fields these stones touch."""
        found: i64 = 0
        if stones & self.touch0:
            found += 1
        if stones & self.touch1:
            found += 1
        if stones & self.touch2:
            found += 1
        if stones & self.touch3:
            found += 1
        if stones & self.touch4:
            found += 1
        return found

    def connected(self, stones: i64, conduct: bool) -> bool:
        """DC-8.4: whether one group among these stones of a player touches four marked fields."""
        if self.touched(stones) < NEED:
            return False
        left: i64 = stones & self.seeds
        while left:
            group = self.chain(left & -left, stones, conduct)
            if self.touched(group) >= NEED:
                return True
            left &= ~group
        return False

    def chain(self, seed: i64, stones: i64, conduct: bool) -> i64:
        """The group of a stone; with `fields_conduct` (U-33), groups that share a marked field are joined."""
        group = group_of(seed, stones)
        while conduct:
            more = group_of(group | (stones & self._beside_common_fields(group)), stones)
            if more == group:
                break
            group = more
        return group

    def _beside_common_fields(self, group: i64) -> i64:
        found: i64 = 0
        for touch in (self.touch0, self.touch1, self.touch2, self.touch3, self.touch4):
            if group & touch:
                found |= touch
        return found

    def best_chain(self, stones: i64, conduct: bool) -> i64:
        """The group that touches the most marked fields (dossier, 3.0, `fields_reached`); the first of several."""
        best: i64 = 0
        left: i64 = stones
        while left:
            group = self.chain(left & -left, stones, conduct)
            if self.touched(group) > self.touched(best) or not best:
                best = group
            left &= ~group
        return best

    def fields_of(self, stones: i64) -> list[Mark]:
        """The letters of the marked fields these stones touch."""
        touching = (self.touch0, self.touch1, self.touch2, self.touch3, self.touch4)
        return [letter for letter, touch in zip(self.letters, touching, strict=False) if stones & touch]


@lru_cache(maxsize=256)
def site_of(rows: tuple[str, ...]) -> Site:
    """The ground plan of a map, wherever it stands."""
    return Site(0, {"id": "", "name": "", "district": "", "map": list(rows)})


def _ground(rows: Sequence[str]) -> bytes:
    """All cells as observations write them while no stone stands there: 0 none, 1 free, 7 marked field."""
    signs = "".join(row.ljust(COLUMNS, "#") for row in rows).ljust(CELLS, "#")
    return bytes([0 if sign == "#" else 1 if sign == "." else 7 for sign in signs])


def _touching(rows: Sequence[str], letter: str) -> int:
    """The free cells beside a marked field."""
    return int(neighbours(cells_with(rows, letter)) & cells_with(rows, "."))


def drawings(file: str, content: Any) -> list[Drawing]:
    """The buildings of a board, checked: `content` is the list of them."""
    if not isinstance(content, list) or not 1 <= len(content) <= MOST_BUILDINGS:
        reason = f"a board is a list of 1 to {MOST_BUILDINGS} buildings"
        raise BadData(file, "building", reason, "option.buildings", {"most": MOST_BUILDINGS})
    found = [_drawing(Place(file, number), building) for number, building in enumerate(content, 1)]
    ids = [building["id"] for building in found]
    for number, name in enumerate(ids, 1):
        if name in ids[: number - 1]:
            raise Place(file, number).refusal(f"the id {name} is used twice", "id_twice", id=name)
    return found


class Place:
    """Which building of a board is wrong."""

    def __init__(self, file: str, number: int, id_: str = "") -> None:
        self.file: Final = file
        self.number: Final = number
        self.id: Final = id_

    def refusal(self, reason: str, why: str, **values: object) -> BadData:
        """What is wrong with it; `why` and `values` say it to people."""
        key = f"building {self.number} ({self.id})" if self.id else f"building {self.number}"
        return BadData(self.file, key, reason, f"option.{why}", {"number": self.number, "id": self.id, **values})


def _drawing(place: Place, building: Any) -> Drawing:
    """One building."""
    keys = ", ".join(KEYS)
    if not isinstance(building, dict):
        raise place.refusal(f"is not a table with {keys}, but {building!r:.60}", "no_building", keys=keys)
    for key in building:
        if key not in KEYS:
            raise place.refusal(f"has an unknown key {key!r}; known are {keys}", "unknown_key", key=key, keys=keys)
    name = building.get("id")
    if not isinstance(name, str) or not 1 <= len(name) <= 12 or not name.isalnum():
        raise place.refusal(f"needs an id of 1 to 12 letters and digits, not {name!r}", "no_id")
    place = Place(place.file, place.number, name)
    district = building.get("district")
    if district not in DISTRICTS:
        known = ", ".join(DISTRICTS)
        raise place.refusal(f"its district must be one of {known}, not {district!r}", "no_district", known=known)
    shown = building.get("name", name)
    if not isinstance(shown, str) or not 1 <= len(shown) <= 40:
        raise place.refusal(f"its name must be a text of 1 to 40 letters, not {shown!r}", "no_building_name")
    rows = _rows(place, building.get("map"))
    _check_fields(place, rows)
    return {"id": name, "name": shown, "district": district, "map": rows}


def _rows(place: Place, drawn: Any) -> list[str]:
    """The rows of a map, given as one text or as a list of texts."""
    rows = drawn.strip("\n").split("\n") if isinstance(drawn, str) else drawn
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        raise place.refusal(f"needs a map of rows of text, not {drawn!r:.60}", "no_map")
    rows = [row.strip() for row in rows]
    if len(rows) > ROWS or len(rows[0]) > COLUMNS:
        said = f"its map must fit into {COLUMNS} columns and {ROWS} rows"
        raise place.refusal(said, "too_large", columns=COLUMNS, rows=ROWS)
    for number, row in enumerate(rows, 1):
        if not row:
            raise place.refusal(f"row {number} is empty", "row_empty", row=number)
        if len(row) != len(rows[0]):
            said = f"row {number} ({row!r}) is not as long as the first ({rows[0]!r})"
            raise place.refusal(said, "row_length", row=number, length=len(row), first=len(rows[0]))
        for column, sign in enumerate(row, 1):
            _check_sign(place, number, column, sign)
    return rows


def _check_sign(place: Place, row: int, column: int, sign: str) -> None:
    """A cell is free, a wall or a marked field; a map for play has no stones."""
    if sign in ".#" or sign in MARKS:
        return
    known = " ".join(MARKS)
    wrong = f"a map has no stones, but {sign!r}" if sign.isdecimal() else f"{sign!r} is none of . # {known}"
    said = f"row {row}, column {column}: {wrong}"
    raise place.refusal(said, "no_sign", row=row, column=column, sign=sign, known=known)


def _check_fields(place: Place, rows: list[str]) -> None:
    """A map has four or five marked fields, each once, and a chain must be possible."""
    signs = "".join(rows)
    for letter in MARKS:
        if signs.count(letter) > 1:
            times = signs.count(letter)
            raise place.refusal(f"the marked field {letter} is drawn {times} times", "field_twice", letter=letter)
    marked = [letter for letter in MARKS if letter in signs]
    if len(marked) < NEED:
        known = " ".join(MARKS)
        said = f"needs at least {NEED} marked fields out of {known}, has {len(marked)}"
        raise place.refusal(said, "few_fields", n=len(marked), need=NEED, known=known)
    site = site_of(tuple(rows))
    reached = site.fields_of(site.best_chain(site.free, False))
    if len(reached) < NEED:
        why = f"the largest room touches only {len(reached)} of the marked fields"
        said = f"nobody can ever control it: {why}, {NEED} are needed"
        raise place.refusal(said, "no_chain", n=len(reached), need=NEED)


def parse_board(text: str) -> Any:
    """The list of buildings in a text of the form of data/board.toml."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = AT_LINE.search(str(error))
        line = int(found[1]) if found else len(text.splitlines())
        reason = f"not readable as TOML: {error}"
        raise BadData("board", "text", reason, "option.unreadable", {"line": line}) from error
    return content.get("building")


def write_board(board: list[Drawing]) -> str:
    """A board as a text in the form of data/board.toml."""
    return "\n".join(_written(drawing) for drawing in board)


def _written(drawing: Drawing) -> str:
    """One building; a JSON string is a TOML string, too."""
    facts = [f"{key} = {json.dumps(drawing[key], ensure_ascii=False)}" for key in KEYS if key != "map"]
    return "\n".join(["[[building]]", *facts, 'map = """', *drawing["map"], '"""', ""])


STANDARD: Final = drawings("board.toml", DataFile(DATA / "board.toml").get("building"))
"""The board of the dossier."""


def plan_of(board: list[Drawing], districts: Sequence[str]) -> list[Site]:
    """DC-1.2: the buildings in play, in board order."""
    used = [drawing for drawing in board if drawing["district"] in districts]
    return [Site(number, drawing) for number, drawing in enumerate(used)]
