"""Every event is told in a form that is declared: with these fields, these words, and the rules behind it."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import jsonschema_rs
import pytest
from tests.games.dice_town.event_cases import GROUPS, Case, bribed, doc, one
from tests.games.dice_town.random_games import played, random_options
from tests.games.dice_town.scenario import MOMENT, SPEC, Play, payload, town
from tests.proofs import asked_for
from tests.words.test_dictionaries import placeholders

from tumbleweed.core.declarations import described, fields_of, forms_in
from tumbleweed.core.forms import Form
from tumbleweed.declared import event_schema
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import CARDS
from tumbleweed.games.dice_town.declared import events as declared
from tumbleweed.games.dice_town.places.place import PLACES
from tumbleweed.games.dice_town.town import Town
from tumbleweed.games.dice_town.words import FOLDER, MADE, ROWS
from tumbleweed.words import LANGUAGES, read

Payload = dict[str, Any]
FORMS = forms_in(declared)
SPOKEN = [form for form in FORMS if not form.silent]
IDS = asked_for("dice-town")["rules"] | asked_for("dice-town")["readings"]
NEVER = {"bribe_withdrawn": "an offer can only be raised (U-21), so the event is reserved"}


def parted(rule: str) -> list[str]:
    return rule.split(", ")


def key_of(form: Form[Any]) -> str:
    return f"event.{form.event}.{form.form}" if form.form else f"event.{form.event}"


def events(s: Town) -> list[Payload]:
    """All events of a game, as each player and a spectator may know them."""
    return [event for seat in (*range(s.count), -1) for event in SPEC.events(s, seat, 0)]


@cache
def games() -> list[Town]:
    """Random games of both editions and all numbers of seats, with random options; now and then the clock answers."""
    editions = ("second", "first")
    return [
        played(seed, 2 + seed // 2 % 4, random_options(random.Random(seed), editions[seed % 2]), time_outs=0.05)
        for seed in range(16)
    ]


@cache
def told() -> list[Payload]:
    """Every event of the random games and of the scenarios."""
    cases = [case.play.s for group in GROUPS for case in group()]
    return [event for s in (*games(), *cases) for event in events(s)]


# ---------------------------------------------------------------- the forms


def test_a_form_names_one_or_two_ids_of_the_dossier() -> None:
    for form in FORMS:
        assert set(parted(form.rule)) <= IDS, key_of(form)
        assert 1 <= len(parted(form.rule)) <= 2, key_of(form)


def test_no_field_is_called_like_one_of_the_moment() -> None:
    assert {"seq", "event", "form", "rule", *described(declared.Moment)} == MOMENT
    assert [form for form in FORMS if MOMENT & set(fields_of(form))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_a_sentence_and_every_sentence_a_form(language: str) -> None:
    rows = {f"event.{event}.row" for event in (*ROWS, "round_ended")} | {"event.dice_revealed.row_none"}
    said = {key for key in read(FOLDER, language).texts if key.startswith("event.") and "-" not in key}
    assert said == {key_of(form) for form in SPOKEN} | rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_says_fields_of_its_form_and_what_words_make_of_them(language: str) -> None:
    texts = read(FOLDER, language).texts
    for form in SPOKEN:
        said = placeholders(texts[key_of(form)])
        assert said <= {*fields_of(form), *MADE.get(form.event, ())}, key_of(form)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", ROWS)
def test_the_row_of_a_player_says_fields_of_that_row(event: str, language: str) -> None:
    (form,) = (form for form in FORMS if form.event == event)
    (row,) = get_args(get_type_hints(form.fields)[ROWS[event]])
    texts = read(FOLDER, language).texts
    for key in {f"event.{event}.row", f"event.{event}.row_none"} & set(texts):
        assert placeholders(texts[key]) <= set(described(row))


def test_what_words_make_is_made_for_events_that_there_are() -> None:
    assert set(MADE) <= {form.event for form in FORMS}


# ---------------------------------------------------------------- the events of whole games


def check(event: Payload) -> None:
    """One or two ids of the dossier; at the Doc's those of the edition played (DT-16 or DT-17)."""
    ids = parted(event["rule"])
    assert set(ids) <= IDS, event
    assert 1 <= len(ids) <= 2, event
    other = "DT-17." if event["edition"] == "first" else "DT-16."
    assert not [rule for rule in ids if rule.startswith(other)], event


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group.__name__))
def test_every_event_of_the_scenarios_has_rules_of_its_edition(group: Callable[[], list[Case]]) -> None:
    for case in group():
        for event in events(case.play.s):
            check(event)


def test_random_games_log_no_event_without_rules() -> None:
    for s in games():
        for event in events(s):
            check(event)


