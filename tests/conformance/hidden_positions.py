"""Positions of Dice Town for the tests of what is hidden: all kinds of bribes, wealth visible or not."""

import itertools
import json
from collections.abc import Iterator
from typing import Any, Final

from tests.conformance.tables import Table

from tumbleweed.arena.fuzzing import ANSWERS, STREAMS
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.games.dice_town.town import Town, town

SPECTATOR: Final = -1
BRIBES: Final = ("binding", "gifts", "off")
WHERE: Final = [
    (edition, seats, bribes, wealth)
    for edition, seats, bribes, wealth in itertools.product(("first", "second"), range(2, 6), BRIBES, (True, False))
]


def plain(data: Any) -> str:
    """The bytes that would be sent."""
    return json.dumps(data, sort_keys=True)


def positions(edition: str, seats: int, luck: Chance, **fixed: Any) -> Iterator[Town]:
    """Every position of endless random games; options are drawn for each game, except the given ones."""
    table = Table("dice-town", seats, edition)
    for number in itertools.count():
        options = {**table.options(luck), **fixed}
        s = town(table.spec.new(seats, options, number, False))
        while asked := waiting(s):
            yield s
            seat = asked[luck.below(ANSWERS, len(asked))]
            answers = legal(s, seat)
            apply(s, seat, answers[luck.below(ANSWERS, len(answers))])
        yield s


def luck_for(seed: int) -> Chance:
    return chance(STREAMS, seed)
