"""BT-20, USE_TELEGRAPH: the production roll and the Telegraph, and two of them (U-1a)."""

import pytest
from tests.games.boomtown.picks import rolled
from tests.games.boomtown.scenario import Play, table
from tests.proofs import proves

from tumbleweed.core.errors import IllegalAnswer

TO_THE_END = ["choose", "roll", "collapse", "produce"]
T_49 = ["0 CM-06 CM-09", "1 CJ-02 CJ-07", "2 CM-07"]


def faces(die: int, *new: int) -> list[str]:
    return [f"set {die} {face}" for face in new]


@proves("U-56", "ROLL")
def test_bt_20_1_the_first_player_rolls_when_all_cards_are_dealt_with() -> None:
    t = table(run=TO_THE_END, row="SN-02 SN-03 SN-04", winner=1, first=2, dice=["34"])
    t.asks(1, "PICK").says("pick SN-02")
    t.asks(2, "PICK").says("pick SN-03").ends()
    told = t.told()
    assert told.count("card_picked") == 3
    assert told.index("dice_rolled") > max(place for place, name in enumerate(told) if name == "card_picked")
    roll = t.event("dice_rolled")
    assert (roll["player"], roll["die1"], roll["die2"], roll["sum"]) == (2, 3, 4, 7)


@proves("BT-20.2", "USE_TELEGRAPH", "BT-20.4", "U-51")
def test_t_49_a_telegraph_can_make_danger_mines_collapse() -> None:
    t = rolled("16", gold=9, mines=T_49, cards={1: "TEL-1"}, first=0)
    assert t.gold == [9, 9, 9], "nothing is paid before"
    t.asks(1, "USE_TELEGRAPH").says("set 2 1").ends()
    assert t.gold == [9, 15, 9]
    assert (t.mines_of(0), t.mines_of(1)) == (["CM-09"], ["CJ-02"])
    assert (t.mayor_of_town("CM"), t.mayor_of_town("CJ")) == (0, 1)
    assert "TEL-1" in t.removed_cards()
    assert t.cards_of(1) == []
    result = t.event("production_result")
    assert (result["sum"], result["changed"]) == (2, True)


@proves("BT-20.4")
def test_t_50_and_it_can_prevent_it() -> None:
    t = rolled("66", gold=9, mines=T_49, cards={0: "TEL-1"})
    t.asks(0, "USE_TELEGRAPH").says("set 1 1").ends()
    assert t.gold == [9, 15, 14]
    assert (t.mines_of(0), t.mines_of(1)) == (["CM-06", "CM-09"], ["CJ-02", "CJ-07"])
    assert "mine_collapsed" not in t.told()


@proves("BT-20.4", "BT-20.3", "USE_TELEGRAPH")
def test_t_51_what_can_be_reached_from_three_and_four() -> None:
    t = rolled("34", cards={2: "TEL-1"})
    asked = t.asks(2, "USE_TELEGRAPH")
    asked.offers("pass", *faces(1, 1, 2, 4, 5, 6), *faces(2, 1, 2, 3, 5, 6))
    with pytest.raises(IllegalAnswer, match=r"differ.*BT-20\.3"):
        asked.says("set 1 3")
    with pytest.raises(IllegalAnswer, match=r"differ.*BT-20\.3"):
        asked.says("set 2 4")
    sums = set()
    for words in asked.options:
        u = rolled("34", cards={2: "TEL-1"})
        u.asks(2, "USE_TELEGRAPH").says(words).ends()
        sums.add(u.event("production_result")["sum"])
    assert sums == set(range(4, 11))


@proves("U-51", "USE_TELEGRAPH", "BT-20.2")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_bt_20_2_any_player_may_hold_it_and_keep_it(holder: int) -> None:
    t = rolled("34", first=1, winner=2, cards={holder: "TEL-1"}, mines=["0 CC-07"])
    asked = t.asks(holder, "USE_TELEGRAPH")
    assert asked.default == "pass"
    asked.says("pass").ends()
    assert t.cards_of(holder) == ["TEL-1"]
    assert t.gold == [13, 10, 10]
    assert t.event("production_result")["changed"] is False


