"""One word for one thing (docs/words.md): words that the dictionaries of a language do without, and its marks."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.words.test_dictionaries import FOLDERS

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tumbleweed" / "games"
PAGE = ROOT / "web" / "src"
SENTENCES = ("howto.toml", "examples.toml")
"""Files of a game that have each sentence in all languages."""

NEVER: dict[str, dict[str, str]] = {
    "en": {"badge": r"\bthe star\b|Sheriff[’']s star", "quotation mark": r"„", "three dots": r"\.\.\."},
    "de": {
        "Stadtbuch": r"\b[Vv]erlauf (zeigt|nennt)|\b(im|der) Verlauf\b|Kurzer Verlauf",
        "Hausregel": r"\bTischregel",
        "zusehen": r"\bzuschauen\b",
        "du, not Sie": r"\b(Ihnen|Ihre[nmrs]?|können Sie|haben Sie|möchten Sie)\b",
        "quotation mark": r"”",
        "three dots": r"\.\.\.",
        "space before the per cent sign": r"[\d}]%",
        "no he/she": r"\b(er/sie|sie/er|Spieler\*in|Spieler:in|SpielerIn)\b",
    },
    "hu": {
        "szerver": r"\b[Kk]iszolgáló",
        "link": r"\b[Hh]ivatkozás",
        "jegyzőkönyv": r"\b[Ff]eljegyzés",
        "kör": r"\b[Ff]orduló(?!pont)",
        "seriffjelvény": r"csillag",
        "te, not Ön": r"\bÖn(nek|t|nél|től)?\b",
        "quotation mark": r"“",
        "three dots": r"\.\.\.",
        "no space before the per cent sign": r"[\d}] %",
        "an article of its own": r"\b[Aa]\(z\)",
    },
}


def strings(table: Any) -> Iterator[str]:
    if isinstance(table, str):
        yield table
    elif isinstance(table, list | dict):
        for each in table.values() if isinstance(table, dict) else table:
            yield from strings(each)


def in_language(table: Any, language: str) -> Iterator[str]:
    """The sentences of a language in a table that has all of them side by side."""
    if isinstance(table, list):
        for each in table:
            yield from in_language(each, language)
    elif isinstance(table, dict):
        for key, each in table.items():
            yield from (strings(each) if key == language else in_language(each, language))


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text that somebody reads in a language, with its file."""
    for folder in [*FOLDERS, *GAMES.glob("*/data/rules")]:
        for text in strings(tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))):
            yield str(folder.relative_to(ROOT)), text
    for path in (path for name in SENTENCES for path in GAMES.glob(f"*/data/{name}")):
        for text in in_language(tomllib.loads(path.read_text(encoding="utf-8")), language):
            yield str(path.relative_to(ROOT)), text
    for path in PAGE.glob(f"**/words/**/{language}.ts"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not re.match(r"\s*(/?\*|//|\.\.\.|import )", line):
                yield str(path.relative_to(ROOT)), re.sub(r"\$\{", "{", line)


@pytest.mark.parametrize("language", NEVER)
def test_one_word_for_one_thing(language: str) -> None:
    wrong = [
        f"{file}: {right}: {text[:120]}"
        for file, text in texts(language)
        for right, never in NEVER[language].items()
        if re.search(never, text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", NEVER)
def test_all_dictionaries_are_read(language: str) -> None:
    files = {file for file, _ in texts(language)}
    assert len(files) >= len(FOLDERS) + 3 + 2 * 3 + 6


@pytest.mark.parametrize(
    ("language", "text"),
    [("hu", "A kiszolgáló áll."), ("hu", "{n} %-ot"), ("de", "Im Verlauf: im Verlauf"), ("de", "5%")],
)
def test_a_wrong_word_is_noticed(language: str, text: str) -> None:
    assert any(re.search(never, text) for never in NEVER[language].values())
