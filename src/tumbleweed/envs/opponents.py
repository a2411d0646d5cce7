"""Who plays the other seats: bots by name. Random ones are played by the engine's own loop."""

from collections.abc import Sequence
from typing import Any, Final

from tumbleweed.bots import find as find_bot
from tumbleweed.bots.bot import Bot
from tumbleweed.bots.levels import Thoughtful
from tumbleweed.bots.sight import sight
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.errors import BadSeats
from tumbleweed.core.play import apply
from tumbleweed.core.steps import SEATS_OF, State
from tumbleweed.core.vector import Others
from tumbleweed.envs.seating import BadSetting, Seating

RANDOM: Final = "random"
SEEDS: Final = 1 << 30


class Opponents:
    """The bots of one game. `names` is one name for all other seats, or one for each of them in the order of seats."""

    def __init__(self, seating: Seating, seat: int, names: str | Sequence[str], seed: int) -> None:
        self._made_of: Final = (seating, seat, names, seed)
        self.seating: Final = seating
        self.luck: Final = chance(("opponents",), seed)
        self.bots: Final[list[Bot | None]] = [None] * seating.seats
        others = [other for other in range(seating.seats) if other != seat]
        for other, name in zip(others, each(names, len(others)), strict=True):
            bot = find_bot(name, seating.spec.name, self.luck.below(0, SEEDS))
            self.bots[other] = None if name == RANDOM else bot

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy makes the bots anew, with the luck they have left: what they have computed they can compute again."""
        return _opponents, (*self._made_of, [list(luck.read) for luck in self._lucks()])

    def _lucks(self) -> list[Chance]:
        """The sources of luck they draw from: the common one, and each bot's own."""
        return [self.luck, *(bot.luck for bot in self.bots if isinstance(bot, Thoughtful))]

    def restore(self, read: list[list[int]]) -> None:
        """From now on the bots draw as if they had drawn this much."""
        for luck, drawn in zip(self._lucks(), read, strict=True):
            luck.read[:] = drawn

    def answer(self, s: State, seat: int) -> None:
        """The bots answer until the seat is asked, or the game is over."""
        while s.open and not s.open >> seat & 1:
            other = SEATS_OF[s.open][0]
            bot = self.bots[other]
            if bot is None:
                self.answer_at_random(s, other)
            else:
                apply(s, other, bot.choose(sight(self.seating.spec, s, other, self.luck.below(0, SEEDS))))

    def answer_at_random(self, s: State, seat: int) -> None:
        """Gives one answer, each equally likely."""
        assert s.ask is not None
        options = s.ask.options(s, seat)
        apply(s, seat, options[self.luck.below(0, len(options))])


def _opponents(seating: Seating, seat: int, names: str | Sequence[str], seed: int, read: list[list[int]]) -> Opponents:
    made = Opponents(seating, seat, names, seed)
    made.restore(read)
    return made


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
        """Whether the engine alone can play all of them."""
        self._games: Final[dict[int, Opponents]] = {}
        if seat is not None:
            Opponents(seating, seat, self.names, 0)  # complain about a wrong name before anything begins
        elif not self.at_random:
            raise BadSetting("with seat=None every seat is played by the caller, so there are no bots to name")
        self.reseed(0)

    def __reduce__(self) -> tuple[Any, ...]:
        seat = None if self.seat < 0 else self.seat
        return _many_opponents, (self.seating, seat, self.names, self._luck, dict(self._games))

    def restore(self, luck: Chance, games: dict[int, Opponents]) -> None:
        """Goes on where other opponents stood."""
        self._luck = luck
        self._games.update(games)

    def reseed(self, seed: int) -> None:
        """From here on all luck follows from the seed."""
        self._luck = chance(("opponents",), seed)

    def begin(self, row: int) -> None:
        self._games[row] = Opponents(self.seating, self.seat, self.names, self._luck.below(0, SEEDS))

    def answer(self, row: int, s: State) -> None:
        self._games[row].answer(s, self.seat)


def _many_opponents(
    seating: Seating, seat: int | None, names: list[str], luck: Chance, games: dict[int, Opponents]
) -> ManyOpponents:
    made = ManyOpponents(seating, seat, names)
    made.restore(luck, games)
    return made
