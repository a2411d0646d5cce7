"""DT-8: who controls a place."""

from typing import Final, get_args

from mypy_extensions import i64

from tumbleweed.core.steps import SEATS_OF, AskSeat, SeatStep, State, Step
from tumbleweed.games.dice_town.actions import naming
from tumbleweed.games.dice_town.declared.control import TIED, UNCONTESTED, WON
from tumbleweed.games.dice_town.declared.kinds import Place as Name
from tumbleweed.games.dice_town.dice import count
from tumbleweed.games.dice_town.town import Town, town

PLACES: Final[dict[int, Name]] = dict(enumerate(get_args(Name), 1))
"""The names of the places by number."""


class Place(Step):
    """A place that can be won. Its number is its turn in the order of the places."""

    def __init__(self, number: int, face: int) -> None:
        self.number: Final = number
        self.face: Final = face

    def args(self) -> tuple[int, ...]:
        return (self.number, self.face)

    def run(self, state: State) -> None:
        s = town(state)
        s.phase = self.number
        s.doubled = False
        best = self.contenders(s)
        if best == 0:
            self.nobody(s)
        elif best & best - 1:
            begin_tie(s, self, best)
        else:
            won(s, self, SEATS_OF[best][0], False)

    def contenders(self, s: Town) -> int:
        """DT-8.2: those who show the most dice of the face; at least one is needed."""
        most: i64 = 1
        mask = 0
        face: i64 = self.face
        bit = 1
        for player in s.players:
            dice = count(player.kept, face)
            if dice > most:
                most = dice
                mask = bit
            elif dice == most:
                mask |= bit
            bit <<= 1
        return mask

    def tell_tie(self, s: Town, players: list[int]) -> None:
        """Logs who is tied, and what each of them shows."""
        dice, place = count(s.players[players[0]].kept, self.face), PLACES[self.number]
        TIED.tell(s, {"place": place, "players": players, "count": dice}, "DT-14.3" if place == "sheriff" else "")

    def tell_won(self, s: Town, seat: int, by_tie_break: bool) -> None:
        """Logs who has won, and with what."""
        dice, place = count(s.players[seat].kept, self.face), PLACES[self.number]
        WON[place].tell(s, {"place": place, "player": seat, "by_tie_break": by_tie_break, "count": dice})

    def nobody(self, s: Town) -> None:
        """DT-8.3: if nobody shows the face, nothing happens."""
        if s.log is not None:
            place = PLACES[self.number]
            UNCONTESTED[place].tell(s, {"place": place})

    def reward(self, s: Town, seat: int) -> None:
        """What the winner gets."""
        raise AssertionError("a place has a reward")


class ActionAtPlace(SeatStep):
    """What the winner does at a place where a card can let them do it twice; `number` is 1 or 2."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.number)


class KeepDrawn(AskSeat):
    """Which of the cards just drawn is kept. Not everybody sees them, so nobody is passed over for lack of a choice."""

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return naming(town(state).drawn)

    def forced(self, state: State, seat: int) -> bool:
        return False


PLACE: Final[list[Place | None]] = [None] * 9
"""The places that can be won, by number. Filled by rules.py."""


def won(s: Town, place: Place, seat: int, by_tie_break: bool) -> None:
    """DT-8.4, U-46: a player controls a place and is rewarded."""
    s.controlled |= 1 << seat
    if s.log is not None:
        place.tell_won(s, seat, by_tie_break)
    place.reward(s, seat)


def begin_tie(s: Town, place: Place, tied: int) -> None:
    """DT-8.5: the Sheriff decides; before that, players may make offers (DT-19.3)."""
    s.tied = tied
    s.offer_round = 0
    if s.log is not None:
        place.tell_tie(s, list(SEATS_OF[tied]))
    TIE_BREAK[place.number].run(s)


TIE_BREAK: Final[list[Step]] = [Step()] * 9
"""What decides a tie at each place. Filled by ties.py."""
