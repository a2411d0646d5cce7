"""Bots choose legally from the view of their seat alone, and the casual ones beat chance."""

from typing import Any

import pytest

from tumbleweed import bots, find, game_names, view
from tumbleweed.arena.fuzzing import STREAMS, random_options
from tumbleweed.arena.match import play_match
from tumbleweed.bots.bot import Bot
from tumbleweed.core.chance import chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.steps import State

GAMES = game_names()
KNOWN_DECISIONS = {"dice-town": 21, "boomtown": 10, "dodge-city": 11}
"""So many different decisions come up in the games below."""


@pytest.mark.parametrize("game", GAMES)
def test_the_registry(game: str) -> None:
    assert bots.names(game) == ["casual", "random"]
    assert isinstance(bots.find("random", game, 1), bots.RandomBot)
    assert not isinstance(bots.find("casual", game, 1), bots.RandomBot)


def test_every_game_has_its_own_casual_bot() -> None:
    assert len({type(bots.find("casual", game, 1)) for game in GAMES}) == len(GAMES)


def test_unknown_names_are_explained() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot 'deep' for dice-town; bots are casual, random"):
        bots.find("deep", "dice-town", 1)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        bots.find("random", "chess", 1)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        bots.names("chess")


def test_a_random_bot_repeats_itself_with_the_same_seed() -> None:
    def choices(seed: int) -> list[int]:
        bot = bots.RandomBot(seed)
        return [bot.choose({}, tuple(range(10, 20))) for time in range(50)]

    assert choices(1) == choices(1) != choices(2)
    assert set(choices(3)) <= set(range(10, 20))
    assert len(set(choices(3))) > 5


class Watched(Bot):
    """A bot whose choices are looked at: one of the options, and never anything but plain data in."""

    def __init__(self, bot: Bot, seen: set[str]) -> None:
        self.bot = bot
        self.seen = seen

    def choose(self, view: dict[str, Any], options: tuple[int, ...]) -> int:
        choice = self.bot.choose(view, options)
        assert choice in options
        self.seen.add(view["question"]["decision"])
        return choice


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("dice-town", {"edition": "first"}),
        ("dice-town", {"edition": "second"}),
        ("boomtown", {}),
        ("boomtown", {"gold_visibility": "hidden"}),
        ("dodge-city", {}),
        ("dodge-city", {"money_visibility": "hidden"}),
    ],
)
def test_a_casual_bot_beats_three_random_ones(game: str, options: dict[str, Any]) -> None:
    spec = find(game)
    won = 0.0
    for number in range(24):
        seat = number % 4
        table: list[Bot] = [bots.RandomBot(number * 4 + other) for other in range(4)]
        table[seat] = bots.find("casual", game, number)
        won += spec.returns(play_match(spec, table, options, number))[seat]
    assert won > 18  # half would do; a fair share is 6


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_legal_at_any_table(game: str) -> None:
    spec = find(game)
    names = {option.name for option in spec.options}
    seen: set[str] = set()
    for number in range(15):
        seats = spec.least_seats + number % (spec.most_seats - spec.least_seats + 1)
        options = random_options(spec, seats, names, {}, chance(STREAMS, number))
        table = [Watched(bots.find("casual", game, number * 5 + seat), seen) for seat in range(seats)]
        assert waiting(play_match(spec, table, options, number)) == ()
    assert len(seen) >= KNOWN_DECISIONS[game], f"only {sorted(seen)} were asked"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    spec = find(game)
    ends = [play_match(spec, [bots.find("casual", game, seat) for seat in range(3)], {}, 7) for time in range(2)]
    assert spec.dump(ends[0]) == spec.dump(ends[1])


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("dice-town", 4, {}),
        ("boomtown", 4, {"gold_visibility": "hidden"}),
        ("boomtown", 3, {"short_game": True, "gold_visibility": "hidden"}),
        ("dodge-city", 3, {"money_visibility": "hidden"}),
    ],
)
def test_a_bot_needs_nothing_but_the_view(game: str, seats: int, options: dict[str, Any]) -> None:
    """Dealt anew, what a seat cannot know is different, and its choice is the same."""
    spec = find(game)
    s = spec.new(seats, options, 3, False)
    compared = 0
    while asked := waiting(s):
        seat = asked[-1]
        actions = legal(s, seat)
        choice = bots.find("casual", game, 1).choose(view(s, seat), actions)
        other = spec.determinize(s, seat, 99)
        assert bots.find("casual", game, 1).choose(view(other, seat), actions) == choice
        apply(s, seat, choice)
        compared += 1
    assert compared > 50


@pytest.mark.parametrize("game", GAMES)
def test_one_option_is_taken_unseen(game: str) -> None:
    assert bots.find("casual", game, 1).choose({"question": None}, (5,)) == 5


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_never_given_to_bots(game: str) -> None:
    """A match hands out views, which are plain data."""

    class Curious(Bot):
        def choose(self, view: dict[str, Any], options: tuple[int, ...]) -> int:
            assert type(view) is dict
            assert not any(isinstance(value, State) for value in view.values())
            return options[0]

    spec = find(game)
    assert waiting(play_match(spec, [Curious() for seat in range(spec.least_seats)], {}, 1)) == ()
