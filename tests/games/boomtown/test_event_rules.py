"""Every line of the log names the rules a player would want to read beside it."""

import tomllib
from typing import Any

import pytest
from tests.games.boomtown.event_cases import GROUPS
from tests.games.boomtown.random_tables import played
from tests.games.boomtown.test_events import TABLE
from tests.proofs import asked_for

from tumbleweed.games.boomtown.box import KINDS
from tumbleweed.games.boomtown.event_rules import BY_FORM, EVENT_RULES, rule_of_event
from tumbleweed.games.boomtown.log_forms import BY_FLAG, BY_VALUE, PAYMENTS, SILENT
from tumbleweed.games.boomtown.words import FOLDER

IDS = asked_for("boomtown")["rules"] | asked_for("boomtown")["readings"]


def check_rules(event: dict[str, Any]) -> None:
    """One or two ids of the dossier, none of them twice."""
    rules = rule_of_event(event).split(", ")
    assert 1 <= len(set(rules)) == len(rules) <= 2, event
    assert set(rules) <= IDS, event


def test_every_event_that_the_log_tells_has_a_rule() -> None:
    words = tomllib.loads((FOLDER / "en.toml").read_text(encoding="utf-8"))
    assert set(EVENT_RULES) == set(words["event"]) | SILENT
    assert set(EVENT_RULES) == set(TABLE)


def test_every_rule_named_is_one_of_the_dossier() -> None:
    for rules in (*EVENT_RULES.values(), *(rules for forms in BY_FORM.values() for rules in forms.values())):
        named = rules.split(", ")
        assert set(named) <= IDS, rules
        assert 1 <= len(set(named)) == len(named) <= 2, rules


def test_the_forms_are_those_in_which_the_log_tells_the_event() -> None:
    words = tomllib.loads((FOLDER / "en.toml").read_text(encoding="utf-8"))
    for name, forms in BY_FORM.items():
        assert name in BY_VALUE or name in BY_FLAG or name in PAYMENTS
        assert set(forms) <= set(words["event"][name]), name


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_random_games_log_no_event_without_a_rule(start: int) -> None:
    for seed in range(start, start + 20):
        log = played(seed).log
        assert log is not None
        for event in log.seen_by(-1):
            check_rules(event)


def test_every_scenario_of_the_events_has_a_rule() -> None:
    seen = set()
    for group in GROUPS:
        for case in group():
            for event in case.play.events(case.name):
                check_rules(event)
                seen.add(event["event"])
    assert seen == set(EVENT_RULES)


CARD_RULES = {"CSH": "BT-10.1", "DYN": "BT-11.1", "EXP": "BT-12.1", "GOV": "BT-13.1", "HLD": "BT-14.1",
              "MUS": "BT-15.1", "VEI": "BT-16.1", "SAL": "BT-17.1", "GIR": "BT-18.1", "STG": "BT-19.1",
              "TEL": "BT-20.2"}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_that_is_taken_names_its_own_rule(kind: str) -> None:
    picked = {"event": "card_picked", "card": f"{kind}-1", "position": 1}
    assert rule_of_event(picked) == f"{CARD_RULES[kind]}, BT-6.1"
    assert rule_of_event({**picked, "position": 3}) == f"{CARD_RULES[kind]}, BT-6.2"
    assert rule_of_event({"event": "card_removed", "card": f"{kind}-1", "reason": "used"}) == CARD_RULES[kind]


