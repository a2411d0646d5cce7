"""Every line of the log names the rules a player would want to read beside it."""

import tomllib
from typing import Any

import pytest
from tests.games.dodge_city.scenario import town
from tests.games.dodge_city.test_telling import PUBLIC, played_log
from tests.proofs import asked_for
from tests.words.dodge_city_rare import MOMENT, RARE

from tumbleweed.games.dodge_city.effects.deck import EVENTS, OPS
from tumbleweed.games.dodge_city.event_rules import (
    BY_EFFECT,
    BY_FORM,
    DRAWN,
    EVENT_RULES,
    MONEY,
    OTHERS,
    TIMED_OUT,
    rule_of_event,
)
from tumbleweed.games.dodge_city.log_forms import SILENT
from tumbleweed.games.dodge_city.words import FOLDER

RULES = asked_for("dodge-city")["rules"]
WORDS = tomllib.loads((FOLDER / "en.toml").read_text(encoding="utf-8"))


def check_ids(rules: str) -> None:
    """One or two ids of the dossier, none of them twice."""
    named = rules.split(", ")
    assert 1 <= len(set(named)) == len(named) <= 2, rules
    assert set(named) <= RULES, rules


def test_every_event_that_the_log_tells_has_a_rule() -> None:
    assert set(EVENT_RULES) == set(WORDS["event"]) | SILENT
    assert set(EVENT_RULES) == set(PUBLIC)
    assert set(EVENT_RULES) >= set(BY_FORM) | set(OTHERS)
    assert not set(BY_FORM) & set(OTHERS)


def test_every_rule_named_is_one_of_the_dossier() -> None:
    forms = [rules for table in BY_FORM.values() for rules in table.values()]
    for table in (EVENT_RULES, MONEY, BY_EFFECT, DRAWN, TIMED_OUT):
        forms += table.values()
    for rules in forms:
        check_ids(rules)


def test_the_forms_are_those_in_which_the_log_tells_the_event() -> None:
    for name, forms in BY_FORM.items():
        assert set(forms) <= set(WORDS["event"][name]), name


