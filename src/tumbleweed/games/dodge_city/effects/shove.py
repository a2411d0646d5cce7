"""2.4.1: `SHOVE`."""

from typing import ClassVar

from tumbleweed.games.dodge_city.asking import offer
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.moving import MoveStones
from tumbleweed.games.dodge_city.town import Town


class TheEffect(Effect):
    """You may move up to `n` opposing stones, each to another free cell of the same building."""

    parameters = ("n",)
    rule = "DC-5.3"

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        offer(s, ShoveStones(seat), card.n)


class ShoveStones(MoveStones):
    """D-13: which opposing stone, and where to."""

    decision: ClassVar[str] = "D-13"
    rule: ClassVar[str] = "DC-5.3"

    def moves(self, owner: int) -> bool:
        return owner != self.seat
