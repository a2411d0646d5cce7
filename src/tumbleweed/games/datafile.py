"""Reading a game's data files; the error about a wrong one names the file, the key and the reason.

What a later version of the rules changes is written with the versions it holds from: `bank = { v1 = 3, v2 = 5 }`, or
`pickaxe = { v2 = 1 }` for what was not there before. A file is read as it was in one version.
"""

import re
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from tumbleweed.core.errors import BadData

Made = TypeVar("Made")

SINCE: Final = re.compile(r"v([1-9][0-9]*)")
"""How a version is written in a data file."""


class DataFile:
    """A TOML file as it was in a version of the rules, and careful ways to take something out of it. Keys are written
    `table.key`.
    """

    def __init__(self, path: Path, version: int = 1) -> None:
        self.name: Final = path.name
        self.version: Final = version
        try:
            written: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadData(path.name, "file", f"there is no {path}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(path.name, "file", f"not readable as TOML: {error}") from error
        self._written: Final = written
        self.content: Final[dict[str, Any]] = _as_of(version, written)

    def get(self, key: str) -> Any:
        """The value at a key."""
        here: Any = self.content
        for part in key.split("."):
            if not isinstance(here, dict) or part not in here:
                raise BadData(self.name, key, "is missing")
            here = here[part]
        return here

    def ever_has(self, key: str) -> bool:
        """Whether a key has a value, in this version or another."""
        here: Any = self._written
        for part in key.split("."):
            here = here.get(part) if isinstance(here, dict) else None
        return here is not None

    def table(self, key: str) -> dict[str, Any]:
        """A table."""
        found = self.get(key)
        if not isinstance(found, dict):
            raise BadData(self.name, key, f"must be a table, not {found!r}")
        return found

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        found = self.get(key)
        if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
            raise BadData(self.name, key, f"must be a whole number from {low} to {high}, not {found!r}")
        return found

    def counts(self, key: str, names: Sequence[str] | None, high: int) -> dict[str, int]:
        """A table of whole numbers; its keys must be among `names` unless that is None."""
        table = self.table(key)
        for name in table:
            if names is not None and name not in names:
                raise BadData(self.name, f"{key}.{name}", f"is unknown; known are {', '.join(names)}")
            self.number(f"{key}.{name}", 0, high)
        return dict(table)

    def words(self, key: str, allowed: Sequence[str]) -> list[str]:
        """A list of words out of a few."""
        found = self.get(key)
        if not isinstance(found, list) or not found or any(word not in allowed for word in found):
            raise BadData(self.name, key, f"must be a list of words out of {', '.join(allowed)}, not {found!r}")
        return list(found)


def _as_of(version: int, table: dict[str, Any]) -> dict[str, Any]:
    """A table as it was in a version, without what came later."""
    found: dict[str, Any] = {}
    for name, value in table.items():
        if isinstance(value, list):
            found[name] = [_as_of(version, part) if isinstance(part, dict) else part for part in value]
        elif not isinstance(value, dict):
            found[name] = value
        elif not value or not all(SINCE.fullmatch(key) for key in value):
            found[name] = _as_of(version, value)
        else:
            held = {int(key[1:]): part for key, part in value.items() if int(key[1:]) <= version}
            if held:
                found[name] = held[max(held)]
    return found


def by_version(path: Path, newest: int, make: Callable[[DataFile, Made | None], Made]) -> list[Made]:
    """What is made of a file in each version, the first version first. Each is given the one before."""
    found: list[Made] = []
    for version in range(1, newest + 1):
        found.append(make(DataFile(path, version), found[-1] if found else None))
    return found


def newest_version(path: Path) -> int:
    """The newest version of a game's rules: `version` in the file of what is in its box."""
    return DataFile(path).number("version", 1, 999)
