"""2.4.1: `GAIN_DISCS`."""

from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.money import receive
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """The bank pays you `amount` for each points disc you own, at least `min`."""

    parameters = ("amount", "min")

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        s.due = s.done = max(card.least, card.amount * s.players[seat].number_of_discs())
        receive(s, seat, s.due, "gained")
