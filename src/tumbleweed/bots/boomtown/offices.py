"""What a town's office is worth to everybody (BT-7, BT-8): five points at the end, and the fees until then.

All cards of the deck come into play, and somebody takes each of them. So a town is a little game of its own: its
remaining mines are taken one after the other, at random as to who takes them, and the fee goes to whoever is mayor at
that moment. `Offices` plays this out exactly.

A town's position is one number: everybody's mines there (5 bits a seat), the mayor's seat + 1, whether the mayor is
governor, and how many mines are to come.
"""

from typing import Final

from mypy_extensions import i64

COUNT_BITS: Final = 5
MAYOR_AT: Final = 25
GOVERNOR_AT: Final = 28
COMING_AT: Final = 29
GOVERNED: Final = 1 << GOVERNOR_AT
ONE_COMING: Final = 1 << COMING_AT
MOST_COMING: Final = 9
"""A town of the box has nine mines; if a custom deck has more, only this many are considered."""
REMEMBERED: Final = 200000

MAYOR_TAKES: Final = 1.4
"""How much more likely the mayor, who pays no fee, takes a mine than others do."""
RIVAL_TAKES: Final = 1.2
"""The same for a player who becomes mayor by taking it."""


def position(counts: list[int], mayor: int, governor: bool, coming: int) -> int:
    """A town's position; `counts` by seat, `mayor` -1 for none."""
    key: i64 = 0
    for seat in range(len(counts)):
        key |= counts[seat] << COUNT_BITS * seat
    return int(key | (mayor + 1) << MAYOR_AT | (GOVERNED if governor else 0) | min(coming, MOST_COMING) << COMING_AT)


def mines_of(key: i64, seat: i64) -> i64:
    """How many mines a seat has."""
    return key >> COUNT_BITS * seat & 31


def mayor_of(key: i64) -> i64:
    """The mayor's seat; -1: none."""
    return (key >> MAYOR_AT & 7) - 1


def fee_of(key: i64, seat: i64) -> i64:
    """BT-7.2, BT-7.3: what a seat pays for one more mine."""
    mayor = mayor_of(key)
    if mayor < 0 or mayor == seat:
        return 0
    mines = mines_of(key, mayor)
    return 2 * mines if key & GOVERNED else mines


def gained(key: i64, seat: i64) -> i64:
    """A seat gets one more mine (BT-8.1, BT-8.2); the number of mines to come is left as it is."""
    mayor = mayor_of(key)
    mines = mines_of(key, seat) + 1
    key += 1 << COUNT_BITS * seat
    if mayor == seat or mines <= (1 if mayor < 0 else mines_of(key, mayor)):
        return key
    return elected(key, seat)


def elected(key: i64, seat: i64) -> i64:
    """Another mayor (-1: none), and therefore no governor."""
    return key & ~(7 << MAYOR_AT | GOVERNED) | (seat + 1) << MAYOR_AT


def lost(key: i64, seat: i64, count: i64, two_mines: bool) -> i64:
    """A seat loses one mine (BT-8.5 to BT-8.8, BT-8.10). Among equals, the seat on the left is taken to be the new
    mayor: who has held that many mines the longest hardly ever matters.
    """
    key -= 1 << COUNT_BITS * seat
    mayor = mayor_of(key)
    if mayor < 0:
        return key
    held = mines_of(key, mayor)
    least: i64 = 2 if two_mines and held < 2 else held + 1
    best: i64 = -1
    for place in range(1, count):
        other = (mayor + place) % count
        if mines_of(key, other) >= least:
            best = other
            least = mines_of(key, other) + 1
    if best >= 0:
        return elected(key, best)
    return elected(key, -1) if held < (2 if two_mines else 1) else key


def taken(key: i64, seat: i64) -> i64:
    """A seat takes a mine that was to come."""
    key = gained(key, seat)
    return key - ONE_COMING if key >> COMING_AT else key


class Offices:
    """All positions looked up so far, each with what it brings to each seat."""

    def __init__(self, count: int, points: int) -> None:
        self.count: Final = count
        self.points: Final = points
        """What an office counts in the end."""
        self.known: Final[dict[int, list[float]]] = {}

    def hopes(self, key: int) -> list[float]:
        """What each seat will get from a town's office and fees, less what it will pay."""
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = self._played_out(key)
            self.known[key] = found
        return found

    def _played_out(self, key: i64) -> list[float]:
        hopes = [0.0] * self.count
        mayor = mayor_of(key)
        if not key >> COMING_AT:
            if mayor >= 0:
                hopes[mayor] = float(self.points)
            return hopes
        chances = self.chances(key)
        for seat in range(self.count):
            chance = chances[seat]
            after = self.hopes(int(taken(key, seat)))
            for other in range(self.count):
                hopes[other] += chance * after[other]
            fee = chance * float(fee_of(key, seat))
            hopes[seat] -= fee
            if mayor >= 0:
                hopes[mayor] += fee
        return hopes

    def chances(self, key: i64) -> list[float]:
        """How likely each seat takes the next mine."""
        mayor = mayor_of(key)
        found: list[float] = []
        total = 0.0
        for seat in range(self.count):
            weight = 1.0
            if seat == mayor:
                weight = MAYOR_TAKES
            elif mayor_of(gained(key, seat)) == seat:
                weight = RIVAL_TAKES
            found.append(weight)
            total += weight
        return [weight / total for weight in found]
