"""Interpreted and compiled, the same seeds give the same games, and bots give the same answers for the same reasons.

Engine and bots are compiled without optimisation (for speed of building) into build/same-games, once for each state of
the sources. The compiled copy of the package lies in a temporary folder, so that the checkout stays as it is. All this
takes a minute or two: it is slow, and guards.

The compiled engine also has to keep memory whole: Python frees things that hold each other, 50 levels deep, in another
way, and native classes that are marked as free of cycles have been seen to break there.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from building import compiler, engine
from tests.architecture.same_games import GAMES_EACH, named, tables
from tests.locking import locked

import tumbleweed as tw
from tumbleweed import native

pytestmark = [pytest.mark.slow, pytest.mark.guards]

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build" / "same-games"
RESULTS = ("compiled", "interpreted")
Results = dict[str, Any]


@pytest.fixture(scope="module")
def compiled_src(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if problem := engine.missing_tools():
        if os.environ.get("CI"):
            pytest.fail(problem)
        pytest.skip(problem)
    src = tmp_path_factory.mktemp("compiled") / "src"
    with locked(WORK / "lock"):  # the other workers wait here and then find it done
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "_native.json", "__pycache__", "dist")
        shutil.copytree(ROOT / "src", src, ignore=ignored)
        engine.lay_over(engine.compile_engine(src, WORK, opt="0"), src)
    return src


@pytest.fixture(scope="module")
def results(compiled_src: Path) -> dict[str, Results]:
    """The results of the interpreted and of the compiled games; played once for all workers."""
    stamp = json.loads((compiled_src / "tumbleweed" / "_native.json").read_text(encoding="utf-8"))
    stamp["script"] = (ROOT / "tests" / "architecture" / "same_games.py").read_text(encoding="utf-8")
    kept = WORK / "results.json"
    with locked(WORK / "lock"):
        if kept.is_file() and (found := json.loads(kept.read_text(encoding="utf-8")))["stamp"] == stamp:
            return dict(found["results"])
        sources = {"compiled": (compiled_src, ""), "interpreted": (ROOT / "src", "1")}
        made = {name: played(src, pure) for name, (src, pure) in sources.items()}
        kept.write_text(json.dumps({"stamp": stamp, "results": made}))
    return made


def played(src: Path, pure: str) -> Results:
    env = os.environ | {"PYTHONPATH": f"{src}{os.pathsep}{ROOT}", "TUMBLEWEED_PURE": pure}
    command = [sys.executable, "-m", "tests.architecture.same_games"]
    done = subprocess.run(command, env=env, cwd=src, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: Results = json.loads(done.stdout)
    return found


def test_mypyc_makes_c_of_everything(tmp_path: Path) -> None:
    """Runs in a process of its own, since mypyc ends its process when it fails."""
    src = tmp_path / "src"
    shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "dist"))
    make = f"import sys; from pathlib import Path; sys.path.insert(0, {str(ROOT)!r}); from building import compiler;"
    make += f"compiler.make_c(Path({str(src)!r}), Path({str(tmp_path)!r}))"
    done = subprocess.run([sys.executable, "-c", make], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    made = {path.name for path in (tmp_path / "c").glob("__native_*.c")}
    folders = [folder for folders in native.GROUPS.values() for folder in folders]
    wanted = [module for folder in folders for module in compiler.modules(src, (folder,))]
    names = {str(Path(module).with_suffix("")).replace(os.sep, "___") for module in wanted}
    assert made == {f"__native_{name}.c" for name in (*names, *(f"tumbleweed_{group}" for group in native.GROUPS))}
    assert len(names) > 200


def test_the_one_is_compiled_and_the_other_is_not(results: dict[str, Results]) -> None:
    assert [results[name]["compiled"] for name in RESULTS] == [[True, True], [False, False]]


@pytest.mark.parametrize("table", [named(table) for table in tables()])
def test_compiled_and_interpreted_play_the_same_games(results: dict[str, Results], table: str) -> None:
    compiled, interpreted = (results[name]["tables"][table] for name in RESULTS)
    assert compiled == interpreted
    assert compiled["games"] == GAMES_EACH
    assert results["compiled"]["observations"][table] == results["interpreted"]["observations"][table]


@pytest.mark.parametrize("game", tw.game_names())
def test_compiled_and_interpreted_bots_answer_alike(results: dict[str, Results], game: str) -> None:
    compiled, interpreted = (results[name]["bots"][game] for name in RESULTS)
    assert compiled == interpreted
    assert compiled["answers"] > 150


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
