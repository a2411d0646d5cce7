"""A game on one page, for somebody who has never played it: howto("dice-town", "de").goal.text.

Each game's data/howto.toml has the goal, a turn in three steps, what counts, when the game ends, and tips; every text
in all languages, and with the ids of the rules it rests on. This module names no game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tumbleweed.core.errors import BadData
from tumbleweed.core.spec import find
from tumbleweed.games.datafile import DataFile
from tumbleweed.rulebook import Rulebook, rulebook
from tumbleweed.wording import words_of
from tumbleweed.words import LANGUAGES

PARTS: Final = ("goal", "turn", "steps", "counts", "end", "tips")
STEPS: Final = 3
TIPS: Final = 3


@dataclass(frozen=True)
class Sentence:
    """A text and the rules it rests on; a tip rests on none."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Count(Sentence):
    """Something that counts, and how many points: a number, or from one to another."""

    points: str


@dataclass(frozen=True)
class HowTo:
    """How a game is won."""

    goal: Sentence
    turn: Sentence
    """The heading of the steps."""
    steps: tuple[Sentence, ...]
    counts: tuple[Count, ...]
    end: Sentence
    tips: tuple[Sentence, ...]


@cache
def howto(game: str, language: str, version: int = 0) -> HowTo:
    """How a game is won, in a language, in one of the versions of its rules (0: the newest)."""
    known = find(game).known_version(version)
    file = DataFile(words_of(game).FOLDER.with_name("howto.toml"), known)
    return Page(file, rulebook(game, language, version), language).read()


class Reader:
    """A file of sentences in one language, read with care."""

    def __init__(self, file: DataFile, book: Rulebook, language: str, parts: tuple[str, ...]) -> None:
        self._file: Final = file
        self._book: Final = book
        self._language: Final = language
        for key in file.content:
            if key not in parts:
                raise BadData(file.name, key, f"is unknown; known are {', '.join(parts)}")

    def _list(self, key: str, length: int | None = None) -> Iterator[tuple[str, dict[str, Any]]]:
        """The tables of a list with their keys."""
        found = self._file.get(key)
        if not isinstance(found, list) or not found or not all(isinstance(each, dict) for each in found):
            raise BadData(self._file.name, key, f"must be a list of tables, not {found!r}")
        if length is not None and len(found) != length:
            raise BadData(self._file.name, key, f"must have {length} entries, not {len(found)}")
        for place, each in enumerate(found):
            yield f"{key}.{place + 1}", each

    def _sentence(self, key: str, table: dict[str, Any], *more: str, advice: bool = False) -> Sentence:
        """A text that is there in every language, and its rules."""
        fields = (*LANGUAGES, *more) if advice else (*LANGUAGES, "rules", *more)
        for field in table:
            if field not in fields:
                raise BadData(self._file.name, f"{key}.{field}", f"is unknown; known are {', '.join(fields)}")
        texts = {language: self._text(key, table, language) for language in LANGUAGES}
        return Sentence(texts[self._language], () if advice else self._rules(f"{key}.rules", table.get("rules")))

    def _text(self, key: str, table: dict[str, Any], field: str) -> str:
        found = table.get(field)
        if not isinstance(found, str) or not found.strip():
            raise BadData(self._file.name, f"{key}.{field}", f"must be a text, not {found!r}")
        return found

    def _rules(self, key: str, found: Any) -> tuple[str, ...]:
        if not isinstance(found, list) or not found:
            raise BadData(self._file.name, key, f"must be a list of ids, not {found!r}")
        for rule in found:
            if rule not in self._book.ids:
                raise BadData(self._file.name, key, f"there is no rule {rule}")
        return tuple(found)


class Page(Reader):
    """The page of a game in one language."""

    def __init__(self, file: DataFile, book: Rulebook, language: str) -> None:
        super().__init__(file, book, language, PARTS)

    def read(self) -> HowTo:
        """The whole page."""
        return HowTo(
            goal=self._sentence("goal", self._file.table("goal")),
            turn=self._sentence("turn", self._file.table("turn")),
            steps=tuple(self._sentence(*each) for each in self._list("steps", STEPS)),
            counts=tuple(self._count(*each) for each in self._list("counts")),
            end=self._sentence("end", self._file.table("end")),
            tips=tuple(self._sentence(*each, advice=True) for each in self._list("tips", TIPS)),
        )

    def _count(self, key: str, table: dict[str, Any]) -> Count:
        said = self._sentence(key, table, "points")
        return Count(said.text, said.rules, self._text(key, table, "points"))
