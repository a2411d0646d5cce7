"""docs/research.md: its examples run, its numbers are right, and the example learner learns."""

import contextlib
import io
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.envs.pieces import pieces

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_examples_run() -> None:
    """One after the other, as a reader would type them."""
    pytest.importorskip("pyspiel", reason="there is no wheel of open_spiel for this machine")
    examples = EXAMPLE.findall(PAGE)
    assert len(examples) > 6
    space: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        for example in examples:
            exec(compile(example, "research.md", "exec"), space)


def test_numbers_are_right() -> None:
    catalogs = [f"{len(tw.find(game).catalog):,}" for game in ("dice-town", "boomtown", "dodge-city")]
    assert "{} in Dice Town, {} in\n  Boomtown, {} in Dodge City".format(*catalogs) in PAGE
    lengths = [pieces(game)["seat"].stop for game in ("dice-town", "boomtown", "dodge-city")]
    assert "{},\n  {} and {}".format(*lengths) in PAGE


def test_the_example_learner_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chart = tmp_path / "chart.svg"
    words = ["learn.py", "boomtown", "--minutes", "0.02", "--chart", str(chart)]
    monkeypatch.setattr(sys, "argv", words)
    learner = runpy.run_path(str(ROOT / "examples" / "learn.py"), run_name="learner")
    monkeypatch.setitem(learner["main"].__globals__, "TABLES", 8)
    learner["main"]()
    assert "wins" in capsys.readouterr().out
    assert "<polyline" in chart.read_text(encoding="utf-8")


def test_a_better_action_becomes_likelier() -> None:
    import numpy as np

    learner = runpy.run_path(str(ROOT / "examples" / "learn.py"), run_name="learner")
    policy = learner["Policy"](3, 4)
    row, mask = np.array([8, 0, 16], np.uint8), np.array([True, True, False, True])
    for _ in range(50):
        policy.learn(learner["gradient"](policy, [(row, mask, 3)], 1.0))
    likely = policy.probabilities(row[None], mask[None])[0]
    assert likely[3] > 0.5 > likely[0] > likely[2] == 0
