"""DC-11, DC-12.1: controlled buildings are awarded, and the end of the game is checked."""

from typing import Final

from tumbleweed.core.steps import SEATS_OF, State, Step
from tumbleweed.games.dodge_city.box import FIGURES
from tumbleweed.games.dodge_city.declared.passes import PASS_ENDED
from tumbleweed.games.dodge_city.declared.settling import (
    BUILDING_AWARDED,
    BUILDING_UNDECIDED,
    POINTS_CHANGED,
    BuildingAwarded,
)
from tumbleweed.games.dodge_city.ending import ALL_FINISHED, PASS_LIMIT, TARGET_POINTS, end_now
from tumbleweed.games.dodge_city.house import CONTROLLED, OPEN_HOUSE
from tumbleweed.games.dodge_city.money import receive
from tumbleweed.games.dodge_city.stones import clear_house
from tumbleweed.games.dodge_city.town import SETTLEMENT, Town, town


class Settlement(Step):
    """DC-11.1: all open buildings are settled as they stand at the same moment; told in board order (U-52)."""

    def run(self, state: State) -> None:
        s = town(state)
        s.round = SETTLEMENT
        for building, house in enumerate(s.houses):
            if house.status != OPEN_HOUSE:
                continue
            connected = s.connected(building)
            if not connected:
                continue
            winner = settled(connected, contest_of(s, building))
            if winner >= 0:
                award(s, building, winner)
            elif s.log is not None:
                BUILDING_UNDECIDED.tell(s, {"building": s.plan[building].id, "connected": list(SEATS_OF[connected])})
        s.contests = ()


def contest_of(s: Town, building: int) -> int:
    """The control duel of a building in this pass; 0 if there was none."""
    for contest in s.contests:
        if contest & 255 == building:
            return contest
    return 0


def settled(connected: int, contest: int) -> int:
    """DC-11.2: who gets a building in which these seats are connected; -1 for nobody."""
    winner = (contest >> 16) - 1
    if winner >= 0:
        if connected >> winner & 1:
            return winner
        connected &= ~(contest >> 8 & 255)
    if connected and not connected & connected - 1:
        return SEATS_OF[connected][0]
    return -1


def award(s: Town, building: int, seat: int) -> None:
    """DC-11.3, DC-11.4: the winner takes the points disc and a rent; all stones return."""
    house, player = s.houses[building], s.players[seat]
    figure = house.figure
    returned = house.by_seat(s.count) if s.log is not None else []
    clear_house(s, building)
    s.houses[building] = house.finished(CONTROLLED, seat)
    s.finished += 1
    one = 1
    player.discs += one << 4 * figure
    player.points += s.table.box.points[figure]
    if s.log is not None:
        awarded: BuildingAwarded = {
            "player": seat,
            "building": s.plan[building].id,
            "figure": FIGURES[figure - 1],
            "points": s.table.box.points[figure],
            "rent": s.table.box.rent[figure],
            "returned": returned,
        }
        BUILDING_AWARDED.tell(s, awarded)
        POINTS_CHANGED.tell(s, {"player": seat, "points": player.points})
    receive(s, seat, s.table.box.rent[figure], "rent")


class EndOfPass(Step):
    """DC-13.1, DC-13.3, U-60: is the game over?"""

    def run(self, state: State) -> None:
        s = town(state)
        if s.log is not None:
            PASS_ENDED.tell(s, {"number": s.number, "points": [player.points for player in s.players]})
        if max([player.points for player in s.players]) >= s.table.target:
            end_now(s, TARGET_POINTS)
        elif s.finished == len(s.houses):
            end_now(s, ALL_FINISHED)
        elif s.number == s.table.pass_limit:
            end_now(s, PASS_LIMIT)


SETTLE: Final = Settlement()
END_OF_PASS: Final = EndOfPass()
