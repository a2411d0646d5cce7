"""The Boomtown thinker: compares what everybody is likely to end with (outlook.py)."""

from typing import Final

from tumbleweed.bots.boomtown import beginner, reasons
from tumbleweed.bots.boomtown.bidding import Auction, Bids
from tumbleweed.bots.boomtown.judging import marked
from tumbleweed.bots.boomtown.outlook import Almanac, Outlook, known_gold, winning
from tumbleweed.bots.style import PLAIN, Style
from tumbleweed.bots.thinker import Reason, Thinker
from tumbleweed.core.chance import Chance
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.actions import BID, PASS
from tumbleweed.games.boomtown.auction import MakeBid
from tumbleweed.games.boomtown.town import SCORING, Boomtown, boomtown

MIXED: Final = 1024
WORTH_A_THOUGHT: Final = 12
"""How many answers are considered, to any question except a bid."""
EVERYBODY: Final = -1


class BoomtownThinker(Thinker):
    """How to play Boomtown."""

    def __init__(self, style: Style = PLAIN) -> None:
        super().__init__(style)
        self._almanac: Almanac | None = None
        self._auctions: Final[dict[int, tuple[tuple[object, ...], Auction]]] = {}
        """By the seat that looks: the last auction, and what it was about."""

    def outlook(self, s: Boomtown, seat: int) -> Outlook:
        """A position as a seat (-1: an observer who sees everything) sees it."""
        almanac = self._almanac
        if almanac is None or almanac.table is not s.table or almanac.count != s.count:
            almanac = Almanac(s.table, s.count)
            self._almanac = almanac
        return Outlook(s, seat, almanac, self.style)

    def auction(self, s: Boomtown, seat: int) -> Auction:
        """An auction as a seat sees it. Nothing but the bids changes during an auction, so everything else is computed
        once; once for all seats, if they see everybody's gold and like the same things.
        """
        viewer = EVERYBODY if self.style is PLAIN and s.table.open_gold else seat
        players = [(player.mines, player.events) for player in s.players]
        gold = known_gold(s, seat, False)
        key = (s.table, s.round, s.row, s.removed, s.veins, s.saloons, s.offices, s.governor, players, gold)
        known = self._auctions.get(viewer)
        if known is None or key != known[0]:
            known = (key, Auction(self.outlook(s, seat)))
            self._auctions[viewer] = known
        auction = known[1]
        auction.come_to(s, seat)
        return auction

    def choose(self, s: State, seat: int, luck: Chance) -> int:
        t = boomtown(s)
        if isinstance(t.ask, MakeBid):
            if t.players[seat].gold <= t.high:
                return PASS
            doubt = luck.below(0, MIXED) / MIXED / self.style.risk
            boldness = min(1.0, luck.below(0, MIXED) / MIXED * self.style.risk)
            amount = Bids(self.auction(t, seat), seat).answer(doubt, boldness)
            return BID + amount if amount else PASS
        marks = marked(self.outlook(t, seat), seat)
        best, most = marks[0]
        for action, mark in marks:
            if mark > most:
                best, most = action, mark
        return best

    def ranked(self, s: State, seat: int) -> list[int]:
        t = boomtown(s)
        if isinstance(t.ask, MakeBid):
            return self._bids(t, seat)
        marks = marked(self.outlook(t, seat), seat)
        order = sorted([(-mark, action) for action, mark in marks])
        return [action for mark, action in order[:WORTH_A_THOUGHT]]

    def _bids(self, s: Boomtown, seat: int) -> list[int]:
        """The usual bid, passing, the lowest bid, and bids that drive others up."""
        if s.players[seat].gold <= s.high:
            return [PASS]
        bids = Bids(self.auction(s, seat), seat)
        found: list[int] = []
        for amount in [bids.answer(0.5, 0.5), 0, bids.least, *bids.drives()]:
            action = BID + amount if amount else PASS
            if action not in found:
                found.append(action)
        return found

    def weak(self, s: State, seat: int, luck: Chance) -> int:
        return beginner.answer(boomtown(s), seat, luck)

    def enough(self, s: State, begin: State) -> bool:
        """At the next round's auction: by then cards have been chosen and paid for, and the dice rolled."""
        return boomtown(s).round > boomtown(begin).round and isinstance(s.ask, MakeBid)

    def shares(self, s: State) -> list[float]:
        t = boomtown(s)
        if t.phase == SCORING and t.winners:
            won = [float(t.winners >> seat & 1) for seat in range(t.count)]
            whole = sum(won)
            return [one / whole for one in won]
        o = self.outlook(t, EVERYBODY)
        return winning(o.ends, o.almanac.spread[o.rolls])

    def reason(self, s: State, seat: int, action: int) -> Reason:
        t = boomtown(s)
        if isinstance(t.ask, MakeBid):
            return reasons.of_bid(Bids(self.auction(t, seat), seat), action)
        return reasons.of_answer(self.outlook(t, seat), seat, action)
