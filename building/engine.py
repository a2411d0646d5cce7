"""Compiling engine and bots: whether it is possible, whether it was done before, and where the extensions go."""

import hashlib
import importlib.util
import json
import os
import queue
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

from building.failure import Failure
from building.tell import WHO, tell

ROOT = Path(__file__).resolve().parents[1]
COMPILER = "building.compiler"
DECIDES = ("compiler.py", "units.py")
"""The files of this folder that determine the result of compiling."""
C_COMPILER_FAILED = 3
"""The exit code of the compiler's process if the C compiler failed, and not mypyc."""
PARTS = ("c", "mypy", "o", "out")
"""The working folders: C, the type checker's cache, objects, extensions."""
SILENCE = 8.0
"""Seconds of silence after which a line says that the work goes on."""


class CannotCompileError(Failure):
    pass


def compile_engine(src: Path, work: Path, opt: str) -> Path:
    """Compile the package under `src`; the folder it returns holds the extensions and their stamp, laid out like `src`.

    What an earlier call left in `work` is used again if nothing has changed since.
    """
    if problem := missing_tools():
        raise CannotCompileError(problem)
    native = native_module(src)
    out = work / "out"
    stamp = out / "tumbleweed" / native.STAMP
    tools = {
        "hook": [hashlib.sha256(Path(__file__).with_name(name).read_bytes()).hexdigest() for name in DECIDES],
        "mypyc": version("mypy"),
        "python": sysconfig.get_config_var("EXT_SUFFIX"),
        "opt": opt,
    }
    # Taken before compiling: a source edited in the meantime then counts as newer than its extension, which is safe.
    made_from = {"sources": native.source_hashes(src / "tumbleweed"), **tools}
    if read(stamp) == made_from:
        return out
    if read(work / "tools.json") != tools:
        for part in PARTS:  # what other versions of the tools made cannot be used
            shutil.rmtree(work / part, ignore_errors=True)
    # The type checker's cache of an earlier run makes mypyc fail where a group builds on an unchanged one. Nothing is
    # lost: C that comes out the same is not compiled again.
    shutil.rmtree(work / "mypy", ignore_errors=True)
    stamp.unlink(missing_ok=True)
    work.mkdir(parents=True, exist_ok=True)
    (work / "tools.json").write_text(json.dumps(tools))
    run_compiler(src, work, opt)
    stamp.write_text(json.dumps(made_from, indent=1) + "\n")
    return out


def read(path: Path) -> Any:
    return json.loads(path.read_text()) if path.is_file() else None


def run_compiler(src: Path, work: Path, opt: str) -> None:
    """In a process of its own, because mypyc changes setuptools and ends the process when it fails."""
    tell(
        "engine and bots are being compiled, which takes about 80 s on two cores the first time; "
        "TUMBLEWEED_NATIVE=0 goes without, and what runs is several times slower."
    )
    began = time.monotonic()
    command = [sys.executable, "-m", COMPILER, str(src.resolve()), str(work.resolve())]
    env = os.environ | {"TUMBLEWEED_OPT": opt, "PYTHONHASHSEED": "0"}
    said = []
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        for line in lines_of(process):
            seconds = f"({time.monotonic() - began:.0f} s)"
            if line is None:
                tell(f"still compiling {seconds}")
            elif line.startswith(WHO):
                tell(f"{line.removeprefix(WHO)} {seconds}")
            else:
                said.append(line)
    if process.returncode != 0:
        failed = f"the C compiler ({c_compiler()})" if process.returncode == C_COMPILER_FAILED else "mypyc"
        raise CannotCompileError(f"{failed} failed", "\n".join(said))
    tell(f"compiled ({time.monotonic() - began:.0f} s)")


def lines_of(process: subprocess.Popen[str]) -> Iterator[str | None]:
    """What a process prints, line by line; None whenever it has printed nothing for a while."""
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def listen() -> None:
        for line in process.stdout or ():
            lines.put(line.rstrip("\n"))
        lines.put(None)

    threading.Thread(target=listen, daemon=True).start()
    due = time.monotonic() + SILENCE
    while True:
        try:
            line = lines.get(timeout=max(0.0, due - time.monotonic()))
        except queue.Empty:
            due = time.monotonic() + SILENCE
            yield None
            continue
        if line is None:
            return
        if line.startswith(WHO):
            due = time.monotonic() + SILENCE
        yield line


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
    """What is missing for compiling, or an empty text; faster than trying and failing."""
    if os.name == "nt":
        return ""
    if not shutil.which(c_compiler()):
        return f"there is no C compiler ({c_compiler()})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers (Python.h) are not installed"
    return ""


def c_compiler() -> str:
    if os.name == "nt":
        return "MSVC"
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def native_module(src: Path) -> ModuleType:
    """native.py, loaded by its path: importing the package would load the very modules that are to be replaced."""
    spec = importlib.util.spec_from_file_location("tumbleweed_native", src / "tumbleweed" / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
