"""BT-5: where the winning bid goes; the engine against the vectors, a naive second payment and the closed forms."""

from math import ceil, floor

import pytest
from tests.games.boomtown import naive
from tests.games.boomtown.scenario import AUCTION, PAY, Play, table
from tests.proofs import proves

from tumbleweed.core.play import waiting
from tumbleweed.games.boomtown.auction import who_gets_what
from tumbleweed.games.boomtown.declared.views import Flow

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
MOST = 200

# T-01: bid, with three (two shares and the bank), with four, with five
T_01 = """
1: 1 0 0 / 1 0 0 / 1 0 0 0       2: 1 1 0 / 1 1 0 / 1 1 0 0       3: 2 1 0 / 2 1 0 / 2 1 0 0
4: 2 1 1 / 2 1 1 / 2 1 1 0       5: 3 1 1 / 3 1 1 / 3 1 1 0       6: 3 2 1 / 3 2 1 / 3 2 1 0
7: 4 2 1 / 4 2 1 / 4 2 1 0       8: 4 2 2 / 4 2 2 / 4 2 1 1       9: 5 2 2 / 5 2 2 / 5 2 1 1
10: 5 3 2 / 5 3 2 / 5 3 1 1      11: 6 3 2 / 6 3 2 / 6 3 1 1      12: 6 3 3 / 6 3 3 / 6 3 2 1
13: 7 3 3 / 7 3 3 / 7 3 2 1      14: 7 4 3 / 7 4 3 / 7 4 2 1      15: 8 4 3 / 8 4 3 / 8 4 2 1
16: 8 4 4 / 8 4 4 / 8 4 2 2      17: 9 4 4 / 9 4 4 / 9 4 2 2      18: 9 5 4 / 9 5 4 / 9 5 2 2
19: 10 5 4 / 10 5 4 / 10 5 2 2   20: 10 5 5 / 10 5 5 / 10 5 3 2   31: 16 8 7 / 16 8 7 / 16 8 4 3
64: 32 16 16 / 32 16 16 / 32 16 8 8   100: 50 25 25 / 50 25 25 / 50 25 13 12
"""


def vectors() -> list[tuple[int, int, list[int]]]:
    """T-01 as bid, seats, shares."""
    found = []
    for line in T_01.replace("   ", "\n").split("\n"):
        if line.strip():
            bid, _, shares = line.partition(":")
            for seats, part in zip((3, 4, 5), shares.split("/"), strict=True):
                found.append((int(bid), seats, [int(word) for word in part.split()]))
    return found


def won(seats: int, winner: int, bid: int, gold: list[int] | int = MOST) -> Play:
    """An auction that a seat wins with its only bid, and its payment; without a bid it is the first player."""
    t = table([*AUCTION, *PAY], seats=seats, gold=gold, first=(winner - 1) % seats if bid else winner)
    return play_auction(t, winner, bid)


def play_auction(t: Play, winner: int, bid: int) -> Play:
    """The winner bids once, everybody else passes."""
    while waiting(t.s):
        seat = waiting(t.s)[0]
        t.asks(seat, "BID").says(f"bid {bid}" if seat == winner and bid else "pass")
    return t


def test_t_01_the_table_is_complete() -> None:
    assert sorted({bid for bid, seats, shares in vectors()}) == [*range(1, 21), 31, 64, 100]
    assert len(vectors()) == 69
    assert all(sum(shares) == bid for bid, seats, shares in vectors())


@pytest.mark.parametrize(("bid", "seats", "shares"), vectors())
@proves("BT-5.2", "BT-5.3", "BT-5.4", "U-16")
def test_t_01_the_shares_go_round_to_the_right(bid: int, seats: int, shares: list[int]) -> None:
    for winner in range(seats):
        t = table(PAY, seats=seats, gold=MOST, winner=winner, bid=bid).ends()
        bank = shares[2] if seats == 3 else 0
        expected = [MOST] * seats
        expected[winner] -= bid
        for place, share in enumerate(shares[: seats - 1], start=1):
            expected[(winner - place) % seats] += share
        assert t.gold == expected
        assert sum(t.gold) == MOST * seats - bank, "only with three does the bank get anything"


def test_t_02_nine_gold_of_five_players() -> None:
    assert won(5, 2, 9, 20).gold == [22, 25, 11, 21, 21]


@proves("BT-5.1", "BT-24.2")
def test_t_03_all_his_gold_and_the_winner_still_picks_first() -> None:
    t = table([*AUCTION, *PAY, "choose"], seats=3, gold=10, first=0, row="CJ-02 CM-03 CC-04")
    t.asks(0, "BID").says("bid 10")  # nobody else can raise
    assert t.gold == [0, 13, 15]
    assert t.bank == 2
    assert t.view(1)["players"][0]["bankrupt"] is True
    assert t.event("player_bankrupt")["player"] == 0
    t.asks(0, "PICK").offers("pick CJ-02", "pick CM-03", "pick CC-04")


