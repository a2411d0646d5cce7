"""BT-6: the cards of the row are chosen one by one."""

from typing import Any

import pytest
from tests.games.boomtown.scenario import CHOOSE, Play, table
from tests.proofs import proves

import tumbleweed as tw
from tumbleweed.core.play import waiting

ROW = ["CJ-02", "CM-03", "CC-04", "DG-02", "SN-03"]


def row(seats: int) -> str:
    return " ".join(ROW[:seats])


def picked(t: Play) -> list[tuple[int, str]]:
    """Who picked which card, in order."""
    return [(event["player"], event["card"]) for event in t.events("card_picked")]


@pytest.mark.parametrize("card", ROW[:4])
@proves("PICK")
def test_bt_6_1_the_high_bidder_picks_any_one_card(card: str) -> None:
    t = table(CHOOSE, seats=4, winner=2, row=row(4))
    t.asks(2, "PICK").offers("pick CJ-02", "pick CM-03", "pick CC-04", "pick DG-02").says(f"pick {card}")
    assert t.mines_of(2) == [card]
    told = t.event("card_picked")
    assert (told["slot"], told["position"], told["forced"]) == (ROW.index(card), 1, False)


@pytest.mark.parametrize("seats", [3, 4, 5])
@proves("PICK")
def test_bt_6_2_then_clockwise_from_his_left_until_the_last_card(seats: int) -> None:
    for winner in range(seats):
        t = table(CHOOSE, seats=seats, winner=winner, row=row(seats))
        left = ROW[:seats]
        for place in range(seats - 1):
            asked = t.asks((winner + place) % seats, "PICK").offers(*(f"pick {card}" for card in left))
            asked.says(f"pick {left.pop()}")
        t.ends()  # the last card is taken without a question
        order = [(winner + place) % seats for place in range(seats)]
        assert picked(t) == list(zip(order, reversed(ROW[:seats]), strict=True))
        assert [event["position"] for event in t.events("card_picked")] == list(range(1, seats + 1))
        assert [event["forced"] for event in t.events("card_picked")] == [False] * (seats - 1) + [True]
        assert t.view(-1)["row"] == [None] * seats


@pytest.mark.parametrize("words", ["pass", "bid 1", "mustang", "mine CJ-02"])
@proves("BT-6.2", "PICK")
def test_u_21_nobody_may_refuse(words: str) -> None:
    t = table(CHOOSE, winner=0, row=row(3))
    with pytest.raises(tw.IllegalAnswer, match=r"BT-6\.2"):
        t.asks(0, "PICK").says(words)
    t.asks(0, "PICK").says("pick CJ-02")
    with pytest.raises(tw.IllegalAnswer, match=r"empty.*BT-6\.2"):
        t.asks(1, "PICK").says("pick 1")
    with pytest.raises(tw.IllegalAnswer, match=r"BT-6\.2"):
        t.asks(1, "PICK").says(words)
    with pytest.raises(tw.IllegalAnswer, match="empty"):
        t.asks(1, "PICK").says("pick 4")


def test_u_21_not_even_a_mine_that_costs_a_fee() -> None:
    """The last card is of the mayor's town, and seat 2 is forced to take it."""
    t = table(CHOOSE, gold=5, mines=["0 DG-02 DG-03"], winner=0, row="CJ-02 CM-03 DG-05")
    t.asks(0, "PICK").says("pick CJ-02")
    t.asks(1, "PICK").says("pick CM-03")
    assert t.ends().gold == [7, 5, 3]
    assert t.mines_of(2) == ["DG-05"]


@proves("U-19")
def test_bt_6_3_bankrupt_players_pick_too() -> None:
    t = table(CHOOSE, gold=[0, 0, 8], winner=0, row=row(3))
    t.asks(0, "PICK").says("pick CM-03")
    t.asks(1, "PICK").offers("pick CJ-02", "pick CC-04").says("pick CC-04")
    assert [t.mines_of(seat) for seat in range(3)] == [["CM-03"], ["CC-04"], ["CJ-02"]]


@proves("U-20")
def test_bt_6_4_an_event_is_carried_out_before_the_next_pick() -> None:
    t = table(CHOOSE, mines=["1 DG-02 DG-03"], winner=0, row="DYN-1 STG-1 SN-03")
    t.asks(0, "PICK").says("pick DYN-1")
    t.asks(0, "DYNAMITE_TARGET").offers("mine DG-02", "mine DG-03").says("mine DG-02")
    assert t.mines_of(1) == ["DG-03"]
    t.asks(1, "PICK").says("pick STG-1")
    assert t.gold == [10, 20, 10]
    t.ends()


