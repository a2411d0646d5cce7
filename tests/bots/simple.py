"""A thinker for any game: plays at random, looks at the scores, and imagines a few answers ahead."""

from typing import Final

from tumbleweed.bots.style import PLAIN, Style
from tumbleweed.bots.thinker import Reason, Thinker
from tumbleweed.core.chance import Chance
from tumbleweed.core.play import legal
from tumbleweed.core.spec import find
from tumbleweed.core.steps import State

MOST: Final = 24
"""Answers it imagines ahead."""


class SimpleThinker(Thinker):
    def __init__(self, style: Style = PLAIN) -> None:
        super().__init__(style)
        self.asked = 0
        """How often it was asked what to answer."""

    def choose(self, s: State, seat: int, luck: Chance) -> int:
        self.asked += 1
        options = legal(s, seat)
        return options[luck.below(0, len(options))]

    def ranked(self, s: State, seat: int) -> list[int]:
        options = list(legal(s, seat))
        return options if self.style.name == "plain" else options[::-1]

    def weak(self, s: State, seat: int, luck: Chance) -> int:
        return legal(s, seat)[0]

    def enough(self, s: State, begin: State) -> bool:
        return s.ask_number - begin.ask_number > MOST

    def shares(self, s: State) -> list[float]:
        if s.ask is None:
            return find(s.game).returns(s)
        points = [max(score, 0) + 10.0 for score in find(s.game).scores(s)]
        return [each / sum(points) for each in points]

    def reason(self, s: State, seat: int, action: int) -> Reason:
        return Reason("simple", {"n": action})
