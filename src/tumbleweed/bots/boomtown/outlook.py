"""A position as a seat sees it: what everybody is likely to end with, and who stands in whose way.

Everything is computed for every seat alike, in gold (a point at the end counts as one gold): what a card is worth to
the others tells which cards they will leave. Nothing hidden from the seat is looked at.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tumbleweed.bots.boomtown.danger import Danger
from tumbleweed.bots.boomtown.odds import Odds
from tumbleweed.bots.boomtown.offices import COMING_AT, COUNT_BITS, GOVERNED, MAYOR_AT, MOST_COMING, Offices
from tumbleweed.bots.boomtown.weights import (
    GIRLS_WAIT,
    GOVERNOR_WAITS,
    SALOON_WAITS,
    TELEGRAPH_OWN,
    UNSEEN_PAY,
    VEIN_WAITS,
    hope,
    mustang,
    spread,
    telegraph,
)  # fmt: skip
from tumbleweed.bots.style import Style
from tumbleweed.games.boomtown.box import (
    DYNAMITE,
    EXPROPRIATION,
    GOVERNOR,
    MUSTANG,
    NEW_VEIN,
    SALOON,
    SALOON_GIRLS,
    TELEGRAPH,
    TOWNS,
    Deck,
)  # fmt: skip
from tumbleweed.games.boomtown.table import Table
from tumbleweed.games.boomtown.town import BIDDING, PRODUCING, Boomtown, Saloon

ALL_TOWNS: Final = len(TOWNS)
SURE: Final = 0.98
"""When others are weighed, nobody's win is taken to be surer than this."""


class Almanac:
    """What was computed once for a table and can be looked up."""

    def __init__(self, table: Table, count: int) -> None:
        self.table: Final = table
        self.deck: Final[Deck] = table.deck
        self.count: Final = count
        self.rounds: Final = table.rounds(count)
        self.odds: Final = Odds(table.deck, self.rounds, table.box.new_vein)
        self.offices: Final = Offices(count, table.box.office)
        self.spread: Final = [spread(count, rolls) for rolls in range(self.rounds + 1)]
        self.totals: Final = [table.deck.town.count(town) for town in range(ALL_TOWNS)]
        self._removed: tuple[int, ...] = ()
        self._left = list(self.totals)
        self.all_attacks: Final = table.deck.kind.count(DYNAMITE) + table.deck.kind.count(EXPROPRIATION)
        self._attacks = self.all_attacks

    def left(self, removed: tuple[int, ...]) -> list[int]:
        """How many mines of each town have not been removed; the last answer is remembered."""
        if removed is not self._removed:
            self._count(removed)
        return self._left

    def attacks(self, removed: tuple[int, ...]) -> int:
        """How many Dynamites and Expropriations have not been removed."""
        if removed is not self._removed:
            self._count(removed)
        return self._attacks

    def _count(self, removed: tuple[int, ...]) -> None:
        left = list(self.totals)
        attacks = self.all_attacks
        for card in removed:
            if card < self.deck.mines:
                left[self.deck.town[card]] -= 1
            elif self.deck.kind_of(card) in (DYNAMITE, EXPROPRIATION):
                attacks -= 1
        self._left = left
        self._attacks = attacks
        self._removed = removed


