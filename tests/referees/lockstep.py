"""A referee beside the engine: the same table, the same luck, the same answers; at every question they must agree.

    uv run python -m tests.referees.lockstep dice-town --questions 5000

says where they first differ, with the answers that led there.
"""

import argparse
import itertools
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from tests.referees.facts import FACTS, Facts
from tests.referees.luck import EngineLuck, Luck

import tumbleweed.games  # noqa: F401  makes the games known
from tumbleweed import bots
from tumbleweed.arena.fuzzing import STREAMS, random_options
from tumbleweed.bots.sight import sight
from tumbleweed.core.chance import LESSON, Chance, chance
from tumbleweed.core.play import answer, default_answer, legal, waiting
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.steps import State
from tumbleweed.games.spec import GameOfModules

ANSWERS: Final = STREAMS.index("answers")
TABLE: Final = STREAMS.index("table")
LIKING: Final = 1
CLEVER: Final = 2
MOST_QUESTIONS: Final = 3000
"""A game that goes on longer is broken off."""


class Referee(Protocol):
    """A game by the rules dossier, independent of the engine. Answers are the engine's texts (`keep 9 9`)."""

    def __init__(self, seats: int, options: Mapping[str, Any], luck: Luck) -> None: ...

    def waiting(self) -> list[int]:
        """The seats that are asked and have not answered, ascending; empty when the game is over."""

    def question(self, seat: int) -> str:
        """The decision's id in the dossier (`D-02`); Boomtown's have names (`BID`)."""

    def legal(self, seat: int) -> list[str]:
        """What the seat may answer, in any order, each once."""

    def default(self, seat: int) -> str:
        """What is answered for a seat whose time is up."""

    def answer(self, seat: int, text: str) -> None:
        """Takes a legal answer, and goes on to the next question."""

    def facts(self) -> Facts:
        """Everything, in the form of facts.py."""

    def scores(self) -> list[int]:
        """Everybody's points so far; only looked at when the game is over."""

    def winners(self) -> list[int]:
        """Who has won, ascending; only looked at when the game is over."""


