"""Which rules a test proves: by its name (`test_dt_9_2_…`, `test_tv_l06_…`), and by `@proves("U-26", "TV-L09")`."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

TESTS = Path(__file__).parent
DOSSIERS = TESTS.parent / "docs" / "rules"

ASKED_FOR: dict[str, dict[str, str]] = {
    "dice-town": {
        "rules": r"^- \*\*(DT-\d+\.\d+)\*\*",
        "readings": r"^- \*\*(U-\d+) ",
        "decisions": r"^\| (D-\d+) \|",
        "vectors": r"(?:^\| |\*\*)(TV-[A-Z]\d+)\b",
    },
    "dodge-city": {
        "rules": r"^\* \*\*(DC-\d+\.\d+)\*\*",
        "readings": r"^\| (U-\d+) \|",
        "decisions": r"^\| (D-\d+) \|",
        "vectors": r"\*\*(TV-\d+)\*\*",
    },
    "boomtown": {
        "rules": r"^- \*\*(BT-\d+\.\d+)\*\*",
        "readings": r"^\| (U-\d+a?) \|",
        "decisions": r"^\| `([A-Z_]+)` \|",
        "vectors": r"(?:^\| |^### 7\.1 .*\()(T-\d+a?)\b",
    },
}
"""For each game, the kinds of ids in its dossier, and how to find them there."""

NAMED = re.compile(r"test_(dt|bt|dc)_(\d+)_(\d+)|test_(tv)_([a-z]?)(\d+)|test_(t|u|d)_(\d+)")


def proves(*ids: str) -> Callable[[Test], Test]:
    """Names more rules, readings, decisions or test vectors that a test proves."""

    def mark(test: Test) -> Test:
        return test

    return mark


def asked_for(game: str) -> dict[str, set[str]]:
    """All ids of a game's dossier, by kind."""
    dossier = (DOSSIERS / f"{game}.md").read_text(encoding="utf-8")
    return {what: set(re.findall(pattern, dossier, re.MULTILINE)) for what, pattern in ASKED_FOR[game].items()}


def proven_of(game: str) -> set[str]:
    """All ids that a game's tests prove."""
    return proven(TESTS / "games" / game.replace("-", "_"))


def share(game: str) -> str:
    """How much of the dossier is proven, in a line."""
    done = proven_of(game)
    return f"{game}: " + ", ".join(f"{len(done & ids)}/{len(ids)} {what}" for what, ids in asked_for(game).items())


def proven(folder: Path) -> set[str]:
    """All ids that the tests of a folder prove."""
    found: set[str] = set()
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= _of_name(node.name)
                for decorator in node.decorator_list:
                    found |= _of_decorator(decorator)
    return found


def _of_name(name: str) -> set[str]:
    match = NAMED.match(name)
    if match is None:
        return set()
    rule, part, line, vector, kind, number, other, count = match.groups()
    if rule:
        return {f"{rule.upper()}-{part}.{line}"}
    if vector:
        return {f"TV-{kind.upper()}{number}"}
    return {f"{other.upper()}-{count}"}


def _of_decorator(decorator: ast.expr) -> set[str]:
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "proves"):
        return set()
    return {str(ast.literal_eval(argument)) for argument in decorator.args}
