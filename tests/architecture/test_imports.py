"""Imports go one way: core <- games <- bots <- envs <- arena, server <- cli <- bench. Read from the sources."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
SRC = CHECKOUT / "src"
PACKAGE = SRC / "tumbleweed"
BENCH = CHECKOUT / "bench"
FILES = sorted([*PACKAGE.rglob("*.py"), *BENCH.glob("*.py"), *(BENCH / "loadtest").glob("*.py")])

ROOT = "the package itself"  # tumbleweed/__init__.py, the public API
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "native": set(),
    "pickling": {"core", "games"},
    "arguments": {"core"},
    "positions": {"arguments", "core", "games"},
    ROOT: {"core", "games", "native", "pickling", "positions", "arguments"},
    "words": {"core"},
    "declared": {"core", "games"},
    "wording": {"core", "games", "words"},
    "telling": {"core", "games"},
    "rulebook": {"core", "games", "words", "wording"},
    "howto": {"core", "games", "rulebook", "words", "wording"},
    "examples": {"core", "games", "howto", "rulebook", "wording"},
    "rehearsal": {"core"},
    "beats": {"core", "howto", "rehearsal"},
    "lesson": {"beats", "core", "games", "howto", "rehearsal", "rulebook", "wording"},
    "bots": {ROOT, "bots", "core", "games", "words"},
    "envs": {ROOT, "bots", "core", "envs", "games"},
    "arena": {ROOT, "arena", "bots", "core", "envs", "games", "words", "wording"},
    "server": {
        *(ROOT, "arena", "bots", "core", "envs", "games", "howto", "native", "rulebook", "server", "telling", "words"),
        *("beats", "examples", "lesson", "wording"),
    },
    "cli": {
        *(ROOT, "arena", "bots", "cli", "core", "envs", "games", "howto", "native", "rulebook", "server", "words"),
        *("beats", "lesson", "wording"),
    },
    "bench": {ROOT, "bench", "bots", "cli", "core", "envs", "games", "native", "server", "telling"},
}
SERVER = (
    {
        "fair",
        "from_client",
        "garbage_collection",
        "metrics",
        "moves",
        "protocol",
        "rate_limits",
        "refusals",
        "settings",
    },
    {"store"},
    {"people"},
    {"bots"},
    {"services"},
    {"table"},
    {"hall"},
    {"lobby"},
    {"replay"},
    {"lessons"},
    {"rest"},
    {"socket"},
    {"page"},
    {"app"},
    {"serve"},
)
"""The parts of the server from below: each may import those before it, and itself."""
CLOCK_LOG_CHANCE = {"asyncio", "datetime", "logging", "random", "secrets", "threading", "time", "uuid"}
STATEMENT = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|PRAGMA|BEGIN|CREATE|ALTER)\b")
INPUT_OUTPUT = {"io", "os", "pathlib", "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "urllib"}


def named(path: Path) -> str:
    return path.relative_to(SRC if path.is_relative_to(SRC) else CHECKOUT).as_posix()


def module_name(path: Path) -> str:
    parts = Path(named(path)).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {module_name(path) for path in FILES}


def layer(module: str) -> str:
    """The part of the package a module belongs to, or `bench`; cli.py may be helped by cli/ or cli_*.py."""
    if module.split(".", maxsplit=1)[0] == "bench":
        return "bench"
    part = module.split(".")[1] if "." in module else ROOT
    return "cli" if part.startswith(("cli_", "__main__")) else part


@functools.cache
def imported(path: Path) -> list[tuple[int, str]]:
    """Line and full name of every module a file imports, inside functions too."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import; write the full name"
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                found.append((node.lineno, full if full in NAMES else str(node.module)))
    return found


def own(path: Path) -> Iterator[tuple[int, str]]:
    return ((line, name) for line, name in imported(path) if name.split(".")[0] in {"bench", "tumbleweed"})


