"""2.4.1: `LOSE`."""

from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.losing import LoseStones
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """You remove `n` of your own stones; all of them if you have fewer."""

    parameters = ("n",)

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        s.due = card.n
        s.next(LoseStones(seat, card.n))
