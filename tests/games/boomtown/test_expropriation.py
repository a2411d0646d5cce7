"""BT-12, EXPROPRIATION_TARGET: Expropriation."""

import pytest
from tests.games.boomtown.picks import next_picks, picked
from tests.proofs import proves

from tumbleweed.core.errors import IllegalAnswer


@proves("EXPROPRIATION_TARGET", "BT-12.6", "U-48")
def test_bt_12_1_only_opponents_mines_in_towns_with_an_own_mine() -> None:
    t = picked("EXP-1", mines=["0 CC-04 SN-02", "1 CC-07 DG-02", "2 SN-09 CM-06"])
    asked = t.asks(0, "EXPROPRIATION_TARGET").offers("pass", "mine CC-07", "mine SN-09")
    with pytest.raises(IllegalAnswer, match=r"own a mine yourself.*BT-12\.1"):
        asked.says("mine DG-02")
    with pytest.raises(IllegalAnswer, match=r"BT-12\.1"):
        asked.says("mine CC-04")
    with pytest.raises(IllegalAnswer, match=r"BT-12\.1"):
        asked.says("mine CC-11")  # it lies in the row
    asked.says("mine SN-09")
    assert t.mines_of(0) == ["CC-04", "SN-02", "SN-09"]
    assert t.mines_of(2) == ["CM-06"]
    assert [event["card"] for event in t.events("card_removed")] == ["EXP-1"]
    next_picks(t, 1)


@proves("BT-12.3")
def test_bt_12_2_the_mayor_is_paid_first_also_if_he_loses_the_mine() -> None:
    t = picked("EXP-1", by=1, gold=[4, 8, 6], mines=["0 CC-05 CC-06 CC-08", "1 CC-07"])
    t.asks(1, "EXPROPRIATION_TARGET").says("mine CC-06")
    assert t.gold == [7, 5, 6], "three mines, counted before the transfer"
    fee = t.event("fee_paid")
    assert (fee["payer"], fee["mayor"], fee["mines"], fee["due"]) == (1, 0, 3, 3)
    assert t.mayor_of_town("CC") == 0, "2:2 changes nothing"


@proves("BT-12.2", "BT-13.1")
def test_bt_12_2_the_governor_doubles_the_fee() -> None:
    t = picked("EXP-1", by=1, gold=[4, 8, 6], mines=["0 CC-05 CC-06", "1 CC-07", "2 CC-08"], governor="CC")
    t.asks(1, "EXPROPRIATION_TARGET").says("mine CC-08")
    assert t.gold == [8, 4, 6]
    assert t.governor_town() == "CC", "2:2 changes nothing"


@proves("BT-12.2")
def test_bt_12_2_the_mayor_pays_no_fee_to_himself() -> None:
    t = picked("EXP-1", mines=["0 CC-05 CC-06", "1 CC-07"])
    t.asks(0, "EXPROPRIATION_TARGET").says("mine CC-07")
    assert t.gold == [10, 10, 10]
    assert "fee_paid" not in t.told()


@proves("BT-12.3")
def test_bt_12_3_the_count_is_the_mayors_before_the_transfer() -> None:
    t = picked("EXP-1", by=1, gold=[0, 9, 0], mines=["0 SN-02 SN-03", "1 SN-04"])
    t.asks(1, "EXPROPRIATION_TARGET").says("mine SN-02")
    assert t.gold == [2, 7, 0]
    assert t.mayor_of_town("SN") == 1


def test_bt_12_4_a_victim_who_is_not_mayor_gets_nothing() -> None:
    t = picked("EXP-1", by=1, seats=4, gold=[4, 5, 6, 7], mines=["0 SN-02 SN-03 SN-04", "1 SN-06", "2 SN-09"])
    t.asks(1, "EXPROPRIATION_TARGET").says("mine SN-09")
    assert t.gold == [7, 2, 6, 7]


@proves("BT-7.7")
def test_bt_12_2_who_cannot_pay_the_fee_pays_all_he_has_and_gets_the_mine() -> None:
    t = picked("EXP-1", by=1, gold=[4, 1, 6], mines=["0 SN-02 SN-03 SN-04", "1 SN-06"])
    t.asks(1, "EXPROPRIATION_TARGET").says("mine SN-03")
    assert t.gold == [5, 0, 6]
    assert t.mines_of(1) == ["SN-03", "SN-06"]


@proves("BT-16.2")
def test_bt_12_5_a_new_vein_goes_with_the_mine() -> None:
    t = picked("EXP-1", by=1, mines=["1 SN-06", "2 SN-09"], veins={"VEI-1": "SN-09"})
    t.asks(1, "EXPROPRIATION_TARGET").says("mine SN-09")
    assert t.value_of("SN-09") == 10
    assert t.points() == [10, 10 + 1 + 10 + 5, 10]  # with two mines seat 1 is also mayor now
    moved = t.event("vein_moved")
    assert (moved["card"], moved["from"], moved["to"]) == ("VEI-1", 2, 1)


