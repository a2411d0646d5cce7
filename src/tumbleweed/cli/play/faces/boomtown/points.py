"""Boomtown: the score sheets, during the game as far as a player may know them, and at the end in full (BT-26)."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.play.drawing import print_of, sheet
from tumbleweed.cli.play.faces.boomtown import towns
from tumbleweed.cli.play.faces.face import Seen
from tumbleweed.games.boomtown.box import BOXES

LINES: Final = ("gold", "mines", "vein", "offices")


def standing(seen: Seen) -> RenderableType:
    """Everybody's points if the game ended now, and what every roll would bring."""
    table = _headed(seen, "")
    for player in seen.view["players"]:
        known = _points(seen, player)
        total = sum(number or 0 for number in known.values())
        cells = [Text("?" if known[line] is None else str(known[line])) for line in LINES]
        unsure = None in known.values()
        table.add_row(_name(seen, player["seat"]), *cells, Text(f"{total}+" if unsure else str(total), style="number"))
    return Group(table, "", Text(seen.say("play.boomtown.rolls"), style="soft"), towns.rolls(seen))


def _points(seen: Seen, player: Mapping[str, Any]) -> dict[str, int | None]:
    """BT-26.1, BT-26.2, from what can be seen; None where nothing can."""
    box = BOXES[seen.view["version"] - 1]
    veins = box.new_vein * sum(mine["veins"] for mine in player["mines"])
    return {
        "gold": player.get("gold", 0 if player["bankrupt"] else None),
        "mines": sum(mine["value"] for mine in player["mines"]) - veins,
        "vein": veins if seen.view["options"]["new_vein_scores"] else 0,
        "offices": box.office * len(player["offices"]),
    }


def final(seen: Seen) -> list[RenderableType]:
    """The towns as they are left, then the score sheets in the order of the ranking, then the winner."""
    ranking = seen.view["ranking"]
    order = sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat))
    table = _headed(seen, seen.say("column.rank"))
    for seat in order:
        row = seen.view["scores"][seat]
        cells = [Text(str(row[line])) for line in LINES]
        total = Text(str(row["total"]), style="number" if ranking[seat] == 1 else "bold")
        table.add_row(Text(f"{ranking[seat]}.", style="number"), _name(seen, seat), *cells, total)
    winners = [seen.names[seat] for seat in order if ranking[seat] == 1]
    key = "end.winner" if len(winners) == 1 else "end.winners"
    said = Text(seen.say(key, name=winners[0], names=", ".join(winners)), style="star")
    lying: list[RenderableType] = [towns.towns(seen), *towns.legend(seen), *_unseen(seen)]
    return ["", *lying, "", print_of(table, seen.say("end.ranking")), said, ""]


def _unseen(seen: Seen) -> list[Text]:
    """The short game: what nobody has seen until now (U-63)."""
    if not seen.view["unseen"]:
        return []
    cards = ", ".join(seen.wording.card(card)[0] for card in seen.view["unseen"])
    return [Text(seen.say("play.boomtown.unseen", cards=cards), style="soft")]


def _headed(seen: Seen, first: str) -> Table:
    """A score sheet's headings; `first` names an extra column at the beginning."""
    headings = [("", False), *((seen.say(f"play.boomtown.points_{line}"), True) for line in LINES)]
    headings.append((seen.say("play.boomtown.points_total"), True))
    return sheet([*([(first, True)] if first else []), *headings])


def _name(seen: Seen, seat: int) -> Text:
    return Text(seen.names[seat], style="bold" if seat == seen.me else "")