def strict(schema: Payload) -> Payload:
    """A schema by which nothing may be said that is not declared, in rows as well."""
    inner = {name: {"additionalProperties": False, **each} for name, each in schema["$defs"].items()}
    return {**schema, "$defs": inner}


def test_every_event_is_what_the_schema_says() -> None:
    validator = jsonschema_rs.validator_for(strict(event_schema("dice-town")))
    for event in {json.dumps({**event, "seq": 0}): event for event in told()}.values():
        validator.validate(event)


def test_form_and_rule_follow_from_what_a_reader_is_told() -> None:
    """The teller knows everything. If two events looked the same but for form or rule, these would give it away."""
    known: dict[str, tuple[str, str]] = {}
    for event in told():
        fields = {name: value for name, value in event.items() if name not in ("seq", "form", "rule")}
        shown = (event["form"], event["rule"])
        assert known.setdefault(json.dumps(fields, sort_keys=True), shown) == shown, event


def forms_of(event: Payload) -> Iterator[Form[Any]]:
    """The forms that an event may be told in, by its name, its form and exactly its fields."""
    fields = set(payload(event))
    for form in FORMS:
        if (form.event, form.form) == (event["event"], event["form"]) and set(fields_of(form)) == fields:
            yield form


def test_every_form_is_told() -> None:
    """In random games or scenarios, except forms that are only reserved."""
    shapes = {(event["event"], event["form"], *sorted(event)): event for event in told()}
    found = [list(forms_of(event)) for event in shapes.values()]
    assert all(len(forms) == 1 for forms in found)
    missing = set(FORMS) - {form for forms in found for form in forms}
    assert {form.event for form in missing} == set(NEVER)


# ---------------------------------------------------------------- the rules behind single lines


def rules(t: Play, name: str, seat: int = -1) -> list[str]:
    """The rules behind all events of a name, as a seat (-1: a spectator) is told them."""
    return [event["rule"] for event in t.events(name, seat)]


def played_card(card: str) -> Play:
    """A town in which only this card can be played, by seat 0 unless it has to be another."""
    hands = {"hands": [[card], ["claim 3"]]}
    others = {"hands": [[], [card]], "sheriff": 1}
    scenes: dict[str, tuple[str, list[str], Payload]] = {
        "dynamite": ("gold_mine", ["999KK", "TTTJJ"], hands),
        "split": ("bank", ["TKKKK", "99999"], {**others, "bank": 5}),
        "credit": ("general_store", ["JKKKK", "AAAAA"], {**hands, "store_deck": ["equip_1", "equip_2"]}),
        "joe": ("general_store", ["JKKKK", "AAAAA", "99999"], {"store_deck": ["joe"]}),
        "girls": ("saloon", ["QKKKK", "AAAAA"], hands),
        "marshall": ("sheriff", ["KAAAA", "99999"], others),
        "corruption": ("town_hall", ["9999A", "KKKTT"], hands),
    }
    place, dice, more = scenes[card]
    return town([place], dice=dice, **more)


@pytest.mark.parametrize(
    ("card", "seat", "decision", "answer", "rule"),
    [
        ("dynamite", 0, "D-09", "play dynamite", "DT-20.7"),
        ("split", 1, "D-10", "play split", "DT-20.8"),
        ("credit", 0, "D-11", "play credit", "DT-20.9"),
        ("joe", 0, "D-13", "seat 1", "DT-20.10"),
        ("girls", 0, "D-14", "play girls", "DT-20.11"),
        ("marshall", 1, "D-17", "play marshall", "DT-20.12"),
        ("corruption", 0, "D-18", "play corruption", "DT-20.13"),
    ],
)
def test_a_card_s_line_names_the_card_s_rule(card: str, seat: int, decision: str, answer: str, rule: str) -> None:
    t = played_card(card)
    t.asks(seat, decision).says(answer)
    assert t.event("card_played")["card"] == card
    assert rules(t, "card_played") == [rule]


@pytest.mark.parametrize(("edition", "rule"), [("first", "DT-20.14, U-52"), ("second", "DT-20.15, U-52")])
def test_doc_badlucks_elixir_follows_the_edition(edition: str, rule: str) -> None:
    t = town(["doc_badluck"], edition=edition, dice=["AAAAA", "KKKKK", "99999"], hands=[["doc_elixir"]],
             gained=(0, 2), controlled=(0, 2))  # fmt: skip
    t.asks(0, "D-19").says("play doc_elixir")
    assert rules(t, "card_played") == [rule]


def test_every_action_card_names_a_rule() -> None:
    for kind, name in enumerate(BOX.kinds):
        if not BOX.is_equipment[kind]:
            assert set(parted(CARDS[kind].rule)) <= IDS, name