CASES: list[tuple[dict[str, Any], str]] = [
    ({"event": "round_started", "round": 1}, "BT-2.1, BT-1.7"),
    ({"event": "round_started", "round": 2}, "BT-2.1, BT-2.2"),
    ({"event": "row_revealed", "round": 1}, "BT-3.1, BT-3.2"),
    ({"event": "row_revealed", "round": 2}, "BT-3.1"),
    ({"event": "bid_passed", "reason": "choice"}, "BT-4.4"),
    ({"event": "bid_passed", "reason": "cannot_raise"}, "BT-4.8"),
    ({"event": "bid_passed", "reason": "bankrupt"}, "BT-4.7"),
    ({"event": "bid_passed", "reason": "timeout"}, "BT-4.4, U-65"),
    ({"event": "auction_won", "amount": 3}, "BT-4.5"),
    ({"event": "auction_won", "amount": 0}, "BT-4.9"),
    ({"event": "bid_share_paid", "received": 9, "passed_on": 4}, "BT-5.2, BT-5.4"),
    ({"event": "bid_share_paid", "received": 1, "passed_on": 0}, "BT-5.2, BT-5.4"),
    ({"event": "bid_share_paid", "received": 2, "passed_on": 0}, "BT-5.3"),
    ({"event": "card_picked", "card": "CJ-07", "position": 2}, "BT-7.1, BT-6.2"),
    ({"event": "card_picked", "card": "CJ-07b", "position": 1}, "BT-7.1, BT-6.1"),
    ({"event": "fee_paid", "doubled": False, "due": 3, "paid": 3}, "BT-7.2"),
    ({"event": "fee_paid", "doubled": True, "due": 6, "paid": 6}, "BT-7.2, BT-7.3"),
    ({"event": "fee_paid", "doubled": False, "due": 3, "paid": 0}, "BT-7.2, BT-7.7"),
    ({"event": "fee_paid", "doubled": True, "due": 6, "paid": 2}, "BT-7.3, BT-7.7"),
    ({"event": "mine_acquired", "via": "pick"}, "BT-7.1"),
    ({"event": "mine_acquired", "via": "expropriation"}, "BT-12.1"),
    ({"event": "mayor_changed", "tie_broken": False, "mines_from": 2, "mines_to": 3}, "BT-8.2"),
    ({"event": "mayor_changed", "tie_broken": False, "mines_from": 0, "mines_to": 1}, "BT-8.2, BT-8.7"),
    ({"event": "mayor_changed", "tie_broken": True, "mines_from": 1, "mines_to": 2}, "BT-8.2, BT-8.6"),
    ({"event": "card_waiting", "card": "GOV-1"}, "BT-13.3, BT-9.4"),
    ({"event": "card_waiting", "card": "SAL-2"}, "BT-17.2, BT-9.4"),
    ({"event": "card_held", "card": "TEL-1"}, "BT-20.2, BT-9.3"),
    ({"event": "card_removed", "card": "GOV-1", "reason": "takeover"}, "BT-13.4"),
    ({"event": "card_removed", "card": "CM-06", "reason": "collapse"}, "BT-22.1"),
    ({"event": "event_no_target", "card": "DYN-2"}, "BT-11.1, BT-9.6"),
    ({"event": "event_no_target", "card": "EXP-1"}, "BT-12.1, BT-9.6"),
    ({"event": "card_shark_paid", "due": 4, "paid": 4}, "BT-10.1"),
    ({"event": "card_shark_paid", "due": 4, "paid": 3}, "BT-10.1, BT-24.1"),
    ({"event": "dynamite_used", "kind": "mine", "also_removed": []}, "BT-11.1"),
    ({"event": "dynamite_used", "kind": "mine", "also_removed": ["VEI-1"]}, "BT-11.1, BT-11.2"),
    ({"event": "expropriation_used", "with_vein": True}, "BT-12.1, BT-12.5"),
    ({"event": "governor_removed", "reason": "takeover"}, "BT-13.4"),
    ({"event": "governor_removed", "reason": "vacant"}, "BT-13.5"),
    ({"event": "holdup_rolled", "success": False, "due": 0, "paid": 0}, "BT-14.1"),
    ({"event": "holdup_rolled", "success": True, "due": 8, "paid": 5}, "BT-14.1, BT-14.2"),
    ({"event": "vein_attached", "from_waiting": True}, "BT-16.1, BT-16.3"),
    ({"event": "vein_removed", "reason": "collapse"}, "BT-16.2, BT-22.1"),
    ({"event": "mine_produced", "vein_bonus": 3}, "BT-21.1, BT-16.1"),
    ({"event": "saloon_paid", "due": 4, "paid": 4}, "BT-23.1"),
    ({"event": "saloon_paid", "due": 4, "paid": 0}, "BT-23.1, BT-24.1"),
    ({"event": "round_ended", "next_first_player": 0}, "BT-2.2"),
    ({"event": "round_ended", "next_first_player": None}, "BT-25.1"),
    ({"event": "game_ended", "ranking": [{"total": 49}, {"total": 31}]}, "BT-26.3"),
    ({"event": "game_ended", "ranking": [{"total": 49}, {"total": 49}]}, "BT-26.3, BT-26.4"),
]


@pytest.mark.parametrize(("event", "rules"), CASES)
def test_what_happened_decides_which_rules_are_named(event: dict[str, Any], rules: str) -> None:
    assert rule_of_event(event) == rules
