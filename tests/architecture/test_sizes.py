"""Files stay under 300 lines and functions under 40, so that each fits in one look. Tests are exempt."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(
    [
        ROOT / "hatch_build.py",
        *(ROOT / "bench").glob("*.py"),
        *(ROOT / "bench" / "loadtest").glob("*.py"),  # one by one: the peer's packages beside these are not ours
        *(ROOT / "building").rglob("*.py"),
        *(ROOT / "src").rglob("*.py"),
    ]
)
LINES_OF_A_FILE = 300
LINES_OF_A_FUNCTION = 40


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_sizes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = text.count("\n")
    assert lines < LINES_OF_A_FILE, f"{path.name} has {lines} lines: cut it along its topics"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            assert length < LINES_OF_A_FUNCTION, f"{path.name}:{node.lineno}: {node.name} has {length} lines"
