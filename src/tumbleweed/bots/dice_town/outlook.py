"""What dice promise: how likely they are to win each place against what the others show, and what that is worth."""

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from tumbleweed.bots.dice_town.hopes import CLASS, CLASSES, COUNTS, PAYING, THRIFTY, Collecting, promise
from tumbleweed.bots.dice_town.prizes import PLACES, Prizes
from tumbleweed.games.dice_town.dice import ACE, COMBINATIONS, DIE, KING, count, index_of
from tumbleweed.games.dice_town.town import Town

END: Final = PLACES * COUNTS
TIE: Final = 0.35
"""How much of a place a tied player can expect who is not the Sheriff."""
CHANGING_PLANS: Final = [
    [0.0, 0.0, 0.1, 0.2, 0.2, 0.2],
    [0.0, 0.0, 0.2, 0.25, 0.3, 0.3],
    [0.0, 0.0, 0.45, 0.6, 0.7, 0.8],
    [0.0, 0.0, 0.45, 0.6, 0.7, 0.8],
    [0.0, 0.0, 0.55, 0.7, 0.85, 0.9],
    [0.0, 0.0, 0.55, 0.7, 0.85, 0.9],
]
"""By rolls and dice left: what it is worth to be free to collect something else, and to get other dice along the way.
Found by comparing the best plan with exact play to the end of the phase.
"""