def test_a_place_s_line_names_the_place_s_rule() -> None:
    sections = {"gold_mine": "DT-9.", "bank": "DT-10.", "general_store": "DT-12.", "saloon": "DT-13.",
                "sheriff": "DT-14.", "town_hall": "DT-15."}  # fmt: skip
    assert set(sections) == set(PLACES.values()) - {"stagecoach", "doc_badluck"}
    won = {form.form: form.rule for form in FORMS if form.event == "place_won"}
    assert set(won) == set(sections)
    for place, section in sections.items():
        assert [found for found in parted(won[place]) if found.startswith(section)], place


def test_rolling_line_by_line() -> None:
    t = town(["roll"], dice=["9999", "99"], rolls=[["A"], ["TTT", "JQK"]]).keeps("A", "none")
    assert rules(t, "dice_rolled") == ["DT-3.1", "DT-3.1", "DT-6.2, DT-6.3"]
    assert rules(t, "choice_locked") == ["DT-3.2", "DT-3.2"]
    assert rules(t, "choice_locked", 0) == ["DT-3.2", "DT-3.2"]
    assert rules(t, "choice_locked", 1) == ["DT-3.2", "DT-5.1"]
    assert rules(t, "paid_stagecoach") == ["DT-5.1"]


def test_a_cancelled_brute_line_by_line() -> None:
    t = town(["roll"], rolls=[["99999"], ["9TJQK"]], hands=[["brute"], ["wanted"]])
    t.keeps("99999 brute", "9 T").asks(1, "D-06").says("play wanted")
    assert rules(t, "choice_locked", 0) == ["DT-7.1", "DT-3.2"]
    assert rules(t, "choice_locked", 1) == ["DT-3.2", "DT-3.2, DT-4.1"]
    assert rules(t, "card_played") == ["DT-20.16", "DT-20.4"]
    assert rules(t, "card_cancelled") == ["DT-20.5, U-12"]
    assert rules(t, "paid_stagecoach") == ["DT-4.1, DT-4.2"] * 2


def test_a_cheater_line_by_line() -> None:
    t = town(["roll"], rolls=[["99999"], ["9TJQK"]], hands=[["cheater"]]).keeps("9", "9")
    t.asks(0, "D-05").says("turn 9 A")
    assert rules(t, "card_played") == rules(t, "die_turned") == ["DT-20.17"]


def test_another_card_that_is_cancelled() -> None:
    t = one("bank", ["TKKKK", "99999", "AAAAA"], bank=5, hands=[["wanted"], ["split"]])
    t.asks(1, "D-10").says("play split")
    t.asks(0, "D-06").says("play wanted")
    assert rules(t, "card_cancelled") == ["DT-20.5"]


@pytest.mark.parametrize(("named", "rule"), [(1, "DT-19.2"), (0, "DT-19.1")])
def test_a_sheriff_who_decides_for_himself(named: int, rule: str) -> None:
    t = one("bank", ["TTKKK", "TTAAA"], sheriff=1, bribes="off")
    t.asks(1, "D-08").says(f"seat {named}")
    assert rules(t, "tie_decided") == [rule]


@pytest.mark.parametrize(("mine", "rule"), [(2, "DT-9.3"), (3, "DT-9.1")])
def test_a_mine_that_holds_too_little(mine: int, rule: str) -> None:
    assert rules(one("gold_mine", ["999KK", "AAAAA"], mine=mine), "nuggets_mined") == [rule]


@pytest.mark.parametrize(("bank", "rule"), [(0, "DT-10.1, U-68"), (1, "DT-10.1")])
def test_a_bank_that_is_empty(bank: int, rule: str) -> None:
    assert rules(one("bank", ["TKKKK", "AAAAA"], bank=bank), "bank_robbed") == [rule]


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_the_store_s_second_action(seat: int) -> None:
    deck = ["equip_1", "equip_2"]
    first = one("general_store", ["JKKKK", "AAAAA"], store_deck=deck, round=1)
    assert rules(first, "store_drawn", seat) == ["DT-12.1, DT-12.3"] * 2
    once = one("general_store", ["JKKKK", "AAAAA"], store_deck=deck)
    assert rules(once, "store_drawn", seat) == ["DT-12.1"]
    twice = one("general_store", ["JKKKK", "AAAAA"], store_deck=deck, hands=[["credit"]])
    twice.asks(0, "D-11").says("play credit")
    assert rules(twice, "store_drawn", seat) == ["DT-12.1", "DT-12.4"]


