"""BT-8: who is mayor."""

from typing import Any

import pytest
from tests.games.boomtown.new_games import words
from tests.games.boomtown.scenario import CHOOSE, COLLAPSE, ROLL, Play, table
from tests.proofs import proves

TWO_MINES = pytest.mark.parametrize("retention", ["literal", "two_mines"])


def layout(mines: list[str], seats: int = 3, gold: int = 9, **more: Any) -> Play:
    """Mines before players, in the order in which they got them."""
    return table(ROLL, seats=seats, round=5, gold=gold, mines=mines, **more)


def picks(t: Play, seat: int, mine: str) -> Play:
    """In the next round the seat wins and picks a mine; the others' picks do not matter."""
    return t.next_row(mine, winner=seat).asks(seat, "PICK").says(f"pick {mine}")


def destroys(t: Play, seat: int, mine: str, dynamite: str = "DYN-1") -> Play:
    """In the next round the seat wins, picks Dynamite and blows up a mine."""
    t.next_row(dynamite, winner=seat).asks(seat, "PICK").says(f"pick {dynamite}")
    return t.asks(seat, "DYNAMITE_TARGET").says(f"mine {mine}")


def danger() -> list[str]:
    """The deck of the box, but DG-02 and DG-03 are in danger too."""
    return [word.replace("DG-02=5", "DG-02=5D").replace("DG-03=4", "DG-03=4D") for word in words()]


@proves("BT-8.4")
def test_bt_8_1_the_first_with_two_mines_in_a_town_is_mayor() -> None:
    t = layout(["0 DG-02", "1 DG-03"])
    assert t.mayor_of_town("DG") is None
    picks(t, 1, "DG-05")
    assert t.mayor_of_town("DG") == 1
    told = t.events("mayor_elected")[-1]
    assert (told["town"], told["player"], told["mines"]) == ("DG", 1, 2)
    assert t.view(0)["players"][1]["offices"] == ["DG"]
    picks(t, 0, "DG-06")
    assert t.mayor_of_town("DG") == 1, "seat 0 was second"


def test_bt_8_1_mines_of_two_towns_do_not_count_together() -> None:
    t = layout(["0 DG-02", "1 SN-09"])
    picks(t, 0, "SN-10")
    assert (t.mayor_of_town("DG"), t.mayor_of_town("SN")) == (None, None)


@proves("BT-8.3", "U-28")
def test_bt_8_2_only_more_mines_displace_a_mayor() -> None:
    t = layout(["0 DG-02 DG-03", "1 DG-05"])
    picks(t, 1, "DG-06")
    assert t.mayor_of_town("DG") == 0, "a tie changes nothing"
    picks(t, 1, "DG-07")
    assert t.mayor_of_town("DG") == 1
    told = t.events("mayor_changed")[-1]
    expected = {"town": "DG", "from": 0, "to": 1, "mines_from": 2, "mines_to": 3, "cause": "pick", "tie_broken": False}
    assert {key: told[key] for key in expected} == expected


def test_bt_8_2_by_expropriation() -> None:
    t = table(CHOOSE, mines=["0 DG-02 DG-03", "1 DG-05 DG-06"], winner=1, row="EXP-1 CJ-02 CM-03", round=4)
    t.asks(1, "PICK").says("pick EXP-1")
    t.asks(1, "EXPROPRIATION_TARGET").says("mine DG-02")
    assert t.mayor_of_town("DG") == 1
    assert t.event("mayor_changed")["cause"] == "expropriation"


@proves("BT-8.2", "BT-11.4", "BT-13.4")
def test_t_27_by_dynamite_and_the_governor_goes() -> None:
    t = layout(["0 CM-03 CM-04 CM-05", "1 CM-07 CM-08 CM-09"], seats=4, governor="CM")
    destroys(t, 2, "CM-04")
    assert (t.mayor_of_town("CM"), t.governor_town()) == (1, None)
    assert t.gold == [9, 9, 9, 9], "no gold moves"
    assert "GOV-1" in t.removed_cards()
    assert t.events("mayor_changed")[-1]["cause"] == "dynamite"


@proves("BT-8.4", "BT-22.2")
def test_bt_8_2_by_collapse() -> None:
    t = table(["roll", *COLLAPSE], mines=["0 CM-06 CM-09", "1 CM-03 CM-12"], dice=["66"]).ends()
    assert t.mayor_of_town("CM") == 1
    assert t.event("mayor_changed")["cause"] == "collapse"


@proves("BT-8.5", "U-30")
def test_u_28_a_mayor_who_is_tied_after_a_loss_stays() -> None:
    t = layout(["0 DG-02 DG-03 DG-05", "1 DG-06 DG-07"])
    destroys(t, 2, "DG-02")
    assert t.mayor_of_town("DG") == 0


