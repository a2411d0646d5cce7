"""2.4.1, `SHIFT` and `SHOVE`: stones move inside their building. A move is two answers: which stone, and where to.

`done` instead of the second one leaves the stone where it is, and ends the moves.
"""

from mypy_extensions import i64

from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city.actions import DONE, MOVE, TO, actions_of, add_actions, options_of
from tumbleweed.games.dodge_city.asking import QuestionInParts, part_done
from tumbleweed.games.dodge_city.grid import BIT, CELLS
from tumbleweed.games.dodge_city.stones import move_stone
from tumbleweed.games.dodge_city.town import Town, town


class MoveStones(QuestionInParts):
    """Up to a given number of different stones, one after another."""

    def moves(self, owner: int) -> bool:
        """Whether stones of that player may be moved."""
        raise AssertionError("a move is of own or of opposing stones")

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        if s.lifted >= 0:
            building = s.lifted // CELLS
            return (DONE, *actions_of(TO, building, s.plan[building].free & ~s.houses[building].taken))
        found: list[object] = [DONE]
        for building, house in enumerate(s.houses):
            stones: i64 = 0
            if house.buy:
                for owner in range(s.count):
                    if self.moves(owner):
                        stones |= house.stones(owner)
            for stone in s.moved:
                if stone // CELLS == building:
                    stones &= ~BIT[stone % CELLS]
            add_actions(found, MOVE, building, stones)
        return options_of(found)

    def take(self, state: State, seat: int, action: int) -> bool:
        s = town(state)
        if action == DONE:
            s.lifted = -1
            return True
        if action < TO:
            s.lifted = action - MOVE
            return False
        target = action - TO
        move_stone(s, s.lifted // CELLS, s.lifted % CELLS, target % CELLS, seat)
        s.lifted = -1
        s.moved = (*s.moved, target)
        return part_done(s)
