"""The page's styles are in its components. What all components share is in a few files, and these are all of them."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
SHARED = {
    "style/tokens.css",  # colours, sizes, times
    "style/base.css",  # elements, type, paper, buttons
    "style/parts.css",  # what components of every kind wear
    "style/tray.css",  # felt and leather, where answers are laid out
    "style/towns.css",  # the colours of Boomtown's towns
}


def test_styles_are_in_components() -> None:
    found = {path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.css")}
    assert found == SHARED, "a rule belongs into the component whose element it dresses"


def test_shared_styles_are_asked_for() -> None:
    sources = [path for kind in ("ts", "svelte") for path in SOURCES.rglob(f"*.{kind}")]
    asked = {
        name for path in sources for name in re.findall(r"import '[./]*(style/\w+\.css)'", path.read_text("utf-8"))
    }
    assert asked == SHARED
