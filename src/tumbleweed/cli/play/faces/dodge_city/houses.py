"""Dodge City: the buildings as small maps with coordinates, as many side by side as fit the screen."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.play.faces.face import Seen
from tumbleweed.games.dodge_city.naming import STANDARD_NAMES

House = Mapping[str, Any]

DOT: Final = "·"
LINKED: Final = "✓"
DISC: Final = "★"
LEAST: Final = 18
"""Eight columns of cells with the numbers of the rows: the widest map."""
GAP: Final = 2


def house_name(seen: Seen, house: House) -> str:
    """A building's name in the person's language; a building of a custom board has its own name."""
    standard = STANDARD_NAMES.get(house["id"]) == house["name"]
    return seen.wording.words.say(f"building.{house['id']}.name") if standard else str(house["name"])


def figure_name(seen: Seen, figure: str) -> str:
    return seen.wording.words.say(f"figure.{figure}")


def price(seen: Seen, amount: int) -> str:
    return seen.say("play.dodge_city.price", n=amount)


def chip(seen: Seen, seat: int, style: str = "") -> Text:
    """A stone: the number of its owner's seat in the owner's colour."""
    colour = seen.view["players"][seat]["colour"]
    known = {"red", "blue", "green", "yellow", "black"}
    return Text(str(seat), style=f"stone.{colour}{style}" if colour in known else "bold reverse")


class Houses:
    """The buildings that are open or can be opened, drawn side by side."""

    def __init__(self, seen: Seen) -> None:
        self.seen: Final = seen
        self.shown: Final = [house for house in seen.view["buildings"] if house["status"] in {"unopened", "open"}]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.shown:
            return
        width = min(options.max_width, LEAST)
        most = max(1, (options.max_width + GAP) // (width + GAP))
        lines = -(-len(self.shown) // most)
        beside = -(-len(self.shown) // lines)
        for start in range(0, len(self.shown), beside):
            grid = Table.grid(padding=(0, GAP, 0, 0))
            row = self.shown[start : start + beside]
            for _ in row:
                grid.add_column(width=width, vertical="top")
            grid.add_row(*(heading(self.seen, house) for house in row))
            grid.add_row(*(drawn(self.seen, house) for house in row))
            yield grid
            if start + beside < len(self.shown):
                yield Text()


def heading(seen: Seen, house: House) -> Text:
    """Number, id and name; what is fought for; who has a chain."""
    first = f"{house['number']} {house['id']}"
    name = house_name(seen, house)
    said = Text.assemble((first, "number"), "\n" if cell_len(f"{first} {name}") > LEAST else " ", (name, "bold"), "\n")
    if house["status"] == "unopened":
        return said.append(seen.say("play.dodge_city.not_open"), style="soft")
    said.append(figure_name(seen, house["figure"]), style="title")
    said.append(f" {house['points']}{DISC} ", style="star").append(price(seen, house["price"]))
    if house["connected"]:
        said.append(f"\n{LINKED} ", style="sage")
        for place, seat in enumerate(house["connected"]):
            said.append(", " if place else "").append_text(chip(seen, seat)).append(
                f" {seen.names[seat]}", style="sage"
            )
    return said


def drawn(seen: Seen, house: House) -> Text:
    """The map with the numbers of rows and columns, as they are typed."""
    new = {tuple(stone["cell"]) for stone in seen.view["turn"]["placed"] if stone["building"] == house["id"]}
    said = Text(" ")
    for column in range(len(house["now"][0])):
        said.append(f" {column}", style="soft")
    for r, row in enumerate(house["now"]):
        said.append(f"\n{r}", style="soft")
        for c, sign in enumerate(row):
            said.append(" ")
            if sign.isdecimal():
                said.append_text(chip(seen, int(sign), ".new" if (r, c) in new else ""))
            elif sign == ".":
                said.append(DOT, style="soft")
            else:
                said.append(" " if sign == "#" else sign, style="" if sign == "#" else "field")
    return said


def finished(seen: Seen) -> list[RenderableType]:
    """The finished buildings, in a line."""
    parts = []
    for house in seen.view["buildings"]:
        if house["status"] in {"controlled", "neutral"}:
            part = Text.assemble((f"{house['number']} {house['id']} ", "soft"))
            if house["owner"] is None:
                part.append(seen.say("play.dodge_city.neutral"), style="soft")
            else:
                part.append(f"{figure_name(seen, house['figure'])} → ", style="soft").append_text(
                    chip(seen, house["owner"])
                )
                part.append(f" {seen.names[house['owner']]}")
            parts.append(part)
    if not parts:
        return []
    return ["", Text.assemble((f"{seen.say('play.dodge_city.finished')}  ", "soft"), Text(" · ").join(parts))]


def by_building(seen: Seen, texts: Sequence[str]) -> dict[int, int]:
    """How many cells there are in each building, by its number."""
    found: dict[int, int] = {}
    for text in texts:
        number = int(text.split()[1])
        found[number] = found.get(number, 0) + 1
    return found
