"""Boomtown: the five towns side by side, and in each of them what every player has there."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.play.drawing import STAR, sheet
from tumbleweed.cli.play.faces.boomtown.river import change
from tumbleweed.cli.play.faces.face import Seen
from tumbleweed.games.boomtown.box import HIGHEST, LOWEST

SALOON: Final = "⌂"
DANGER: Final = "!"
VEIN: Final = "+"
COLUMN: Final = 10
"""The smallest width of a town: two mines side by side."""


def town_name(seen: Seen, town: str) -> str:
    return seen.wording.words.say(f"town.{town}")


def towns(seen: Seen) -> Table:
    """A line for each player: gold, and town by town mines, office and saloons; below them the fees."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(Text(seen.say("play.boomtown.column_gold"), style="soft"), justify="right", vertical="top")
    for town in seen.view["towns"]:
        heading = Text(town_name(seen, town["town"]).replace(" ", "\n"), style=f"ink.{town['town']}")
        table.add_column(heading, min_width=COLUMN)
    for player in seen.view["players"]:
        cells = [_lot(town, player) for town in seen.view["towns"]]
        table.add_row(_name(seen, player["seat"]), _gold(player), *cells)
    if any(town["fee"] for town in seen.view["towns"]) and not seen.view["over"]:
        fees = [Text(str(town["fee"] or "–"), style="soft") for town in seen.view["towns"]]
        table.add_row(Text("  " + seen.say("play.boomtown.fee"), style="soft"), Text(), *fees)
    return table


def _name(seen: Seen, seat: int) -> Text:
    mark = ("▸ ", "rust") if seat == seen.me else ("  ", "")
    return Text.assemble(mark, (seen.names[seat], "bold" if seat == seen.me else ""))


def _gold(player: Mapping[str, Any]) -> Text:
    """A number, or a question mark where gold is secret; a zero stands out."""
    if player["bankrupt"]:
        return Text("0", style="rust")
    return Text(str(player["gold"]), style="number") if "gold" in player else Text("?", style="soft")


def _lot(town: Mapping[str, Any], player: Mapping[str, Any]) -> Text:
    """What a player has in a town: a star for the mayor, two for a governor, mines as number:value, saloons."""
    things = []
    if town["mayor"] == player["seat"]:
        things.append(Text(STAR * (2 if town["governor"] else 1), style="star"))
    things += [mine(found) for found in player["mines"] if found["town"] == town["town"]]
    things += [
        Text(f"{SALOON}{saloon['takes']}", style="dusk")
        for saloon in town["saloons"]
        if saloon["owner"] == player["seat"]
    ]
    return Text(" ").join(things) if things else Text("·", style="soft")


def mine(found: Mapping[str, Any]) -> Text:
    """`6:9!`: on a 6 it pays 9, and it may collapse."""
    marks = (VEIN if found["veins"] else "") + (DANGER if found["danger"] else "")
    return Text.assemble((str(found["number"]), f"ink.{found['town']}"), f":{found['value']}", (marks, "rust"))


def legend(seen: Seen) -> list[RenderableType]:
    """The signs that are on the table now."""
    mines = [mine for player in seen.view["players"] for mine in player["mines"]]
    town_signs = {
        "play.boomtown.sign_mayor": any(town["mayor"] is not None for town in seen.view["towns"]),
        "play.boomtown.sign_governor": any(town["governor"] for town in seen.view["towns"]),
        "play.boomtown.sign_saloon": any(town["saloons"] for town in seen.view["towns"]),
    }
    signs = {
        "play.boomtown.sign_mine": bool(mines),
        "play.boomtown.sign_danger": any(mine["danger"] for mine in mines),
        "play.boomtown.sign_vein": any(mine["veins"] for mine in mines),
        **town_signs,
    }
    said = " · ".join(seen.say(key) for key, there in signs.items() if there)
    return [Padding(Text(said, style="soft"), (0, 0, 0, 2))] if said else []


def cards_before(seen: Seen) -> list[Text]:
    """Cards that lie open before a player: kept for later, waiting for a place, or being played."""
    lines = []
    for player in seen.view["players"]:
        for key in ("held", "waiting"):
            if player[key]:
                cards = ", ".join(seen.wording.card(card)[0] for card in player[key])
                said = seen.say(f"play.boomtown.{key}", name=seen.names[player["seat"]], cards=cards)
                lines.append(Text(f"  {said}"))
    return lines


def rolls(seen: Seen) -> Table:
    """What every roll would bring to everybody: mines, less what saloons take; and whose mines would collapse."""
    numbers = range(LOWEST, HIGHEST + 1)
    table = sheet([("", False), *((str(number), True) for number in numbers)])
    for column in table.columns[1:]:
        column.min_width = 3
    brings = [gains(seen.view, number) for number in numbers]
    for seat in range(len(seen.names)):
        danger = any(mine["danger"] for mine in seen.view["players"][seat]["mines"])
        cells = [
            change(gain[seat]).append(DANGER if danger and number in (LOWEST, HIGHEST) else "", style="rust")
            for number, gain in zip(numbers, brings, strict=True)
        ]
        table.add_row(_name(seen, seat), *cells)
    return table


def gains(view: Mapping[str, Any], number: int) -> Sequence[int]:
    """How a roll changes everybody's gold, as long as all can pay."""
    found = [0] * len(view["players"])
    saloons = {town["town"]: town["saloons"] for town in view["towns"]}
    for player in view["players"]:
        for mine in player["mines"]:
            if mine["number"] == number:
                found[player["seat"]] += mine["value"]
                for saloon in saloons[mine["town"]]:
                    found[player["seat"]] -= saloon["takes"]
                    found[saloon["owner"]] += saloon["takes"]
    return found
