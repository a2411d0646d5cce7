"""The words people read, one dictionary per language.

words("de").say("menu.choose_game")

A dictionary is a TOML file; its tables give dotted keys. A text may have two forms, `one` and `other`, chosen by the
number `n`. In a text, `{name}` is replaced by a value, and `{dollars:count.dollars}` by the text `count.dollars` said
with the value as its `n`. A text that is different in a later version of a game's rules has that version in its key:
beside `effect`, `"effect@2"` holds from version 2 on.
"""

import re
import string
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from tumbleweed.core.errors import BadData, BadOption

Language = Literal["en", "de", "hu"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
FORMS: Final = {"one", "other"}
SINCE: Final = re.compile(r"@([1-9][0-9]*)")
"""The version behind a key."""
Text = str | dict[str, str]
HERE: Final = Path(__file__).parent


class Words:
    """The texts of one language, by key, for a version of the rules (0: the newest)."""

    def __init__(self, path: Path, version: int = 0) -> None:
        self.name: Final = f"{path.parent.parent.name}/{path.parent.name}/{path.name}"
        self.language: Final = path.stem
        self.version: Final = version
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadData(self.name, "file", f"there is no {path}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(self.name, "file", f"not readable as TOML: {error}") from error
        self.texts: Final = _as_of(version, _flat(self.name, "", content))
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


def _as_of(version: int, texts: Iterator[tuple[str, Text]]) -> dict[str, Text]:
    """The texts that hold in a version; if a key has several, the latest."""
    found: dict[str, Text] = {}
    since: dict[str, int] = {}
    for written, text in texts:
        key = SINCE.sub("", written)
        first = max((int(each) for each in SINCE.findall(written)), default=1)
        if (version == 0 or first <= version) and first >= since.get(key, 0):
            found[key], since[key] = text, first
    return found


Part = tuple[str, str | None, str]
"""Some text, then a placeholder (or None) and what follows its colon."""


def _parts(text: str) -> tuple[Part, ...]:
    """A text split at its placeholders; done once for each text."""
    return tuple((literal, name, spec or "") for literal, name, spec, _ in string.Formatter().parse(text))


def _flat(file: str, prefix: str, table: Mapping[str, Any]) -> Iterator[tuple[str, Text]]:
    """Nested tables as dotted keys; a table of two forms stays together."""
    for name, found in table.items():
        key = f"{prefix}{name}"
        if isinstance(found, str) or (isinstance(found, dict) and set(found) == FORMS):
            yield key, found
        elif isinstance(found, dict):
            yield from _flat(file, f"{key}.", found)
        else:
            raise BadData(file, key, f"must be a text, not {found!r}")


@cache
def read(folder: Path, language: str, version: int = 0) -> Words:
    """The dictionary of a language in a folder, for a version of the rules (0: the newest)."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; languages are {', '.join(LANGUAGES)}")
    return Words(folder / f"{language}.toml", version)


def words(language: str) -> Words:
    """The program's own words."""
    return read(HERE, language)
