"""Which build runs, compiled or not, and a guard against compiled code that is older than its source.

The engine (`core` and `games`) and the bots can be compiled (see building/engine.py). Python prefers an extension
module to the source file beside it, so after an edit an old extension would silently win. `guard` checks first, and
makes the sources win instead: all of them if the engine has changed, only the bots' if nothing else has.
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
GROUPS = {"engine": ("core", "games"), "bots": ("bots",)}
"""The folders that are compiled together; a group builds on those before it, never the other way round."""
SEEN_BY_NO_RULE = {"words.py", "contents.py"}  # no compiled module depends on what is in them
STAMP = "_native.json"


def source_hashes(package: Path) -> dict[str, str]:
    """For each group one hash over the names and contents of its sources: what compiled code was made from."""
    return {group: _hash(package, folders) for group, folders in GROUPS.items()}


def _hash(package: Path, folders: Sequence[str]) -> str:
    total = hashlib.sha256()
    for folder in folders:
        for path in sorted(p for p in (package / folder).rglob("*.py") if p.name not in SEEN_BY_NO_RULE):
            total.update(f"{path.relative_to(package).as_posix()}\0".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def extensions(package: Path) -> list[Path]:
    """All extension files of the package and the shared library beside it, of any age and for any Python version."""
    files = [*package.rglob("*"), *package.parent.glob("*__mypyc.*")]
    return sorted(p for p in files if p.suffix in {".so", ".pyd"})


def compiled() -> bool:
    """Whether the engine in this process is the compiled one."""
    return not str(importlib.import_module("tumbleweed.core.play").__file__).endswith(".py")


def guard() -> None:
    """Call before importing anything compiled: uses the source if extensions are stale, or with TUMBLEWEED_PURE=1."""
    if os.environ.get("TUMBLEWEED_PURE", "") not in {"", "0"}:
        sys.meta_path.insert(0, _SourcesOnly(_folders(list(GROUPS))))
    elif _in_checkout() and extensions(PACKAGE) and (stale := _stale()):
        sys.meta_path.insert(0, _SourcesOnly(_folders(stale)))
        what = "engine is older than its source" if "engine" in stale else "bots are older than their source"
        print(  # noqa: T201
            f"tumbleweed: the compiled {what}, so the source runs (slower). "
            "`TUMBLEWEED_NATIVE=1 uv run tumbleweed --version` compiles it anew; without the switch, it is removed.",
            file=sys.stderr,
        )


def _stale() -> list[str]:
    """The groups whose sources have changed since they were compiled, and all that build on those."""
    stamp, now = _stamp(), source_hashes(PACKAGE)
    changed = [place for place, group in enumerate(GROUPS) if stamp.get(group) != now[group]]
    return list(GROUPS)[changed[0] :] if changed else []


def _folders(groups: Sequence[str]) -> set[str]:
    return {folder for group in groups for folder in GROUPS[group]}


def _in_checkout() -> bool:
    """Whether this is a checkout: only there can sources change after compiling."""
    return (PACKAGE.parents[1] / "pyproject.toml").is_file()


def _stamp() -> dict[str, str]:
    try:
        return dict(json.loads((PACKAGE / STAMP).read_text())["sources"])
    except (OSError, ValueError, KeyError, TypeError):
        return {}


class _SourcesOnly:
    """Finds modules of some folders as source files, and lets nobody else look for them."""

    def __init__(self, folders: set[str]) -> None:
        self.folders = folders

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        parts = name.split(".")
        if parts[0] != "tumbleweed" or len(parts) < 2 or parts[1] not in self.folders:
            return None
        for folder in path or ():
            if spec := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name):
                return spec
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
