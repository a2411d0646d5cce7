"""The ids of the rules behind an answer, shown on request."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.games.dodge_city.box import kind_of

Payload = Mapping[str, Any]

BY_VERB: Final[dict[str, str]] = {
    "open": "DC-7.7, DC-7.8, DC-7.9",
    "buy": "DC-7.2, DC-7.4, DC-7.5",
    "challenge": "DC-10.11, DC-10.14, DC-10.15",
}
"""By the first word of an answer."""

BY_DECISION: Final[dict[str, str]] = {
    "D-1": "DC-4.1, DC-4.3",
    "D-3": "DC-6.10",
    "D-5": "DC-5.5, DC-5.8",
    "D-6": "DC-5.2, DC-5.7",
    "D-7": "DC-5.2",
    "D-8": "DC-5.2, DC-5.7",
    "D-9": "DC-5.2, DC-5.7",
    "D-10": "DC-5.3, DC-5.7",
    "D-11": "DC-5.10, DC-7.5",
    "D-12": "DC-5.3, DC-7.5",
    "D-13": "DC-5.3, DC-7.5",
    "D-15": "DC-10.15",
}
"""By the question, where the first word does not decide."""

PLAYING: Final[dict[str, str]] = {
    "number": "DC-6.4",
    "picture": "DC-6.5, DC-6.6, DC-6.7",
    "question": "DC-6.9, DC-5.1",
    "raid": "DC-6.10",
}
"""By the kind of a card played in a placing round."""

ENDING: Final[dict[str, str]] = {
    "D-3": "DC-6.10",
    "D-4": "DC-7.1, DC-7.13",
    "D-14": "DC-10.12",
    "D-15": "DC-10.15",
}
"""The rules behind `done` and `pass`; DC-5.3 for events."""

TAKING_BACK: Final = "DC-7.13"
OWN_FREE: Final = "DC-6.5, DC-6.6, DC-7.5"
START_QUESTION: Final = "DC-4.1, DC-4.6"


def rule_of(view: Payload, text: str) -> str:
    """The ids, separated by commas."""
    asked = view["question"] or {"decision": "", "rule": ""}
    decision = str(asked["decision"])
    verb, _, rest = text.partition(" ")
    if text == "take back":
        return TAKING_BACK
    if verb in ("done", "pass"):
        return ENDING.get(decision, "DC-5.3")
    if verb in BY_VERB:
        return BY_VERB[verb]
    if verb == "free" and decision == "D-4":
        return OWN_FREE
    if verb == "play" and decision == "D-2":
        return PLAYING[kind_of(rest)]
    if verb == "play" and kind_of(rest) == "question":
        return START_QUESTION
    return BY_DECISION.get(decision, str(asked["rule"]))
