"""The luck of a game, for its referee: the same tapes that the engine reads, by the names of their streams."""

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from tumbleweed.core.chance import Chance

Card = TypeVar("Card")

FACES: Final = ("9", "10", "J", "Q", "K", "A")


class Luck(Protocol):
    """What chance brings. Each stream has its own order; streams do not affect each other."""

    def below(self, stream: str, bound: int) -> int:
        """A number from 0 to bound - 1."""

    def peek(self, stream: str, bound: int) -> int:
        """What `below` would give, without drawing it."""

    def shuffled(self, stream: str, cards: Sequence[Card]) -> list[Card]:
        """The cards in random order, top first."""

    def poker_dice(self, stream: str, number: int) -> list[str]:
        """A number of poker dice thrown together."""

    def two_dice(self, stream: str) -> tuple[int, int]:
        """Two ordinary dice."""


class EngineLuck:
    """`Luck` from the tapes of an engine's game that has just been set up with the same seed."""

    def __init__(self, chance: Chance) -> None:
        self._chance: Final = chance
        self._streams: Final = {name: place for place, name in enumerate(chance.source.names)}

    def below(self, stream: str, bound: int) -> int:
        return self._chance.below(self._streams[stream], bound)

    def peek(self, stream: str, bound: int) -> int:
        return self._chance.peek(self._streams[stream], bound)

    def shuffled(self, stream: str, cards: Sequence[Card]) -> list[Card]:
        order = self._chance.shuffled(self._streams[stream], range(len(cards)))
        return [cards[place] for place in order]

    def poker_dice(self, stream: str, number: int) -> list[str]:
        rest = self.below(stream, 6**number)
        dice: list[str] = []
        for _die in range(number):
            rest, face = divmod(rest, 6)
            dice.append(FACES[face])
        return dice

    def two_dice(self, stream: str) -> tuple[int, int]:
        first, second = divmod(self.below(stream, 36), 6)
        return first + 1, second + 1