@proves("USE_TELEGRAPH")
def test_telegraph_the_clock_keeps_it() -> None:
    t = rolled("66", cards={0: "TEL-1"}, mines=["0 CM-06"])
    t.asks(0, "USE_TELEGRAPH")
    t.time_out(0).ends()
    assert t.cards_of(0) == ["TEL-1"]
    assert t.mines_of(0) == []
    assert t.event("decision_timed_out")["default_taken"] == "pass"


@proves("U-51", "BT-20.3")
def test_bt_20_3_it_may_be_used_in_the_round_in_which_it_was_picked() -> None:
    t = table(run=TO_THE_END, row="TEL-1 SN-03 SN-04", winner=1, dice=["34"])
    t.asks(1, "PICK").says("pick TEL-1")
    assert t.event("card_held")["card"] == "TEL-1"
    t.asks(2, "PICK").says("pick SN-03")
    t.asks(1, "USE_TELEGRAPH").says("set 1 1").ends()
    assert t.event("production_result")["sum"] == 5


@proves("U-51")
def test_u_51_also_in_the_last_round_and_by_a_bankrupt_player() -> None:
    t = rolled("34", round=20, gold=[0, 5, 5], cards={0: "TEL-1"})
    t.asks(0, "USE_TELEGRAPH").says("set 2 6").ends()
    assert t.event("production_result")["sum"] == 9


@proves("U-51")
def test_u_51_one_die_once_and_no_reaction_to_it() -> None:
    t = rolled("34", cards={0: "TEL-1"})
    t.asks(0, "USE_TELEGRAPH").says("set 2 6").ends()
    used = t.event("telegraph_used")
    assert (used["die"], used["old"], used["new"], used["sum"]) == (2, 4, 6, 9)
    assert (t.die1, t.die2) == (3, 6)


# ---------------------------------------------------------------- two of them


def two(dice: str, cards: dict[int, str], first: int) -> Play:
    return rolled(dice, cards=cards, first=first, extra_event="TEL", mines=["0 CC-07"])


@proves("U-1a")
def test_u_1a_two_telegraphs_one_circuit_from_the_first_player() -> None:
    t = two("34", {0: "TEL-1", 2: "TEL-2"}, first=1)
    t.asks(2, "USE_TELEGRAPH").says("set 1 6")
    # The next holder sees the result so far: 6 and 4.
    asked = t.asks(0, "USE_TELEGRAPH").offers("pass", *faces(1, 1, 2, 3, 4, 5), *faces(2, 1, 2, 3, 5, 6))
    assert t.view(0)["dice"] == [6, 4]
    asked.says("set 2 1").ends()
    assert t.event("production_result")["sum"] == 7
    assert [event["sum"] for event in t.events("telegraph_used")] == [10, 7]
    assert t.gold == [13, 10, 10]
    assert {"TEL-1", "TEL-2"} <= set(t.removed_cards())


@proves("U-1a")
def test_u_1a_who_has_let_it_be_is_not_asked_again() -> None:
    t = two("34", {0: "TEL-1", 2: "TEL-2"}, first=0)
    t.asks(0, "USE_TELEGRAPH").says("pass")
    t.asks(2, "USE_TELEGRAPH").says("set 1 6").ends()
    assert t.cards_of(0) == ["TEL-1"]
    t = two("34", {0: "TEL-1", 2: "TEL-2"}, first=2)
    t.asks(2, "USE_TELEGRAPH").says("pass")
    t.asks(0, "USE_TELEGRAPH").says("pass").ends()


@proves("U-1a")
def test_u_1a_who_holds_both_may_use_both() -> None:
    t = two("34", {1: "TEL-1 TEL-2"}, first=1)
    t.asks(1, "USE_TELEGRAPH").says("set 1 1")
    t.asks(1, "USE_TELEGRAPH").says("set 2 1").ends()
    assert t.event("production_result")["sum"] == 2
    t = two("34", {1: "TEL-1 TEL-2"}, first=1)
    t.asks(1, "USE_TELEGRAPH").says("pass").ends()
    assert len(t.cards_of(1)) == 2
