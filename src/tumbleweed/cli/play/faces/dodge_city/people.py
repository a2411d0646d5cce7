"""Dodge City: the players with what is before them, the person's own hand and turn, and the ranking."""

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.play.drawing import STAR, print_of, sheet
from tumbleweed.cli.play.faces.dodge_city import houses
from tumbleweed.cli.play.faces.face import Seen
from tumbleweed.games.dodge_city.box import BOX, FIGURES


def people(seen: Seen) -> Table:
    """A line for each player: points, discs, cash, stones, cards, and the card that lies open."""
    columns = [("points", True), ("discs", False), ("cash", True), ("stones", True), ("cards", True), ("open", False)]
    table = sheet([("", False), *((seen.say(f"play.dodge_city.column_{name}"), right) for name, right in columns)])
    for player in seen.view["players"]:
        discs = ", ".join(houses.figure_name(seen, figure) for figure in player["discs"])
        cash = houses.price(seen, player["cash"]) if "cash" in player else "?"
        table.add_row(
            _name(seen, player["seat"]),
            Text(f"{player['points']}", style="number"),
            Text(discs or "–", style="" if discs else "soft"),
            Text(cash, style="" if "cash" in player else "soft"),
            Text(str(player["stones"])),
            Text(str(player["cards"])),
            Text(_short(seen, player["card"]) if player["card"] else ""),
        )
    return table


def _short(seen: Seen, card: str) -> str:
    """A card by figure and number, without what it brings."""
    number = BOX.cards.index(card)
    if not BOX.figure[number]:
        return seen.wording.card(card)[0]
    return f"{houses.figure_name(seen, FIGURES[BOX.figure[number] - 1])} {BOX.number[number]}"


def _name(seen: Seen, seat: int) -> Text:
    """A player's name; it stands out if it is their turn or they are asked, with a star for the start player."""
    mark = ("▸ ", "rust") if seat == seen.me else ("  ", "")
    name = Text.assemble(mark, houses.chip(seen, seat), " ", (seen.names[seat], "bold" if seat == seen.me else ""))
    if seat == seen.view["start_player"]:
        name.append(f" {STAR}", style="star")
    return name


def mine(seen: Seen) -> list[RenderableType]:
    """The person's hand and, in their own turn, free stones and what was placed."""
    rows = [("play.dodge_city.hand", _hand(seen)), ("play.dodge_city.free_stones", _free(seen))]
    rows.append(("play.dodge_city.placed", _placed(seen)))
    rows = [(key, said) for key, said in rows if said]
    if not rows:
        return []
    width = max(cell_len(seen.say(key)) for key, _ in rows)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width, style="soft")
    grid.add_column()
    for key, said in rows:
        grid.add_row(Text(seen.say(key)), said)
    return ["", grid]


def _hand(seen: Seen) -> Text:
    cards = seen.view["players"][seen.me].get("hand", [])
    return Text(" · ").join(Text(seen.wording.card(card)[0], style="bold") for card in cards)


def _free(seen: Seen) -> Text:
    free = seen.view["turn"]["free_stones"]
    if seen.view["active"] != seen.me or not free or not free["left"]:
        return Text()
    said = Text(f"{free['left']} × {houses.figure_name(seen, free['figure'])}", style="number")
    return said.append(f" → {free['building']}" if free["building"] else "")


def _placed(seen: Seen) -> Text:
    placed = seen.view["turn"]["placed"]
    if seen.view["active"] != seen.me or not placed:
        return Text()
    stones = " · ".join(f"{stone['building']} {stone['cell'][0]},{stone['cell'][1]}" for stone in reversed(placed))
    said = Text(stones)
    if seen.view["turn"]["take_backs_left"]:
        said.append(f"  {seen.say('play.dodge_city.take_back')}", style="soft")
    return said


def standing(seen: Seen) -> RenderableType:
    """Points, and in every open building how many marked fields each player's best chain touches: a line for each
    building, since there are more of them than players.
    """
    players = seen.view["players"]
    table = sheet([("", False)] * (1 + len(players)))
    table.show_header = False
    table.add_row(Text(""), *(_name(seen, player["seat"]) for player in players))
    points = (Text(str(player["points"]), style="number") for player in players)
    table.add_row(Text(seen.say("play.dodge_city.column_points"), style="soft"), *points)
    for house in seen.view["buildings"]:
        if house["status"] == "open":
            table.add_row(Text(house["id"], style="soft"), *(_reached(seen, house, each["seat"]) for each in players))
    target = seen.view["options"]["target_points"]
    explained = seen.say("play.dodge_city.standing", n=target)
    return Group(table, Text(explained, style="soft"))


def _reached(seen: Seen, house: houses.House, seat: int) -> Text:
    """`BDP 5`: the fields of the best chain, and the stones."""
    if not house["stones"][seat]:
        return Text(houses.DOT, style="soft")
    fields = "".join(house["fields"][seat])
    linked = seat in house["connected"]
    style = "sage" if linked else "field" if fields else "soft"
    return Text.assemble((fields or "–", style), f" {house['stones'][seat]}")


def final(seen: Seen) -> list[RenderableType]:
    """The town as it is left, the ranking, and the winner."""
    table = sheet([(seen.say("column.rank"), True), ("", False),
                   (seen.say("play.dodge_city.column_points"), True), (seen.say("play.dodge_city.column_discs"), False),
                   (seen.say("play.dodge_city.column_cash"), True)])  # fmt: skip
    ranking = seen.view["ranking"]
    for seat in sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat)):
        player = seen.view["players"][seat]
        discs = ", ".join(houses.figure_name(seen, figure) for figure in player["discs"])
        table.add_row(
            Text(f"{ranking[seat]}.", style="number"),
            _name(seen, seat),
            Text(str(player["points"]), style="number"),
            Text(discs or "–"),
            Text(houses.price(seen, player["cash"])),
        )
    said = Text(seen.say("end.winner", name=seen.names[seen.view["winner"]]), style="star")
    parts: list[RenderableType] = ["", houses.Houses(seen), *houses.finished(seen), ""]
    return [*parts, print_of(table, seen.say("end.ranking")), said, ""]
