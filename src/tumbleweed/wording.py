"""A game in words that people read: wording("dice-town", "de").question(view, names).

Here is what all games share; each game has a module `words` that knows how to describe its questions, answers and
events, and a folder with its dictionaries.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, Protocol

from tumbleweed.core.errors import BadOption, IllegalAnswer, TumbleweedError
from tumbleweed.core.spec import find
from tumbleweed.games.contents import Piece
from tumbleweed.games.words import NOBODY
from tumbleweed.words import Words, read, words

Payload = Mapping[str, Any]


class GameWords(Protocol):
    """What a game's `words` module provides, as a class `Words`."""

    def event(self, event: Payload, names: Sequence[str], me: int = NOBODY) -> str | None: ...

    def reader(self, event: Payload, me: int) -> int: ...

    def question(self, view: Payload, names: Sequence[str]) -> str: ...

    def action(self, view: Payload, text: str, names: Sequence[str]) -> str: ...

    def rule_of(self, view: Payload, text: str) -> str: ...

    def card(self, name: str) -> tuple[str, str]: ...


class Wording:
    """One game in one language. `names` are the players' names by seat."""

    def __init__(self, language: str, dictionary: Words, game: GameWords) -> None:
        self.words: Final = dictionary
        self._program: Final = words(language)
        self._game: Final = game
        self.title: Final = dictionary.say("game.title")
        self.description: Final = dictionary.say("game.description")

    def event(self, event: Payload, names: Sequence[str], me: int = NOBODY) -> str | None:
        """A sentence for the log; None where the log says nothing to this reader. It is made from what the reader is
        told of the event, so it gives nothing else away. The seat `me` reads it and is spoken to: "You pay Mei $2".
        """
        return self._game.event(event, names, me)

    def reader(self, event: Payload, me: int) -> int:
        """The seat `me` if the sentence about an event speaks to it; -1 if it reads the same as for a spectator."""
        return self._game.reader(event, me)

    def told(self, event: Payload, names: Sequence[str], me: int) -> dict[str, Any]:
        """An event with its sentence; `yours` if it speaks to the reader."""
        yours = {"yours": True} if self.reader(event, me) >= 0 else {}
        return {**event, "words": self.event(event, names, me), **yours}

    def question(self, view: Payload, names: Sequence[str]) -> str:
        """What the seat of this view is asked."""
        return self._game.question(view, names)

    def action(self, view: Payload, text: str, names: Sequence[str]) -> str:
        """An answer, in words that fit the question."""
        return self._game.action(view, text, names)

    def rule_of(self, view: Payload, text: str) -> str:
        """The ids of the rules behind an answer."""
        return self._game.rule_of(view, text)

    def card(self, name: str) -> tuple[str, str]:
        """A card's name and what it does."""
        return self._game.card(name)

    def option(self, name: str) -> tuple[str, str]:
        """A table option's title and explanation."""
        return self.words.say(f"option.{name}.title"), self.words.say(f"option.{name}.about")

    def option_form(self, name: str) -> str:
        """How something of the table's own is written; empty if an option takes only its values."""
        key = f"option.{name}.form"
        return self.words.say(key) if key in self.words else ""

    def option_value(self, name: str, value: object) -> str:
        """A value of a table option; a list is written out, and a number without its own text has a common one."""
        if isinstance(value, list | tuple):
            return self.words.say(f"option.{name}.values.list", values=", ".join(_part(part) for part in value))
        key = f"option.{name}.values.{str(value).lower()}"
        if isinstance(value, int) and not isinstance(value, bool) and key not in self.words:
            return self.words.say(f"option.{name}.values.number", n=value)
        return self.words.say(key)

    def edition(self, key: str) -> str:
        """The name of an edition."""
        return self.words.say(f"edition.{key}")

    def place(self, key: str) -> str:
        """The name of a place in town."""
        return self.words.say(f"place.{key}")

    def face(self, face: str) -> str:
        """The name of a face of a die."""
        return self.words.say(f"face.{face}")

    def category(self, key: str) -> str:
        """The name of a poker combination."""
        return self.words.say(f"category.{key}")

    def phase(self, key: str) -> str:
        """The name of a part of the round."""
        return self.words.say(f"phase.{key}")

    def decision(self, key: str) -> str:
        """A short name of a decision, by its id."""
        return self.words.say(f"decision.{key}")

    def error(self, error: Exception) -> str:
        """What went wrong, with the rule that forbids it."""
        if not isinstance(error, IllegalAnswer):
            return self._bad_input(error)
        text = self.refusal(error)
        return f"{text} [{error.rule}]" if error.rule else text

    def _bad_input(self, error: Exception) -> str:
        """What was wrong with something given, and what would be right; for a table option with its title."""
        if not isinstance(error, TumbleweedError) or not error.why:
            key = f"error.{type(error).__name__}"
            return self._program.say(key if key in self._program else "error.other")
        why = error.why
        values = {"game": self.title, **error.values}
        said = (self.words if f"error.{why}" in self.words else self._program).say(f"error.{why}", **values)
        if not isinstance(error, BadOption) or f"option.{error.option}.title" not in self.words:
            return said
        return self._program.say("error.titled", title=self.option(error.option)[0], said=said)

    def refusal(self, error: IllegalAnswer) -> str:
        """Why an answer is not allowed, without the rule, for readers who are shown the rule beside it."""
        key = f"error.{error.rule}"
        return self.words.say(key if key in self.words else "error.other")


def _part(part: object) -> str:
    """An item of a list; a table is given by its name."""
    return str(part.get("name") or part.get("id")) if isinstance(part, Mapping) else str(part)


def words_of(game: str) -> ModuleType:
    """A game's module `words`; its FOLDER holds the dictionaries."""
    return _module(game, "words")


def _module(game: str, name: str) -> ModuleType:
    return import_module(f"tumbleweed.games.{find(game).name.replace('-', '_')}.{name}")


@cache
def wording(game: str, language: str, version: int = 0) -> Wording:
    """The words of a game in a language, for a version of its rules (0: the newest)."""
    module = words_of(game)
    dictionary = read(module.FOLDER, language, version)
    return Wording(language, dictionary, module.Words(dictionary))


@cache
def contents(game: str, language: str, version: int = 0) -> tuple[Piece, ...]:
    """What is in the box of a game, in words of a language, for a version of its rules (0: the newest)."""
    known = find(game).known_version(version)
    return tuple(_module(game, "contents").contents(known, read(words_of(game).FOLDER, language, known)))
