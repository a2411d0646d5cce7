"""The C files that the compiler gets, and which of them have to be compiled again.

mypyc makes a C file of each module. One big file would take a compiler minutes; separate files make slower code, since
functions are only inlined within a file. So the files of a folder are joined into a unit, and the units are compiled
side by side.

The libraries hold all the code. Besides them, each module is a small extension (a shim) under its own name, of which
only the function that starts it matters: the shims of a folder are one unit and one library, copied under each of their
names.
"""

import hashlib
import os
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from building.tell import WHO


@dataclass(frozen=True)
class Unit:
    """C that is compiled in one go, for one extension."""

    name: str
    extension: Any
    path: Path
    recipe: str
    """Everything the object depends on."""
    size: int


def units_of_library(library: Any, folder: Path) -> list[Unit]:
    """The C of a library by the folders of the package; mypyc's own C goes with `core`, or with `bots`."""
    packages = {path: path.stem.split("___")[1:-1] for path in map(Path, library.sources)}
    home = next(iter(packages.values()))[:1]
    parts: dict[str, list[Path]] = {}
    for path, folders in packages.items():
        # __native_tumbleweed___games___dice_town___cards___cheater.c is a part of dice_town_cards
        parts.setdefault("_".join((folders or home)[-2:]), []).append(path)
    return [make_unit(library, name, sources, folder) for name, sources in parts.items()]


def unit_of_shims(shims: list[Any], folder: Path) -> Unit:
    """The shims of one folder of the package, as one unit under the first shim's extension."""
    package = shims[0].name.rpartition(".")[0].removeprefix("tumbleweed.")
    sources = [Path(source) for each in shims for source in each.sources]
    return make_unit(shims[0], f"{package}.shims", sources, folder)


def make_unit(extension: Any, name: str, sources: list[Path], folder: Path) -> Unit:
    lines = []
    for number, source in enumerate(sources):
        # Each shim has a second start function, for Windows, whose name is always the same.
        lines.append(f"#define PyInit___init__ PyInit___init__{number}")
        lines.append(f'#include "{source.relative_to(folder).as_posix()}" // {hash_of(source)}')
        lines.append("#undef PyInit___init__")
    path = folder / f"{extension.name}.{name}.c"
    path.write_text("\n".join(lines) + "\n")
    # mypyc's own headers are left out: whether it names them varies, and they change only with its version.
    headers = [f"{path} {hash_of(path)}" for path in map(Path, extension.depends) if path.name.startswith("__native_")]
    recipe = "\n".join([*lines, *headers, *extension.extra_compile_args])
    return Unit(name, extension, path, recipe, sum(source.stat().st_size for source in sources))


def hash_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def compile_units(command: Any, units: list[Unit]) -> None:
    """Compiles the objects on all cores, the largest first, and gives them to their extensions instead of the sources.

    `command` is setuptools' build_ext. An object whose recipe has not changed is used as it is.
    """
    objects = {unit.path: object_of(command, unit) for unit in units}
    todo = sorted((unit for unit in units if not is_made(unit, objects[unit.path])), key=lambda unit: -unit.size)
    large = [unit for unit in todo if not unit.name.endswith(".shims")]
    of = len(large)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(compile_unit, command, unit, objects[unit.path]): unit for unit in todo}
        try:
            for job in as_completed(jobs):
                job.result()
                if jobs[job] in large:
                    large.remove(jobs[job])
                    print(f"{WHO}compiled {of - len(large)} of {of}: {jobs[job].name}", flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    for unit in units:
        extension = unit.extension
        extension.sources = []
        extension.extra_objects = [str(objects[each.path]) for each in units if each.extension is extension]
        extension.depends = extension.extra_objects  # linked again if one of the objects is newer


def compile_unit(command: Any, unit: Unit, target: Path) -> None:
    recipe = recipe_of(target)
    recipe.unlink(missing_ok=True)
    command.compiler.compile(
        [str(unit.path)],
        output_dir=command.build_temp,
        include_dirs=unit.extension.include_dirs,
        extra_postargs=unit.extension.extra_compile_args,
    )
    recipe.write_text(unit.recipe)


def object_of(command: Any, unit: Unit) -> Path:
    [name] = command.compiler.object_filenames([str(unit.path)], output_dir=command.build_temp)
    return Path(name)


def recipe_of(target: Path) -> Path:
    """The file with an object's recipe; it is written only when the object is complete."""
    return target.with_suffix(".recipe")


def is_made(unit: Unit, target: Path) -> bool:
    recipe = recipe_of(target)
    return target.is_file() and recipe.is_file() and recipe.read_text() == unit.recipe
