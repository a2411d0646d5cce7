"""What a seat may see of Boomtown (BT-27): everything but the deck and, where it is hidden, others' gold."""

from typing import Annotated, Literal, NotRequired, TypedDict

from tumbleweed.games.boomtown.declared.kinds import (
    Card,
    Cards,
    Decision,
    Die,
    Gold,
    Kind,
    Number,
    Options,
    Order,
    Phase,
    Place,
    Points,
    Roll,
    Seat,
    Seats,
    Town,
    Where,
)
from tumbleweed.games.boomtown.declared.rounds import Sheet

Golds = Annotated[list[int], "gold", "by seat"]
Why = Literal["least", "next", "ends", "all"]
Aiming = Literal["DYNAMITE_TARGET", "EXPROPRIATION_TARGET"]
Placing = Literal["VEIN_MINE", "SALOON_TOWN", "GIRLS_SALOON", "GOVERNOR_TOWN", "USE_TELEGRAPH"]
Ways = Annotated[int, "count", "of the 36 ways two dice can fall"]


class Mine(TypedDict):
    """A mine, in the row or before a player."""

    card: Card
    town: Where
    number: Number
    value: Annotated[Gold, "with New Veins"]
    printed: Annotated[Gold, "without New Veins"]
    danger: bool
    veins: Annotated[int, "count"]


class RowMine(Mine):
    """A mine of the row, with what it costs each player."""

    slot: Place
    fees: Annotated[list[int], "gold", "by seat: what the mayor is due"]
    elects: Annotated[list[bool], "", "by seat: whether it would make the seat mayor"]


class RowEvent(TypedDict):
    """An event of the row."""

    slot: Place
    card: Card
    kind: Annotated[Kind, "kind"]
    waits: NotRequired[Annotated[list[bool], "", "by seat: whether the card would have to wait"]]
    targets: NotRequired[Annotated[list[int], "count", "by seat: how many targets the card has"]]


class Saloon(TypedDict):
    """A saloon that stands in a town."""

    card: Card
    owner: Seat
    girls: bool
    takes: Gold


class TownSign(TypedDict):
    """One of the five towns."""

    town: Where
    mayor: Seat | None
    governor: bool
    fee: Annotated[Gold, "what everybody but the mayor owes for a mine"]
    saloons: list[Saloon]


class Player(TypedDict):
    """A player, and what lies before them."""

    seat: Seat
    bankrupt: bool
    mines: list[Mine]
    held: Cards
    waiting: Cards
    playing: Annotated[Cards, "the card that the player is asked about"]
    offices: Annotated[list[Town], "towns"]
    gold: NotRequired[Annotated[Gold, "absent where it is hidden"]]
    points: NotRequired[Points]


class Flow(TypedDict):
    """Who gets what if somebody wins the auction with a bid."""

    winner: Seat
    bid: Gold
    gold: Annotated[Golds, "how it changes"]
    bank: Annotated[Gold, "what the bank gets"]
    order: Order
    mustangs: Annotated[Seats, "who may step in second"]


class Auction(TypedDict):
    """The bids so far."""

    high: Gold
    bidder: Seat | None
    bids: Golds
    passed: Seats
    stands: Annotated[Flow, "", "if it ended now"]
    who_gets_what: NotRequired[Annotated[list[Flow], "", "for each bid of the seat that is asked"]]


class Choosing(TypedDict):
    """The order of choosing, and whose turn it is."""

    order: Order
    place: Annotated[Place, "how many have begun to choose"]
    mustang: Annotated[bool, "", "whether somebody is asked about it"]
    picking: Seat | None


class Yield(TypedDict):
    """What a mine would pay."""

    card: Card
    player: Seat
    amount: Gold


class Drink(TypedDict):
    """What would be spent in a saloon."""

    payer: Seat
    owner: Seat
    town: Where
    girls: bool
    due: Gold
    paid: Gold


class Loss(TypedDict):
    """A mine that would collapse."""

    card: Card
    player: Seat


class Result(TypedDict):
    """What a result of the production roll would bring, as things stand."""

    sum: Roll
    ways: Ways
    gold: Annotated[Golds, "all in all"]
    mines: list[Yield]
    saloons: list[Drink]
    lost: list[Loss]


class Quick(TypedDict):
    """An obvious bid."""

    bid: Gold
    why: Annotated[Why, "reason"]


class Odds(TypedDict):
    """How likely a Holdup for a number is, and what it would bring."""

    number: Number
    ways: Ways
    loot: NotRequired[Golds]


class Asked(TypedDict):
    """What every question has."""

    name: Annotated[Decision, "decision"]
    rule: Annotated[str, "rule"]
    number: Annotated[int, "count", "how many answers the seat has given before"]


class Bidding(TypedDict):
    """What a bidder is told."""

    quick: list[Quick]
    pays: Annotated[list[list[int]], "gold", "after each bid, what each card of the row would cost"]
    ends: Annotated[bool, "", "whether nobody who is left could bid more"]


class AskedBid(Asked, Bidding):
    """BT-4.2: what is bid?"""

    decision: Literal["BID"]


class AskedPick(Asked):
    """BT-6.2: which card is picked?"""

    decision: Literal["PICK"]
    pays: Annotated[list[int], "gold", "what each card of the row would cost"]


class AskedMustang(Asked):
    """BT-15.1: is the Mustang used?"""

    decision: Literal["USE_MUSTANG"]
    order: Annotated[Order, "with the Mustang"]


class AskedHoldup(Asked):
    """BT-14.1: who is robbed, and of how much?"""

    decision: Literal["HOLDUP"]
    odds: list[Odds]


class AskedTarget(Asked):
    """BT-11.1, BT-12.1: which mine or saloon?"""

    decision: Aiming
    elects: Annotated[dict[str, int | None], "", "by the answers that change the mayor: the new one"]


class AskedPlain(Asked):
    """A question with nothing to add."""

    decision: Placing


Question = AskedBid | AskedPick | AskedMustang | AskedHoldup | AskedTarget | AskedPlain


class View(TypedDict):
    """Boomtown as a seat (-1: a spectator) sees it."""

    game: Literal["boomtown"]
    seat: Seat
    version: Annotated[int, "version", "of the rules"]
    options: Options
    round: Annotated[int, "round"]
    rounds: Annotated[int, "rounds"]
    phase: Phase
    first_player: Seat
    deck: Annotated[int, "count", "cards in the deck"]
    removed_unseen: Annotated[int, "count"]
    removed: Annotated[Cards, "that everybody saw leave the game"]
    row: Annotated[list[RowMine | RowEvent | None], "", "nothing where a card was taken"]
    towns: list[TownSign]
    players: list[Player]
    auction: Auction | None
    choosing: Choosing | None
    dice: Annotated[list[Die] | None, "dice", "both of the production roll"]
    results: Annotated[list[Result] | None, "", "from 2 to 12; none when the game is over"]
    waiting: Annotated[Seats, "who is asked something"]
    question: Annotated[Question | None, "", "what this seat is asked"]
    over: bool
    scores: NotRequired[list[Sheet]]
    ranking: NotRequired[Annotated[list[int], "place", "by seat"]]
    unseen: NotRequired[Annotated[Cards, "that were removed unseen"]]
