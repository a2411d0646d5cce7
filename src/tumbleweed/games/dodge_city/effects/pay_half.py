"""2.4.1: `PAY_HALF`."""

from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.money import receive
from tumbleweed.games.dodge_city.town import Town

UNIT = 50


class TheEffect(Effect):
    """You pay the bank half of your cash, rounded down to a multiple of 50."""

    rule = "DC-5.4"

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        s.due = s.done = int(s.players[seat].cash) // (2 * UNIT) * UNIT
        receive(s, seat, -s.due, "paid")
