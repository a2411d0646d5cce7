"""Dodge City in words, in three languages: everything that comes up in random games, and everything in the box."""

import re
from typing import Any

import pytest
from tests.words.dodge_city_rare import NAMELESS, RARE
from tests.words.games import NAMES
from tests.words.speech import RULE, check_whole_game, good, refused_rules, sources

from tumbleweed.core.errors import BadAction, IllegalAnswer
from tumbleweed.core.options import NumberOption
from tumbleweed.games import dodge_city
from tumbleweed.games.dodge_city.answer_rules import (
    BY_DECISION,
    BY_VERB,
    ENDING,
    OWN_FREE,
    PLAYING,
    START_QUESTION,
    TAKING_BACK,
)
from tumbleweed.games.dodge_city.board import MARKS, STANDARD
from tumbleweed.games.dodge_city.box import BOX, DISTRICTS, FIGURES
from tumbleweed.games.dodge_city.effects.deck import DESIGN, EVENT_DECKS, EVENTS
from tumbleweed.games.dodge_city.table import OPTIONS
from tumbleweed.games.dodge_city.town import ROUNDS
from tumbleweed.wording import Wording, wording
from tumbleweed.words import LANGUAGES

DECISIONS = [f"D-{number}" for number in range(1, 16)]


def asking_rules() -> set[str]:
    """The rules of the questions: a refusal without a reason of its own names them."""
    texts = [path.read_text(encoding="utf-8") for path in sources(dodge_city)]
    return {rule for text in texts for rule in re.findall(r'rule: ClassVar\[str\] = "([^"]+)"', text)}


RULES = sorted(refused_rules(dodge_city) | asking_rules())


@pytest.fixture(params=LANGUAGES)
def w(request: pytest.FixtureRequest) -> Wording:
    return wording("dodge-city", request.param)


def silent(event: dict[str, Any]) -> bool:
    """What is already told by the card that is played, the stone that is placed or the building that is won."""
    name = event["event"]
    if name == "money_changed":
        told = event["reason"] not in ("event", "forced_sale")
        return told or (event["counterpart"] is not None and event["amount"] > 0)
    if name == "event_resolved":
        return bool(event["outcome"] == "full")
    return name in ("turn_started", "free_stones_granted") or (name == "cards_dealt" and "cards" not in event)


def meaning(view: dict[str, Any], text: str) -> object:
    """All question marks are the same choice, and so are all Raids."""
    return text[:6] if text.startswith(("play Q", "play I")) else text


@pytest.mark.parametrize("number", range(0, 8, 2))
def test_a_whole_game_has_words(number: int) -> None:
    check_whole_game("dodge-city", number, silent, meaning)


@pytest.mark.parametrize("event", RARE, ids=lambda event: event["event"])
def test_rare_events_have_sentences(w: Wording, event: dict[str, Any]) -> None:
    text = w.event(event, NAMES)
    assert text is not None
    assert good(text)
    assert "Doc" in text or event["event"] in NAMELESS


def test_every_card_has_a_name_and_an_effect(w: Wording) -> None:
    cards = [w.card(name) for name in BOX.cards]
    designs = [w.card(event.id) for event in EVENTS]
    for title, effect in cards + designs:
        assert good(title)
        assert effect.endswith(".")
        assert good(effect)
    assert len(set(cards)) == 37
    assert len({title for title, effect in designs}) == len(EVENTS) == 24
    assert [w.card(EVENT_DECKS[-1].name(card)) for card in range(len(DESIGN))] == [designs[design] for design in DESIGN]
    for unknown in ("ace of spades", "L8", "Q9", "EV25", "EV01z", ""):
        with pytest.raises(BadAction, match="there is no card"):
            w.card(unknown)


def test_the_numbers_of_the_events_are_in_their_texts(w: Wording) -> None:
    for event in EVENTS:
        for number in (event.amount, event.least, event.cap):
            assert not number or str(number) in w.card(event.id)[1], event.id


def test_cards_say_what_they_bring() -> None:
    english, german, hungarian = (wording("dodge-city", language) for language in LANGUAGES)
    assert english.card("L5")[0] == "Lady 5 (500 dollars)"
    assert english.card("L2")[0] == "Lady 2 (picture card: 2 Ladies)"
    assert english.card("G1")[0] == "Gun-Man 1 (picture card: 1 Gun-Man)"
    assert german.card("B3")[0] == "Bandit 3 (Bildkarte: 3 Banditen)"
    assert hungarian.card("S7")[0] == "Seriff 7 (700 dollár)"
    assert [words.card("I1")[0] for words in (english, german, hungarian)] == ["Raid", "Überfall", "Rajtaütés"]