def test_t_04_a_single_gold_goes_to_the_right() -> None:
    assert won(4, 3, 1, 10).gold == [10, 10, 11, 9]


def test_t_05_four_players_and_a_round_sum() -> None:
    assert won(4, 1, 20, 20).gold == [30, 0, 25, 25]


@SEATS
@proves("BT-5.1", "BT-5.2", "BT-5.4", "BT-24.4")
def test_bt_5_3_real_auctions_pay_as_the_coins_say(seats: int) -> None:
    t = table(PAY, seats=seats)
    for bid in range(MOST + 1):
        for winner in range(seats):
            for player in t.s.players:
                player.gold = MOST
            t.s.first = (winner - 1) % seats if bid else winner
            bank = t.bank
            t = play_auction(t.goes_on("auction", "pay"), winner, bid)
            change, rest = naive.pay_bid(seats, winner, bid)
            assert (t.bidder, t.high) == (winner, bid)
            assert [now - MOST for now in t.gold] == change
            assert t.bank - bank == rest


@SEATS
@proves("BT-5.1", "BT-5.2", "BT-5.3", "BT-5.4")
def test_bt_5_6_payment_as_the_coins_say_for_every_bid_and_winner(seats: int) -> None:
    t = table(AUCTION, seats=seats)
    for bid in range(MOST + 1):
        for winner in range(seats):
            change, bank = naive.pay_bid(seats, winner, bid)
            assert sum(change) + bank == 0, "no coin is lost"
            t.s.first = winner  # with a bid of 0 it is the first player who wins
            said = who_gets_what(t.s, bid, winner)
            assert (said["gold"], said["bank"], said["winner"], said["bid"]) == (change, bank, winner, bid)


@SEATS
def test_bt_5_6_the_closed_forms(seats: int) -> None:
    t = table(AUCTION, seats=seats)
    for bid in range(MOST + 1):
        first, second = ceil(bid / 2), ceil(floor(bid / 2) / 2)
        forms = {
            3: [first, second, floor(bid / 4)],
            4: [first, second, floor(bid / 4)],
            5: [first, second, ceil(floor(bid / 4) / 2), floor(bid / 8)],
        }
        told = said(t, bid, 0)
        paid = [told["gold"][seats - place] for place in range(1, seats)]
        assert paid + ([told["bank"]] if seats == 3 else []) == forms[seats]


def test_bt_5_1_it_is_paid_before_any_card_is_chosen() -> None:
    t = table([*AUCTION, *PAY, "choose"], seats=4, gold=10, row="CJ-02 CM-03 CC-04 DG-02")
    for bid in ("bid 6", "pass", "pass", "pass"):
        t.asks(waiting(t.s)[0], "BID").says(bid)
    t.asks(0, "PICK")
    assert t.gold == [4, 11, 12, 13]
    assert t.events("card_picked") == []


@proves("BT-5.3")
def test_bt_5_2_each_link_of_the_chain_is_told_until_nothing_is_left() -> None:
    def chain(seats: int, bid: int) -> list[tuple[int, ...]]:
        links = won(seats, 2, bid).events("bid_share_paid")
        return [tuple(one[key] for key in ("from", "to", "received", "kept", "passed_on")) for one in links]

    assert chain(5, 9) == [(2, 1, 9, 5, 4), (1, 0, 4, 2, 2), (0, 4, 2, 1, 1), (4, 3, 1, 1, 0)]
    assert chain(5, 3) == [(2, 1, 3, 2, 1), (1, 0, 1, 1, 0)], "nobody else is given anything"
    assert chain(4, 9) == [(2, 1, 9, 5, 4), (1, 0, 4, 2, 2), (0, 3, 2, 2, 0)], "the last keeps all that arrives"


def test_bt_5_4_with_three_the_rest_goes_to_the_bank() -> None:
    t = won(3, 0, 20)
    assert [event["to"] for event in t.events("bid_share_paid")] == [2, 1]
    assert t.event("bid_rest_to_bank")["amount"] == 5
    assert won(3, 0, 3).events("bid_rest_to_bank") == []
    assert won(4, 0, 20).events("bid_rest_to_bank") == []


@proves("U-17")
def test_bt_5_5_the_bankrupt_and_those_who_passed_get_their_share() -> None:
    t = won(4, 3, 8, [0, 5, 0, 10])
    assert t.gold == [2, 7, 4, 2]
    assert [event["player"] for event in t.events("player_solvent")] == [2, 0]


