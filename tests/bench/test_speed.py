"""`tumbleweed bench`: that it measures, compares and says what is missing. A test does not say how fast things are."""

import json
from types import SimpleNamespace
from typing import Any

import pytest
from tests.cli.running import refused, run

from bench import report
from bench.measuring import Measure, numbers
from bench.ours import our_tables
from bench.peers import Peer, _sampled
from tumbleweed import game_names, native


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    result = run("bench", "--seconds", 0.05, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_every_game_and_edition_is_measured(measured: dict[str, Any]) -> None:
    assert measured["compiled"] is native.compiled()
    assert set(measured["builds"]) == ({"compiled", "interpreted"} if native.compiled() else {"interpreted"})
    tables = measured["builds"]["interpreted"]
    assert {"dice-town first", "dice-town second"} <= set(tables)
    for values in tables.values():
        assert set(values) == {"driven", "observed", "internal", "copy_us"}
        assert all(value["median"] > 0 for value in values.values())
        assert values["driven"]["best"] >= values["driven"]["median"] > 1000
        assert values["copy_us"]["best"] <= values["copy_us"]["median"]
    assert all(100 < size < 20_000 for size in measured["bytes_per_state"].values())


def test_the_tables_on_screen(measured: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    report.show(measured)
    said = capsys.readouterr().out
    assert "dice-town" in said
    assert "interpreted" in said


def test_drivers_play_whole_games() -> None:
    table = our_tables()[0]
    assert all(table.measures[kind].run() > 50 for kind in ("driven", "observed", "internal"))


def peer(name: str, driven: float, copies: float) -> Peer:
    made = Peer(name, lambda: 1, lambda: 1)
    made.measures["driven"].rates.extend([driven / 2, driven])
    made.measures["copy"].rates.append(copies)
    return made


def ours(driven: float, copies: float) -> dict[str, list[float]]:
    return {"driven": [driven, driven / 4], "observed": [1.0], "internal": [1.0], "copy": [copies]}


def test_ratios_and_targets() -> None:
    peers = [peer("OpenSpiel pig", 1000, 1e6), peer("OpenSpiel backgammon", 100, 2e5), peer("Catanatron", 10, 1e4)]
    tables = {
        "dice-town first": ours(4000, 1e7),
        "dice-town second": ours(1500, 1e6),
        "boomtown": ours(1990, 1e6),
        "dodge-city": ours(1400, 2e5),
    }
    found = report.result({"compiled": tables}, {"dice-town first": 900, "boomtown": 2100}, peers)
    assert found["ratios"]["OpenSpiel pig"]["dice-town first"] == {"best": 4.0, "median": (8.0 + 1.0) / 2}
    reached = {target["name"]: (target["found"], target["reached"]) for target in found["targets"]}
    assert reached == {
        "bytes per state": (2100, False),
        "dice-town: copy in us": (1.0, True),  # more than 0.8, but less than a third of backgammon's 5
        "boomtown: copy in us": (1.0, True),
        "dodge-city: copy in us": (5.0, False),
        "dice-town: driven / OpenSpiel pig": (1.5, True),
        "dice-town: driven / OpenSpiel backgammon": (15.0, False),
        "dice-town: driven / Catanatron": (150.0, True),
        "boomtown: driven / OpenSpiel backgammon": (19.9, False),
        "dodge-city: driven / OpenSpiel backgammon": (14.0, True),
    }


def test_every_game_has_targets() -> None:
    assert set(report.TARGETS) == set(report.COPY_TARGET) == set(game_names())


@pytest.mark.parametrize(
    ("boomtown", "dodge_city", "reached"),
    [
        (2000, 1400, [True, True]),
        (1990, 1390, [False, False]),
        (2000, 1390, [True, False]),
        (1990, 1400, [False, True]),
    ],
)
def test_each_game_is_judged_by_its_own_pace_beside_backgammon(
    boomtown: float, dodge_city: float, reached: list[bool]
) -> None:
    """However fast Dice Town is."""
    for dice_town in (1.0, 1e9):
        paces = {"dice-town": dice_town, "boomtown": boomtown, "dodge-city": dodge_city}
        tables = {game: ours(driven, 1e6) for game, driven in paces.items()}
        found = report.result({"compiled": tables}, dict.fromkeys(tables, 1), [peer(report.BACKGAMMON, 100, 2e5)])
        speeds = {target["name"]: target for target in found["targets"] if "driven" in target["name"]}
        judged = [speeds[f"{game}: driven / OpenSpiel backgammon"] for game in ("boomtown", "dodge-city")]
        assert [target["target"] for target in judged] == [">= 20", ">= 14"]
        assert [target["reached"] for target in judged] == reached


def test_without_peers_no_pace_is_judged() -> None:
    found = report.result({"compiled": {"boomtown": ours(1, 1e6)}}, {"boomtown": 1}, [])
    assert [target["name"] for target in found["targets"]] == ["bytes per state", "boomtown: copy in us"]


def test_peers_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    game = {"dice-town": ours(100, 1e6)}
    report.show(report.result({"compiled": game}, {"dice-town": 1}, [peer("Catanatron", 10, 1e4)]))
    said = capsys.readouterr().out
    assert "Catanatron" in said
    assert "10.00" in said
    assert "missed" in said


def test_best_and_median() -> None:
    measure = Measure("x", lambda: 10)
    measure.rates.extend([1.0, 5.0, 2.0])
    assert (measure.best, measure.middle) == (5.0, 2.0)
    measure.take(0.001)
    assert len(measure.rates) == 4
    assert measure.rates[-1] > 1000


def test_numbers_are_the_same_every_time_and_spread() -> None:
    assert numbers() == numbers() != numbers(2)
    assert all(abs(sum(1 for word in numbers() if word % 6 == face) - 4096 / 6) < 120 for face in range(6))
    assert all(0 <= word < 1 << 31 for word in numbers())


def test_chance_of_peers_is_weighted() -> None:
    outcomes = [(7, 0.5), (8, 0.25), (9, 0.25)]
    drawn = [_sampled(outcomes, word) for word in numbers()]
    assert abs(drawn.count(7) / len(drawn) - 0.5) < 0.05
    assert abs(drawn.count(9) / len(drawn) - 0.25) < 0.05


def test_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.peers.find_spec", lambda name: None)
    said = refused("bench", "--peers")
    assert "open_spiel and catanatron not installed" in said
    assert "uv sync --extra bench" in said


def test_bad_seconds() -> None:
    assert "--seconds" in refused("bench", "--seconds", -1)


def test_another_game_is_measured_only_if_four_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.ours.GAMES", (SimpleNamespace(least_seats=2, most_seats=3),))
    assert our_tables() == []
