"""How a player sees the town: how near everybody is to each building, how likely they get it, what that is worth.

A player's score grows with points, money and hopes; the player's share of the win is exp(score) over the sum for all
players (weights.py says where the numbers come from). What is good or bad for a player is measured by what it adds to
the logarithm of that share: a gain of one's own counts by the part of the win one does not have yet, a rival's gain by
that rival's share.
"""

from math import exp
from typing import Final

from tumbleweed.bots.dodge_city.linking import HOPELESS
from tumbleweed.bots.dodge_city.ways import FAR, Ground, Look, Reach, ground_of
from tumbleweed.bots.dodge_city.weights import ENOUGH, PER_POINT, SIGMOID, Weights
from tumbleweed.bots.style import Style
from tumbleweed.games.dodge_city.box import INDIO, Box
from tumbleweed.games.dodge_city.house import OPEN_HOUSE
from tumbleweed.games.dodge_city.town import DUEL, PLACING_1, START, Town

AFTER_TURNS: Final = 0
IN_DUELS: Final = 1
LAST_TURN: Final = 2
BOTH_TURNS: Final = 6
BEFORE: Final = 10
"""The phases of a pass, for a player: no turn left, duel round, one turn left (and three more for how many others come
before it), two turns left (likewise), the start round."""
MOST_BETWEEN: Final = 3
TURNS: Final[list[int]] = [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2]
"""By phase, how many turns a player has left."""
INCOME: Final = 450
"""What a card brings on average in a turn, in dollars."""
UNSEEN_CASH: Final = 800
"""What others are assumed to have where money is hidden (U-58)."""
MOST_KNOWN: Final = 2000


class Standing:
    """What the players' points mean for one of them."""

    def __init__(self, scores: list[float], gains: list[list[float]], weight: list[float]) -> None:
        self.scores: Final = scores
        self.gains: Final = gains
        """By player and figure: what getting a building is worth to that player."""
        self.weight: Final = weight
        """By player: how much that player's gains matter to this one."""


class Known:
    """What never changes at a table: the ground plans of its buildings, and what points are worth."""

    def __init__(self, s: Town, weights: Weights, style: Style) -> None:
        self.weights: Final = weights
        self.style: Final = style
        self.table: Final = s.table
        self.plan: Final = s.plan
        self.grounds: Final[list[Ground]] = [ground_of(site, s.table.conduct) for site in s.plan]
        box = s.table.box
        target, most = s.table.target, max(box.points)
        self.points: Final[list[float]] = [standing(weights, target - points) for points in range(target + 2 * most)]
        """What each number of points is worth."""
        self.gains: Final[list[list[float]]] = [
            [weights.eager * (self.points[points + more] - self.points[points] + weights.cash * rent)
             for more, rent in zip(box.points, box.rent, strict=True)]
            for points in range(target + most)
        ]  # fmt: skip
        """By points and figure: what getting a building is worth."""
        self.duellists: Final[int] = sum(1 << card for card in box.deck if box.kind[card] != INDIO)
        """The cards with which a duel can be fought, as a mask."""
        self.standings: Final[dict[tuple[int, ...], Standing]] = {}
        self.phases: Final[dict[int, list[int]]] = {}

    def fits(self, s: Town) -> bool:
        """Whether this belongs to that table."""
        return self.plan is s.plan and self.table is s.table

    def standing(self, s: Town, me: int) -> Standing:
        """What the points mean for a player; -1: without a favourite."""
        key = (me, *[player.points for player in s.players])
        found = self.standings.get(key)
        if found is None:
            if len(self.standings) >= MOST_KNOWN:
                self.standings.clear()
            scores = [self.points[player.points] for player in s.players]
            harm = self.style.harm
            shares = in_shares(scores)
            weight = [1.0 - share if seat == me else -harm * share for seat, share in enumerate(shares)]
            found = Standing(scores, [self.gains[player.points] for player in s.players], weight)
            self.standings[key] = found
        return found

    def phase(self, s: Town, ended: bool) -> list[int]:
        """Each player's phase; `ended`: as if the current turn were over."""
        key = (s.round * 64 + (s.starter + 1) * 8 + s.active + 1) * 2 + (1 if ended else 0)
        found = self.phases.get(key)
        if found is None:
            found = phases(s, ended)
            self.phases[key] = found
        return found


