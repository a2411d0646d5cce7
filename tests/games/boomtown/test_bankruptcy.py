"""BT-24: too little gold."""

import pytest
from tests.games.boomtown.scenario import AUCTION, CHOOSE, PRODUCTION, table
from tests.proofs import proves


@proves("U-22")
def test_bt_24_1_a_fee_that_cannot_be_paid_in_full() -> None:
    t = table(CHOOSE, gold=[0, 1, 9], mines=["0 DG-02 DG-03"], winner=1, row="DG-05 CJ-02 CM-03")
    t.asks(1, "PICK").says("pick DG-05")
    assert t.gold == [1, 0, 9]


def test_bt_24_1_card_sharks_and_holdups_take_what_is_there() -> None:
    t = table(CHOOSE, gold=[3, 9, 5], winner=1, row="CSH-1 HLD-1 CJ-02", holdup=["66"])
    t.asks(1, "PICK").says("pick CSH-1")
    assert t.gold == [0, 9, 1]
    t.asks(2, "PICK").says("pick HLD-1")
    t.asks(2, "HOLDUP").says("rob 1 12")
    assert t.gold == [0, 0, 10]


@proves("BT-24.1")
def test_u_58_what_could_not_be_paid_is_forgiven() -> None:
    """Seat 1 owes 3 and pays 1; when seat 1's mine pays 7, the mayor has no claim."""
    t = table([*CHOOSE, *PRODUCTION], gold=[5, 1, 5], mines=["0 DG-02 DG-03 DG-05"], winner=1, row="DG-10 CJ-02 CM-03",
              dice=["55"])  # fmt: skip
    t.asks(1, "PICK").says("pick DG-10")
    assert t.gold == [6, 0, 5]
    t.asks(2, "PICK").says("pick CJ-02")
    assert t.ends().gold == [6, 7, 5]


@pytest.mark.parametrize(("saloons", "gold"), [(["1 CC SAL-1", "2 CC SAL-2"], [0, 7, 6]),
                                               (["2 CC SAL-1", "1 CC SAL-2"], [0, 6, 7])])  # fmt: skip
@proves("BT-24.1", "BT-23.5")
def test_u_57_two_saloons_are_paid_one_after_the_other_with_what_is_left(saloons: list[str], gold: list[int]) -> None:
    t = table(PRODUCTION, gold=[0, 5, 5], mines=["0 CC-04"], saloons=saloons, dice=["22"])
    assert t.gold == gold, "3 gold for the older saloon's 2, and 1 for the other"


@proves("BT-4.7", "U-17")
def test_bt_24_2_the_bankrupt_cannot_bid_until_they_own_gold_again() -> None:
    t = table([*AUCTION, "pay", *AUCTION], gold=[9, 0, 9])
    t.asks(0, "BID").says("bid 4")
    t.asks(2, "BID").says("pass")
    assert t.gold == [5, 1, 11], "seat 1 was not asked, and got a share of 1"
    t.asks(0, "BID").says("pass")
    t.asks(1, "BID").offers("pass", "bid 1")


def test_bt_24_2_one_gold_is_enough_to_take_part() -> None:
    t = table(AUCTION, gold=[1, 0, 9])
    t.asks(0, "BID").offers("pass", "bid 1").says("bid 1")
    t.asks(2, "BID").says("pass")
    assert t.ends().bidder == 0


@proves("BT-6.3", "BT-5.5")
def test_bt_24_3_a_bankrupt_player_keeps_and_gets_everything_else() -> None:
    """Seat 1 owns nothing but is mayor, has a saloon and a Telegraph: it picks, takes a fee, is paid, sets a die."""
    t = table([*CHOOSE, *PRODUCTION], gold=[9, 0, 9], round=4, mines=["1 DG-02 DG-03", "0 CC-04"], winner=0,
              saloons=["1 CC SAL-1"], cards={1: "TEL-1"}, row="DG-05 CM-03 CJ-02", dice=["23"])  # fmt: skip
    t.asks(0, "PICK").says("pick DG-05")
    assert t.gold == [7, 2, 9]
    t.s.players[1].gold, t.s.bank = 0, t.s.bank + 2
    t.asks(1, "PICK").says("pick CM-03")
    t.asks(1, "USE_TELEGRAPH").says("set 2 2")
    assert t.ends().gold == [7 + 3 - 2, 2, 9]
    assert t.mayor_of_town("DG") == 1


def test_bt_24_3_a_bankrupt_player_can_win() -> None:
    t = table(["scoring"], gold=[0, 9, 9], round=20, mines=["0 CM-06 CM-04"])
    assert t.points() == [20, 9, 9]
    assert t.event("game_ended")["winners"] == [0]


@pytest.mark.parametrize("gold", [1, 2, 7, 50])
def test_bt_24_4_a_bid_can_always_be_paid_in_full(gold: int) -> None:
    t = table([*AUCTION, "pay"], gold=gold)
    assert t.asks(0, "BID").options[-1] == f"bid {gold}"
    t.asks(0, "BID").says(f"bid {gold}").ends()
    assert t.gold[0] == 0
    assert sum(event["kept"] for event in t.events("bid_share_paid")) == gold - gold // 4
    assert [event["player"] for event in t.events("player_bankrupt")] == [0]
