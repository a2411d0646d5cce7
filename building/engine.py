"""Compiled engine and bots: whether it can be done, whether it was done before, and where the extensions go."""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
COMPILER = "building.compiler"
PARTS = ("c", "mypy", "o", "out")
"""The folders in which things are made: C, what the type checker knows, objects, extensions."""


class CannotCompileError(Exception):
    pass


def compile_engine(src: Path, work: Path, opt: str) -> Path:
    """Compile the package under `src`; the folder it returns holds the extensions and their stamp, laid out like `src`.

    What an earlier call left in `work` is taken when nothing has changed since.
    """
    if problem := missing_tools():
        raise CannotCompileError(problem)
    native = native_module(src)
    out = work / "out"
    stamp = out / "tumbleweed" / native.STAMP
    # Taken before compiling: a source edited meanwhile then counts as newer than its extension, which is the safe side.
    made_from = {
        "sources": native.source_hashes(src / "tumbleweed"),
        "hook": hashlib.sha256(Path(__file__).with_name("compiler.py").read_bytes()).hexdigest(),
        "mypyc": version("mypy"),
        "python": sysconfig.get_config_var("EXT_SUFFIX"),
        "opt": opt,
    }
    before = json.loads(stamp.read_text()) if stamp.is_file() else {}
    if before == made_from:
        return out
    if {**before, "sources": None} != {**made_from, "sources": None}:
        for part in PARTS:  # other tools: nothing of what they made can be taken
            shutil.rmtree(work / part, ignore_errors=True)
    # What the type checker remembers of an earlier run makes mypyc stumble where a group is built on an unchanged one.
    # Nothing is lost: C that comes out the same is not written, and not compiled again.
    shutil.rmtree(work / "mypy", ignore_errors=True)
    stamp.unlink(missing_ok=True)
    # A process of its own, because mypyc changes setuptools and ends the process when it fails.
    command = [sys.executable, "-m", COMPILER, str(src.resolve()), str(work.resolve())]
    env = os.environ | {"TUMBLEWEED_OPT": opt, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotCompileError(f"mypyc or the C compiler failed:\n{done.stdout[-4000:]}")
    stamp.write_text(json.dumps(made_from, indent=1) + "\n")
    return out


def lay_over(built: Path, src: Path) -> None:
    """Put the extensions beside their sources, the stamp last, so that half a copy never counts as whole."""
    for path in sorted(built.rglob("*"), key=lambda path: path.suffix == ".json"):
        if path.is_file():
            shutil.copy2(path, src / path.relative_to(built))


def remove_native(package: Path) -> None:
    native = native_module(package.parent)
    (package / native.STAMP).unlink(missing_ok=True)
    for path in native.extensions(package):
        path.unlink()


def missing_tools() -> str:
    """What is missing for compiling, or an empty text: quicker than finding out by failing."""
    if os.name == "nt":
        return ""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers (Python.h) are not installed"
    return ""


def native_module(src: Path) -> ModuleType:
    """native.py by its path: importing the package itself would load the very modules that are to be replaced."""
    spec = importlib.util.spec_from_file_location("tumbleweed_native", src / "tumbleweed" / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
