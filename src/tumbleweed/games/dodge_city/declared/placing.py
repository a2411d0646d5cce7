"""The placing rounds: cards, money, stones and buildings; event cards and debts."""

from typing import Annotated, Final, NotRequired, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.dodge_city.declared.kinds import (
    BuildingId,
    Card,
    Cell,
    Dollars,
    EventId,
    Figure,
    Loss,
    Mark,
    Number,
    Numbers,
    OfPlayer,
    Outcome,
    Payment,
    Points,
    Seat,
    Source,
    Stone,
)

# ------------------------------------------------------------ turns and cards


class TurnStarted(OfPlayer):
    """Somebody's turn begins."""


class PlacedThere(TypedDict):
    """What a turn has brought into one building."""

    building: BuildingId
    figure: Annotated[Figure, "figure"]
    stones: Number
    paid: Dollars
    touches: Annotated[Number, "marked fields at the player's best chain there; 0 once the building is finished"]


class TurnEnded(OfPlayer):
    """Somebody's turn ends; all that it was, for one sentence."""

    card: Annotated[str | None, "card", "null: played before the log of a set-up position begins"]
    brought: Annotated[Dollars, "by the number card; 0 for any other card"]
    placed: Annotated[list[PlacedThere], "", "building by building, in the order of their first stones"]


class CardPlayed(OfPlayer):
    """Somebody plays a card."""

    card: Card


class FreeStonesGranted(OfPlayer):
    """A picture card brings free stones."""

    figure: Annotated[Figure, "figure"]
    number: Number


class FreeStonesLost(FreeStonesGranted):
    """Free stones are not used."""


TURN_STARTED: Final = Form("turn_started", "", "DC-6.1", TurnStarted, silent=True)
TURN_ENDED: Final = {
    "placed": Form("turn_ended", "placed", "DC-7.13", TurnEnded),
    "nothing": Form("turn_ended", "nothing", "DC-7.13", TurnEnded),
}
CARD_PLAYED: Final = {
    "number": Form("card_played", "number", "DC-6.4", CardPlayed),
    "picture": Form("card_played", "picture", "DC-6.5, DC-6.6", CardPlayed),
    "question": Form("card_played", "question", "DC-6.9", CardPlayed),
    "raid": Form("card_played", "raid", "DC-6.10", CardPlayed),
}
FREE_STONES_GRANTED: Final = Form("free_stones_granted", "", "DC-6.5, DC-6.6", FreeStonesGranted, silent=True)
FREE_STONES_LOST: Final = Form("free_stones_lost", "", "DC-6.6, DC-6.8", FreeStonesLost)

# ------------------------------------------------------------ money


class MoneyChanged(OfPlayer):
    """Somebody gets money, or pays it."""

    amount: Annotated[Dollars, "negative: the player pays"]
    reason: Annotated[Payment, "reason"]
    counterpart: Annotated[int | None, "seat", "who pays or gets it; null: the bank"]
    cash: NotRequired[Annotated[Dollars, "what the player has afterwards, where money lies open"]]


class OwnMoney(TypedDict):
    """The player whose money it is, where money is hidden."""

    cash: Dollars


MONEY_CHANGED: Final = {
    "number_card": Form("money_changed", "number_card", "DC-6.4", MoneyChanged, silent=True),
    "purchase": Form("money_changed", "purchase", "DC-7.2", MoneyChanged, silent=True),
    "taken_back": Form("money_changed", "taken_back", "DC-7.13", MoneyChanged, silent=True),
    "rent": Form("money_changed", "rent", "DC-11.4", MoneyChanged, silent=True),
    "sold": Form("money_changed", "sold", "DC-5.5, DC-5.8", MoneyChanged),
    "gained": Form("money_changed", "gained", "DC-5.2", MoneyChanged),
    "paid": Form("money_changed", "paid", "DC-5.4", MoneyChanged),
    "handed": Form("money_changed", "handed", "DC-5.4", MoneyChanged),
    "received": Form("money_changed", "received", "DC-5.4", MoneyChanged, silent=True),
}
OWN_MONEY: Final = {
    how: Form("money_changed", how, form.rule, OwnMoney, MoneyChanged, form.silent)
    for how, form in MONEY_CHANGED.items()
}

# ------------------------------------------------------------ stones


class StonePlaced(OfPlayer, Stone):
    """A stone is placed."""

    source: Annotated[Source, "source"]
    price: Dollars


class StoneTakenBack(OfPlayer, Stone):
    """The last stone of a turn is taken back."""

    closed: Annotated[bool, "", "whether the building is unopened again"]


