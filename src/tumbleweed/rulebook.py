"""The rules of a game as people read them: rulebook("dice-town", "de").sections.

A game's folder data/rules has a file of texts for each language, all with the same sections, rules and readings in the
same order, and links.toml, which says which rules hold only at some tables, and which rules the readings and table
options belong to. This module names no game.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn

from tumbleweed.core.errors import BadData, BadOption
from tumbleweed.core.options import Option, Value
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.games.datafile import DataFile
from tumbleweed.wording import Wording, wording, words_of
from tumbleweed.words import LANGUAGES, Words, read

PARTS: Final = {"only", "readings", "options"}
KINDS: Final = ("section", "rule", "reading")


@dataclass(frozen=True)
class Only:
    """What must be chosen at the table for a rule to hold."""

    option: str
    value: Value


def condition(known: Mapping[str, Option], written: object) -> Only:
    """What a data file writes as `option=value`; a ValueError says what is wrong."""
    option, parted, value = str(written).partition("=")
    if not parted:
        raise ValueError(f"must be written option=value, not {written!r}")
    if option not in known:
        raise ValueError(f"there is no option {option!r}; options are {', '.join(known)}")
    try:
        return Only(option, known[option].read(value))
    except BadOption as error:
        raise ValueError(str(error)) from error


@dataclass(frozen=True)
class Reading:
    """How the game is played where the rulebook leaves it open, and the rules this belongs to."""

    id: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """One rule, with its readings and the names of the table options that touch it."""

    id: str
    text: str
    only: Only | None
    readings: tuple[Reading, ...]
    options: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """Rules under one heading."""

    id: str
    title: str
    only: Only | None
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class TableOption:
    """A table option in words, and the rules it touches."""

    name: str
    title: str
    about: str
    values: tuple[tuple[Value, str], ...]
    rules: tuple[str, ...]


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, order: "Order", texts: "Texts", speech: Wording) -> None:
        self.title: Final = speech.title
        self.readings: Final = {
            name: Reading(name, texts.of("reading", name), rules) for name, rules in order.readings.items()
        }
        self.sections: Final = tuple(
            Section(name, texts.of("section", name), order.only.get(name), tuple(self._rules(order, texts, rules)))
            for name, rules in order.sections.items()
        )
        self.options: Final = {
            option.name: TableOption(
                option.name,
                *speech.option(option.name),
                tuple((value, speech.option_value(option.name, value)) for value in option.values),
                order.options[option.name],
            )
            for option in order.choices
        }
        self.texts: Final = {name: texts.of(kind, name) for kind, name in order.ids}
        """By id: sections, rules, readings."""
        self.ids: Final = frozenset(self.texts)

    def _rules(self, order: "Order", texts: "Texts", rules: tuple[str, ...]) -> Iterator[Rule]:
        for name in rules:
            yield Rule(
                name,
                texts.of("rule", name),
                order.only.get(name),
                tuple(each for each in self.readings.values() if name in each.rules),
                tuple(option for option, rules in order.options.items() if name in rules),
            )


# ---------------------------------------------------------------- the files


class Order:
    """What a rulebook has in every language: the ids of its texts in order, and links.toml, checked."""

    def __init__(self, spec: GameSpec, path: Path, version: int, texts: Words) -> None:
        self._file: Final = DataFile(path, version)
        self._known: Final[dict[str, Option]] = {option.name: option for option in spec.options_at(version)}
        for key in self._file.content:
            if key not in PARTS:
                self._wrong(key, f"is unknown; known are {', '.join(sorted(PARTS))}")
        self.ids: Final = tuple(_parted(texts.name, key) for key in texts.texts)
        """Everything that has an id, with its kind."""
        self.sections: Final = dict(self._sections(texts.name))
        self.rules: Final = frozenset(rule for rules in self.sections.values() for rule in rules)
        self.only: Final = {name: self._only(name) for name in self._part("only")}
        self.readings: Final = {name: self._touched("readings", name) for name in self._named("reading")}
        for name in self._part("readings"):
            if name not in self.readings:
                self._wrong(f"readings.{name}", "is no reading")
        for name in self._part("options"):
            if name not in self._known:
                self._wrong(f"options.{name}", f"is no table option; options are {', '.join(self._known)}")
        self.options: Final = {name: self._touched("options", name) for name in self._known}
        self.choices: Final = tuple(self._known.values())

    def _named(self, kind: str) -> list[str]:
        return [name for each, name in self.ids if each == kind]

    def _part(self, name: str) -> dict[str, Any]:
        """A table that may be left out."""
        return self._file.table(name) if name in self._file.content else {}

    def _sections(self, file: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Each section with its rules, which begin with its id and a dot."""
        sections, rules = self._named("section"), self._named("rule")
        for rule in rules:
            if rule.rpartition(".")[0] not in sections:
                raise BadData(file, f"rule.{rule}", "belongs to no section")
        for section in sections:
            yield section, tuple(rule for rule in rules if rule.rpartition(".")[0] == section)

    def _only(self, name: str) -> Only:
        """`option=value`, for a rule or for a whole section."""
        key, written = f"only.{name}", self._part("only")[name]
        if name not in self.rules and name not in self.sections:
            self._wrong(key, f"there is no rule or section {name}")
        try:
            return condition(self._known, written)
        except ValueError as error:
            raise BadData(self._file.name, key, str(error)) from error

    def _touched(self, part: str, name: str) -> tuple[str, ...]:
        """The rules that a reading or an option belongs to."""
        key = f"{part}.{name}"
        table = self._part(part)
        if name not in table:
            self._wrong(key, "is missing")
        rules = self._ids(key, table[name])
        for rule in rules:
            if rule not in self.rules:
                self._wrong(key, f"there is no rule {rule}")
        return rules

    def _ids(self, key: str, found: Any) -> tuple[str, ...]:
        if not isinstance(found, list) or not found or not all(isinstance(each, str) for each in found):
            self._wrong(key, f"must be a list of ids, not {found!r}")
        return tuple(found)

    def _wrong(self, key: str, reason: str) -> NoReturn:
        raise BadData(self._file.name, key, reason)


