"""What a bot gets: its seat's view, its options, and positions that could be the true one, as far as the seat knows.

The true position never gets here. A sight is made from a position in which everything the seat cannot know was dealt
anew, so even a bot that looks where it should not finds invented cards.
"""

from typing import Any, Final

from tumbleweed.core.chance import Seed
from tumbleweed.core.play import legal
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State


class Sight:
    """A seat that is asked something, and what it knows."""

    def __init__(self, spec: GameSpec, position: State, seat: int) -> None:
        self.spec: Final = spec
        self.position: Final = position
        """Shows the seat what the true position shows it; the rest is invented."""
        self.seat: Final = seat
        self._view: dict[str, Any] | None = None
        self._options: tuple[int, ...] | None = None

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain data."""
        seen = self._view
        if seen is None:
            seen = self.spec.view(self.position, self.seat)
            self._view = seen
        return seen

    @property
    def options(self) -> tuple[int, ...]:
        """What the seat may answer."""
        found = self._options
        if found is None:
            found = legal(self.position, self.seat)
            self._options = found
        return found

    def imagine(self, seed: Seed) -> State:
        """Another position that could be the true one; it depends only on what the seat knows and on the seed."""
        return self.spec.determinize(self.position, self.seat, seed)


def sight(spec: GameSpec, s: State, seat: int, seed: Seed) -> Sight:
    """What a seat knows in a game; the seed only decides how the rest is invented."""
    position = spec.determinize(s, seat, seed)
    # How often others were asked would give away questions that were asked discreetly.
    position.ask_number = 0
    position.answered &= 4095 << 12 * seat
    return Sight(spec, position, seat)
