"""What there is to know about playing a game well, in terms of positions, so that a search can play thousands of games
with it. Every game has one `Thinker`; the levels (tenderfoot, deputy, sheriff) are made from it.

A thinker looks at nothing in a position that the seat it thinks for could not see: dealing the rest anew must not
change its answer. A test checks just that.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tumbleweed.bots.style import PLAIN, Style
from tumbleweed.core.chance import Chance
from tumbleweed.core.steps import State


class Reason:
    """Why an answer is given: the key of a sentence in the game's dictionaries of reasons, and its numbers.

    Keys that begin with `bots.` are the program's own. `more` is a further reason, said after this one.
    """

    def __init__(self, key: str, values: dict[str, Any], more: "Reason | None" = None) -> None:
        self.key: Final = key
        self.values: Final = values
        self.more: Final = more


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """How to play one game. `style` says what a player likes; strength should hardly depend on it."""

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style

    def choose(self, s: State, seat: int, luck: Chance) -> int:
        """A good answer, found quickly: the Deputy's, and what everybody answers in the Sheriff's imagination.

        `luck` has one stream, 0, for what should vary at random (bluffs, ties).
        """
        raise AssertionError("a thinker answers")

    def ranked(self, s: State, seat: int) -> list[int]:
        """The answers worth thinking about, the most promising first; never empty, and `choose`'s among them."""
        raise AssertionError("a thinker knows what is worth a thought")

    def weak(self, s: State, seat: int, luck: Chance) -> int:
        """What a beginner answers: sensible, but short-sighted, and sometimes careless."""
        raise AssertionError("a thinker knows how beginners play")

    def enough(self, s: State, begin: State) -> bool:
        """Whether a game imagined from `begin` has gone on long enough for `shares` to judge it; called whenever
        somebody is asked something.
        """
        raise AssertionError("a thinker knows when to stop")

    def shares(self, s: State) -> list[float]:
        """Each seat's estimated share of the win, adding up to 1; exact when the game is over. It sees everything,
        since it only judges imagined positions.
        """
        raise AssertionError("a thinker judges positions")

    def reason(self, s: State, seat: int, action: int) -> Reason:
        """Why `choose` would give this answer, in its own numbers."""
        raise AssertionError("a thinker gives reasons")
