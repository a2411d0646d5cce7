"""2.4.1: `PAY_STONES`."""

from tumbleweed.games.dodge_city.debts import owe
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.losing import in_town
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """You owe the bank `amount` for each of your stones in town, counted before any sale, at most `cap`."""

    parameters = ("amount", "cap")
    rule = "DC-5.4"

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        owe(s, seat, min(card.cap, card.amount * in_town(s, seat)), 0)
