"""Random games at random tables, with all checks; a failure is written down as a record that leads to it again."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Any, Final

from tumbleweed.arena import checks
from tumbleweed.arena.simulation import game_seed
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.errors import BadOption
from tumbleweed.core.options import Option
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.record import FORMAT
from tumbleweed.core.spec import GameSpec

SHARE: Final = 12
"""One position in this many gets the thorough checks."""
LONG: Final = 8
"""One in this many of those also gets the checks that take long."""
MOST_DRAWS: Final = 100
"""How often options are drawn again until they fit each other (a short game is for three only)."""
ANSWERS: Final = 0
TABLE: Final = 1
CHECKS: Final = 2
STREAMS: Final = ("answers", "table", "checks")

Record = dict[str, Any]


class Finding(Exception):
    """A game in which a check failed or the engine broke; `record` is the game up to there, and what went wrong."""

    def __init__(self, record: Record) -> None:
        super().__init__(record["failure"]["message"])
        self.record = record


class Fuzzing:
    """Random games one after the other. Given seats and options stay fixed, the rest is drawn for each game."""

    def __init__(
        self, spec: GameSpec, seed: int, seats: int | None, options: Mapping[str, Any], share: int = SHARE
    ) -> None:
        self.spec: Final = spec
        self.seed: Final = seed
        self.options: Final = dict(options)
        self.share: Final = share
        self.games = 0
        self.decisions = 0
        self.checks = 0
        self.possible: Final = [seats] if seats is not None else _fitting(spec, self.options)
        # Complains about a wrong table before anything begins.
        spec.check_table(self.possible[0], self.options)

    def play(self) -> None:
        """The next game; raises a Finding if anything is wrong with it."""
        seed = game_seed(self.seed, self.games)
        luck = chance(STREAMS, seed)
        game = FuzzedGame(self.spec, *self._table(luck), seed, luck, self.share)
        try:
            game.play()
        finally:
            self.games += 1
            self.decisions += len(game.answers)
            self.checks += game.checks

    def _table(self, luck: Chance) -> tuple[int, dict[str, Any]]:
        """Seats and options: in every third game only the edition is drawn, otherwise every option."""
        spec = self.spec
        seats = self.possible[luck.below(TABLE, len(self.possible))]
        names = {"edition"} if luck.below(TABLE, 3) == 0 else {option.name for option in spec.options}
        return seats, random_options(spec, seats, names, self.options, luck)


def _fitting(spec: GameSpec, options: Mapping[str, Any]) -> list[int]:
    """The numbers of seats that go with these options; all of them if none does, so that the game complains."""
    possible = list(range(spec.least_seats, spec.most_seats + 1))
    found: list[int] = []
    for seats in possible:
        with suppress(BadOption):
            spec.check_table(seats, options)
            found.append(seats)
    return found or possible


def random_options(
    spec: GameSpec, seats: int, names: AbstractSet[str], fixed: Mapping[str, Any], luck: Chance
) -> dict[str, Any]:
    """Random values for the named options that fit each other and the number of seats."""
    for _attempt in range(MOST_DRAWS):
        drawn = {option.name: random_value(option, luck) for option in spec.options if option.name in names}
        options = {name: value for name, value in (drawn | dict(fixed)).items() if value is not None}
        try:
            spec.check_table(seats, options)
        except BadOption:
            continue
        return spec.automatic(options)
    raise BadOption(f"{spec.name}: no options were found that fit {seats} seats and {dict(fixed)}")


def random_value(option: Option, luck: Chance) -> Any:
    """A random value of an option. A list is left to its default (None) half of the time."""
    if option.values:
        return option.values[luck.below(TABLE, len(option.values))]
    if luck.below(TABLE, 2):
        return None
    low, high, most = option.limits
    length = 3 + luck.below(TABLE, most - 2)
    return [low + luck.below(TABLE, high - low + 1) for place in range(length)]


class FuzzedGame:
    """One game, checked on the way."""

    def __init__(
        self, spec: GameSpec, seats: int, options: dict[str, Any], seed: int, luck: Chance, share: int
    ) -> None:
        self.spec: Final = spec
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.luck: Final = luck
        self.share: Final = share
        self.answers: Final[list[list[Any]]] = []
        self.checks = 0
        self.checking = 0
        """The seed of what is drawn at random in the checks of this position."""

    def play(self) -> None:
        """The whole game."""
        try:
            self._play()
        except checks.CheckFailed as error:
            raise Finding(self._record(error.check, str(error))) from error
        except Exception as error:  # any exception of the engine is a finding
            raise Finding(self._record("raised", f"{type(error).__name__}: {error}")) from error

    def _play(self) -> None:
        s = self.spec.new(self.seats, self.options, self.seed, True)
        while seats := waiting(s):
            self.checking = self.luck.below(CHECKS, 1 << 30)
            thorough = self.checking % self.share == 0
            self.checks += checks.run(checks.QUICK, self.spec, s, self.checking)
            if thorough:
                self.checks += checks.run(checks.THOROUGH, self.spec, s, self.checking)
            if self.checking % (self.share * LONG) == 0:
                self.checks += checks.run(checks.LONG, self.spec, s, self.checking)
            seat = seats[self.luck.below(ANSWERS, len(seats))]
            options = legal(s, seat)
            action = options[self.luck.below(ANSWERS, len(options))]
            self.answers.append([seat, self.spec.catalog.text(action)])
            if thorough:
                checks.play_twice(self.spec, s, seat, action)
                self.checks += 1
            else:
                apply(s, seat, action)
            if len(self.answers) >= checks.MOST_DECISIONS:
                raise checks.CheckFailed("length", f"the game goes on after {checks.MOST_DECISIONS} answers")
        self.checks += checks.run((*checks.QUICK, *checks.AT_THE_END), self.spec, s, self.checking)

    def _record(self, check: str, message: str) -> Record:
        """The game so far in the form of a record. It is made here, as a broken position may not be able to tell it."""
        return {
            "format": FORMAT,
            "game": self.spec.name,
            "version": self.spec.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "answers": self.answers,
            "scores": None,
            "failure": {"check": check, "message": message, "luck": self.checking},
        }
