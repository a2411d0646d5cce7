"""DC-6.10 and 2.4.1, `RAID`: opposing stones are taken out of town, one after another, as many as the player likes."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city.actions import DONE, TAKE, add_actions, options_of
from tumbleweed.games.dodge_city.asking import QuestionInParts, part_done
from tumbleweed.games.dodge_city.declared.kinds import Loss
from tumbleweed.games.dodge_city.grid import CELLS
from tumbleweed.games.dodge_city.stones import remove_stone
from tumbleweed.games.dodge_city.town import Town, town


def targets(s: Town, seat: int, per_owner: int) -> tuple[int, ...]:
    """`done`, and in board order all opposing stones in town whose owner has lost fewer than `per_owner`."""
    found: list[object] = [DONE]
    owners: i64 = 0
    for other in range(s.count):
        if other != seat and s.raided >> 4 * other & 15 < per_owner:
            owners |= 1 << other
    for building, house in enumerate(s.houses):
        if not house.taken:
            continue
        stones: i64 = 0
        for other in range(s.count):
            if owners >> other & 1:
                stones |= house.stones(other)
        add_actions(found, TAKE, building, stones)
    return options_of(found)


class Raid(QuestionInParts):
    """Up to a given number of opposing stones, at most `per_owner` of any one opponent. Own stones cannot be taken."""

    def __init__(self, seat: int, per_owner: int) -> None:
        super().__init__(seat)
        self.per_owner: Final = per_owner

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.per_owner)

    def why(self) -> Loss:
        """What the log gives as the reason for a removal."""
        raise AssertionError("a raid has a reason")

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        return targets(s, seat, self.per_owner)

    def take(self, state: State, seat: int, action: int) -> bool:
        if action == DONE:
            return True
        s = town(state)
        owner = remove_stone(s, (action - TAKE) // CELLS, (action - TAKE) % CELLS, seat, self.why())
        s.raided += 1 << 4 * owner
        return part_done(s)


class IndioTargets(Raid):
    """DC-6.10: up to three stones of opponents, in any mixture of owners and buildings."""

    decision: ClassVar[str] = "D-3"
    rule: ClassVar[str] = "DC-6.10"

    def why(self) -> Loss:
        return "indio"


class EventRaid(Raid):
    """2.4.1, `RAID`."""

    decision: ClassVar[str] = "D-10"
    rule: ClassVar[str] = "DC-5.3"

    def why(self) -> Loss:
        return "event"


def start_indio(s: Town, seat: int) -> None:
    """DC-6.10: an Indio card was played."""
    s.left = s.table.box.indio_takes
    s.raided = 0
    s.next(IndioTargets(seat, s.table.box.indio_takes))
