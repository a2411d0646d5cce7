"""BT-16, VEIN_MINE: the New Vein, and two of them (U-1a)."""

import pytest
from tests.games.boomtown.picks import next_picks, picked, rolled
from tests.games.boomtown.scenario import CHOOSE, table
from tests.proofs import proves

from tumbleweed.core.errors import IllegalAnswer


@proves("VEIN_MINE", "U-53")
def test_bt_16_1_one_own_mine_is_worth_three_more() -> None:
    t = picked("VEI-1", mines=["0 CJ-06 CM-06", "1 CJ-08"])
    asked = t.asks(0, "VEIN_MINE").offers("mine CJ-06", "mine CM-06")
    for other in ("mine CJ-08", "mine CJ-12", "pass"):
        with pytest.raises(IllegalAnswer, match=r"BT-16\.1"):
            asked.says(other)
    asked.says("mine CJ-06")
    assert (t.value_of("CJ-06"), t.value_of("CM-06")) == (8, 9)
    assert t.cards_of(0) == []
    assert "VEI-1" not in t.removed_cards()
    next_picks(t, 1)


@proves("BT-21.1")
def test_bt_16_1_the_mine_pays_three_more_when_it_produces() -> None:
    t = rolled("15", mines=["0 CJ-06", "1 DG-06"], veins={"VEI-1": "CJ-06"}).ends()
    assert t.gold == [18, 14, 10]
    assert [(event["amount"], event["vein_bonus"]) for event in t.events("mine_produced")] == [(8, 3), (4, 0)]


@proves("VEIN_MINE", "BT-16.1")
def test_bt_16_1_with_a_single_mine_nobody_is_asked() -> None:
    t = picked("VEI-1", mines=["0 DG-10", "1 CJ-06 CJ-08"])
    next_picks(t, 1)
    assert t.value_of("DG-10") == 10
    assert t.event("vein_attached")["from_waiting"] is False


@proves("U-53", "BT-22.1")
def test_bt_16_2_it_collapses_with_a_danger_mine() -> None:
    t = rolled("11", mines=["0 CM-06 CM-07", "1 SN-02"], veins={"VEI-1": "CM-06"}).ends()
    assert t.mines_of(0) == ["CM-07"]
    assert {"CM-06", "VEI-1"} <= {event["card"] for event in t.events("card_removed")}
    assert t.event("vein_removed")["reason"] == "collapse"
    assert t.veins == ()
    assert t.cards_of(0) == [], "it does not go onto another mine"


@proves("BT-16.2")
def test_bt_16_2_a_vein_elsewhere_stays() -> None:
    t = rolled("11", mines=["0 CM-06 CM-07"], veins={"VEI-1": "CM-07"}).ends()
    assert t.value_of("CM-07") == 8


@proves("U-36", "BT-9.4", "BT-9.5", "VEIN_MINE")
def test_bt_16_3_without_a_mine_it_waits_and_goes_onto_the_next() -> None:
    t = table(run=CHOOSE, row="VEI-1 SN-09 SN-03", winner=1, mines=["0 CJ-06"])
    t.asks(1, "PICK").says("pick VEI-1")
    assert t.event("card_waiting")["reason"] == "no_mine"
    assert t.cards_of(1) == ["VEI-1"]
    t = table(run=CHOOSE, row="SN-09 SN-03 SN-04", winner=1, cards={1: "VEI-1"}, mines=["0 CJ-06"])
    t.asks(1, "PICK").says("pick SN-09")
    assert t.value_of("SN-09") == 10
    attached = t.event("vein_attached")
    assert (attached["player"], attached["from_waiting"], attached["new_value"]) == (1, True, 10)
    assert t.cards_of(1) == []
    t.asks(2, "PICK")


@proves("U-36")
def test_u_36_others_mines_do_not_end_the_waiting() -> None:
    t = table(run=CHOOSE, row="SN-09 SN-03 SN-04", winner=0, cards={1: "VEI-1"})
    t.asks(0, "PICK").says("pick SN-09")
    assert t.cards_of(1) == ["VEI-1"]
    assert t.value_of("SN-09") == 7


@proves("U-52")
@pytest.mark.parametrize(("scores", "points"), [(True, 17 + 3), (False, 17)])
def test_bt_16_4_it_counts_in_the_scoring_unless_the_table_says_no(scores: bool, points: int) -> None:
    t = table(run=["scoring"], round=20, mines=["0 SN-09"], veins={"VEI-1": "SN-09"}, new_vein_scores=scores)
    assert t.points() == [points, 10, 10]
    assert t.events("final_score")[0]["vein"] == (3 if scores else 0)
    assert t.value_of("SN-09") == 10, "it produces more all the same"