def _group_class(face: int, number: int, second: int) -> int:
    """The poker class of some dice of a face: the middle one of the classes whose next group has `second` dice."""
    found: list[int] = []
    for dice in COMBINATIONS:
        if count(dice, face) == number:
            others = [count(dice, other) for other in range(6) if other != face]
            if max(others) == second:
                found.append(CLASS[index_of(dice)])
    found.sort()
    return found[len(found) // 2]


def _group_classes() -> list[int]:
    """By face, second pair or not, and number of dice of the face (at (face * 2 + pair) * 6 + number)."""
    classes: list[int] = []
    for face in range(6):
        for pair in (0, 1):
            classes.append(0)
            for number in range(1, 6):
                classes.append(_group_class(face, number, min(5 - number, 1 + pair)))
    return classes


GROUP_CLASS: Final = _group_classes()


class Plan:
    """Collecting a face: what its place is then worth, how likely the Town Hall is won as well (for aces the Town Hall
    is part of the place's worth), and how likely neither is won.
    """

    def __init__(self, place: float, hall: float, nothing: float) -> None:
        self.place: Final = place
        self.hall: Final = hall
        self.nothing: Final = nothing


class Outlook:
    """The chances of one seat, if the others may still choose `rolls` times (as in hopes.py)."""

    def __init__(self, s: Town, seat: int, prizes: Prizes, rolls: int) -> None:
        fewer: list[float] = []
        rivals: list[list[float]] = []
        for other, player in enumerate(s.players):
            if other != seat:
                shown = promise(int(player.kept), rolls)
                rivals.append(shown.below)
                fewer = [one * two for one, two in zip(fewer, shown.fewer, strict=True)] if fewer else shown.fewer
        in_office = s.sheriff == seat
        tie = 1.0 if in_office else TIE
        # `n` dice win if all others have fewer, or if nobody has more and the Sheriff decides so.
        win = [less + (upto - less) * tie for less, upto in pairwise(fewer[: END + 1])]
        for place in range(0, END, COUNTS):
            win[place] = 0.0
        worth = [chance * prize for chance, prize in zip(win, prizes.places, strict=True)]
        if in_office:
            # DT-14.2: the badge stays with its holder if nobody has more kings, not even one king against none.
            start = KING * COUNTS
            for kings in range(6):
                worth[start + kings] = fewer[start + kings + 1] * prizes.badge
        self.prizes: Final = prizes
        self.rivals: Final = rivals
        self.win: Final = win
        self.worth: Final = worth
        self.halls: Final = [-1.0] * CLASSES
        self.plans: Final[dict[int, Plan]] = {}

    def hall(self, level: int) -> float:
        """How likely a combination of a poker class is the best; half of those of the same class count as better."""
        known = self.halls[level]
        if known < 0.0:
            less = upto = 1.0
            for below in self.rivals:
                less *= below[level]
                upto *= below[level + 1]
            known = (less + upto) * 0.5
            self.halls[level] = known
        return known

    def hope(self, dice: i64, left: int, rolls: int, paying: bool) -> float:
        """What the dice set aside promise, by how many dice are left and how often the player may still choose."""
        if left == 0:
            return self.final(dice)
        if left == 1:
            total = 0.0
            for die in DIE:
                total += self.final(dice + die)
            return total / 6.0
        return self.best_plan(dice, left, rolls, (PAYING if paying else THRIFTY)[rolls][left])

    def final(self, dice: i64) -> float:
        """What a complete combination is worth."""
        win, worth = self.win, self.worth
        best = self.hall(CLASS[index_of(dice)])
        total = 0.0
        nothing = 1.0 - best
        rest = dice
        for start in range(0, END, COUNTS):
            place: i64 = start + (rest & 7)
            total += worth[place]
            nothing *= 1.0 - win[place]
            rest >>= 3
        return total + best * self.prizes.land[rest] + nothing * self.prizes.doc

    def best_plan(self, dice: i64, left: int, rolls: int, more: Collecting) -> float:
        """What incomplete dice are worth if the best face is collected from now on."""
        win, worth = self.win, self.worth
        base = 0.0
        nothing = 1.0
        pairs: i64 = 0
        rest = dice
        for start in range(0, END, COUNTS):
            number: i64 = rest & 7
            base += worth[start + number]
            nothing *= 1.0 - win[start + number]
            if number > 1:
                pairs += 1
            rest >>= 3
        aces = rest
        if aces > 1:
            pairs += 1
        land, doc = self.prizes.land[aces], self.prizes.doc
        best = -99.0
        rest = dice
        for face in range(6):
            have: i64 = rest & 7
            rest >>= 3
            # A face of which there is no die yet is no plan, unless there are no dice at all.
            if have == 0 and dice:
                continue
            second: i64 = 1 if have < 2 else 2
            plan = self.plan(face, have, left, 1 if pairs >= second else 0, more)
            if face == ACE:
                value = plan.place + nothing * plan.nothing * doc
            else:
                at: i64 = face * COUNTS + have
                others = nothing / (1.0 - win[at]) if win[at] < 1.0 else 0.0
                value = plan.place - worth[at] + plan.hall * land + others * plan.nothing * doc
            if value > best:
                best = value
        # A gambler prefers what may still come to what is already there.
        return base + best * self.prizes.risk + CHANGING_PLANS[rolls][left] - self.prizes.dollar * more.price

    def aim(self, dice: int, left: int, rolls: int, paying: bool) -> tuple[int, float, float]:
        """The best face to collect with these dice set aside, how likely it wins its place (aces: the Town Hall), and
        what that would be worth.
        """
        more = (PAYING if paying else THRIFTY)[rolls][left]
        best, found = -99.0, (ACE, 0.0, 0.0)
        for face in range(6):
            have = int(count(dice, face))
            if have:
                plan = self.plan(face, have, left, 0, more)
                value = plan.place + plan.hall * self.prizes.land[0]
                if value > best:
                    best, found = value, (face, self._chance(face, have, more), plan.place)
        face, chance, worth = found
        return face, chance, worth / chance if chance > 0.0 else 0.0

    def _chance(self, face: int, have: int, more: Collecting) -> float:
        """How likely a face wins its place."""
        total = 0.0
        for number, chance in enumerate(more.chances):
            if face == ACE:
                total += chance * self.hall(GROUP_CLASS[ACE * 12 + have + number])
            else:
                total += chance * self.win[face * COUNTS + have + number]
        return total

    def plan(self, face: int, have: i64, left: int, pair: int, more: Collecting) -> Plan:
        """What comes of collecting a face of which the player has some dice; `pair`: and a pair of another face."""
        key = ((face * 6 + have) * 6 + left) * 2 + pair
        known = self.plans.get(key)
        if known is None:
            known = self._ace_plan(have, pair, more) if face == ACE else self._plan(face, have, pair, more)
            self.plans[key] = known
        return known

    def _plan(self, face: int, have: i64, pair: int, more: Collecting) -> Plan:
        win, worth, halls = self.win, self.worth, self.halls
        place = hall = nothing = 0.0
        at: i64 = face * COUNTS + have
        group: i64 = (face * 2 + pair) * 6 + have
        for chance in more.chances:
            best = halls[GROUP_CLASS[group]]
            if best < 0.0:
                best = self.hall(GROUP_CLASS[group])
            place += chance * worth[at]
            hall += chance * best
            nothing += chance * (1.0 - win[at]) * (1.0 - best)
            at += 1
            group += 1
        return Plan(place, hall, nothing)

    def _ace_plan(self, have: i64, pair: int, more: Collecting) -> Plan:
        land = self.prizes.land
        place = nothing = 0.0
        number = have
        group: i64 = (ACE * 2 + pair) * 6 + have
        for chance in more.chances:
            best = self.hall(GROUP_CLASS[group])
            place += chance * best * land[number]
            nothing += chance * (1.0 - best)
            number += 1
            group += 1
        return Plan(place, 0.0, nothing)
