"""BT-15: the Mustang, and what a doubled card means (U-1a)."""

from typing import Any

import pytest
from tests.games.boomtown.scenario import CHOOSE, ROLL, Play, table
from tests.proofs import proves

import tumbleweed as tw

ROW = ["CJ-02", "CM-03", "CC-04", "DG-02", "SN-03"]


def start(seats: int, winner: int, cards: dict[int, str], **options: Any) -> Play:
    """The high bidder has picked the first card of the row."""
    t = table(CHOOSE, seats=seats, winner=winner, row=" ".join(ROW[:seats]), cards=cards, **options)
    return t.asks(winner, "PICK").says("pick CJ-02")


def order(t: Play) -> list[int]:
    """The order of choosing in the rest of the round; everybody takes the leftmost card."""
    while t.s.ask is not None:
        seat = t.view(-1)["waiting"][0]
        asked = t.asks(seat, "PICK")
        asked.says(asked.options[0])
    return [event["player"] for event in t.events("card_picked")]


@proves("BT-15.1", "BT-15.2", "U-24", "USE_MUSTANG")
def test_t_13_the_holder_picks_as_second() -> None:
    t = start(5, 1, {4: "MUS-1"})
    assert t.gold == [10] * 5
    t.asks(4, "USE_MUSTANG").offers("pass", "mustang").says("mustang")
    told = t.event("mustang_used")
    assert (told["player"], told["new_order"]) == (4, [1, 4, 2, 3, 0])
    assert t.cards_of(4) == []
    assert "MUS-1" in t.removed_cards()
    t.asks(4, "PICK").offers("pick CM-03", "pick CC-04", "pick DG-02", "pick SN-03")
    assert order(t) == [1, 4, 2, 3, 0]
    assert t.gold == [10] * 5, "payment is not affected"


@pytest.mark.parametrize("holder", [1, 2])
@proves("T-13", "BT-15.3", "USE_MUSTANG")
def test_u_23_not_offered_to_the_high_bidder_nor_to_the_next(holder: int) -> None:
    t = start(5, 1, {holder: "MUS-1"})
    t.asks(2, "PICK")
    assert order(t) == [1, 2, 3, 4, 0]
    assert t.cards_of(holder) == ["MUS-1"], "it is kept"


@pytest.mark.parametrize("holder", [3, 4, 0])
@proves("U-23")
def test_bt_15_2_everybody_else_keeps_his_place(holder: int) -> None:
    t = start(5, 1, {holder: "MUS-1"})
    t.asks(holder, "USE_MUSTANG").says("mustang")
    assert order(t) == [1, holder, *(seat for seat in (2, 3, 4, 0) if seat != holder)]


@proves("BT-15.3")
def test_t_14_not_in_the_round_in_which_it_is_picked() -> None:
    t = table(CHOOSE, seats=4, winner=0, row="CJ-02 MUS-1 CC-04 DG-02")
    t.asks(0, "PICK").says("pick CJ-02")
    t.asks(1, "PICK").says("pick MUS-1")
    assert t.event("card_held")["card"] == "MUS-1"
    t.asks(2, "PICK").says("pick CC-04")
    t.ends()
    t.next_row("CJ-04 CM-04 CC-05 DG-03", winner=3)
    t.asks(3, "PICK").says("pick CJ-04")
    t.asks(1, "USE_MUSTANG").says("mustang")
    t.asks(1, "PICK")


@proves("BT-15.3")
def test_t_14_nor_when_the_high_bidder_picks_it() -> None:
    t = table(CHOOSE, seats=4, winner=2, row="CJ-02 MUS-1 CC-04 DG-02")
    t.asks(2, "PICK").says("pick MUS-1")
    t.asks(3, "PICK")
    assert t.cards_of(2) == ["MUS-1"]


@proves("BT-15.1", "USE_MUSTANG")
def test_u_24_it_is_decided_after_the_first_pick_is_resolved() -> None:
    t = table(CHOOSE, seats=4, winner=0, row="DYN-1 CM-03 CC-04 DG-02", cards={3: "MUS-1"}, mines=["1 SN-02 SN-03"])
    t.asks(0, "PICK").says("pick DYN-1")
    t.asks(0, "DYNAMITE_TARGET").says("mine SN-02")
    t.asks(3, "USE_MUSTANG").says("pass")
    t.asks(1, "PICK")


@proves("USE_MUSTANG", "BT-9.3")
def test_u_24_its_use_is_voluntary_and_it_is_offered_again_in_the_next_round() -> None:
    t = start(4, 0, {3: "MUS-1"})
    t.asks(3, "USE_MUSTANG").says("pass")
    assert t.event("mustang_kept")["player"] == 3
    assert order(t) == [0, 1, 2, 3]
    assert t.cards_of(3) == ["MUS-1"]
    t.next_row("CJ-04 CM-04 CC-05 DG-03", winner=1)
    t.asks(1, "PICK").says("pick CJ-04")
    t.asks(3, "USE_MUSTANG").says("mustang")
    t.asks(3, "PICK")


@proves("USE_MUSTANG")
def test_bt_15_1_with_three_players_only_the_last_can_use_it() -> None:
    t = start(3, 2, {1: "MUS-1"})
    t.asks(1, "USE_MUSTANG").says("mustang")
    assert order(t) == [2, 1, 0]