def standing(weights: Weights, away: int) -> float:
    """What it is worth to be a number of points away from winning."""
    last = len(weights.standing) - 1
    if away <= last:
        return weights.standing[max(away, 0)]
    return weights.standing[last] - PER_POINT * (away - last)


def phases(s: Town, ended: bool) -> list[int]:
    """Each player's phase."""
    count = int(s.count)
    if s.round <= START:
        return [BEFORE] * count
    if s.round >= DUEL:
        return [IN_DUELS] * count
    first = s.starter
    now = (s.active - first) % count if s.active >= 0 else count
    if ended:
        now += 1
    before, after = (LAST_TURN, BOTH_TURNS) if s.round == PLACING_1 else (AFTER_TURNS, LAST_TURN)
    found: list[int] = []
    for seat in range(count):
        place = (seat - first) % count
        if place >= now:
            found.append(after + min(place - now, MOST_BETWEEN))
        elif before:
            found.append(before + min(count - now + place, MOST_BETWEEN))
        else:
            found.append(before)
    return found


def worth_of_cash(weights: Weights, cash: int) -> float:
    """What money is worth."""
    if cash <= ENOUGH:
        return weights.cash * cash
    return weights.cash * ENOUGH + weights.more_cash * (cash - ENOUGH)


def in_shares(scores: list[float]) -> list[float]:
    """Shares of the win that follow from scores."""
    top = max(scores)
    parts = [exp(score - top) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


class Outlook:
    """A position as one player sees it; -1: as an observer who sees everything."""

    def __init__(self, s: Town, known: Known, me: int, ended: bool) -> None:
        self.s: Final = s
        self.known: Final = known
        self.box: Final[Box] = s.table.box
        self.price: Final = s.table.box.price
        self.weights: Final = known.weights
        self.me: Final = me
        self.count: Final = int(s.count)
        self.phase: Final = known.phase(s, ended)
        standing = known.standing(s, me)
        self.gains: Final = standing.gains
        self.weight: Final = standing.weight
        self.scores: Final = standing.scores
        self.cash: Final[list[int]] = []
        seen = s.table.money_open or me < 0
        for seat, player in enumerate(s.players):
            self.cash.append(int(player.cash) if seen or seat == me else UNSEEN_CASH)

    def look(self, building: int) -> Look:
        """How near everybody is in a building."""
        return self.known.grounds[building].look(self.s.houses[building])

    def hope(self, figure: int, seat: int, need: int, rival: int, firm: bool) -> float:
        """How likely a player gets a building, given how many stones the player and the nearest rival still miss."""
        if need >= HOPELESS:
            return 0.0
        weights, phase = self.weights, self.phase[seat]
        near = need if need < FAR else FAR
        logit = weights.hope[phase][near] + weights.rival[rival if rival < FAR else FAR]
        if firm:
            logit += weights.firm[near]
        short = need - (self.cash[seat] + INCOME * TURNS[phase]) // self.price[figure]
        if short > 0:
            logit += weights.short[short if short < 3 else 3]
        return SIGMOID[logit + 1000]

    def prospect(self, figure: int, seat: int, need: int, rival: int, firm: bool) -> float:
        """How much that matters to this player."""
        return self.weight[seat] * self.gains[seat][figure] * self.hope(figure, seat, need, rival, firm)

    def now(self, figure: int, seat: int, look: Look) -> float:
        """How much it matters to this player how near another is."""
        reach = look.reaches[seat]
        return self.prospect(figure, seat, reach.need, look.rivals[seat], reach.firm)

    def then(self, figure: int, seat: int, look: Look, reach: Reach) -> float:
        """How much it would matter if the other were nearer or further away."""
        return self.prospect(figure, seat, reach.need, look.rivals[seat], reach.firm)

    def shares(self) -> list[float]:
        """Each player's share of the win, hopes included."""
        scores = [score + worth_of_cash(self.weights, self.cash[seat]) for seat, score in enumerate(self.scores)]
        for building, house in enumerate(self.s.houses):
            if house.status == OPEN_HOUSE and house.taken:
                look, figure = self.look(building), house.figure
                for seat in range(self.count):
                    reach = look.reaches[seat]
                    if reach.own:
                        hope = self.hope(figure, seat, reach.need, look.rivals[seat], reach.firm)
                        scores[seat] += hope * self.gains[seat][figure]
        return in_shares(scores)
