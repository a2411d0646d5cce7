"""Every event is told in a form that is declared, with a sentence in each language and the rules to read beside it."""

import functools
import json
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema_rs
import pytest
from tests.games.boomtown.event_cases import GROUPS
from tests.games.boomtown.new_games import fresh
from tests.games.boomtown.picks import FILL, picked, rolled
from tests.games.boomtown.random_tables import played
from tests.games.boomtown.scenario import AUCTION, CHOOSE, DRAW, PAY, Play, table
from tests.games.boomtown.test_events import TABLE
from tests.positions import log_of
from tests.proofs import asked_for
from tests.words.test_dictionaries import placeholders

from tumbleweed.core.declarations import described, fields_of, forms_in
from tumbleweed.declared import event_schema
from tumbleweed.games.boomtown.box import KINDS
from tumbleweed.games.boomtown.declared import events
from tumbleweed.games.boomtown.words import FOLDER, MADE
from tumbleweed.words import LANGUAGES, read

FORMS = forms_in(events)
IDS = asked_for("boomtown")["rules"] | asked_for("boomtown")["readings"]
PARTS = {"event.round_ended.row"}
"""Texts that stand within a sentence."""
MOMENT = set(described(events.Moment))


@functools.cache
def stories() -> list[list[dict[str, Any]]]:
    """What everybody is told of random games, and of all scenarios of events and their rules."""
    games = [played(seed) for seed in range(60)]
    scenes = [case.play.s for group in GROUPS for case in group()] + [scene().s for _, scene, _ in CASES]
    return [log_of(s).seen_by(-1) for s in (*games, *scenes)]


def told() -> Iterator[dict[str, Any]]:
    return (event for story in stories() for event in story)


def check_rules(rules: str) -> None:
    """One or two ids of the dossier, none of them twice."""
    named = rules.split(", ")
    assert 1 <= len(set(named)) == len(named) <= 2, rules
    assert set(named) <= IDS, rules


# ---------------------------------------------------------------- what is declared


def test_every_event_of_the_dossier_is_declared() -> None:
    assert {form.event for form in FORMS} == set(TABLE)
    assert len({(form.event, form.form) for form in FORMS}) == len(FORMS)


def test_every_rule_declared_is_one_of_the_dossier() -> None:
    for form in FORMS:
        check_rules(form.rule)


def test_the_log_is_silent_about_what_is_told_otherwise() -> None:
    assert {form.event for form in FORMS if form.silent} == {"card_removed", "card_picked", "production_result"}


def key_of(event: str, form: str) -> str:
    return f"event.{event}.{form}" if form else f"event.{event}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_a_sentence_and_every_sentence_a_form(language: str) -> None:
    said = {key for key in read(FOLDER, language).texts if key.startswith("event.") and "-" not in key}
    assert said - PARTS == {key_of(form.event, form.form) for form in FORMS if not form.silent}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_mention_only_what_their_form_tells(language: str) -> None:
    texts = read(FOLDER, language).texts
    mentioned: set[tuple[str, str]] = set()
    for form in FORMS:
        if not form.silent:
            names = placeholders(texts[key_of(form.event, form.form)])
            assert names <= {*fields_of(form), *MOMENT, *MADE.get(form.event, ())}, form.event
            mentioned |= {(form.event, name) for name in names}
    for key, text in texts.items():  # to readers
        mentioned |= {(key.split(".")[1].partition("-")[0], name) for name in placeholders(text) if "event." in key}
    assert {(event, name) for event, names in MADE.items() for name in names} <= mentioned


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.event}-{form.form}")
def test_every_field_says_what_it_is(form: Any) -> None:
    own = {name: field.kind for name, field in fields_of(form).items()}
    hints = form.fields.__annotations__
    assert all(kind or "bool" in str(hints[name]) or name == "ranking" for name, kind in own.items()), own
    assert not own.keys() & {*MOMENT, "seq", "event", "form", "rule", "words"}
    assert (form.fields.__doc__ or "").endswith(".")


