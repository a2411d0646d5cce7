"""Worked examples of a game's rules: examples("boomtown", "de").all[0].text.

Each game's data/examples.toml has them: a sentence in all languages, the rules it shows, and what is drawn. What comes
out is written down, too, and a test lets the rules compute it. This module names no game.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tumbleweed.core.errors import BadData
from tumbleweed.core.spec import find
from tumbleweed.games.datafile import DataFile
from tumbleweed.howto import Reader, Sentence
from tumbleweed.rulebook import Rulebook, rulebook
from tumbleweed.wording import words_of

DRAWN: Final[dict[str, type]] = {
    "hands": list,
    "bid": int,
    "shares": list,
    "bank": int,
    "building": str,
    "rows": list,
    "connected": bool,
}
"""What an example may have to draw, each with its kind."""


@dataclass(frozen=True)
class Example(Sentence):
    """A sentence with what is drawn beside it."""

    drawn: dict[str, Any]
    """`hands`: hands of dice, the better first. `bid` with the `shares` of the others, from the right of the bidder,
    and of the `bank`. The `rows` of a `building`, R being stones of one player, and whether they are `connected`.
    """


@dataclass(frozen=True)
class Examples:
    """The examples of a game, under their heading."""

    heading: Sentence
    all: tuple[Example, ...]


@cache
def examples(game: str, language: str, version: int = 0) -> Examples:
    """The examples of a game in a language, in one of the versions of its rules (0: the newest)."""
    file = DataFile(words_of(game).FOLDER.with_name("examples.toml"), find(game).known_version(version))
    return ExampleReader(file, rulebook(game, language, version), language).read()


class ExampleReader(Reader):
    """The examples of a game in one language."""

    def __init__(self, file: DataFile, book: Rulebook, language: str) -> None:
        super().__init__(file, book, language, ("heading", "examples"))

    def read(self) -> Examples:
        """All of them."""
        heading = self._sentence("heading", self._file.table("heading"))
        return Examples(heading, tuple(self._example(*each) for each in self._list("examples")))

    def _example(self, key: str, table: dict[str, Any]) -> Example:
        said = self._sentence(key, table, *DRAWN)
        drawn = {name: table[name] for name in DRAWN if name in table}
        for name, found in drawn.items():
            if type(found) is not DRAWN[name]:
                raise BadData(self._file.name, f"{key}.{name}", f"must be {DRAWN[name].__name__}, not {found!r}")
        return Example(said.text, said.rules, drawn)
