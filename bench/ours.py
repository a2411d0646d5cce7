"""Measures our own games. `python -m bench.ours` measures one round and prints it, to compare builds."""

import json
import sys
import tracemalloc
from itertools import cycle
from typing import Any, Final

import click

from bench.measuring import Measure, Run, numbers, take_rounds
from tumbleweed import apply, legal, native, new, observe, waiting
from tumbleweed.cli.games import editions
from tumbleweed.core.chance import chance
from tumbleweed.core.playout import play_out
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State
from tumbleweed.games import GAMES

SEATS: Final = 4
MANY: Final = 1_000_000
POSITIONS: Final = 32
COPIES: Final = 1000


class OurTable:
    """One game and edition at four seats, with its measures by kind."""

    def __init__(self, spec: GameSpec, edition: str) -> None:
        self.spec: Final = spec
        self.options: Final = spec.automatic({"edition": edition} if edition else {})
        self.name: Final = f"{spec.name} {edition}".strip()
        self.measures: Final = {
            "driven": Measure(self.name, driven(spec.name, self.options)),
            "observed": Measure(self.name, driven_with_observation(spec.name, self.options)),
            "internal": Measure(self.name, internal(spec.name, self.options)),
            "copy": Measure(self.name, copying(positions(spec.name, self.options))),
        }

    def found(self) -> dict[str, list[float]]:
        return {kind: measure.rates for kind, measure in self.measures.items()}


def our_tables() -> list[OurTable]:
    """Every game for four, in each of its editions."""
    fitting = [spec for spec in GAMES if spec.least_seats <= SEATS <= spec.most_seats]
    return [OurTable(spec, edition) for spec in fitting for edition in editions(spec) or [""]]


def driven(game: str, options: dict[str, Any]) -> Run:
    """A game played from Python through the public interface."""
    words = cycle(numbers())
    seeds = iter(range(MANY))

    def run() -> int:
        s = new(game, SEATS, next(seeds), options, False)
        decisions = 0
        for word in words:
            seats = waiting(s)
            if not seats:
                break
            seat = seats[0]
            moves = legal(s, seat)
            apply(s, seat, moves[word % len(moves)])
            decisions += 1
        return decisions

    return run


def driven_with_observation(game: str, options: dict[str, Any]) -> Run:
    """The same, with an observation of the seat before each decision."""
    words = cycle(numbers())
    seeds = iter(range(MANY))

    def run() -> int:
        s = new(game, SEATS, next(seeds), options, False)
        decisions = 0
        for word in words:
            seats = waiting(s)
            if not seats:
                break
            seat = seats[0]
            observe(s, seat)
            moves = legal(s, seat)
            apply(s, seat, moves[word % len(moves)])
            decisions += 1
        return decisions

    return run


def internal(game: str, options: dict[str, Any]) -> Run:
    """A game played in the engine's own loop."""
    seeds = iter(range(MANY))

    def run() -> int:
        seed = next(seeds)
        return play_out(new(game, SEATS, seed, options, False), chance(("answers",), seed), MANY)

    return run


def copying(states: list[State]) -> Run:
    """Copies of positions from the middle of games."""

    def run() -> int:
        for s in states:
            s.copy()
        return len(states)

    return run


def positions(game: str, options: dict[str, Any]) -> list[State]:
    """Positions from all parts of random games."""
    found: list[State] = []
    for number in range(POSITIONS):
        s = new(game, SEATS, number, options, False)
        play_out(s, chance(("answers",), number), 8 * number)
        found.append(s)
    return found


def bytes_per_state(table: OurTable) -> int:
    """Memory of one more position, found by copying many; what they share (tapes, tables, agenda) is not counted."""
    states = positions(table.spec.name, table.options)
    kept: list[State | None] = [None] * COPIES
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for place in range(COPIES):
        kept[place] = states[place % len(states)].copy()
    spent = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return round(spent / COPIES)


def one_round(seconds: float) -> dict[str, Any]:
    """One round of measuring all our tables, as plain data."""
    tables = our_tables()
    measures = [measure for table in tables for measure in table.measures.values()]
    take_rounds(measures, seconds, 1, lambda: None)
    found = {table.name: {"rates": table.found(), "bytes": bytes_per_state(table)} for table in tables}
    return {"compiled": native.compiled(), "tables": found}


if __name__ == "__main__":
    click.echo(json.dumps(one_round(float(sys.argv[1]))))
