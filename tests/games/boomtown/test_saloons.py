"""BT-17, BT-18, SALOON_TOWN, GIRLS_SALOON: where Saloons and Saloon Girls are placed."""

import pytest
from tests.games.boomtown.picks import next_picks, picked
from tests.games.boomtown.scenario import CHOOSE, table
from tests.proofs import proves

from tumbleweed.core.errors import IllegalAnswer

ALL_TOWNS = [f"town {town}" for town in ("CJ", "CM", "CC", "DG", "SN")]


@proves("SALOON_TOWN", "U-37", "BT-17.2")
def test_bt_17_1_the_town_is_chosen_among_those_with_an_own_mine() -> None:
    t = picked("SAL-1", mines=["0 CJ-06 SN-02", "1 DG-02 DG-03"])
    asked = t.asks(0, "SALOON_TOWN").offers("town CJ", "town SN")
    for other in ("town DG", "town CC", "pass"):
        with pytest.raises(IllegalAnswer, match=r"BT-17\.2"):
            asked.says(other)
    asked.says("town SN")
    assert t.saloons_in("SN") == [(0, "SAL-1", False)]
    assert t.cards_of(0) == []
    assert t.gold == [10, 10, 10]
    next_picks(t, 1)


@proves("SALOON_TOWN")
def test_bt_17_1_with_a_single_town_nobody_is_asked() -> None:
    t = picked("SAL-2", mines=["0 CJ-06 CJ-08"])
    next_picks(t, 1)
    assert t.saloons_in("CJ") == [(0, "SAL-2", False)]
    assert t.event("saloon_placed")["from_waiting"] is False


@proves("U-37", "BT-9.4", "BT-9.5", "SALOON_TOWN")
def test_bt_17_2_without_any_mine_it_waits_for_the_next() -> None:
    t = table(run=CHOOSE, row="SAL-1 SN-09 SN-03", winner=1, mines=["0 CJ-06"])
    t.asks(1, "PICK").says("pick SAL-1")
    assert t.event("card_waiting")["reason"] == "no_mine"
    assert t.cards_of(1) == ["SAL-1"]
    t = table(run=CHOOSE, row="SN-09 SN-03 SN-04", winner=1, cards={1: "SAL-1"}, mines=["0 CJ-06"])
    t.asks(1, "PICK").says("pick SN-09")
    assert t.saloons_in("SN") == [(1, "SAL-1", False)]
    assert t.event("saloon_placed")["from_waiting"] is True
    t.asks(2, "PICK")


@proves("SALOON_TOWN", "BT-17.2")
def test_u_37_with_any_town_all_five_may_be_chosen_and_it_never_waits() -> None:
    t = picked("SAL-1", mines=["1 CC-04"], saloon_placement="any_town")
    t.asks(0, "SALOON_TOWN").offers(*ALL_TOWNS).says("town DG")
    assert t.saloons_in("DG") == [(0, "SAL-1", False)]
    assert "card_waiting" not in t.told()


@proves("U-38")
@pytest.mark.parametrize("owner", [0, 1])
def test_bt_17_3_two_saloons_may_stand_in_a_town(owner: int) -> None:
    t = picked("SAL-2", mines=["0 CC-04 DG-02", "1 CC-05"], saloons=[f"{owner} CC SAL-1"])
    t.asks(0, "SALOON_TOWN").offers("town CC", "town DG").says("town CC")
    assert t.saloons_in("CC") == [(owner, "SAL-1", False), (0, "SAL-2", False)]


@proves("U-39")
def test_bt_17_4_it_stays_when_its_owner_loses_the_last_mine_there() -> None:
    t = picked("DYN-1", mines=["1 CC-05", "2 CC-04"], saloons=["1 CC SAL-1"])
    t.asks(0, "DYNAMITE_TARGET").says("mine CC-05")
    assert t.mines_of(1) == []
    assert t.saloons_in("CC") == [(1, "SAL-1", False)]


@proves("SALOON_TOWN")
@pytest.mark.parametrize(
    ("mines", "placement", "chosen"),
    [
        (["0 CJ-06 SN-02", "1 SN-03", "2 SN-04 CJ-08"], "own_town", "town SN"),  # two of opponents against one
        (["0 CJ-06 SN-02 SN-06 SN-07", "1 SN-03", "2 CJ-08 CJ-09"], "own_town", "town CJ"),  # own mines do not count
        (["0 SN-02 DG-02", "1 SN-03 DG-03 CC-04 CC-05"], "own_town", "town DG"),  # ties: the order of the towns
        (["0 SN-02 CC-10 CM-04"], "own_town", "town CM"),
        (["0 SN-02", "1 CC-05", "2 CC-04"], "any_town", "town CC"),
        (["0 SN-02"], "any_town", "town CJ"),
    ],
)
def test_saloon_the_clock_takes_the_town_with_the_most_mines_of_opponents(
    mines: list[str], placement: str, chosen: str
) -> None:
    t = picked("SAL-1", mines=mines, saloon_placement=placement)
    assert t.asks(0, "SALOON_TOWN").default == chosen
    t.time_out(0)
    assert t.saloons_in(chosen.removeprefix("town ")) == [(0, "SAL-1", False)]
    assert t.event("decision_timed_out")["default_taken"] == chosen


