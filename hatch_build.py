"""Compiles the engine (core and games) with mypyc when the package is built.

In a checkout (an editable install) only on request, TUMBLEWEED_NATIVE=1; in wheels always, unless TUMBLEWEED_NATIVE=0.
Where compiling is not possible the package works from source, slower. With TUMBLEWEED_NATIVE=require that is an error.
TUMBLEWEED_OPT is the C compiler's level of optimisation: unless given 3 for wheels, and 2 in a checkout, where it
takes half the time and makes the engine some 3 % slower.

As a program it only compiles; the hook and the tests both end up there:
    python hatch_build.py src work      (the extensions come to lie in work/out)
"""

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
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Not compiled: what only builds words and views, and package files, whose one job is to re-export.
LEFT_AS_SOURCE = {"__init__.py", "view.py", "words.py"}
# mypyc puts all code into one library, tumbleweed_engine__mypyc, and makes each module a small shim for it. The library
# has to lie beside the package, not in it: from its place mypyc works out `__file__` for the modules' first lines.
GROUP = "tumbleweed_engine"


class CannotCompileError(Exception):
    pass


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        src = Path(self.root, "src")
        editable = version == "editable"
        if editable:
            remove_native(src / "tumbleweed")
        wanted = os.environ.get("TUMBLEWEED_NATIVE", "")
        if wanted == "0" or (editable and not wanted):
            return
        try:
            opt = os.environ.get("TUMBLEWEED_OPT", "2" if editable else "3")
            built = compile_engine(src, Path(self.root, "build", "native"), opt)
        except CannotCompileError as error:
            if wanted == "require":
                raise
            self.app.display_warning(f"tumbleweed runs from source, uncompiled: {error}")
            return
        if editable:
            lay_over(built, src)
        else:
            files = sorted(path for path in built.rglob("*") if path.is_file())
            build_data["force_include"].update({str(path): path.relative_to(built).as_posix() for path in files})
            build_data.update(pure_python=False, infer_tag=True)


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
        "sources": native.source_hash(src / "tumbleweed"),
        "hook": hashlib.sha256(Path(__file__).read_bytes()).hexdigest(),
        "mypyc": version("mypy"),
        "python": sysconfig.get_config_var("EXT_SUFFIX"),
        "opt": opt,
    }
    if stamp.is_file() and json.loads(stamp.read_text()) == made_from:
        return out
    shutil.rmtree(out, ignore_errors=True)
    # A process of its own, because mypyc changes setuptools and ends the process when it fails.
    command = [sys.executable, str(Path(__file__).resolve()), str(src), str(work)]
    env = os.environ | {"TUMBLEWEED_OPT": opt}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
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


def run_mypyc(src: Path, work: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    folders = native_module(src).COMPILED_FOLDERS
    paths = sorted(path for folder in folders for path in (src / "tumbleweed" / folder).rglob("*.py"))
    modules = [str(path.relative_to(src)) for path in paths if path.name not in LEFT_AS_SOURCE]
    os.chdir(src)
    # The checks of the type checker's own run are not repeated here: only what is compiled has to pass.
    options = ["--config-file=", f"--cache-dir={work / 'mypy'}", "--follow-imports=silent", "--explicit-package-bases"]
    extensions = mypycify(
        [*options, *modules],
        opt_level=os.environ.get("TUMBLEWEED_OPT", "3"),
        debug_level="0",
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        # A newer compiler's new warning is no reason to do without the speed.
        extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
        if os.name != "nt":
            # Nobody replaces functions of our library from outside: the compiler may call and inline them directly.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    command = build_ext(Distribution({"name": "tumbleweed", "ext_modules": extensions}))
    command.build_lib = str(work / "out")
    command.build_temp = str(work / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    run_mypyc(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
