"""The rule ids behind each event, shown beside its line in the log."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.errors import BadRecord
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import CARDS

EVENT_RULES: Final[dict[str, str]] = {
    "game_started": "DT-1.8, U-01",
    "claims_revealed": "DT-1.4",
    "elixirs_revealed": "DT-1.7",
    "round_started": "DT-2.1",
    "dice_rolled": "DT-3.1",
    "choice_locked": "DT-3.2",
    "dice_revealed": "DT-3.3",
    "paid_stagecoach": "DT-4.1, DT-4.2",
    "card_played": "DT-20.1",
    "card_cancelled": "DT-20.5",
    "brute_fallback": "U-12",
    "die_turned": "DT-20.17",
    "last_roll_announced": "DT-6.2",
    "combination_complete": "DT-18.1",
    "place_uncontested": "DT-8.3",
    "tie": "DT-8.5",
    "bribe_offered": "DT-19.4, U-21",
    "bribe_withdrawn": "U-21",
    "tie_decided": "DT-19.1",
    "bribe_paid": "DT-19.4, U-21",
    "place_won": "DT-8.2",
    "nuggets_mined": "DT-9.1",
    "bank_robbed": "DT-10.1",
    "loot_split": "DT-10.3",
    "coach_arrived": "DT-11.2",
    "store_drawn": "DT-12.1",
    "store_kept": "DT-12.1",
    "store_reshuffled": "DT-12.2",
    "store_empty": "U-31",
    "joe_collected": "DT-20.10",
    "theft": "DT-13.1, DT-13.3",
    "theft_kept": "DT-13.2",
    "theft_impossible": "DT-13.7",
    "sheriff_changed": "DT-14.1",
    "sheriff_stays": "DT-14.2",
    "claims_taken": "DT-15.2",
    "claim_drawn_unseen": "DT-15.5",
    "claims_refilled": "DT-15.6",
    "doc_visitors": "DT-17.1",
    "doc_order_set": "DT-17.3",
    "doc_declined": "U-47",
    "doc_no_remedy": "DT-16.5, U-48",
    "doc_remedy": "DT-16.5",
    "elixir_taken": "DT-17.4, DT-17.8",
    "elixir_replaced": "DT-17.5",
    "elixirs_reshuffled": "DT-17.6",
    "claims_protected": "DT-17.8, U-49",
    "doc_card_drawn": "DT-17.8",
    "tribute_paid": "DT-17.8",
    "card_given": "DT-17.8, U-54",
    "no_effect": "DT-17.8, U-53",
    "end_triggered": "DT-21.2, DT-21.3",
    "round_ended": "DT-21.1",
    "hands_shown": "DT-23.4",
    "scored": "DT-22.1",
    "final_tie": "DT-22.8, U-59",
    "game_ended": "DT-22.7",
    "timeout_default": "U-62",
}
"""Every kind of event, with the rules of its usual case."""

BY_VALUE: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "paid_stagecoach": ("reason", {"keep_none": "DT-5.1"}),
    "card_cancelled": ("card", {"brute": "DT-20.5, U-12"}),
    "place_uncontested": ("place", {"sheriff": "DT-14.2"}),
    "tie": ("place", {"sheriff": "DT-14.3", "town_hall": "DT-18.6, U-42"}),
    "bribe_offered": ("phase", {"place_8": "U-23"}),
    "bribe_paid": ("phase", {"place_8": "U-23"}),
    "place_won": (
        "place",
        {
            "gold_mine": "DT-8.2, DT-9.1",
            "bank": "DT-8.2, DT-10.1",
            "general_store": "DT-8.2, DT-12.1",
            "saloon": "DT-8.2, DT-13.1",
            "sheriff": "DT-8.2, DT-14.1",
            "town_hall": "DT-15.1, DT-18.1",
        },
    ),
    "sheriff_changed": ("cause", {"power": "DT-17.8"}),
    "sheriff_stays": ("cause", {"re_elected": "DT-14.1, U-40", "marshall": "DT-14.4"}),
    "doc_visitors": ("edition", {"first": "DT-16.1"}),
    "doc_order_set": ("edition", {"first": "DT-16.4"}),
    "doc_remedy": (
        "remedy",
        {"barbed_wire": "DT-16.6", "goods": "DT-16.7", "small_swindle": "DT-16.8", "big_swindle": "DT-16.9"},
    ),
    "claims_protected": ("edition", {"first": "DT-16.6, U-49"}),
    "doc_card_drawn": ("edition", {"first": "DT-16.7"}),
    "no_effect": (
        "cause",
        {
            "joe": "U-34",
            "protection": "U-49",
            "barbed_wire": "U-49",
            "goods": "U-48",
            "friendship": "U-54",
            "domination": "U-54",
        },
    ),
    "end_triggered": ("cause", {"claims_gone": "DT-21.4, DT-21.3"}),
    "final_tie": ("decided_by", {"claims": "DT-22.8"}),
}
"""Events whose rules depend on the value of a field; other values are the usual case."""


def rule_of_event(event: Mapping[str, Any]) -> str:
    """The ids, parted by commas. It looks only at what the reader of the event may know."""
    name = event["event"]
    if name not in EVENT_RULES:
        raise BadRecord(f"Dice Town logs no event {name!r}; there are {', '.join(EVENT_RULES)}")
    if name == "card_played":
        return _card_played(event)
    special = _special(event)
    if special:
        return special
    if name in BY_VALUE:
        field, rules = BY_VALUE[name]
        return rules.get(str(event[field]), EVENT_RULES[name])
    return EVENT_RULES[name]


def _card_played(event: Mapping[str, Any]) -> str:
    """The rule of the card; Doc Badluck's Elixir has one for each edition."""
    card = str(event["card"])
    if card == "doc_elixir":
        return "DT-20.14, U-52" if event["edition"] == "first" else "DT-20.15, U-52"
    return CARDS[BOX.kind(card)].rule


