"""Every line of the log names the rules behind it."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.dice_town.event_cases import GROUPS, Case, bribed
from tests.games.dice_town.random_games import played, random_options
from tests.games.dice_town.scenario import SPEC, town
from tests.proofs import asked_for

from tumbleweed.core.errors import BadRecord
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dice_town import log_forms
from tumbleweed.games.dice_town.box import BOX, DATA
from tumbleweed.games.dice_town.event_rules import BY_VALUE, EVENT_RULES, rule_of_event
from tumbleweed.games.dice_town.places.place import PLACES
from tumbleweed.games.dice_town.town import Town

SOURCES = Path(log_forms.__file__).parent
IDS = asked_for("dice-town")["rules"] | asked_for("dice-town")["readings"]


def parted(rule: str) -> list[str]:
    return rule.split(", ")


def events(s: Town) -> list[dict[str, Any]]:
    """All events of a game, as each player and a spectator may know them."""
    return [event for seat in (*range(s.count), -1) for event in SPEC.events(s, seat, 0)]


def check(event: dict[str, Any]) -> None:
    """One or two ids of the dossier; at the Doc's those of the edition played (DT-16 or DT-17)."""
    ids = parted(rule_of_event(event))
    assert set(ids) <= IDS, event
    assert 1 <= len(ids) <= 2, event
    other = "DT-17." if event["edition"] == "first" else "DT-16."
    assert not [rule for rule in ids if rule.startswith(other)], event


def told(name: str, **payload: Any) -> dict[str, Any]:
    return {"event": name, "round": 2, "phase": "roll", "edition": "second", **payload}


def test_every_kind_of_event_with_words_has_a_rule_and_no_other() -> None:
    for language in ("en", "de", "hu"):
        assert set(DataFile(DATA / "words" / f"{language}.toml").table("event")) == set(EVENT_RULES)
    forms = {*log_forms.BY_VALUE, *log_forms.BY_KNOWLEDGE, *log_forms.BY_AMOUNT, *log_forms.OTHERS}
    assert forms <= set(EVENT_RULES)
    assert set(BY_VALUE) <= set(EVENT_RULES)


def test_every_kind_of_event_that_the_code_tells_has_a_rule() -> None:
    kinds: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        kinds |= set(re.findall(r'\btell(?:_each)?\(\s*\w+,\s*"(\w+)"', file.read_text(encoding="utf-8")))
    assert kinds == set(EVENT_RULES) - {"bribe_withdrawn"}


def test_the_tables_name_only_ids_of_the_dossier_and_two_at_most() -> None:
    rules = [*EVENT_RULES.values(), *(rule for _, values in BY_VALUE.values() for rule in values.values())]
    for rule in rules:
        assert set(parted(rule)) <= IDS, rule
        assert 1 <= len(parted(rule)) <= 2, rule


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group.__name__))
def test_every_event_of_the_scenarios_has_rules_of_its_edition(group: Callable[[], list[Case]]) -> None:
    for case in group():
        for event in events(case.play.s):
            check(event)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_log_no_event_without_rules(seed: int) -> None:
    choice = random.Random(seed)
    options = random_options(choice, "first" if seed % 2 else "second")
    for event in events(played(seed, 2 + seed % 4, options, time_outs=0.05)):
        check(event)


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("dynamite", "DT-20.7"), ("split", "DT-20.8"), ("credit", "DT-20.9"), ("joe", "DT-20.10"),
        ("girls", "DT-20.11"), ("marshall", "DT-20.12"), ("corruption", "DT-20.13"), ("brute", "DT-20.16"),
        ("cheater", "DT-20.17"), ("wanted", "DT-20.4"), ("doc_elixir", "DT-20.15, U-52"),
    ],
)  # fmt: skip
def test_a_card_s_line_names_the_card_s_rule(card: str, rule: str) -> None:
    assert rule_of_event(told("card_played", player=0, card=card)) == rule


def test_every_action_card_names_a_rule() -> None:
    for kind, name in enumerate(BOX.kinds):
        if not BOX.is_equipment[kind]:
            assert set(parted(rule_of_event(told("card_played", player=0, card=name)))) <= IDS, name


def test_doc_badlucks_elixir_follows_the_edition() -> None:
    event = told("card_played", player=0, card="doc_elixir")
    assert rule_of_event({**event, "edition": "first"}) == "DT-20.14, U-52"


def test_a_place_s_line_names_the_place_s_rule() -> None:
    sections = {"gold_mine": "DT-9.", "bank": "DT-10.", "general_store": "DT-12.", "saloon": "DT-13.",
                "sheriff": "DT-14.", "town_hall": "DT-15."}  # fmt: skip
    assert set(sections) == set(PLACES[1:]) - {"stagecoach", "doc_badluck"}
    for place, section in sections.items():
        rule = rule_of_event(told("place_won", place=place, player=0, count=2, by_tie_break=False))
        assert [found for found in parted(rule) if found.startswith(section)], place


