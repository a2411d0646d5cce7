"""What a view of Dodge City holds: all that a seat (-1: a spectator) may see of a position."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from tumbleweed.games.dodge_city.declared.kinds import (
    BuildingId,
    Cards,
    Colour,
    Decision,
    District,
    Dollars,
    Ending,
    EventId,
    Figure,
    Mark,
    Number,
    Numbers,
    OfPlayer,
    Points,
    Round,
    Seat,
    Seats,
    Status,
    Stone,
)


class Player(TypedDict):
    """A player."""

    seat: Seat
    colour: Colour
    points: Points
    discs: Annotated[list[Figure], "figures", "the points discs won"]
    cards: Annotated[Number, "in hand"]
    stones: Annotated[Number, "in the supply"]
    card: Annotated[str | None, "card", "the one that lies open before the player"]
    placed: Annotated[dict[str, int], "numbers", "by building, the stones placed there this round"]
    fought: bool
    laid_aside: bool
    face_down: Annotated[Number, "duel cards that were discarded face down"]
    cash: NotRequired[Annotated[Dollars, "absent where money is hidden"]]
    has_chosen: NotRequired[Annotated[bool, "", "present while start cards are chosen"]]
    hand: NotRequired[Annotated[Cards, "the seat's own, or everybody's when the game is over"]]
    chosen: NotRequired[Annotated[str | None, "card", "the seat's own start card"]]
    face_down_cards: NotRequired[Annotated[Cards, "the seat's own"]]


class Chain(OfPlayer):
    """A chain that gives control."""

    cells: Annotated[list[list[int]], "cells"]


class Building(TypedDict):
    """A building."""

    number: Annotated[Number, "from 1, in board order"]
    id: BuildingId
    name: Annotated[str, "name", "as the board gives it"]
    district: Annotated[District, "district"]
    status: Annotated[Status, "status"]
    figure: Annotated[Figure | None, "figure"]
    points: Annotated[int | None, "points", "while it is open"]
    price: Annotated[int | None, "dollars", "of a stone, while it is open"]
    owner: Seat | None
    map: Annotated[list[str], "map", "rows: `.` a free cell, `#` a wall, letters for marked fields"]
    now: Annotated[list[str], "map", "the map with the stones in it, as the numbers of their seats"]
    free: Annotated[Number, "of cells"]
    stones: Numbers
    fields: Annotated[list[list[Mark]], "fields", "by seat, those that the best chain touches"]
    connected: Seats
    chains: list[Chain]
    missing: Annotated[
        list[int | None], "numbers", "by seat, the fewest stones that would give control; null: impossible"
    ]


class FigureWorth(TypedDict):
    """What a figure costs and brings."""

    figure: Annotated[Figure, "figure"]
    price: Dollars
    points: Points
    rent: Dollars
    discs: Annotated[int | None, "number", "symbol discs left; null: no limit"]


class Limits(TypedDict):
    """Numbers of the rules."""

    fields: Annotated[Number, "marked fields that a chain must touch"]
    stones: Annotated[Number, "that a player may place in a building in a round"]
    number_pays: Annotated[Dollars, "for each point of a number card"]


class Supply(TypedDict):
    """The piles and discs in the middle."""

    deck: Annotated[Number, "of cards"]
    discards: Annotated[Cards, "those that lie open"]
    discards_face_down: Annotated[Number, "of cards"]
    events: Annotated[Number, "of event cards in the pile"]
    event_discards: Annotated[list[str], "cards", "`EV01a`: each copy has a letter"]
    discs: Annotated[dict[str, int | None], "numbers", "by figure, symbol discs left; null: no limit"]


class FreeStones(TypedDict):
    """Free stones of a picture card."""

    figure: Annotated[Figure, "figure"]
    left: Number
    building: Annotated[str | None, "building", "where they all go; null: not fixed yet"]


class Opening(TypedDict):
    """A building and a figure just named for opening it."""

    building: BuildingId
    figure: Annotated[Figure, "figure"]


class PlacedStone(Stone):
    """A stone that can be taken back."""

    source: Annotated[Literal["buy", "picture"], "source"]
    opened: Annotated[bool, "", "whether it opened the building"]


class Turn(TypedDict):
    """The turn going on."""

    free_stones: FreeStones | None
    opening: Opening | None
    placed: Annotated[list[PlacedStone], "stones", "the latest first"]
    take_backs_left: Number
    indio_left: Annotated[Number, "stones that the Indio card may still take"]


class EventCard(OfPlayer):
    """The event card being carried out."""

    card: EventId
    left: Annotated[Number, "stones or moves still to come"]
    debt: Dollars
    building: Annotated[str | None, "building", "where its stones go; null: not fixed yet"]
    lifted: Annotated[Stone | None, "", "a stone being moved"]


class DuelWon(TypedDict):
    """A challenge just won: the winner may remove a stone."""

    winner: Seat
    loser: Seat
    building: BuildingId


class Contest(TypedDict):
    """A control duel of this pass."""

    building: BuildingId
    contenders: Seats
    winner: Seat | None


class Question(TypedDict):
    """What the seat is asked."""

    decision: Decision
    name: Annotated[str, "name", "of the decision"]
    rule: Annotated[str, "rule"]
    number: Annotated[Number, "how many answers the seat has given before"]


_Pass = TypedDict("_Pass", {"pass": Annotated[Number, "from 1"]})


class View(_Pass):
    """Everything a seat may see."""

    game: Literal["dodge-city"]
    seat: Annotated[Seat, "whose view it is; -1: a spectator's"]
    version: Annotated[Number, "of the rules"]
    options: Annotated[dict[str, Any], "options", "of the table, complete"]
    round: Annotated[Round, "round"]
    start_player: Seat | None
    active: Annotated[int | None, "seat", "whose turn it is, or whose right to challenge"]
    players: list[Player]
    buildings: list[Building]
    figures: Annotated[list[FigureWorth], "figures", "the highest first"]
    limits: Limits
    supply: Supply
    turn: Turn
    event: EventCard | None
    duel: DuelWon | None
    control_duels: list[Contest]
    waiting: Annotated[Seats, "those who are asked"]
    question: Question | None
    over: bool
    winner: NotRequired[Annotated[Seat, "when the game is over, like all that follow"]]
    ranking: NotRequired[Annotated[Numbers, "places"]]
    reason: NotRequired[Annotated[Ending, "reason"]]
    by_final_duel: NotRequired[bool]
