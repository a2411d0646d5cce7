"""2.4.1: `RAID`."""

from tumbleweed.games.dodge_city.asking import offer
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.raiding import EventRaid
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """You may remove up to `n` opposing stones, at most `per_owner` of any one opponent."""

    parameters = ("n", "per_owner")
    rule = "DC-5.3"

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        offer(s, EventRaid(seat, card.per_owner), card.n)
