"""BT-4: the auction."""

import pytest
from tests.games.boomtown.scenario import AUCTION, Play, table
from tests.proofs import proves

import tumbleweed as tw
from tumbleweed.core.play import waiting
from tumbleweed.games.boomtown.actions import CATALOG

ROW = "CJ-02 CM-03 CC-04 DG-02 SN-03"


def bids(t: Play, *words: str) -> Play:
    """Answers, each written with its seat: `2 pass`, `0 bid 4`."""
    for word in words:
        seat, _, said = word.partition(" ")
        t.asks(int(seat), "BID").says(said)
    return t


def outcome(t: Play) -> tuple[int, int]:
    """Who won, and with which bid."""
    told = t.ends().event("auction_won")
    assert (t.bidder, t.high) == (told["player"], told["amount"])
    return t.bidder, t.high


def row(seats: int) -> str:
    return " ".join(ROW.split()[:seats])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bt_4_1_the_first_player_starts_then_clockwise(seats: int) -> None:
    for first in range(seats):
        t = table(AUCTION, seats=seats, first=first)
        for place in range(seats):
            t.asks((first + place) % seats, "BID").says(f"bid {place + 1}")
        t.asks(first, "BID")


@proves("BID", "U-14")
def test_bt_4_2_pass_or_any_amount_above_the_highest_bid() -> None:
    t = table(AUCTION, seats=3, gold=[5, 6, 7])
    t.asks(0, "BID").offers("pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5").says("bid 2")
    t.asks(1, "BID").offers("pass", "bid 3", "bid 4", "bid 5", "bid 6").says("bid 3")
    t.asks(2, "BID").offers("pass", "bid 4", "bid 5", "bid 6", "bid 7").says("bid 6")
    assert outcome(t) == (2, 6), "jumps are allowed; nobody else can raise"


@pytest.mark.parametrize("words", ["bid 4", "bid 3", "bid 1"])
def test_bt_4_2_no_bid_up_to_the_highest_one(words: str) -> None:
    t = bids(table(AUCTION, seats=3), "0 bid 4")
    with pytest.raises(tw.IllegalAnswer, match=r"at least 5.*BT-4\.2"):
        t.asks(1, "BID").says(words)
    assert (t.high, t.bidder) == (4, 0)
    t.asks(1, "BID")


@pytest.mark.parametrize("words", ["bid 0", "bid -1", "bid 1.5", "bid"])
def test_bt_4_2_bids_are_whole_amounts_of_at_least_one(words: str) -> None:
    t = table(AUCTION, seats=3)
    with pytest.raises(tw.BadAction):
        CATALOG.parse(words)
    with pytest.raises(tw.BadAction):
        tw.answer(t.s, 0, words)


@proves("BID", "U-14")
def test_bt_4_3_nobody_bids_more_than_he_owns() -> None:
    t = table(AUCTION, seats=3, gold=[4, 9, 9])
    with pytest.raises(tw.IllegalAnswer, match=r"at most 4.*BT-4\.3"):
        t.asks(0, "BID").says("bid 5")
    assert outcome(bids(t, "0 bid 4", "1 bid 9")) == (1, 9)


@proves("BID")
def test_bt_4_3_very_much_gold_can_be_bid_too() -> None:
    t = table(AUCTION, seats=3, gold=[400, 300, 200])
    options = t.asks(0, "BID").options
    assert options == ["pass", *(f"bid {amount}" for amount in range(1, 401))]
    t.asks(0, "BID").says("bid 250")
    assert t.asks(1, "BID").options == ["pass", *(f"bid {amount}" for amount in range(251, 301))]


def test_bt_4_4_whoever_has_passed_is_out_of_this_auction() -> None:
    t = table(AUCTION, seats=4)
    bids(t, "0 bid 1", "1 pass", "2 bid 2", "3 bid 3", "0 bid 4", "2 pass", "3 bid 5", "0 bid 6", "3 pass")
    assert outcome(t) == (0, 6)
    assert [(event["player"], event["reason"]) for event in t.events("bid_passed")] == [
        (1, "choice"), (2, "choice"), (3, "choice"),
    ]  # fmt: skip


def test_bt_4_4_who_passed_may_bid_again_in_the_next_auction() -> None:
    t = bids(table(AUCTION, seats=3), "0 pass", "1 pass", "2 bid 1").ends()
    t.goes_on("auction")
    t.asks(0, "BID").says("bid 1")
    assert (t.high, t.bidder) == (1, 0), "the bids of the auction before are forgotten"


def test_bt_4_5_the_high_bidder_is_asked_again_only_when_overbid() -> None:
    t = bids(table(AUCTION, seats=3), "0 bid 2", "1 pass", "2 pass")
    assert outcome(t) == (0, 2)
    t = bids(table(AUCTION, seats=3), "0 bid 2", "1 pass", "2 bid 3", "0 bid 4", "2 pass")
    assert outcome(t) == (0, 4)