class StoneRemoved(Stone):
    """A stone leaves town."""

    owner: Seat
    by: Annotated[Seat, "who removes it"]
    reason: Annotated[Loss, "reason"]


_From = TypedDict("_From", {"from": Cell})


class StoneMoved(_From):
    """A stone goes to another cell of its building."""

    owner: Seat
    building: BuildingId
    to: Cell
    by: Annotated[Seat, "who moves it"]


STONE_PLACED: Final = {
    "buy": Form("stone_placed", "buy", "DC-7.2, DC-7.4", StonePlaced),
    "picture": Form("stone_placed", "picture", "DC-6.5, DC-6.6", StonePlaced),
    "event": Form("stone_placed", "event", "DC-5.10", StonePlaced),
}
STONE_TAKEN_BACK: Final = Form("stone_taken_back", "plain", "DC-7.13", StoneTakenBack)
BUILDING_CLOSED: Final = Form("stone_taken_back", "closed", "DC-7.13, DC-7.7", StoneTakenBack)
STONE_REMOVED: Final = {
    "indio": Form("stone_removed", "indio", "DC-6.10", StoneRemoved),
    "duel": Form("stone_removed", "duel", "DC-10.15", StoneRemoved),
    "event": Form("stone_removed", "event", "DC-5.3, DC-5.7", StoneRemoved),
    "lost": Form("stone_removed", "lost", "DC-5.2, DC-5.7", StoneRemoved),
    "forced_sale": Form("stone_removed", "forced_sale", "DC-5.5", StoneRemoved),
}
OWN_STONE_MOVED: Final = Form("stone_moved", "own", "DC-5.3, DC-7.5", StoneMoved)
OTHER_STONE_MOVED: Final = Form("stone_moved", "other", "DC-5.3, DC-7.5", StoneMoved)

# ------------------------------------------------------------ buildings


class BuildingOpened(OfPlayer):
    """A building is opened with a figure."""

    building: BuildingId
    figure: Annotated[Figure, "figure"]
    points: Points


class ConnectionMade(OfPlayer):
    """Somebody's chain gives control of a building."""

    building: BuildingId
    fields: Annotated[list[Mark], "fields", "the marked fields that the player's best chain touches"]


class ConnectionLost(ConnectionMade):
    """A chain that gave control of a building is broken."""


class BuildingNeutralised(TypedDict):
    """A building is full, and nobody is connected in it."""

    building: BuildingId
    figure: Annotated[Figure, "figure"]
    returned: Annotated[Numbers, "of stones that go back"]


BUILDING_OPENED: Final = Form("building_opened", "", "DC-7.7, DC-7.8", BuildingOpened)
CONNECTION_MADE: Final = Form("connection_made", "", "DC-8.4, DC-8.5", ConnectionMade)
CONNECTION_LOST: Final = Form("connection_lost", "", "DC-8.4, DC-8.6", ConnectionLost)
BUILDING_NEUTRALISED: Final = Form("building_neutralised", "", "DC-9.1, DC-9.3", BuildingNeutralised)

# ------------------------------------------------------------ event cards and debts


class EventPileReshuffled(TypedDict):
    """The used event cards become a new pile."""

    cards: Annotated[Number, "in the new pile"]


class EventDrawn(OfPlayer):
    """Somebody draws an event card."""

    card: EventId


class EventResolved(OfPlayer):
    """An event card has been carried out."""

    card: EventId
    outcome: Annotated[Outcome, "outcome"]


class DebtIncurred(OfPlayer):
    """Somebody owes money."""

    amount: Dollars


class DebtForgiven(OfPlayer):
    """Somebody has nothing left to pay with."""

    missing: Dollars


EVENT_PILE_RESHUFFLED: Final = Form("event_pile_reshuffled", "", "DC-5.1", EventPileReshuffled)
EVENT_DRAWN: Final = Form("event_drawn", "", "DC-5.1, DC-5.2", EventDrawn)
EVENT_RESOLVED: Final = {
    "full": Form("event_resolved", "full", "DC-5.12", EventResolved, silent=True),
    "partial": Form("event_resolved", "partial", "DC-5.2", EventResolved),
    "none": Form("event_resolved", "none", "DC-5.2", EventResolved),
    "declined": Form("event_resolved", "declined", "DC-5.3", EventResolved),
}
DEBT_INCURRED: Final = Form("debt_incurred", "", "DC-5.4, DC-5.5", DebtIncurred)
DEBT_FORGIVEN: Final = Form("debt_forgiven", "", "DC-5.6", DebtForgiven)
