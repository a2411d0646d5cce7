"""Bots of every level choose legally, from what their seat can know alone, and the better ones beat the others."""

from collections import Counter
from typing import Any

import pytest
from tests.bots.quick import quick

from tumbleweed import bots, find, game_names
from tumbleweed.arena.fuzzing import STREAMS, random_options
from tumbleweed.arena.match import INVENTED, play_match
from tumbleweed.bots.bot import Bot
from tumbleweed.bots.sight import Sight
from tumbleweed.core.chance import chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.steps import State
from tumbleweed.words import LANGUAGES

pytestmark = pytest.mark.long

GAMES = game_names()
THINKING = ("sheriff", "deputy", "settler", "tenderfoot")
KNOWN_DECISIONS = {"dice-town": 21, "boomtown": 10, "dodge-city": 11}
"""How many different decisions come up in the games below."""


@pytest.mark.parametrize("game", GAMES)
def test_the_registry(game: str) -> None:
    assert bots.names(game) == ["sheriff", "deputy", "settler", "tenderfoot", "random"]
    assert bots.USUAL == "deputy"
    assert isinstance(bots.find("random", game, 1), bots.RandomBot)
    for level in THINKING:
        assert not isinstance(bots.find(level, game, 1), bots.RandomBot)
        for style in bots.styles():
            bots.find(f"{level}:{style}", game, 1)
    assert type(bots.find("casual", game, 1)) is type(bots.find("deputy", game, 1)), "its old name"


def test_unknown_names_are_explained() -> None:
    right = "bots are sheriff, deputy, settler, tenderfoot, random"
    with pytest.raises(bots.UnknownBot, match=f"no bot 'deep' for dice-town; {right}"):
        bots.find("deep", "dice-town", 1)
    styled = "with a style they are called sheriff:plain, sheriff:stingy, sheriff:gambler, sheriff:dynamiter"
    for wrong in ("deputy:mad", "random:stingy", "deputy:"):
        with pytest.raises(bots.UnknownBot, match=f"no bot '{wrong}' for dice-town; {styled}"):
            bots.check(wrong, "dice-town")
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        bots.find("random", "chess", 1)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        bots.names("chess")


def test_a_random_bot_repeats_itself_with_the_same_seed() -> None:
    spec = find("boomtown")
    seen = bots.sight(spec, spec.new(3, {}, 1, False), 0, 0)
    assert len(seen.options) > 5

    def choices(seed: int) -> list[int]:
        bot = bots.RandomBot(seed)
        return [bot.choose(seen) for time in range(50)]

    assert choices(1) == choices(1) != choices(2)
    assert set(choices(3)) <= set(seen.options)
    assert len(set(choices(3))) > 4
    assert bots.RandomBot(1).why() is None


class Watched(Bot):
    """A bot whose choices are checked: each is one of the options, with a reason in every language."""

    def __init__(self, bot: Bot, game: str, seen: Counter[str]) -> None:
        self.bot = bot
        self.game = game
        self.seen = seen

    def choose(self, sight: Sight) -> int:
        choice = self.bot.choose(sight)
        assert choice in sight.options
        decision = sight.view["question"]["decision"]
        reason = self.bot.why()
        if reason is not None and self.seen[decision] < 5:
            for language in LANGUAGES:
                said = bots.say(reason, self.game, language)
                assert said == said.strip()
                assert said
        self.seen[decision] += 1
        return choice


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param("dice-town", {"edition": "first"}, marks=pytest.mark.slow),
        ("dice-town", {"edition": "second"}),
        ("boomtown", {}),
        pytest.param("boomtown", {"gold_visibility": "hidden"}, marks=pytest.mark.slow),
        ("dodge-city", {}),
        pytest.param("dodge-city", {"money_visibility": "hidden"}, marks=pytest.mark.slow),
    ],
)
def test_a_deputy_beats_three_random_ones(game: str, options: dict[str, Any]) -> None:
    spec = find(game)
    won = 0.0
    for number in range(20):
        seat = number % 4
        table: list[Bot] = [bots.RandomBot(number * 4 + other) for other in range(4)]
        table[seat] = bots.find("deputy", game, number)
        won += spec.returns(play_match(spec, table, options, number))[seat]
    assert won > 14  # a fair share is 5


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_legal_at_any_table(game: str) -> None:
    spec = find(game)
    names = {option.name for option in spec.options}
    seen: Counter[str] = Counter()
    for number in range(9):
        seats = spec.least_seats + number % (spec.most_seats - spec.least_seats + 1)
        options = random_options(spec, seats, names, {}, chance(STREAMS, number))
        level = ("deputy", "tenderfoot", "settler:gambler")[number % 3]
        table = [Watched(bots.find(level, game, number * 5 + seat), game, seen) for seat in range(seats)]
        assert waiting(play_match(spec, table, options, number)) == ()
    assert len(seen) >= KNOWN_DECISIONS[game], f"only {sorted(seen)} were asked"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    spec = find(game)
    ends = [play_match(spec, [bots.find("deputy", game, seat) for seat in range(3)], {}, 7) for time in range(2)]
    assert spec.dump(ends[0]) == spec.dump(ends[1])