@proves("U-48")
def test_bt_12_6_taking_is_optional_but_the_card_is_lost() -> None:
    t = picked("EXP-1", mines=["0 CC-04", "1 CC-07 CC-05"])
    t.asks(0, "EXPROPRIATION_TARGET").says("pass")
    assert t.mines_of(1) == ["CC-05", "CC-07"]
    assert t.gold == [10, 10, 10]
    assert "EXP-1" in t.removed_cards()
    assert t.cards_of(0) == []
    assert t.event("expropriation_declined")["player"] == 0
    next_picks(t, 1)


@proves("EXPROPRIATION_TARGET", "U-48")
def test_bt_12_6_a_single_mine_is_asked_all_the_same_and_saloons_cannot_be_taken() -> None:
    t = picked("EXP-1", mines=["0 CC-04", "1 CC-07"], saloons=["1 CC SAL-1", "2 CC SAL-2"])
    asked = t.asks(0, "EXPROPRIATION_TARGET").offers("pass", "mine CC-07")
    with pytest.raises(IllegalAnswer, match=r"BT-12\.6"):
        asked.says("saloon SAL-1")


@proves("BT-7.8", "BT-9.5")
def test_bt_12_7_first_the_fee_then_the_mine_then_the_mayor_then_waiting_cards() -> None:
    t = picked("EXP-1", by=1, mines=["0 CC-05 CC-06", "1 CC-07"], cards={1: "GOV-1"})
    before = len(t.told())
    t.asks(1, "EXPROPRIATION_TARGET").says("mine CC-05")
    order = ["fee_paid", "mine_acquired", "mayor_changed", "governor_attached"]
    assert [name for name in t.told()[before:] if name in order] == order
    assert t.event("mine_acquired")["via"] == t.event("mayor_changed")["cause"] == "expropriation"
    assert t.governor_town() == "CC"
    assert t.gold == [12, 8, 10], "the fee was due before he was governor"


@proves("BT-9.6", "EXPROPRIATION_TARGET")
@pytest.mark.parametrize("mines", [["1 CC-07", "2 SN-09"], ["0 CC-04 CJ-02", "1 SN-09", "2 DG-02"], ["0 CC-04"]])
def test_u_48_without_a_target_the_card_is_removed_without_a_question(mines: list[str]) -> None:
    t = picked("EXP-1", mines=mines)
    next_picks(t, 1)
    assert t.event("event_no_target")["card"] == "EXP-1"
    assert t.event("card_removed")["card"] == "EXP-1"
    assert "expropriation_declined" not in t.told()


def test_u_48_danger_mines_may_be_taken() -> None:
    t = picked("EXP-1", mines=["0 CM-03", "1 CM-06"])
    t.asks(0, "EXPROPRIATION_TARGET").says("mine CM-06")
    assert t.mines_of(0) == ["CM-03", "CM-06"]


# ---------------------------------------------------------------- the clock


@proves("EXPROPRIATION_TARGET")
@pytest.mark.parametrize(
    ("by", "mines", "veins", "chosen"),
    [
        (0, ["0 CC-04 DG-02", "1 CC-05 DG-10", "2 SN-09"], {}, "mine DG-10"),  # SN-09 cannot be taken
        (0, ["0 CC-04 DG-02", "1 CC-07", "2 CC-05"], {"VEI-1": "CC-07"}, "mine CC-07"),  # 3 + 3 beats 5
        (1, ["1 CJ-04 SN-04", "0 CJ-02", "3 SN-02"], {}, "mine SN-02"),  # 6 each: seat 3 is nearer
        (3, ["3 CJ-04 SN-04", "2 CJ-02", "0 SN-02"], {}, "mine SN-02"),
        (0, ["0 CJ-04 CC-04", "1 CC-12 CJ-07 CJ-02"], {}, "mine CJ-02"),  # 6 each, the same owner: the lowest id
    ],
)
def test_expropriation_the_clock_takes_the_richest_mine_it_may(
    by: int, mines: list[str], veins: dict[str, str], chosen: str
) -> None:
    t = picked("EXP-1", by=by, seats=4, mines=mines, veins=veins)
    assert t.asks(by, "EXPROPRIATION_TARGET").default == chosen
    t.time_out(by)
    assert t.event("expropriation_used")["card"] == chosen.removeprefix("mine ")
    assert t.event("decision_timed_out")["default_taken"] == chosen
