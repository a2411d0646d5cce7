"""Which form of its sentence an event takes in the log: by what happened, and by what this reader may know."""

from collections.abc import Callable, Mapping
from typing import Any, Final

Payload = Mapping[str, Any]

FIELDS: Final[dict[str, str]] = {
    **dict.fromkeys(("player", "by", "owner", "opponent", "winner", "counterpart"), "seat"),
    **dict.fromkeys(("candidates", "connected"), "seats"),
    "order": "order",
    **dict.fromkeys(("cell", "from", "to"), "cell"),
    **dict.fromkeys(("card", "their_card"), "card"),
    "fields": "fields",
    "decision": "decision",
}
"""What the fields of events are: seats, cells, cards ..."""

SILENT: Final = {"turn_started", "turn_ended", "free_stones_granted"}
"""Events the log says nothing about: the card that is played tells it."""

BY_VALUE: Final[dict[str, str]] = {"round_started": "round", "stone_placed": "source"}
"""Events whose form is the value of a field."""

BY_FLAG: Final[dict[str, tuple[str, str, str]]] = {
    "stone_taken_back": ("closed", "closed", "plain"),
    "game_ended": ("by_final_duel", "duel", "plain"),
}
"""Events told one way if a field is true, another way if not."""

BY_KNOWING: Final[dict[str, tuple[str, str, str]]] = {
    "start_card_chosen": ("card", "own", "plain"),
    "card_laid_aside": ("card", "shown", "hidden"),
}
"""Events told one way to those who are told a field, another way to the others."""

DUELS: Final = {"control_duel", "duel_revealed", "final_duel_round"}


def kind_of(card: str) -> str:
    """`number`, `picture`, `question` or `raid`, by a card's id."""
    if card[0] in "QI":
        return "question" if card[0] == "Q" else "raid"
    return "picture" if card[1] in "123" else "number"


def _cards_dealt(event: Payload) -> str | None:
    """That everybody is dealt four cards goes without saying."""
    return "" if "cards" in event else None


def _card_played(event: Payload) -> str:
    return kind_of(event["card"])


def _money_changed(event: Payload) -> str | None:
    """Cards, purchases, rents and stones taken back are told with their amounts already."""
    if event["reason"] == "forced_sale":
        return "sold"
    if event["reason"] != "event":
        return None
    if event["counterpart"] is None:
        return "gained" if event["amount"] > 0 else "paid"
    return "handed" if event["amount"] < 0 else None


def _stone_removed(event: Payload) -> str:
    own = event["reason"] == "event" and event["by"] in (event["owner"], None)
    return "lost" if own else str(event["reason"])


def _stone_moved(event: Payload) -> str:
    return "own" if event["by"] == event["owner"] else "other"


def _event_resolved(event: Payload) -> str | None:
    """An event that was carried out has been told."""
    return None if event["outcome"] == "full" else str(event["outcome"])


def _pass_ended(event: Payload) -> str:
    return "all"


OTHERS: Final[dict[str, Callable[[Payload], str | None]]] = {
    "cards_dealt": _cards_dealt,
    "card_played": _card_played,
    "money_changed": _money_changed,
    "stone_removed": _stone_removed,
    "stone_moved": _stone_moved,
    "event_resolved": _event_resolved,
    "pass_ended": _pass_ended,
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
    if name in BY_KNOWING:
        field, yes, no = BY_KNOWING[name]
        return yes if field in event else no
    if name in DUELS:
        return "even" if event["winner"] is None else "won"
    own = OTHERS.get(name)
    return "" if own is None else own(event)
