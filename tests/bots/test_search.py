"""The Sheriff's search: finds what is better, spends what it may, learns nothing it may not, repeats itself."""

from typing import Any

import pytest
from tests.bots.simple import SimpleThinker

from tumbleweed import bots, find, game_names
from tumbleweed.arena.fuzzing import STREAMS, random_options
from tumbleweed.bots import levels
from tumbleweed.bots.search import WHOLE, Budget, Candidate, Search, difference
from tumbleweed.bots.sight import Sight
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.steps import State

GAMES = game_names()
SMALL = Budget(simulations=60, answers=4000, first=4, few=4, width=12, doubt=0.01, tie=0.004)


class Told(SimpleThinker):
    """A thinker that is told what each answer is worth; `swing` is how much luck adds to that or takes from it."""

    def __init__(self, worth: dict[int, float], swing: float) -> None:
        super().__init__()
        self.worth = worth
        self.swing = swing
        self.games: dict[int, int] = dict.fromkeys(worth, 0)
        self.now = 0.0

    def ranked(self, s: State, seat: int) -> list[int]:
        return list(self.worth)

    def enough(self, s: State, begin: State) -> bool:
        return True

    def shares(self, s: State) -> list[float]:
        return [self.now] * s.count


class ToldSearch(Search):
    """A search that does not play, but looks up what answers are worth."""

    def tried(self, action: int, world: Any) -> int:
        thinker = self.thinker
        assert isinstance(thinker, Told)
        thinker.games[action] += 1
        self.simulations += 1
        self.answers += 10
        luck = Chance(world.luck, [0])
        common = luck.below(0, 1001) / 1000 - 0.5
        own = chance(("own",), action * 7919 + world.position.chance.source.seed).below(0, 1001) / 1000 - 0.5
        return round((thinker.worth[action] + common * 0.4 + own * thinker.swing) * WHOLE)


def first_sight() -> Sight:
    spec = find("boomtown")
    s = spec.new(3, {}, 1, False)
    return bots.sight(spec, s, waiting(s)[0], 0)


def searched(worth: dict[int, float], swing: float, budget: Budget, seed: int = 1) -> tuple[int, Told, Search]:
    thinker = Told(worth, swing)
    search = ToldSearch(first_sight(), thinker, budget, seed)
    return search.best().action, thinker, search


USUAL = Budget(simulations=1200, answers=40000, first=12, few=8, width=60, doubt=0.01, tie=0.004)


def test_what_is_better_is_found_in_spite_of_luck() -> None:
    worth = {action: 0.25 + 0.002 * (action % 7) for action in range(20)} | {17: 0.32}
    right = sum(searched(worth, 0.3, USUAL, seed)[0] == 17 for seed in range(20))
    assert right >= 18


def test_the_worse_half_is_dropped_and_the_rest_tried_more() -> None:
    action, thinker, search = searched({action: 0.3 - 0.01 * action for action in range(8)}, 0.5, USUAL)
    assert action in (0, 1)
    assert thinker.games[0] > 3 * thinker.games[7]
    assert search.simulations <= USUAL.simulations


def test_a_clear_answer_needs_few_games() -> None:
    assert searched({1: 0.5, 2: 0.1, 3: 0.1}, 0.05, USUAL)[2].simulations <= 3 * USUAL.first
    assert searched({1: 0.25, 2: 0.25}, 0.0, USUAL)[2].simulations <= 2 * USUAL.first, "they are the same"


def test_one_answer_worth_a_thought_needs_no_game() -> None:
    action, _thinker, search = searched({5: 0.1}, 0.1, USUAL)
    assert (action, search.simulations) == (5, 0)


def test_answers_far_down_the_list_come_in_later_and_can_win() -> None:
    worth = dict.fromkeys(range(40), 0.2) | {33: 0.5}
    action, thinker, _ = searched(worth, 0.1, USUAL)
    assert action == 33
    worth = dict.fromkeys(range(100), 0.2) | {90: 0.9}
    action, thinker, _ = searched(worth, 0.1, USUAL)
    assert thinker.games[90] == 0, "beyond the width"


