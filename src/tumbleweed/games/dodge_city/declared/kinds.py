"""The kinds of things that events and views name; the first note decides how they are put into words."""

from typing import Annotated, Literal, TypedDict

Seat = Annotated[int, "seat"]
Seats = Annotated[list[int], "seats"]
Order = Annotated[list[int], "order", "seats, in the order of their turns"]
Colour = Annotated[str, "colour"]
Number = Annotated[int, "number"]
Numbers = Annotated[list[int], "numbers", "by seat"]
Dollars = Annotated[int, "dollars"]
Points = Annotated[int, "points"]

Card = Annotated[str, "card", "`L5`, `Q1`, `I1`"]
Cards = Annotated[list[str], "cards", "`L5`, `Q1`, `I1`"]
EventId = Annotated[str, "card", "the design of an event card: `EV01`"]

BuildingId = Annotated[str, "building", "its id: `SAL`"]
BuildingIds = Annotated[list[str], "buildings", "their ids, in board order"]
Cell = Annotated[list[int], "cell", "row and column, both from 0"]
Decision = Annotated[str, "decision", "`D-1` to `D-15`"]
Action = Annotated[str, "action", "an answer as it is typed"]

Figure = Literal["cowboy", "bandit", "sheriff", "gunman", "lady"]
Mark = Literal["B", "D", "P", "K", "H"]
District = Literal["centre", "union_pacific", "third"]
Status = Literal["unopened", "open", "controlled", "neutral"]
Round = Literal["deal", "start", "placing_1", "placing_2", "duel", "settlement", "end"]

CardKind = Literal["number", "picture", "question", "raid"]
Source = Literal["buy", "picture", "event"]
"""Why a stone is placed."""
Loss = Literal["indio", "duel", "event", "forced_sale"]
"""Why a stone leaves town."""
Payment = Literal["number_card", "purchase", "taken_back", "forced_sale", "rent", "event"]
"""Why money changes hands."""
Told = Literal["number_card", "purchase", "taken_back", "rent", "sold", "gained", "paid", "handed", "received"]
"""How money that changes hands is told."""
Outcome = Literal["full", "partial", "none", "declined"]
"""How much of an event card was carried out."""
Ending = Literal["target_points", "all_buildings_finished", "pass_limit"]
"""Why a game is over."""


class OfPlayer(TypedDict):
    """What concerns one player."""

    player: Seat


class Stone(TypedDict):
    """Where a stone stands."""

    building: BuildingId
    cell: Cell


class Shown(OfPlayer):
    """A player with the card they show."""

    card: Card
