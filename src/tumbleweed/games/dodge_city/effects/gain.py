"""2.4.1: `GAIN`."""

from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.money import receive
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """The bank pays you `amount`."""

    parameters = ("amount",)

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        s.due = s.done = card.amount
        receive(s, seat, card.amount, "gained")