def test_the_budget_is_kept() -> None:
    for worth in (dict.fromkeys(range(50), 0.2), {1: 0.2, 2: 0.201, 3: 0.2}):
        for budget in (
            SMALL,
            USUAL,
            Budget(20, 40000, 12, 8, 60, 0.01, 0.004),
            Budget(1200, 150, 12, 8, 60, 0.01, 0.0),
        ):
            _, _, search = searched(worth, 0.5, budget)
            assert search.simulations <= budget.simulations
            assert search.answers <= budget.answers + 10 * 50, "the last world is finished"


def test_without_any_game_the_first_of_the_list_is_answered() -> None:
    assert searched({7: 0.0, 8: 1.0}, 0.0, Budget(1, 1, 12, 8, 60, 0.01, 0.004))[0] == 7


def test_differences_are_between_the_same_worlds() -> None:
    one, other = Candidate(1, 0), Candidate(2, 1)
    one.shares.extend([WHOLE, 0, WHOLE])
    other.shares.extend([WHOLE // 2, WHOLE // 2])
    assert difference(one, other) == (0.0, 0.5)
    assert one.share(3) == pytest.approx(2 / 3)


def some_positions(game: str, seed: int, number: int) -> list[tuple[State, int]]:
    """Positions of random games at random tables with the last of the seats that are asked."""
    spec = find(game)
    luck = chance(STREAMS, seed)
    found: list[tuple[State, int]] = []
    names = {option.name for option in spec.options}
    while len(found) < number:
        seats = spec.least_seats + len(found) % (spec.most_seats - spec.least_seats + 1)
        s = spec.new(seats, random_options(spec, seats, names, {}, luck), seed + len(found), False)
        left = 10 + luck.below(0, 60)
        while waiting(s) and left:
            seat = waiting(s)[-1]
            options = legal(s, seat)
            apply(s, seat, options[luck.below(0, len(options))])
            left -= 1
        if waiting(s):
            found.append((s, waiting(s)[-1]))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_change_the_answer(game: str) -> None:
    spec = find(game)
    different = 0
    for number, (s, seat) in enumerate(some_positions(game, 11, 8)):
        answers = []
        for dealt in (s, spec.determinize(s, seat, 1), spec.determinize(s, seat, 2)):
            sight = bots.sight(spec, dealt, seat, number)
            bot = levels.Sheriff(SimpleThinker(), SMALL, 5)
            answers.append((bot.choose(sight), bot.search and [each.shares for each in bot.search.last]))
        assert answers[0] == answers[1] == answers[2]
        different += answers[0][1] is not None
    assert different > 2, "there was hardly a choice"


@pytest.mark.parametrize("game", ["dice-town", "dodge-city"])
def test_who_answered_in_secret_already_does_not_matter(game: str) -> None:
    """In a question to several, the last seat to answer thinks as if it were the first."""
    spec = find(game)
    for seed in range(30):
        s = spec.new(max(3, spec.least_seats), {}, seed, False)
        while len(waiting(s)) == 1 and s.ask_number < 40:
            apply(s, waiting(s)[0], legal(s, waiting(s)[0])[0])
        if len(waiting(s)) > 1:
            break
    assert len(waiting(s)) > 1
    seat = waiting(s)[-1]
    before = levels.Sheriff(SimpleThinker(), SMALL, 5).choose(bots.sight(spec, s, seat, 0))
    other = waiting(s)[0]
    apply(s, other, legal(s, other)[-1])
    assert waiting(s)
    assert levels.Sheriff(SimpleThinker(), SMALL, 5).choose(bots.sight(spec, s, seat, 1)) == before


def test_style_decides_between_equals_only() -> None:
    equal = dict.fromkeys(first_sight().options[:4], 0.25)
    better = {**equal, first_sight().options[1]: 0.4}

    class Likes(Told):
        def ranked(self, s: State, seat: int) -> list[int]:
            return list(self.worth)[::-1]

    for worth, liked in ((equal, list(equal)[-1]), (better, list(equal)[1])):
        sheriff = levels.Sheriff(Told(worth, 0.0), USUAL, 1, styled=Likes(worth, 0.0))
        search = ToldSearch(first_sight(), Told(worth, 0.0), Budget(200, 9999, 12, 8, 60, 0.0, 0.004), 1)
        search.best()
        assert sheriff._liked(search).action == liked