def _special(event: Mapping[str, Any]) -> str:
    """Where more than the value of one field decides; empty for the usual case."""
    name = event["event"]
    if name == "dice_rolled":
        return "DT-6.2, DT-6.3" if event["last_roll"] else ""
    if name == "choice_locked":
        return _choice_locked(event)
    if name == "tie_decided":
        return "DT-19.2" if event["sheriff"] == event["player"] else ""
    if name == "nuggets_mined":
        return "DT-9.3" if event["taken"] < event["due"] else ""
    if name == "bank_robbed":
        return "" if event["dollars"] else "DT-10.1, U-68"
    if name == "store_drawn":
        return _store_drawn(event)
    if name == "store_kept":
        return "DT-12.6" if event.get("card") == "joe" else ""
    if name == "theft":
        return "DT-13.6" if event["number"] == 2 else ""
    if name == "claims_taken":
        return "" if event["values"] else "DT-15.4"
    if name == "tribute_paid":
        return _tribute_paid(event)
    return ""


def _choice_locked(event: Mapping[str, Any]) -> str:
    """Only its owner knows the choice: with the Brute, of no die, or of several."""
    if "kept" not in event:
        return ""
    if event["brute"]:
        return "DT-7.1"
    if not event["kept"]:
        return "DT-5.1"
    return "DT-3.2, DT-4.1" if len(event["kept"]) > 1 else ""


def _store_drawn(event: Mapping[str, Any]) -> str:
    """In the first round the action is done twice anyway; later its second time is Unlimited Credit's."""
    if event["round"] == 1:
        return "DT-12.1, DT-12.3"
    return "DT-12.4" if event["action"] == 2 else ""


def _tribute_paid(event: Mapping[str, Any]) -> str:
    """The stings of the first edition, Wealth and Charm of the second; U-50 where somebody gives too little."""
    dollars = "dollars" in event
    rule = "DT-17.8"
    if event["edition"] == "first":
        rule = "DT-16.8" if dollars else "DT-16.9"
    short = event["dollars"] < 2 if dollars else event["nuggets"] < 1
    return f"{rule}, U-50" if short else rule
