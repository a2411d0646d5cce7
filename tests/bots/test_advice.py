"""Asking the Sheriff: his advice is what he would answer, and its numbers are honest."""

from math import sqrt

import pytest

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.bots import levels
from tumbleweed.bots.advice import ask_sheriff, spread, weighed
from tumbleweed.bots.search import WHOLE, Budget, Candidate, Search
from tumbleweed.bots.sight import Sight
from tumbleweed.bots.style import PLAIN


def a_choice(game: str) -> Sight:
    """Somebody with a few answers to choose from."""
    spec = tw.find(game)
    s = spec.new(3, {}, 4, False)
    while len(tw.legal(s, seat := tw.waiting(s)[0])) < 4:
        tw.answer(s, seat, tw.legal(s, seat)[0])
    return bots.sight(spec, s, seat, 1)


def tried(action: int, *shares: float) -> Candidate:
    candidate = Candidate(action, action)
    candidate.shares.extend(round(share * WHOLE) for share in shares)
    return candidate


def searched(*candidates: Candidate) -> Search:
    search = Search(a_choice("boomtown"), levels.thinker("boomtown", PLAIN), Budget(1, 1, 1, 1, 1, 0.0, 0.0), 1)
    search.candidates = list(candidates)
    search.last = list(candidates[:2])
    return search


@pytest.mark.parametrize("game", tw.game_names())
def test_the_advice_is_what_a_sheriff_answers(game: str) -> None:
    sight = a_choice(game)
    advice = ask_sheriff(sight, 5)
    assert advice.action == bots.find("sheriff", game, 5).choose(sight)
    assert advice.action in sight.options
    assert advice.reason is not None
    if advice.tried:
        assert advice.tried[0].action == advice.action
        assert len({each.action for each in advice.tried}) == len(advice.tried) > 1
        assert all(each.games > 0 and each.error > 0 and 0 <= each.share <= 1 for each in advice.tried)


def test_an_answer_dropped_early_is_judged_by_the_games_it_was_tried_in() -> None:
    """The first two games were easy for both; later ones were not."""
    best, early = tried(1, 1.0, 1.0, 0.0, 0.0), tried(2, 1.0, 0.5)
    first, second = weighed(searched(best, early))
    assert (first.action, first.share, first.games) == (1, 0.5, 4)
    assert (second.action, second.share, second.games) == (2, 0.25, 2)


def test_close_is_what_the_imagined_games_cannot_tell_apart() -> None:
    best = tried(1, *[1.0, 0.5] * 20)
    as_good = tried(2, *[0.5, 1.0] * 20)
    worse = tried(3, *[0.9, 0.4] * 20)
    assert {each.action: each.close for each in weighed(searched(best, as_good, worse))} == {1: True, 2: True, 3: False}


def test_what_was_never_tried_is_not_shown() -> None:
    assert weighed(searched(tried(1, 1.0), tried(2))) == []
    assert [each.action for each in weighed(searched(tried(1, 1.0), tried(2), tried(3, 0.0)))] == [1, 3]


def test_a_few_games_that_end_alike_prove_little() -> None:
    assert spread(tried(1, 1.0, 1.0, 1.0)) > 0.4
    many = spread(tried(1, *[1.0, 0.0] * 200))
    assert many == pytest.approx(1.96 * 0.5 / sqrt(400), rel=0.01)
