"""One game between bots."""

from collections.abc import Mapping, Sequence
from typing import Any

from tumbleweed.bots.bot import Bot
from tumbleweed.core.chance import Seed
from tumbleweed.core.play import answer, legal, waiting
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State


def play_match(spec: GameSpec, bots: Sequence[Bot], options: Mapping[str, Any], seed: Seed) -> State:
    """The end of a game in which each seat is played by its bot."""
    s = spec.new(len(bots), spec.automatic(options), seed, False)
    while seats := waiting(s):
        seat = seats[0]
        answer(s, seat, bots[seat].choose(spec.view(s, seat), legal(s, seat)))
    return s
