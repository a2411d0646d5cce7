"""2.4.1: `GAIN_PRESENT`."""

from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.money import receive
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """The bank pays you `amount` for every open building in which you have at least one stone."""

    parameters = ("amount",)

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        present = 0
        for house in s.houses:
            if house.stones(seat):
                present += 1
        s.due = s.done = card.amount * present
        receive(s, seat, card.amount * present, "gained")
