"""Each game beside its referee, a second implementation that was written from the dossier alone."""

import ast
from pathlib import Path

import pytest
from tests.referees.facts import FACTS
from tests.referees.lockstep import Lockstep, Table, questions_in_step

from tumbleweed.lesson import lesson

GAMES = sorted(FACTS)
HERE = Path(__file__).parent


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_engine_and_the_referee_agree(game: str) -> None:
    assert questions_in_step(game, 1500)[1] >= 1500


@pytest.mark.parametrize("game", GAMES)
def test_they_agree_on_the_whole_lesson(game: str) -> None:
    """What newcomers are told is by the rules of the dossier."""
    plan = lesson(game, "en")
    both = Lockstep(Table(game, plan.seats, plan.options, "lesson"))
    for each in plan.rounds:
        for seat, text in each.line:
            both.compare()
            both.take(seat, text)
        both.compare()
        assert both.referee.scores() == list(each.scores)


@pytest.mark.slow
@pytest.mark.guards
@pytest.mark.parametrize("piece", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_the_engine_and_the_referee_agree_on_a_hundred_thousand_questions(game: str, piece: int) -> None:
    assert questions_in_step(game, 25_000, 2 + piece)[1] >= 25_000


@pytest.mark.parametrize("game", GAMES)
def test_a_referee_knows_nothing_of_the_engine(game: str) -> None:
    tree = ast.parse((HERE / f"{game.replace('-', '_')}.py").read_text(encoding="utf-8"))
    named = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    named += [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert named
    assert not [name for name in named if name.startswith("tumbleweed") or "facts" in name or "lockstep" in name]
