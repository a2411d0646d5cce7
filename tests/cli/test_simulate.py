"""`tumbleweed simulate`."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import program, refused, run

from tumbleweed import native
from tumbleweed.arena.simulation import game_seed


def numbers(*args: object) -> dict[str, Any]:
    result = run("simulate", *args, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_json_keys() -> None:
    found = numbers("dice-town", "--seats", 3, "--games", 4, "--seed", 7)
    assert {"games", "decisions", "decisions_per_second", "mean_scores", "checksum", "compiled"} <= set(found)
    assert found["games"] == 4
    assert len(found["mean_scores"]) == 3
    assert found["compiled"] is native.compiled()
    assert found["decisions"] > 100
    assert len(found["checksum"]) == 64


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (numbers("dice-town", "--games", 5, "--seed", 3) for time in range(2))
    for key in ("checksum", "decisions", "mean_scores"):
        assert one[key] == other[key]


def test_the_hash_seed_of_python_does_not_matter() -> None:
    args = ("simulate", "dice-town", "--games", 3, "--json")
    found = [json.loads(program(*args, PYTHONHASHSEED=seed).stdout)["checksum"] for seed in ("1", "2")]
    assert found[0] == found[1] == numbers("dice-town", "--games", 3)["checksum"]


@pytest.mark.parametrize("other", [["--seed", 2], ["--seats", 3], ["--games", 6], ["--option", "edition=first"]])
def test_another_table_gives_other_games(other: list[object]) -> None:
    usual = ["--games", 5]
    assert numbers("dice-town", *usual)["checksum"] != numbers("dice-town", *usual, *other)["checksum"]


def test_series_of_different_seeds_share_no_game() -> None:
    seeds = {game_seed(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000


def test_options_reach_the_game() -> None:
    found = numbers("dice-town", "--games", 1, "--option", "bribes=off", "--option", "claim_values=1,2,3,4")
    assert found["options"]["bribes"] == "off"
    assert found["options"]["claim_values"] == [1, 2, 3, 4]


BOARD = (
    """
[[building]]
id = "JAIL"
district = "centre"
map = """
    '"""'
    """
B..D
....
P..K
"""
    '"""'
)


def test_an_option_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my town.toml"
    file.write_text(BOARD, encoding="utf-8")
    found = numbers("dodge-city", "--seats", 2, "--games", 1, "--option", f"board=@{file}")
    assert [building["id"] for building in found["options"]["board"]] == ["JAIL"]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for file in (tmp_path / "nothing", tmp_path):
        assert f"{file} cannot be read: " in refused("simulate", "dodge-city", "--option", f"board=@{file}")
    (tmp_path / "picture").write_bytes(bytes(range(128, 256)))
    said = refused("simulate", "dodge-city", "--option", f"board=@{tmp_path / 'picture'}")
    assert "it is not a text" in said


def test_for_people() -> None:
    said = run("simulate", "dice-town", "--games", 2).output
    for line in ("games", "decisions per second", "mean scores", "checksum", "engine"):
        assert line in said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["dice-town", "--seats", 6], "dice-town is for 2 to 5 seats, not 6"),
        (["dice-town", "--seats", -1], "--seats"),
        (["dice-town", "--seats", "many"], "--seats"),
        (["dice-town", "--games", 0], "--games"),
        (["dice-town", "--games", -5], "--games"),
        (["dice-town", "--seed", -5], "--seed"),
        (["dice-town", "--option", "color=red"], "no option 'color'; options are edition"),
        (["dice-town", "--option", "edition=third"], "choose first, second"),
        (["dice-town", "--option", "edition"], "NAME=VALUE"),
        (["dice-town", "--option", "=first"], "NAME=VALUE"),
        (["dice-town", "--option", "kickers=on", "--option", "kickers=off"], "kickers is given twice"),
        (["dice-town", "--option", "claim_values=1,x"], "claim_values"),
        ([], "GAME"),
    ],
)
def test_bad_input(args: list[object], said: str) -> None:
    assert said in refused("simulate", *args)


def test_another_game(stones: str) -> None:
    found = numbers(stones, "--games", 20)
    assert found["seats"] == 3
    assert sum(found["mean_scores"]) == pytest.approx(9, abs=0.01)
