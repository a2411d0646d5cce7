"""A move: an answer as the server keeps it. It is parsed where it comes in, and never again."""

from typing import NamedTuple

from tumbleweed.core.catalog import Catalog
from tumbleweed.core.steps import Action


class Move(NamedTuple):
    """Seat, the action as the rules know it, its text, and how it came: answer, default or bot."""

    seat: int
    action: Action
    text: str
    how: str

    @property
    def kept(self) -> tuple[int, str, str]:
        """What the disk keeps of a move: seat, text, how. The action follows from its text."""
        return self.seat, self.text, self.how


def move_of(catalog: Catalog, seat: int, action: Action, how: str) -> Move:
    """A move from an action."""
    return Move(seat, action, catalog.text(action), how)


def move_from(catalog: Catalog, seat: int, text: str, how: str) -> Move:
    """A move from a stored text, which stays as it is."""
    return Move(seat, catalog.parse(text), text, how)
