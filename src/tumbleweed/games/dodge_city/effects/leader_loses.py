"""2.4.1: `LEADER_LOSES`."""

from typing import ClassVar

from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city.actions import SEAT
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.losing import AskOfLosing, LoseStones, in_town
from tumbleweed.games.dodge_city.town import Town, town


class TheEffect(Effect):
    """The player with the most stones in town (which may be you) removes `n` of them; you decide between equals."""

    parameters = ("n",)

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        if biggest_gangs(s):
            s.due = card.n
            s.next(NameLeader(seat, card.n))


def biggest_gangs(s: Town) -> list[int]:
    """The players with the most stones in town; none if the town is empty."""
    most = max(in_town(s, seat) for seat in range(s.count))
    return [seat for seat in range(s.count) if most and in_town(s, seat) == most]


class NameLeader(AskOfLosing):
    """D-9: which of the players with the most stones loses them."""

    decision: ClassVar[str] = "D-9"
    rule: ClassVar[str] = "DC-5.2"

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        return tuple(SEAT + other for other in biggest_gangs(s))

    def resolve(self, state: State) -> None:
        s = town(state)
        s.next(LoseStones(s.answer - SEAT, self.number))

    def default(self, state: State, seat: int) -> int:
        """The first clockwise from the drawer's left, the drawer last."""
        s = town(state)
        tied = biggest_gangs(s)
        return SEAT + next(other for other in (*s.others_clockwise(seat), seat) if other in tied)
