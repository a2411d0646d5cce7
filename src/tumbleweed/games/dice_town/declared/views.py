"""What a seat may see of Dice Town (DT-23). Fields that some seats do not get may be missing."""

from typing import Annotated, Literal, NotRequired, TypedDict

from tumbleweed.games.dice_town.declared.control import Goods
from tumbleweed.games.dice_town.declared.ending import Sheet
from tumbleweed.games.dice_town.declared.kinds import (
    Card,
    Cards,
    Claims,
    Dice,
    Dollars,
    EndCause,
    Face,  # noqa: F401 - so that the schema has its name
    Nuggets,
    Number,
    Options,
    Order,
    Phase,
    Row,
    Seat,
    Seats,
)


class Choice(TypedDict):
    """Which dice the seat keeps."""

    kept: Dice
    action: Annotated[str, "action"]


class Player(TypedDict):
    """One player as a seat sees them."""

    seat: Seat
    kept: Annotated[Dice, "set aside, those just shown included"]
    shown: Annotated[Dice, "just shown from under the cup and kept"]
    dice_left: Number
    store_cards: Number
    claims: Annotated[Number, "in hand"]
    protected: Claims
    dollars: NotRequired[Annotated[Dollars, "missing where wealth is hidden, like the nuggets"]]
    nuggets: NotRequired[Nuggets]
    hand: NotRequired[Annotated[Cards, "the seat's own; everybody's when points are counted"]]
    has_chosen: NotRequired[Annotated[bool, "", "while dice are chosen"]]
    cup: NotRequired[Annotated[Dice, "the seat's own"]]
    choice: NotRequired[Choice]


class Town(TypedDict):
    """What lies in the middle; elixirs are there only in the second edition."""

    mine: Nuggets
    bank: Dollars
    stagecoach: Dollars
    store_deck: Number
    store_discards: Number
    claim_row: Row
    claim_deck: Number
    elixirs: NotRequired[Annotated[list[str | None], "cards", "null: a gap"]]
    elixir_pile: NotRequired[Number]
    elixir_discards: NotRequired[Number]
    elixir_in_use: NotRequired[Card | None]


class PlayedCard(TypedDict):
    """A card being played."""

    player: Seat
    card: Card
    cancelled: bool


class Offer(Goods):
    """An offer to the Sheriff."""

    player: Seat
    supports: Annotated[Seat, "whom the Sheriff is to name in return"]
    cards: NotRequired[Annotated[Cards, "for the Sheriff and the offerer"]]


class Tie(TypedDict):
    """A tie being decided, or offers about going to the Doc first."""

    players: Seats
    offers: list[Offer]
    offer_round: Number
    has_decided: NotRequired[Annotated[Seats, "while offers are made"]]
    own_draft: NotRequired[Offer]


class Question(TypedDict):
    """What the seat is asked."""

    decision: Annotated[str, "decision"]
    name: Annotated[str, "name"]
    rule: Annotated[str, "rule"]
    number: Annotated[Number, "how many answers the seat has given"]


class View(TypedDict):
    """Everything that a seat (-1: a spectator) may see."""

    game: Literal["dice-town"]
    seat: Seat
    version: Annotated[Number, "of the rules"]
    options: Options
    round: Number
    phase: Annotated[Phase, "phase"]
    sheriff: Annotated[Seat | None, "seat", "null until the host has named the first one"]
    seating: Annotated[Order, "who sits where, round the table"]
    players: Annotated[list[Player], "", "by seat"]
    town: Town
    played: Annotated[list[PlayedCard], "", "the latest first"]
    tie: Tie | None
    visits: Annotated[Order, "who visits the Doc this round"]
    end_triggered: Annotated[list[EndCause], "cause"]
    waiting: Annotated[Seats, "empty where somebody is asked discreetly"]
    question: Question | None
    looking_at: Annotated[Cards, "just drawn"]
    over: bool
    scores: NotRequired[Annotated[list[Sheet], "", "when the game is over, like the ranking"]]
    ranking: NotRequired[Annotated[list[int], "ranks", "by seat, from 1"]]
