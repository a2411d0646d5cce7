"""Those who are shown the same things: who look from one seat, or all spectators."""

from typing import Any, Final

import msgspec

from tumbleweed.core.events import Reader

SPECTATOR: Final = -1


class Audience:
    """What a seat (-1: the spectators) has been told."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.reader: Final = Reader(seat)
        self.view: bytes = b""
        """The last view that was shown, as it was sent."""
        self.seen: dict[str, Any] = {}
        """The same view as plain data; words are made from it."""
        self.moves = -1
        """How many moves there had been when that view was made."""
        self.retold: Final[dict[tuple[str, ...], msgspec.Raw]] = {}
        """Everything it has been told so far, by language and names: for the next of a crowd that comes at once."""

    @property
    def number(self) -> int:
        """How many events this audience has been told."""
        return self.reader.number
