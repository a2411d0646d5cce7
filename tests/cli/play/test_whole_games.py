"""Whole games through scripted input end with a ranking: every game, in all editions and languages."""

import itertools
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.play.table import GAME, chatter, run, saved

import tumbleweed as tw
from tumbleweed.words import words

pytestmark = pytest.mark.long

ALL = [
    *itertools.product([GAME], ["edition=first", "edition=second"], ["en", "de", "hu"], [2, 5]),
    *itertools.product(["boomtown"], ["gold_visibility=public"], ["en", "de", "hu"], [3, 5]),
    ("boomtown", "gold_visibility=hidden", "en", 4),
    ("boomtown", "short_game=True", "hu", 3),
    *itertools.product(["dodge-city"], ["target_points=1"], ["en", "de", "hu"], [2, 5]),
    ("dodge-city", "money_visibility=hidden", "en", 3),
]
"""Every game in every language, at small and large tables; most of them are run with `-m slow`."""
IN_EVERY_RUN = {
    (GAME, "edition=first", "en", 2),
    ("boomtown", "gold_visibility=public", "hu", 3),
    ("dodge-city", "target_points=1", "de", 5),
    ("dodge-city", "money_visibility=hidden", "en", 3),
}
assert set(ALL) > IN_EVERY_RUN
TABLES = [pytest.param(*table, marks=() if table in IN_EVERY_RUN else pytest.mark.slow) for table in ALL]


@pytest.mark.parametrize(("game", "option", "language", "seats"), TABLES)
def test_a_game_ends_with_sheets_ranking_and_record(
    game: str, option: str, language: str, seats: int, tmp_path: Path
) -> None:
    arguments = ["play", game, "--seats", str(seats), "--option", option, "--lang", language]
    result = run([*arguments, "--seed", "11"], chatter(seats), tmp_path)
    assert result.exit_code == 0
    check_the_drawing(result.output)
    record = saved(tmp_path)
    assert record["scores"] is not None
    name, _, value = option.partition("=")
    assert str(record["options"][name]) == value
    assert (record["language"], len(record["names"])) == (language, seats)
    tail = result.output[result.output.rindex(words(language).say("end.ranking")) :]
    for name, total in zip(record["names"], by_player(record), strict=True):
        (line,) = [line for line in tail.splitlines() if name in line and str(total) in line.split()]
        assert f" {total} " in line
    assert "tumbleweed replay" in tail


def by_player(record: dict[str, object]) -> list[int]:
    """The scores of the players, who may sit in another order."""
    s = tw.replay(record)
    seating = tw.view(s, -1).get("seating") or list(range(s.count))
    return [tw.scores(s)[seating.index(player)] for player in range(s.count)]


def check_the_drawing(output: str) -> None:
    """Tables fit into 80 columns, nothing in them is cut off."""
    drawn = [line for line in output.splitlines() if line.startswith(("│", "┌", "└", "  ", "▸", "·"))]
    assert len(drawn) > 60
    assert max(cell_len(line) for line in drawn) <= 80
    assert not [line for line in drawn if line.startswith(("│", "  ", "▸")) and "…" in line]


def test_output_into_a_file_has_no_colours(tmp_path: Path) -> None:
    result = run(["play", GAME, "--seed", "3"], chatter(2)[:20], tmp_path)
    assert "\x1b" not in result.output


def test_the_person_has_his_name_and_nobody_else_has_it(tmp_path: Path) -> None:
    run(["play", GAME, "--seed", "3", "--seats", "5", "--name", "  lupe\x1b[31m "], [], tmp_path)
    names = saved(tmp_path)["names"]
    assert names[0] == "lupe[31m"
    assert len(set(names)) == 5
    run(["play", GAME, "--seed", "3", "--seats", "5", "--name", "Mae"], [], tmp_path / "other")
    assert saved(tmp_path / "other")["names"].count("Mae") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--seats", "3"], "dice-town, boomtown, dodge-city"),
        (["play", "chess"], "chess"),
        (["play", GAME, "--seats", "9"], r"2( to | bis |–)5"),
        (["play", GAME, "--option", "edition"], "edition=first"),
        (["play", GAME, "--option", "edition=third"], "first, second"),
        (["play", GAME, "--option", "colour=red"], "colour"),
        (["play", GAME, "--bot", "deep-blue"], "deep-blue"),
        (["play", "boomtown", "--seats", "2"], r"3( to | bis |–)5"),
        (["play", "boomtown", "--option", "short_game=on"], "exactly 3|nur zu dritt|pontosan hárman"),
        (["play", "boomtown", "--option", "deck=CJ-02"], "CJ-02"),
        (["play", "dodge-city", "--seats", "6"], r"2( to | bis |–)5"),
        (["play", "dodge-city", "--option", "board=@no-such-file"], "no-such-file"),
        (["play", "dodge-city", "--option", "board=[[building]]"], r"an id of 1 to 12|\(id\)"),
        (["play", GAME, "--seed", "luck"], "luck"),
    ],
)
def test_wrong_arguments_get_one_line(arguments: list[str], said: str, tmp_path: Path) -> None:
    for language in ("en", "de", "hu"):
        result = run([*arguments, "--lang", language], [], tmp_path / "data")
        assert result.exit_code == 2
        assert re.search(said, result.output)
        assert len(result.output.strip().splitlines()) == 1
    assert not (tmp_path / "data").exists()