# ---------------------------------------------------------------- what is told


def test_what_is_told_is_what_is_declared() -> None:
    validator = jsonschema_rs.validator_for(event_schema("boomtown"))
    for event in told():
        assert validator.is_valid(event), event
        check_rules(event["rule"])


def test_every_form_occurs() -> None:
    assert {(event["event"], event["form"]) for event in told()} == {(form.event, form.form) for form in FORMS}


def test_form_and_rule_tell_nothing_beyond_the_fields() -> None:
    """The step that tells an event knows everything: if two events look the same, so must their form and rules."""
    found: dict[str, tuple[str, str]] = {}
    for event in told():
        fields = {name: value for name, value in event.items() if name not in ("seq", "form", "rule")}
        beside = event["form"], event["rule"]
        assert found.setdefault(json.dumps(fields, sort_keys=True), beside) == beside, event
    assert len(found) > 10_000


# ---------------------------------------------------------------- which rules

CARD_RULES = {"CSH": "BT-10.1", "DYN": "BT-11.1", "EXP": "BT-12.1", "GOV": "BT-13.1", "HLD": "BT-14.1",
              "MUS": "BT-15.1", "VEI": "BT-16.1", "SAL": "BT-17.1", "GIR": "BT-18.1", "STG": "BT-19.1",
              "TEL": "BT-20.2"}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_that_is_taken_names_its_own_rule(kind: str) -> None:
    assert picked(f"{kind}-1").event("card_picked")["rule"] == f"{CARD_RULES[kind]}, BT-6.1"
    left = table(run=CHOOSE, row=f"{kind}-1 {FILL[0]} {FILL[1]}", round=8)
    left.asks(0, "PICK").says(f"pick {FILL[0]}")
    left.asks(1, "PICK").says(f"pick {FILL[1]}")
    assert left.events("card_picked")[2]["rule"] == f"{CARD_RULES[kind]}, BT-6.2"


def test_a_card_that_is_used_up_leaves_by_its_own_rule() -> None:
    used = {(event["card"][:3], event["rule"]) for event in told() if event.get("reason") == "used"}
    assert used == {(kind, CARD_RULES[kind]) for kind in ("CSH", "DYN", "EXP", "HLD", "MUS", "STG", "TEL")}


def auction() -> Play:
    """Seat 0 is bankrupt, 2 passes, 1 cannot raise."""
    t = table(run=AUCTION, seats=4, gold=[0, 3, 7, 10])
    t.asks(1, "BID").says("bid 3")
    t.asks(2, "BID").says("pass")
    return t.asks(3, "BID").says("bid 8")


def slow() -> Play:
    t = table(run=AUCTION, gold=[5, 5, 0]).time_out(0)
    return t.asks(1, "BID").says("pass")


def second() -> Play:
    t = picked("DG-10")
    return t.asks(1, "PICK").says(f"pick {FILL[0]}")


def copies() -> Play:
    deck = ["CJ-07=6D", "CJ-07=5D", "SN-02=6", "SN-03=3", "SN-04=5", "SN-06=1"]
    t = table(run=CHOOSE, row="CJ-07b SN-02 SN-03", round=1, own_deck=deck)
    return t.asks(0, "PICK").says("pick CJ-07b")


def office(*mines: str, gold: int = 9, governor: str = "") -> Play:
    """Seat 1 takes a mine in a town of seat 0."""
    return picked("DG-10", by=1, gold=[5, gold, 5], mines=list(mines), governor=governor)


def blown_up(target: str, *mines: str, by: int = 2, **more: Any) -> Play:
    t = picked("DYN-1", by=by, mines=list(mines), **more)
    return t.asks(by, "DYNAMITE_TARGET").says(target)


def taken(**more: Any) -> Play:
    t = picked("EXP-1", mines=["0 SN-06", "2 SN-09"], **more)
    return t.asks(0, "EXPROPRIATION_TARGET").says("mine SN-09")


