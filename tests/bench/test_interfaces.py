"""`tumbleweed bench --envs`: that it measures, compares and says what is missing."""

import json
from typing import Any

import pytest
from tests.cli.running import refused, run

from bench import interface_report, interfaces
from bench.measuring import Measure
from tumbleweed import game_names

pytestmark = pytest.mark.long


@pytest.mark.slow
def test_every_interface_is_measured_with_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interfaces, "TABLES", 4)
    result = run("bench", "--envs", "--seconds", 0.05, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    assert found["peers"] == found["ratios"] == {}
    for game in game_names():
        for interface in ("Gymnasium, 4", "Gymnasium, one", "PettingZoo", "OpenSpiel"):
            named = [name for name in found["interfaces"] if name.startswith(interface) and game in name]
            assert named, (game, interface)
            assert all(found["interfaces"][name]["best"] > 0 for name in named)


def measured(name: str, *rates: float) -> Measure:
    measure = Measure(name, lambda: 1)
    measure.rates.extend(rates)
    return measure


def test_ratios_and_target(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbleweed.native.compiled", lambda: True)
    ours = [measured(interface_report.YARDSTICK, 300_000, 100_000), measured("PettingZoo, boomtown for 4", 900)]
    peers = [measured("PettingZoo classic, tictactoe_v3", 3000, 1000), measured("PettingZoo classic, chess_v6", 50)]
    found = interface_report.result(ours, peers)
    assert found["ratios"] == {interface_report.YARDSTICK: 100.0, "PettingZoo, boomtown for 4": 0.3}
    assert found["interfaces"][interface_report.YARDSTICK] == {"best": 300_000, "median": 200_000}
    assert [(target["found"], target["reached"]) for target in found["targets"]] == [(300_000, False)]
    interface_report.show(found)
    said = capsys.readouterr().out
    assert "100.00" in said
    assert "missed" in said


def test_the_yardstick_is_one_of_ours() -> None:
    assert f"{interfaces.TABLES:,} dice-town tables, all {interfaces.SEATS} seats" in interface_report.YARDSTICK


def test_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interfaces, "find_spec", lambda name: None)
    said = refused("bench", "--envs")
    assert "gymnasium and pettingzoo and pyspiel not installed" in said
    assert "uv sync --extra research" in said
    assert "uv sync --extra research --extra bench" in refused("bench", "--envs", "--peers")
