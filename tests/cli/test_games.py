"""`tumbleweed games`."""

import json
from pathlib import Path

import pytest
from tests.cli.running import refused, run

from tumbleweed import find, game_names


def test_lists_every_game() -> None:
    said = run("games").output
    assert all(name in said for name in game_names())


def test_json_has_the_numbers() -> None:
    found = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    spec = find("dice-town")
    assert found["dice-town"] == {
        "name": "dice-town",
        "seats": [2, 5],
        "editions": ["first", "second"],
        "options": len(spec.options),
        "version": spec.version,
        "actions": len(spec.catalog),
    }


def test_options_with_values_defaults_and_rules() -> None:
    options = {option["name"]: option for option in json.loads(run("games", "dice-town", "--json").stdout)["options"]}
    assert set(options) == {option.name for option in find("dice-town").options}
    assert options["bribe_rounds"]["values"] == [1, 2, 3]
    assert options["bribe_rounds"]["defaults"] == {"": 2}
    assert options["doc_obligation"]["defaults"] == {"first": "may", "second": "must"}
    assert options["doc_obligation"]["rule"] == "U-47"
    assert options["claim_values"]["list"] == {"low": 1, "high": 9, "most": 60}


def test_an_option_with_values_and_a_list_of_ones_own() -> None:
    options = {option["name"]: option for option in json.loads(run("games", "boomtown", "--json").stdout)["options"]}
    assert (options["deck"]["values"], options["deck"]["own"]) == (["standard"], "CJ-02=6,CM-06=9D,DYN,…")
    assert "own" not in options["short_game"]


@pytest.mark.parametrize(("game", "name"), [("boomtown", "deck"), ("dodge-city", "board")])
def test_an_example_can_be_given_back(game: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text(run("games", game, "--example", name).stdout, encoding="utf-8")
    said = run("simulate", game, "--games", 1, "--option", f"{name}=@{file}", "--json")
    assert json.loads(said.stdout)["games"] == 1


def test_there_is_an_example_only_for_what_one_brings_oneself() -> None:
    assert "there are examples for deck" in refused("games", "boomtown", "--example", "short_game")
    assert "name a game" in refused("games", "--example", "deck")


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("lang", ["en", "de", "hu"])
def test_options_on_screen(game: str, lang: str) -> None:
    said = run("games", game, "--lang", lang).output
    options = find(game).options
    assert all(option.name in said and option.rule in said and option.own in said for option in options)


def test_options_in_words() -> None:
    titles = {
        json.loads(run("games", "dice-town", "--json", "--lang", lang).stdout)["options"][0]["title"]
        for lang in ("en", "de", "hu")
    }
    assert "" not in titles
    assert len(titles) == 3


def test_bad_input() -> None:
    assert "there is no game 'chess'; games are boomtown, dice-town" in refused("games", "chess")
    assert "--lang" in refused("games", "dice-town", "--lang", "xx")


def test_another_game(stones: str) -> None:
    assert json.loads(run("games", "--json").stdout)[0]["editions"] == []
    assert "stones" in run("games").output
    said = run("games", stones).output
    assert "ST-1" in said
    assert "the 5" in said
