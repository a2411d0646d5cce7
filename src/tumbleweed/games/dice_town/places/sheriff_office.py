"""DT-14: the Sheriff (K)."""

from typing import Final

from tumbleweed.core.steps import State, Step
from tumbleweed.games.dice_town.cards.card import BADGE_MOVES
from tumbleweed.games.dice_town.declared.places import (
    CHANGED_BY_POWER,
    ELECTED,
    RE_ELECTED,
    STAYS_BY_MARSHALL,
    STAYS_WITHOUT_KINGS,
)
from tumbleweed.games.dice_town.places.place import Place
from tumbleweed.games.dice_town.reactions import window_then
from tumbleweed.games.dice_town.town import Town, town

BY_KINGS: Final = 0
BY_POWER: Final = 1


class SheriffOffice(Place):
    """DT-14.1: the winner takes the badge."""

    def nobody(self, s: Town) -> None:
        """DT-14.2: without a king the Sheriff stays in office."""
        super().nobody(s)
        if s.log is not None:
            STAYS_WITHOUT_KINGS.tell(s, {"sheriff": s.sheriff, "cause": "no_kings"})

    def reward(self, s: Town, seat: int) -> None:
        if seat == s.sheriff:
            s.gained |= 1 << seat
            if s.log is not None:
                RE_ELECTED.tell(s, {"sheriff": seat, "cause": "re_elected"})
        else:
            move_badge(s, seat, BY_KINGS)


def move_badge(s: Town, seat: int, cause: int) -> None:
    """DT-20.12: the badge is about to move; this is Marshall's moment."""
    s.marshalled = False
    window_then(s, BADGE_MOVES, seat, MOVE_BADGE[seat * 2 + cause])


class MoveBadge(Step):
    """DT-14.1, DT-14.4: the badge moves, unless Marshall keeps it where it is."""

    def __init__(self, seat: int, cause: int) -> None:
        self.seat: Final = seat
        self.cause: Final = cause

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.cause)

    def run(self, state: State) -> None:
        s = town(state)
        if s.marshalled:
            s.marshalled = False
            if s.log is not None:
                STAYS_BY_MARSHALL.tell(s, {"sheriff": s.sheriff, "cause": "marshall"})
            return
        old = s.sheriff
        s.sheriff = self.seat
        if self.cause == BY_KINGS:
            s.gained |= 1 << self.seat
            if s.log is not None:
                ELECTED.tell(s, {"old": old, "new": self.seat, "cause": "kings"})
        elif s.log is not None:
            CHANGED_BY_POWER.tell(s, {"old": old, "new": self.seat, "cause": "power"})


MOVE_BADGE: Final = [MoveBadge(seat, cause) for seat in range(5) for cause in (BY_KINGS, BY_POWER)]