@pytest.mark.parametrize("games", [range(2), pytest.param(range(2, 8), marks=pytest.mark.slow)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_needs_nothing_but_what_its_seat_knows(game: str, games: range) -> None:
    """Dealt anew, what a seat cannot know is different, and every level answers the same, at all sorts of tables."""
    spec = find(game)
    names = {option.name for option in spec.options}
    compared = 0
    for number in games:
        seats = spec.least_seats + number % (spec.most_seats - spec.least_seats + 1)
        s = spec.new(seats, random_options(spec, seats, names, {}, chance(STREAMS, number)), number, False)
        player = bots.find("deputy", game, number)
        while (asked := waiting(s)) and s.ask_number < 120:
            seat = asked[-1]
            if s.ask_number % 8 == number and len(legal(s, seat)) > 1:
                _all_answer_the_same(game, s, seat, number, hurried=compared % 3 == 0)
                compared += 1
            apply(s, seat, player.choose(bots.sight(spec, s, seat, 0)))
    assert compared > 4 * len(games)


def _all_answer_the_same(game: str, s: State, seat: int, seed: int, hurried: bool) -> None:
    spec = find(game)
    other = spec.determinize(s, seat, 99)
    for level in ("deputy", "settler", "tenderfoot", "deputy:stingy"):
        sights = [bots.sight(spec, s, seat, 1), bots.sight(spec, s, seat, 2), bots.sight(spec, other, seat, 3)]
        found = {bots.find(level, game, seed).choose(seen) for seen in sights}
        assert len(found) == 1, level
    if hurried:
        sights = [bots.sight(spec, s, seat, 1), bots.sight(spec, other, seat, 2)]
        assert len({quick(game, seed).choose(seen) for seen in sights}) == 1, "sheriff"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", THINKING)
def test_one_option_is_taken_without_a_thought(game: str, level: str) -> None:
    spec = find(game)
    s = spec.new(3, {}, 1, False)
    seat = waiting(s)[0]
    seen = bots.sight(spec, s, seat, 1)
    seen._options = seen.options[-1:]
    assert bots.find(level, game, 1).choose(seen) == legal(s, seat)[-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_true_position_is_never_given_to_bots(game: str) -> None:
    """A match hands out sights. What is hidden in them is invented, and they do not say how often others were asked."""
    spec = find(game)
    asked: list[int] = []

    class Curious(Bot):
        def choose(self, sight: Sight) -> int:
            assert type(sight.view) is dict
            assert sight.position.log is None
            assert sight.position.past is None
            assert sight.position.ask_number == 0
            assert [
                sight.position.answers_of(other) for other in range(sight.position.count) if other != sight.seat
            ] == [0] * (sight.position.count - 1)
            assert sight.position.chance.source.seed == INVENTED
            asked.append(sight.seat)
            return sight.options[0]

    end = play_match(spec, [Curious() for seat in range(spec.least_seats)], {}, 1)
    assert waiting(end) == ()
    assert set(asked) == set(range(spec.least_seats))
