"""The client's own checks, and what its build must keep to."""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest
from tests.web.browser import locked

from tumbleweed.server import fair

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
FIRST_PAGE = 60_000
"""Bytes of compressed script that the first page may need."""
WHOLE_TABLE = 120_000
"""The same for a table, everything counted."""


@pytest.fixture
def npm() -> list[str]:
    """npm, with all packages of web/ installed."""
    try:
        command = hatch_build.find_npm()
        with locked():
            hatch_build.install_tools(WEB, command, everything=True)
    except hatch_build.CannotBuildPageError as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))
    return command


def run(npm: list[str], *words: str, **env: str) -> None:
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path} | env
    done = subprocess.run([*npm, *words], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]


def test_format_lint_and_types(npm: list[str]) -> None:
    run(npm, "run", "check")


def test_units(npm: list[str]) -> None:
    run(npm, "run", "test")


def test_types_fit_the_server(npm: list[str]) -> None:
    """Types made from the server's schemas are those that are committed."""
    run(npm, "run", "types", "--", "--check", PYTHON=sys.executable)


def test_vectors_of_fair_dice() -> None:
    """What the browser's tests compare with is what the server makes."""
    for vector in json.loads((WEB / "src" / "lib" / "fair.vectors.json").read_text()):
        proof = fair.proof(vector["secret"], vector["numbers"])
        assert vector == {**proof, "seed": fair.seed(vector["secret"], vector["numbers"])}


@pytest.fixture
def page() -> Path:
    try:
        with locked():
            hatch_build.build_page(ROOT)
    except hatch_build.CannotBuildPageError as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))
    return ROOT / hatch_build.PAGE


def size(*files: Path) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_the_page_is_small(page: Path) -> None:
    scripts = {file.name.split("-")[0]: file for file in sorted((page / "assets").glob("*.js"))}
    assert size(scripts["index"], scripts["de"]) < FIRST_PAGE
    assert size(*(page / "assets").glob("*.js"), *(page / "assets").glob("*.css")) < WHOLE_TABLE


def test_the_page_needs_no_inline_script(page: Path) -> None:
    """The server's security policy forbids it."""
    text = (page / "index.html").read_text()
    assert text.count("<script") == text.count("<script src=") + text.count('<script type="module" crossorigin src=')
    assert "style=" not in text
    assert "onload" not in text