class Texts:
    """The texts of a language, checked against the order: none is missing or superfluous, and all ids in them exist."""

    def __init__(self, order: Order, words: Words) -> None:
        self._words: Final = words
        self._check_keys([f"{kind}.{name}" for kind, name in order.ids])
        ids = {name for _, name in order.ids}
        mention = mentions(ids)
        for key, text in words.texts.items():
            for name in mention.findall(str(text)):
                if name not in ids:
                    raise BadData(words.name, key, f"mentions {name}, which is not in the book")

    def of(self, kind: str, name: str) -> str:
        return str(self._words.texts[f"{kind}.{name}"])

    def _check_keys(self, wanted: list[str]) -> None:
        texts: Mapping[str, object] = self._words.texts
        for key in sorted(set(wanted) - texts.keys()):
            raise BadData(self._words.name, key, "is missing")
        for key in sorted(texts.keys() - set(wanted)):
            raise BadData(self._words.name, key, "is not there in English")
        for key, place in zip(texts, wanted, strict=True):
            if key != place:
                raise BadData(self._words.name, key, f"stands where {place} stands in English")
        for key, text in texts.items():
            if not isinstance(text, str) or not text.strip():
                raise BadData(self._words.name, key, f"must be a text, not {text!r}")


def _parted(file: str, key: str) -> tuple[str, str]:
    """The kind and the id in a text's key."""
    kind, _, name = key.partition(".")
    if kind not in KINDS:
        raise BadData(file, key, f"is unknown; known are {', '.join(KINDS)}")
    return kind, name


def mentions(ids: set[str]) -> re.Pattern[str]:
    """Finds whatever looks like an id of this rulebook in a text."""
    kinds = "|".join(sorted({re.escape(name.partition("-")[0]) for name in ids}))
    return re.compile(rf"\b(?:{kinds})-\d+(?:\.\d+)?[a-z]?\b")


@cache
def rulebook(game: str, language: str, version: int = 0) -> Rulebook:
    """The rules of a game in a language, in one of their versions (0: the newest)."""
    order = _order(game, find(game).known_version(version))
    return Rulebook(order, Texts(order, read(_folder(game), language, version)), wording(game, language, version))


@cache
def _order(game: str, version: int) -> Order:
    return Order(find(game), _folder(game) / "links.toml", version, read(_folder(game), LANGUAGES[0], version))


def _folder(game: str) -> Path:
    """The folder of a game's rules: beside its words."""
    words: Path = words_of(game).FOLDER
    return words.with_name("rules")
