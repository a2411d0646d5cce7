"""A building as it stands, and the stones of a turn that can be taken back: small immutable things."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tumbleweed.games.dodge_city.box import SEATS
from tumbleweed.games.dodge_city.declared.kinds import Status

UNOPENED: Final = 0
OPEN_HOUSE: Final = 1
CONTROLLED: Final = 2
NEUTRAL: Final = 3
"""The status of a building (dossier, 3.0)."""
STATUSES: Final[tuple[Status, ...]] = ("unopened", "open", "controlled", "neutral")

NOBODY: Final = -1
UNKNOWN: Final = -1
NO_OPTIONS: Final[tuple[int, ...]] = ()
NO_STONES: Final = vec[i64]([0] * SEATS)
"""For all possible seats."""


class House:
    """A building as it stands: its figure and the stones in it, one mask of cells for each seat.

    A house never changes; a stone more or less makes a new one. So copies of a position share houses, and what was
    worked out once for a house (options, connections) serves them all.
    """

    def __init__(
        self, status: int, figure: int, owner: int, taken: i64, stones: vec[i64], buy: tuple[int, ...]
    ) -> None:
        self.status: Final = status
        self.figure: Final = figure
        """The figure of the building; 0 before it is opened."""
        self.owner: Final = owner
        """Who controls it; -1 for nobody."""
        self.taken: Final[i64] = taken
        """All cells with a stone."""
        self._stones: Final[vec[i64]] = stones
        """By seat; never written to."""
        self.buy: Final = buy
        """The ways to buy a stone here, one for each free cell."""
        self.linked = UNKNOWN
        """Who is connected here, as a mask, once that has been worked out (`Town.connected`)."""

    def stones(self, seat: i64) -> i64:
        """A player's stones."""
        return self._stones[seat]

    def all_stones(self) -> tuple[int, ...]:
        """The stones of all possible seats."""
        return tuple([int(stones) for stones in self._stones])

    def by_seat(self, seats: int) -> list[int]:
        """How many stones each player has here."""
        return [bin(self.stones(seat)).count("1") for seat in range(seats)]

    def opened(self, figure: int) -> "House":
        """DC-7.7: the discs of a figure lie here now."""
        return House(OPEN_HOUSE, figure, NOBODY, 0, NO_STONES, self.buy)

    def closed(self) -> "House":
        """The house after the stone that opened it was taken back."""
        return House(UNOPENED, 0, NOBODY, 0, NO_STONES, self.buy)

    def finished(self, status: int, owner: int) -> "House":
        """DC-9.3, DC-11.3: all stones are gone, and the symbol disc lies in the middle."""
        return House(status, self.figure, owner, 0, NO_STONES, NO_OPTIONS)

    def flipped(self, seat: i64, bit: i64, buy: tuple[int, ...]) -> "House":
        """The house with one more stone of a player on a free cell, or without the one that stands there."""
        stones = self._stones[:]
        stones[seat] ^= bit
        return House(self.status, self.figure, NOBODY, self.taken ^ bit, stones, buy)

    def owner_of(self, bit: i64) -> int:
        """Whose stone stands on a cell; -1 if there is none."""
        for seat in range(SEATS):
            if self.stones(seat) & bit:
                return seat
        return NOBODY


class Placed:
    """A stone placed this turn, with what is needed to take it back, and the stones before it."""

    def __init__(self, building: int, cell: int, picture: bool, opened: bool, before: "Placed | None") -> None:
        self.building: Final = building
        self.cell: Final = cell
        self.picture: Final = picture
        """Whether it was a free stone of the picture card."""
        self.opened: Final = opened
        """Whether it opened the building."""
        self.before: Final = before
