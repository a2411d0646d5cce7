"""The words people read, one dictionary per language.

words("de").say("menu.choose_game")

A dictionary is a TOML file; its tables give dotted keys. A text may have two forms, `one` and `other`, chosen by the
number `n`. In a text, `{name}` is replaced by a value, and `{dollars:count.dollars}` by the text `count.dollars` said
with the value as its `n`.
"""

import string
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from tumbleweed.core.errors import BadData, BadOption

LANGUAGES: Final = ("en", "de", "hu")
FORMS: Final = {"one", "other"}
HERE: Final = Path(__file__).parent


class Words:
    """The texts of one language, by key."""

    def __init__(self, path: Path) -> None:
        self.name: Final = f"{path.parent.parent.name}/{path.parent.name}/{path.name}"
        self.language: Final = path.stem
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadData(self.name, "file", f"there is no {path}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(self.name, "file", f"not readable as TOML: {error}") from error
        self.texts: Final = dict(_flat(self.name, "", content))
        self._parts: Final[dict[str, tuple[Part, ...]]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def say(self, key: str, /, **values: object) -> str:
        """The text of a key with its placeholders filled."""
        text = self.texts.get(key)
        if text is None:
            raise BadData(self.name, key, "there is no such text")
        if isinstance(text, dict):
            if "n" not in values:
                raise BadData(self.name, key, "needs a number n to choose between its forms")
            text = text["one" if values["n"] == 1 else "other"]
        if "{" not in text and "}" not in text:
            return text
        parts = self._parts.get(text)
        if parts is None:
            parts = self._parts[text] = _parts(text)
        said = ""
        try:
            for literal, name, spec in parts:
                said += literal
                if name is not None:
                    said += self.say(spec, n=values[name]) if spec else str(values[name])
            return said
        except KeyError as missing:
            raise BadData(self.name, key, f"needs a value for {missing}") from None


Part = tuple[str, str | None, str]
"""Some text, then a placeholder (None: none) and what stands behind its colon."""


def _parts(text: str) -> tuple[Part, ...]:
    """A text cut up at its placeholders, once for all times it is said."""
    return tuple((literal, name, spec or "") for literal, name, spec, _ in string.Formatter().parse(text))


def _flat(file: str, prefix: str, table: Mapping[str, Any]) -> Iterator[tuple[str, str | dict[str, str]]]:
    """Tables in tables as dotted keys; a table of two forms stays together."""
    for name, found in table.items():
        key = f"{prefix}{name}"
        if isinstance(found, str) or (isinstance(found, dict) and set(found) == FORMS):
            yield key, found
        elif isinstance(found, dict):
            yield from _flat(file, f"{key}.", found)
        else:
            raise BadData(file, key, f"must be a text, not {found!r}")


@cache
def read(folder: Path, language: str) -> Words:
    """The dictionary of a language in a folder."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; languages are {', '.join(LANGUAGES)}")
    return Words(folder / f"{language}.toml")


def words(language: str) -> Words:
    """The program's own words."""
    return read(HERE, language)
