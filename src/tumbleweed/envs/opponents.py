"""Who plays the other seats: bots by name. Random ones are played by the engine's own loop."""

from collections.abc import Sequence
from typing import Final

from tumbleweed.bots import find as find_bot
from tumbleweed.bots.bot import Bot
from tumbleweed.bots.sight import sight
from tumbleweed.core.chance import chance
from tumbleweed.core.errors import BadSeats
from tumbleweed.core.play import apply
from tumbleweed.core.rows import Others
from tumbleweed.core.steps import SEATS_OF, State
from tumbleweed.envs.seating import BadSetting, Seating

RANDOM: Final = "random"
SEEDS: Final = 1 << 30


class Opponents:
    """The bots of one game. `names` is one name for all other seats, or one for each of them in the order of seats."""

    def __init__(self, seating: Seating, seat: int, names: str | Sequence[str], seed: int) -> None:
        self.seating: Final = seating
        self.luck: Final = chance(("opponents",), seed)
        self.bots: Final[list[Bot | None]] = [None] * seating.seats
        others = [other for other in range(seating.seats) if other != seat]
        for other, name in zip(others, each(names, len(others)), strict=True):
            bot = find_bot(name, seating.spec.name, self.luck.below(0, SEEDS))
            self.bots[other] = None if name == RANDOM else bot

    def answer(self, s: State, seat: int) -> None:
        """They answer until the seat is asked, or the game is over."""
        while s.open and not s.open >> seat & 1:
            other = SEATS_OF[s.open][0]
            bot = self.bots[other]
            if bot is None:
                self.answer_at_random(s, other)
            else:
                apply(s, other, bot.choose(sight(self.seating.spec, s, other, self.luck.below(0, SEEDS))))

    def answer_at_random(self, s: State, seat: int) -> None:
        """One answer, each equally likely."""
        assert s.ask is not None
        options = s.ask.options(s, seat)
        apply(s, seat, options[self.luck.below(0, len(options))])


def each(names: str | Sequence[str], count: int) -> list[str]:
    """A name for each of the other seats."""
    found = [names] * count if isinstance(names, str) else list(names)
    if len(found) != count:
        raise BadSeats(f"{count} other seats need {count} bots, or one name for all; {len(found)} were named")
    return found


class ManyOpponents(Others):
    """The bots of many games side by side, each game with its own."""

    def __init__(self, seating: Seating, seat: int | None, names: str | Sequence[str]) -> None:
        self.seating: Final = seating
        self.seat: Final = -1 if seat is None else seat
        self.names: Final = each(names, seating.seats - 1)
        self.at_random: Final = all(name == RANDOM for name in self.names)
        """Whether the engine alone can play them."""
        self._games: Final[dict[int, Opponents]] = {}
        if seat is not None:
            Opponents(seating, seat, self.names, 0)  # complain about a wrong name before anything begins
        elif not self.at_random:
            raise BadSetting("with seat=None every seat is played by the caller, so there are no bots to name")
        self.reseed(0)

    def reseed(self, seed: int) -> None:
        """All luck from here on follows from the seed."""
        self._luck = chance(("opponents",), seed)

    def begin(self, row: int) -> None:
        self._games[row] = Opponents(self.seating, self.seat, self.names, self._luck.below(0, SEEDS))

    def answer(self, row: int, s: State) -> None:
        self._games[row].answer(s, self.seat)