def test_u_16_the_odd_coin_is_kept_not_passed_on() -> None:
    assert won(5, 0, 7).gold == [193, 200, 201, 202, 204]


@proves("BT-5.1")
def test_u_18_shares_pay_fees_and_winners_may_fall_short_in_the_same_round() -> None:
    """Seat 2 has nothing but its share of 3; seat 1, who won, has nothing left for the fee of 2."""
    t = table([*PAY, "choose"], seats=3, gold=[9, 6, 0], mines=["0 DG-02 DG-03"], winner=1, bid=6,
              row="DG-05 DG-06 CJ-02")  # fmt: skip
    assert t.gold == [12, 0, 2]
    t.asks(1, "PICK").says("pick DG-05")
    assert t.gold == [12, 0, 2], "nothing was left to pay with"
    t.asks(2, "PICK").says("pick DG-06")
    assert t.gold == [14, 0, 0]


# ---------------------------------------------------------------- who gets what


def said(t: Play, bid: int, seat: int = -1) -> Flow:
    return who_gets_what(t.s, bid, seat)


@proves("BT-6.2")
def test_bt_5_6_who_gets_what_tells_gold_bank_and_the_order_of_choosing() -> None:
    t = table(AUCTION, seats=5, first=3)
    assert said(t, 9, 2) == {
        "winner": 2, "bid": 9, "gold": [2, 5, -9, 1, 1], "bank": 0, "order": [2, 3, 4, 0, 1], "mustangs": [],
    }  # fmt: skip
    t = table(AUCTION, seats=3)
    assert said(t, 10, 0) == {
        "winner": 0, "bid": 10, "gold": [-10, 3, 5], "bank": 2, "order": [0, 1, 2], "mustangs": [],
    }  # fmt: skip


@proves("BT-4.9", "U-10")
def test_bt_5_6_who_gets_what_without_a_bid_is_the_first_player_for_nothing() -> None:
    t = table(AUCTION, seats=4, first=2)
    for seat in range(-1, 4):
        told = said(t, 0, seat)
        assert (told["winner"], told["gold"], told["bank"], told["order"]) == (2, [0, 0, 0, 0], 0, [2, 3, 0, 1])


def test_bt_5_6_who_gets_what_is_about_the_seat_that_is_asked() -> None:
    t = table(AUCTION, seats=4, first=2)
    assert said(t, 4)["winner"] == 2
    t.asks(2, "BID").says("bid 1")
    assert said(t, 4) == said(t, 4, 3)
    t.asks(3, "BID").says("pass")
    assert said(t, 4) == said(t, 4, 0)


@proves("U-23")
@pytest.mark.parametrize(("winner", "mustangs"), [(0, [3]), (1, [3]), (2, []), (3, []), (4, [3])])
def test_bt_15_3_who_gets_what_names_whom_a_mustang_may_bring_forward(winner: int, mustangs: list[int]) -> None:
    t = table(AUCTION, seats=5, cards={3: "MUS-1"})
    assert said(t, 4, winner)["mustangs"] == mustangs


@proves("U-1a")
def test_bt_15_3_who_gets_what_names_both_holders_of_two_mustangs_in_the_order_of_choosing() -> None:
    t = table(AUCTION, seats=5, cards={0: "MUS-1", 3: "MUS-2 TEL-1"}, extra_event="MUS")
    assert said(t, 4, 1)["mustangs"] == [3, 0]
    assert said(t, 4, 2)["mustangs"] == [0]
    assert said(t, 4, 4)["mustangs"] == [3]


def test_bt_5_6_who_gets_what_changes_nothing_and_comes_true() -> None:
    t = table([*AUCTION, *PAY], seats=4, first=1)
    t.asks(1, "BID").says("bid 2")
    told = said(t, 7)
    assert (t.gold, t.high, t.bidder) == ([10] * 4, 2, 1)
    t.asks(2, "BID").says("bid 7")
    for seat in (3, 0, 1):
        t.asks(seat, "BID").says("pass")
    assert [now - 10 for now in t.gold] == told["gold"]


def test_bt_5_6_whoever_is_asked_sees_who_gets_what_for_each_of_his_bids() -> None:
    t = table(AUCTION, seats=3, first=1, gold=[9, 9, 5])
    t.asks(1, "BID").says("bid 2")
    seen = t.view(2)["auction"]["who_gets_what"]
    assert seen == [said(t, bid, 2) for bid in (3, 4, 5)]
    assert "who_gets_what" not in t.view(0)["auction"]
    assert "who_gets_what" not in t.view(-1)["auction"]
