"""A refused table option is told in the reader's language: what is wrong with it, where, and what would be right."""

from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES

CARDS = ["CJ-02=6", "CJ-07=6D", "CM-06=9D", "CM-07=5", "CC-04=3", "CC-05=5", "DG-02=5", "DYN", "STG"]
MANY = [f"{town}-{number:02}=1" for town in ("CJ", "CM", "CC", "DG", "SN") for number in range(2, 13)]
JAIL = {"id": "JAIL", "district": "centre", "map": ["B.D", "...", "P.K"]}
SMALL = [{**JAIL, "id": f"H{number}"} for number in range(11)]

REFUSED: list[tuple[str, int, dict[str, Any], str]] = [
    ("dice-town", 3, {"edition": "third"}, "first, second"),
    ("dice-town", 3, {"kickers": "perhaps"}, "on, off"),
    ("dice-town", 3, {"claim_values": [1, 2]}, "60"),
    ("dice-town", 3, {"kicker": True}, "kickers"),
    ("dodge-city", 3, {"pass_limit": "many"}, "1000"),
    ("dodge-city", 3, {"start_cash": 1975}, "50"),
    ("boomtown", 4, {"short_game": True}, "4"),
    ("boomtown", 3, {"deck": []}, "CJ-02=6"),
    ("boomtown", 4, {"deck": CARDS}, "8"),
    ("boomtown", 3, {"deck": ["CJ-02=6", *["DYN"] * 5]}, "3"),
    ("boomtown", 3, {"deck": [*MANY[:17], *["DYN"] * 13], "short_game": True}, "18"),
    ("boomtown", 3, {"deck": [*[f"{town}-07=20" for town in ("CJ", "CM", "CC")] * 2, *["DYN"] * 60]}, "999"),
    ("boomtown", 3, {"deck": [*CARDS, "XX-02=6"]}, "XX-02=6"),
    ("boomtown", 3, {"deck": [*CARDS, "CJ-13=6"]}, "12"),
    ("boomtown", 3, {"deck": [*CARDS, "COW"]}, "COW"),
    ("boomtown", 3, {"deck": [*MANY, *MANY[:6]]}, "61"),
    ("boomtown", 3, {"deck": [*CARDS, "CJ-02=1", "CJ-02=1"]}, "CJ-02"),
    ("boomtown", 3, {"deck": [*MANY[:11], "GOV"] + ["GOV"] * 3}, "GOV"),
    ("dodge-city", 2, {"board": '[[building]]\nid = "A"\nmap'}, "3"),
    ("dodge-city", 2, {"board": '[[building]]\nid = "A\nmap = 1'}, "2"),
    ("dodge-city", 2, {"board": []}, "12"),
    ("dodge-city", 2, {"board": ["JAIL"]}, "district"),
    ("dodge-city", 2, {"board": [{**JAIL, "colour": "red"}]}, "colour"),
    ("dodge-city", 2, {"board": [{**JAIL, "id": "A B"}]}, "12"),
    ("dodge-city", 2, {"board": [JAIL, JAIL]}, "2"),
    ("dodge-city", 2, {"board": [{**JAIL, "district": "north"}]}, "union_pacific"),
    ("dodge-city", 2, {"board": [{**JAIL, "name": ""}]}, "40"),
    ("dodge-city", 2, {"board": [{**JAIL, "map": 7}]}, "JAIL"),
    ("dodge-city", 2, {"board": [{**JAIL, "map": ["........."]}]}, "8"),
    ("dodge-city", 2, {"board": [{**JAIL, "map": ["B.D", "", "P.K"]}]}, "2"),
    ("dodge-city", 2, {"board": [{**JAIL, "map": ["B.D", "..", "P.K"]}]}, "2"),
    ("dodge-city", 2, {"board": [{**JAIL, "map": ["B.D", ".x.", "P.K"]}]}, "»x«"),
    ("dodge-city", 2, {"board": [{**JAIL, "map": ["B.D", ".B.", "P.K"]}]}, "B"),
    ("dodge-city", 2, {"board": [{**JAIL, "map": ["B.D", "...", "P.."]}]}, "3"),
    ("dodge-city", 2, {"board": [{**JAIL, "map": ["B.D", "###", "P.K"]}]}, "2"),
    ("dodge-city", 2, {"board": [{**JAIL, "district": "third"}]}, "2"),
    ("dodge-city", 2, {"board": SMALL}, "10"),
]


def refusal(game: str, seats: int, options: dict[str, Any]) -> tw.BadOption:
    with pytest.raises(tw.BadOption) as error:
        tw.new(game, seats, 1, options)
    return error.value


@pytest.mark.parametrize(("game", "seats", "options", "right"), REFUSED, ids=lambda part: str(part)[:40])
def test_it_says_what_is_wrong_in_every_language(game: str, seats: int, options: dict[str, Any], right: str) -> None:
    error = refusal(game, seats, options)
    told = [wording(game, language).error(error) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    for language, sentence in zip(LANGUAGES, told, strict=True):
        assert right in sentence
        assert sentence.endswith(".")
        if error.option:
            assert sentence.startswith(f"{wording(game, language).option(error.option)[0]}: ")


def test_every_sentence_about_a_refused_option_is_told_for_some_option() -> None:
    told = {refusal(game, seats, options).why for game, seats, options, _ in REFUSED}
    there = {
        key.removeprefix("error.")
        for game in tw.game_names()
        for key in wording(game, "en").words.texts
        if key.startswith("error.option.")
    }
    common = {f"option.{each}" for each in ("value", "list", "number", "stepped", "unknown")}
    assert told == there | common


def test_the_short_game_with_four_is_not_said_to_be_unknown() -> None:
    error = refusal("boomtown", 4, {"short_game": True})
    assert wording("boomtown", "en").error(error) == (
        "Short game: It is for exactly 3 players, not 4. Play it with three, or leave it off."
    )


@pytest.mark.parametrize("game", tw.game_names())
def test_whatever_a_table_may_bring_itself_has_an_example_that_can_be_played(game: str) -> None:
    for option in tw.find(game).options:
        assert bool(option.example()) == bool(option.own) == bool(wording(game, "en").option_form(option.name))
        if option.own:
            value = option.read(option.example())
            assert not option.has(value)
            assert option.read(option.written(value)) == value, "written out, it reads the same"
            for seats in range(tw.find(game).least_seats, tw.find(game).most_seats + 1):
                tw.new(game, seats, 1, {option.name: option.example()})


@pytest.mark.parametrize("name", ['The "Old" Mill', "Tanya\\Ferme", "Zur goldenen Ähre"])
def test_a_board_is_written_out_with_any_name(name: str) -> None:
    option = next(each for each in tw.find("dodge-city").options if each.name == "board")
    board = option.read([{**JAIL, "name": name}])
    assert option.read(option.written(board)) == board
