"""Compiling, tried on a stand-in of a few lines: what is compiled again, what is printed, and how it fails."""

import os
import stat
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import hatch_build
import pytest
from building import engine, tell
from building.engine import CannotCompileError

ROOT = Path(__file__).parents[2]
MODULES = {
    "core/play.py": """
from librt.strings import BytesWriter

def play(n: int) -> int:
    w = BytesWriter()
    w.write(b"1")
    return n + len(w)
""",
    "games/town/rules.py": "from tumbleweed.core.play import play\n\n\ndef rule() -> int:\n    return play(1)\n",
    "bots/town/bot.py": "from tumbleweed.games.town.rules import rule\n\ndef answer() -> int:\n    return rule()\n",
    "bots/city/bot.py": "def answer() -> int:\n    return 5\n",
}

needs_compiler = pytest.mark.skipif(
    bool(engine.missing_tools()) and not os.environ.get("CI"), reason=engine.missing_tools()
)
needs_shell = pytest.mark.skipif(os.name == "nt", reason="the stand-ins for compilers are shell scripts")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "src" / "tumbleweed"
    for name, text in MODULES.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        for folder in path.relative_to(package).parents:
            (package / folder / "__init__.py").touch()
    (package / "native.py").write_text((ROOT / "src" / "tumbleweed" / "native.py").read_text())
    for name in ("CC", "TUMBLEWEED_NATIVE", "TUMBLEWEED_WEB"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TUMBLEWEED_OPT", "0")
    return tmp_path


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    lines: list[str] = []
    monkeypatch.setattr(engine, "tell", lines.append)
    monkeypatch.setattr(hatch_build, "tell", lines.append)
    return lines


def make(checkout: Path, editable: bool = True) -> dict[str, Any]:
    """Runs the hook's part for the engine; returns what it tells the builder."""
    hook: Any = object.__new__(hatch_build.CustomBuildHook)
    hook._BuildHookInterface__root = str(checkout)
    data: dict[str, Any] = {"force_include": {}}
    hook.make_engine(editable, data)
    return data


def extensions(checkout: Path) -> set[str]:
    files = (checkout / "src").rglob("*")
    return {path.name.split(".")[0] for path in files if path.suffix in {".so", ".pyd"}}


def objects(checkout: Path) -> dict[str, int]:
    files = [path for path in (checkout / "build" / "native" / "o").rglob("*") if path.suffix in {".o", ".obj"}]
    return {path.stem: path.stat().st_mtime_ns for path in files}


# ------------------------------------------------------------ what is made


@pytest.mark.slow
@needs_compiler
def test_compiled_modules_work_and_an_edit_compiles_only_its_folder(
    checkout: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUMBLEWEED_NATIVE", "require")
    make(checkout)
    assert extensions(checkout) == {"play", "rules", "bot", "tumbleweed_engine__mypyc", "tumbleweed_bots__mypyc"}
    assert answers(checkout) == ["2", "5", "native native native native"]
    assert "TUMBLEWEED_NATIVE=0" in told[0]
    assert [line.split(": ")[0] for line in told if " of " in line] == [f"compiled {n} of 5" for n in range(1, 6)]
    first = objects(checkout)

    told.clear()
    make(checkout)
    assert (told, objects(checkout)) == ([], first), "nothing has changed"

    bot = checkout / "src" / "tumbleweed" / "bots" / "city" / "bot.py"
    bot.write_text(bot.read_text().replace("5", "6"))
    make(checkout)
    assert answers(checkout) == ["2", "6", "native native native native"]
    assert [line.rpartition(" (")[0] for line in told if " of " in line] == ["compiled 1 of 1: bots_city"]
    changed = {name for name, when in objects(checkout).items() if when != first[name]}
    assert changed == {"tumbleweed_bots__mypyc.bots_city"}


def answers(checkout: Path) -> list[str]:
    code = """
import tumbleweed.bots.city.bot as city, tumbleweed.bots.town.bot as town, tumbleweed.core.play as play
import tumbleweed.games.town.rules as rules
print(town.answer(), city.answer(), sep="\\n")
print(*("source" if module.__file__.endswith(".py") else "native" for module in (city, town, play, rules)))
"""
    env = os.environ | {"PYTHONPATH": str(checkout / "src")}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@needs_compiler
def test_a_wheel_is_compiled_unless_it_is_not_wanted(
    checkout: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = checkout / "build" / "native" / "out" / "tumbleweed"
    monkeypatch.setattr(engine, "run_compiler", lambda *_: out.mkdir(parents=True))
    assert make(checkout, editable=False)["infer_tag"]
    monkeypatch.setenv("TUMBLEWEED_NATIVE", "0")
    assert make(checkout, editable=False) == {"force_include": {}}
    monkeypatch.delenv("TUMBLEWEED_NATIVE")
    assert make(checkout, editable=True) == {"force_include": {}}


# ------------------------------------------------------------ what fails


def put_compiler(checkout: Path, script: str) -> str:
    program = checkout / "some-cc"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(program)


def fails(checkout: Path, told: list[str], monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """What is printed when the source will do, and the error when it will not."""
    monkeypatch.setenv("TUMBLEWEED_NATIVE", "require")
    with pytest.raises(CannotCompileError) as error:
        make(checkout)

    def again(*_: object) -> None:
        raise error.value

    told.clear()
    monkeypatch.setattr(engine, "compile_engine", again)
    monkeypatch.setenv("TUMBLEWEED_NATIVE", "1")
    make(checkout)
    assert extensions(checkout) == set()
    [line] = told
    assert "So the source runs" in line
    return line, str(error.value)


def test_no_compiler(checkout: Path, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O9")
    line, error = fails(checkout, told, monkeypatch)
    assert line.startswith("there is no C compiler (no-such-compiler). ")
    assert error == "there is no C compiler (no-such-compiler)"


def test_no_headers(checkout: Path, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(checkout))
    monkeypatch.setenv("CC", sys.executable)  # something that is there
    line, error = fails(checkout, told, monkeypatch)
    assert line.startswith("Python's C headers (Python.h) are not installed. ")
    assert "Python.h" in error


@needs_shell
@needs_compiler
def test_a_compiler_that_fails_without_a_word(checkout: Path, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    line, error = fails(checkout, told, monkeypatch)
    assert line.startswith("the C compiler (false) failed: ")
    assert "exit status 1" in line
    assert error.startswith("the C compiler (false) failed: ")


@pytest.mark.slow
@needs_shell
@needs_compiler
def test_a_mistake_in_one_unit(checkout: Path, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    real = engine.c_compiler()
    bad = 'echo "bots_city.c:1:1: error: no such thing"; echo "more of it"; exit 1'
    compiler = put_compiler(checkout, f'case "$*" in *bots_city.c*) {bad};; esac\nexec {real} "$@"')
    monkeypatch.setenv("CC", compiler)
    line, error = fails(checkout, told, monkeypatch)
    assert line.startswith(f"the C compiler ({compiler}) failed: bots_city.c:1:1: error: no such thing. ")
    assert "more of it" in error
    assert "more of it" not in line


@pytest.mark.slow
@needs_compiler
def test_what_mypyc_cannot_do(checkout: Path, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "src/tumbleweed/core/play.py").write_text("def play(n: int) -> int:\n    return 'one'\n")
    line, error = fails(checkout, told, monkeypatch)
    assert line.startswith("mypyc failed: tumbleweed/core/play.py:2: error: ")
    assert "play.py:2" in error


# ------------------------------------------------------------ what is said


def test_a_terminal_is_told_although_the_output_is_kept() -> None:
    pty = pytest.importorskip("pty", reason="needs terminals as files")
    ours, theirs = pty.openpty()
    # The first terminal that a new session opens is its own.
    code = "import os, sys; os.open(sys.argv[1], os.O_RDWR); from building.tell import tell; tell('compiled 1 of 2')"
    command = [sys.executable, "-c", code, os.ttyname(theirs)]
    done = subprocess.run(command, cwd=ROOT, start_new_session=True, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    said = os.read(ours, 1000)
    os.close(ours)
    os.close(theirs)
    assert b"tumbleweed: compiled 1 of 2" in said


def test_without_a_terminal_it_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tell, "TERMINAL", tmp_path / "no" / "terminal")
    tell.tell("compiled 1 of 2")
    assert capsys.readouterr().err == "tumbleweed: compiled 1 of 2\n"


def test_a_silent_process_is_spoken_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "SILENCE", 0.1)
    code = "import sys, time; print('a'); sys.stdout.flush(); time.sleep(0.6); print('b')"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        lines = list(engine.lines_of(process))
    assert [line for line in lines if line is not None] == ["a", "b"]
    assert lines.count(None) >= 3
