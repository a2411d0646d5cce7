"""BT-23: what saloons take when mines produce, and in which order."""

from typing import Any

import pytest
from tests.games.boomtown.picks import rolled
from tests.games.boomtown.scenario import Play, table
from tests.proofs import proves

T_41: list[str] = ["0 CJ-07 SN-07", "1 CM-07 DG-08", "2 CC-07"]


def four(dice: str, **more: Any) -> Play:
    return rolled(dice, seats=4, **more).ends()


@proves("BT-23.1", "BT-17.5", "BT-24.1")
def test_t_42_a_mine_that_produced_pays_the_saloon_of_its_town() -> None:
    t = rolled("34", gold=[1, 2, 3], mines=T_41, saloons=["1 CC SAL-1"]).ends()
    assert t.gold == [11, 9, 4]


@proves("BT-18.1", "BT-23.1", "U-43", "BT-21.3")
def test_t_43_with_girls_four_or_what_there_is() -> None:
    t = rolled("34", gold=[1, 2, 0], mines=T_41, saloons=["1 CC SAL-1 GIR-1"]).ends()
    assert t.gold == [11, 10, 0]
    assert t.view(-1)["players"][2]["bankrupt"] is True
    paid = t.event("saloon_paid")
    assert (paid["due"], paid["paid"]) == (4, 3)


@proves("BT-23.5", "U-42")
def test_t_44_the_older_saloon_is_paid_first() -> None:
    for older, younger in (("SAL-1", "SAL-2"), ("SAL-2", "SAL-1")):
        t = four("12", gold=[0, 5, 5, 5], mines=["0 CC-03"], saloons=[f"1 CC {older}", f"2 CC {younger}"])
        assert t.gold == [0, 6, 5, 5]


@proves("BT-23.4", "U-42", "U-38")
def test_t_45_the_younger_one_gets_the_rest() -> None:
    t = four("13", gold=[0, 5, 5, 5], mines=["0 CC-04"], saloons=["1 CC SAL-2", "2 CC SAL-1"])
    assert t.gold == [0, 7, 6, 5]


@proves("BT-23.3", "U-41")
def test_t_46_nobody_pays_for_the_own_saloon() -> None:
    t = four("13", gold=[0, 5, 5, 5], mines=["1 CC-04"], saloons=["1 CC SAL-1 GIR-1", "2 CC SAL-2"])
    assert t.gold == [0, 6, 7, 5]
    assert [event["owner"] for event in t.events("saloon_paid")] == [2]


@proves("T-46a", "BT-23.4", "U-38")
def test_t_46a_both_saloons_of_one_owner_are_paid() -> None:
    t = four("13", gold=[10, 5, 5, 5], mines=["0 CC-04"], saloons=["1 CC SAL-1", "1 CC SAL-2 GIR-1"])
    assert t.gold == [7, 11, 5, 5]


@proves("BT-23.5", "U-42", "U-43")
@pytest.mark.parametrize(("first", "gold"), [(0, [3, 0, 5]), (1, [1, 2, 5]), (2, [3, 0, 5])])
def test_t_47_debtors_pay_clockwise_from_the_first_player(first: int, gold: list[int]) -> None:
    t = rolled("26", gold=[0, 0, 5], first=first, winner=2, mines=["0 CM-08", "1 SN-08"],
               saloons=["1 CM SAL-1", "0 SN SAL-2 GIR-1"]).ends()  # fmt: skip
    assert t.gold == gold
    told = t.told()
    assert len(told) - 1 - told[::-1].index("mine_produced") < told.index("saloon_paid"), "all mines pay first"


@proves("BT-23.5")
def test_bt_23_5_a_debtor_pays_in_the_order_of_the_towns() -> None:
    t = rolled("26", gold=[0, 0, 0], mines=["0 CM-08 SN-08"], saloons=["1 SN SAL-1 GIR-1", "2 CM SAL-2"]).ends()
    assert [(event["town"], event["paid"]) for event in t.events("saloon_paid")] == [("CM", 2), ("SN", 1)]
    assert t.gold == [0, 1, 2]


