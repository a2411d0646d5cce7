"""2.4.1: `PAY_DISCS`."""

from tumbleweed.games.dodge_city.debts import owe
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """You owe the bank `amount` for each points disc you own, at least `min`."""

    parameters = ("amount", "min")
    rule = "DC-5.4"

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        owe(s, seat, max(card.least, card.amount * s.players[seat].number_of_discs()), 0)
