"""The build hook and the guard against stale extensions: on a small stand-in, and (slow) on the real package."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from building import engine

ROOT = Path(__file__).parents[2]
SKIPPED = shutil.ignore_patterns(".*", "build", "dist", "*.so", "*.pyd", "_native.json", "__pycache__", "node_modules")

needs_compiler = pytest.mark.skipif(
    bool(engine.missing_tools()) and not os.environ.get("CI"), reason=engine.missing_tools()
)


def run(*command: str | Path, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("TUMBLEWEED_")}
    words = [str(word) for word in command]
    return subprocess.run(words, env=clean | (env or {}), capture_output=True, text=True, check=False)


# ------------------------------------------------------------ a stand-in: two modules in a checkout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The guard's own file, an engine of a few lines, and a fake extension whose stamp is right."""
    package = tmp_path / "src" / "tumbleweed"
    for folder in ("core", "games", "bots"):
        (package / folder).mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    shutil.copy(ROOT / "src" / "tumbleweed" / "native.py", package)
    (package / "__init__.py").write_text("from tumbleweed import native\nnative.guard()\n")
    (package / "core" / "__init__.py").touch()
    (package / "core" / "play.py").write_text("WHO = 'source'\n")
    (package / "bots" / "__init__.py").touch()
    (package / "bots" / "bot.py").write_text("WHO = 'source'\n")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for module in ("core/play", "bots/bot"):
        (package / f"{module}{suffix}").write_text("not really an extension")
    native = engine.native_module(tmp_path / "src")
    (package / native.STAMP).write_text(json.dumps({"sources": native.source_hashes(package)}))
    return tmp_path


def who(checkout: Path, module: str = "core.play", **env: str) -> subprocess.CompletedProcess[str]:
    code = f"import tumbleweed.{module} as module; print(module.WHO)"
    return run(sys.executable, "-c", code, env={"PYTHONPATH": str(checkout / "src")} | env)


def test_a_fresh_extension_is_used(checkout: Path) -> None:
    done = who(checkout)
    assert done.returncode != 0, "the fake extension cannot be loaded, so trying to is the proof"
    assert "ImportError" in done.stderr


def test_an_edited_source_beats_its_stale_extension(checkout: Path) -> None:
    (checkout / "src/tumbleweed/core/play.py").write_text("WHO = 'edited source'\n")
    done = who(checkout)
    assert done.stdout == "edited source\n"
    assert done.stderr.count("\n") == 1
    assert "TUMBLEWEED_NATIVE=1" in done.stderr


def test_edited_bots_leave_the_engine_compiled(checkout: Path) -> None:
    (checkout / "src/tumbleweed/bots/bot.py").write_text("WHO = 'edited source'\n")
    done = who(checkout, "bots.bot")
    assert done.stdout == "edited source\n"
    assert "the compiled bots are older than their source" in done.stderr
    assert "ImportError" in who(checkout).stderr, "the engine's extension is still used"


def test_bots_never_run_compiled_on_an_edited_engine(checkout: Path) -> None:
    (checkout / "src/tumbleweed/core/play.py").write_text("WHO = 'edited source'\n")
    assert who(checkout, "bots.bot").stdout == "source\n"


def test_an_extension_without_a_stamp_is_stale(checkout: Path) -> None:
    (checkout / "src/tumbleweed/_native.json").unlink()
    assert who(checkout).stdout == "source\n"


def test_a_removed_source_does_not_live_on_as_an_extension(checkout: Path) -> None:
    (checkout / "src/tumbleweed/core/play.py").unlink()
    assert "ModuleNotFoundError" in who(checkout).stderr


def test_pure_on_request_without_a_warning(checkout: Path) -> None:
    done = who(checkout, TUMBLEWEED_PURE="1")
    assert (done.stdout, done.stderr) == ("source\n", "")


def test_an_installed_package_is_not_looked_at(checkout: Path) -> None:
    (checkout / "pyproject.toml").unlink()
    (checkout / "src/tumbleweed/core/play.py").write_text("WHO = 'edited source'\n")
    assert "ImportError" in who(checkout).stderr