@TWO_MINES
@proves("BT-8.3")
def test_u_28_even_if_the_other_one_has_had_as_many_for_longer(retention: str) -> None:
    t = layout(["0 DG-02 DG-03", "1 DG-05 DG-06 DG-07"], mayor_retention=retention)
    assert t.mayor_of_town("DG") == 1
    destroys(t, 2, "DG-07")
    assert t.mayor_of_town("DG") == 1


@proves("BT-8.6", "U-29")
def test_t_28_of_two_challengers_the_one_who_had_so_many_first() -> None:
    mines = ["0 DG-02 DG-03", "1 DG-05", "2 DG-06 DG-07", "1 DG-08"]
    t = destroys(layout(mines, seats=4), 3, "DG-02")
    assert t.mayor_of_town("DG") == 2
    assert t.events("mayor_changed")[-1]["tie_broken"] is True
    mines = ["0 DG-02 DG-03", "1 DG-05", "2 DG-06", "1 DG-08", "2 DG-07"]
    t = destroys(layout(mines, seats=4), 3, "DG-02")
    assert t.mayor_of_town("DG") == 1


@proves("BT-8.6")
def test_u_29_the_one_with_the_most_mines_comes_first() -> None:
    """The mayor falls from 3 to 1 before mayors are looked at again: 2 and 3 are both more, and 3 is the most.

    With the cards of the box a mayor loses one mine at a time, so a deck with two dangerous mines in a town is used.
    """
    mines = ["0 DG-02 DG-03 DG-05", "1 DG-06 DG-07", "2 DG-08 DG-09 DG-10"]
    t = table(["roll", *COLLAPSE], seats=4, round=5, mines=mines, dice=["11"], own_deck=danger())
    assert t.mayor_of_town("DG") == 2
    assert t.event("mayor_changed")["tie_broken"] is False


@proves("BT-8.6", "U-29")
def test_bt_8_6_a_break_in_between_counts() -> None:
    """Seat 1 had two mines before seat 2, but lost one and got another one later: seat 2 has held two for longer."""
    t = layout(["0 DG-02 DG-03", "1 DG-05 DG-06", "2 DG-07 DG-08"], seats=4)
    destroys(t, 3, "DG-05")
    picks(t, 1, "DG-09")
    destroys(t, 3, "DG-02", "DYN-2")
    assert t.mayor_of_town("DG") == 2


@proves("U-29")
def test_bt_8_6_at_least_so_many_without_a_break() -> None:
    """Seat 1 went from 2 to 3 and back to 2: at least two all the time, so the first moment with two counts."""
    t = layout(["0 DG-02 DG-03 DG-11", "1 DG-05 DG-06", "2 DG-07 DG-08", "1 DG-09"], seats=5)
    destroys(t, 3, "DG-09")
    destroys(t, 3, "DG-02", "DYN-2")
    assert t.mayor_of_town("DG") == 0
    destroys(t, 3, "DG-03", "DYN-3")
    assert t.mayor_of_town("DG") == 1


@proves("BT-8.5", "BT-8.10", "U-30", "BT-7.2")
@pytest.mark.parametrize(("retention", "mayor", "gold"), [("literal", 0, [10, 9, 8]), ("two_mines", None, [9, 9, 9])])
def test_t_29_a_mayor_with_a_single_mine(retention: str, mayor: int | None, gold: list[int]) -> None:
    t = layout(["0 DG-02 DG-03", "1 DG-05"], mayor_retention=retention)
    destroys(t, 2, "DG-02")
    assert t.mayor_of_town("DG") == mayor
    assert t.gold == [9, 9, 9]
    picks(t, 2, "DG-06")
    assert t.gold == gold
    assert t.mayor_of_town("DG") == mayor


@proves("BT-8.7", "BT-8.10", "U-32")
@pytest.mark.parametrize(("retention", "mayor"), [("literal", 1), ("two_mines", None)])
def test_t_30_a_single_mine_against_none(retention: str, mayor: int | None) -> None:
    t = layout(["0 DG-02 DG-03", "1 DG-05"], mayor_retention=retention)
    destroys(t, 2, "DG-02")
    destroys(t, 2, "DG-03", "DYN-2")
    assert t.mayor_of_town("DG") == mayor


@TWO_MINES
@proves("BT-8.8", "BT-13.5", "U-31", "BT-8.10")
def test_t_31_nobody_has_a_mine_left_and_the_office_is_vacant(retention: str) -> None:
    t = layout(["0 DG-02 DG-03", "1 CJ-12"], governor="DG", mayor_retention=retention)
    destroys(t, 2, "DG-02")
    if retention == "literal":
        assert (t.mayor_of_town("DG"), t.governor_town()) == (0, "DG")
        destroys(t, 2, "DG-03", "DYN-2")
    assert (t.mayor_of_town("DG"), t.governor_town()) == (None, None)
    assert t.event("mayor_vacated")["player"] == 0
    assert t.event("governor_removed")["reason"] == "vacant"