@proves("BT-6.4", "BT-7.4")
def test_u_20_a_waiting_card_is_placed_before_the_next_pick() -> None:
    """Seat 0's waiting saloon comes with the mine: seat 0 chooses nothing, and seat 1 sees it before picking."""
    t = table(CHOOSE, winner=0, cards={0: "SAL-1"}, row=row(3))
    t.asks(0, "PICK").says("pick CC-04")
    t.asks(1, "PICK")
    assert t.saloons_in("CC") == [(0, "SAL-1", False)]


@proves("U-20", "BT-8.1", "BT-8.4", "BT-7.4")
def test_t_23_a_mayor_elected_by_a_pick_collects_from_later_picks_of_the_round() -> None:
    t = table(CHOOSE, seats=4, mines=["0 SN-02"], winner=0, row="SN-03 SN-04 SN-06 CJ-02")
    t.asks(0, "PICK").says("pick SN-03")
    assert t.mayor_of_town("SN") == 0
    t.asks(1, "PICK").says("pick SN-04")
    t.asks(2, "PICK").says("pick SN-06")
    assert t.ends().gold == [14, 8, 8, 10]


@proves("BT-6.5", "U-24")
def test_bt_6_5_a_mustang_changes_the_order_after_the_first_pick() -> None:
    t = table(CHOOSE, seats=4, winner=1, row=row(4), cards={0: "MUS-1"})
    t.asks(1, "PICK").says("pick CJ-02")
    t.asks(0, "USE_MUSTANG").says("mustang")
    t.asks(0, "PICK").says("pick CM-03")
    t.asks(2, "PICK").says("pick CC-04")
    assert picked(t.ends()) == [(1, "CJ-02"), (0, "CM-03"), (2, "CC-04"), (3, "DG-02")]


@proves("PICK")
def test_bt_6_2_when_time_is_up_the_mine_with_the_highest_value_less_fee() -> None:
    def default(seat: int, cards: str, **layout: Any) -> str:
        t = table(CHOOSE, seats=3, round=5, winner=seat, row=cards, **layout)
        found = t.asks(seat, "PICK").default
        t.time_out(seat)
        assert t.event("card_picked")["card"] == found.removeprefix("pick ")
        return found

    assert default(0, "SN-09 CM-06 DG-10") == "pick CM-06"
    assert default(0, "STG-1 SN-06 GOV-1") == "pick SN-06", "any mine before any event"
    assert default(0, "DYN-1 CM-10 CJ-09") == "pick CM-10", "ties: the leftmost"
    assert default(0, "TEL-1 STG-1 CSH-1") == "pick TEL-1", "without a mine the leftmost card"
    mayor = ["1 SN-02 SN-03 SN-04"]
    assert default(0, "SN-09 CJ-02 CJ-04", mines=mayor) == "pick CJ-02", "7 - 3 is less than 6"
    assert default(0, "SN-09 CC-08 CJ-04", mines=mayor) == "pick SN-09", "7 - 3 is as much as 4"
    assert default(1, "CJ-02 SN-09 CJ-04", mines=mayor) == "pick SN-09", "the mayor pays nothing"
    assert default(0, "CM-08 SN-09 DYN-1", mines=mayor, governor="SN") == "pick CM-08", "7 - 6 is as much as 1"
    assert default(0, "CJ-05 SN-09 DYN-1", mines=mayor, governor="SN") == "pick CJ-05"
    assert default(0, "DYN-1 SN-06 STG-1", mines=mayor, governor="SN") == "pick SN-06", "even for 1 - 6"
    assert default(0, "CC-12 SN-09 DYN-1", mines=mayor, gold=[0, 9, 9]) == "pick CC-12", "the fee due, not what is paid"


@proves("PICK", "U-65")
def test_bt_6_2_the_clock_picks_only_for_the_one_who_is_asked() -> None:
    t = table(CHOOSE, winner=0, row=row(3))
    with pytest.raises(tw.IllegalAnswer):
        t.time_out(1)
    t.time_out(0)
    assert picked(t) == [(0, "CJ-02")]
    assert waiting(t.s) == (1,)


def test_u_22_a_fee_higher_than_ones_gold_does_not_forbid_the_pick() -> None:
    t = table(CHOOSE, gold=[9, 1, 9], mines=["0 DG-02 DG-03 DG-05"], winner=1, row="DG-06 CJ-02 CM-03")
    t.asks(1, "PICK").offers("pick DG-06", "pick CJ-02", "pick CM-03").says("pick DG-06")
    assert t.gold == [10, 0, 9]
    assert t.mines_of(1) == ["DG-06"]
    told = t.event("fee_paid")
    assert (told["due"], told["paid"]) == (3, 1)