# ---------------------------------------------------------------- Saloon Girls


@proves("GIRLS_SALOON")
def test_bt_18_1_they_go_into_one_of_the_own_saloons() -> None:
    t = picked("GIR-1", mines=["0 CC-04 DG-02"], saloons=["0 CC SAL-1", "0 DG SAL-2"])
    t.asks(0, "GIRLS_SALOON").offers("saloon SAL-1", "saloon SAL-2").says("saloon SAL-2")
    assert t.saloons_in("DG") == [(0, "SAL-2", True)]
    assert t.saloons_in("CC") == [(0, "SAL-1", False)]
    assert t.cards_of(0) == []
    next_picks(t, 1)


@proves("GIRLS_SALOON")
def test_bt_18_1_with_a_single_saloon_nobody_is_asked() -> None:
    t = picked("GIR-1", mines=["0 CC-04"], saloons=["1 CC SAL-1", "0 CC SAL-2"])
    next_picks(t, 1)
    assert t.saloons_in("CC") == [(1, "SAL-1", False), (0, "SAL-2", True)]
    assert t.event("girls_attached")["from_waiting"] is False


@proves("BT-9.4", "BT-9.5", "U-35")
def test_bt_18_2_without_an_own_saloon_they_wait_for_one() -> None:
    t = picked("GIR-1", mines=["0 CC-04", "1 CC-05"], saloons=["1 CC SAL-1"])
    assert t.event("card_waiting")["reason"] == "no_saloon"
    assert t.cards_of(0) == ["GIR-1"]
    assert t.saloons_in("CC") == [(1, "SAL-1", False)]
    t = picked("SAL-2", mines=["0 CC-04"], cards={0: "GIR-1"})
    next_picks(t, 1)
    assert t.saloons_in("CC") == [(0, "SAL-2", True)]
    assert t.event("girls_attached")["from_waiting"] is True
    assert t.cards_of(0) == []


@proves("BT-7.8", "U-35")
def test_u_35_a_first_mine_places_vein_saloon_and_girls_in_this_order() -> None:
    t = table(run=CHOOSE, row="SN-09 SN-03 SN-04", winner=1, round=4, cards={1: "GIR-1 SAL-2 VEI-1 GOV-1"})
    t.asks(1, "PICK").says("pick SN-09")
    order = ["vein_attached", "saloon_placed", "girls_attached"]
    assert [name for name in t.told() if name in order] == order
    assert t.cards_of(1) == ["GOV-1"], "there is no office yet"
    assert t.saloons_in("SN") == [(1, "SAL-2", True)]


@proves("BT-9.7")
def test_u_44_the_girls_do_not_move_to_a_new_saloon() -> None:
    t = picked("SAL-2", mines=["0 CC-04 DG-02"], saloons=["0 CC SAL-1 GIR-1"])
    t.asks(0, "SALOON_TOWN").says("town DG")
    next_picks(t, 1)
    assert t.saloons_in("CC") == [(0, "SAL-1", True)]
    assert t.saloons_in("DG") == [(0, "SAL-2", False)]


@proves("GIRLS_SALOON")
@pytest.mark.parametrize(
    ("saloons", "mines", "chosen"),
    [
        (["0 CC SAL-1", "0 DG SAL-2"], ["1 DG-02", "2 DG-03", "1 CC-04"], "saloon SAL-2"),
        (["0 CC SAL-1", "0 DG SAL-2"], ["0 DG-02 DG-03 DG-05", "1 CC-04"], "saloon SAL-1"),  # own mines do not count
        (["0 DG SAL-2", "0 CC SAL-1"], ["1 DG-02", "2 CC-04"], "saloon SAL-2"),  # ties: the earlier saloon
        (["0 DG SAL-1", "0 CC SAL-2"], [], "saloon SAL-1"),
        (["0 DG SAL-2", "0 DG SAL-1"], [], "saloon SAL-2"),
    ],
)
def test_saloon_girls_the_clock_takes_the_saloon_with_the_most_mines_of_opponents(
    saloons: list[str], mines: list[str], chosen: str
) -> None:
    t = picked("GIR-1", mines=mines, saloons=saloons)
    asked = t.asks(0, "GIRLS_SALOON")
    assert asked.default == chosen
    with pytest.raises(IllegalAnswer, match=r"BT-18\.1"):
        asked.says("pass")
    t.time_out(0)
    assert t.event("girls_attached")["saloon"] == chosen.removeprefix("saloon ")
    assert t.event("decision_timed_out")["default_taken"] == chosen


@proves("GIRLS_SALOON", "BT-18.1")
def test_bt_18_1_nobody_elses_saloon() -> None:
    t = picked("GIR-1", mines=["0 CC-04"], saloons=["0 CC SAL-1", "0 CC SAL-2"])
    t.asks(0, "GIRLS_SALOON").offers("saloon SAL-1", "saloon SAL-2")
    t = picked("GIR-1", mines=["0 CC-04"], saloons=["1 CC SAL-1", "2 CC SAL-2"])
    next_picks(t, 1)
    assert t.cards_of(0) == ["GIR-1"]