@proves("BT-8.1", "BT-8.8")
def test_u_31_a_vacant_office_needs_two_mines_again() -> None:
    t = layout(["0 DG-02 DG-03", "1 CJ-12"])
    destroys(t, 2, "DG-02")
    destroys(t, 2, "DG-03", "DYN-2")
    picks(t, 1, "DG-05")
    assert t.mayor_of_town("DG") is None, "one mine is enough against a mayor only"
    picks(t, 1, "DG-06")
    assert t.mayor_of_town("DG") == 1


def test_u_32_the_longest_holder_among_several_with_a_single_mine() -> None:
    t = layout(["0 DG-02 DG-03", "2 DG-05", "1 DG-06"])
    destroys(t, 2, "DG-02")
    destroys(t, 1, "DG-03", "DYN-2")
    assert t.mayor_of_town("DG") == 2


@TWO_MINES
@proves("BT-8.2", "BT-8.3", "BT-8.6")
def test_bt_8_10_a_mayor_with_two_mines_or_more_is_displaced_by_more_only(retention: str) -> None:
    t = layout(["0 DG-02 DG-03 DG-05", "1 DG-06 DG-07"], mayor_retention=retention)
    destroys(t, 2, "DG-02")
    assert t.mayor_of_town("DG") == 0
    destroys(t, 2, "DG-03", "DYN-2")
    assert t.mayor_of_town("DG") == 1


@proves("BT-8.6")
def test_bt_8_10_ties_for_a_lost_office_go_to_the_longest_holder() -> None:
    mines = ["0 DG-02 DG-03", "1 DG-05", "2 DG-06 DG-07", "1 DG-08"]
    t = destroys(layout(mines, seats=4, mayor_retention="two_mines"), 3, "DG-03")
    assert t.mayor_of_town("DG") == 2


@pytest.mark.parametrize(("retention", "mayor"), [("literal", 1), ("two_mines", None)])
@proves("BT-8.7")
def test_bt_8_10_a_mayor_who_loses_all_at_once(retention: str, mayor: int | None) -> None:
    """A deck with two dangerous mines in one town: from two mines to none."""
    mines = ["0 DG-02 DG-03", "1 DG-05"]
    t = table(["roll", *COLLAPSE], round=5, mines=mines, dice=["11"], own_deck=danger(), mayor_retention=retention)
    assert t.mayor_of_town("DG") == mayor


@proves("U-15")
def test_bt_8_9_several_offices_and_a_change_costs_nothing() -> None:
    t = layout(["0 DG-02 DG-03", "0 SN-09 SN-10", "1 DG-05 DG-06"])
    assert t.view(-1)["players"][0]["offices"] == ["DG", "SN"]
    destroys(t, 2, "DG-02")
    assert t.view(-1)["players"][0]["offices"] == ["SN"]
    assert t.view(-1)["players"][1]["offices"] == ["DG"]
    assert t.gold == [9, 9, 9]


def test_u_33_of_two_with_one_mine_each_only_one_can_reach_two() -> None:
    """Acquisitions come one by one: the earlier pick of the round gets the office, and the later one pays."""
    t = table(CHOOSE, mines=["1 DG-02", "2 DG-03"], winner=1, row="DG-05 DG-06 CJ-02")
    t.asks(1, "PICK").says("pick DG-05")
    assert t.mayor_of_town("DG") == 1
    t.asks(2, "PICK").says("pick DG-06")
    assert (t.mayor_of_town("DG"), t.gold) == (1, [10, 12, 8])


@proves("BT-8.4")
def test_u_34_after_each_change_not_at_the_end_of_the_phase() -> None:
    """Seat 1 takes over, and in the same round loses the lead again: both changes happen."""
    t = table(CHOOSE, round=4, mines=["0 DG-02 DG-03", "1 DG-05 DG-06"], winner=1, row="DG-07 DYN-1 DG-08")
    t.asks(1, "PICK").says("pick DG-07")
    assert t.mayor_of_town("DG") == 1
    t.asks(2, "PICK").says("pick DYN-1")
    t.asks(2, "DYNAMITE_TARGET").says("mine DG-07")  # now 2 : 2, and seat 1 stays
    assert [(event["from"], event["to"]) for event in t.events("mayor_changed")] == [(0, 1), (1, 0)]
    assert t.ends().gold == [10 + 2 - 2, 10 - 2 + 2, 10], "seat 0's third mine cost him a fee"
