"""Table options: what a table may choose, checked and completed before a game begins."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from tumbleweed.core.errors import BadOption

Value = Any  # str, int, bool or a list of ints, as JSON has them


class Option:
    """One switch. `values` is empty for a list of numbers; `defaults` gives the default for each edition."""

    own: ClassVar[str] = ""
    """How a person at a terminal gives something of the table's own, for an option that takes that besides its values.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[Value],
        defaults: Mapping[str, Value],
        rule: str,
        limits: tuple[int, int, int] = (0, 0, 0),
        since: int = 1,
        before: Value = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = tuple(values)
        self.defaults: Final = dict(defaults)
        self.rule: Final = rule
        self.limits: Final = limits
        """For a list: lowest value, highest value, most entries."""
        self.since: Final = since
        """The version of the rules that brought it."""
        self.before: Final = before
        """How tables of earlier versions, which do not have it, are played."""

    def read(self, given: Value) -> Value:
        """A value as given by a person or a program, in the option's own form."""
        if not self.values:
            return self._read_list(given)
        for value in self.values:
            if given is value or (type(given) is type(value) and given == value):
                return value
        if isinstance(given, str):
            text = given.strip().lower()
            for value in self.values:
                if text in ways_to_write(value):
                    return value
        raise self.refusal(given, f"choose {self.choices()}", "option.value", choices=self.choices())

    def refusal(self, given: Value, right: str, why: str, **values: Value) -> BadOption:
        """Why something is not possible. `right` says what would be, and `why` and `values` say both to people."""
        told = {"given": brief(given), **values}
        return BadOption(f"{shown(given)!s:.200} is not possible; {right}", self.name, self.rule, why, told)

    def written(self, value: Value) -> str:
        """A value as a person would write it."""
        return ",".join(map(str, value)) if isinstance(value, list) else shown(value)

    def example(self) -> str:
        """Something of one's own to start from; empty if the option takes only its values."""
        return ""

    def has(self, value: Value) -> bool:
        """Whether a value is one of those that a menu offers."""
        return value in self.values

    def choices(self) -> str:
        """The possible values in words."""
        if not self.values:
            low, high, most = self.limits
            return f"3 to {most} numbers from {low} to {high}, such as 1,2,3"
        return ", ".join(shown(value) for value in self.values)

    def _read_list(self, given: Value) -> list[int]:
        low, high, most = self.limits
        try:
            numbers = [int(part) for part in given.split(",")] if isinstance(given, str) else list(given)
        except (TypeError, ValueError):
            numbers = []
        fits = all(isinstance(number, int) and not isinstance(number, bool) for number in numbers)
        if not fits or not 3 <= len(numbers) <= most or min(numbers) < low or max(numbers) > high:
            right = f"give {self.choices()}"
            raise self.refusal(given, right, "option.list", low=low, high=high, most=most)
        return numbers


class NumberOption(Option):
    """A switch that takes any number in a range; `values` are those that a menu offers."""

    def __init__(
        self,
        name: str,
        values: Sequence[Value],
        defaults: Mapping[str, Value],
        rule: str,
        reach: tuple[int, int, int],
        since: int = 1,
        before: Value = None,
    ) -> None:
        super().__init__(name, values, defaults, rule, (0, 0, 0), since, before)
        self.reach: Final = reach
        """Lowest number, highest number, step."""

    def read(self, given: Value) -> Value:
        low, high, step = self.reach
        number = given
        if isinstance(given, str):
            try:
                number = int(given)
            except ValueError:
                number = None
        if isinstance(number, int) and not isinstance(number, bool) and low <= number <= high and number % step == 0:
            return number
        why = "option.stepped" if step > 1 else "option.number"
        raise self.refusal(given, f"give {self.choices()}", why, low=low, high=high, step=step)

    def choices(self) -> str:
        low, high, step = self.reach
        return f"a number from {low} to {high}" + (f" that {step} divides" if step > 1 else "")


def ways_to_write(value: Value) -> tuple[str, ...]:
    """How a person may write a value."""
    if isinstance(value, bool):
        return ("on", "yes", "true") if value else ("off", "no", "false")
    return (str(value).lower(),)


def shown(value: Value) -> str:
    """A value as a person writes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def brief(value: Value) -> str:
    """A value as a person writes it, cut short if that is long."""
    text = " ".join(shown(value).split())
    return text if len(text) <= 40 else f"{text[:39]}…"


def plain(full: Mapping[str, Value]) -> dict[str, Value]:
    """A copy of the options to hand out: it shares nothing with the table."""
    return {name: _own(value) for name, value in full.items()}


def _own(value: Value) -> Value:
    """A copy of a value, which may be a list, even of tables."""
    if isinstance(value, list):
        return [_own(part) for part in value]
    return plain(value) if isinstance(value, dict) else value


def complete(options: Sequence[Option], given: Mapping[str, Value], older: int = 0) -> dict[str, Value]:
    """All options with their values: those given, and the edition's defaults for the rest. `older`: the version of the
    rules if it is not the newest, for the message about an option that came later.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            when = f" in version {older} of the rules" if older else ""
            right = ", ".join(known)
            raise BadOption(
                f"there is no option {name!r}{when}; options are {right}",
                why="option.unknown",
                values={"name": brief(name), "known": right},
            )
    edition = ""
    if "edition" in known:
        edition = known["edition"].read(given.get("edition", known["edition"].defaults[""]))
    full: dict[str, Value] = {}
    for option in options:
        if option.name == "edition":
            full["edition"] = edition
        elif option.name in given:
            full[option.name] = option.read(given[option.name])
        else:
            value = option.defaults[edition] if edition in option.defaults else option.defaults[""]
            full[option.name] = _own(value)
    return full
