"""A move: an answer as the server keeps it."""

from typing import NamedTuple


class Move(NamedTuple):
    """Seat, the action's text, and how it came: answer, default or bot."""

    seat: int
    text: str
    how: str
