"""Reading a game's data files; a wrong one gets an error that names file, key and reason."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tumbleweed.core.errors import BadData


class DataFile:
    """A TOML file, and careful ways to take something out of it. Keys are written `table.key`."""

    def __init__(self, path: Path) -> None:
        self.name: Final = path.name
        try:
            self.content: Final[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadData(path.name, "file", f"there is no {path}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(path.name, "file", f"not readable as TOML: {error}") from error

    def get(self, key: str) -> Any:
        """What stands at a key."""
        here: Any = self.content
        for part in key.split("."):
            if not isinstance(here, dict) or part not in here:
                raise BadData(self.name, key, "is missing")
            here = here[part]
        return here

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
