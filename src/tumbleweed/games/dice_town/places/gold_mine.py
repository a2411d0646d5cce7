"""DT-9: the Gold Mine (9)."""

from typing import Final

from tumbleweed.core.steps import SeatStep, State
from tumbleweed.games.dice_town.cards.card import MINE_WON
from tumbleweed.games.dice_town.declared.places import MINED, MINED_SHORT
from tumbleweed.games.dice_town.dice import NINE, count
from tumbleweed.games.dice_town.ending import MINE_EMPTY, trigger_end
from tumbleweed.games.dice_town.places.place import Place
from tumbleweed.games.dice_town.reactions import window_then
from tumbleweed.games.dice_town.town import Town, town


class GoldMine(Place):
    """DT-9.1: the winner takes a nugget for each 9."""

    def reward(self, s: Town, seat: int) -> None:
        window_then(s, MINE_WON, seat, TAKE_NUGGETS[seat])


class TakeNuggets(SeatStep):
    """DT-9.1 to DT-9.3: one nugget for each 9, two with Dynamite, but no more than the mine holds."""

    def run(self, state: State) -> None:
        s = town(state)
        due = count(s.players[self.seat].kept, NINE) * (2 if s.doubled else 1)
        taken = min(due, s.mine)
        s.mine -= taken
        s.players[self.seat].nuggets += taken
        if taken:
            s.gained |= 1 << self.seat
        if s.log is not None:
            form = MINED if taken == due else MINED_SHORT
            form.tell(s, {"player": self.seat, "due": due, "taken": taken, "mine": s.mine})
        if s.mine == 0:
            trigger_end(s, MINE_EMPTY)


TAKE_NUGGETS: Final = [TakeNuggets(seat) for seat in range(5)]
