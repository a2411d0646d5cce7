"""BT-6 to BT-9: cards are picked, fees paid, mayors elected; events wait, are held, and leave the game."""

from typing import Annotated, Final, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.boomtown.declared.kinds import (
    Card,
    Cause,
    Gold,
    Lack,
    Mines,
    Number,
    Payment,
    Place,
    Removal,
    Seat,
    Via,
    Where,
)


class CardPicked(TypedDict):
    """Somebody takes a card from the row."""

    player: Seat
    card: Card
    slot: Annotated[Place, "in the row, from 0"]
    position: Annotated[Place, "in the order of choosing, from 1"]
    forced: Annotated[bool, "", "whether it was the last one"]


MINE_PICKED: Final = Form("card_picked", "mine", "BT-7.1, BT-6.2", CardPicked, silent=True)
"""The log tells it a moment later, with the fee and what the mine is worth."""
EVENT_PICKED: Final = Form("card_picked", "choice", "BT-6.2", CardPicked)
EVENT_LEFT: Final = Form("card_picked", "forced", "BT-6.2", CardPicked)


class FeePaid(TypedDict):
    """A player who gains a mine pays the mayor of its town."""

    payer: Seat
    mayor: Seat
    town: Where
    mines: Annotated[Mines, "of the mayor in that town"]
    doubled: Annotated[bool, "", "whether the Governor doubles it"]
    due: Gold
    paid: Gold


class MineAcquired(TypedDict):
    """Somebody now owns a mine."""

    player: Seat
    card: Card
    town: Where
    number: Number
    value: Annotated[Gold, "with New Veins"]
    via: Annotated[Via, "via"]


FEE_PAID: Final[dict[Payment, Form[FeePaid]]] = {
    "full": Form("fee_paid", "full", "BT-7.2", FeePaid),
    "short": Form("fee_paid", "short", "BT-7.2, BT-7.7", FeePaid),
    "nothing": Form("fee_paid", "nothing", "BT-7.2, BT-7.7", FeePaid),
}
MINE_ACQUIRED: Final[dict[Via, Form[MineAcquired]]] = {
    "pick": Form("mine_acquired", "pick", "BT-7.1", MineAcquired),
    "expropriation": Form("mine_acquired", "expropriation", "BT-12.1", MineAcquired),
}


class MayorElected(TypedDict):
    """A town that had no mayor now has one."""

    town: Where
    player: Seat
    mines: Mines


_Mayors = TypedDict("_Mayors", {"town": Where, "from": Seat, "to": Seat})


class MayorChanged(_Mayors):
    """A town has a new mayor."""

    mines_from: Mines
    mines_to: Mines
    cause: Annotated[Cause, "cause"]
    tie_broken: Annotated[bool, "", "whether others have as many mines, but not for as long"]


class MayorVacated(TypedDict):
    """A town no longer has a mayor."""

    town: Where
    player: Seat


MAYOR_ELECTED: Final = Form("mayor_elected", "", "BT-8.1", MayorElected)
MAYOR_CHANGED: Final = Form("mayor_changed", "plain", "BT-8.2", MayorChanged)
MAYOR_OF_EQUALS: Final = Form("mayor_changed", "tie", "BT-8.2, BT-8.6", MayorChanged)
MAYOR_VACATED: Final = Form("mayor_vacated", "", "BT-8.8, BT-8.10", MayorVacated)


class CardWaiting(TypedDict):
    """A persistent card has no place yet."""

    player: Seat
    card: Card
    reason: Annotated[Lack, "reason"]


class CardHeld(TypedDict):
    """A card lies open before its owner, to be used once."""

    player: Seat
    card: Card


class EventNoTarget(TypedDict):
    """A card finds no target and has no effect."""

    player: Seat
    card: Card


class CardRemoved(TypedDict):
    """A card leaves the game."""

    card: Card
    reason: Annotated[Removal, "reason"]


CARD_WAITING: Final[dict[Lack, Form[CardWaiting]]] = {
    "no_mine": Form("card_waiting", "no_mine", "BT-9.4", CardWaiting),
    "no_saloon": Form("card_waiting", "no_saloon", "BT-9.4", CardWaiting),
    "no_office": Form("card_waiting", "no_office", "BT-9.4", CardWaiting),
}
CARD_HELD: Final = Form("card_held", "", "BT-9.3", CardHeld)
EVENT_NO_TARGET: Final = Form("event_no_target", "", "BT-9.6", EventNoTarget)
CARD_REMOVED: Final[dict[Removal, Form[CardRemoved]]] = {
    "used": Form("card_removed", "used", "BT-9.1", CardRemoved, silent=True),
    "no_target": Form("card_removed", "no_target", "BT-9.6", CardRemoved, silent=True),
    "takeover": Form("card_removed", "takeover", "BT-13.4", CardRemoved, silent=True),
    "vacant": Form("card_removed", "vacant", "BT-13.5", CardRemoved, silent=True),
    "dynamite": Form("card_removed", "dynamite", "BT-11.1, BT-11.2", CardRemoved, silent=True),
    "collapse": Form("card_removed", "collapse", "BT-22.1", CardRemoved, silent=True),
}
"""The log says nothing about it: it has always already told why a card goes."""
