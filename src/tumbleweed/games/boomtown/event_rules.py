"""The rule ids behind each event, shown beside its line in the log."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tumbleweed.games.boomtown.box import KINDS
from tumbleweed.games.boomtown.cards.card import CARDS
from tumbleweed.games.boomtown.log_forms import BY_FLAG, BY_VALUE, PAYMENTS, paying

Payload = Mapping[str, Any]

EVENT_RULES: Final[dict[str, str]] = {
    "game_started": "BT-1.2, BT-3.5",
    "cards_removed_unseen": "BT-1.5",
    "first_player_drawn": "BT-1.7",
    "round_started": "BT-2.1, BT-2.2",
    "first_row_events_returned": "BT-3.2, BT-3.3",
    "row_revealed": "BT-3.1",
    "bid_made": "BT-4.2",
    "bid_passed": "BT-4.4",
    "auction_all_passed": "BT-4.9",
    "auction_won": "BT-4.5",
    "bid_share_paid": "BT-5.2, BT-5.4",
    "bid_rest_to_bank": "BT-5.4",
    "mustang_used": "BT-15.1, BT-15.2",
    "mustang_kept": "BT-15.1, U-24",
    "card_picked": "BT-6.2",
    "fee_paid": "BT-7.2",
    "mine_acquired": "BT-7.1",
    "mayor_elected": "BT-8.1",
    "mayor_changed": "BT-8.2",
    "mayor_vacated": "BT-8.8, BT-8.10",
    "card_waiting": "BT-9.4",
    "card_held": "BT-9.3",
    "card_removed": "BT-9.1",
    "event_no_target": "BT-9.6",
    "card_shark_paid": "BT-10.1",
    "dynamite_used": "BT-11.1",
    "expropriation_used": "BT-12.1",
    "expropriation_declined": "BT-12.6",
    "governor_attached": "BT-13.1",
    "governor_removed": "BT-13.4",
    "holdup_announced": "BT-14.1",
    "holdup_rolled": "BT-14.1",
    "vein_attached": "BT-16.1",
    "vein_moved": "BT-12.5, BT-16.2",
    "vein_removed": "BT-16.2",
    "saloon_placed": "BT-17.1, BT-17.2",
    "girls_attached": "BT-18.1",
    "saloon_removed": "BT-11.2",
    "stagecoach_paid": "BT-19.1",
    "dice_rolled": "BT-20.1",
    "telegraph_used": "BT-20.2, BT-20.3",
    "telegraph_kept": "BT-20.2",
    "production_result": "BT-20.4",
    "mine_collapsed": "BT-22.1",
    "mine_produced": "BT-21.1",
    "no_production": "BT-21.1",
    "saloon_paid": "BT-23.1",
    "player_bankrupt": "BT-24.2",
    "player_solvent": "BT-24.2",
    "round_ended": "BT-2.2",
    "deck_exhausted": "BT-25.1",
    "decision_timed_out": "U-65",
    "final_score": "BT-26.1, BT-26.2",
    "game_ended": "BT-26.3",
}
"""Every event the game can log, with the rules of its usual case."""

BY_FORM: Final[dict[str, dict[str, str]]] = {
    "bid_passed": {"cannot_raise": "BT-4.8", "bankrupt": "BT-4.7", "timeout": "BT-4.4, U-65"},
    "auction_won": {"free": "BT-4.9"},
    "mine_acquired": {"expropriation": "BT-12.1"},
    "card_shark_paid": {"short": "BT-10.1, BT-24.1", "nothing": "BT-10.1, BT-24.1"},
    "governor_attached": {"waiting": "BT-13.1, BT-13.3"},
    "governor_removed": {"vacant": "BT-13.5"},
    "vein_attached": {"waiting": "BT-16.1, BT-16.3"},
    "vein_removed": {"dynamite": "BT-16.2, BT-11.2", "collapse": "BT-16.2, BT-22.1"},
    "saloon_placed": {"waiting": "BT-17.1, BT-9.5"},
    "girls_attached": {"waiting": "BT-18.1, BT-9.5"},
    "saloon_removed": {"girls": "BT-11.2, BT-18.2"},
    "mine_produced": {"vein": "BT-21.1, BT-16.1"},
    "saloon_paid": {"short": "BT-23.1, BT-24.1", "nothing": "BT-23.1, BT-24.1"},
}
"""Other rules where the log tells an event in another form."""

WAITING: Final[dict[str, str]] = {
    "GOV": "BT-13.3, BT-9.4",
    "VEI": "BT-16.3, BT-9.4",
    "SAL": "BT-17.2, BT-9.4",
    "GIR": "BT-18.2, BT-9.4",
}
"""By the card that waits."""

REMOVED: Final[dict[str, str]] = {
    "no_target": "BT-9.6",
    "takeover": "BT-13.4",
    "vacant": "BT-13.5",
    "dynamite": "BT-11.1, BT-11.2",
    "collapse": "BT-22.1",
}
"""By why a card leaves the game; a card that was used leaves by its own rule."""


def rule_of_event(event: Payload) -> str:
    """The ids, parted by commas: where one kind of event stands for several rules, by what happened."""
    name = event["event"]
    own = OTHERS.get(name)
    if own is not None:
        return own(event)
    usual = EVENT_RULES[name]
    forms = BY_FORM.get(name)
    return usual if forms is None else forms.get(_form(event), usual)


def _form(event: Payload) -> str:
    """The form in which the log tells an event that has several."""
    name = event["event"]
    if name in PAYMENTS:
        return paying(event)
    if name in BY_VALUE:
        return str(event[BY_VALUE[name]])
    field, yes, no = BY_FLAG[name]
    return yes if event[field] else no


def _card_rule(card: str) -> str:
    """What a card does, by its id: `DYN-1`, or a mine."""
    kind = card[:3]
    return str(CARDS[KINDS.index(kind)].rule) if kind in KINDS else "BT-7.1"


def _round_started(event: Payload) -> str:
    """Round 1 begins with whoever the lot chose."""
    return "BT-2.1, BT-1.7" if event["round"] == 1 else "BT-2.1, BT-2.2"


def _row_revealed(event: Payload) -> str:
    return "BT-3.1, BT-3.2" if event["round"] == 1 else "BT-3.1"


def _bid_share_paid(event: Payload) -> str:
    """Half, rounded up, leaves something over from 2 gold on; only the last of four or five keeps it all."""
    return "BT-5.3" if event["received"] > 1 and not event["passed_on"] else "BT-5.2, BT-5.4"


def _card_picked(event: Payload) -> str:
    turn = "BT-6.1" if event["position"] == 1 else "BT-6.2"
    return f"{_card_rule(event['card'])}, {turn}"


def _fee_paid(event: Payload) -> str:
    """Doubled by the Governor, paid in part, or both."""
    fee = "BT-7.3" if event["doubled"] else "BT-7.2"
    if event["paid"] < event["due"]:
        return f"{fee}, BT-7.7"
    return "BT-7.2, BT-7.3" if event["doubled"] else "BT-7.2"


def _mayor_changed(event: Payload) -> str:
    """BT-8.6 among equals; BT-8.7 where one mine is enough."""
    if event["tie_broken"]:
        return "BT-8.2, BT-8.6"
    return "BT-8.2, BT-8.7" if event["mines_to"] == 1 else "BT-8.2"


def _card_waiting(event: Payload) -> str:
    return WAITING[event["card"][:3]]


def _card_held(event: Payload) -> str:
    return f"{_card_rule(event['card'])}, BT-9.3"


def _card_removed(event: Payload) -> str:
    reason = event["reason"]
    return _card_rule(event["card"]) if reason == "used" else REMOVED[reason]


def _event_no_target(event: Payload) -> str:
    return f"{_card_rule(event['card'])}, BT-9.6"


def _dynamite_used(event: Payload) -> str:
    return "BT-11.1, BT-11.2" if event["also_removed"] else "BT-11.1"


def _expropriation_used(event: Payload) -> str:
    return "BT-12.1, BT-12.5" if event["with_vein"] else "BT-12.1"


def _holdup_rolled(event: Payload) -> str:
    """The victim may have less than the number."""
    return "BT-14.1, BT-14.2" if event["paid"] < event["due"] else "BT-14.1"


def _round_ended(event: Payload) -> str:
    """Whoever won the auction is first player next, if there is a next round."""
    return "BT-25.1" if event["next_first_player"] is None else "BT-2.2"


def _game_ended(event: Payload) -> str:
    """BT-26.4 where several have the most points, even if their gold decides."""
    ranking = event["ranking"]
    tied = ranking[0]["total"] == ranking[1]["total"]
    return "BT-26.3, BT-26.4" if tied else "BT-26.3"


OTHERS: Final[dict[str, Callable[[Payload], str]]] = {
    "round_started": _round_started,
    "row_revealed": _row_revealed,
    "bid_share_paid": _bid_share_paid,
    "card_picked": _card_picked,
    "fee_paid": _fee_paid,
    "mayor_changed": _mayor_changed,
    "card_waiting": _card_waiting,
    "card_held": _card_held,
    "card_removed": _card_removed,
    "event_no_target": _event_no_target,
    "dynamite_used": _dynamite_used,
    "expropriation_used": _expropriation_used,
    "holdup_rolled": _holdup_rolled,
    "round_ended": _round_ended,
    "game_ended": _game_ended,
}
"""Events with a choice of their own."""
