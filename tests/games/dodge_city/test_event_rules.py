"""Every event is told in a declared form: its fields, a sentence in each language, and the rules to read beside it."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from tests.games.dodge_city.fits import misfit
from tests.games.dodge_city.scenario import Play, town
from tests.games.dodge_city.test_telling import PUBLIC, bare, played_log
from tests.proofs import asked_for
from tests.words import dodge_city_rare as rare
from tests.words.test_dictionaries import placeholders

from tumbleweed.core.declarations import fields_of, forms_in
from tumbleweed.core.events import Event, Log
from tumbleweed.core.forms import Form
from tumbleweed.declared import event_schema
from tumbleweed.games.dodge_city.box import BOX
from tumbleweed.games.dodge_city.challenging import tell_duel
from tumbleweed.games.dodge_city.declared import events
from tumbleweed.games.dodge_city.drawing import WHY_DRAWN
from tumbleweed.games.dodge_city.effects.deck import EVENTS
from tumbleweed.games.dodge_city.words import MADE
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES

RULES = asked_for("dodge-city")["rules"]
FORMS = forms_in(events)
SECRET = {"money_visibility": "hidden", "show_unused_duel_cards": False}
DECISIONS = [f"D-{number}" for number in range(1, 16)]


def check_ids(rules: str) -> None:
    """One or two ids of the dossier, none of them twice."""
    named = rules.split(", ")
    assert 1 <= len(set(named)) == len(named) <= 2, rules
    assert set(named) <= RULES, rules


@cache
def logs() -> list[tuple[int, Log]]:
    """Games of all numbers of seats, with everything open and with everything hidden."""
    tables = [(seats, options, seed) for seats in range(2, 6) for options in ({}, SECRET) for seed in range(3)]
    return [
        (seats, played_log(seats, {**options, "start_cash": 1000 * seed}, 700 + 10 * seats + seed))
        for seats, options, seed in tables
    ]


@cache
def told() -> list[dict[str, Any]]:
    """Every event of these games, as everybody is told it; equal ones only once."""
    seen: dict[str, dict[str, Any]] = {}
    for seats, log in logs():
        for event in log.events:
            for seat in range(-1, seats):
                payload = event.seen_by(seat)
                assert payload is not None
                seen.setdefault(json.dumps(payload), payload)
    return list(seen.values())


@cache
def described(name: str) -> dict[str, Any]:
    """The schema of an event, as its different readers get it."""
    schema = event_schema("dodge-city")
    own = [each for each in schema["$defs"].values() if each.get("properties", {}).get("event") == {"const": name}]
    return {"anyOf": own, "$defs": schema["$defs"]}


def check(event: dict[str, Any]) -> None:
    """The event is as declared."""
    wrong = misfit({"seq": 0, **event}, described(event["event"]))
    assert not wrong, f"{event}: {wrong}"


# ---------------------------------------------------------------- what is declared


def test_every_event_of_the_dossier_is_declared() -> None:
    assert {form.event for form in FORMS} == set(PUBLIC)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.event}.{form.form}")
def test_every_form_names_rules_of_the_dossier(form: Form[Any]) -> None:
    check_ids(form.rule)
    assert form.fields.__doc__


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.event}.{form.form}")
def test_every_field_has_a_kind(form: Form[Any]) -> None:
    """Except flags and rows; a kind is one word, not a note that came first by mistake."""
    kinds = {name: field.kind for name, field in fields_of(form).items()}
    assert {name for name in kinds if not kinds[name]} <= {
        "players",
        "cards",
        "ranking",
        "by_final_duel",
        "closed",
        "placed",
    }
    assert all(kind.isalpha() for kind in kinds.values() if kind), kinds


def test_every_event_card_names_a_rule() -> None:
    for card in EVENTS:
        for why in {"DC-5.1", *WHY_DRAWN.values()}:
            check_ids(f"{why}, {card.effect.rule}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_a_sentence_and_no_sentence_is_without_a_form(language: str) -> None:
    texts = wording("dodge-city", language).words.texts
    spoken = {f"event.{form.event}" + f".{form.form}" * bool(form.form): form for form in FORMS if not form.silent}
    assert {key for key in texts if key.startswith("event.") and "-" not in key} == set(spoken)
    for key, form in spoken.items():
        known = {*fields_of(form), *MADE.get(form.event, ())}
        assert placeholders(texts[key]) <= known, key


def test_nothing_is_made_for_the_words_in_vain() -> None:
    used: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for key, text in wording("dodge-city", language).words.texts.items():
            if key.startswith("event."):
                used.setdefault(key.split(".")[1].partition("-")[0], set()).update(placeholders(text))
    for event, made in MADE.items():
        assert set(made) <= used[event], event


# ---------------------------------------------------------------- what is told


def test_every_event_is_as_it_is_declared() -> None:
    for event in told():
        check(event)


def test_every_event_names_rules_of_the_dossier() -> None:
    for rules in {event["rule"] for event in told()}:
        check_ids(rules)


def test_form_and_rules_tell_no_more_than_the_fields() -> None:
    """Whoever is told the same is told it in the same form and by the same rules, whatever is hidden from them."""
    forms: dict[str, tuple[str, str]] = {}
    for event in told():
        fields = json.dumps(bare(event))
        assert forms.setdefault(fields, (event["form"], event["rule"])) == (event["form"], event["rule"]), event
    assert len(forms) > 5000


def test_every_form_is_told_somewhere() -> None:
    """In random games, or in the scenes below."""

    def forms_of(event: Event) -> Iterator[tuple[str, str, bool]]:
        yield event.name, event.form, False
        yield from ((event.name, own["form"], True) for _, own in event.secrets)

    scenes = [log for play in {case[0]: None for case in CASES} if (log := play().s.log) is not None]
    found = {form for log in [*(log for _, log in logs()), *scenes] for event in log.events for form in forms_of(event)}
    assert found == {(form.event, form.form, form.beyond is not None) for form in FORMS}


def test_every_decision_that_the_clock_takes_names_a_rule() -> None:
    asked = [town("start", hands=[["L6"], ["C4"]]), *(position() for position in rare.RARE_POSITIONS)]
    asked += [rare.an_event(card) for card in rare.EVENTS_THAT_ASK]
    seen = set()
    for t in asked:
        seat = t.view(-1)["waiting"][0]
        timed_out = t.time_out(seat).event("timeout_default", seat)
        check_ids(timed_out["rule"])
        seen.add(timed_out["decision"])
    assert seen == set(DECISIONS)


def test_the_lines_of_a_turn_name_their_rules() -> None:
    """A picture card, an opening by a purchase, a free stone, one that is lost, and the end of the turn."""
    t = town("turn 0", hands=[["S2", "C4"]])
    t.asks(0, "D-2").says("play S2")
    t.asks(0, "D-4").says("open OFF sheriff", "buy OFF 0,1", "free OFF 0,2", "done").ends()
    named = [payload["rule"] for name in dict.fromkeys(t.told()) for payload in t.events(name)]
    assert named == [
        "DC-6.1", "DC-6.5, DC-6.6", "DC-6.5, DC-6.6", "DC-7.2", "DC-7.7, DC-7.8", "DC-7.2, DC-7.4", "DC-6.5, DC-6.6",
        "DC-6.6, DC-6.8", "DC-7.13",
    ]  # fmt: skip


def test_the_first_deal_and_the_later_ones() -> None:
    log = played_log(2, {}, 5)
    for seat in (-1, 0, 1):
        dealt = [event["rule"] for event in log.seen_by(seat) if event["event"] == "cards_dealt"]
        assert len(dealt) > 1
        assert dealt == ["DC-1.5, DC-12.2"] + ["DC-12.2"] * (len(dealt) - 1)


# ---------------------------------------------------------------- what happened decides

STORE = "bandit\n..1111\nB11D.1\n00P00K\n.000.."
"""Both are connected."""
OFFICE = "sheriff\nB11D\n.1.0\n.1..\nP11K"
MEN = "cowboy\nB00D\n11..\n....\nP..K"


def number_card() -> Play:
    return town("turn 0", hands=[["L7", "C4"]]).asks(0, "D-2").says("play L7")


def picture_card() -> Play:
    t = town("turn 0", hands=[["L2", "C4"]]).asks(0, "D-2").says("play L2")
    return t.asks(0, "D-4").says("open SAL lady", "buy SAL 0,0", "free SAL 0,1", "take back", "take back")


def question_mark() -> Play:
    t = town("placing_2", hands=[["Q3", "C4"], ["C5"]], events=["EV19"], buildings={"OFF": MEN})
    return t.asks(0, "D-2").says("play Q3").asks(0, "D-10").says("take OFF 1,0")


def raid() -> Play:
    return rare.a_raid().asks(1, "D-3").says("take BNK 0,1", "done")


def start() -> Play:
    return town("start", hands=[["L6"], ["C4"]]).chooses("L6", "C4")


def start_by_lot() -> Play:
    return town("start", hands=[["Q1"], ["Q2"]], lots=[1], events=["EV01", "EV08"]).chooses("Q1", "Q2")


def deal() -> Play:
    return town("pass", deck=["C1"], exact_deck=True)


def forced_sale() -> Play:
    return rare.in_debt().asks(0, "D-5").says("take POS 0,1")


def forgiven() -> Play:
    return town("event 0", events=["EV08"], cash=[200])


def collection() -> Play:
    return town("event 0", events=["EV05"])


def settlement() -> Play:
    return town("settlement", buildings={"OFF": OFFICE})


def lost_stone() -> Play:
    return town("event 0", events=["EV14"], buildings={"OFF": MEN}).asks(0, "D-6").says("take OFF 0,1")


def too_few_to_lose() -> Play:
    return town("event 0", events=["EV15"], buildings={"OFF": "cowboy\nB0.D\n....\n....\nP..K"})


def raid_declined() -> Play:
    return town("event 0", events=["EV19"], buildings={"OFF": MEN}).asks(0, "D-10").says("done")


def raid_without_stones() -> Play:
    return town("event 0", events=["EV19"])


def reinforcement() -> Play:
    buildings = {"OFF": OFFICE.replace("sheriff", "bandit")}
    t = town("duel", hands=[["Q1"], ["C1"]], buildings=buildings, events=["EV22"])
    t.asks(0, "D-14").says("challenge 1 OFF")
    t.asks(1, "D-15").says("pass")
    return t.asks(0, "D-11").says("free OFF 1,0", "done")


def moved() -> Play:
    t = town("event 0", "event 0", events=["EV23", "EV24"], buildings={"OFF": MEN})
    t.asks(0, "D-12").says("move OFF 0,1", "to OFF 2,0", "done")
    return t.asks(0, "D-13").says("move OFF 1,0", "to OFF 2,1")


def events_used_up() -> Play:
    return town("event 0", "event 1", events=["EV01"], exact_events=True)


def neutralised() -> Play:
    return rare.the_last_cell().asks(0, "D-4").says("buy OFF 3,2", "done")


def control_duel() -> Play:
    return town("duel", hands=[["G4"], ["S7"]], buildings={"STO": STORE})


def control_duel_even() -> Play:
    hands = [["Q1"], ["Q2"]]
    return town("duel", "settlement", hands=hands, buildings={"STO": STORE}, events=["EV01", "EV02"])


def challenge() -> Play:
    return rare.a_duel_won().asks(1, "D-15").says("take BNK 0,1")


def challenge_even() -> Play:
    t = town("duel", hands=[["Q1"], ["Q5"]], buildings={"OFF": OFFICE}, events=["EV01", "EV02"])
    return t.asks(0, "D-14").says("challenge 1 OFF")


def equal_cards() -> Play:
    """No two cards of the box are equal; those of another one might be."""
    t = town("duel", hands=[["L6"], ["G3"]], buildings={"OFF": OFFICE})
    for player in t.s.players:
        player.shown = BOX.cards.index("L6")
    tell_duel(t.s, 0, 1, 3, -1)
    return t


def enough_points() -> Play:
    return town("end_of_pass", points=[6, 1])


def enough_points_twice() -> Play:
    return town("end_of_pass", points=[6, 6], deck=["Q1", "Q2", "L1"], exact_deck=True)


def all_decided() -> Play:
    done = dict.fromkeys(("SAL", "POS", "BNK", "OFF", "HOT", "STO"), "neutral lady")
    return town("end_of_pass", points=[2, 1], buildings=done, disc_supply="unlimited")


def last_pass() -> Play:
    return town("end_of_pass", points=[2, 2], number=3, pass_limit=3)


def time_out_at_the_start() -> Play:
    return town("start", hands=[["L6"], ["C4"]]).time_out(0)


def time_out_of_a_challenge() -> Play:
    return rare.a_challenge().time_out(1)


CASES: list[tuple[Callable[[], Play], str, dict[str, Any], str, str]] = [
    (number_card, "card_played", {"card": "L7"}, "number", "DC-6.4"),
    (picture_card, "card_played", {"card": "L2"}, "picture", "DC-6.5, DC-6.6"),
    (question_mark, "card_played", {"card": "Q3"}, "question", "DC-6.9"),
    (raid, "card_played", {"card": "I1"}, "raid", "DC-6.10"),
    (start, "round_started", {"round": "start"}, "start", "DC-4.1, DC-4.3"),
    (question_mark, "round_started", {"round": "placing_2"}, "placing_2", "DC-6.1, DC-2.3"),
    (challenge, "round_started", {"round": "duel"}, "duel", "DC-10.1, DC-10.2"),
    (start, "start_player_set", {"reason": "highest"}, "", "DC-4.3, DC-2.3"),
    (start_by_lot, "start_player_set", {"reason": "lot"}, "", "DC-4.4, DC-2.3"),
    (start_by_lot, "lot_drawn", {"candidates": [0, 1], "player": 1}, "", "DC-4.4"),
    (deal, "deck_reshuffled", {"round": "deal"}, "", "DC-12.3"),
    (enough_points_twice, "deck_reshuffled", {"round": "end"}, "", "DC-13.5, DC-12.3"),
    (number_card, "money_changed", {"reason": "number_card", "amount": 700}, "number_card", "DC-6.4"),
    (picture_card, "money_changed", {"reason": "purchase", "amount": -300}, "purchase", "DC-7.2"),
    (picture_card, "money_changed", {"reason": "taken_back", "amount": 300}, "taken_back", "DC-7.13"),
    (forced_sale, "money_changed", {"reason": "forced_sale", "amount": 150}, "sold", "DC-5.5, DC-5.8"),
    (settlement, "money_changed", {"reason": "rent", "amount": 600}, "rent", "DC-11.4"),
    (start_by_lot, "money_changed", {"player": 1, "amount": 500, "counterpart": None}, "gained", "DC-5.2"),
    (start_by_lot, "money_changed", {"player": 0, "amount": -300, "counterpart": None}, "paid", "DC-5.4"),
    (collection, "money_changed", {"amount": -150, "counterpart": 0}, "handed", "DC-5.4"),
    (collection, "money_changed", {"amount": 150, "counterpart": 1}, "received", "DC-5.4"),
    (picture_card, "stone_placed", {"source": "buy"}, "buy", "DC-7.2, DC-7.4"),
    (picture_card, "stone_placed", {"source": "picture"}, "picture", "DC-6.5, DC-6.6"),
    (reinforcement, "stone_placed", {"source": "event"}, "event", "DC-5.10"),
    (picture_card, "stone_taken_back", {"closed": False}, "plain", "DC-7.13"),
    (picture_card, "stone_taken_back", {"closed": True}, "closed", "DC-7.13, DC-7.7"),
    (raid, "stone_removed", {"by": 1, "reason": "indio"}, "indio", "DC-6.10"),
    (challenge, "stone_removed", {"by": 1, "reason": "duel"}, "duel", "DC-10.15"),
    (question_mark, "stone_removed", {"by": 0, "reason": "event"}, "event", "DC-5.3, DC-5.7"),
    (lost_stone, "stone_removed", {"by": 0, "reason": "event"}, "lost", "DC-5.2, DC-5.7"),
    (forced_sale, "stone_removed", {"by": 0, "reason": "forced_sale"}, "forced_sale", "DC-5.5"),
    (moved, "stone_moved", {"owner": 0, "by": 0}, "own", "DC-5.3, DC-7.5"),
    (moved, "stone_moved", {"owner": 1, "by": 0}, "other", "DC-5.3, DC-7.5"),
    (challenge, "connection_lost", {"player": 0}, "", "DC-8.4, DC-8.6"),
    (neutralised, "building_neutralised", {"building": "OFF"}, "", "DC-9.1, DC-9.3"),
    (events_used_up, "event_pile_reshuffled", {"cards": 32}, "", "DC-5.1"),
    (start_by_lot, "event_drawn", {"card": "EV01"}, "", "DC-4.6, DC-5.2"),
    (forced_sale, "event_drawn", {"card": "EV08"}, "", "DC-6.9, DC-5.4"),
    (question_mark, "event_drawn", {"card": "EV19"}, "", "DC-6.9, DC-5.3"),
    (reinforcement, "event_drawn", {"card": "EV22"}, "", "DC-5.1, DC-5.10"),
    (start_by_lot, "event_resolved", {"card": "EV01", "outcome": "full"}, "full", "DC-5.12"),
    (too_few_to_lose, "event_resolved", {"outcome": "partial"}, "partial", "DC-5.2"),
    (raid_without_stones, "event_resolved", {"outcome": "none"}, "none", "DC-5.2"),
    (raid_declined, "event_resolved", {"outcome": "declined"}, "declined", "DC-5.3"),
    (forgiven, "debt_forgiven", {"missing": 100}, "", "DC-5.6"),
    (control_duel, "control_duel", {"winner": 0}, "won", "DC-10.4, DC-10.6"),
    (control_duel_even, "control_duel", {"winner": None}, "even", "DC-10.7"),
    (control_duel_even, "building_undecided", {"connected": [0, 1]}, "", "DC-11.2"),
    (challenge, "duel_revealed", {"card": "L7", "their_card": "L1", "winner": 1}, "won", "DC-10.14, DC-10.15"),
    (reinforcement, "duel_revealed", {"card": "Q1", "their_card": "C1", "winner": 1}, "won", "DC-10.14, DC-10.16"),
    (challenge_even, "duel_revealed", {"card": "Q1", "their_card": "Q5", "winner": None}, "even", "DC-10.17"),
    (equal_cards, "duel_revealed", {"card": "L6", "their_card": "L6", "winner": None}, "even", "DC-10.18"),
    (enough_points_twice, "final_duel_round", {"winner": None}, "even", "DC-13.4, DC-13.5"),
    (enough_points, "game_ended", {"by_final_duel": False}, "plain", "DC-13.1, DC-13.2"),
    (enough_points_twice, "game_ended", {"by_final_duel": True}, "duel", "DC-13.1, DC-13.4"),
    (all_decided, "game_ended", {"reason": "all_buildings_finished"}, "plain", "DC-13.3, DC-13.6"),
    (last_pass, "game_ended", {"reason": "pass_limit"}, "duel", "DC-13.3, DC-13.4"),
    (time_out_at_the_start, "timeout_default", {"decision": "D-1"}, "", "DC-4.1"),
    (time_out_of_a_challenge, "timeout_default", {"decision": "D-14", "action": "pass"}, "", "DC-10.12"),
]


@pytest.mark.parametrize(("play", "name", "fields", "form", "rules"), CASES)
def test_what_happened_decides_form_and_rules(
    play: Callable[[], Play], name: str, fields: dict[str, Any], form: str, rules: str
) -> None:
    t = play()
    found = [event for event in t.events(name) if fields.items() <= event.items()]
    assert {(event["form"], event["rule"]) for event in found} == {(form, rules)}
    for seat in range(-1, t.s.count):
        for event in t.events(name, seat):
            check(event)