@proves("BT-4.5")
def test_t_06_the_auction_ends_at_once_when_one_holds_the_highest_bid_alone() -> None:
    t = table([*AUCTION, "pay", "choose"], seats=4, first=2, row=row(4))
    bids(t, "2 pass", "3 pass", "0 bid 1", "1 pass")
    assert (t.bidder, t.high) == (0, 1)
    for seat, card in ((0, "CJ-02"), (1, "CM-03"), (2, "CC-04")):
        t.asks(seat, "PICK").says(f"pick {card}")
    assert [event["player"] for event in t.events("card_picked")] == [0, 1, 2, 3]


@proves("U-8")
def test_bt_4_6_the_last_one_who_has_not_bid_gets_a_turn() -> None:
    t = bids(table(AUCTION, seats=5, gold=3, first=1), "1 pass", "2 pass", "3 pass", "4 pass")
    t.asks(0, "BID").offers("pass", "bid 1", "bid 2", "bid 3").says("bid 1")
    assert outcome(t) == (0, 1), "nothing is free, and nobody is asked after him"


@proves("BT-4.6", "BT-4.9", "U-8", "U-10")
def test_t_07_when_he_passes_too_the_first_player_wins_for_nothing() -> None:
    t = table(["auction", "pay", "choose", "roll", "collapse", "produce", "end_of_round"], seats=3, round=7,
              row=row(3), dice=["66"], deck="CJ-04 CM-04 CC-05")  # fmt: skip
    bids(t, "0 pass", "1 pass", "2 pass")
    assert t.event("auction_all_passed")["first_player"] == 0
    assert (t.event("auction_won")["player"], t.event("auction_won")["amount"]) == (0, 0)
    assert t.gold == [10, 10, 10]
    t.asks(0, "PICK").says("pick CJ-02")
    t.asks(1, "PICK").says("pick CM-03")
    assert [event["player"] for event in t.events("card_picked")] == [0, 1, 2]
    assert (t.round, t.first) == (8, 0)
    t.asks(0, "BID")


@proves("BT-4.6", "BT-5.4")
def test_t_08_or_he_bids_and_pays() -> None:
    t = bids(table([*AUCTION, "pay"], seats=3), "0 pass", "1 pass", "2 bid 4").ends()
    assert (t.bidder, t.high) == (2, 4)
    assert t.gold == [11, 12, 6]
    assert t.events("auction_all_passed") == []


@proves("BT-4.2", "BT-4.3", "BT-4.7", "BT-4.8", "U-11")
def test_t_09_from_bankrupt_to_rich() -> None:
    t = table(AUCTION, seats=4, gold=[0, 3, 7, 10])
    with pytest.raises(tw.IllegalAnswer, match=r"BT-4\.3"):
        t.asks(1, "BID").says("bid 4")
    t.asks(1, "BID").says("bid 3")
    for words, rule in (("bid 3", "BT-4.2"), ("bid 8", "BT-4.3")):
        with pytest.raises(tw.IllegalAnswer, match=rule):
            t.asks(2, "BID").says(words)
    bids(t, "2 bid 7", "3 bid 8")
    assert outcome(t) == (3, 8)
    assert [(event["player"], event["reason"]) for event in t.events("bid_passed")] == [
        (0, "bankrupt"), (1, "cannot_raise"), (2, "cannot_raise"),
    ]  # fmt: skip


@proves("BT-24.2")
@pytest.mark.parametrize("visible", ["public", "hidden"])
def test_bt_4_7_the_bankrupt_are_not_asked(visible: str) -> None:
    t = table(AUCTION, seats=4, gold=[6, 0, 6, 0], gold_visibility=visible)
    assert t.view(0)["auction"]["passed"] == [1, 3], "from the start"
    bids(t, "0 bid 1", "2 bid 2", "0 pass")
    assert outcome(t) == (2, 2)


@proves("BID")
def test_u_13_who_cannot_raise_passes_when_his_turn_comes_and_not_earlier() -> None:
    t = table(AUCTION, seats=4, gold=[10, 9, 3, 10])
    bids(t, "0 bid 3")
    assert t.view(-1)["auction"]["passed"] == [], "seat 2 cannot raise, but it is not his turn"
    t.asks(1, "BID").says("bid 9")
    assert t.view(-1)["auction"]["passed"] == [2]
    t.asks(3, "BID").says("pass")
    assert (t.bidder, t.view(-1)["auction"]["passed"]) == (1, [2, 3])
    t.asks(0, "BID").offers("pass", "bid 10").says("pass")
    assert outcome(t) == (1, 9)


@proves("BT-4.8")
def test_u_13_as_much_gold_as_the_highest_bid_is_not_enough() -> None:
    t = bids(table(AUCTION, seats=3, gold=[5, 5, 6]), "0 bid 5")
    t.asks(2, "BID").offers("pass", "bid 6").says("pass")
    assert outcome(t) == (0, 5)