@pytest.mark.parametrize(
    ("name", "payload", "rule"),
    [
        ("dice_rolled", {"player": 0, "dice": 2, "last_roll": True, "faces": ["9", "9"]}, "DT-6.2, DT-6.3"),
        ("dice_rolled", {"player": 0, "dice": 2, "last_roll": False}, "DT-3.1"),
        ("choice_locked", {"player": 0}, "DT-3.2"),
        ("choice_locked", {"player": 0, "kept": ["9", "9"], "brute": True}, "DT-7.1"),
        ("choice_locked", {"player": 0, "kept": [], "brute": False}, "DT-5.1"),
        ("choice_locked", {"player": 0, "kept": ["9", "9"], "brute": False}, "DT-3.2, DT-4.1"),
        ("paid_stagecoach", {"player": 0, "dollars": 1, "reason": "keep_none", "stagecoach": 1}, "DT-5.1"),
        ("paid_stagecoach", {"player": 0, "dollars": 1, "reason": "extra_dice", "stagecoach": 1}, "DT-4.1, DT-4.2"),
        ("card_cancelled", {"player": 0, "of": 1, "card": "brute"}, "DT-20.5, U-12"),
        ("card_cancelled", {"player": 0, "of": 1, "card": "girls"}, "DT-20.5"),
        ("tie_decided", {"sheriff": 1, "place": "bank", "player": 1}, "DT-19.2"),
        ("tie_decided", {"sheriff": 1, "place": "bank", "player": 0}, "DT-19.1"),
        ("nuggets_mined", {"player": 0, "due": 3, "taken": 2, "mine": 0}, "DT-9.3"),
        ("nuggets_mined", {"player": 0, "due": 3, "taken": 3, "mine": 0}, "DT-9.1"),
        ("bank_robbed", {"player": 0, "dollars": 0}, "DT-10.1, U-68"),
        ("store_drawn", {"player": 0, "number": 1, "round": 1, "action": 1}, "DT-12.1, DT-12.3"),
        ("store_drawn", {"player": 0, "number": 1, "action": 1}, "DT-12.1"),
        ("store_drawn", {"player": 0, "number": 1, "action": 2}, "DT-12.4"),
        ("store_kept", {"player": 0, "discarded_number": 0, "card": "joe", "discarded": []}, "DT-12.6"),
        ("store_kept", {"player": 0, "discarded_number": 0}, "DT-12.1"),
        ("theft", {"thief": 0, "victim": 1, "claims": 1, "store_cards": 0, "number": 2}, "DT-13.6"),
        ("sheriff_stays", {"sheriff": 0, "cause": "marshall"}, "DT-14.4"),
        ("sheriff_changed", {"old": 0, "new": 1, "cause": "power"}, "DT-17.8"),
        ("claims_taken", {"player": 0, "values": []}, "DT-15.4"),
        ("doc_remedy", {"player": 0, "remedy": "big_swindle"}, "DT-16.9"),
        ("tribute_paid", {"from": 1, "to": 0, "dollars": 2, "edition": "first"}, "DT-16.8"),
        ("tribute_paid", {"from": 1, "to": 0, "dollars": 1, "edition": "first"}, "DT-16.8, U-50"),
        ("tribute_paid", {"from": 1, "to": 0, "nuggets": 1, "edition": "first"}, "DT-16.9"),
        ("tribute_paid", {"from": 1, "to": 0, "nuggets": 0}, "DT-17.8, U-50"),
        ("no_effect", {"player": 0, "cause": "joe"}, "U-34"),
        ("no_effect", {"player": 0, "cause": "power"}, "DT-17.8, U-53"),
        ("final_tie", {"players": [0, 1], "decided_by": "claims"}, "DT-22.8"),
        ("bribe_offered", {"player": 0, "supports": 0, "phase": "place_8"}, "U-23"),
    ],
)  # fmt: skip
def test_the_payload_decides_where_a_kind_stands_for_several_rules(
    name: str, payload: dict[str, Any], rule: str
) -> None:
    assert rule_of_event(told(name, **payload)) == rule


def test_a_bribed_tie_at_the_mine_line_by_line() -> None:
    rules = [(event["event"], rule_of_event(event)) for event in SPEC.events(bribed().s, -1, 0)]
    assert rules == [
        ("tie", "DT-8.5"),
        ("bribe_offered", "DT-19.4, U-21"),
        ("tie_decided", "DT-19.1"),
        ("bribe_paid", "DT-19.4, U-21"),
        ("place_won", "DT-8.2, DT-9.1"),
        ("nuggets_mined", "DT-9.1"),
    ]


def test_a_tie_at_the_town_hall_is_one_of_combinations() -> None:
    play = town(["town_hall"], dice=["99KKA"] * 2)
    assert rule_of_event(play.event("tie")) == "DT-18.6, U-42"


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(BadRecord, match="no event 'gold_found'"):
        rule_of_event(told("gold_found"))