class Outlook:
    """What a seat thinks of everybody's prospects."""

    def __init__(self, s: Boomtown, me: int, almanac: Almanac, style: Style) -> None:
        self.s: Final = s
        self.me: Final = me
        self.almanac: Final = almanac
        self.deck: Final = almanac.deck
        self.box: Final = almanac.table.box
        self.odds: Final = almanac.odds
        self.offices: Final = almanac.offices
        self.style: Final = style
        self.count: Final = almanac.count
        self.rolls: Final[int] = almanac.rounds - s.round + (0 if s.phase >= PRODUCING else 1)
        """Production rolls to come."""
        self.gold: Final = known_gold(s, me, False)
        self.towns: Final = town_positions(s, almanac)
        """Each town's position (offices.py)."""
        self.explosions: Final[dict[int, list[float]]] = {}
        """What changes if a mine is blown up; computed when first needed (aims.py)."""
        self.danger: Final = Danger(s, almanac.odds, self.rolls, self._attacks())
        self.ends: Final = self._ends()
        """What everybody is likely to end with, without what all get alike."""
        self.minds: Final = self._minds()
        """How much a gain of one seat hurts another, by seat * count + other; 1 in all for each seat."""

    def _attacks(self) -> float:
        """Dynamites and Expropriations still to come (BT-1.5: some may have been removed unseen)."""
        attacks = float(self.almanac.attacks(self.s.removed))
        if self.s.unseen:
            attacks *= self.s.cards_left() / (self.s.cards_left() + len(self.s.unseen))
        return attacks

    def _ends(self) -> list[float]:
        s, odds, rolls = self.s, self.odds, self.rolls
        ends: list[float] = []
        for seat in range(self.count):
            player = s.players[seat]
            ends.append(self.gold[seat] + odds.all_bring(player.mines, rolls) - self.danger.losses[seat])
            if player.events:
                ends[seat] += self.cards_before(seat)
        for vein in s.veins:
            ends[s.owner(vein.mine)] += odds.vein(vein.mine, rolls, s.table.vein_scores)
        for saloon in s.saloons:
            self.add_saloon(ends, saloon, 1.0)
        for town in range(ALL_TOWNS):
            hopes = self.offices.hopes(self.towns[town])
            for seat in range(self.count):
                ends[seat] += hopes[seat]
        return ends

    def cards_before(self, seat: int) -> float:
        """Cards that are held or waiting (BT-9.3, BT-9.4)."""
        s = self.s
        found = 0.0
        if s.holds(seat, TELEGRAPH):
            found += TELEGRAPH_OWN * telegraph(self.rolls)
        if s.holds(seat, MUSTANG):
            found += mustang(self.rolls - (1 if self.s.phase > BIDDING else 0))
        if s.holds(seat, NEW_VEIN):
            found += VEIN_WAITS * hope(self.rolls)
        if s.holds(seat, SALOON):
            found += SALOON_WAITS * hope(self.rolls)
        if s.holds(seat, SALOON_GIRLS):
            found += GIRLS_WAIT * hope(self.rolls)
        if s.holds(seat, GOVERNOR):
            found += GOVERNOR_WAITS * hope(self.rolls)
        return found

    def add_saloon(self, ends: list[float], saloon: Saloon, times: float) -> None:
        """BT-23: what a saloon brings its owner, and costs the others."""
        takes = times * saloon.takes(self.box)
        there: i64 = self.deck.in_town[saloon.town]
        for seat in range(self.count):
            if seat != saloon.owner:
                paid = takes * self.odds.all_pay(self.s.players[seat].mines & there, self.rolls)
                ends[seat] -= paid
                ends[saloon.owner] += paid
        ends[saloon.owner] += takes * self.unseen_pay(saloon.town)

    def unseen_pay(self, town: int) -> float:
        """How often mines that others will get later will pay."""
        return UNSEEN_PAY * (self.towns[town] >> COMING_AT) * self.rolls

    def _minds(self) -> list[float]:
        """The chances of winning follow from what everybody is likely to end with; one player's gain costs the others
        in proportion to how likely each of them is to win.
        """
        count = self.count
        chances = winning(self.ends, self.almanac.spread[self.rolls])
        minds: list[float] = []
        for seat in range(count):
            others = 1.0 - min(chances[seat], SURE)
            factor = 1.0
            if seat == self.me:
                factor = self.style.harm
            for other in range(count):
                minds.append(0.0 if other == seat else factor * min(chances[other] / others, 1.0))
        return minds

    def mind(self, seat: int, change: list[float]) -> float:
        """What a change of everybody's prospects is worth to a seat."""
        found = change[seat]
        place = seat * self.count
        for other in range(self.count):
            found -= self.minds[place + other] * change[other]
        return found

    def prospect(self, seat: int, change: list[float]) -> float:
        """How likely a seat wins after a change. A player who likes to harm others counts their losses for more."""
        harm = self.style.harm if seat == self.me else 1.0
        ends = list(self.ends)
        for other in range(self.count):
            ends[other] += change[other] if other == seat else harm * change[other]
        return winning(ends, self.almanac.spread[self.rolls])[seat]


def winning(ends: list[float], width: float) -> list[float]:
    """How likely each player wins, from what they are likely to end with and how far off that may be."""
    best = max(ends)
    found = [exp((end - best) / width) for end in ends]
    whole = sum(found)
    return [one / whole for one in found]


def known_gold(s: Boomtown, me: int, bids: bool) -> list[float]:
    """Everybody's gold as far as a seat (-1: an observer who sees everything) knows it. Where gold is hidden, the
    others' total is known (all payments are seen), and who is bankrupt; with `bids` also what was bid.
    """
    if s.table.open_gold or me < 0:
        return [float(player.gold) for player in s.players]
    together = 0.0
    solvent = 0
    found = [0.0] * s.count
    for seat in range(s.count):
        player = s.players[seat]
        if seat == me:
            found[seat] = float(player.gold)
        elif player.gold:
            least = max(1, player.bid if bids else 0)
            found[seat] = float(least)
            together += float(player.gold - least)
            solvent += 1
    for seat in range(s.count):
        if seat != me and found[seat] > 0:
            found[seat] += together / solvent
    return found


def town_positions(s: Boomtown, almanac: Almanac) -> list[int]:
    """Each town's position, with the mines to come: those left in the row, and those in the deck."""
    left = almanac.left(s.removed)
    deck = almanac.deck
    row = [0] * ALL_TOWNS
    for slot in range(len(s.row)):
        if s.left >> slot & 1 and s.row[slot] < deck.mines:
            row[deck.town[s.row[slot]]] += 1
    found: list[int] = []
    for town in range(ALL_TOWNS):
        key: i64 = 0
        owned: i64 = 0
        for seat in range(almanac.count):
            mines: i64 = s.players[seat].counts >> 6 * town & 63
            owned += mines
            key |= mines << COUNT_BITS * seat
        coming: i64 = left[town] - owned
        if s.unseen:
            coming = row[town] + in_deck(s, int(coming) - row[town])
        key |= (s.offices >> 3 * town & 7) << MAYOR_AT
        if s.governor == town:
            key |= GOVERNED
        found.append(int(key | min(coming, MOST_COMING) << COMING_AT))
    return found


def in_deck(s: Boomtown, unseen: int) -> int:
    """BT-1.5: how many of the mines nobody has seen are probably in the deck."""
    cards = s.cards_left()
    return (2 * unseen * cards + cards + len(s.unseen)) // (2 * (cards + len(s.unseen)))
