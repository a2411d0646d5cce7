"""2.4.1: `TREAT`."""

from tumbleweed.games.dodge_city.debts import owe
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """You owe `amount` to every opponent, as one debt; what you pay is handed out clockwise from your left."""

    parameters = ("amount",)
    rule = "DC-5.4"

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        owe(s, seat, card.amount * (s.count - 1), card.amount)
