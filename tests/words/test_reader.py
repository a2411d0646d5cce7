"""The log speaks to its reader: "You pay Mei", never the reader's own name; of others it speaks by name."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.sampling import one_in
from tests.words.boomtown_rare import MOMENT as BOOMTOWN_MOMENT
from tests.words.boomtown_rare import RARE as BOOMTOWN_RARE
from tests.words.dodge_city_rare import RARE as DODGE_CITY_RARE
from tests.words.games import Payload, new_game, play, stories
from tests.words.speech import Listening, good
from tests.words.test_dice_town import MOMENT as DICE_TOWN_MOMENT
from tests.words.test_dice_town import RARE as DICE_TOWN_RARE
from tests.words.test_dictionaries import forms as texts_of
from tests.words.test_dictionaries import placeholders

import tumbleweed as tw
from tumbleweed.core.declarations import described, fields_of, forms_in
from tumbleweed.core.forms import Form
from tumbleweed.declared import declared
from tumbleweed.wording import wording, words_of
from tumbleweed.words import LANGUAGES, read

NAMES = ["Anneke", "Docette", "Eszterke", "Ottokar", "Jimbob"]
"""Names that are a part of no other word."""
RARE = {
    "boomtown": [{**BOOMTOWN_MOMENT, **event} for event in BOOMTOWN_RARE],
    "dice-town": [{**DICE_TOWN_MOMENT, **event} for event in DICE_TOWN_RARE],
    "dodge-city": DODGE_CITY_RARE,
}
NAMING = {"seat", "seats", "order", "players"}
"""The kinds of fields in which a reader may be named."""
ROWS = {"row", "row_none", "points"}
"""Texts about one of several players."""

every_game = pytest.mark.parametrize("game", tw.game_names())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def key_of(form: Form[Any]) -> str:
    return f"event.{form.event}.{form.form}" if form.form else f"event.{form.event}"


def spoken(game: str) -> list[Form[Any]]:
    return [form for form in forms_in(declared(game, "events")) if not form.silent]


def is_for_others(form: Form[Any], forms: list[Form[Any]]) -> bool:
    """Whether those whom an event concerns are told more of it, in another form."""
    more = [each for each in forms if each.event == form.event and each.beyond is form.fields]
    return any(each.form != form.form for each in more)


def addressing(key: str, texts: dict[str, Any]) -> dict[tuple[str, ...], Any]:
    """The texts to readers beside the text of a key, by the fields that are the reader."""
    return {tuple(each[len(key) + 1 :].split("-")): text for each, text in texts.items() if each.startswith(f"{key}-")}


@every_game
@every_language
def test_whoever_a_sentence_names_is_spoken_to_in_a_text_of_its_own(game: str, language: str) -> None:
    texts = read(words_of(game).FOLDER, language).texts
    forms = spoken(game)
    for form in forms:
        key = key_of(form)
        seats = {name for name, field in fields_of(form).items() if field.kind == "seat"}
        own = addressing(key, texts)
        named = set() if is_for_others(form, forms) else seats & placeholders(texts[key])
        assert named <= {field for fields in own for field in fields}, key


@every_game
@every_language
def test_a_text_to_a_reader_leaves_the_reader_s_name_out(game: str, language: str) -> None:
    texts = read(words_of(game).FOLDER, language).texts
    made = words_of(game).MADE
    moment = described(declared(game, "events").Moment).keys()
    for form in spoken(game):
        kinds = {name: field.kind for name, field in fields_of(form).items()}
        for fields, text in addressing(key_of(form), texts).items():
            assert {kinds[field] for field in fields} <= NAMING, key_of(form)
            assert not {field for field in fields if kinds[field] == "seat"} & placeholders(text), text
            assert placeholders(text) <= {*kinds, *moment, *made.get(form.event, ())}, text
            lists = {f"{{{field}}}" for field in fields}  # a list may begin with "you", a sentence may not
            assert not any(each.startswith(tuple(lists)) for each in texts_of(text)), text


@every_game
@every_language
def test_a_row_of_the_reader_has_a_text_of_its_own(game: str, language: str) -> None:
    texts = read(words_of(game).FOLDER, language).texts
    rows = [key for key in texts if key.startswith(("event.", "shown.")) and key.rpartition(".")[2] in ROWS]
    assert rows
    for key in rows:
        assert placeholders(texts[f"{key}-player"]) == placeholders(texts[key]) - {"player"}, key


@every_game
def test_every_text_to_a_reader_belongs_to_a_form_or_a_row(game: str) -> None:
    texts = read(words_of(game).FOLDER, "en").texts
    plain = {key.partition("-")[0] for key in texts if key.startswith("event.") and "-" in key}
    known = {key_of(form) for form in spoken(game)}
    assert {key for key in plain - known if key.rpartition(".")[2] not in ROWS} == set()


def told(state: tw.State) -> Iterator[tuple[int, Payload]]:
    """Every event of a game with the seat that reads it."""
    for seat in range(state.count):
        for event in tw.events(state, seat):
            yield seat, event


@every_game
@pytest.mark.parametrize("number", one_in(2, range(0, 12, 2)))
def test_no_reader_meets_their_own_name(game: str, number: int) -> None:
    """In the log, in questions and in answers, in every language, whoever reads."""
    state = new_game(game, number)
    all_words = [wording(game, language) for language in LANGUAGES]
    for view, options in play(number, state):
        mine = NAMES[view["seat"]]
        for w in all_words:
            assert mine not in w.question(view, NAMES), view["question"]
            for option in options[:30]:
                assert mine not in w.action(view, option, NAMES), option
    names = NAMES[: state.count]
    for seat, event in told(state):
        for w in all_words:
            text = w.event(event, names, seat)
            assert text is None or (good(text) and names[seat] not in text), (event, text)
            if w.reader(event, seat) == -1:
                assert text == w.event(event, names), event


@pytest.mark.parametrize("game", RARE)
def test_no_reader_of_a_rare_event_meets_their_own_name(game: str) -> None:
    forms = spoken(game)
    others = {(form.event, form.form) for form in forms if is_for_others(form, forms)}
    for event in RARE[game]:
        if (event["event"], event["form"]) in others:
            continue
        for language in LANGUAGES:
            for me in range(5):
                text = wording(game, language).event(event, NAMES, me)
                assert text is None or (good(text) and NAMES[me] not in text), (event, text)


@every_game
def test_a_spectator_reads_of_everybody_by_name(game: str) -> None:
    """With nobody to speak to, every event is told in the text of its form."""
    listening = Listening(words_of(game).FOLDER)
    listened = words_of(game).Words(listening)
    state = new_game(game, 2)
    for _ in play(2, state):
        pass
    for event in stories(state):
        assert listened.event(event, NAMES[: state.count]) == listened.event(event, NAMES[: state.count], -1)
    for event in RARE[game]:
        assert listened.event(event, NAMES)
    assert {key for key in listening.said if key.startswith(("event.", "shown.")) and "-" in key} == set()
    assert "list.you" not in listening.said


def said(game: str, event: Payload, me: int) -> list[str]:
    """A sentence in all languages."""
    return [str(wording(game, language).event(event, NAMES, me)) for language in LANGUAGES]


def test_a_payment_from_all_three_sides() -> None:
    paid = {"event": "tribute_paid", "form": "dollars", "from": 0, "to": 1, "dollars": 2}
    event = {**DICE_TOWN_MOMENT, **paid}
    assert said("dice-town", event, 0) == ["You give Docette $2.", "Du gibst Docette $2.",
                                           "Fizetsz, Docette kap 2 dollárt."]  # fmt: skip
    assert said("dice-town", event, 1) == ["Anneke gives you $2.", "Anneke gibt dir $2.",
                                           "Anneke fizet, kapsz 2 dollárt."]  # fmt: skip
    assert said("dice-town", event, 2) == said("dice-town", event, -1) == [
        "Anneke gives Docette $2.", "Anneke gibt Docette $2.", "Anneke fizet, Docette kap 2 dollárt."]  # fmt: skip


def test_one_of_several_is_named_first_and_spoken_to() -> None:
    tied = {"event": "tie", "form": "dice", "place": "bank", "players": [0, 1, 2], "count": 2}
    event = {**DICE_TOWN_MOMENT, **tied}
    assert said("dice-town", event, 1)[:2] == [
        "Tie at the Bank: you, Anneke and Eszterke each show 10 10.",
        "Gleichstand an der Bank: du, Anneke und Eszterke habt je 10 10.",
    ]
    shown = [{"player": 0, "kept": ["9"]}, {"player": 1, "kept": []}]
    revealed = {**DICE_TOWN_MOMENT, "event": "dice_revealed", "form": "all", "revealed": shown}
    assert said("dice-town", revealed, 1)[0] == "The cups are lifted. You: no die; Anneke: 9."
    assert said("dice-town", revealed, -1)[0] == "The cups are lifted. Anneke: 9; Docette: no die."


def test_who_is_two_fields_at_once_is_spoken_to_once() -> None:
    """DC-10.14: the winner is one of the two who fight."""
    duel = {"event": "duel_revealed", "form": "won", "player": 0, "card": "L6", "opponent": 1, "their_card": "S5",
            "building": "SAL", "winner": 0}  # fmt: skip
    assert said("dodge-city", duel, 0)[0] == "You show Lady 6, Docette Sheriff 5: you win the duel."
    assert said("dodge-city", duel, 1)[0] == "Anneke shows Lady 6, you Sheriff 5: you lose the duel."
    assert (
        said("dodge-city", {**duel, "winner": 1}, 1)[1] == "Anneke zeigt Lady 6, du Sheriff 5: Du gewinnst das Duell."
    )


def test_a_turn_of_dodge_city_is_one_sentence() -> None:
    one, linked, several = (event for event in DODGE_CITY_RARE if event["event"] == "turn_ended")
    assert said("dodge-city", one, -1) == [
        "Docette places 3 Ladies in the Saloon for $900. Gun-Man 6 brought $600. Touches 3 of 4.",
        "Docette setzt im Saloon 3 Ladys für 900 $. Gun-Man 6 brachte 600 $. Berührt 3 von 4.",
        "Docette lerak: a Szalonban 3 Lady 900 $-ért. Pisztolyhős 6: 600 $ bevétel. 3 mezőt érint a 4-ből.",
    ]
    assert said("dodge-city", linked, 1) == [
        "You place 3 Ladies in the Saloon for $900. Gun-Man 6 brought $600. Linked, 4 of 4.",
        "Du setzt im Saloon 3 Ladys für 900 $. Gun-Man 6 brachte 600 $. Verbunden, 4 von 4.",
        "Leraksz: a Szalonban 3 Lady 900 $-ért. Pisztolyhős 6: 600 $ bevétel. Összekötve, 4 a 4-ből.",
    ]
    places = "3 Ladies in the Saloon for $900 (3 of 4), 3 Ladies in the Bank for free (3 of 4)"
    assert said("dodge-city", several, 0)[0] == f"Docette places {places}. Gun-Man 6 brought $600."


def test_no_cell_is_named_in_the_log_of_dodge_city() -> None:
    for language in LANGUAGES:
        for event in DODGE_CITY_RARE:
            assert not re.search(r"\d,\d", str(wording("dodge-city", language).event(event, NAMES)))
