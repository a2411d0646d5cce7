"""2.4.1: `FIRE`."""

from typing import ClassVar

from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city.actions import BUILDING
from tumbleweed.games.dodge_city.asking import Question
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.grid import size_of
from tumbleweed.games.dodge_city.losing import LoseStoneIn
from tumbleweed.games.dodge_city.town import Town, town


class TheEffect(Effect):
    """In the building with the most stones every player removes one own stone; you decide between equals."""

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        if most_crowded(s):
            s.next(BurningBuilding(seat))


def most_crowded(s: Town) -> list[int]:
    """The buildings with the most stones; none if the town is empty."""
    most = max(int(size_of(house.taken)) for house in s.houses)
    return [number for number, house in enumerate(s.houses) if most and size_of(house.taken) == most]


class BurningBuilding(Question):
    """D-7: which of the most crowded buildings burns."""

    decision: ClassVar[str] = "D-7"
    rule: ClassVar[str] = "DC-5.2"

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        return tuple(BUILDING + number for number in most_crowded(s))

    def resolve(self, state: State) -> None:
        s = town(state)
        building = s.answer - BUILDING
        for other in reversed(s.clockwise_from(self.seat)):
            if s.houses[building].stones(other):
                s.due += 1
                s.next(LoseStoneIn(other, building))

    def default(self, state: State, seat: int) -> int:
        return self.options(state, seat)[0]
