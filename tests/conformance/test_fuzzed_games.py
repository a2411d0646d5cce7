"""Every game must pass: games with a log and a record, with all checks that `tumbleweed fuzz` makes.

Fewer than the other random games, as these look at everything: what everybody is told, the replayed record, and
positions dealt anew and played to their end. Every run has one at each table, `-m slow` more, and `tumbleweed fuzz`
goes on for as long as one likes.
"""

import pytest
from tests.conformance.tables import Table, tables

from tumbleweed.arena import checks
from tumbleweed.arena.fuzzing import Finding, Fuzzing
from tumbleweed.core.chance import chance
from tumbleweed.core.play import legal, waiting

pytestmark = pytest.mark.long

GAMES = 12
LONG_GAMES = {"dodge-city": 4}
"""A random game of Dodge City takes about a thousand answers."""
PIECES = 3
"""Pieces of work at each table; the first has one game."""
SHARE = 25
TABLES = list(tables())
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
@pytest.mark.parametrize("piece", [0, *(pytest.param(number, marks=pytest.mark.slow) for number in range(1, PIECES))])
def test_fuzzed_games(table: Table, piece: int) -> None:
    fuzzing = Fuzzing(table.spec, 1000 * table.seats + piece, table.seats, table.fixed, SHARE)
    while fuzzing.games < (LONG_GAMES.get(table.game, GAMES) if piece else 1):
        try:
            fuzzing.play()
        except Finding as finding:
            pytest.fail(f"{finding.record['failure']}\n{finding.record}")
    assert fuzzing.checks > 3 * fuzzing.decisions


@every_table
def test_games_in_which_the_clock_answers_replay_too(table: Table) -> None:
    spec, luck = table.spec, chance(("answers",), table.seats)
    s = spec.new(table.seats, table.fixed, 77, True)
    while seats := waiting(s):
        seat = seats[luck.below(0, len(seats))]
        options = legal(s, seat)
        if luck.below(0, 3) == 0:
            assert spec.time_out(s, seat) in options
        else:
            checks.play_twice(spec, s, seat, options[luck.below(0, len(options))])
    checks.record_replays(spec, s, 0)


@every_table
def test_the_clock_alone_ends_a_game(table: Table) -> None:
    spec, answers = table.spec, 0
    s = spec.new(table.seats, table.fixed, 5, False)
    while seats := waiting(s):
        spec.time_out(s, seats[-1])
        answers += 1
        assert answers < checks.MOST_DECISIONS
    checks.run(checks.QUICK, spec, s, 0)
