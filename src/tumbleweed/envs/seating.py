"""A table as all interfaces set it up: a game, its seats and options, what is won, what an illegal action does."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.errors import BadSeats, TumbleweedError
from tumbleweed.core.play import default_answer, legal, refused
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.steps import State
from tumbleweed.core.vector import OWN_SEAT

ZERO_SUM: Final = "zero_sum"
WIN_SHARE: Final = "win_share"
REWARDS: Final = (ZERO_SUM, WIN_SHARE)

LOSE: Final = "lose"
DEFAULT: Final = "default"
ERROR: Final = "error"
ILLEGAL: Final = (LOSE, DEFAULT, ERROR)
LOST: Final = -1.0
"""What an illegal action costs where it ends the game: the most that can be lost."""

MOST_SEED: Final = 1 << 62


class BadSetting(TumbleweedError):
    """An environment was asked for with a setting that does not exist."""


class Seating:
    """A checked table: the game, the seats, and options completed so that games between programs end."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None, reward: str, illegal: str) -> None:
        self.spec: Final[GameSpec] = find(game)
        self.options: Final = self.spec.automatic(options or {})
        self.spec.check_table(seats, self.options)
        self.seats: Final = seats
        self.reward: Final = one_of("reward", reward, REWARDS)
        self.illegal: Final = one_of("illegal", illegal, ILLEGAL)
        self.actions: Final = len(self.spec.catalog)
        self.length: Final = len(self.observe(self.begin(0), 0))

    @property
    def name(self) -> str:
        """The game's name as part of an environment's: `dice_town`."""
        return self.spec.name.replace("-", "_")

    def begin(self, seed: int) -> State:
        """A game about to begin."""
        return self.spec.new(self.seats, self.options, seed, False)

    def observe(self, s: State, seat: int) -> bytes:
        """The game's observation for the seat, followed by the seat's own number: observations number players relative
        to the observer, but actions name them by seat.
        """
        return self.spec.observe(s, seat) + OWN_SEAT[seat]

    def rewards(self, s: State) -> list[float]:
        """Each seat's reward in a game that is over."""
        shares = self.spec.returns(s)
        return shares if self.reward == WIN_SHARE else zero_sum(shares)

    def allowed(self, s: State, seat: int, action: int) -> int:
        """The action to play: this one if it is legal, else what `illegal` says; -1 if that loses the game."""
        if action in legal(s, seat):
            return action
        if self.illegal == DEFAULT:
            return default_answer(s, seat)
        if self.illegal == LOSE:
            return -1
        self.spec.catalog.text(action)  # complains if there is no such action at all
        refusal = refused(s, seat, action)
        assert refusal is not None
        raise refusal

    def check_seat(self, seat: int) -> int:
        """A seat's number must be one of the table's."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}")
        return seat


def zero_sum(shares: list[float]) -> list[float]:
    """1 for winning alone, -1 shared among the losers; 0 for all if all win together."""
    count = len(shares)
    if not any(shares):
        return [0.0] * count
    return [(count * share - 1) / (count - 1) for share in shares]


def one_of(setting: str, given: str, possible: tuple[str, ...]) -> str:
    """A setting that must be one of a few values."""
    if given not in possible:
        raise BadSetting(f"{setting}={given!r} is not possible; choose {', '.join(possible)}")
    return given
