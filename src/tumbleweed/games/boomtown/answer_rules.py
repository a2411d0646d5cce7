"""The ids of the rules behind an answer, shown on request."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.games.boomtown.box import KINDS
from tumbleweed.games.boomtown.cards.card import CARDS

Payload = Mapping[str, Any]

BY_VERB: Final[dict[str, str]] = {
    "bid": "BT-4.2, BT-4.3",
    "mustang": "BT-15.1, BT-15.2",
    "set": "BT-20.2, BT-20.3, BT-20.4",
    "rob": "BT-14.1, BT-14.3",
}
"""By the first word of an answer."""

BY_DECISION: Final[dict[str, str]] = {
    "DYNAMITE_TARGET": "BT-11.1, BT-11.2",
    "EXPROPRIATION_TARGET": "BT-12.1, BT-12.2",
    "VEIN_MINE": "BT-16.1, BT-16.2",
    "SALOON_TOWN": "BT-17.1, BT-17.2",
    "GIRLS_SALOON": "BT-18.1",
    "GOVERNOR_TOWN": "BT-13.1, BT-13.2",
}
"""By the question, where a mine, a saloon or a town is named."""

PASSING: Final[dict[str, str]] = {
    "BID": "BT-4.4",
    "USE_MUSTANG": "BT-15.1, U-24",
    "EXPROPRIATION_TARGET": "BT-12.6",
    "USE_TELEGRAPH": "BT-20.2",
}
ALL_PASS: Final = "BT-4.6, BT-4.9"
"""For passing when all others are out and nobody has bid."""


def rule_of(view: Payload, text: str) -> str:
    """The ids, separated by commas."""
    asked = view["question"] or {"decision": "", "rule": ""}
    decision = str(asked["decision"])
    verb, _, rest = text.partition(" ")
    if verb in BY_VERB:
        return BY_VERB[verb]
    if verb == "pick":
        return _picking(view, int(rest) - 1)
    if verb == "pass":
        return ALL_PASS if decision == "BID" and alone(view) else PASSING.get(decision, str(asked["rule"]))
    return BY_DECISION.get(decision, str(asked["rule"]))


def alone(view: Payload) -> bool:
    """BT-4.6: whether the player asked for a bid is the last one left, and nobody has bid."""
    auction = view["auction"]
    return bool(auction["bidder"] is None and len(auction["passed"]) == len(view["players"]) - 1)


def _picking(view: Payload, slot: int) -> str:
    """BT-6: picking a card, with the rules of a mine's fee (BT-7) or of an event."""
    turn = "BT-6.1" if view["choosing"]["place"] == 1 else "BT-6.2"
    card = dict(enumerate(view["row"])).get(slot)
    if card is None:
        return turn
    if "town" not in card:
        return f"{turn}, {CARDS[KINDS.index(card['card'][:3])].rule}"
    due = card["fees"][view["seat"]]
    if not due:
        return f"{turn}, BT-7.6"
    doubled = any(town["governor"] and town["town"] == card["town"] for town in view["towns"])
    fee = "BT-7.2, BT-7.3" if doubled else "BT-7.2"
    return f"{turn}, {fee}, BT-7.7" if due > view["players"][view["seat"]]["gold"] else f"{turn}, {fee}"
