"""Everything on the table can be asked what it is: help_of("dice-town", "de").things["place.bank"].text.

Each game's data/help.toml has one sentence for every thing, with the ids of its rules, further lines of detail, and the
lines that say how things stand now, which programs fill in from the view. A thing is called as in the game's words if
they have a name under its key; cards and whatever else lies in the box have their words there, too, and need nothing
here. Where a table option changes a sentence, `instead` has the one that holds then. This module names no game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from tumbleweed.core.errors import BadData
from tumbleweed.core.options import Option, Value
from tumbleweed.core.spec import find
from tumbleweed.games.contents import Piece
from tumbleweed.games.datafile import DataFile
from tumbleweed.howto import Reader, Sentence
from tumbleweed.rulebook import Only, Rulebook, condition, rulebook
from tumbleweed.wording import Wording, contents, wording, words_of
from tumbleweed.words import LANGUAGES

PARTS: Final = ("kinds", "pieces", "things", "now")
THING: Final = ("name", "kind", "like", "words", "only", "more", "instead")


@dataclass(frozen=True)
class Detail:
    """A further line, if the table is played so."""

    text: str
    only: tuple[Only, ...]


@dataclass(frozen=True)
class Instead(Sentence):
    """The sentence that holds where all of this is chosen."""

    only: tuple[Only, ...]


@dataclass(frozen=True)
class Thing(Sentence):
    """What can be asked, and the answer. It is there only at tables that have chosen all of `only`."""

    key: str
    kind: str
    name: str
    more: tuple[Detail, ...] = ()
    only: tuple[Only, ...] = ()
    instead: tuple[Instead, ...] = ()


@dataclass(frozen=True)
class Help:
    """Everything that can be asked in a game."""

    kinds: dict[str, str]
    """What the things are, in the order in which they are listed."""
    things: dict[str, Thing]
    now: dict[str, str]
    """How things stand: a label, a colon, and what is filled in."""

    def at(self, options: Mapping[str, Value]) -> dict[str, Thing]:
        """The things of a table with these options, each with what holds there."""
        return {key: _at(thing, options) for key, thing in self.things.items() if holds(thing.only, options)}


def holds(only: tuple[Only, ...], options: Mapping[str, Value]) -> bool:
    """Whether a table has chosen all of this."""
    return all(options.get(each.option) == each.value for each in only)


def _at(thing: Thing, options: Mapping[str, Value]) -> Thing:
    said: Sentence = next((each for each in thing.instead if holds(each.only, options)), thing)
    more = tuple(each for each in thing.more if holds(each.only, options))
    return replace(thing, text=said.text, rules=said.rules, more=more, instead=())


@cache
def help_of(game: str, language: str, version: int = 0) -> Help:
    """Everything that can be asked in a game, in a language, in one of the versions of its rules (0: the newest)."""
    spec = find(game)
    known = spec.known_version(version)
    file = DataFile(words_of(game).FOLDER.with_name("help.toml"), known)
    options = {option.name: option for option in spec.options_at(known)}
    speech = wording(game, language, known)
    return HelpReader(file, rulebook(game, language, known), speech, options).read(contents(game, language, known))


class HelpReader(Reader):
    """Everything that can be asked in a game, in one language."""

    def __init__(self, file: DataFile, book: Rulebook, speech: Wording, options: Mapping[str, Option]) -> None:
        super().__init__(file, book, speech.words.language, PARTS)
        self._speech: Final = speech
        self._options: Final = options

    def read(self, box: tuple[Piece, ...]) -> Help:
        """The whole file, with what is in the box."""
        kinds = {name: self._only_text(f"kinds.{name}", found) for name, found in self._file.table("kinds").items()}
        written = self._file.table("things")
        things = {thing.key: thing for thing in self._pieces(box)}
        for key, table in written.items():
            if not isinstance(table, dict):
                raise BadData(self._file.name, f"things.{key}", f"must be a table, not {table!r}")
            things[key] = self._thing(key, table, written, things.get(key))
        for key, thing in things.items():
            if thing.kind not in kinds:
                raise BadData(self._file.name, f"things.{key}", f"there is no kind {thing.kind}")
        now = {name: self._only_text(f"now.{name}", found) for name, found in self._file.table("now").items()}
        for name, text in now.items():
            if ": " not in text:
                raise BadData(self._file.name, f"now.{name}", "needs a label with a colon behind it")
        return Help(kinds, things, now)

    def _pieces(self, box: tuple[Piece, ...]) -> Iterator[Thing]:
        """What lies in the box and says itself what it does."""
        written = self._file.table("pieces")
        for kind, table in written.items():
            for field in table:
                if field not in ("key", "only"):
                    raise BadData(self._file.name, f"pieces.{kind}.{field}", "is unknown; known are key, only")
        for piece in box:
            if piece.kind not in written or not piece.effect:
                continue
            table = written[piece.kind]
            key = str(table.get("key", piece.kind))
            more = (Detail(_sentence(piece.when), ()),) if piece.when else ()
            yield Thing(
                text=piece.effect,
                rules=tuple(piece.rule.split(", ")),
                key=f"{key}.{piece.id}",
                kind=key,
                name=_sentence(piece.name),
                more=more,
                only=self._conditions(f"pieces.{piece.kind}", table),
            )

    def _thing(self, key: str, table: dict[str, Any], written: dict[str, Any], piece: Thing | None) -> Thing:
        """A thing with a sentence of its own, with that of another (`like`), or with that of a piece of the box."""
        where = f"things.{key}"
        instead = tuple(self._instead(f"{where}.instead.{at + 1}", each) for at, each in _all(table.get("instead")))
        more = tuple(self._detail(f"{where}.more.{at + 1}", each) for at, each in _all(table.get("more")))
        if piece is not None:
            extra = {name: found for name, found in table.items() if name not in ("more", "instead")}
            if extra:
                raise BadData(self._file.name, f"{where}.{next(iter(extra))}", "stands in the words of the box")
            return replace(piece, more=piece.more + more, instead=instead)
        like = table.get("like")
        if like is not None and (like not in written or not set(LANGUAGES).isdisjoint(table)):
            raise BadData(self._file.name, f"{where}.like", f"must be another thing, in place of a text, not {like!r}")
        said = self._said(where, table, written[like] if like else {})
        return Thing(
            text=said.text,
            rules=said.rules,
            key=key,
            kind=str(table.get("kind", key.partition(".")[0])),
            name=self._name(where, key, table),
            more=more,
            only=self._conditions(where, table),
            instead=instead if like is None else self._thing(like, written[like], written, None).instead,
        )

    def _said(self, where: str, table: dict[str, Any], like: dict[str, Any]) -> Sentence:
        """The sentence, which may stand in the game's words (`words`) or be that of another thing."""
        if "words" not in table:
            return self._sentence(where, {**_text_of(like), **table}, *THING)
        key = f"{table['words']}.effect"
        if key not in self._speech.words:
            raise BadData(self._file.name, f"{where}.words", f"there is no text {key}")
        return Sentence(self._speech.words.say(key), self._rules(f"{where}.rules", table.get("rules")))

    def _name(self, where: str, key: str, table: dict[str, Any]) -> str:
        if "name" in table:
            return self._only_text(f"{where}.name", table["name"])
        words = self._speech.words
        found = next((each for each in (key, f"{key}.name") if each in words), None)
        if found is None:
            raise BadData(self._file.name, f"{where}.name", "is missing, and the words have no name for it")
        return _sentence(words.say(found))

    def _instead(self, where: str, table: dict[str, Any]) -> Instead:
        said = self._sentence(where, table, "only")
        return Instead(said.text, said.rules, self._conditions(where, table, needed=True))

    def _detail(self, where: str, table: dict[str, Any]) -> Detail:
        said = self._sentence(where, table, "only", advice=True)
        return Detail(said.text, self._conditions(where, table))

    def _conditions(self, where: str, table: dict[str, Any], *, needed: bool = False) -> tuple[Only, ...]:
        """`only = ["option=value"]`."""
        found = table.get("only", [])
        if not isinstance(found, list) or (needed and not found):
            raise BadData(self._file.name, f"{where}.only", f"must be a list of option=value, not {found!r}")
        try:
            return tuple(condition(self._options, each) for each in found)
        except ValueError as error:
            raise BadData(self._file.name, f"{where}.only", str(error)) from error

    def _only_text(self, where: str, table: Any) -> str:
        if not isinstance(table, dict):
            raise BadData(self._file.name, where, f"must have a text for each language, not {table!r}")
        return self._sentence(where, table, advice=True).text


def _text_of(table: dict[str, Any]) -> dict[str, Any]:
    return {name: table[name] for name in (*LANGUAGES, "rules") if name in table}


def _all(found: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """A table, or several."""
    return enumerate([] if found is None else found if isinstance(found, list) else [found])


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