def complaints(found: Iterator[str]) -> None:
    texts = list(found)
    assert not texts, "\n" + "\n".join(texts)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_imports_go_one_way(path: Path) -> None:
    here = layer(module_name(path))
    assert here in MAY_IMPORT, f"{named(path)}: say in MAY_IMPORT what the new part {here!r} may import"
    complaints(
        f"{named(path)}:{line}: {here} must not import {name}"
        for line, name in own(path)
        if layer(name) not in MAY_IMPORT[here]
    )


def game_of(module: str) -> str:
    """The game a module belongs to; empty for plain files beside the games' folders, which are for all games."""
    parts = module.split(".")
    inside = parts[1:2] == ["games"] and len(parts) > 2 and (PACKAGE / "games" / parts[2]).is_dir()
    return parts[2] if inside else ""


def test_a_game_imports_no_other_game() -> None:
    """Nor the list of all games."""
    complaints(
        f"{named(path)}:{line}: must not import {name}"
        for path in FILES
        if (game := game_of(module_name(path)))
        for line, name in own(path)
        if name == "tumbleweed.games" or game_of(name) not in {"", game}
    )


def test_inside_a_game_only_the_spec_imports_view_or_observation() -> None:
    complaints(
        f"{named(path)}:{line}: only spec.py may import {name}"
        for path in FILES
        if game_of(module_name(path)) and path.name != "spec.py"
        for line, name in own(path)
        if game_of(name) and name.split(".")[-1] in {"view", "observation"}
    )


def test_rules_know_no_clock_log_or_global_chance() -> None:
    complaints(
        f"{named(path)}:{line}: imports {name}"
        for path in FILES
        if layer(module_name(path)) in {"core", "games"}
        for line, name in imported(path)
        if name.split(".")[0] in CLOCK_LOG_CHANCE
    )


def test_core_does_no_input_or_output() -> None:
    core = [path for path in FILES if layer(module_name(path)) == "core"]
    complaints(
        f"{named(path)}:{line}: imports {name}"
        for path in core
        for line, name in imported(path)
        if name.split(".")[0] in INPUT_OUTPUT
    )
    complaints(
        f"{named(path)}:{node.lineno}: calls {node.func.id}()"
        for path in core
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"input", "open", "print"}
    )


def test_parts_of_the_server_import_downwards() -> None:
    height = {part: number for number, parts in enumerate(SERVER) for part in parts}

    def part(module: str) -> str:
        return module.split(".")[2] if module.count(".") > 1 else ""

    for path in FILES:
        if layer(module_name(path)) != "server" or not (here := part(module_name(path))):
            continue
        assert here in height, f"{named(path)}: say in SERVER where the new part {here!r} stands"
        complaints(
            f"{named(path)}:{line}: {here} must not import {name}"
            for line, name in own(path)
            if layer(name) == "server" and height[part(name)] > height[here]
        )


def test_no_module_of_the_server_leads_back_to_itself() -> None:
    """Not even by an import inside a function."""
    server = [path for path in FILES if layer(module_name(path)) == "server" and path.name != "__init__.py"]
    needs = {module_name(path): {name for _, name in own(path)} for path in server}
    free: set[str] = set()
    while lowest := {name for name, others in needs.items() if not (others & needs.keys()) - free} - free:
        free |= lowest
    assert sorted(needs.keys() - free) == []


def test_types_need_no_imports_of_their_own() -> None:
    """If TYPE_CHECKING is needed, two modules depend on each other."""
    complaints(f"{named(path)}: TYPE_CHECKING" for path in FILES if "TYPE_CHECKING" in path.read_text(encoding="utf-8"))


def test_only_the_store_knows_the_database() -> None:
    """No other code sees a statement, a driver or its errors, so that another store can take its place."""
    outside = [path for path in FILES if not module_name(path).startswith("tumbleweed.server.store")]
    complaints(
        f"{named(path)}:{line}: imports {name}"
        for path in outside
        for line, name in imported(path)
        if name.split(".")[0] == "sqlite3" or name.startswith("tumbleweed.server.store.sqlite")
    )
    complaints(
        f"{named(path)}:{node.lineno}: SQL: {node.value[:60]!r}"
        for path in outside
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and STATEMENT.match(node.value)
    )
