"""The ids of the rules behind an answer, shown on request."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import CARDS

BY_VERB: Final[dict[str, str]] = {
    "turn": "DT-20.17",
    "more": "U-21",
    "done": "U-21",
    "bribe": "DT-19.4, U-22",
    "elixir": "DT-17.4, DT-17.8",
    "steal": "DT-13.1, DT-13.3",
    "remedy barbed_wire": "DT-16.5, DT-16.6",
    "remedy goods": "DT-16.5, DT-16.7",
    "remedy small_swindle": "DT-16.5, DT-16.8",
    "remedy big_swindle": "DT-16.5, DT-16.9",
    "play doc_elixir": "DT-20.14, DT-20.15",
    "keep none": "DT-5.1",
}
"""By the whole answer, or by its first word."""

PASSING: Final[dict[str, str]] = {"D-07": "U-21", "D-21": "U-47", "D-23": "U-47"}
"""Decisions where passing means more than leaving a card unplayed (DT-20.3)."""


def rule_of(view: Mapping[str, Any], text: str) -> str:
    """The ids, separated by commas."""
    asked = view["question"] or {"decision": "", "rule": ""}
    verb, _, rest = text.partition(" ")
    for key in (text, verb):
        if key in BY_VERB:
            return BY_VERB[key]
    if verb == "pass":
        return PASSING.get(asked["decision"], "DT-20.3")
    if verb == "play" and rest in BOX.kinds:
        return CARDS[BOX.kind(rest)].rule
    if verb == "keep":
        return _keeping(asked, rest)
    return str(asked["rule"])


def _keeping(asked: Mapping[str, Any], rest: str) -> str:
    if rest.endswith("brute"):
        return "DT-20.16, U-11"
    if asked["decision"] == "D-04":
        return "U-12"
    return "DT-4.1, DT-4.3" if len(rest.split()) > 1 else "DT-3.2"
