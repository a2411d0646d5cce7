"""DC-5.4 to DC-5.9: debts. Players who cannot pay sell their own stones, one at a time, for half their price."""

from typing import ClassVar, Final

from tumbleweed.core.steps import SeatStep, State
from tumbleweed.games.dodge_city.actions import TAKE
from tumbleweed.games.dodge_city.asking import Question
from tumbleweed.games.dodge_city.declared.placing import DEBT_FORGIVEN, DEBT_INCURRED
from tumbleweed.games.dodge_city.grid import CELLS
from tumbleweed.games.dodge_city.losing import first_stone, own_stones
from tumbleweed.games.dodge_city.money import hand_over, receive
from tumbleweed.games.dodge_city.stones import remove_stone
from tumbleweed.games.dodge_city.town import Town, town


def owe(s: Town, seat: int, amount: int, treat: int) -> None:
    """DC-5.4: a player owes money to the bank or (`treat` to each) to the opponents."""
    s.due = amount
    if amount:
        s.debt = amount
        s.treat = treat
        if s.log is not None:
            DEBT_INCURRED.tell(s, {"player": seat, "amount": amount})
        s.next(PAY_DEBT[seat])


class PayDebt(SeatStep):
    """DC-5.4 to DC-5.6: the player pays, or if they cannot, sells a stone; without stones they pay what they have."""

    def run(self, state: State) -> None:
        s = town(state)
        player = s.players[self.seat]
        if player.cash < s.debt and player.supply < s.table.box.stones:
            s.next(SELL_STONE[self.seat])
            return
        paid = int(min(player.cash, s.debt))
        missing = int(s.debt) - paid
        s.debt = 0
        s.done = paid
        if s.treat:
            self._treat(s, paid)
        elif paid:
            receive(s, self.seat, -paid, "paid")
        if missing and s.log is not None:
            DEBT_FORGIVEN.tell(s, {"player": self.seat, "missing": missing})

    def _treat(self, s: Town, paid: int) -> None:
        """2.4.1, `TREAT`: handed out clockwise from the player's left, the full amount to each, until it is used up."""
        for other in s.others_clockwise(self.seat):
            share = min(paid, s.treat)
            paid -= share
            if share:
                hand_over(s, self.seat, other, share)
        s.treat = 0


class SellStone(Question):
    """DC-5.5: which stone is taken out of town; the bank pays half the price of its building's figure."""

    decision: ClassVar[str] = "D-5"
    rule: ClassVar[str] = "DC-5.5"

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        return own_stones(s, seat)

    def resolve(self, state: State) -> None:
        s = town(state)
        building, cell = (s.answer - TAKE) // CELLS, (s.answer - TAKE) % CELLS
        refund = s.table.box.refund[s.houses[building].figure]
        remove_stone(s, building, cell, self.seat, "forced_sale")
        receive(s, self.seat, refund, "sold")
        s.next(PAY_DEBT[self.seat])

    def default(self, state: State, seat: int) -> int:
        """The highest refund, then the first in board order."""
        return first_stone(town(state), seat, cheapest=False)


PAY_DEBT: Final = [PayDebt(seat) for seat in range(5)]
SELL_STONE: Final = [SellStone(seat) for seat in range(5)]
