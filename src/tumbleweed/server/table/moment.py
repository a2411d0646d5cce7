"""A moment in which somebody might play a card (U-56), and what has been said in it."""

from typing import Final, NamedTuple

from tumbleweed.server.moves import Move
from tumbleweed.server.table.connection import Connection


class Spoken(NamedTuple):
    """What somebody has answered in a moment that is still open, and who waits for it to be on the disk."""

    connection: Connection
    id: str
    number: int
    moves: list[Move]


class Moment:
    """The moment that is open."""

    def __init__(self, number: int, seats: set[int], ends: float, seconds: float) -> None:
        self.number: Final = number
        """It counts a game's moments, and depends on nothing secret."""
        self.seats: Final = seats
        """Who might play a card, as far as everybody knows."""
        self.ends = ends
        """When the fuse has burned down (monotonic clock)."""
        self.seconds: Final = seconds
        self.said: Final[set[int]] = set()
        self.answers: Final[dict[int, Spoken]] = {}

    def closes(self, silent: set[int], earliest: float) -> float:
        """When it closes, as things stand."""
        return min(self.ends, earliest) if self.seats <= self.said | silent else self.ends
