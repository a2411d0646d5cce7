"""BT-11, DYNAMITE_TARGET: Dynamite."""

import pytest
from tests.games.boomtown.picks import next_picks, picked
from tests.proofs import proves

from tumbleweed.core.errors import IllegalAnswer


@proves("DYNAMITE_TARGET", "BT-11.1", "BT-11.3")
def test_bt_11_1_a_mine_of_an_opponent_leaves_the_game() -> None:
    t = picked("DYN-1", mines=["0 DG-02", "1 CJ-06 SN-02", "2 CM-03"])
    t.asks(0, "DYNAMITE_TARGET").offers("mine CJ-06", "mine SN-02", "mine CM-03").says("mine CJ-06")
    assert t.mines_of(1) == ["SN-02"]
    assert {"DYN-1", "CJ-06"} <= set(t.removed_cards())
    assert t.gold == [10, 10, 10], "nobody is paid, and no fee is due"
    next_picks(t, 1)


@proves("DYNAMITE_TARGET", "BT-11.1")
def test_bt_11_1_or_a_placed_saloon_of_an_opponent() -> None:
    t = picked("DYN-2", mines=["1 CC-04"], saloons=["1 CC SAL-2", "2 CC SAL-1"])
    t.asks(0, "DYNAMITE_TARGET").offers("mine CC-04", "saloon SAL-1", "saloon SAL-2").says("saloon SAL-2")
    assert t.saloons_in("CC") == [(2, "SAL-1", False)]
    assert t.mines_of(1) == ["CC-04"]
    assert {"DYN-2", "SAL-2"} <= set(t.removed_cards())
    next_picks(t, 1)


@proves("BT-11.2", "U-47")
def test_t_40_saloon_and_girls_go_together() -> None:
    t = picked("DYN-1", mines=["1 CC-04 CC-05"], saloons=["1 CC SAL-1 GIR-1"])
    t.asks(0, "DYNAMITE_TARGET").says("saloon SAL-1")
    assert t.saloons_in("CC") == [], "the red token is back in the supply"
    removed = [event["card"] for event in t.events("card_removed")]
    assert sorted(removed) == ["DYN-1", "GIR-1", "SAL-1"]
    assert t.cards_of(1) == [], "the girls do not wait again"
    assert t.mines_of(1) == ["CC-04", "CC-05"]


@proves("BT-11.2", "BT-16.2", "U-53")
def test_u_47_a_mine_and_its_new_vein_go_together() -> None:
    t = picked("DYN-1", mines=["1 CM-06", "2 CM-07"], veins={"VEI-1": "CM-06"})
    t.asks(0, "DYNAMITE_TARGET").offers("mine CM-06", "mine CM-07").says("mine CM-06")
    assert sorted(event["card"] for event in t.events("card_removed")) == ["CM-06", "DYN-1", "VEI-1"]
    assert t.event("vein_removed")["reason"] == "dynamite"
    assert t.cards_of(1) == []
    assert t.veins == ()


@proves("U-46", "DYNAMITE_TARGET", "BT-11.3", "U-47")
def test_u_46_own_property_and_everything_but_mines_and_saloons_are_no_targets() -> None:
    t = picked("DYN-1", mines=["0 DG-02 SN-03", "1 CC-04 CC-05", "2 SN-09"], governor="CC",
               veins={"VEI-1": "SN-09"}, saloons=["1 CC SAL-1 GIR-1", "0 DG SAL-2"],
               cards={1: "MUS-1", 2: "TEL-1"})  # fmt: skip
    asked = t.asks(0, "DYNAMITE_TARGET").offers("mine CC-04", "mine CC-05", "mine SN-09", "saloon SAL-1")
    for own in ("mine DG-02", "mine SN-03", "saloon SAL-2"):
        with pytest.raises(IllegalAnswer, match=r"opponent.*BT-11\.3"):
            asked.says(own)
    with pytest.raises(IllegalAnswer, match=r"BT-11\.1"):
        asked.says("mine DG-11")  # it lies in the row
    assert t.mines_of(0) == ["DG-02", "SN-03"]


@proves("U-46", "DYNAMITE_TARGET")
def test_bt_11_3_with_a_target_the_choice_is_compulsory() -> None:
    t = picked("DYN-1", mines=["1 CJ-06 CJ-08"])
    asked = t.asks(0, "DYNAMITE_TARGET")
    assert "pass" not in asked.options
    with pytest.raises(IllegalAnswer, match=r"must be blown up.*BT-11\.3"):
        asked.says("pass")


@proves("U-46", "BT-11.3", "BT-9.6", "DYNAMITE_TARGET")
def test_u_46_without_a_target_the_card_is_removed_without_effect() -> None:
    t = picked("DYN-1", mines=["0 CJ-06"], saloons=["0 CJ SAL-1"], cards={1: "TEL-1 VEI-1", 2: "GOV-1"})
    next_picks(t, 1)
    assert t.event("event_no_target")["card"] == "DYN-1"
    assert [event["card"] for event in t.events("card_removed")] == ["DYN-1"]
    assert t.mines_of(0) == ["CJ-06"]
    assert t.saloons_in("CJ") == [(0, "SAL-1", False)]
    assert (t.cards_of(1), t.cards_of(2)) == (["TEL-1", "VEI-1"], ["GOV-1"])


