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
from tumbleweed import bots, declared
from tumbleweed.bots.strength import measured
from tumbleweed.cli import main
from tumbleweed.cli.games import default_of
from tumbleweed.core.options import Option, shown
from tumbleweed.games.boomtown import rules as boomtown_rules
from tumbleweed.games.boomtown.table import Table
from tumbleweed.games.dice_town import rules as dice_town_rules
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dodge_city import rules as dodge_city_rules
from tumbleweed.games.dodge_city.box import BOX as DODGE_CITY
from tumbleweed.games.dodge_city.effects.deck import DESIGN, EVENTS
from tumbleweed.words import words as dictionary

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
# The dossiers are copies of something written elsewhere, and have no links of ours.
DECISIONS = ROOT / "docs" / "decisions"
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *DECISIONS.glob("*.md"), ROOT / "docs" / "rules" / "README.md"]
)
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
every_game = pytest.mark.parametrize("game", tw.game_names())
# How the dossiers list their decisions; the dice of Boomtown are rolled by the program.
ASKED = {
    "dice-town": r"^\| (D-\d+) \| `\w+` \|",
    "boomtown": r"^\| `((?!ROLL)[A-Z_]+)` \|",
    "dodge-city": r"^\| (D-[1-9]\d*) \|",
}
COMMAND = re.compile(r"(?:\./tumbleweed --uv run --extra \w+ |\./|\buv run )tumbleweed\b([^`#\n]*)")
OF_THE_SCRIPT = {"test", "--uv"}  # words that ./tumbleweed itself understands


def guide(game: str) -> Path:
    return ROOT / "docs" / f"{game}.md"


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


@pytest.mark.parametrize(
    "path",
    [README, ROOT / "docs" / "api.md", ROOT / "docs" / "bots.md", guide("boomtown"), guide("dodge-city")],
    ids=name,
)
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
        if not words or words == ["--version"] or words[0] in OF_THE_SCRIPT:
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


@pytest.mark.parametrize(
    ("heading", "base"),
    [("A question", "src/tumbleweed/games/dice_town"), ("A clock", "src/tumbleweed/server"), ("A language", "")],
)
def test_files_to_be_changed_are_there(heading: str, base: str) -> None:
    _, found, rest = text(ROOT / "CONTRIBUTING.md").partition(f"## {heading}\n")
    assert found
    named = re.findall(r"`([\w./-]+/[\w./-]+|\w+\.py)`", rest.partition("\n## ")[0])
    assert len(named) > 6
    bases = (ROOT, ROOT / base, ROOT / "src" / "tumbleweed")
    assert [path for path in named if not any((folder / path).exists() for folder in bases)] == []


def test_all_levels_of_bots_are_told() -> None:
    said = dictionary("en").say
    told = [row[:2] for row in rows(ROOT / "docs" / "bots.md", "Levels and styles")]
    assert told == [[f"`{level}`", said(f"bots.level.{level}")] for level in bots.LEVELS]
    research = " ".join(text(ROOT / "docs" / "research.md").split())
    *others, last = (f"`{level}`" for level in bots.LEVELS)
    assert f"the levels are {', '.join(others)} and {last}" in research


def test_what_bots_win_is_told_as_it_was_measured() -> None:
    said = dictionary("en").say
    told = {row[0]: row[1:] for row in rows(ROOT / "docs" / "bots.md", "How they are measured")}
    for one in measured():
        row = told[f"a {said(f'bots.level.{one.level}')} against three {said(f'bots.several.{one.against}')}"]
        cell = row[tw.game_names().index(one.game)]
        assert cell == f"{one.share} % ({one.low} to {one.high}), {one.games} games"


def test_every_decision_is_dated_short_and_in_the_index() -> None:
    files = {path.name: text(path) for path in DECISIONS.glob("*.md") if path.name != "README.md"}
    assert sorted(LINK.findall(text(DECISIONS / "README.md"))) == sorted(files)
    for file, told in files.items():
        assert re.match(r"# .+\n\n20\d\d-\d\d-\d\d\n\n\*\*Decision\.\*\* ", told), file
        assert "**Why.**" in told, file
        assert "**Considered instead" in told, file
        assert told.count("\n") <= 40, file


