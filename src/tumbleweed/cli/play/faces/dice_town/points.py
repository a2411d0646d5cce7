"""Dice Town: the score sheets, during the game as far as a player may know them, and at the end in full (DT-22)."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.play.drawing import STAR, print_of, sheet
from tumbleweed.cli.play.faces.face import Seen
from tumbleweed.games.dice_town.box import BOXES

LINES: Final = ("nuggets", "dollars", "badge", "equipment", "claims")


def standing(seen: Seen) -> RenderableType:
    """The person's own points in full; for the others what is open, and how many cards are hidden."""
    table = _headed(seen, "", seen.say("play.dice_town.column_hidden"))
    for player in seen.view["players"]:
        known = _known_points(seen, player)
        hidden = 0 if "hand" in player else player["claims"] + player["store_cards"]
        unsure = hidden or "dollars" not in player
        points = [Text("?" if known[line] is None else str(known[line])) for line in LINES]
        total = sum(number or 0 for number in known.values())
        cells = [*points, Text(f"{total}+" if unsure else str(total), style="number")]
        table.add_row(_name(seen, player["seat"]), *cells, Text(str(hidden) if hidden else "", style="soft"))
    return table


def _known_points(seen: Seen, player: Mapping[str, Any]) -> dict[str, int | None]:
    """DT-22.1 to DT-22.6, from what can be seen; None where nothing can."""
    box = BOXES[seen.view["version"] - 1]
    wealthy = "dollars" in player
    shown = "hand" in player
    hand = player.get("hand", [])
    claims = [int(card.split()[1]) for card in hand if card.startswith("claim ")] + player["protected"]
    equipment = [box.worth[box.kind(card)] for card in hand if not card.startswith("claim ")]
    return {
        "nuggets": player["nuggets"] * box.points_per_nugget if wealthy else None,
        "dollars": player["dollars"] // box.dollars_per_point if wealthy else None,
        "badge": box.points_for_badge if player["seat"] == seen.view["sheriff"] else 0,
        "equipment": sum(equipment) if shown or not player["store_cards"] else None,
        "claims": sum(claims) if shown or not player["claims"] else sum(claims) or None,
    }


def final(seen: Seen) -> list[RenderableType]:
    """All hands, then the score sheets in the order of the ranking, then the winner."""
    ranking = seen.view["ranking"]
    order = sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat))
    table = _headed(seen, seen.say("column.rank"), "")
    for seat in order:
        row = seen.view["scores"][seat]
        cells = [Text(str(row[line])) for line in LINES]
        best = ranking[seat] == 1
        rank = Text(f"{ranking[seat]}.", style="number")
        table.add_row(rank, _name(seen, seat), *cells, Text(str(row["total"]), style="number" if best else "bold"))
    winners = [seen.names[seat] for seat in order if ranking[seat] == 1]
    key = "end.winner" if len(winners) == 1 else "end.winners"
    said = Text(seen.say(key, name=winners[0], names=", ".join(winners)), style="star")
    return [
        "",
        print_of(_hands(seen, order), seen.say("play.hands")),
        print_of(table, seen.say("end.ranking")),
        said,
        "",
    ]


def _hands(seen: Seen, order: list[int]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in order:
        player = seen.view["players"][seat]
        cards = [seen.wording.card(card)[0] for card in player["hand"] if not card.startswith("claim ")]
        values = sorted(
            [int(card.split()[1]) for card in player["hand"] if card.startswith("claim ")] + player["protected"]
        )
        if values:
            cards.append(seen.say("play.dice_town.claims_of", values=" ".join(map(str, values))))
        grid.add_row(Text(seen.names[seat], style="bold"), Text(", ".join(cards) or "–"))
    return grid


def _headed(seen: Seen, first: str, last: str) -> Table:
    """A score sheet's headings; `first` and `last` name an extra column at either end."""
    headings = [("", False), *((seen.say(f"play.dice_town.points_{line}"), True) for line in LINES)]
    headings.append((seen.say("play.dice_town.points_total"), True))
    before = [(first, True)] if first else []
    after = [(last, True)] if last else []
    return sheet([*before, *headings, *after])


def _name(seen: Seen, seat: int) -> Text:
    name = Text(seen.names[seat], style="bold" if seat == seen.me else "")
    return name.append(f" {STAR}", style="star") if seat == seen.view["sheriff"] else name
