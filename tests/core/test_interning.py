"""Options that share their numbers."""

import tumbleweed as tw
from tumbleweed.core.interning import shared
from tumbleweed.core.spec import find


def test_equal_numbers_are_one_object() -> None:
    first, second = shared([0, 300, 1000]), shared(range(300, 302))
    assert first == (0, 300, 1000)
    assert second == (300, 301)
    assert first[1] is second[0]


def test_there_are_enough_for_every_game() -> None:
    for game in tw.game_names():
        last = len(find(game).catalog) - 1
        assert shared([last]) == (last,)