@proves("BT-23.2", "U-40")
def test_bt_23_2_at_most_one_payment_for_a_saloon_and_roll() -> None:
    """With the cards of the box no number occurs twice in a town."""
    for number in range(2, 13):
        dice = f"{min(number - 1, 6)}{number - min(number - 1, 6)}"
        mines = ["0 CC-03 CC-04 CC-05 CC-06 CC-07 CC-08 CC-10 CC-11 CC-12"]
        t = rolled(dice, gold=90, mines=mines, saloons=["1 CC SAL-1"]).ends()
        assert len(t.events("saloon_paid")) == (0 if number in (2, 9) else 1)


@proves("BT-23.6")
def test_bt_23_6_a_mine_that_did_not_produce_costs_nothing() -> None:
    t = rolled("26", mines=["0 CC-07 CC-06", "1 DG-08"], saloons=["2 CC SAL-1 GIR-1"]).ends()
    assert t.gold == [10, 15, 10]
    t = rolled("66", mines=["0 CJ-07", "1 CM-12"], saloons=["2 CJ SAL-1"]).ends()
    assert t.gold == [10, 15, 10], "a mine that collapsed did not produce"
    assert "saloon_paid" not in t.told()


@proves("BT-23.1")
def test_bt_23_1_only_in_its_own_town() -> None:
    t = rolled("34", mines=T_41, saloons=["1 SN SAL-1", "2 DG SAL-2"]).ends()
    assert t.gold == [10 + 10 - 2, 10 + 5 + 2, 13]


@proves("U-39", "BT-17.4")
def test_u_39_a_saloon_without_a_mine_beside_it_still_collects() -> None:
    t = rolled("13", mines=["0 CC-04"], saloons=["1 CC SAL-1"]).ends()
    assert t.gold == [11, 12, 10]


@proves("BT-21.2", "BT-23.7")
def test_t_52_what_was_picked_in_this_round_already_counts() -> None:
    parts = ["choose", "roll", "collapse", "produce"]
    t = table(run=parts, row="SAL-1 CC-04 DG-11", winner=1, mines=["1 CC-05"], dice=["22"])
    t.asks(1, "PICK").says("pick SAL-1")
    t.asks(2, "PICK").says("pick CC-04").ends()
    assert t.gold == [10, 12, 11]


@proves("BT-23.7", "BT-18.1", "BT-16.1")
def test_bt_23_7_girls_and_new_vein_of_this_round_count_too() -> None:
    parts = ["choose", "roll", "collapse", "produce"]
    t = table(run=parts, row="GIR-1 VEI-1 DG-11", winner=1, mines=["1 CC-05", "2 CC-04"], saloons=["1 CC SAL-1"],
              dice=["22"])  # fmt: skip
    t.asks(1, "PICK").says("pick GIR-1")
    t.asks(2, "PICK").says("pick VEI-1").ends()
    assert t.gold == [10, 14, 10 + 6 - 4]


# ---------------------------------------------------------------- decks with two mines of a number in a town

TWICE = ["CC-04=1", "CC-04=2", "CC-05=3", "DG-02=3", "DG-03=3", "DG-04=3", "DG-05=3", "SAL", "SAL"]


@proves("U-40")
@pytest.mark.parametrize("mines", [["0 CC-04 CC-04b"], ["0 CC-04", "2 CC-04b"]])
def test_u_40_every_producing_mine_pays(mines: list[str]) -> None:
    t = rolled("22", round=2, own_deck=TWICE, mines=mines, saloons=["1 CC SAL-1"]).ends()
    assert t.gold[1] == 10 + 2 + 2
    assert [event["mine"] for event in t.events("saloon_paid")] == ["CC-04", "CC-04b"]
    assert sum(t.gold) == 30 + 3


@proves("U-40", "BT-23.5")
def test_u_40_the_older_saloon_first_for_all_mines_of_the_town() -> None:
    """BT-23.5 has three keys: debtor, town, age of the saloon. The older saloon takes 2 + 1, the younger nothing."""
    t = rolled("22", gold=[0, 0, 0], round=2, own_deck=TWICE, mines=["0 CC-04 CC-04b"],
               saloons=["1 CC SAL-2", "2 CC SAL-1"]).ends()  # fmt: skip
    assert t.gold == [0, 3, 0]
