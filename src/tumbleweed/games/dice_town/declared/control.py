"""Events about who controls a place: ties, offers to the Sheriff, winners."""

from typing import Annotated, Final, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.dice_town.declared.kinds import Cards, Claims, Dice, Dollars, Nuggets, Number, Place, Seat, Seats

FromTo = TypedDict("FromTo", {"from": Seat, "to": Seat})


class PlaceUncontested(TypedDict):
    """Nobody shows the face of a place."""

    place: Annotated[Place, "place"]


UNCONTESTED: Final = {
    place: Form("place_uncontested", place, rule, PlaceUncontested)
    for place, rule in (
        ("gold_mine", "DT-8.3"),
        ("bank", "DT-8.3"),
        ("general_store", "DT-8.3"),
        ("saloon", "DT-8.3"),
        ("sheriff", "DT-14.2"),
    )
}


class Tie(TypedDict):
    """Several players are tied for a place; each shows the same number of dice of its face."""

    place: Annotated[Place, "place"]
    players: Seats
    count: Annotated[Number, "dice that each of them shows"]


class TieOfCombinations(TypedDict):
    """Several players are tied for the Town Hall; their combinations are equally good."""

    place: Annotated[Place, "place"]
    players: Seats
    combination: Annotated[Dice, "the first player's"]


TIED: Final = Form("tie", "dice", "DT-8.5", Tie)
TIED_COMBINATIONS: Final = Form("tie", "combination", "DT-18.6, U-42", TieOfCombinations)


class Goods(TypedDict):
    """What everybody may know of an offer or a payment: amounts, numbers of cards, protected claims by value."""

    dollars: Dollars
    nuggets: Nuggets
    claims: Number
    store_cards: Number
    protected: Claims


class _Offered(TypedDict):
    player: Seat
    sheriff: Seat
    supports: Annotated[Seat, "whom the Sheriff is to name in return"]


class BribeOffered(_Offered, Goods):
    """The Sheriff is offered something."""


class BribeOfferedCards(TypedDict):
    """The Sheriff and the offerer."""

    cards: Cards


class BribeWithdrawn(TypedDict):
    """Reserved: offers are made in rounds and can only be raised."""

    player: Seat


class TieDecided(TypedDict):
    """The Sheriff decides a tie."""

    sheriff: Seat
    place: Annotated[Place, "place"]
    player: Annotated[Seat, "whom the Sheriff names"]


class BribePaid(FromTo, Goods):
    """What was offered goes to the Sheriff."""


class BribePaidCards(TypedDict):
    """Both players."""

    cards: Cards


OFFERED: Final = Form("bribe_offered", "self", "DT-19.4, U-21", BribeOffered)
OFFERED_CARDS: Final = Form("bribe_offered", "self", "DT-19.4, U-21", BribeOfferedCards, BribeOffered)
OFFERED_FOR_OTHER: Final = Form("bribe_offered", "other", "DT-19.4, U-21", BribeOffered)
OFFERED_CARDS_FOR_OTHER: Final = Form("bribe_offered", "other", "DT-19.4, U-21", BribeOfferedCards, BribeOffered)
WITHDRAWN: Final = Form("bribe_withdrawn", "", "U-21", BribeWithdrawn)
DECIDED_FOR_SELF: Final = Form("tie_decided", "self", "DT-19.2", TieDecided)
DECIDED_FOR_OTHER: Final = Form("tie_decided", "other", "DT-19.1", TieDecided)
BRIBED: Final = Form("bribe_paid", "", "DT-19.4, U-21", BribePaid)
BRIBED_WITH_CARDS: Final = Form("bribe_paid", "", "DT-19.4, U-21", BribePaidCards, BribePaid)


class _Won(TypedDict):
    place: Annotated[Place, "place"]
    player: Seat
    by_tie_break: bool


class PlaceWon(_Won):
    """A player controls a place."""

    count: Annotated[Number, "dice of its face"]


class TownHallWon(_Won):
    """A player wins the Town Hall."""

    combination: Dice


WON: Final = {
    place: Form("place_won", place, rule, PlaceWon)
    for place, rule in (
        ("gold_mine", "DT-8.2, DT-9.1"),
        ("bank", "DT-8.2, DT-10.1"),
        ("general_store", "DT-8.2, DT-12.1"),
        ("saloon", "DT-8.2, DT-13.1"),
        ("sheriff", "DT-8.2, DT-14.1"),
    )
}
WON_TOWN_HALL: Final = Form("place_won", "town_hall", "DT-15.1, DT-18.1", TownHallWon)
