"""BT-4, BT-5: the auction, and where the winning bid goes."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import SEATS_OF, AskSeat, State, Step
from tumbleweed.games.boomtown.actions import BID, PASS, PICK, bid_options
from tumbleweed.games.boomtown.box import MUSTANG
from tumbleweed.games.boomtown.declared.bidding import (
    AUCTION_ALL_PASSED,
    AUCTION_WON,
    AUCTION_WON_FREE,
    BID_MADE,
    BID_PASSED,
    BID_REST_TO_BANK,
    BID_SHARE_KEPT,
    BID_SHARE_PASSED_ON,
)
from tumbleweed.games.boomtown.declared.kinds import Passing
from tumbleweed.games.boomtown.declared.views import Flow
from tumbleweed.games.boomtown.gold import BANK, add_gold
from tumbleweed.games.boomtown.town import BIDDING, NOBODY, PAYING, Boomtown, boomtown


class Auction(Step):
    """BT-4.1: the first player starts, then clockwise; bankrupt players count as having passed (BT-4.7)."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        s.phase = BIDDING
        s.high = s.passed = 0
        s.bidder = NOBODY
        for player in s.players:
            player.bid = 0
        for place in range(s.count):
            seat = (s.first + place) % s.count
            if s.players[seat].gold == 0:
                drop_out(s, seat, "bankrupt")
        go_round(s, s.first)


def drop_out(s: Boomtown, seat: i64, reason: Passing) -> None:
    """BT-4.4: a player who passes is out of this auction."""
    s.passed |= 1 << seat
    if s.log is not None:
        BID_PASSED[reason].tell(s, {"player": seat, "reason": reason})


def go_round(s: Boomtown, seat: i64) -> None:
    """BT-4.5, BT-4.6, BT-4.9: asks the next player who can still bid, until only the highest bidder is left."""
    everybody: i64 = (1 << s.count) - 1
    while True:
        if seat == s.count:
            seat = 0
        if s.passed == everybody:
            s.bidder = s.first
            if s.log is not None:
                AUCTION_ALL_PASSED.tell(s, {"first_player": s.first})
            break
        if s.bidder != NOBODY and s.passed | 1 << s.bidder == everybody:
            break
        if not s.passed >> seat & 1:
            # BT-4.8: with hidden gold the seat is asked all the same; nobody else knows that it can only pass.
            if s.players[seat].gold > s.high or not s.table.open_gold:
                BID_OF[seat].run(s)
                return
            drop_out(s, seat, "cannot_raise")
        seat += 1
    if s.log is not None:
        won = AUCTION_WON if s.high else AUCTION_WON_FREE
        won.tell(s, {"player": s.bidder, "amount": s.high})


class MakeBid(AskSeat):
    """BT-4.2, BT-4.3: pass, or bid any amount above the highest bid, up to all the player's gold."""

    decision: ClassVar[str] = "BID"
    rule: ClassVar[str] = "BT-4.2"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = boomtown(state)
        return bid_options(s.high + 1, s.players[seat].gold)

    def forced(self, state: State, seat: int) -> bool:
        return False

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        seat: i64 = self.seat
        if s.answer == PASS:
            past = s.past
            drop_out(s, seat, "timeout" if past is not None and past.by_default else "choice")
        else:
            s.high = s.answer - BID
            s.bidder = seat
            s.players[seat].bid = s.high
            if s.log is not None:
                BID_MADE.tell(s, {"player": seat, "amount": s.high})
        go_round(s, seat + 1)

    def default(self, state: State, seat: int) -> int:
        return PASS

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        s = boomtown(state)
        if not BID < action < PICK:
            return IllegalAnswer("BT-4.2", "bid an amount of gold, or pass")
        if action - BID <= s.high:
            return IllegalAnswer("BT-4.2", f"a bid must be higher than {s.high}: at least {s.high + 1}, or pass")
        return IllegalAnswer("BT-4.3", f"nobody may bid more than he owns: at most {s.players[seat].gold} gold")


BID_OF: Final = [MakeBid(seat) for seat in range(5)]


class PayBid(Step):
    """BT-5.1: the high bidder pays at once; the gold travels to the right, player by player."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        s.phase = PAYING
        add_gold(s, s.bidder, -s.high)
        giver = s.bidder
        left = s.high
        for place in range(1, s.count):
            if left == 0:
                break
            seat = (s.bidder - place) % s.count
            kept = share(s.count, place, left)
            if s.log is not None:
                _tell_share(s, giver, seat, left, kept)
            add_gold(s, seat, kept)
            left -= kept
            giver = seat
        if left and s.log is not None:
            BID_REST_TO_BANK.tell(s, {"amount": left})
        add_gold(s, BANK, left)


def _tell_share(s: Boomtown, giver: i64, seat: i64, left: i64, kept: i64) -> None:
    """Logs a share; half of a single nugget, rounded up, is the whole nugget."""
    form = BID_SHARE_PASSED_ON if left > kept else BID_SHARE_KEPT
    rule = BID_SHARE_PASSED_ON.rule if left == 1 else ""
    form.tell(s, {"from": giver, "to": seat, "received": left, "kept": kept, "passed_on": left - kept}, rule)


def share(count: i64, place: i64, received: i64) -> i64:
    """BT-5.2 to BT-5.4: half, rounded up; the last of four or five keeps everything that arrives."""
    if place == count - 1 and count > 3:
        return received
    return received + 1 >> 1


def who_gets_what(s: State, bid: int, seat: int = NOBODY) -> Flow:
    """What happens if a seat wins the auction with a bid: how everybody's gold changes, and the order of choosing.

    Without a seat it is the one that is asked now; a bid of 0 means that everybody passes and the first player wins
    (BT-4.9). `gold` is by seat; `bank` is what the bank gets with three players. `mustangs` are the players who may
    step in as second (BT-15).
    """
    t = boomtown(s)
    winner = seat
    if bid == 0:
        winner = t.first
    elif winner == NOBODY:
        winner = SEATS_OF[t.open][0] if t.open else t.first
    gold = flow(t.count, winner, bid)
    order = order_of(t.count, winner)
    mustangs = [other for other in order[2:] if t.holds(other, MUSTANG)]
    return {"winner": winner, "bid": bid, "gold": gold, "bank": -sum(gold), "order": order, "mustangs": mustangs}


def flow(count: int, winner: int, bid: int) -> list[int]:
    """BT-5.6: how everybody's gold changes when a seat wins with a bid; the rest goes to the bank."""
    gold = [0] * count
    gold[winner] -= bid
    left = bid
    for place in range(1, count):
        kept = share(count, place, left)
        gold[(winner - place) % count] += kept
        left -= kept
    return gold


def order_of(count: int, winner: int) -> list[int]:
    """BT-6.2: clockwise from the high bidder."""
    return [(winner + place) % count for place in range(count)]
