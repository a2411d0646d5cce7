"""The documents say what is so: examples run, commands exist, links lead somewhere, tables agree with the data."""

import contextlib
import io
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
from tests.docs import picture

import tumbleweed as tw
from tumbleweed.cli import main
from tumbleweed.cli.games import default_of
from tumbleweed.core.options import Option, shown
from tumbleweed.games.dice_town import rules
from tumbleweed.games.dice_town.box import BOX

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
GUIDE = ROOT / "docs" / "dice-town.md"
DOSSIER = ROOT / "docs" / "rules" / "dice-town.md"
# The dossiers are copies of something written elsewhere, and have no links of ours.
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "docs" / "rules" / "README.md"])
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
COMMAND = re.compile(r"\buv run (?:--extra \w+ )?tumbleweed\b([^`#\n]*)")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def rows(path: Path, heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    _, found, rest = text(path).partition(f"## {heading}\n")
    assert found, f"{name(path)} has no part {heading!r}"
    lines = rest.partition("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    assert len(cells) > 2, f"{name(path)}: {heading!r} has no table"
    return cells[2:]


@pytest.mark.parametrize("path", [README, ROOT / "docs" / "api.md"], ids=name)
def test_examples_run(path: Path) -> None:
    """One after the other, as a reader would type them."""
    examples = EXAMPLE.findall(text(path))
    assert examples
    space: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        for example in examples:
            exec(compile(example, path.name, "exec"), space)


def test_the_api_page_names_everything_public() -> None:
    page = text(ROOT / "docs" / "api.md")
    types = {"GameSpec", "TumbleweedError"}
    missing = [word for word in tw.__all__ if word not in types and not re.search(rf"\b{word}\b", page)]
    assert missing == []


def test_commands_of_the_readme_exist() -> None:
    named = [shlex.split(rest) for rest in COMMAND.findall(text(README))]
    used = set()
    for words in named:
        if not words or words == ["--version"]:
            continue
        command = main.get_command(click.Context(main), words[0])
        assert command is not None, f"there is no command {words[0]}"
        used.add(words[0])
        arguments = [str(README) if word == "FILE" else word for word in words[1:]]
        command.make_context(words[0], arguments)  # complains about an option or value that is not there
    assert used == set(main.list_commands(click.Context(main))), "the README shows every command"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    links = [link for link in LINK.findall(text(path)) if not link.startswith(("https://", "#"))]
    broken = [link for link in links if not (path.parent / link.partition("#")[0]).exists()]
    assert broken == []


def values_of(option: Option) -> str:
    return ", ".join(f"`{shown(value)}`" for value in option.values) or option.choices()


def default_text(option: Option) -> str:
    if not option.values:
        return "as in the box"
    found = default_of(tw.find("dice-town"), option)
    return ", ".join(
        f"{edition}: `{shown(value)}`" if edition else f"`{shown(value)}`" for edition, value in found.items()
    )


def test_the_table_of_options_agrees_with_the_data() -> None:
    told = [row[:3] + row[4:] for row in rows(GUIDE, "Table options")]
    options = tw.find("dice-town").options
    assert told == [[f"`{one.name}`", values_of(one), default_text(one), one.rule] for one in options]


def test_the_table_of_decisions_agrees_with_the_dossier() -> None:
    asked = re.findall(r"^\| (D-\d+) \| `(\w+)` \|", text(DOSSIER), re.MULTILINE)
    assert [(row[0], row[1].strip("`")) for row in rows(GUIDE, "Decisions")] == asked


def test_the_answers_of_decisions_are_actions() -> None:
    words = {block.word for block in tw.find("dice-town").catalog.blocks}
    for decision, _, _, answers in rows(GUIDE, "Decisions"):
        for answer in re.findall(r"`([^`]+)`", answers):
            assert answer.split()[0] in words, f"{decision}: {answer}"
            if "…" not in answer:
                tw.action("dice-town", answer)


def test_the_table_of_actions_agrees_with_the_catalog() -> None:
    catalog = tw.find("dice-town").catalog
    blocks = [block for block in catalog.blocks if block.arguments]
    told = [(row[0], row[1], row[2]) for row in rows(GUIDE, "Actions")]
    bounds = [(str(one.start), str(len(one.arguments)), f"`{one.texts()[0]}` … `{one.texts()[-1]}`") for one in blocks]
    assert told == [(start, number, row if number != "1" else row.partition(" … ")[0]) for start, number, row in bounds]
    assert f"{len(catalog):,} actions" in text(GUIDE)


def test_the_guide_names_the_round_and_the_cards() -> None:
    assert len(rules.THE_ROUND) == 9
    assert f"{len(tw.find('dice-town').options)} table options" in text(GUIDE)
    assert f"{sum(BOX.copies)} store cards of {len(BOX.kinds)} kinds" in text(GUIDE)


def test_the_changelog_has_the_package_version() -> None:
    version = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]["version"]
    assert version == tw.__version__
    assert re.search(rf"^## \[{re.escape(version)}\]", text(ROOT / "CHANGELOG.md"), re.MULTILINE)


def test_the_picture_is_small_and_all_our_own() -> None:
    svg = text(picture.FILE)
    assert len(svg) < 80_000
    assert set(re.findall(r"https?://[^\s\"'<>)]+", svg)) == {"http://www.w3.org/2000/svg"}


def test_the_picture_is_what_the_terminal_draws() -> None:
    """Changed the drawing? `uv run python -m tests.docs.picture` makes the picture anew."""
    assert picture.drawn() == text(picture.FILE)