def robbed(dice: str) -> Play:
    return picked("HLD-1", gold=[6, 5, 9], holdup=[dice]).asks(0, "HOLDUP").says("rob 1 8")


def over(*gold: int, **more: Any) -> Play:
    return table(run=["end_of_round"], round=20, gold=list(gold), **more)


TWO = "0 DG-02 DG-03"
THREE = "0 DG-02 DG-03 DG-05"
CASES: list[tuple[str, Callable[[], Play], list[str]]] = [
    ("round_started", fresh, ["BT-2.1, BT-1.7"]),
    ("round_started", lambda: table(run=["end_of_round"], winner=2), ["BT-2.1, BT-2.2"]),
    ("row_revealed", lambda: table(run=DRAW, round=1), ["BT-3.1, BT-3.2"]),
    ("row_revealed", lambda: table(run=DRAW, round=2), ["BT-3.1"]),
    ("bid_passed", auction, ["BT-4.7", "BT-4.4", "BT-4.8"]),
    ("bid_passed", slow, ["BT-4.7", "BT-4.4, U-65", "BT-4.4"]),
    ("auction_won", auction, ["BT-4.5"]),
    ("auction_won", slow, ["BT-4.9"]),
    ("bid_share_paid", lambda: table(run=PAY, seats=4, bid=9), ["BT-5.2, BT-5.4", "BT-5.2, BT-5.4", "BT-5.3"]),
    ("bid_share_paid", lambda: table(run=PAY, seats=4, bid=1), ["BT-5.2, BT-5.4"]),
    ("bid_share_paid", lambda: table(run=PAY, seats=4, bid=4), ["BT-5.2, BT-5.4"] * 3),
    ("card_picked", second, ["BT-7.1, BT-6.1", "BT-7.1, BT-6.2", "BT-7.1, BT-6.2"]),
    ("card_picked", copies, ["BT-7.1, BT-6.1"]),
    ("fee_paid", lambda: office(THREE), ["BT-7.2"]),
    ("fee_paid", lambda: office(THREE, governor="DG"), ["BT-7.2, BT-7.3"]),
    ("fee_paid", lambda: office(THREE, gold=0), ["BT-7.2, BT-7.7"]),
    ("fee_paid", lambda: office(THREE, gold=2, governor="DG"), ["BT-7.3, BT-7.7"]),
    ("mine_acquired", lambda: picked("DG-10"), ["BT-7.1"]),
    ("mine_acquired", taken, ["BT-12.1"]),
    ("mayor_changed", lambda: office(TWO, "1 DG-05 DG-06"), ["BT-8.2"]),
    ("mayor_changed", lambda: blown_up("mine DG-02", TWO, "1 DG-05 DG-06"), ["BT-8.2"]),
    ("mayor_changed", lambda: blown_up("mine DG-02", TWO, "1 DG-05 DG-06", "3 DG-07 DG-08", seats=4),
     ["BT-8.2, BT-8.6"]),
    ("card_waiting", lambda: picked("GOV-1"), ["BT-13.3, BT-9.4"]),
    ("card_waiting", lambda: picked("VEI-1"), ["BT-16.3, BT-9.4"]),
    ("card_waiting", lambda: picked("SAL-2"), ["BT-17.2, BT-9.4"]),
    ("card_waiting", lambda: picked("GIR-1"), ["BT-18.2, BT-9.4"]),
    ("card_held", lambda: picked("TEL-1"), ["BT-20.2, BT-9.3"]),
    ("card_held", lambda: picked("MUS-1"), ["BT-15.1, BT-9.3"]),
    ("card_removed", lambda: office(TWO, "1 DG-05 DG-06", governor="DG"), ["BT-13.4"]),
    ("card_removed", lambda: rolled("66", mines=["0 CM-06"]), ["BT-22.1"]),
    ("card_removed", lambda: blown_up("mine DG-02", TWO), ["BT-11.1", "BT-11.1, BT-11.2"]),
    ("event_no_target", lambda: picked("DYN-2"), ["BT-11.1, BT-9.6"]),
    ("event_no_target", lambda: picked("EXP-1"), ["BT-12.1, BT-9.6"]),
    ("card_shark_paid", lambda: picked("CSH-1", gold=[9, 4, 3]), ["BT-10.1", "BT-10.1, BT-24.1"]),
    ("dynamite_used", lambda: blown_up("mine DG-02", TWO), ["BT-11.1"]),
    ("dynamite_used", lambda: blown_up("mine DG-02", TWO, veins={"VEI-1": "DG-02"}), ["BT-11.1, BT-11.2"]),
    ("expropriation_used", taken, ["BT-12.1"]),
    ("expropriation_used", lambda: taken(veins={"VEI-1": "SN-09"}), ["BT-12.1, BT-12.5"]),
    ("governor_removed", lambda: office(TWO, "1 DG-05 DG-06", governor="DG"), ["BT-13.4"]),
    ("governor_removed",
     lambda: blown_up("mine DG-02", TWO, governor="DG", mayor_retention="two_mines"), ["BT-13.5"]),
    ("holdup_rolled", lambda: robbed("12"), ["BT-14.1"]),
    ("holdup_rolled", lambda: robbed("45"), ["BT-14.1, BT-14.2"]),
    ("vein_attached", lambda: picked("VEI-1", mines=["0 SN-09"]), ["BT-16.1"]),
    ("vein_attached", lambda: picked("SN-02", cards={0: "VEI-1"}), ["BT-16.1, BT-16.3"]),
    ("vein_removed", lambda: rolled("66", mines=["0 CM-06"], veins={"VEI-1": "CM-06"}), ["BT-16.2, BT-22.1"]),
    ("mine_produced", lambda: rolled("45", mines=["0 SN-09", "1 CJ-09"], veins={"VEI-1": "SN-09"}),
     ["BT-21.1", "BT-21.1, BT-16.1"]),
    ("saloon_paid", lambda: rolled("12", mines=["0 CC-03"], saloons=["1 CC SAL-1"]), ["BT-23.1"]),
    ("saloon_paid", lambda: rolled("12", gold=[0, 5, 5], mines=["0 CC-03"], saloons=["1 CC SAL-1", "2 CC SAL-2"]),
     ["BT-23.1, BT-24.1"] * 2),
    ("round_ended", lambda: table(run=["end_of_round"]), ["BT-2.2"]),
    ("round_ended", lambda: over(3, 4, 5), ["BT-25.1"]),
    ("round_ended", lambda: over(3, 4, 5, gold_visibility="hidden"), ["BT-25.1"]),
    ("game_ended", lambda: over(3, 4, 5), ["BT-26.3"]),
    ("game_ended", lambda: over(3, 5, 5), ["BT-26.3, BT-26.4"]),
    ("game_ended", lambda: over(3, 5, 0, tie_break="most_gold", mines=["2 DG-08"]), ["BT-26.3, BT-26.4"]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "scene", "rules"), CASES)
def test_what_happened_decides_which_rules_are_named(name: str, scene: Callable[[], Play], rules: list[str]) -> None:
    assert [event["rule"] for event in scene().events(name)] == rules


def test_whoever_leads_with_one_mine_is_mayor_by_a_rule_of_its_own() -> None:
    """BT-8.7: the mayor keeps the office with one mine, until that is gone, too."""
    t = blown_up("mine DG-02", TWO, "1 DG-05")
    t.next_row("DYN-2", winner=2)
    t.asks(2, "PICK").says("pick DYN-2")
    t.asks(2, "DYNAMITE_TARGET").says("mine DG-03")
    assert t.event("mayor_changed")["rule"] == "BT-8.2, BT-8.7"
