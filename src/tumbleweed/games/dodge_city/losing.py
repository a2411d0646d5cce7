"""D-6, D-8: an event makes a player take their own stones out of town, without a refund (DC-5.7)."""

from typing import ClassVar, Final

from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city.actions import TAKE, actions_of, add_actions, options_of
from tumbleweed.games.dodge_city.asking import Question
from tumbleweed.games.dodge_city.grid import CELLS, place_of
from tumbleweed.games.dodge_city.stones import remove_stone
from tumbleweed.games.dodge_city.town import Town, town


def own_stones(s: Town, seat: int) -> tuple[int, ...]:
    """A player's stones in town, in board order, as answers."""
    found: list[object] = []
    for building, house in enumerate(s.houses):
        add_actions(found, TAKE, building, house.stones(seat))
    return options_of(found)


def in_town(s: Town, seat: int) -> int:
    """How many stones a player has in town."""
    return int(s.table.box.stones - s.players[seat].supply)


def first_stone(s: Town, seat: int, cheapest: bool) -> int:
    """A player's cheapest or most expensive stone, the first of several in board order, as an answer."""
    best, found = 0, -1
    for building, house in enumerate(s.houses):
        stones = house.stones(seat)
        if stones and (found < 0 or (house.figure < best if cheapest else house.figure > best)):
            best = house.figure
            found = int(TAKE + CELLS * building + place_of(stones & -stones))
    return found


class AskOfLosing(Question):
    """A question that comes from an event which takes a number of stones from one player."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.number)


class LoseStones(AskOfLosing):
    """2.4.1, `LOSE`: a player chooses and removes a given number of own stones; all of them if there are fewer."""

    decision: ClassVar[str] = "D-6"
    rule: ClassVar[str] = "DC-5.2"

    def run(self, state: State) -> None:
        s = town(state)
        if in_town(s, self.seat) > self.number:
            s.left = self.number
            super().run(s)
            return
        for action in own_stones(s, self.seat):
            lose_stone(s, self.seat, action)

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        return own_stones(s, seat)

    def take(self, state: State, seat: int, action: int) -> bool:
        s = town(state)
        lose_stone(s, seat, action)
        s.left -= 1
        return s.left == 0

    def resolve(self, state: State) -> None:
        """Nothing is left to do: each stone was removed when it was named."""

    def default(self, state: State, seat: int) -> int:
        """The cheapest figures first, then board order."""
        return first_stone(town(state), seat, cheapest=True)


class LoseStoneIn(Question):
    """2.4.1, `FIRE`: a player chooses and removes one of their own stones, if any, from the burning building."""

    decision: ClassVar[str] = "D-8"
    rule: ClassVar[str] = "DC-5.2"

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.building)

    def run(self, state: State) -> None:
        s = town(state)
        if s.houses[self.building].stones(self.seat):
            super().run(s)

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        return actions_of(TAKE, self.building, s.houses[self.building].stones(seat))

    def resolve(self, state: State) -> None:
        lose_stone(town(state), self.seat, state.answer)

    def default(self, state: State, seat: int) -> int:
        return self.options(state, seat)[0]


def lose_stone(s: Town, seat: int, action: int) -> None:
    """A stone leaves town because of an event."""
    remove_stone(s, (action - TAKE) // CELLS, (action - TAKE) % CELLS, seat, "event", lost=True)
    s.done += 1
