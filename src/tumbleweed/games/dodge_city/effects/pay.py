"""2.4.1: `PAY`."""

from tumbleweed.games.dodge_city.debts import owe
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """You owe the bank `amount`."""

    parameters = ("amount",)
    rule = "DC-5.4"

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        owe(s, seat, card.amount, 0)
