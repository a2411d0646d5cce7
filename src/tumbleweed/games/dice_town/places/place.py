"""DT-8: who controls a place."""

from typing import Final

from mypy_extensions import i64

from tumbleweed.core.steps import SEATS_OF, State, Step
from tumbleweed.games.dice_town.dice import count, names
from tumbleweed.games.dice_town.telling import tell
from tumbleweed.games.dice_town.town import Town, town

PLACES: Final = (
    "", "gold_mine", "bank", "stagecoach", "general_store", "saloon", "sheriff", "town_hall", "doc_badluck",
)  # fmt: skip


class Place(Step):
    """A place one can win. Its number is its turn in the order of the places."""

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
        """DT-8.2: those who show most dice of the face; at least one is needed."""
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

    def told(self, s: Town, seat: int) -> dict[str, object]:
        """What a contender has to show, for the log."""
        return {"count": count(s.players[seat].kept, self.face)}

    def nobody(self, s: Town) -> None:
        """DT-8.3: nobody shows the face, nothing happens."""
        if s.log is not None:
            tell(s, "place_uncontested", {"place": PLACES[self.number]})

    def reward(self, s: Town, seat: int) -> None:
        """What the winner gets."""
        raise AssertionError("a place has a reward")


PLACE: Final[list[Place | None]] = [None] * 9
"""The places that can be won, by number. Filled by rules.py."""


def won(s: Town, place: Place, seat: int, by_tie_break: bool) -> None:
    """DT-8.4, U-46: a player controls a place and is rewarded."""
    s.controlled |= 1 << seat
    if s.log is not None:
        public = {"place": PLACES[place.number], "player": seat, "by_tie_break": by_tie_break, **place.told(s, seat)}
        tell(s, "place_won", public)
    place.reward(s, seat)


def begin_tie(s: Town, place: Place, tied: int) -> None:
    """DT-8.5: the Sheriff decides; before that he may be offered something (DT-19.3)."""
    s.tied = tied
    s.offer_round = 0
    if s.log is not None:
        players = SEATS_OF[tied]
        tell(s, "tie", {"place": PLACES[place.number], "players": list(players), **place.told(s, players[0])})
    TIE_BREAK[place.number].run(s)


TIE_BREAK: Final[list[Step]] = [Step()] * 9
"""What decides a tie at each place. Filled by ties.py."""


def combination(s: Town, seat: int) -> dict[str, object]:
    """A combination, for the log."""
    return {"combination": names(s.players[seat].kept)}
