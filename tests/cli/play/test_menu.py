"""The menu of a plain `tumbleweed`: five times Enter starts a game, and nothing typed breaks it."""

from pathlib import Path

import pytest
from tests.cli.play.table import GAME, chatter, only_save, run, saved

from tumbleweed.cli.languages import usual_language


def test_five_enters_start_a_game(tmp_path: Path) -> None:
    result = run(["play"], [""] * 5, tmp_path)
    assert result.exit_code == 0
    assert "Tumbleweed" in result.output
    assert "Your dice" in result.output
    assert (saved(tmp_path)["seats"], saved(tmp_path)["options"]["edition"]) == (4, "second")
    assert saved(tmp_path)["bot"] == "deputy"


@pytest.mark.parametrize(("typed", "level"), [("1", "random"), ("2", "tenderfoot"), ("3", "deputy"), ("4", "sheriff")])
def test_the_level_of_the_opponents_can_be_chosen(typed: str, level: str, tmp_path: Path) -> None:
    result = run(["play"], ["2", "2", typed, ""], tmp_path)
    assert "Level of the opponents" in result.output
    assert "Tenderfoot" in result.output
    assert saved(tmp_path)["bot"] == level


@pytest.mark.parametrize(
    "lines",
    [[], [""], ["", ""], ["q"], ["", "q"], ["", "", "q"], ["", "", "", "q"], ["", "", "", "", "q"], ["?", "de"]],
)
def test_the_menu_can_be_left_everywhere(lines: list[str], tmp_path: Path) -> None:
    result = run(["play"], lines, tmp_path / "data")
    assert result.exit_code == 0
    assert "Traceback" not in result.output
    assert not (tmp_path / "data").exists()


def test_language_edition_opponents_and_options_can_be_chosen(tmp_path: Path) -> None:
    lines = ["de", "1", "1", "4", "", "?", "bribes=off", "bribes=maybe", "colour=red", "nonsense", "", "1"]
    result = run(["play"], lines, tmp_path)
    assert "Deine Würfel" in result.output
    assert "U-21" in result.output
    assert "binding, gifts, off" in result.output
    record = saved(tmp_path)
    assert (record["seats"], record["language"]) == (5, "de")
    assert (record["options"]["edition"], record["options"]["bribes"]) == ("first", "off")


@pytest.mark.parametrize("typed", ["7", "0", "zz", "-", "1.5"])
def test_a_wrong_choice_is_answered_with_the_right_ones(typed: str, tmp_path: Path) -> None:
    result = run(["play"], [typed], tmp_path)
    assert "Type one of 1, 2, 3, l, ?, en, de, hu, q" in result.output


def test_a_lesson_can_be_chosen(tmp_path: Path) -> None:
    result = run(["play"], ["hu", "l", "3", ""], tmp_path)
    assert "Melyik játék?" in result.output
    assert "Lecke, 2. lépés" in result.output
    assert (saved(tmp_path)["game"], saved(tmp_path)["seed"]) == ("dodge-city", "lesson")


def test_a_game_without_editions_asks_one_question_less(tmp_path: Path) -> None:
    result = run(["play"], ["2", "", "", ""], tmp_path)
    assert "Boomtown · Round 1 of 15" in result.output
    assert (saved(tmp_path)["game"], saved(tmp_path)["seats"]) == ("boomtown", 4)


def test_an_option_that_does_not_fit_the_table_is_refused_at_once(tmp_path: Path) -> None:
    result = run(
        ["play"], ["2", "3", "", "short_game=on", "deck=CJ-02=6", "deck=XX", "tie_break=most_gold", ""], tmp_path
    )
    assert "exactly 3 players, not 4" in result.output
    assert "cannot be laid out in full rows of 4" in result.output
    assert "possible: standard, CJ-02=6,CM-06=9D,DYN,…" in result.output
    chosen = saved(tmp_path)["options"]
    assert (chosen["short_game"], chosen["deck"], chosen["tie_break"]) == (False, "standard", "most_gold")


def test_a_deck_of_ones_own_can_be_typed_in(tmp_path: Path) -> None:
    result = run(["play"], ["hu", "2", "2", "", "?", "deck=CJ-02=6 CM-06=9D CC-04=3 DG-08=5 DYN STG", ""], tmp_path)
    assert "CJ-02=6,CM-06=9D,DYN,…" in result.output
    assert "1/2. kör" in result.output
    assert len(saved(tmp_path)["options"]["deck"]) == 6


def test_a_saved_game_is_offered_and_resumed(tmp_path: Path) -> None:
    assert "Go on with" not in run(["play"], [], tmp_path).output
    run(["play", GAME, "--seed", "4"], ["2"], tmp_path)
    answers = len(saved(tmp_path)["answers"])
    result = run(["play"], ["r", "2"], tmp_path)
    assert "Go on with Dice Town" in result.output
    assert len(saved(tmp_path)["answers"]) > answers


def test_a_damaged_save_is_named_and_the_menu_stays(tmp_path: Path) -> None:
    run(["play", GAME, "--seed", "4"], ["2"], tmp_path)
    only_save(tmp_path).write_text("{", encoding="utf-8")
    result = run(["play"], ["r", "q"], tmp_path)
    assert result.exit_code == 0
    assert str(only_save(tmp_path)) in result.output
    assert only_save(tmp_path).read_text(encoding="utf-8") == "{"


def test_a_whole_game_from_the_menu(tmp_path: Path) -> None:
    result = run(["play"], ["", "", "1", "", "", *chatter(5)], tmp_path)
    assert "Final ranking" in result.output
    assert saved(tmp_path)["scores"] is not None


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu", "LC_ALL": ""}, "hu"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_usual_language_is_the_machines(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language