def test_old_extensions_are_removed(checkout: Path) -> None:
    package = checkout / "src" / "tumbleweed"
    (checkout / "src" / "engine__mypyc.so").touch()
    engine.remove_native(package)
    left = {path.name for path in package.parent.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert left == {"__init__.py", "native.py", "play.py", "bot.py"}


def test_without_a_compiler_the_reason_is_said(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(engine.CannotCompileError, match="no C compiler"):
        engine.compile_engine(checkout / "src", checkout / "build", "0")


# ------------------------------------------------------------ the real package, built and installed


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    copy = tmp_path / "tree"
    shutil.copytree(ROOT, copy, ignore=SKIPPED)
    return copy


def uv() -> str:
    found = os.environ.get("UV") or shutil.which("uv")
    if not found:
        pytest.skip("uv is not installed")
    return found


def build_and_ask(tree: Path, **env: str) -> tuple[Path, str]:
    """Builds a wheel, installs it in an environment of its own, and asks the installed program for its version."""
    quick = {"TUMBLEWEED_OPT": "0", "TUMBLEWEED_WEB": "0"} | env
    done = run(uv(), "build", "--wheel", "--out-dir", tree / "dist", "--python", sys.executable, tree, env=quick)
    assert done.returncode == 0, done.stderr
    [wheel] = (tree / "dist").glob("*.whl")
    venv = tree.parent / "venv"
    assert run(uv(), "venv", "--python", sys.executable, venv).returncode == 0
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = run(uv(), "pip", "install", "--python", python, wheel)
    assert done.returncode == 0, done.stderr
    done = run(python.parent / "tumbleweed", "--version")
    assert done.returncode == 0, done.stderr
    return wheel, done.stdout


@pytest.mark.slow
@needs_compiler
def test_a_wheel_is_compiled(tree: Path) -> None:
    wheel, version = build_and_ask(tree, TUMBLEWEED_NATIVE="require")
    names = zipfile.ZipFile(wheel).namelist()
    assert "none-any" not in wheel.name
    assert any(name.startswith("tumbleweed/core/play.") and name.endswith((".so", ".pyd")) for name in names)
    assert any("__mypyc" in name for name in names)
    assert "tumbleweed/core/play.py" in names
    assert "tumbleweed/_native.json" in names
    assert "compiled" in version.replace("not compiled", "")


@pytest.mark.slow
def test_without_a_compiler_a_wheel_is_pure(tree: Path) -> None:
    wheel, version = build_and_ask(tree, CC="no-such-compiler")
    assert wheel.name.endswith("none-any.whl")
    assert not any(name.endswith((".so", ".pyd")) for name in zipfile.ZipFile(wheel).namelist())
    assert "compiled" not in version.replace("not compiled", "")


@pytest.mark.slow
def test_without_a_compiler_a_required_build_fails(tree: Path) -> None:
    needs = {"CC": "no-such-compiler", "TUMBLEWEED_NATIVE": "require", "TUMBLEWEED_WEB": "0"}
    done = run(uv(), "build", "--wheel", tree, env=needs)
    assert done.returncode != 0
    assert "no C compiler" in done.stderr


@pytest.mark.slow
@needs_compiler
def test_an_editable_install_compiles_on_request_and_cleans_up(tree: Path) -> None:
    package = tree / "src" / "tumbleweed"
    quick = {"TUMBLEWEED_OPT": "0", "TUMBLEWEED_WEB": "0", "VIRTUAL_ENV": ""}
    ask = (uv(), "run", "--project", tree, "--no-dev", "--python", sys.executable, "tumbleweed", "--version")
    native = run(*ask, env=quick | {"TUMBLEWEED_NATIVE": "require"})
    assert native.returncode == 0, native.stderr
    assert list(package.rglob("*.so")) or list(package.rglob("*.pyd"))
    with (package / "core" / "play.py").open("a") as source:
        source.write("# edited\n")
    stale = run(tree / ".venv" / ("Scripts" if os.name == "nt" else "bin") / "tumbleweed", "--version")
    assert stale.stderr.count("older than its source") == 1
    pure = run(*ask, env=quick)
    assert "older than its source" not in pure.stderr
    assert not list(package.rglob("*.so"))
    assert native.stdout != pure.stdout == stale.stdout
