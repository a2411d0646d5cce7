"""DT-19: ties, and the Sheriff's decision."""

from typing import ClassVar, Final

from tumbleweed.core.steps import AskOne, State, Step
from tumbleweed.games.dice_town.actions import MORE, MORE_OR_SEAT, SEAT, SEAT_OPTIONS
from tumbleweed.games.dice_town.bribes import clear_offers, hand_over, worth
from tumbleweed.games.dice_town.declared.control import DECIDED_FOR_OTHER, DECIDED_FOR_SELF
from tumbleweed.games.dice_town.offering import OfferBribes, can_raise
from tumbleweed.games.dice_town.places.place import PLACE, PLACES, TIE_BREAK, won
from tumbleweed.games.dice_town.town import Town, town


class TieBreak(Step):
    """DT-19.4, U-21: a round of offers, if bribes are allowed; then the Sheriff speaks."""

    def __init__(self, place: int) -> None:
        self.place: Final = place
        self.offer: Final = OfferBribes(place)
        self.decide: Final = DecideTie(place)

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, state: State) -> None:
        s = town(state)
        if s.table.bribes:
            s.offer_round += 1
            s.next(self.decide)
            self.offer.run(s)
        else:
            self.decide.run(s)


class DecideTie(AskOne):
    """DT-19.1: the Sheriff names a tied player, who may be the Sheriff (DT-19.2), or asks for better offers."""

    decision: ClassVar[str] = "D-08"
    rule: ClassVar[str] = "DT-19.1"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def seats(self, state: State) -> int:
        return 1 << town(state).sheriff

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = town(state)
        rounds_left = s.table.bribes and s.offer_round < s.table.bribe_rounds
        return MORE_OR_SEAT[s.tied] if rounds_left and can_raise(s, self.place) else SEAT_OPTIONS[s.tied]

    def forced(self, state: State, seat: int) -> bool:
        return False

    def resolve(self, state: State) -> None:
        s = town(state)
        sheriff = s.sheriff
        if s.answer == MORE:
            TIE_BREAK[self.place].run(s)
            return
        named = s.answer - SEAT
        if s.log is not None:
            form = DECIDED_FOR_SELF if named == sheriff else DECIDED_FOR_OTHER
            form.tell(s, {"sheriff": sheriff, "place": PLACES[self.place], "player": named})
        if not s.table.gifts:
            hand_over(s, named)
        clear_offers(s)
        s.favours = ()
        s.tied = 0
        place = PLACE[self.place]
        assert place is not None
        won(s, place, named, True)

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        if s.tied >> seat & 1:
            return SEAT + seat
        tied = [other for other in s.others_clockwise(seat) if s.tied >> other & 1]
        return SEAT + max(tied, key=lambda other: _offered_for(s, other))


def _offered_for(s: Town, player: int) -> int:
    """D-08: what was offered for naming a player, in half points."""
    given = s.favours[player] if s.favours else 0
    return given + sum(worth(s.table.box, offer) for offer in s.offers if offer.supports == player)


for _place in (1, 2, 4, 5, 6, 7):
    TIE_BREAK[_place] = TieBreak(_place)
