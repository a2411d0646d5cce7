"""The program that compiles: C with mypyc, and extensions from it with the C compiler.

It runs in a process of its own:
    python -m building.compiler src work      (the extensions come to lie in work/out)
"""

import os
import sys
from pathlib import Path
from typing import Any

from building.engine import native_module

# Not compiled: what only builds words, and package files, whose one job is to re-export.
LEFT_AS_SOURCE = {"__init__.py", "words.py"}
# mypyc puts the code of a group into one library, tumbleweed_engine__mypyc, and makes each module a small shim for it.
# The library lies beside the package, not in it: by its place mypyc works out `__file__` for the modules' first lines.
LIBRARY = "tumbleweed_"


def modules(src: Path, folders: tuple[str, ...]) -> list[str]:
    """What is compiled of some folders of the package."""
    paths = sorted(path for folder in folders for path in (src / "tumbleweed" / folder).rglob("*.py"))
    return [str(path.relative_to(src)) for path in paths if path.name not in LEFT_AS_SOURCE]


def make_c(src: Path, work: Path) -> list[Any]:
    """The C of all groups, as setuptools' extensions."""
    from mypyc.build import mypycify

    groups = [(modules(src, folders), LIBRARY + name) for name, folders in native_module(src).GROUPS.items()]
    os.chdir(src)
    # The checks of the type checker's own run are not repeated here: only what is compiled has to pass.
    options = ["--config-file=", f"--cache-dir={work / 'mypy'}", "--follow-imports=silent", "--explicit-package-bases"]
    extensions: list[Any] = mypycify(
        [*options, *(module for group, _ in groups for module in group)],
        opt_level=os.environ.get("TUMBLEWEED_OPT", "3"),
        debug_level="0",
        separate=groups,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        # A newer compiler's new warning is no reason to do without the speed.
        extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
        if os.name != "nt":
            # Nobody replaces functions of our library from outside: the compiler may call and inline them directly, and
            # those of Python without a detour.
            # Products and sums are rounded one by one, as Python does: bots must answer alike on every machine.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt", "-ffp-contract=off"]
    return extensions


def run_mypyc(src: Path, work: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "tumbleweed", "ext_modules": make_c(src, work)}))
    command.build_lib = str(work / "out")
    command.build_temp = str(work / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    made = {Path(path).resolve() for path in command.get_outputs()}
    for path in (work / "out").rglob("*"):
        if path.is_file() and path.resolve() not in made:
            path.unlink()  # of a module that is gone


if __name__ == "__main__":
    run_mypyc(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
