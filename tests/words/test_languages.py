"""The languages are those of `tumbleweed.words`, wherever else they are named: in the page and in the documents."""

import re
from pathlib import Path

import pytest

from tumbleweed.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SPOKEN = set(LANGUAGES)
PLACES = {
    "web/src/lib/api.ts": r"language\?: \((.*)\) \| null",
    "web/src/state/settings.svelte.ts": r"LANGUAGES: readonly Language\[\] = \[(.*)\]",
    "web/src/ui/Languages.svelte": r"NAMES: Record<Language, string> = \{(.*)\}",
    "web/vite.config.ts": r"for \(const language of \[(.*)\]\)",
    "web/public/light.js": r"return (each === .*);",
    "docs/protocol.md": r"the language of words: ([a-z, ]*);",
}
"""Files, and where in them languages are named by their codes of two letters."""
PAGES = sorted({path.parent for path in (WEB / "src").rglob("en.ts")})


@pytest.mark.parametrize("place", PLACES)
def test_other_places_name_the_same_languages(place: str) -> None:
    found = re.search(PLACES[place], (ROOT / place).read_text(encoding="utf-8"))
    assert found is not None, "named differently now"
    assert set(re.findall(r"\b[a-z]{2}\b", found.group(1))) == SPOKEN


@pytest.mark.parametrize("folder", PAGES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_the_page_has_a_file_for_every_language(folder: Path) -> None:
    assert {path.stem for path in folder.glob("??.ts")} == SPOKEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_all_of_them(language: str) -> None:
    named = {key.removeprefix("language.") for key in words(language).texts if key.startswith("language.")}
    assert named == {*SPOKEN, "title"}


def test_the_fonts_of_the_page_have_all_letters() -> None:
    """A letter that is missing there has the reader's browser load a whole font."""
    cut = (WEB / "scripts" / "fonts.mjs").read_text(encoding="utf-8")
    wanted = "".join(re.findall(r"(?:wanted:|\+)\s+'(.*)'", cut))
    assert "ß" in wanted
    assert "Ő" in wanted
    files = [folder / f"{language}.ts" for folder in PAGES for language in LANGUAGES]
    files += [path for language in LANGUAGES for path in (ROOT / "src").rglob(f"{language}.toml")]
    letters = {letter for path in files for letter in path.read_text(encoding="utf-8") if letter.isalpha()}
    assert {letter for letter in letters if not letter.isascii()} <= set(wanted)
