"""Interpreted and compiled engines play identical games: the same seeds give the same checksums.

The engine is compiled without optimisation (for speed of building) into build/same-games, once for each state of the
sources. The compiled copy of the package lies in a temporary folder, so that the checkout stays as it is.

The compiled engine also has to keep memory whole: Python frees things that hold each other, 50 levels deep, in another
way, and native classes that are marked as free of cycles have been seen to break there.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hatch_build
import pytest

import tumbleweed.games  # noqa: F401  makes the games known
from tumbleweed.core.spec import SPECS

fcntl = pytest.importorskip("fcntl", reason="needs file locks")

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build" / "same-games"
GAMES_EACH = 20


def tables() -> Iterator[tuple[str, int, str]]:
    """Every game, number of seats and edition; the edition is empty for games that have one only."""
    for name, spec in sorted(SPECS.items()):
        editions = [str(value) for option in spec.options if option.name == "edition" for value in option.values]
        for seats in range(spec.least_seats, spec.most_seats + 1):
            for edition in editions or [""]:
                yield name, seats, edition


@pytest.fixture(scope="module")
def compiled_src(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if problem := hatch_build.missing_tools():
        if os.environ.get("CI"):
            pytest.fail(problem)
        pytest.skip(problem)
    src = tmp_path_factory.mktemp("compiled") / "src"
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:  # the other workers wait here and then find it done
        fcntl.flock(lock, fcntl.LOCK_EX)
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "_native.json", "__pycache__")
        shutil.copytree(ROOT / "src", src, ignore=ignored)
        hatch_build.lay_over(hatch_build.compile_engine(src, WORK, opt="0"), src)
    return src


def simulate(src: Path, table: tuple[str, int, str], **env: str) -> dict[str, Any]:
    game, seats, edition = table
    command = [sys.executable, "-c", "from tumbleweed.cli import main; main()", "simulate", game, "--json"]
    command += ["--seats", str(seats), "--games", str(GAMES_EACH), "--seed", "1"]
    if edition:
        command += ["--option", f"edition={edition}"]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(src)} | env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.parametrize("table", list(tables()), ids=lambda table: "-".join(str(part) for part in table if part))
def test_compiled_and_interpreted_play_the_same_games(compiled_src: Path, table: tuple[str, int, str]) -> None:
    compiled = simulate(compiled_src, table, TUMBLEWEED_PURE="")
    interpreted = simulate(ROOT / "src", table, TUMBLEWEED_PURE="1")
    assert (compiled["compiled"], interpreted["compiled"]) == (True, False)
    for key in ("games", "decisions", "mean_scores", "checksum"):
        assert compiled[key] == interpreted[key], key
    assert compiled["games"] == GAMES_EACH


DEEP = """
import random, tumbleweed as tw

def finished(game, seed):
    s, luck = tw.new(game, 4, seed, {}, False), random.Random(seed)
    while tw.waiting(s):
        seat = tw.waiting(s)[0]
        tw.apply(s, seat, luck.choice(tw.legal(s, seat)))
    return s

for game in tw.game_names():
    for depth in range(40, 60):
        box = [finished(game, depth), tw.new(game, 4, depth, {}, False).copy()]
        for _ in range(depth):
            box = [box]
        del box
print("whole")
"""


def test_compiled_positions_deep_inside_other_things_are_freed_in_order(compiled_src: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(compiled_src), "TUMBLEWEED_PURE": "", "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", DEEP], env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "whole\n"), done.stderr[-2000:]
