"""The rules of a game as people read them: rulebook("dice-town", "de").sections.

A game's folder data/rules has order.toml, which says what rules there are, in which order, and which readings and table
options belong to them, and a file of texts for each language. Names no game.
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
from tumbleweed.words import Words, read

EDITION: Final = "edition"
PARTS: Final = {"section", "only", "readings", "options"}


@dataclass(frozen=True)
class Only:
    """What must be chosen at the table for a rule to hold."""

    option: str
    value: Value


@dataclass(frozen=True)
class Reading:
    """What is played where the rulebook is open, and the rules it belongs to."""

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
            Section(each.id, texts.of("section", each.id), each.only, tuple(self._rules(order, texts, each)))
            for each in order.sections
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
        self.texts: Final = {name: texts.of(kind, name) for kind, name in order.ids()}
        """By id: sections, rules, readings."""
        self.ids: Final = frozenset(self.texts)

    def _rules(self, order: "Order", texts: "Texts", section: "Heading") -> Iterator[Rule]:
        for name in section.rules:
            yield Rule(
                name,
                texts.of("rule", name),
                order.only.get(name),
                tuple(each for each in self.readings.values() if name in each.rules),
                tuple(option for option, rules in order.options.items() if name in rules),
            )


# ---------------------------------------------------------------- the files


@dataclass(frozen=True)
class Heading:
    """A section as order.toml has it."""

    id: str
    only: Only | None
    rules: tuple[str, ...]


class Order:
    """order.toml, checked: what a rulebook has, in every language."""

    def __init__(self, spec: GameSpec, path: Path, version: int) -> None:
        self._file: Final = DataFile(path, version)
        self._known: Final[dict[str, Option]] = {option.name: option for option in spec.options_at(version)}
        for key in self._file.content:
            if key not in PARTS:
                self._wrong(key, f"is unknown; known are {', '.join(sorted(PARTS))}")
        self.sections: Final = tuple(self._sections())
        self.rules: Final = frozenset(rule for section in self.sections for rule in section.rules)
        self.only: Final = {rule: self._only(rule) for rule in self._part("only")}
        self.readings: Final = {name: self._touched("readings", name) for name in self._part("readings")}
        for name in self._part("options"):
            if name not in self._known:
                self._wrong(f"options.{name}", f"is no table option; options are {', '.join(self._known)}")
        self.options: Final = {name: self._touched("options", name) for name in self._known}
        self.choices: Final = tuple(self._known.values())

    def ids(self) -> Iterator[tuple[str, str]]:
        """Everything that can be named, with what it is."""
        for section in self.sections:
            yield "section", section.id
            yield from (("rule", rule) for rule in section.rules)
        yield from (("reading", name) for name in self.readings)

    def _part(self, name: str) -> dict[str, Any]:
        """A table that may be left out."""
        return self._file.table(name) if name in self._file.content else {}

    def _sections(self) -> Iterator[Heading]:
        found = self._file.get("section")
        if not isinstance(found, list) or not found:
            self._wrong("section", "must be one table [[section]] after another")
        met: set[str] = set()
        for number, section in enumerate(found, 1):
            key = f"section {number}"
            if not isinstance(section, dict) or not {"id", "rules"} <= set(section) <= {"id", "rules", EDITION}:
                self._wrong(key, f"must have id, rules and perhaps edition, not {section!r}")
            name, rules = section["id"], self._ids(f"{key}.rules", section["rules"])
            for rule in rules:
                if not rule.startswith(f"{name}."):
                    self._wrong(f"{key}.rules", f"{rule} does not belong to section {name}")
            for each in (name, *rules):
                if each in met:
                    self._wrong(key, f"{each} is there twice")
                met.add(each)
            edition = section.get(EDITION)
            only = None if edition is None else self._chosen(f"{key}.edition", EDITION, edition)
            yield Heading(name, only, rules)

    def _only(self, rule: str) -> Only:
        """`option=value`."""
        key, written = f"only.{rule}", self._part("only")[rule]
        if rule not in self.rules:
            self._wrong(key, f"there is no rule {rule}")
        option, parted, value = str(written).partition("=")
        if not parted:
            self._wrong(key, f"must be written option=value, not {written!r}")
        return self._chosen(key, option, value)

    def _chosen(self, key: str, option: str, value: str) -> Only:
        if option not in self._known:
            self._wrong(key, f"there is no option {option!r}; options are {', '.join(self._known)}")
        try:
            return Only(option, self._known[option].read(value))
        except BadOption as error:
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
    """The texts of a language, checked against the order: none is missing, none is left over, all ids in them exist."""

    def __init__(self, order: Order, words: Words) -> None:
        self._words: Final = words
        self._check_keys({f"{kind}.{name}" for kind, name in order.ids()})
        ids = {name for _, name in order.ids()}
        mention = mentions(ids)
        for key, text in words.texts.items():
            for name in mention.findall(str(text)):
                if name not in ids:
                    raise BadData(words.name, key, f"mentions {name}, which order.toml does not have")

    def of(self, kind: str, name: str) -> str:
        return str(self._words.texts[f"{kind}.{name}"])

    def _check_keys(self, wanted: set[str]) -> None:
        texts: Mapping[str, object] = self._words.texts
        for key in sorted(wanted - texts.keys()):
            raise BadData(self._words.name, key, "is missing")
        for key in sorted(texts.keys() - wanted):
            raise BadData(self._words.name, key, "is not in order.toml")
        for key, text in texts.items():
            if not isinstance(text, str) or not text.strip():
                raise BadData(self._words.name, key, f"must be a text, not {text!r}")


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
    return Order(find(game), _folder(game) / "order.toml", version)


def _folder(game: str) -> Path:
    """Where the rules of a game lie: beside its words."""
    words: Path = words_of(game).FOLDER
    return words.with_name("rules")
