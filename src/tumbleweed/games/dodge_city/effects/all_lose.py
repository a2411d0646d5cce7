"""2.4.1: `ALL_LOSE`."""

from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.losing import LoseStones
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """Every player, clockwise starting with you, chooses and removes `n` of their own stones (all if fewer)."""

    parameters = ("n",)

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        s.due = card.n * s.count
        for other in reversed(s.clockwise_from(seat)):
            s.next(LoseStones(other, card.n))