def test_u_44_it_never_moves_to_another_mine() -> None:
    t = table(run=CHOOSE, row="SN-09 SN-03 SN-04", winner=0, mines=["0 CM-08"], veins={"VEI-1": "CM-08"})
    t.asks(0, "PICK").says("pick SN-09")
    t.asks(1, "PICK")
    assert (t.value_of("CM-08"), t.value_of("SN-09")) == (4, 7)


# ---------------------------------------------------------------- two of them


@proves("U-1a")
def test_u_1a_two_new_veins_may_lie_on_the_same_mine() -> None:
    t = picked("VEI-2", mines=["0 SN-06 DG-10"], veins={"VEI-1": "SN-06"}, extra_event="VEI")
    t.asks(0, "VEIN_MINE").offers("mine SN-06", "mine DG-10").says("mine SN-06")
    assert t.value_of("SN-06") == 1 + 3 + 3
    t = rolled("15", mines=["0 SN-06"], veins={"VEI-1": "SN-06", "VEI-2": "SN-06"}, extra_event="VEI").ends()
    assert t.gold == [17, 10, 10]
    assert t.points() == [24, 10, 10]


@proves("U-1a", "BT-16.2")
def test_u_1a_both_share_the_fate_of_the_mine() -> None:
    both = {"VEI-1": "SN-06", "VEI-2": "SN-06"}
    t = picked("EXP-1", by=1, mines=["0 SN-06", "1 SN-02"], veins=both, extra_event="VEI")
    t.asks(1, "EXPROPRIATION_TARGET").says("mine SN-06")
    assert [(event["card"], event["to"]) for event in t.events("vein_moved")] == [("VEI-1", 1), ("VEI-2", 1)]
    assert t.points()[1] == 10 + 6 + 7 + 5
    t = picked("DYN-1", by=1, mines=["0 SN-06"], veins=both, extra_event="VEI")
    assert sorted(event["card"] for event in t.events("card_removed")) == ["DYN-1", "SN-06", "VEI-1", "VEI-2"]
    assert t.event("dynamite_used")["also_removed"] == ["VEI-1", "VEI-2"]


@proves("U-1a", "U-36")
def test_u_1a_two_waiting_veins_go_onto_the_first_mine() -> None:
    t = table(run=CHOOSE, row="SN-09 SN-03 SN-04", winner=1, cards={1: "VEI-1 VEI-2"}, extra_event="VEI")
    t.asks(1, "PICK").says("pick SN-09")
    assert t.value_of("SN-09") == 13
    t.asks(2, "PICK")


# ---------------------------------------------------------------- the clock


@proves("VEIN_MINE")
@pytest.mark.parametrize(
    ("mines", "chosen"),
    [
        ("CJ-02 SN-09 CM-08", "mine CM-08"),  # the most likely number, though worth 1 only
        ("CJ-07 SN-02", "mine SN-02"),  # not in danger, though 2 is the least likely number
        ("CM-06 CJ-06 CM-08", "mine CJ-06"),  # 6 and 8 are equally likely: the higher value
        ("SN-08 CC-06", "mine CC-06"),
        ("CC-07 SN-07", "mine SN-07"),  # 3 and 4: the value comes before the id
        ("CM-08 DG-06 DG-08", "mine DG-08"),
        ("DG-06 CC-08", "mine CC-08"),  # 4 each: the lowest id
        ("DG-08 CJ-06", "mine CJ-06"),  # 5 each
        ("CM-06 CJ-07", "mine CJ-07"),  # only danger mines: 7 is likelier than 6
        ("SN-07 CM-07 CC-07", "mine CM-07"),
        ("DG-02 CJ-12", "mine CJ-12"),  # 5 each, 2 and 12 are equally likely: the lowest id
    ],
)
def test_new_vein_the_clock_takes_the_most_likely_mine_out_of_danger(mines: str, chosen: str) -> None:
    t = picked("VEI-1", mines=[f"0 {mines}"])
    assert t.asks(0, "VEIN_MINE").default == chosen
    before = t.value_of(chosen.removeprefix("mine "))
    t.time_out(0)
    assert t.value_of(chosen.removeprefix("mine ")) == before + 3
    assert t.event("decision_timed_out")["default_taken"] == chosen
