"""One game between bots."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tumbleweed.bots.bot import Bot
from tumbleweed.bots.sight import Sight, sight
from tumbleweed.bots.thinker import Reason
from tumbleweed.core.chance import Seed
from tumbleweed.core.play import answer, waiting
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State

INVENTED: Final = 0
"""The seed of what is invented for a sight: nothing may depend on it."""


def play_match(spec: GameSpec, bots: Sequence[Bot], options: Mapping[str, Any], seed: Seed, log: bool = False) -> State:
    """The end of a game in which each seat is played by its bot."""
    s = spec.new(len(bots), spec.automatic(options), seed, log)
    while seats := waiting(s):
        # When several are asked at once, it does not matter who answers first: bots cannot see what others have chosen.
        seat = seats[0]
        answer(s, seat, bots[seat].choose(sight(spec, s, seat, INVENTED)))
    return s


class Clocked(Bot):
    """A bot with a clock, for answers where there was a choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.answers = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return self.bot.choose(sight)
        begin = time.perf_counter()
        action = self.bot.choose(sight)
        spent = time.perf_counter() - begin
        self.answers += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return action

    def why(self) -> Reason | None:
        return self.bot.why()
