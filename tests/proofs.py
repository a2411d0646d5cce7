"""Which rules a test proves: by its name (`test_dt_9_2_…`, `test_tv_l06_…`), and by `@proves("U-26", "TV-L09")`."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

NAMED = re.compile(r"test_(dt|bt|dc)_(\d+)_(\d+)|test_(tv)_([a-z]?)(\d+)|test_(t|u|d)_(\d+)")


def proves(*ids: str) -> Callable[[Test], Test]:
    """Names further rules, readings, decisions or test vectors that a test proves."""

    def mark(test: Test) -> Test:
        return test

    return mark


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
