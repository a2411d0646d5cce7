"""Boomtown: where a bid would flow: who would get how much of it, and who would choose when (BT-5, BT-6)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.play.drawing import sheet
from tumbleweed.cli.play.faces.face import Seen
from tumbleweed.games.boomtown.auction import flow, order_of

CELL: Final = 3
GAP: Final = 2
CONSECUTIVE: Final = 2 / 3
"""The share of the columns for the lowest amounts one by one; the rest lead up to all of the person's gold."""


class River:
    """The person's possible bids side by side, as many as fit; a line for each player, in the order of choosing."""

    def __init__(self, seen: Seen) -> None:
        self.seen: Final = seen
        self.bids: Final[Sequence[Mapping[str, Any]]] = seen.view["auction"]["who_gets_what"]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.bids:
            return
        heading = self.seen.say("play.boomtown.river")
        order = self.bids[0]["order"]
        labels = [f"{place}. {self.seen.names[seat]}" for place, seat in enumerate(order, 1)]
        room = options.max_width - max(len(heading), *(len(label) for label in labels)) - GAP
        cell = max(CELL, len(f"−{self.bids[-1]['bid']}"))
        bids = chosen(self.bids, max(1, room // (cell + GAP)))
        table = sheet([(heading, False), *((str(entry["bid"]), True) for entry in bids)])
        amounts_stand_out(table)
        for label, seat in zip(labels, order, strict=True):
            name = Text(label, style="bold" if seat == self.seen.me else "")
            table.add_row(name, *(change(entry["gold"][seat]) for entry in bids))
        if any(entry["bank"] for entry in self.bids):
            bank = Text(f"   {self.seen.say('play.boomtown.bank')}", style="soft")
            table.add_row(bank, *(change(entry["bank"]) for entry in bids))
        yield table
        for seat in self.bids[0]["mustangs"]:
            yield Text(self.seen.say("play.boomtown.may_ride", name=self.seen.names[seat]), style="soft")


def amounts_stand_out(table: Table) -> None:
    """A sheet whose headings, except the first, are amounts or numbers to choose from: equally wide and bright."""
    table.header_style = ""
    table.columns[0].header_style = "soft"
    for column in table.columns[1:]:
        column.header_style = "number"
        column.min_width = CELL


def change(gold: int) -> Text:
    """A gain, a loss, or nothing."""
    if not gold:
        return Text("·", style="soft")
    return Text(f"+{gold}", style="sage") if gold > 0 else Text(f"−{-gold}", style="rust")


def chosen(bids: Sequence[Mapping[str, Any]], most: int) -> list[Mapping[str, Any]]:
    """All bids if there is room; else the lowest one by one, then growing steps up to the highest."""
    if len(bids) <= most:
        return list(bids)
    near = int(most * CONSECUTIVE)
    far = most - near
    last = len(bids) - 1
    # Equal factors from the last consecutive bid to the highest: 8, 11, 15, 21 …
    steps = [round(near * (last / near) ** (step / far)) if near else last for step in range(1, far + 1)]
    places = sorted({*range(near), *steps})
    return [bids[place] for place in places]


def of_one_bid(seen: Seen, amount: str) -> RenderableType:
    """`w 7`: what follows if the person wins with that bid."""
    bids = {str(entry["bid"]): entry for entry in seen.view["auction"]["who_gets_what"]}
    entry = bids.get(amount)
    if entry is None:
        key = "play.boomtown.no_such_bid" if bids else "play.boomtown.no_bid"
        low, high = (next(iter(bids)), list(bids)[-1]) if bids else ("", "")
        return Text(seen.say(key, low=low, high=high), style="rust")
    return Text(_told(seen, entry["order"], entry["gold"], entry["bid"]))


def if_you_pass(seen: Seen) -> list[Text]:
    """What would follow if the auction ended with the present highest bid."""
    auction = seen.view["auction"]
    if auction["bidder"] is None:
        return []
    count = len(seen.names)
    order = order_of(count, auction["bidder"])
    gold = flow(count, auction["bidder"], auction["high"])
    said = seen.say(
        "play.boomtown.if_it_stays",
        name=seen.names[auction["bidder"]],
        bid=auction["high"],
        n=gold[seen.me],
        place=order.index(seen.me) + 1,
    )
    return [Text(said)]


def _told(seen: Seen, order: Sequence[int], gold: Sequence[int], bid: int) -> str:
    """The order of choosing, with what each player gets or pays."""
    parts = [
        f"{place}. {seen.names[seat]} {change(gold[seat]).plain.replace('·', '0')}"
        for place, seat in enumerate(order, 1)
    ]
    return seen.say("play.boomtown.one_bid", bid=bid, parts=", ".join(parts))
