"""Tables for the conformance tests: every game, edition and number of seats, with options drawn at random."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import tumbleweed.games  # noqa: F401  makes the games known
from tumbleweed.arena.fuzzing import STREAMS, random_options
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.spec import SPECS, GameSpec


class Table(NamedTuple):
    """A game, its number of seats and its edition; the edition is empty for a game that has only one."""

    game: str
    seats: int
    edition: str

    def __str__(self) -> str:
        return "-".join(str(part) for part in self if part)

    @property
    def spec(self) -> GameSpec:
        return SPECS[self.game]

    @property
    def fixed(self) -> dict[str, Any]:
        """The options that are not drawn."""
        return self.spec.automatic({"edition": self.edition} if self.edition else {})

    def options(self, luck: Chance) -> dict[str, Any]:
        """One time in three all defaults, otherwise every option at random."""
        usual = luck.below(STREAMS.index("table"), 3) == 0
        names: set[str] = set() if usual else {option.name for option in self.spec.options}
        edition = {"edition": self.edition} if self.edition else {}
        return random_options(self.spec, self.seats, names, edition, luck)


def tables() -> Iterator[Table]:
    """Every possible table, apart from the options."""
    for name, spec in sorted(SPECS.items()):
        editions = [str(value) for option in spec.options if option.name == "edition" for value in option.values]
        for edition in editions or [""]:
            for seats in range(spec.least_seats, spec.most_seats + 1):
                yield Table(name, seats, edition)


def luck_of(table: Table, number: int) -> Chance:
    """The luck for one test at a table."""
    return chance(STREAMS, int.from_bytes(f"{table} {number}".encode(), "little"))
