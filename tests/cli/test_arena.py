"""`tumbleweed arena` and `tumbleweed balance`."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import refused, run

from tumbleweed.arena import running


def test_results_on_the_screen_and_in_files(tmp_path: Path) -> None:
    files = {"--json": tmp_path / "a.json", "--svg": tmp_path / "a.svg"}
    flags = [str(part) for pair in files.items() for part in pair]
    result = run("arena", "boomtown", "--bots", "deputy,random", "--games", 5, "--seats", 3, *flags)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert "share of wins" in result.stdout
    assert "6 games, 3 orders of each deal, 3 seats (a fair share is 33.3%)" in result.stdout
    found = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert {key: found[key] for key in ("game", "seats", "games", "orders", "interrupted", "seed")} == {
        "game": "boomtown", "seats": 3, "games": 6, "orders": 3, "interrupted": False, "seed": 1,
    }  # fmt: skip
    assert [bot["bot"] for bot in found["bots"]] == ["deputy", "random"]
    assert found["bots"][0]["share"]["value"] > 0.5
    assert found["bots"][0]["share"]["low"] < found["bots"][0]["share"]["value"]
    assert ET.fromstring((tmp_path / "a.svg").read_text(encoding="utf-8")).tag.endswith("svg")


def test_json_alone_and_the_same_again() -> None:
    args = ("arena", "boomtown", "--bots", "tenderfoot,random", "--games", 3, "--seats", 3, "--json", "-")
    one, other = (json.loads(run(*args).stdout) for time in range(2))
    assert one["bots"][0]["share"] == other["bots"][0]["share"]


def test_bad_input_is_explained(tmp_path: Path) -> None:
    for args, why in [
        (("dice-town", "--bots", "deputy"), "two bots at least"),
        (("dice-town", "--bots", "deputy,deep"), "no bot 'deep'"),
        (("dice-town", "--bots", "deputy,random:stingy"), "no bot 'random:stingy'"),
        (("dice-town", "--seats", 9), "2 to 5 seats"),
        (("chess",), "no game 'chess'"),
        (("dice-town", "--option", "edition=third"), "edition"),
        (("dice-town", "--svg", tmp_path / "no" / "a.svg"), "there is no folder"),
        (("dice-town", "--games", 0), "0"),
    ]:
        assert why in refused("arena", *args)


def test_an_interrupt_shows_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    played = running.results

    def interrupted(*args: Any) -> Iterator[Any]:
        for number, game in enumerate(played(*args)):
            if number == 4:
                raise KeyboardInterrupt
            yield game

    monkeypatch.setattr(running, "results", interrupted)
    args = ("boomtown", "--bots", "tenderfoot,random", "--games", 99, "--seats", 3)
    result = run("arena", *args)
    assert result.exit_code == 130
    assert "4 games" in result.stdout
    assert "cut short" in result.stdout
    result = run("balance", "boomtown", "--bot", "random", "--games", 99)
    assert "random, 4 games" in result.stdout


def test_an_interrupt_before_the_first_game_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: Any) -> Iterator[Any]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(running, "results", interrupted)
    assert run("arena", "boomtown").exit_code == 130


def test_a_report_about_a_table(tmp_path: Path) -> None:
    args = ("--games", 6, "--seats", 3, "--bot", "random")
    result = run("balance", "boomtown", *args, "--option", "short_game=on", "--out", tmp_path / "b.html")
    assert result.exit_code == 0, result.output
    for part in ("Length", "In numbers", "Seats", "What happens", "What matters: town", "(standard ", "round "):
        assert part in result.stdout
    assert (tmp_path / "b.html").read_text(encoding="utf-8").count("<svg") >= 5
    for ending in ("svg", "json"):
        assert run("balance", "boomtown", *args, "--out", tmp_path / f"b.{ending}").exit_code == 0
    assert ET.fromstring((tmp_path / "b.svg").read_text(encoding="utf-8")).tag.endswith("svg")
    assert json.loads((tmp_path / "b.json").read_text(encoding="utf-8"))["parts"][2]["title"] == "Seats"


def test_a_report_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    for args, why in [
        (("boomtown", "--out", tmp_path / "b.pdf"), "must end in .html, .svg, .json"),
        (("boomtown", "--out", tmp_path / "no" / "b.svg"), "there is no folder"),
        (("boomtown", "--bot", "deep"), "no bot 'deep'"),
        (("boomtown", "--seats", 2), "3 to 5 seats"),
        (("boomtown", "--games", 1), "1"),
    ]:
        assert why in refused("balance", *args)
