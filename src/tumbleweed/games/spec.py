"""A game as the rest of the program sees it, made of modules that have the same names in every game. Each game has a
module of this name with a spec of its own, which adds what only that game has.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from tumbleweed.core.catalog import Catalog
from tumbleweed.core.chance import LESSON, Chance, Seed, chance
from tumbleweed.core.errors import BadData, TumbleweedError
from tumbleweed.core.events import Log
from tumbleweed.core.observation import Layout
from tumbleweed.core.options import Option, plain
from tumbleweed.core.play import advance
from tumbleweed.core.position import Dealer, scripted
from tumbleweed.core.spec import GameSpec, View
from tumbleweed.core.steps import SEATS_OF, State
from tumbleweed.games.lesson import LessonTable, Script
from tumbleweed.games.table import GameTable, Tables

Run = str | Sequence[str]


class Dump(Protocol):
    """A game's module `dump`."""

    def dump(self, s: Any, /) -> dict[str, Any]: ...

    def load(self, data: dict[str, Any], /) -> State: ...


class Hidden(Protocol):
    """A game's module `hidden`."""

    def deal_anew(self, s: Any, seat: int, seed: Seed, /) -> State: ...


class Invariants(Protocol):
    """A game's module `invariants`."""

    def check(self, s: Any, /) -> None: ...


class Lesson(Protocol):
    """A game's module `lesson`."""

    def lesson_table(self, version: int, /) -> LessonTable: ...

    def script(self, table: Any, given: Any, dealer: Dealer, /) -> Script: ...


class Position(Protocol):
    """A game's module `position`."""

    def set_up(
        self, run: Run, seats: int, table: Any, seed: Seed, given: Any, log: Log | None, dealer: Dealer, /
    ) -> State: ...


class Scoring(Protocol):
    """A game's module `scoring`; `winners` is a mask, once the game is over."""

    def points(self, s: Any, /) -> list[int]: ...

    def winners(self, s: Any, /) -> int: ...


class Setup(Protocol):
    """A game's module `setup`."""

    def set_up(self, seats: int, table: Any, chance: Chance, log: Log | None, /) -> State: ...


class Seen(Protocol):
    """A game's module `view`."""

    def view(self, s: Any, seat: int, /) -> Any: ...


class GameOfModules(GameSpec):
    """A game made of modules with these names."""

    def __init__(
        self,
        name: str,
        seats: tuple[int, int],
        catalog: Catalog,
        streams: tuple[str, ...],
        layout: Layout,
        options: Sequence[tuple[Option, ...]],
        tables: Tables[Any],
        dump: Dump,
        hidden: Hidden,
        invariants: Invariants,
        lesson: Lesson,
        position: Position,
        scoring: Scoring,
        setup: Setup,
        view: Seen,
    ) -> None:
        self.name = name
        self.version = len(options)
        self.least_seats, self.most_seats = seats
        self.options = options[-1]
        self.catalog = catalog
        self._options: Final = options
        self._streams: Final = streams
        self._layout: Final = layout
        self._tables: Final = tables
        self._dump: Final = dump
        self._hidden: Final = hidden
        self._invariants: Final = invariants
        self._lesson: Final = lesson
        self._position: Final = position
        self._scoring: Final = scoring
        self._setup: Final = setup
        self._view: Final = view

    def table_of(self, s: State) -> GameTable:
        """The table at which a game is played."""
        raise AssertionError("a game is played at a table")

    def new(self, seats: int, options: Mapping[str, Any], seed: Seed, log: bool, version: int = 0) -> State:
        self.check_seats(seats)
        table = self._tables.find(options, self.known_version(version))
        luck = self.luck_of_lesson(seats, table) if seed == LESSON else chance(self._streams, seed)
        s = self._setup.set_up(seats, table, luck, Log() if log else None)
        advance(s)
        return s

    def lesson_table(self, version: int = 0) -> tuple[int, dict[str, Any]]:
        lesson = self._lesson.lesson_table(self.known_version(version))
        return lesson.seats, plain(self._tables.find(lesson.options, lesson.file.version).full)

    def luck_of_lesson(self, seats: int, table: GameTable) -> Chance:
        """The chance of the guided first game, which must be played at its own table."""
        lesson = self._lesson.lesson_table(table.version)
        lesson.check(self.name, seats, plain(table.full), self.lesson_table(table.version)[1])
        try:
            script = self._lesson.script(table, lesson.pieces(), Dealer(LESSON, True))
        except TumbleweedError as error:
            raise BadData(lesson.file.name, "luck", str(error)) from error
        return scripted(self._streams, LESSON, script)

    def position(
        self,
        run: Run,
        seats: int,
        options: Mapping[str, Any],
        seed: Seed,
        pieces: Mapping[str, Any],
        log: bool,
        version: int,
        dealt: bool,
    ) -> State:
        self.check_seats(seats)
        table = self._tables.find(options, self.known_version(version))
        return self._position.set_up(run, seats, table, seed, pieces, Log() if log else None, Dealer(seed, dealt))

    def version_of(self, s: State) -> int:
        return self.table_of(s).version

    def options_at(self, version: int) -> tuple[Option, ...]:
        return self._options[version - 1]

    def options_of(self, s: State) -> dict[str, Any]:
        return plain(self.table_of(s).full)

    def view(self, s: State, seat: int) -> View:
        seen: View = self._view.view(s, seat)
        return seen

    def determinize(self, s: State, seat: int, seed: Seed) -> State:
        return self._hidden.deal_anew(s, seat, seed)

    def layout(self) -> Layout:
        return self._layout

    def check(self, s: State) -> None:
        self._invariants.check(s)

    def scores(self, s: State) -> list[int]:
        return self._scoring.points(s)

    def returns(self, s: State) -> list[float]:
        winners = SEATS_OF[self._scoring.winners(s)] if s.ask is None else ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.count)]

    def dump(self, s: State) -> dict[str, Any]:
        return self._dump.dump(s)

    def load(self, data: dict[str, Any]) -> State:
        return self._dump.load(data)
