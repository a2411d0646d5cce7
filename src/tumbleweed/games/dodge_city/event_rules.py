"""The rule ids behind each event, shown beside its line in the log."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dodge_city.box import DATA
from tumbleweed.games.dodge_city.log_forms import form_of, kind_of

Payload = Mapping[str, Any]

EVENT_RULES: Final[dict[str, str]] = {
    "game_started": "DC-1.2, DC-1.4",
    "pass_started": "DC-2.1",
    "cards_dealt": "DC-12.2",
    "deck_reshuffled": "DC-12.3",
    "round_started": "DC-6.1, DC-2.3",
    "start_card_chosen": "DC-4.1",
    "start_cards_revealed": "DC-4.1, DC-3.1",
    "lot_drawn": "DC-4.4",
    "start_player_set": "DC-4.3, DC-2.3",
    "turn_started": "DC-6.1",
    "turn_ended": "DC-7.13",
    "card_played": "DC-6.2",
    "money_changed": "DC-5.4",
    "free_stones_granted": "DC-6.5, DC-6.6",
    "free_stones_lost": "DC-6.6, DC-6.8",
    "building_opened": "DC-7.7, DC-7.8",
    "stone_placed": "DC-7.2, DC-7.4",
    "stone_taken_back": "DC-7.13",
    "stone_removed": "DC-5.2, DC-5.7",
    "stone_moved": "DC-5.3, DC-7.5",
    "connection_made": "DC-8.4, DC-8.5",
    "connection_lost": "DC-8.4, DC-8.6",
    "building_neutralised": "DC-9.1, DC-9.3",
    "event_pile_reshuffled": "DC-5.1",
    "event_drawn": "DC-5.1, DC-5.2",
    "event_resolved": "DC-5.12",
    "debt_incurred": "DC-5.4, DC-5.5",
    "debt_forgiven": "DC-5.6",
    "control_duel": "DC-10.4, DC-10.6",
    "challenge_made": "DC-10.11",
    "challenge_waived": "DC-10.12",
    "challenge_impossible": "DC-10.13",
    "duel_revealed": "DC-10.14, DC-10.15",
    "duel_removal_declined": "DC-10.15",
    "card_laid_aside": "DC-10.13, DC-10.20",
    "building_awarded": "DC-11.3, DC-11.4",
    "building_undecided": "DC-11.2",
    "points_changed": "DC-11.3",
    "pass_ended": "DC-12.1",
    "final_duel_round": "DC-13.4, DC-13.5",
    "game_ended": "DC-13.1, DC-13.2",
    "timeout_default": "DC-6.2",
}
"""Every event the game can log, with the rules of its usual case."""

BY_FORM: Final[dict[str, dict[str, str]]] = {
    "round_started": {"start": "DC-4.1, DC-4.3", "duel": "DC-10.1, DC-10.2"},
    "card_played": {
        "number": "DC-6.4",
        "picture": "DC-6.5, DC-6.6",
        "question": "DC-6.9",
        "raid": "DC-6.10",
    },
    "stone_placed": {"picture": "DC-6.5, DC-6.6", "event": "DC-5.10"},
    "stone_taken_back": {"closed": "DC-7.13, DC-7.7"},
    "stone_removed": {
        "indio": "DC-6.10",
        "duel": "DC-10.15",
        "event": "DC-5.3, DC-5.7",
        "forced_sale": "DC-5.5",
    },
    "event_resolved": {"partial": "DC-5.2", "none": "DC-5.2", "declined": "DC-5.3"},
    "control_duel": {"even": "DC-10.7"},
}
"""Where the form in which the log tells an event decides."""

MONEY: Final[dict[str, str]] = {
    "number_card": "DC-6.4",
    "purchase": "DC-7.2",
    "taken_back": "DC-7.13",
    "forced_sale": "DC-5.5, DC-5.8",
    "rent": "DC-11.4",
}
"""By why money changes hands; the money of events has DC-5.2 and DC-5.4."""

BY_EFFECT: Final[dict[str, str]] = {
    **dict.fromkeys(("gain", "gain_present", "gain_discs"), "DC-5.2"),
    **dict.fromkeys(("collect", "pay", "pay_stones", "pay_discs", "treat", "pay_half"), "DC-5.4"),
    **dict.fromkeys(("lose", "all_lose", "fire", "leader_loses"), "DC-5.2"),
    **dict.fromkeys(("raid", "shift", "shove"), "DC-5.3"),
    "reinforce": "DC-5.10",
}
"""By the effect of an event card, how it is carried out."""

DRAWN: Final[dict[str, str]] = {"start": "DC-4.6", "placing_1": "DC-6.9", "placing_2": "DC-6.9"}
"""By the round, why an event card is drawn; in the duel round the duel just told says why."""

TIMED_OUT: Final[dict[str, str]] = {
    "D-1": "DC-4.1",
    "D-2": "DC-6.2",
    "D-3": "DC-6.10",
    "D-4": "DC-7.1, DC-7.13",
    "D-5": "DC-5.5",
    **dict.fromkeys(("D-6", "D-7", "D-8", "D-9"), "DC-5.2"),
    "D-10": "DC-5.3",
    "D-11": "DC-5.10",
    "D-12": "DC-5.3",
    "D-13": "DC-5.3",
    "D-14": "DC-10.12",
    "D-15": "DC-10.15",
}
"""By the decision that the clock took."""


def _effects() -> dict[str, str]:
    """By event card, how it is carried out."""
    file = DataFile(DATA / "events.toml")
    return {name: BY_EFFECT[str(file.get(f"{name}.op"))] for name in file.content}


CARRIED_OUT: Final = _effects()


def rule_of_event(event: Payload) -> str:
    """The ids, parted by commas: where one kind of event stands for several rules, by what happened."""
    name = event["event"]
    own = OTHERS.get(name)
    if own is not None:
        return own(event)
    usual = EVENT_RULES[name]
    forms = BY_FORM.get(name)
    return usual if forms is None else forms.get(form_of(event) or "", usual)


def _cards_dealt(event: Payload) -> str:
    """The first deal belongs to the setup."""
    return "DC-1.5, DC-12.2" if event["pass"] == 1 else "DC-12.2"


def _deck_reshuffled(event: Payload) -> str:
    """During a deal, or in the final duel."""
    return "DC-13.5, DC-12.3" if event["round"] == "end" else "DC-12.3"


def _start_player_set(event: Payload) -> str:
    return "DC-4.4, DC-2.3" if event["reason"] == "lot" else "DC-4.3, DC-2.3"


def _money_changed(event: Payload) -> str:
    """What an event brings from the bank is as the card says; what it takes is a debt."""
    if event["reason"] != "event":
        return MONEY[event["reason"]]
    return "DC-5.2" if event["counterpart"] is None and event["amount"] > 0 else "DC-5.4"


def _event_drawn(event: Payload) -> str:
    return f"{DRAWN.get(event['round'], 'DC-5.1')}, {CARRIED_OUT[event['card']]}"


def _duel_revealed(event: Payload) -> str:
    """Question marks have rules of their own; equal figure cards cannot meet with the cards of the box."""
    questions = [kind_of(event[card]) == "question" for card in ("card", "their_card")]
    if event["winner"] is None:
        return "DC-10.17" if all(questions) else "DC-10.18"
    return "DC-10.14, DC-10.16" if any(questions) else "DC-10.14, DC-10.15"


def _game_ended(event: Payload) -> str:
    """With enough points, or without (DC-13.3); equal points are decided by the final duel."""
    why, who = ("DC-13.1", "DC-13.2") if event["reason"] == "target_points" else ("DC-13.3", "DC-13.6")
    return f"{why}, DC-13.4" if event["by_final_duel"] else f"{why}, {who}"


def _timeout_default(event: Payload) -> str:
    return TIMED_OUT[event["decision"]]


OTHERS: Final[dict[str, Callable[[Payload], str]]] = {
    "cards_dealt": _cards_dealt,
    "deck_reshuffled": _deck_reshuffled,
    "start_player_set": _start_player_set,
    "money_changed": _money_changed,
    "event_drawn": _event_drawn,
    "duel_revealed": _duel_revealed,
    "game_ended": _game_ended,
    "timeout_default": _timeout_default,
}
"""Events with a choice of their own."""