@proves("USE_MUSTANG", "U-65")
def test_bt_15_1_when_time_is_up_it_is_kept() -> None:
    t = start(4, 0, {2: "MUS-1"})
    assert t.asks(2, "USE_MUSTANG").default == "pass"
    t.time_out(2)
    told = t.event("decision_timed_out")
    assert (told["decision"], told["default_taken"]) == ("USE_MUSTANG", "pass")
    assert order(t) == [0, 1, 2, 3]
    assert t.cards_of(2) == ["MUS-1"]


@proves("USE_MUSTANG")
def test_bt_15_1_nothing_but_yes_or_no_is_an_answer() -> None:
    t = start(4, 0, {2: "MUS-1"})
    with pytest.raises(tw.IllegalAnswer, match=r"BT-15\.1"):
        t.asks(2, "USE_MUSTANG").says("pick CM-03")
    with pytest.raises(tw.IllegalAnswer):
        tw.answer(t.s, 1, "mustang")


@proves("BT-24.3")
def test_bt_15_1_a_bankrupt_holder_may_use_it() -> None:
    t = table(CHOOSE, seats=4, gold=[9, 9, 0, 9], winner=0, row=" ".join(ROW[:4]), cards={2: "MUS-1"})
    t.asks(0, "PICK").says("pick CJ-02")
    t.asks(2, "USE_MUSTANG").says("mustang")
    assert order(t) == [0, 2, 1, 3]


# ---------------------------------------------------------------- U-1a: a kind doubled


@proves("U-1a")
def test_u_1_two_mustangs_are_offered_clockwise_until_one_is_used() -> None:
    t = start(5, 1, {0: "MUS-1", 3: "MUS-2"}, extra_event="MUS")
    t.asks(3, "USE_MUSTANG").says("pass")
    t.asks(0, "USE_MUSTANG").says("mustang")
    assert order(t) == [1, 0, 2, 3, 4]
    assert (t.cards_of(0), t.cards_of(3)) == ([], ["MUS-2"])


@proves("U-1a")
def test_u_1_only_one_of_two_mustangs_is_used_in_a_round() -> None:
    t = start(5, 1, {0: "MUS-1", 3: "MUS-2"}, extra_event="MUS")
    t.asks(3, "USE_MUSTANG").says("mustang")
    t.asks(3, "PICK")
    assert order(t) == [1, 3, 2, 4, 0]
    assert t.cards_of(0) == ["MUS-1"]


@proves("U-1a")
@pytest.mark.parametrize(("said", "left"), [("mustang", ["MUS-2"]), ("pass", ["MUS-1", "MUS-2"])])
def test_u_1_who_holds_both_mustangs_is_asked_once(said: str, left: list[str]) -> None:
    t = start(4, 0, {2: "MUS-1 MUS-2"}, extra_event="MUS")
    t.asks(2, "USE_MUSTANG").says(said)
    order(t)
    assert t.cards_of(2) == left


@proves("U-1a")
def test_u_1_two_telegraphs_make_one_circuit_and_each_sees_the_result_so_far() -> None:
    t = table(ROLL, seats=4, first=2, dice=["34"], cards={1: "TEL-1", 3: "TEL-2"}, extra_event="TEL")
    t.asks(3, "USE_TELEGRAPH").says("set 1 6")
    assert t.view(1)["dice"] == [6, 4]
    asked = t.asks(1, "USE_TELEGRAPH")
    assert "set 1 3" in asked.options
    assert "set 1 6" not in asked.options
    assert asked.says("set 2 6").ends().view(-1)["dice"] == [6, 6]


@proves("U-1a")
def test_u_1_who_lets_the_telegraph_pass_is_not_asked_again() -> None:
    t = table(ROLL, seats=4, first=0, dice=["34"], cards={1: "TEL-1", 3: "TEL-2"}, extra_event="TEL")
    t.asks(1, "USE_TELEGRAPH").says("pass")
    t.asks(3, "USE_TELEGRAPH").says("set 1 6").ends()
    assert (t.cards_of(1), t.cards_of(3)) == (["TEL-1"], [])


@proves("U-1a")
def test_u_1_who_holds_two_telegraphs_may_change_a_die_with_each() -> None:
    t = table(ROLL, seats=3, dice=["34"], cards={1: "TEL-1 TEL-2"}, extra_event="TEL")
    t.asks(1, "USE_TELEGRAPH").says("set 1 1")
    t.asks(1, "USE_TELEGRAPH").says("set 2 1").ends()
    assert t.view(-1)["dice"] == [1, 1]


@proves("U-1a")
def test_u_1_two_new_veins_may_lie_on_the_same_mine() -> None:
    t = table([*CHOOSE, "roll", "collapse", "produce"], mines=["0 SN-06 DG-10"], veins={"VEI-1": "SN-06"},
              row="VEI-2 CJ-02 CM-03", dice=["33"], extra_event="VEI")  # fmt: skip
    t.asks(0, "PICK").says("pick VEI-2")
    t.asks(0, "VEIN_MINE").offers("mine SN-06", "mine DG-10").says("mine SN-06")
    assert t.value_of("SN-06") == 7
    t.asks(1, "PICK").says("pick CJ-02")
    assert t.ends().gold == [17, 10, 10]