@proves("DYNAMITE_TARGET")
@pytest.mark.parametrize(("mines", "saloons"), [(["1 CJ-06"], []), ([], ["2 CJ SAL-2"])])
def test_dynamite_with_a_single_target_is_not_asked(mines: list[str], saloons: list[str]) -> None:
    t = picked("DYN-1", mines=mines, saloons=saloons)
    next_picks(t, 1)
    assert t.mines_of(1) == []
    assert t.saloons_in("CJ") == []
    assert len(t.events("dynamite_used")) == 1


@proves("BT-8.2")
def test_bt_11_4_the_mayor_is_checked_afterwards_and_nobody_pays() -> None:
    t = picked("DYN-1", seats=4, by=2, gold=9, mines=["0 CM-03 CM-04", "1 CM-07 CM-08"])
    assert t.mayor_of_town("CM") == 0
    t.asks(2, "DYNAMITE_TARGET").says("mine CM-04")
    assert t.mayor_of_town("CM") == 1
    assert t.event("mayor_changed")["cause"] == "dynamite"
    assert t.gold == [9, 9, 9, 9]


@proves("BT-9.5", "U-35")
def test_u_35_a_governor_waiting_elsewhere_is_placed_in_another_players_turn() -> None:
    t = picked("DYN-1", seats=4, by=2, mines=["0 CM-03 CM-04", "1 CM-07 CM-08"], cards={1: "GOV-1"})
    t.asks(2, "DYNAMITE_TARGET").says("mine CM-03")
    assert t.governor_town() == "CM"
    assert t.event("governor_attached")["from_waiting"] is True
    assert t.cards_of(1) == []
    next_picks(t, 3)


# ---------------------------------------------------------------- the clock


@proves("DYNAMITE_TARGET")
@pytest.mark.parametrize(
    ("by", "mines", "veins", "chosen"),
    [
        (0, ["1 CJ-04 CM-03", "2 DG-10"], {}, "mine DG-10"),  # the highest value: 7
        (0, ["1 CJ-04", "2 CM-03"], {"VEI-1": "CJ-04"}, "mine CJ-04"),  # 3 + 3 beats 5
        (0, ["0 CM-06", "1 CJ-04", "2 CM-03"], {}, "mine CM-03"),  # the own 9 does not count
        (1, ["0 CJ-02", "3 SN-02"], {}, "mine SN-02"),  # 6 each: seat 3 is nearer to seat 1 than seat 0
        (3, ["2 CJ-02", "0 SN-02"], {}, "mine SN-02"),  # clockwise from 3: 0 before 2
        (0, ["1 CJ-07 CJ-02"], {}, "mine CJ-02"),  # 6 each, the same owner: the lower number
        (0, ["1 SN-02 DG-10 SN-09"], {}, "mine DG-10"),  # 7 each: the earlier town
        (0, ["1 CC-10 CJ-02"], {}, "mine CJ-02"),  # 6 each: towns in their fixed order, not by letters
    ],
)
def test_dynamite_the_clock_takes_the_richest_mine(
    by: int, mines: list[str], veins: dict[str, str], chosen: str
) -> None:
    t = picked("DYN-1", by=by, seats=4, mines=[*mines, f"{(by + 1) % 4} CM-08"], veins=veins, saloons=["2 CM SAL-1"])
    assert t.asks(by, "DYNAMITE_TARGET").default == chosen
    t.time_out(by)
    assert t.event("dynamite_used")["target"] == chosen.removeprefix("mine ")
    assert t.event("decision_timed_out")["default_taken"] == chosen


@proves("DYNAMITE_TARGET")
@pytest.mark.parametrize(
    ("by", "saloons", "chosen"),
    [
        (0, ["2 CC SAL-1 GIR-1", "1 DG SAL-2"], "saloon SAL-2"),  # the nearest owner, girls or not
        (2, ["1 DG SAL-1", "3 CC SAL-2"], "saloon SAL-2"),
        (2, ["1 DG SAL-2", "3 CC SAL-1"], "saloon SAL-1"),
        (0, ["1 DG SAL-2", "1 CC SAL-1"], "saloon SAL-1"),  # the same owner: the lowest id
    ],
)
def test_dynamite_the_clock_takes_a_saloon_where_there_is_no_mine(by: int, saloons: list[str], chosen: str) -> None:
    t = picked("DYN-1", by=by, seats=4, saloons=saloons, mines=[f"{by} CJ-06"])
    assert t.asks(by, "DYNAMITE_TARGET").default == chosen
    t.time_out(by)
    assert t.event("saloon_removed")["card"] == chosen.removeprefix("saloon ")
