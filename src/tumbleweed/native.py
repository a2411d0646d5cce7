"""Compiled or not: which one runs, and a guard against compiled code that is older than its source.

`core` and `games` can be compiled (see hatch_build.py). Python prefers an extension module to the source file beside
it, so after an edit an old extension would silently win. `guard` looks first, and makes the sources win instead.
"""

import hashlib
import importlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
COMPILED_FOLDERS = ("core", "games")
SEEN_BY_NO_RULE = {"view.py", "words.py"}  # no compiled module depends on what is in them
STAMP = "_native.json"


def source_hash(package: Path) -> str:
    """One hash over the names and contents of all sources that compiled code was made from or may have inlined."""
    total = hashlib.sha256()
    for folder in COMPILED_FOLDERS:
        for path in sorted(p for p in (package / folder).rglob("*.py") if p.name not in SEEN_BY_NO_RULE):
            total.update(f"{path.relative_to(package).as_posix()}\0".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def extensions(package: Path) -> list[Path]:
    """All extension files of the package and the library they share beside it, of whatever age or version of Python."""
    files = [*package.rglob("*"), *package.parent.glob("*__mypyc.*")]
    return sorted(p for p in files if p.suffix in {".so", ".pyd"})


def compiled() -> bool:
    """Whether the engine in this process is the compiled one."""
    return not str(importlib.import_module("tumbleweed.core.play").__file__).endswith(".py")


def guard() -> None:
    """Call before anything of core or games is imported: stale extensions, or TUMBLEWEED_PURE=1, give way to source."""
    if os.environ.get("TUMBLEWEED_PURE", "") not in {"", "0"}:
        sys.meta_path.insert(0, _SourcesOnly())
    elif _in_checkout() and extensions(PACKAGE) and _stamp() != source_hash(PACKAGE):
        sys.meta_path.insert(0, _SourcesOnly())
        print(  # noqa: T201
            "tumbleweed: the compiled engine is older than its source, so the source runs (slower). "
            "`TUMBLEWEED_NATIVE=1 uv run tumbleweed --version` compiles it anew; without the switch, it is removed.",
            file=sys.stderr,
        )


def _in_checkout() -> bool:
    """An installed wheel does not change, so only a checkout is worth the look."""
    return (PACKAGE.parents[1] / "pyproject.toml").is_file()


def _stamp() -> str | None:
    try:
        return str(json.loads((PACKAGE / STAMP).read_text())["sources"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


class _SourcesOnly:
    """Finds modules of the compiled folders as source files, and lets nobody else look for them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        parts = name.split(".")
        if parts[0] != "tumbleweed" or parts[1:2] not in [[folder] for folder in COMPILED_FOLDERS]:
            return None
        for folder in path or ():
            if spec := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name):
                return spec
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
