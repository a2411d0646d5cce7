"""The program that compiles: mypyc makes C, and the C compiler makes extensions from it.

It runs in a process of its own:
    python -m building.compiler src work      (the extensions come to lie in work/out)
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from building.documentation import documented
from building.engine import C_COMPILER_FAILED, native_module
from building.units import compile_units, unit_of_shims, units_of_library

# Not compiled: modules that only build words, and package files, which only re-export.
LEFT_AS_SOURCE = {"__init__.py", "words.py", "contents.py"}
# Nor declarations: a compiled TypedDict loses its notes, and a dict checked against one costs nothing extra anyway.
DECLARED = "declared"
# mypyc puts the code of a group into one library (tumbleweed_engine__mypyc) and makes a small shim for each module. The
# library lies beside the package, not in it: from its place mypyc works out `__file__` for the modules' first lines.
LIBRARY = "tumbleweed_"


def modules(src: Path, folders: tuple[str, ...]) -> list[str]:
    """The modules of some folders of the package that are compiled."""
    paths = sorted(path for folder in folders for path in (src / "tumbleweed" / folder).rglob("*.py"))
    compiled = (path for path in paths if path.name not in LEFT_AS_SOURCE and path.parent.name != DECLARED)
    return [str(path.relative_to(src)) for path in compiled]


def make_c(src: Path, work: Path) -> list[Any]:
    """The C of all groups, as setuptools' extensions."""
    from mypyc.build import mypycify

    groups = [(modules(src, folders), LIBRARY + name) for name, folders in native_module(src).GROUPS.items()]
    os.chdir(src)
    # The type checker's stricter checks are not repeated here: only what compiling needs has to pass.
    options = ["--config-file=", f"--cache-dir={work / 'mypy'}", "--follow-imports=silent", "--explicit-package-bases"]
    extensions: list[Any] = mypycify(
        [*options, *(module for group, _ in groups for module in group)],
        opt_level=os.environ.get("TUMBLEWEED_OPT", "3"),
        debug_level="0",
        multi_file=True,
        separate=groups,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        extension.sources = [str(documented(src, Path(source))) for source in extension.sources]
        # A new warning of a newer compiler is no reason to give up the speed.
        extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
        if os.name != "nt":
            # Nobody replaces functions of our library from outside: the compiler may call and inline them directly, and
            # call Python's without a detour. Products and sums are rounded one by one, as Python does: bots must answer
            # alike on every machine.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt", "-ffp-contract=off"]
            # The units of a library call each other directly, too. What mypyc's headers define in each of them is one
            # thing (as it is for MSVC). A function that no header declares would lose half of the pointer it returns.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fcommon", "-Werror=implicit-function-declaration"]
        if sys.platform == "linux":
            extension.extra_link_args += ["-Wl,-Bsymbolic"]
    return extensions


def compile_all(src: Path, work: Path) -> None:
    extensions = make_c(src, work)

    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    folder = work / "c"
    libraries = [each for each in extensions if each.name.startswith(LIBRARY)]
    shims: dict[str, list[Any]] = {}
    for each in extensions:
        if each not in libraries:
            shims.setdefault(each.name.rpartition(".")[0], []).append(each)
    units = [unit for library in libraries for unit in units_of_library(library, folder)]
    units += [unit_of_shims(group, folder) for group in shims.values()]

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_units(self, units)
            super().build_extensions()

    linked = [*libraries, *(group[0] for group in shims.values())]
    command = Build(Distribution({"name": "tumbleweed", "ext_modules": linked}))
    command.build_lib = str(work / "out")
    command.build_temp = str(work / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    for first, *others in shims.values():
        for other in others:
            shutil.copy2(command.get_ext_fullpath(first.name), command.get_ext_fullpath(other.name))
    made = {Path(command.get_ext_fullpath(each.name)).resolve() for each in extensions}
    for path in (work / "out").rglob("*"):
        if path.is_file() and path.resolve() not in made:
            path.unlink()  # left by a module that is gone


def main() -> None:
    src, work = (Path(word).resolve() for word in sys.argv[1:])
    from setuptools.errors import BaseError, CCompilerError

    try:
        compile_all(src, work)
    except (BaseError, CCompilerError) as error:
        reason = error.args[0] if error.args else error
        if isinstance(reason, subprocess.CalledProcessError):  # its own message is a page of arguments
            reason = f"{reason.cmd[0]} ended with exit status {reason.returncode}"
        print(reason)
        sys.exit(C_COMPILER_FAILED)


if __name__ == "__main__":
    main()
