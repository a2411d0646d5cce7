"""Table options as a game's data/options.toml describes them, in each version of its rules."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tumbleweed.core.errors import BadData
from tumbleweed.core.options import NumberOption, Option, complete
from tumbleweed.games.datafile import DataFile

Making = Callable[[DataFile, str, "Facts"], Option]
"""Makes an option of a kind that only one game has."""

EDITION: Final = "edition"


class StandardOrOwn(Option):
    """What lies in the box, or something that the table brings itself."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, ["standard"], {"": "standard"}, rule)

    def read(self, given: Any) -> Any:
        if isinstance(given, str) and given.strip().lower() in self.values:
            return given.strip().lower()
        return self.read_own(given)

    def read_own(self, given: Any) -> Any:
        """The table's own, checked and in its plain form."""
        raise AssertionError("an option knows what a table may bring")

    def written(self, value: Any) -> str:
        return str(value) if self.has(value) else self.write_own(value)

    def write_own(self, value: Any) -> str:
        """The table's own as a text that reads the same."""
        raise AssertionError("an option knows how to write what a table may bring")


class Facts:
    """What is said about every option: the rule it comes from, and the version since which it can be chosen."""

    def __init__(self, file: DataFile, name: str) -> None:
        table = file.table(name)
        self.rule: Final = str(file.get(f"{name}.rule"))
        self.since: Final = file.number(f"{name}.since", 1, 999) if "since" in table else 1
        self.before: Final[Any] = file.get(f"{name}.before") if self.since > 1 else None


def read_options(file: DataFile, names: Sequence[str], special: Mapping[str, Making]) -> tuple[Option, ...]:
    """The options that a file describes, including later ones; `names` are those the rules look at."""
    for name in names:
        file.table(name)
    return tuple(_read_option(file, name, special) for name in file.content)


def _read_option(file: DataFile, name: str, special: Mapping[str, Making]) -> Option:
    facts = Facts(file, name)
    if name in special:
        return special[name](file, name, facts)
    values = file.get(f"{name}.values")
    numbers = "number" in file.table(name)
    if not isinstance(values, list) or len(values) < (1 if numbers else 2):
        raise BadData(file.name, f"{name}.values", f"must be a list of at least two values, not {values!r}")
    defaults = _defaults(file, name, values)
    if facts.since > 1 and not numbers and facts.before not in values:
        raise BadData(file.name, f"{name}.before", f"{facts.before!r} is not among the values")
    if numbers:
        reach = (file.number(f"{name}.number.low", 0, 10**6), file.number(f"{name}.number.high", 0, 10**6),
                 file.number(f"{name}.number.step", 1, 1000))  # fmt: skip
        return NumberOption(name, values, defaults, facts.rule, reach, facts.since, facts.before)
    return Option(name, values, defaults, facts.rule, since=facts.since, before=facts.before)


def _defaults(file: DataFile, name: str, values: Sequence[Any]) -> dict[str, Any]:
    """The default, for both editions or for each."""
    default = file.get(f"{name}.default")
    defaults = default if isinstance(default, dict) else {"": default}
    editions = file.content[EDITION]["values"] if EDITION in file.content else []
    if "" not in defaults and set(defaults) != set(editions):
        raise BadData(file.name, f"{name}.default", f"must name a value for each of {', '.join(editions)}")
    for value in defaults.values():
        if value not in values:
            raise BadData(file.name, f"{name}.default", f"{value!r} is not among the values")
    return defaults


def options_by_version(
    path: Path, newest: int, read: Callable[[DataFile], tuple[Option, ...]]
) -> list[tuple[Option, ...]]:
    """What could be chosen in each version, the first version first."""
    versions = range(1, newest + 1)
    return [tuple(each for each in read(DataFile(path, version)) if each.since <= version) for version in versions]


def completed(options: Sequence[Sequence[Option]], given: Mapping[str, Any], version: int) -> dict[str, Any]:
    """All options of a table of that version."""
    return complete(options[version - 1], given, version if version < len(options) else 0)


def with_later(options: Sequence[Sequence[Option]], full: Mapping[str, Any]) -> dict[str, Any]:
    """The options that the rules look at: a table's own, and for later ones how it was played before."""
    return {option.name: option.before for option in options[-1] if option.name not in full} | dict(full)
