"""Boomtown in words, in three languages: everything that comes up in random games, and everything in the box."""

from typing import Any

import pytest
from tests.sampling import one_in
from tests.words.boomtown_rare import MOMENT, NAMELESS, RARE
from tests.words.games import EVENTFUL, GAMES, NAMES
from tests.words.speech import RULE, check_whole_game, good, refused_rules

from tumbleweed.core.errors import BadAction, IllegalAnswer
from tumbleweed.games import boomtown
from tumbleweed.games.boomtown.answer_rules import ALL_PASS, BY_DECISION, BY_VERB, PASSING
from tumbleweed.games.boomtown.box import BOX, KINDS, TOWNS
from tumbleweed.games.boomtown.table import OPTIONS
from tumbleweed.games.boomtown.town import PHASES
from tumbleweed.games.boomtown.words import percent
from tumbleweed.wording import Wording, wording
from tumbleweed.words import LANGUAGES

DECISIONS = [
    "BID", "PICK", "USE_MUSTANG", "DYNAMITE_TARGET", "EXPROPRIATION_TARGET", "HOLDUP", "VEIN_MINE", "SALOON_TOWN",
    "GIRLS_SALOON", "GOVERNOR_TOWN", "USE_TELEGRAPH",
]  # fmt: skip
RULES = sorted(refused_rules(boomtown))


@pytest.fixture(params=LANGUAGES)
def w(request: pytest.FixtureRequest) -> Wording:
    return wording("boomtown", request.param)


def silent(event: dict[str, Any]) -> bool:
    """Told elsewhere: why a card goes, a picked mine (with its fee), the result of a roll that nobody changed."""
    mine = event["event"] == "card_picked" and event["card"].split("-")[0] in TOWNS
    unchanged = event["event"] == "production_result" and not event["changed"]
    return mine or unchanged or event["event"] == "card_removed"


def meaning(view: dict[str, Any], text: str) -> object:
    """Two Dynamites of a row are the same choice, and so are two saloons of one owner in one town."""
    verb, _, rest = text.partition(" ")
    if verb == "pick" and "town" not in (card := view["row"][int(rest) - 1]):
        return card["card"][:3]
    if verb == "saloon":
        for town in view["towns"]:
            for saloon in town["saloons"]:
                if saloon["card"] == rest:
                    return town["town"], saloon["owner"], saloon["girls"]
    return text


@pytest.mark.parametrize("number", one_in(3, GAMES[::2]))
def test_a_whole_game_has_words(number: int) -> None:
    check_whole_game("boomtown", number, silent, meaning)


@pytest.mark.parametrize("event", RARE, ids=lambda event: event["event"])
def test_rare_events_have_sentences(w: Wording, event: dict[str, Any]) -> None:
    text = w.event({**MOMENT, **event}, NAMES)
    assert text is not None
    assert good(text)
    assert "Doc" in text or event["event"] in NAMELESS


def test_every_card_has_a_name_and_an_effect(w: Wording) -> None:
    names = [*BOX.cards, *EVENTFUL, "DYN-3", "CJ-07", "CJ-07b"]
    for name in names:
        title, effect = w.card(name)
        assert good(title)
        assert effect.endswith(".")
        assert good(effect)
    assert len({w.card(kind) for kind in KINDS}) == len(KINDS)
    assert w.card("DYN-3") == w.card("DYN")
    for unknown in ("ace of spades", "XX-07", "DYN-", "CJ-07=D"):
        with pytest.raises(BadAction, match="there is no card"):
            w.card(unknown)


def test_mines_say_their_town_number_value_and_danger() -> None:
    english, german = wording("boomtown", "en"), wording("boomtown", "de")
    assert english.card("CJ-07=6D")[0] == "Cactus Junction 7 (6 gold, in danger)"
    assert english.card("DG-10=7")[0] == "Dry Gulch 10 (7 gold)"
    assert english.card("SN-02")[0] == "San Narciso 2"
    assert english.card("SN-02b")[0] == "San Narciso 2b"
    assert german.card("CM-06=9D")[0] == "Cold Mountain 6 (9 Gold, gefährdet)"
    assert english.card("CC-03=1")[1].endswith("roll of 3, and is worth 1 point at the end.")


def test_every_option_and_value_has_words(w: Wording) -> None:
    for option in OPTIONS[-1]:
        title, about = w.option(option.name)
        assert good(title)
        assert about.endswith(".")
        values = [w.option_value(option.name, value) for value in option.values]
        assert all(good(value) for value in values)
        assert len(set(values)) == len(values)
    assert w.option_value("deck", ["CJ-02=6", "DYN"]).endswith(": CJ-02=6, DYN")
    written = {key.split(".")[1] for key in w.words.texts if key.startswith("option.")}
    assert written == {option.name for option in OPTIONS[-1]}


def test_the_fifteenth_event_is_called_by_its_name(w: Wording) -> None:
    [extra] = [option for option in OPTIONS[-1] if option.name == "extra_event"]
    assert [w.option_value("extra_event", kind) for kind in extra.values] == [w.card(kind)[0] for kind in extra.values]


def test_decisions_towns_and_phases_have_names(w: Wording) -> None:
    keys = w.words.texts
    assert {key.split(".")[1] for key in keys if key.startswith("decision.")} == set(DECISIONS)
    assert {key.split(".")[1] for key in keys if key.startswith("question.")} == {*DECISIONS, "none", "over"}
    assert [w.words.say(f"town.{town}") for town in TOWNS] == [
        "Cactus Junction", "Cold Mountain", "Coyote City", "Dry Gulch", "San Narciso"
    ]  # fmt: skip
    assert len({w.phase(phase) for phase in PHASES}) == len(PHASES)
    assert w.title == "Boomtown"
    assert good(w.description)


@pytest.mark.parametrize("rule", RULES)
def test_refusals_are_explained_with_their_rule(w: Wording, rule: str) -> None:
    text = w.error(IllegalAnswer(rule, "in English"))
    assert text.endswith(f" [{rule}]")
    assert text != w.error(IllegalAnswer("BT-99", "")).replace("BT-99", rule)
    assert "in English" not in text


def test_no_refusal_is_explained_in_vain(w: Wording) -> None:
    assert len(RULES) > 10
    assert {
        key.removeprefix("error.") for key in w.words.texts if key.startswith("error.") and "option." not in key
    } == {*RULES, "other"}


def test_rules_of_answers_exist_in_the_dossier_form() -> None:
    assert all(RULE.fullmatch(rule) for rule in [*BY_VERB.values(), *BY_DECISION.values(), *PASSING.values(), ALL_PASS])


def test_how_likely_a_holdup_is() -> None:
    assert [percent(number) for number in range(2, 13)] == [100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3]


def test_nobody_asked_and_game_over_have_words(w: Wording) -> None:
    assert good(w.question({"question": None, "over": False}, NAMES))
    assert w.question({"question": None, "over": True}, NAMES) != w.question({"question": None, "over": False}, NAMES)


def test_an_unknown_answer_is_refused(w: Wording) -> None:
    with pytest.raises(BadAction, match="there are no words for 'dance'"):
        w.action({"question": None}, "dance", NAMES)
