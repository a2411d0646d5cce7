"""Boomtown: the row of open cards, the auction or the order of choosing, and the dice."""

from collections.abc import Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.play.faces.boomtown.towns import town_name
from tumbleweed.cli.play.faces.face import Seen

DOT: Final = "•"
DANGER: Final = "!"
MIDDLE: Final = 7


def ways(number: int) -> int:
    """In how many of 36 rolls two dice show a number."""
    return MIDDLE - 1 - abs(MIDDLE - number)


def cards(seen: Seen) -> list[RenderableType]:
    """One line for each place of the row: the card, and what to know about it; nothing when all cards are gone."""
    if not any(seen.view["row"]):
        return []
    grid = Table.grid(padding=(0, 2, 0, 0))
    for slot, card in enumerate(seen.view["row"], 1):
        if card is None:
            grid.add_row(Text(str(slot), style="soft"), Text(seen.say("play.boomtown.taken"), style="soft"))
        else:
            grid.add_row(Text(str(slot), style="number"), _name(seen, card), _about(seen, card))
    grid.columns[1].no_wrap = True
    return [grid, ""]


def _name(seen: Seen, card: Mapping[str, Any]) -> Text:
    if "town" in card:
        return Text(f" {town_name(seen, card['town'])} ", style=f"town.{card['town']}")
    return Text(f" {seen.wording.card(card['card'])[0]} ", style="event")


def _about(seen: Seen, card: Mapping[str, Any]) -> Text:
    """For a mine its number with a dot for each of 36 rolls, its value, danger and fee; for an event what it does.

    When the person chooses a card, the options say what the events do.
    """
    if "town" not in card:
        question = seen.view["question"] or {"name": ""}
        return Text("" if question["name"] == "PICK" else seen.wording.card(card["card"])[1], style="soft")
    dots = ways(card["number"])
    odds = Text(DOT * dots, style="ochre").append(" " * (6 - dots))
    about = Text.assemble((f"[{card['number']:>2}]", "die"), " ", odds, "  ", value(seen, card))
    if card["danger"]:
        about.append("  ").append(f"{DANGER} {seen.say('play.boomtown.danger')}", style="rust")
    fee = card["fees"][seen.me]
    mayor = next(town["mayor"] for town in seen.view["towns"] if town["town"] == card["town"])
    if fee:
        about.append("  ").append(seen.say("play.boomtown.fee_to", n=fee, name=seen.names[mayor]), style="rust")
    elif mayor == seen.me:
        about.append("  ").append(seen.say("play.boomtown.no_fee"), style="sage")
    return about


def value(seen: Seen, card: Mapping[str, Any]) -> Text:
    """What a mine pays, always equally wide."""
    widest = max((len(str(other["value"])) for other in seen.view["row"] if other and "town" in other), default=1)
    return Text(" " * (widest - len(str(card["value"]))) + seen.say("play.boomtown.gold", n=card["value"]), "number")


def course(seen: Seen) -> list[Text]:
    """What is going on: bids, the order of choosing, or the roll."""
    said = [("play.boomtown.bids", _bids(seen)), ("play.boomtown.order", _order(seen))]
    said.append(("play.boomtown.dice", _dice(seen)))
    width = max(cell_len(seen.say(key)) for key, _ in said)
    return [
        Text.assemble((f"{seen.say(key)}{' ' * (width - cell_len(seen.say(key)))}  ", "soft"), text)
        for key, text in said
        if text
    ]


def _bids(seen: Seen) -> Text | None:
    """Everybody from the first player on: their bid, or that they are out."""
    auction = seen.view["auction"]
    if auction is None or seen.view["phase"] != "bid":
        return None
    parts = []
    count = len(seen.names)
    for place in range(count):
        seat = (seen.view["first_player"] + place) % count
        part = Text(f"{seen.names[seat]} ", style="bold" if seat == seen.me else "")
        if seat == auction["bidder"]:
            part.append(seen.say("play.boomtown.highest", n=auction["high"]), style="number")
        elif seat in auction["passed"]:
            part.append(seen.say("play.boomtown.passed"), style="soft")
        else:
            part.append(str(auction["bids"][seat] or "–"))
        parts.append(part)
    return Text(" · ").join(parts)


def _order(seen: Seen) -> Text | None:
    """The order of choosing; those who have chosen are dimmed, the one whose turn it is stands out."""
    choosing = seen.view["choosing"]
    if choosing is None:
        return None
    parts = []
    for place, seat in enumerate(choosing["order"]):
        now = seat == choosing["picking"]
        style = "title" if now else "soft" if place < choosing["place"] else "bold" if seat == seen.me else ""
        parts.append(Text(("▸ " if now else "") + seen.names[seat], style=style))
    return Text(" · ").join(parts)


def _dice(seen: Seen) -> Text | None:
    dice = seen.view["dice"]
    if dice is None:
        return None
    return Text.assemble((f"[{dice[0]}]", "die"), " ", (f"[{dice[1]}]", "die"), f"  = {sum(dice)}")
