"""Which form of its sentence an event takes in the log: by what happened, and by what its reader may know."""

from collections.abc import Callable, Mapping
from typing import Any, Final

Payload = Mapping[str, Any]

FIELDS: Final[dict[str, str]] = {
    **dict.fromkeys(("player", "from", "to", "of", "target", "robber", "thief", "victim"), "seat"),
    **dict.fromkeys(("sheriff", "supports"), "seat"),
    **dict.fromkeys(("old", "new", "die", "face"), "seat or face"),
    **dict.fromkeys(("players", "finished", "rolling", "winners"), "seats"),
    **dict.fromkeys(("faces", "kept", "returned", "combination"), "dice"),
    **dict.fromkeys(("card", "elixir", "remedy"), "card"),
    **dict.fromkeys(("cards", "discarded", "elixirs"), "cards"),
    "order": "order",
    "values": "claims",
    "row": "numbers",
    **dict.fromkeys(("category", "place", "decision"), ""),
}
"""What the fields of events are: seats, dice, cards ... (`old` is a Sheriff's seat, or a die's face).

An empty kind is said by a text `field.value`."""

BY_VALUE: Final[dict[str, str]] = {
    "paid_stagecoach": "reason",
    "place_uncontested": "place",
    "place_won": "place",
    "sheriff_changed": "cause",
    "sheriff_stays": "cause",
    "end_triggered": "cause",
    "final_tie": "decided_by",
    "elixir_taken": "source",
}
"""Events whose form is the value of a field."""

BY_KNOWLEDGE: Final[dict[str, str]] = {
    "store_drawn": "cards",
    "theft": "cards",
    "claim_drawn_unseen": "value",
    "doc_card_drawn": "card",
}
"""Events told as `known` to those who get this private field, as `hidden` to the others."""

BY_AMOUNT: Final[dict[str, str]] = {
    "bank_robbed": "dollars",
    "coach_arrived": "dollars",
    "claims_taken": "values",
    "claims_refilled": "row",
    "doc_visitors": "players",
}
"""Events told as `some`, or as `nothing` if this field is 0 or empty."""


def _dice_rolled(event: Payload) -> str:
    return "last" if event["last_roll"] else "known" if "faces" in event else "hidden"


def _choice_locked(event: Payload) -> str | None:
    """Others' choices are shown a moment later by `dice_revealed`, so their locking says nothing new."""
    if "kept" not in event:
        return None
    return "brute" if event["brute"] else "some" if event["kept"] else "nothing"


def _card_played(event: Payload) -> str:
    return "turn" if "die" in event else "target" if "target" in event else "plain"


def _tie(event: Payload) -> str:
    return "dice" if "count" in event else "combination"


def _bribe_offered(event: Payload) -> str:
    return "self" if event["supports"] in (-1, event["player"]) else "other"


def _tie_decided(event: Payload) -> str:
    return "self" if event["sheriff"] == event["player"] else "other"


def _nuggets_mined(event: Payload) -> str:
    return "short" if event["taken"] < event["due"] else "all"


def _store_kept(event: Payload) -> str:
    knowledge = "known" if "card" in event else "hidden"
    return knowledge if event["discarded_number"] else f"{knowledge}_only"


def _kind_of_card(event: Payload) -> str:
    return "known" if "card" in event else str(event["kind"])


def _tribute_paid(event: Payload) -> str:
    kind = "dollars" if "dollars" in event else "nuggets"
    return kind if event[kind] else "nothing"


def _round_ended(event: Payload) -> str:
    """U-60: with hidden wealth players get their own numbers, spectators none."""
    if "dollars" not in event:
        return "plain"
    return "all" if isinstance(event["dollars"], list) else "own"


def _game_ended(event: Payload) -> str:
    return "single" if len(event["winners"]) == 1 else "several"


def _all(event: Payload) -> str:
    return "all"


OTHERS: Final[dict[str, Callable[[Payload], str | None]]] = {
    "dice_rolled": _dice_rolled,
    "choice_locked": _choice_locked,
    "dice_revealed": _all,
    "card_played": _card_played,
    "tie": _tie,
    "bribe_offered": _bribe_offered,
    "tie_decided": _tie_decided,
    "nuggets_mined": _nuggets_mined,
    "store_kept": _store_kept,
    "theft_kept": _kind_of_card,
    "card_given": _kind_of_card,
    "tribute_paid": _tribute_paid,
    "round_ended": _round_ended,
    "hands_shown": _all,
    "scored": _all,
    "game_ended": _game_ended,
}
"""Events with a choice of their own."""


def form_of(event: Payload) -> str | None:
    """The form of an event's sentence, empty if there is only one; None: the log stays silent."""
    name = event["event"]
    if name in BY_VALUE:
        return str(event[BY_VALUE[name]])
    if name in BY_KNOWLEDGE:
        return "known" if BY_KNOWLEDGE[name] in event else "hidden"
    if name in BY_AMOUNT:
        return "some" if event[BY_AMOUNT[name]] else "nothing"
    own = OTHERS.get(name)
    return "" if own is None else own(event)