def values_of(option: Option) -> str:
    return ", ".join(f"`{shown(value)}`" for value in option.values) or option.choices()


def default_text(game: str, option: Option) -> str:
    if not option.values:
        return "as in the box"
    found = default_of(tw.find(game), option)
    return ", ".join(
        f"{edition}: `{shown(value)}`" if edition else f"`{shown(value)}`" for edition, value in found.items()
    )


@every_game
def test_the_table_of_options_agrees_with_the_data(game: str) -> None:
    told = [row[:3] + row[4:] for row in rows(guide(game), "Table options")]
    options = tw.find(game).options
    assert told == [[f"`{one.name}`", values_of(one), default_text(game, one), one.rule] for one in options]
    assert f"{len(options)} table options" in text(guide(game))


@every_game
def test_the_table_of_decisions_agrees_with_the_dossier(game: str) -> None:
    asked = re.findall(ASKED[game], text(ROOT / "docs" / "rules" / f"{game}.md"), re.MULTILINE)
    assert [row[0].strip("`") for row in rows(guide(game), "Decisions")] == asked


@every_game
def test_the_answers_of_decisions_are_actions(game: str) -> None:
    words = {block.word for block in tw.find(game).catalog.blocks}
    for decision, *_, answers in rows(guide(game), "Decisions"):
        for answer in re.findall(r"`([^`]+)`", answers):
            assert answer.split()[0] in words, f"{decision}: {answer}"
            if "…" not in answer:
                tw.action(game, answer)


@every_game
def test_the_table_of_actions_agrees_with_the_catalog(game: str) -> None:
    catalog = tw.find(game).catalog
    blocks = [block for block in catalog.blocks if block.arguments]
    told = [(row[0], row[1], row[2]) for row in rows(guide(game), "Actions")]
    bounds = [(str(one.start), str(len(one.arguments)), f"`{one.texts()[0]}` … `{one.texts()[-1]}`") for one in blocks]
    assert told == [(start, number, row if number != "1" else row.partition(" … ")[0]) for start, number, row in bounds]
    assert f"{len(catalog):,} actions" in text(guide(game))


def test_the_guides_name_the_rounds_and_the_cards() -> None:
    assert len(dice_town_rules.THE_ROUND) == 9
    assert f"{sum(BOX.copies)} store cards of {len(BOX.kinds)} kinds" in text(guide("dice-town"))
    assert len(boomtown_rules.THE_ROUND) == 7
    deck = Table({}).deck
    told = f"{deck.mines} mines in 5 towns and {len(deck.kind)} events of {len(set(deck.kind))} kinds"
    assert told in text(guide("boomtown"))
    assert len(dodge_city_rules.THE_PASS) == 7
    town = f"{len(DODGE_CITY.cards)} cards, {len(DESIGN)} event cards of {len(EVENTS)} designs"
    assert town in text(guide("dodge-city"))


def test_the_changelog_has_the_package_version() -> None:
    version = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]["version"]
    assert version == tw.__version__
    assert re.search(rf"^## \[{re.escape(version)}\]", text(ROOT / "CHANGELOG.md"), re.MULTILINE)


def test_the_picture_is_small_and_all_our_own() -> None:
    svg = text(picture.FILE)
    assert len(svg) < 80_000
    assert set(re.findall(r"https?://[^\s\"'<>)]+", svg)) == {"http://www.w3.org/2000/svg"}


def test_the_picture_is_what_the_terminal_draws() -> None:
    """Has the drawing changed? `uv run python -m tests.docs.picture` makes the picture anew."""
    assert picture.drawn() == text(picture.FILE)


def test_tables_of_events_are_what_the_games_declare() -> None:
    """`python -m tumbleweed.declared` writes them."""
    assert all(declared.BEGIN in (declared.DOCS / f"{game}.md").read_text(encoding="utf-8") for game in tw.game_names())
    assert declared.main(check=True) == 0
