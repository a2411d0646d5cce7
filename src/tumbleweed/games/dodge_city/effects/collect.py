"""2.4.1: `COLLECT`."""

from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.money import hand_over
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """Every opponent pays you `amount`, or all their cash if it is less; nobody sells stones for this (U-15)."""

    parameters = ("amount",)
    rule = "DC-5.4"

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        for other in s.others_clockwise(seat):
            paid = min(card.amount, int(s.players[other].cash))
            s.due += card.amount
            s.done += paid
            if paid:
                hand_over(s, other, seat, paid)
