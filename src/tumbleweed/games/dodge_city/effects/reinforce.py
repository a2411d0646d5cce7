"""2.4.1: `REINFORCE`."""

from typing import ClassVar, Final

from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city.actions import DONE, FREE, add_actions, options_of
from tumbleweed.games.dodge_city.asking import QuestionInParts, offer
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.grid import CELLS
from tumbleweed.games.dodge_city.stones import fill_up, place_stone, room_for
from tumbleweed.games.dodge_city.town import Town, town


class TheEffect(Effect):
    """You may place up to `n` free stones into one open building of one of the figures (DC-5.10)."""

    parameters = ("n", "figures")
    rule = "DC-5.10"

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        offer(s, Reinforce(seat, card.figures), card.n)


class Reinforce(QuestionInParts):
    """D-11: where the free stones of an event go, one after another; they never open a building (U-17)."""

    decision: ClassVar[str] = "D-11"
    rule: ClassVar[str] = "DC-5.10"

    def __init__(self, seat: int, figures: int) -> None:
        super().__init__(seat)
        self.figures: Final = figures

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.figures)

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        """`done`, and where a stone can go; the first one fixes the building."""
        found: list[object] = [DONE]
        for building, house in enumerate(s.houses):
            if s.fixed in (-1, building) and self.figures >> house.figure & 1 and room_for(s, seat, building):
                add_actions(found, FREE, building, s.plan[building].free & ~house.taken)
        return options_of(found)

    def take(self, state: State, seat: int, action: int) -> bool:
        if action == DONE:
            return True
        s = town(state)
        building, cell = (action - FREE) // CELLS, (action - FREE) % CELLS
        s.fixed = building
        s.left -= 1
        s.done += 1
        place_stone(s, seat, building, cell, "event", 0)
        return fill_up(s, building) or s.left == 0
