"""Every game must pass: random games at every table, with quick checks at every move.

At least 2,000 games of each game, fewer where games are long; every run has the first few of each table, `-m slow` the
others. One position in a hundred is copied, written down and dealt anew as well.
"""

import math
from collections import Counter

import pytest
from tests.conformance.tables import Table, luck_of, tables

from tumbleweed.arena import checks
from tumbleweed.arena.fuzzing import ANSWERS, CHECKS
from tumbleweed.core.chance import Chance
from tumbleweed.core.play import apply, legal, waiting

pytestmark = pytest.mark.long

GAMES_OF_EACH = 2000
LONG_GAMES = {"dodge-city": 100}
"""A random game of Dodge City takes about a thousand answers."""
CHUNK = 15
LONG_GAMES_CHUNK = 5
FEW = 3
"""Every run has so many times fewer games than a piece."""
SHARE = 100
"""One position in this many gets the thorough checks."""

TABLES = list(tables())


def chunk(table: Table) -> int:
    return LONG_GAMES_CHUNK if table.game in LONG_GAMES else CHUNK


def pieces() -> list[tuple[Table, range]]:
    """Games by their numbers: a few, and then pieces of work of equal size."""
    each = Counter(table.game for table in TABLES)
    found = []
    for table in TABLES:
        games = math.ceil(LONG_GAMES.get(table.game, GAMES_OF_EACH) / each[table.game])
        few = chunk(table) // FEW
        found.append((table, range(few)))
        found += [(table, range(first, first + chunk(table))) for first in range(few, games, chunk(table))]
    return found


PIECES = pieces()


def play_checked(table: Table, luck: Chance, seed: int) -> int:
    """Plays a random game to its end; returns how many answers it took."""
    spec, answers = table.spec, 0
    s = spec.new(table.seats, table.options(luck), seed, False)
    while seats := waiting(s):
        drawn = luck.below(CHECKS, 1 << 30)
        checks.run(checks.QUICK, spec, s, drawn)
        seat = seats[luck.below(ANSWERS, len(seats))]
        options = legal(s, seat)
        action = options[luck.below(ANSWERS, len(options))]
        if drawn % SHARE == 0:
            checks.run(checks.THOROUGH, spec, s, drawn)
            checks.play_twice(spec, s, seat, action)
        else:
            apply(s, seat, action)
        answers += 1
        assert answers < checks.MOST_DECISIONS, "the game does not end"
    checks.run((*checks.QUICK, *checks.THOROUGH), spec, s, seed)
    returns = spec.returns(s)
    assert math.isclose(sum(returns), 1), "somebody has won"
    assert len(spec.scores(s)) == len(returns) == table.seats
    return answers


@pytest.mark.parametrize(
    ("table", "games"),
    [
        pytest.param(table, games, id=f"{table}-{games.start}", marks=pytest.mark.slow if games.start else ())
        for table, games in PIECES
    ],
)
def test_random_games(table: Table, games: range) -> None:
    for number in games:
        try:
            assert play_checked(table, luck_of(table, number), number) > 0
        except Exception as error:
            error.add_note(f"{table}, game {number} of these tests")
            raise


def test_there_are_enough_games() -> None:
    games = Counter({table.game: 0 for table in TABLES})
    for table, numbers in PIECES:
        games[table.game] += len(numbers)
    assert all(number >= LONG_GAMES.get(game, GAMES_OF_EACH) for game, number in games.items())
