"""BT-4, BT-5: what choosing first is worth to each player, and how far everybody will go."""

from typing import Final

from tumbleweed.bots.boomtown.cards import Row
from tumbleweed.bots.boomtown.outlook import Outlook, known_gold
from tumbleweed.games.boomtown.choosing import ORDERS
from tumbleweed.games.boomtown.town import NOBODY, Boomtown

LITTLE: Final = 0.0005
"""A smaller advantage, in chances of winning, does not count."""
MARGIN: Final = 2.0
"""Others are not driven closer to their limit than this."""
COY: Final = 0.5
"""The smallest part of others' limit up to which it is worth driving them."""
MOST_DRIVES: Final = 8
DOUBT: Final = 0.2
EASY: Final = 0.2
"""How much room below its limit, as a part of the price, the bot wants at most, and how far it goes beyond when its
chances are good.
"""
ENDLESS: Final = 1000.0
SHARES: Final[list[list[float]]] = [[], [], [], [0.5, 0.25], [0.5, 0.25, 0.25], [0.5, 0.25, 0.125, 0.125]]
"""BT-5.6: the parts of a bid that go to the player on the winner's right, to the next, and so on; by number of players.
"""


class Auction:
    """What everybody thinks of each player choosing first. How much a seat likes somebody winning at a price is a
    straight line in that price.
    """

    def __init__(self, o: Outlook) -> None:
        s = o.s
        count = o.count
        self.o: Final = o
        self.s = s
        self.gold = o.gold
        """Everybody's gold, as far as bids have shown it."""
        self.count: Final = count
        everybody = ORDERS[count * 6]
        self.row: Final = Row(o, everybody)
        self.free: Final = [0.0] * (count * count)
        """By seat * count + winner: what the seat thinks of a win that costs nothing."""
        self.slope: Final = [0.0] * (count * count)
        """How much the seat likes each gold that the winner pays."""
        self.outcomes: Final[list[list[float]]] = []
        """By winner: what the row brings to everybody."""
        for winner in range(count):
            changes = self.row.foreseen(ORDERS[count * 6 + winner], int(s.left))
            self.outcomes.append(changes)
            paid = [0.0] * count
            paid[winner] = -1.0
            for place in range(1, count):
                paid[(winner - place) % count] = SHARES[count][place - 1]
            for seat in range(count):
                self.free[seat * count + winner] = o.mind(seat, changes)
                self.slope[seat * count + winner] = o.mind(seat, paid)

    def come_to(self, s: Boomtown, seat: int) -> None:
        """A higher bid was made: all that changes is what a seat knows about the others' gold."""
        self.s = s
        self.gold = known_gold(s, seat, True)

    def likes(self, seat: int, winner: int, price: float) -> float:
        """What a seat thinks of a win at a price."""
        place = seat * self.count + winner
        return self.free[place] + price * self.slope[place]

    def prospect(self, seat: int, winner: int, price: float) -> float:
        """A seat's chance of winning the game if the auction ends like that."""
        changes = list(self.outcomes[winner])
        changes[winner] -= price * (self.o.style.money if winner == seat else 1.0)
        for place in range(1, self.count):
            changes[(winner - place) % self.count] += price * SHARES[self.count][place - 1]
        return self.o.prospect(seat, changes)

    def limit(self, seat: int, rival: int) -> float:
        """The price up to which a seat would rather win than let a rival win at that price."""
        own = seat * self.count + seat
        his = seat * self.count + rival
        steep = self.slope[his] - self.slope[own]
        if steep <= 0:
            return ENDLESS
        return (self.free[own] - self.free[his]) / steep

    def goes_to(self, seat: int, rival: int) -> float:
        """How far a seat will go against a rival, with the gold it has."""
        return min(self.gold[seat], self.limit(seat, rival))

    def without(self, me: int) -> tuple[int, float]:
        """Who wins, and for how much, if a seat passes now."""
        s = self.s
        winner: int = s.bidder
        price = float(s.high)
        asleep = False
        if winner == NOBODY:
            winner, price, asleep = int(s.first), 0.0, bool(s.passed >> s.first & 1) or s.first == me
        for place in range(1, self.count):
            seat = (me + place) % self.count
            if seat == winner or s.passed >> seat & 1:
                continue
            his = self.goes_to(seat, winner)
            if his < price + 1:
                continue
            own = 0.0 if asleep else self.goes_to(winner, seat)
            if his > own:
                winner, price, asleep = seat, max(price, own) + 1, False
            else:
                price = max(price, his)
        return winner, price

    def settled(self, me: int, bid: float) -> tuple[int, float]:
        """Who wins, and for how much, if a seat bids this much and nothing more."""
        s = self.s
        winner: int = me
        price = bid
        for place in range(1, self.count):
            seat = (me + place) % self.count
            if s.passed >> seat & 1:
                continue
            his = self.goes_to(seat, winner)
            if his < price + 1:
                continue
            own = price if winner == me else self.goes_to(winner, seat)
            if his > own:
                winner, price = seat, max(price, own) + 1
            else:
                price = max(price, his)
        return winner, price


class Bids:
    """What one seat can answer in an auction, and what it should."""

    def __init__(self, auction: Auction, me: int) -> None:
        s = auction.s
        self.auction: Final = auction
        self.me: Final = me
        self.least: Final = int(s.high) + 1
        self.gold: Final = int(s.players[me].gold)
        self.winner, self.price = auction.without(me)
        """Who will win, and at what price, if this seat passes."""
        self.passing: Final = auction.prospect(me, self.winner, self.price)
        self.winning: Final = auction.prospect(me, me, float(self.least))

    def room(self) -> float:
        """How much more than the lowest bid the seat could pay, in its own estimate."""
        auction, me = self.auction, self.me
        passing = auction.likes(me, self.winner, self.price)
        return (passing - auction.likes(me, me, float(self.least))) / auction.slope[me * auction.count + me]

    def far(self) -> float:
        """How far others will go against this seat."""
        s = self.auction.s
        found = 0.0
        for seat in range(self.auction.count):
            if seat != self.me and not s.passed >> seat & 1:
                found = max(found, self.auction.goes_to(seat, self.me))
        return found

    def drives(self) -> list[int]:
        """BT-5: bids that somebody else will still exceed, the boldest first; they make others pay more."""
        far = self.far()
        top = min(int(far - MARGIN), self.gold)
        lowest = max(self.least, int(far * COY - MARGIN))
        if top < lowest:
            return []
        step = 1 + (top - lowest) // MOST_DRIVES
        return list(range(top, lowest - 1, -step))

    def answer(self, doubt: float, boldness: float) -> int:
        """What to bid; 0: pass. `doubt` and `boldness` are between 0 and 1: how early the bot stops as the price nears
        its limit (so that nobody can be sure of driving it up to the limit), and how far it drives others up.
        """
        if self.gold < self.least:
            return 0
        better = self.winning - self.passing > LITTLE
        wanted = better and self.room() > (DOUBT * doubt - EASY) * self.least
        drives = self.drives()
        if drives:
            amount = drives[min(int((1 - boldness) * len(drives)), len(drives) - 1)]
            winner, price = self.auction.settled(self.me, float(amount))
            then = self.auction.prospect(self.me, winner, price)
            if winner != self.me and then > max(self.passing, self.winning if wanted else 0.0) + LITTLE:
                return amount
        return self.least if wanted else 0