def test_only_whoever_keeps_nervous_joe_is_told_his_rule() -> None:
    t = played_card("joe")
    assert [rules(t, "store_kept", seat) for seat in (0, 1, -1)] == [["DT-12.6"], ["DT-12.1"], ["DT-12.1"]]


def test_the_second_theft_is_the_girls() -> None:
    t = town(["saloon"], dice=["QKKKK", "AAAAA"], hands=[["girls"], ["claim 3", "claim 3"]])
    t.asks(0, "D-14").says("play girls")
    assert rules(t, "theft") == rules(t, "theft", 1) == ["DT-13.1, DT-13.3", "DT-13.6"]


def test_the_badge_line_by_line() -> None:
    marshall = played_card("marshall")
    marshall.asks(1, "D-17").says("play marshall")
    assert rules(marshall, "sheriff_stays") == ["DT-14.4"]
    power = doc(elixirs=("power", "domination"))
    power.asks(0, "D-23").says("elixir 1")
    assert rules(power, "sheriff_changed") == ["DT-17.8"]
    assert rules(one("sheriff", ["KKAAA", "KK999"]), "tie") == ["DT-14.3"]


def test_a_town_hall_without_claims() -> None:
    t = one("town_hall", ["9999A", "KKKTT"], row=(), claim_deck=())
    assert rules(t, "claims_taken") == ["DT-15.4"]


@pytest.mark.parametrize(
    ("remedy", "owned", "rule", "tribute"),
    [
        ("small_swindle", {"dollars": [0, 2, 1]}, "DT-16.8", ["DT-16.8", "DT-16.8, U-50"]),
        ("big_swindle", {"nuggets": [0, 1, 0]}, "DT-16.9", ["DT-16.9", "DT-16.9, U-50"]),
    ],
)
def test_the_swindles_line_by_line(remedy: str, owned: Payload, rule: str, tribute: list[str]) -> None:
    t = doc("first", "AKKKK", **owned)
    t.asks(0, "D-21").says(f"remedy {remedy}")
    assert rules(t, "doc_remedy") == [rule]
    assert rules(t, "tribute_paid") == tribute


def test_an_elixir_that_brings_too_little_or_nothing() -> None:
    charm = doc(elixirs=("charm", "domination"))
    charm.asks(0, "D-23").says("elixir 1")
    assert rules(charm, "tribute_paid") == ["DT-17.8, U-50"] * 2
    power = doc(elixirs=("power", "domination"), sheriff=0)
    power.asks(0, "D-23").says("elixir 1")
    assert rules(power, "no_effect") == ["DT-17.8, U-53"]
    joe = one("general_store", ["JKKKK", "AAAAA"], store_deck=["joe"], dollars=[3, 0])
    assert rules(joe, "no_effect") == ["U-34"]


@pytest.mark.parametrize(
    ("elixir", "rule"),
    [("protection", "U-49"), ("friendship", "U-54"), ("domination", "U-54"), ("luck", "DT-17.8, U-53")],
)
def test_an_elixir_without_effect(elixir: str, rule: str) -> None:
    t = doc(elixirs=(elixir, "wealth"), exact_deck=True)
    t.asks(0, "D-23").says("elixir 1")
    assert rules(t, "no_effect") == [rule]


def test_a_final_tie_that_claims_decide() -> None:
    t = town(["scoring"], 2, hands=[["claim 2"], ["claim 1", "claim 1"]], dollars=[0, 0], nuggets=[0, 5])
    assert rules(t, "final_tie") == ["DT-22.8"]


def test_an_offer_for_going_first_to_the_doc() -> None:
    t = town(["doc_badluck"], dice=["KKKKK", "99999", "JJJJJ"], gained=(2,), controlled=(2,), sheriff=2,
             bribe_doc_order=True)  # fmt: skip
    t.asks(0, "D-07").says("bribe dollars 2")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-20").says("seat 0")
    for seat in (0, 1, 2, -1):
        assert rules(t, "bribe_offered", seat) == rules(t, "bribe_paid", seat) == ["U-23"]


def test_a_bribed_tie_at_the_mine_line_by_line() -> None:
    assert [(event["event"], event["rule"]) for event in SPEC.events(bribed().s, -1, 0)] == [
        ("tie", "DT-8.5"),
        ("bribe_offered", "DT-19.4, U-21"),
        ("tie_decided", "DT-19.1"),
        ("bribe_paid", "DT-19.4, U-21"),
        ("place_won", "DT-8.2, DT-9.1"),
        ("nuggets_mined", "DT-9.1"),
    ]


def test_a_tie_at_the_town_hall_is_one_of_combinations() -> None:
    assert rules(town(["town_hall"], dice=["99KKA"] * 2), "tie") == ["DT-18.6, U-42"]