@proves("U-13", "BID")
def test_bt_4_8_with_hidden_gold_he_is_asked_and_can_but_pass() -> None:
    t = bids(table(AUCTION, seats=3, gold=[10, 4, 6], gold_visibility="hidden"), "0 bid 8")
    t.asks(1, "BID").offers("pass")
    assert t.view(0)["waiting"] == [1]
    with pytest.raises(tw.IllegalAnswer, match=r"BT-4\.3"):
        t.asks(1, "BID").says("bid 9")
    bids(t, "1 pass")
    t.asks(2, "BID").offers("pass").says("pass")
    assert outcome(t) == (0, 8)
    assert {event["reason"] for event in t.events("bid_passed")} == {"choice"}, "what he could have bid stays hidden"


@pytest.mark.parametrize("round_number", [1, 2, 20])
@pytest.mark.parametrize("first", [0, 1, 2])
@proves("BT-4.9", "U-10")
def test_u_9_all_pass_in_any_round(first: int, round_number: int) -> None:
    t = table([*AUCTION, "pay"], seats=3, gold=[7, 8, 9], first=first, round=round_number)
    for place in range(3):
        t.asks((first + place) % 3, "BID").says("pass")
    assert outcome(t) == (first, 0)
    assert t.gold == [7, 8, 9]
    assert t.events("bid_share_paid") == []


def test_bt_4_9_a_bid_by_anybody_beats_the_first_player() -> None:
    t = bids(table(AUCTION, seats=3, first=1), "1 pass", "2 bid 1", "0 pass")
    assert outcome(t) == (2, 1)
    assert t.events("auction_all_passed") == []


@proves("BT-4.9")
def test_u_11_a_bankrupt_first_player_wins_when_the_others_pass() -> None:
    t = table([*AUCTION, "pay", "choose"], seats=4, gold=[5, 0, 0, 5], first=1, row=row(4))
    t.asks(3, "BID").says("pass")  # the next one with gold opens
    t.asks(0, "BID").offers("pass", *(f"bid {amount}" for amount in range(1, 6))).says("pass")
    assert (t.bidder, t.high) == (1, 0)
    assert t.gold == [5, 0, 0, 5]
    t.asks(1, "PICK")


def test_u_11_but_not_when_anybody_bids() -> None:
    t = bids(table(AUCTION, seats=3, gold=[5, 0, 5], first=1), "2 pass", "0 bid 1")
    assert outcome(t) == (0, 1)


@proves("U-12", "BT-4.7", "BT-4.9", "BT-6.3")
def test_t_10_everybody_is_bankrupt() -> None:
    t = table([*AUCTION, "pay", "choose"], seats=3, gold=0, first=1, row=row(3))
    assert (t.bidder, t.high) == (1, 0)
    t.asks(1, "PICK").says("pick CC-04")
    t.asks(2, "PICK").says("pick CM-03")
    t.ends()
    assert [t.mines_of(seat) for seat in range(3)] == [["CJ-02"], ["CC-04"], ["CM-03"]]
    assert [event["player"] for event in t.events("card_picked")] == [1, 2, 0]


@proves("BT-4.6")
def test_u_12_the_only_one_with_gold_is_still_asked() -> None:
    t = table(AUCTION, seats=3, gold=[0, 0, 2], first=0)
    t.asks(2, "BID").offers("pass", "bid 1", "bid 2").says("pass")
    assert outcome(t) == (0, 0)


@proves("BID", "U-65")
def test_bt_4_2_when_time_is_up_he_passes() -> None:
    t = bids(table(AUCTION, seats=3), "0 bid 3")
    assert t.asks(1, "BID").default == "pass"
    t.time_out(1)
    assert (t.event("bid_passed")["player"], t.event("bid_passed")["reason"]) == (1, "timeout")
    told = t.event("decision_timed_out")
    assert (told["player"], told["decision"], told["default_taken"]) == (1, "BID", "pass")
    bids(t, "2 pass")
    assert outcome(t) == (0, 3)


def test_u_14_income_that_is_only_expected_does_not_count() -> None:
    """Seat 2 will get half of seat 0's winning bid, but does not have it yet."""
    t = bids(table(AUCTION, seats=3, gold=[20, 3, 8]), "0 bid 7", "2 bid 8")
    assert waiting(t.s) == (0,)
    assert t.asks(0, "BID").options[-1] == "bid 20"


def test_bt_4_2_bids_are_told_and_seen() -> None:
    t = bids(table(AUCTION, seats=3, first=2), "2 bid 1", "0 bid 5", "1 pass")
    assert [(event["player"], event["amount"]) for event in t.events("bid_made")] == [(2, 1), (0, 5)]
    seen = t.view(1)["auction"]
    assert (seen["high"], seen["bidder"], seen["bids"], seen["passed"]) == (5, 0, [5, 0, 1], [1])