def test_every_effect_and_every_decision_has_a_rule() -> None:
    assert set(BY_EFFECT) == set(OPS)
    assert set(TIMED_OUT) == set(WORDS["decision"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_log_no_event_without_a_rule(seats: int) -> None:
    seen = set()
    for seed in range(3):
        for event in played_log(seats, {"start_cash": 1000 * seed}, 700 + 10 * seats + seed).events:
            for seat in range(-1, seats):
                payload = event.seen_by(seat)
                assert payload is not None
                check_ids(rule_of_event(payload))
            seen.add(event.name)
    assert len(seen) > 30


@pytest.mark.parametrize("event", RARE, ids=lambda event: event["event"])
def test_rare_events_have_rules(event: dict[str, Any]) -> None:
    check_ids(rule_of_event({**MOMENT, **event}))


@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_every_event_card_that_is_drawn_names_a_rule(card: Any) -> None:
    for phase in ("start", "placing_1", "placing_2", "duel"):
        check_ids(rule_of_event({"event": "event_drawn", "player": 0, "card": card.id, "round": phase}))


def test_the_lines_of_a_turn_name_their_rules() -> None:
    """A picture card, an opening by a purchase, a free stone, one that is lost, and the end of the turn."""
    t = town("turn 0", hands=[["S2", "C4"]])
    t.asks(0, "D-2").says("play S2")
    t.asks(0, "D-4").says("open OFF sheriff", "buy OFF 0,1", "free OFF 0,2", "done").ends()
    named = [rule_of_event(payload) for name in dict.fromkeys(t.told()) for payload in t.events(name)]
    assert named == [
        "DC-6.1", "DC-6.5, DC-6.6", "DC-6.5, DC-6.6", "DC-7.2", "DC-7.7, DC-7.8", "DC-7.2, DC-7.4", "DC-6.5, DC-6.6",
        "DC-6.6, DC-6.8", "DC-7.13",
    ]  # fmt: skip


def test_the_first_deal_and_the_later_ones() -> None:
    dealt = [event.seen_by(-1) for event in played_log(2, {}, 5).events if event.name == "cards_dealt"]
    assert len(dealt) > 1
    assert [rule_of_event(event) for event in dealt if event] == ["DC-1.5, DC-12.2"] + ["DC-12.2"] * (len(dealt) - 1)


PLAYED = {"event": "card_played", "player": 0}
REMOVED = {"event": "stone_removed", "owner": 1, "building": "SAL", "cell": [0, 1]}
MONEY_CHANGED = {"event": "money_changed", "player": 0, "counterpart": None}
DRAW = {"event": "event_drawn", "player": 0}
DUEL = {"event": "duel_revealed", "player": 0, "opponent": 1, "building": "SAL"}
END = {"event": "game_ended", "winner": 0, "ranking": []}

CASES: list[tuple[dict[str, Any], str]] = [
    ({**PLAYED, "card": "L7"}, "DC-6.4"),
    ({**PLAYED, "card": "L2"}, "DC-6.5, DC-6.6"),
    ({**PLAYED, "card": "Q3"}, "DC-6.9"),
    ({**PLAYED, "card": "I1"}, "DC-6.10"),
    ({"event": "round_started", "round": "start"}, "DC-4.1, DC-4.3"),
    ({"event": "round_started", "round": "placing_2"}, "DC-6.1, DC-2.3"),
    ({"event": "round_started", "round": "duel"}, "DC-10.1, DC-10.2"),
    ({"event": "start_player_set", "player": 0, "reason": "highest"}, "DC-4.3, DC-2.3"),
    ({"event": "start_player_set", "player": 0, "reason": "lot"}, "DC-4.4, DC-2.3"),
    ({"event": "deck_reshuffled", "cards": 40, "round": "deal"}, "DC-12.3"),
    ({"event": "deck_reshuffled", "cards": 40, "round": "end"}, "DC-13.5, DC-12.3"),
    ({**MONEY_CHANGED, "amount": 700, "reason": "number_card"}, "DC-6.4"),
    ({**MONEY_CHANGED, "amount": -200, "reason": "purchase"}, "DC-7.2"),
    ({**MONEY_CHANGED, "amount": 200, "reason": "taken_back"}, "DC-7.13"),
    ({**MONEY_CHANGED, "amount": 75, "reason": "forced_sale"}, "DC-5.5, DC-5.8"),
    ({**MONEY_CHANGED, "amount": 1000, "reason": "rent"}, "DC-11.4"),
    ({**MONEY_CHANGED, "amount": 500, "reason": "event"}, "DC-5.2"),
    ({**MONEY_CHANGED, "amount": -500, "reason": "event"}, "DC-5.4"),
    ({**MONEY_CHANGED, "amount": 150, "reason": "event", "counterpart": 1}, "DC-5.4"),
    ({"event": "stone_placed", "source": "buy"}, "DC-7.2, DC-7.4"),
    ({"event": "stone_placed", "source": "picture"}, "DC-6.5, DC-6.6"),
    ({"event": "stone_placed", "source": "event"}, "DC-5.10"),
    ({"event": "stone_taken_back", "closed": False}, "DC-7.13"),
    ({"event": "stone_taken_back", "closed": True}, "DC-7.13, DC-7.7"),
    ({**REMOVED, "by": 0, "reason": "indio"}, "DC-6.10"),
    ({**REMOVED, "by": 0, "reason": "duel"}, "DC-10.15"),
    ({**REMOVED, "by": 0, "reason": "event"}, "DC-5.3, DC-5.7"),
    ({**REMOVED, "by": 1, "reason": "event"}, "DC-5.2, DC-5.7"),
    ({**REMOVED, "by": 1, "reason": "forced_sale"}, "DC-5.5"),
    ({**DRAW, "card": "EV01", "round": "start"}, "DC-4.6, DC-5.2"),
    ({**DRAW, "card": "EV08", "round": "placing_1"}, "DC-6.9, DC-5.4"),
    ({**DRAW, "card": "EV19", "round": "placing_2"}, "DC-6.9, DC-5.3"),
    ({**DRAW, "card": "EV22", "round": "duel"}, "DC-5.1, DC-5.10"),
    ({"event": "event_resolved", "card": "EV01", "outcome": "full"}, "DC-5.12"),
    ({"event": "event_resolved", "card": "EV14", "outcome": "none"}, "DC-5.2"),
    ({"event": "event_resolved", "card": "EV19", "outcome": "declined"}, "DC-5.3"),
    ({"event": "control_duel", "building": "STO", "winner": 1}, "DC-10.4, DC-10.6"),
    ({"event": "control_duel", "building": "STO", "winner": None}, "DC-10.7"),
    ({**DUEL, "card": "L6", "their_card": "G3", "winner": 0}, "DC-10.14, DC-10.15"),
    ({**DUEL, "card": "Q1", "their_card": "C1", "winner": 1}, "DC-10.14, DC-10.16"),
    ({**DUEL, "card": "Q1", "their_card": "Q2", "winner": None}, "DC-10.17"),
    ({**DUEL, "card": "L6", "their_card": "L6", "winner": None}, "DC-10.18"),
    ({**END, "reason": "target_points", "by_final_duel": False}, "DC-13.1, DC-13.2"),
    ({**END, "reason": "target_points", "by_final_duel": True}, "DC-13.1, DC-13.4"),
    ({**END, "reason": "all_buildings_finished", "by_final_duel": False}, "DC-13.3, DC-13.6"),
    ({**END, "reason": "pass_limit", "by_final_duel": True}, "DC-13.3, DC-13.4"),
    ({"event": "timeout_default", "player": 0, "decision": "D-1"}, "DC-4.1"),
    ({"event": "timeout_default", "player": 0, "decision": "D-14", "action": "pass"}, "DC-10.12"),
]


@pytest.mark.parametrize(("event", "rules"), CASES)
def test_what_happened_decides_which_rules_are_named(event: dict[str, Any], rules: str) -> None:
    assert rule_of_event(event) == rules
