"""The commands that measure exist in a checkout, wherever they are called from; elsewhere a sentence says so."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import program, refused, run

from tumbleweed import native
from tumbleweed.cli import checkout
from tumbleweed.words import LANGUAGES

ROOT = Path(__file__).parents[2]
LIBRARIES = ("catanatron", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")


@pytest.fixture
def no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after installing a wheel."""
    monkeypatch.setattr(checkout, "ROOT", tmp_path)


@pytest.mark.usefixtures("no_checkout")
@pytest.mark.parametrize("command", checkout.COMMANDS)
def test_a_wheel_says_where_they_are(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()
    for language in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        sentence = refused(command, "--json")
        assert f"./tumbleweed {command}" in sentence
        assert refused(command, "--help") == sentence
        said.add(sentence)
    assert len(said) == len(LANGUAGES)


@pytest.mark.usefixtures("no_checkout")
def test_the_help_of_a_wheel_is_silent_about_them() -> None:
    said = run("--help").output
    assert "simulate" in said
    assert not any(command in said for command in checkout.COMMANDS)


@pytest.mark.parametrize("command", checkout.COMMANDS)
def test_they_are_found_from_any_folder(command: str, tmp_path: Path) -> None:
    """Even from a folder that has a `bench` of its own."""
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "__init__.py").write_text("raise RuntimeError\n")
    done = program(command, "--help", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--json" in done.stdout


def python(*words: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_libraries_of_others_are_imported_when_they_are_measured() -> None:
    code = f"import sys, bench.bench, bench.loadtest; print([one for one in {LIBRARIES!r} if one in sys.modules])"
    assert python("-c", code) == "[]\n"


@pytest.mark.long
def test_another_checkouts_package_can_be_measured(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "dist", "*.so", "*.pyd")
    package = shutil.copytree(native.PACKAGE, tmp_path / "tumbleweed", ignore=ignored)
    with (package / "native.py").open("a") as file:
        file.write("\n\ndef compiled():\n    return 'elsewhere'\n")
    found = json.loads(python("-m", "bench.ours", "0.01", PYTHONPATH=str(tmp_path)))
    assert found["compiled"] == "elsewhere"
    assert {"dice-town first", "boomtown", "dodge-city"} <= set(found["tables"])