def test_every_option_and_value_has_words(w: Wording) -> None:
    for option in OPTIONS[-1]:
        title, about = w.option(option.name)
        assert good(title)
        assert about.endswith(".")
        values = [w.option_value(option.name, value) for value in option.values]
        assert all(good(value) for value in values)
        assert len(set(values)) == len(values)
        if isinstance(option, NumberOption):
            low, high, step = option.reach
            assert all(str(number) in w.option_value(option.name, number) for number in range(step, high + 1, step))
            assert good(w.option_value(option.name, low))
    written = {key.split(".")[1] for key in w.words.texts if key.startswith("option.")}
    assert written == {option.name for option in OPTIONS[-1]}


def test_numbers_and_boards_as_values() -> None:
    english = wording("dodge-city", "en")
    said = [english.option_value("pass_limit", number) for number in (0, 1, 7)]
    assert said == ["no limit", "1 pass", "7 passes"]
    assert english.option_value("start_cash", 2500) == "2500 dollars"
    board = [{"id": "A", "name": "Barber Shop", "district": "centre"}, {"id": "B2", "district": "centre"}]
    assert english.option_value("board", board) == "a board of your own: Barber Shop, B2"


def test_everything_in_town_has_a_name(w: Wording) -> None:
    keys = w.words.texts
    assert {key.split(".")[1] for key in keys if key.startswith("decision.")} == set(DECISIONS)
    assert {key.split(".")[1] for key in keys if key.startswith("question.")} == {*DECISIONS, "none", "over"}
    assert {key.split(".")[1] for key in keys if key.startswith("building.")} == {
        *(building["id"] for building in STANDARD),
        "own",
    }
    assert {w.words.say(f"field.{letter}") for letter in MARKS} == {
        keys[key] for key in keys if key.startswith("field.")
    }
    assert len({w.words.say(f"figure.{figure}") for figure in FIGURES}) == len(FIGURES)
    assert len({w.words.say(f"district.{district}") for district in DISTRICTS}) == len(DISTRICTS)
    assert len({w.phase(phase) for phase in ROUNDS}) == len(ROUNDS)
    assert all(good(w.decision(decision)) for decision in DECISIONS)
    assert w.title == "Dodge City"
    assert good(w.description)


def test_english_buildings_are_called_as_on_the_board() -> None:
    english = wording("dodge-city", "en")
    for building in STANDARD:
        assert english.words.say(f"building.{building['id']}.name") == building["name"]


@pytest.mark.parametrize("rule", RULES)
def test_refusals_are_explained_with_their_rule(w: Wording, rule: str) -> None:
    text = w.error(IllegalAnswer(rule, "in English"))
    assert text.endswith(f" [{rule}]")
    assert text != w.error(IllegalAnswer("DC-99", "")).replace("DC-99", rule)
    assert "in English" not in text


def test_no_refusal_is_explained_in_vain(w: Wording) -> None:
    assert len(RULES) > 20
    assert {
        key.removeprefix("error.") for key in w.words.texts if key.startswith("error.") and "option." not in key
    } == {*RULES, "other"}


def test_rules_of_answers_exist_in_the_dossier_form() -> None:
    tables = [*BY_VERB.values(), *BY_DECISION.values(), *PLAYING.values(), *ENDING.values()]
    assert all(RULE.fullmatch(rule) for rule in [*tables, OWN_FREE, START_QUESTION, TAKING_BACK])


def test_nobody_asked_and_game_over_have_words(w: Wording) -> None:
    assert good(w.question({"question": None, "over": False}, NAMES))
    assert w.question({"question": None, "over": True}, NAMES) != w.question({"question": None, "over": False}, NAMES)


def test_an_unknown_answer_is_refused(w: Wording) -> None:
    with pytest.raises(BadAction, match="there are no words for 'dance'"):
        w.action({"question": None}, "dance", NAMES)
    with pytest.raises(BadAction, match="there is no building 7; there are 6"):
        w.action({"question": None, "buildings": [{}] * 6}, "building 7", NAMES)
