"""DC-10.10 to DC-10.19: challenges, one by one; the higher card removes one of the loser's stones."""

from typing import ClassVar, Final

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.interning import NUMBERS
from tumbleweed.core.steps import State, seat_or_none
from tumbleweed.games.dodge_city.actions import CHALLENGE, JUST_PASS, PASS, TAKE, actions_of, options_of
from tumbleweed.games.dodge_city.asking import Question
from tumbleweed.games.dodge_city.board import MOST_BUILDINGS
from tumbleweed.games.dodge_city.box import BOX, INDIO, KIND, QUESTION, VALUE
from tumbleweed.games.dodge_city.declared.settling import (
    CHALLENGE_MADE,
    CHALLENGE_WAIVED,
    DUEL_EVEN,
    DUEL_REMOVAL_DECLINED,
    DUEL_WON,
    DuelRevealed,
)
from tumbleweed.games.dodge_city.drawing import DRAW_EVENT
from tumbleweed.games.dodge_city.grid import CELLS
from tumbleweed.games.dodge_city.house import OPEN_HOUSE
from tumbleweed.games.dodge_city.revealing import duel_card, fight
from tumbleweed.games.dodge_city.stones import remove_stone
from tumbleweed.games.dodge_city.town import Town, town


def opponents(s: Town, seat: int) -> tuple[int, ...]:
    """DC-10.11: whom a player may challenge, and where: both are present, and the other has not fought yet."""
    found: list[object] = []
    for other in range(s.count):
        if other == seat or (s.fought | s.aside) >> other & 1 or KIND[duel_card(s, other)] == INDIO:
            continue
        for building, house in enumerate(s.houses):
            if house.status == OPEN_HOUSE and house.stones(seat) and house.stones(other):
                found.append(NUMBERS[CHALLENGE + MOST_BUILDINGS * other + building])
    return options_of(found)


class Challenge(Question):
    """DC-10.11, DC-10.12: the player challenges an opponent in a building, or waives the right."""

    decision: ClassVar[str] = "D-14"
    rule: ClassVar[str] = "DC-10.11"

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        found = opponents(s, seat)
        return found if s.table.must_challenge else JUST_PASS + found

    def resolve(self, state: State) -> None:
        s = town(state)
        if s.answer == PASS:
            if s.log is not None:
                CHALLENGE_WAIVED.tell(s, {"player": self.seat})
            return
        other, building = (s.answer - CHALLENGE) // MOST_BUILDINGS, (s.answer - CHALLENGE) % MOST_BUILDINGS
        if s.log is not None:
            CHALLENGE_MADE.tell(s, {"player": self.seat, "opponent": other, "building": s.plan[building].id})
        decide(s, self.seat, other, building)

    def default(self, state: State, seat: int) -> int:
        """Waives the right; if that is not allowed, challenges the first opponent clockwise, in the first building."""
        s = town(state)
        if not s.table.must_challenge:
            return PASS
        possible = opponents(s, seat)
        return min(possible, key=lambda action: ((action - CHALLENGE) // MOST_BUILDINGS - seat) % s.count)

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        s = town(state)
        if action == PASS:
            return IllegalAnswer("DC-10.12", "at this table who can challenge somebody must")
        if not CHALLENGE <= action < CHALLENGE + MOST_BUILDINGS * 5:
            return None
        other = (action - CHALLENGE) // MOST_BUILDINGS
        if other < s.count and (s.fought | s.aside) >> other & 1:
            return IllegalAnswer("DC-10.19", f"player {other} has fought already, or laid his card aside")
        return IllegalAnswer("DC-10.11", "an opponent can be challenged where both have a stone in an open building")


def decide(s: Town, challenger: int, opponent: int, building: int) -> None:
    """DC-10.14 to DC-10.18: both cards are shown; question marks draw events once the duel is over (U-44)."""
    fight(s, challenger)
    fight(s, opponent)
    mine, theirs = s.players[challenger].shown, s.players[opponent].shown
    winner, loser = winner_of(challenger, VALUE[mine], opponent, VALUE[theirs])
    if s.log is not None:
        tell_duel(s, challenger, opponent, building, winner)
    for seat in (opponent, challenger):
        if KIND[s.players[seat].shown] == QUESTION:
            s.next(DRAW_EVENT[seat])
    if winner >= 0:
        s.next(DuelRemove(winner, loser, building))


def tell_duel(s: Town, challenger: int, opponent: int, building: int, winner: int) -> None:
    """Logs both cards. Question marks have their own rules; in the box no two figure cards are equal."""
    mine, theirs = s.players[challenger].shown, s.players[opponent].shown
    questions = (KIND[mine] == QUESTION) + (KIND[theirs] == QUESTION)
    if winner >= 0:
        form, rule = DUEL_WON, "DC-10.14, DC-10.16" if questions else ""
    else:
        form, rule = DUEL_EVEN, "" if questions == 2 else "DC-10.18"
    fields: DuelRevealed = {
        "player": challenger,
        "card": BOX.cards[mine],
        "opponent": opponent,
        "their_card": BOX.cards[theirs],
        "building": s.plan[building].id,
        "winner": seat_or_none(winner),
    }
    form.tell(s, fields, rule)


def winner_of(one: int, value: int, other: int, others: int) -> tuple[int, int]:
    """DC-10.14, U-43: winner and loser; -1 for nobody, if both cards have the same value."""
    if value == others:
        return -1, -1
    return (one, other) if value > others else (other, one)


class DuelRemove(Question):
    """DC-10.15: the winner may remove one stone of the loser from the named building."""

    decision: ClassVar[str] = "D-15"
    rule: ClassVar[str] = "DC-10.15"

    def __init__(self, seat: int, loser: int, building: int) -> None:
        super().__init__(seat)
        self.loser: Final = loser
        self.building: Final = building

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.loser, self.building)

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        stones = s.houses[self.building].stones(self.loser)
        return JUST_PASS + actions_of(TAKE, self.building, stones)

    def resolve(self, state: State) -> None:
        s = town(state)
        if s.answer == PASS:
            if s.log is not None:
                DUEL_REMOVAL_DECLINED.tell(s, {"player": self.seat})
            return
        remove_stone(s, (s.answer - TAKE) // CELLS, (s.answer - TAKE) % CELLS, self.seat, "duel")

    def default(self, state: State, seat: int) -> int:
        """The first stone in board order."""
        return self.options(state, seat)[1]


CHALLENGE_OF: Final = [Challenge(seat) for seat in range(5)]
