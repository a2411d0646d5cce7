"""Handfuls of dice as numbers: all ways to roll are equally likely, and every handful has its index."""

import itertools
from collections import Counter

import pytest

from tumbleweed.games.dice_town.dice import HANDFULS, POWERS_OF_SIX, handful, index_of, rolled, size_of


@pytest.mark.parametrize("size", range(6))
def test_every_way_to_roll_comes_once(size: int) -> None:
    ways = Counter(handful(list(faces)) for faces in itertools.product(range(6), repeat=size))
    assert Counter(rolled(number, size) for number in range(POWERS_OF_SIX[size])) == ways


def test_every_handful_has_its_index() -> None:
    assert [index_of(dice) for dice in HANDFULS] == list(range(462))
    assert Counter(map(size_of, HANDFULS)) == {0: 1, 1: 6, 2: 21, 3: 56, 4: 126, 5: 252}