class Table(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int | str


class Difference(AssertionError):
    """The referee and the engine do not agree."""


class Mood:
    """How the players of one game answer: at random; preferring some sorts of answers (`keep` with two dice,
    `play wanted`, `more` …) ten or a hundred times as much as others; or mostly as a bot would, which leads to
    positions that random play does not reach (in Dodge City hardly anybody would ever control a building).
    """

    def __init__(self, spec: GameSpec, luck: Chance) -> None:
        self._spec: Final = spec
        self._luck: Final = luck
        self._way: Final = luck.below(ANSWERS, 3)
        self._likes: Final[dict[str, int]] = {}
        self._bot: Final = bots.find("deputy", spec.name, 1)

    def answer(self, s: State, seat: int) -> str:
        """One of the options."""
        actions = legal(s, seat)
        texts = [self._spec.catalog.text(action) for action in actions]
        if self._way == CLEVER and self._luck.below(ANSWERS, 6):
            seen = sight(self._spec, s, seat, self._luck.below(ANSWERS, 1 << 20))
            return self._spec.catalog.text(self._bot.choose(seen))
        if self._way == LIKING:
            return texts[self._liked(texts)]
        return texts[self._luck.below(ANSWERS, len(texts))]

    def _liked(self, texts: Sequence[str]) -> int:
        likes = [self._liking(text) for text in texts]
        point = self._luck.below(ANSWERS, sum(likes))
        return next(place for place, _ in enumerate(likes) if point < sum(likes[: place + 1]))

    def _liking(self, text: str) -> int:
        words = text.split()
        sort = f"{words[0]} {len(words)} {words[-1] == 'brute'}" if words[0] == "keep" else " ".join(words[:2])
        if sort not in self._likes:
            self._likes[sort] = (1, 10, 10, 100)[self._luck.below(ANSWERS, 4)]
        return self._likes[sort]


class Lockstep:
    """A game played by both."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.spec: Final = find(table.game)
        self.state: Final[State] = self.spec.new(table.seats, table.options, table.seed, log=False)
        again = chance(self.state.chance.source.names, table.seed)
        if table.seed == LESSON:
            assert isinstance(self.spec, GameOfModules)
            again = self.spec.luck_of_lesson(table.seats, self.spec.table_of(self.state))
        self.referee: Final[Referee] = referee_of(table.game)(
            table.seats, self.spec.options_of(self.state), EngineLuck(again)
        )
        self.answers: Final[list[tuple[int, str]]] = []

    def take(self, seat: int, text: str) -> None:
        """Gives both the same answer."""
        self.answers.append((seat, text))
        answer(self.state, seat, self.spec.catalog.parse(text))
        self.referee.answer(seat, text)

    def play(self, luck: Chance) -> int:
        """Plays to the end with random answers; returns how many questions there were."""
        mood = Mood(self.spec, luck)
        for number in range(MOST_QUESTIONS):
            self.compare()
            seats = waiting(self.state)
            if not seats:
                return number
            seat = seats[luck.below(ANSWERS, len(seats))]
            self.take(seat, mood.answer(self.state, seat))
        return MOST_QUESTIONS

    def compare(self) -> None:
        """Questions, options, defaults, and all there is on the table and in the hands."""
        s, referee = self.state, self.referee
        self._same("waiting", list(waiting(s)), list(referee.waiting()))
        if s.ask is None:
            self._same("scores", self.spec.scores(s), referee.scores())
            won = self.spec.returns(s)
            self._same("winners", [seat for seat in range(s.count) if won[seat]], referee.winners())
        for seat in waiting(s):
            assert s.ask is not None
            self._same(f"question to seat {seat}", s.ask.about()[0], referee.question(seat))
            told = [self.spec.catalog.text(action) for action in legal(s, seat)]
            self._same(f"options of seat {seat}", sorted(told), sorted(referee.legal(seat)))
            usual = self.spec.catalog.text(default_answer(s, seat))
            self._same(f"default of seat {seat}", usual, referee.default(seat))
        theirs = dict(_flat(referee.facts()))
        for name, value in _flat(FACTS[self.table.game](s)):
            self._same(name, value, theirs.get(name, "missing"))

    def _same(self, what: str, engine: object, referee: object) -> None:
        if engine != referee:
            led = "\n".join(f"  {seat}: {text}" for seat, text in self.answers[-40:])
            asked = "" if self.state.ask is None else f" at {self.state.ask.about()[:2]}"
            raise Difference(
                f"{self.table}\n{len(self.answers)} answers, the last of them:\n{led}\n"
                f"{what}{asked}\n  engine:  {engine}\n  referee: {referee}"
            )


def _flat(facts: Facts) -> Iterator[tuple[str, object]]:
    """Facts by their path: `players 2 dollars`."""
    for name, value in facts.items():
        parts = dict(enumerate(value)) if isinstance(value, list) and value and isinstance(value[0], dict) else value
        if isinstance(parts, dict) and parts and isinstance(next(iter(parts.values())), dict):
            for key, part in parts.items():
                yield from ((f"{name} {key} {field}", found) for field, found in part.items())
        else:
            yield name, value


def referee_of(game: str) -> type[Referee]:
    """The class `Referee` of the game's file in this folder."""
    found: type[Referee] = import_module(f"tests.referees.{game.replace('-', '_')}").Referee
    return found


def tables(game: str, seed: int) -> Iterator[tuple[Table, Chance]]:
    """Endless tables: every number of seats in turn, one time in three with the usual options, else random ones."""
    spec = find(game)
    for number in itertools.count():
        own = seed * 1_000_000 + number
        luck = chance(STREAMS, own)
        seats = spec.least_seats + number % (spec.most_seats - spec.least_seats + 1)
        names = {"edition"} if luck.below(TABLE, 3) == 0 else {option.name for option in spec.options}
        yield Table(game, seats, random_options(spec, seats, names, fitting(spec, seats), luck), own), luck


def fitting(spec: GameSpec, seats: int) -> dict[str, Any]:
    """Options that cannot be drawn at random for this number of seats."""
    return {"short_game": False} if spec.name == "boomtown" and seats != 3 else {}


def questions_in_step(game: str, least: int, seed: int = 1) -> tuple[int, int]:
    """Plays whole games until there were this many questions; returns the number of games and of questions."""
    games = questions = 0
    for table, luck in tables(game, seed):
        if questions >= least:
            break
        questions += Lockstep(table).play(luck)
        games += 1
    return games, questions


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--questions", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    try:
        games, questions = questions_in_step(asked.game, asked.questions, asked.seed)
    except Difference as difference:
        print(difference)
        return 1
    print(f"{games} games, {questions} questions: the same ({time.monotonic() - began:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
