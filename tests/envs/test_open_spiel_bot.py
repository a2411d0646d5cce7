"""OpenSpiel's tree search plays our games, with equal simulations or equal time."""

import time
from typing import Any

import pytest
from tests.envs.playing import GAMES, any_of, luck_for

import tumbleweed as tw
from tumbleweed.bots.sight import Sight, sight
from tumbleweed.core.playout import play_out

pytest.importorskip("pyspiel", reason="there is no wheel of open_spiel for this machine")

from open_spiel.python.algorithms import ismcts, mcts
from tests.envs.test_open_spiel import QUICK, load, played

from tumbleweed.envs.open_spiel_bot import IsmctsBot

every_game = pytest.mark.parametrize("game", GAMES)


def some_sight(game: str, seed: int, answers: int) -> tuple[Any, Sight]:
    """A position of a random game in which somebody has a choice, and what they know."""
    spec, luck = tw.find(game), luck_for(seed)
    s = tw.new(game, spec.least_seats, seed, spec.automatic({}), log=False)
    for _ in range(answers):
        seat = tw.waiting(s)[-1]
        tw.apply(s, seat, any_of(luck, tw.legal(s, seat)))
    return s, sight(spec, s, tw.waiting(s)[-1], seed)


@pytest.mark.parametrize("plain", [False, True])
@every_game
def test_so_many_simulations(game: str, plain: bool) -> None:
    bot = IsmctsBot(game, seed=1, simulations=3 if plain else 10, plain=plain)
    for answers in (0, 9):
        _, seen = some_sight(game, 3, answers)
        assert len(seen.options) > 1
        assert bot.choose(seen) in seen.options
        assert bot.done == bot.simulations


@every_game
def test_so_many_seconds(game: str) -> None:
    bot = IsmctsBot(game, seed=1, seconds=0.05)
    _, seen = some_sight(game, 3, 4)
    begin = time.perf_counter()
    assert bot.choose(seen) in seen.options
    assert time.perf_counter() - begin >= 0.05
    assert bot.done >= 2


@every_game
def test_the_same_seed_answers_the_same_whatever_is_hidden(game: str) -> None:
    s, _ = some_sight(game, 5, 7)
    spec, seat = tw.find(game), tw.waiting(s)[-1]
    worlds = [s, tw.determinize(s, seat, 11), tw.determinize(s, seat, 12)]
    answers = {IsmctsBot(game, seed=4, simulations=8).choose(sight(spec, world, seat, 1)) for world in worlds}
    assert len(answers) == 1


def test_the_position_it_is_given_stays_as_it_is() -> None:
    _, seen = some_sight("dice-town", 5, 7)
    before = seen.spec.dump(seen.position)
    IsmctsBot("dice-town", seed=4, simulations=4).choose(seen)
    assert seen.spec.dump(seen.position) == before


@pytest.mark.parametrize(("seed", "left"), [(0, 3), (3, 4), (9, 4), (10, 2)])
def test_it_finds_the_answer_that_wins(seed: int, left: int) -> None:
    """Near the end of games of Boomtown: the one answer that wins, however the others go on, is chosen."""
    s = near_the_end("boomtown", {"short_game": True}, seed, left)
    seat = tw.waiting(s)[0]
    wins = [action for action in tw.legal(s, seat) if always_wins(s, seat, action)]
    assert len(wins) == 1
    bot = IsmctsBot("boomtown", seed=1, simulations=20 * len(tw.legal(s, seat)))
    assert bot.choose(sight(tw.find("boomtown"), s, seat, 1)) == wins[0]


def near_the_end(game: str, options: dict[str, Any], seed: int, left: int) -> Any:
    """The position of a random game after which this many answers were given."""
    s, luck, before = tw.new(game, 3, seed, options, log=False), luck_for(seed), []
    while asked := tw.waiting(s):
        before.append(s.copy())
        tw.apply(s, asked[0], any_of(luck, tw.legal(s, asked[0])))
    return before[-left]


def always_wins(s: Any, seat: int, action: int) -> bool:
    """Whether a seat wins with an answer in all of many random ends of the game."""
    for seed in range(12):
        end = tw.determinize(s, seat, seed)
        tw.apply(end, seat, action)
        play_out(end, luck_for(seed), 1000)
        if tw.returns(end)[seat] < 1:
            return False
    return True


@every_game
def test_open_spiels_own_bot_plays_without_our_wrapping(game: str) -> None:
    """ISMCTSBot as OpenSpiel has it, with information states, its own rollouts and `resample_from_infostate`."""
    loaded = load(game, QUICK[game])
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1), 1.0, max_simulations=4)
    for state in played(loaded, 9):
        if state.is_terminal() or len(state.legal_actions()) < 3:
            continue
        assert bot.step(state) in state.legal_actions()
        break


@pytest.mark.parametrize("budget", [{}, {"simulations": 1}, {"simulations": 9, "seconds": 1.0}, {"seconds": -1.0}])
def test_a_search_needs_a_budget(budget: dict[str, Any]) -> None:
    with pytest.raises(tw.TumbleweedError, match="either simulations"):
        IsmctsBot("dice-town", seed=1, **budget)
