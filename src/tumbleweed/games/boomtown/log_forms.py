"""Which form of its sentence an event takes in the log: by what happened, and by what could be paid."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tumbleweed.games.boomtown.box import TOWNS

Payload = Mapping[str, Any]

FIELDS: Final[dict[str, str]] = {
    **dict.fromkeys(("player", "from", "to", "payer", "mayor", "owner", "victim", "first_player"), "seat"),
    **dict.fromkeys(("players", "winners"), "seats"),
    **dict.fromkeys(("card", "target", "saloon", "mine"), "card"),
    "cards": "cards",
    "new_order": "order",
    **dict.fromkeys(("town", "decision"), ""),
}
"""What the fields of events are: seats, cards ... An empty kind is said by a text `field.value`."""

SILENT: Final = {"card_removed"}
"""Events the log says nothing about: why a card goes is always told already."""

BY_VALUE: Final[dict[str, str]] = {
    "bid_passed": "reason",
    "card_waiting": "reason",
    "dynamite_used": "kind",
    "governor_removed": "reason",
    "mine_acquired": "via",
    "vein_removed": "reason",
}
"""Events whose form is the value of a field."""

BY_FLAG: Final[dict[str, tuple[str, str, str]]] = {
    "governor_attached": ("from_waiting", "waiting", "now"),
    "vein_attached": ("from_waiting", "waiting", "now"),
    "saloon_placed": ("from_waiting", "waiting", "now"),
    "girls_attached": ("from_waiting", "waiting", "now"),
    "saloon_removed": ("with_girls", "girls", "plain"),
    "mayor_changed": ("tie_broken", "tie", "plain"),
    "mine_produced": ("vein_bonus", "vein", "plain"),
    "auction_won": ("amount", "paid", "free"),
    "bid_share_paid": ("passed_on", "part", "all"),
}
"""Events told one way if a field is true or more than 0, another way if not."""

PAYMENTS: Final = {"fee_paid", "card_shark_paid", "saloon_paid"}
"""BT-24.1: events of paying what is due, or all one has."""


def paying(event: Payload) -> str:
    """BT-24.1: all that is due, less, or nothing at all."""
    if event["paid"] == event["due"]:
        return "full"
    return "short" if event["paid"] else "nothing"


def _card_picked(event: Payload) -> str | None:
    """Of a mine the log tells a moment later, with the fee and what it is worth."""
    if event["card"][:2] in TOWNS and event["card"][2] == "-":
        return None
    return "forced" if event["forced"] else "choice"


def _holdup_rolled(event: Payload) -> str:
    return paying(event) if event["success"] else "failed"


def _production_result(event: Payload) -> str | None:
    """The roll has said it already, unless a Telegraph came between."""
    return "" if event["changed"] else None


def _round_ended(event: Payload) -> str:
    """BT-27.2: totals are told with open gold only."""
    return "all" if "gold" in event else "plain"


def _game_ended(event: Payload) -> str:
    return "single" if len(event["winners"]) == 1 else "several"


OTHERS: Final[dict[str, Callable[[Payload], str | None]]] = {
    "card_picked": _card_picked,
    "holdup_rolled": _holdup_rolled,
    "production_result": _production_result,
    "round_ended": _round_ended,
    "game_ended": _game_ended,
}
"""Events with a choice of their own."""


def form_of(event: Payload) -> str | None:
    """The form of an event's sentence, empty if there is only one; None: the log stays silent."""
    name = event["event"]
    if name in SILENT:
        return None
    if name in BY_VALUE:
        return str(event[BY_VALUE[name]])
    if name in BY_FLAG:
        field, yes, no = BY_FLAG[name]
        return yes if event[field] else no
    if name in PAYMENTS:
        return paying(event)
    own = OTHERS.get(name)
    return "" if own is None else own(event)
