"""BT-13, GOVERNOR_TOWN: the Governor."""

import pytest
from tests.games.boomtown.picks import next_picks, picked, rolled
from tests.games.boomtown.scenario import CHOOSE, table
from tests.proofs import proves

from tumbleweed.core.errors import IllegalAnswer


@proves("GOVERNOR_TOWN")
def test_bt_13_1_the_fee_for_every_new_mine_in_that_town_is_doubled() -> None:
    t = picked("GOV-1", mines=["0 CC-04 CC-05", "0 DG-02 DG-03"], governor="")
    t.asks(0, "GOVERNOR_TOWN").says("town CC")
    assert t.governor_town() == "CC"
    assert t.cards_of(0) == []
    assert t.gold == [10, 10, 10], "placing it costs nothing"
    t.asks(1, "PICK").says("pick CC-11")  # the last card, DG-11, falls to seat 2
    assert t.gold == [10 + 4 + 2, 6, 8]
    assert [event["doubled"] for event in t.events("fee_paid")] == [True, False]


@proves("GOVERNOR_TOWN", "BT-13.2")
def test_bt_13_2_with_a_single_office_nobody_is_asked() -> None:
    t = picked("GOV-1", mines=["0 CC-04 CC-05", "1 DG-02 DG-03"])
    next_picks(t, 1)
    assert t.governor_town() == "CC"
    assert t.event("governor_attached")["from_waiting"] is False


@proves("GOVERNOR_TOWN")
def test_bt_13_2_only_own_offices_can_be_chosen() -> None:
    t = picked("GOV-1", mines=["0 CC-04 CC-05", "1 DG-02 DG-03", "0 SN-02 SN-03", "0 CM-03"])
    asked = t.asks(0, "GOVERNOR_TOWN").offers("town CC", "town SN")
    for other in ("town DG", "town CM", "town CJ", "pass"):
        with pytest.raises(IllegalAnswer, match=r"BT-13\.1"):
            asked.says(other)


@proves("BT-9.7", "U-45", "BT-13.2")
def test_u_44_the_governor_never_moves_to_a_better_office() -> None:
    t = table(run=CHOOSE, row="DG-05 SN-02 SN-03", winner=0, round=4, mines=["0 CC-04 CC-05", "0 DG-02 DG-03"],
              governor="CC")  # fmt: skip
    t.asks(0, "PICK").says("pick DG-05")
    next_picks(t, 1)
    assert t.governor_town() == "CC"


@proves("BT-9.4", "BT-9.5")
def test_bt_13_3_without_an_office_it_waits_until_there_is_one() -> None:
    t = table(run=CHOOSE, seats=3, row="GOV-1 SN-02 SN-03", winner=2, mines=["2 SN-04", "0 CC-04 CC-05"])
    t.asks(2, "PICK").says("pick GOV-1")
    waiting = t.event("card_waiting")
    assert (waiting["player"], waiting["card"], waiting["reason"]) == (2, "GOV-1", "no_office")
    assert t.cards_of(2) == ["GOV-1"]
    assert t.governor_town() is None
    t.asks(0, "PICK").says("pick SN-02").ends()
    t = table(run=CHOOSE, row="SN-02 SN-03 SN-06", winner=2, mines=["2 SN-04"], cards={2: "GOV-1"})
    t.asks(2, "PICK").says("pick SN-02")
    assert t.governor_town() == "SN"
    assert t.event("governor_attached")["from_waiting"] is True
    t.asks(0, "PICK").says("pick SN-03")
    assert t.gold == [10 - 4, 10 - 4, 10 + 8]


@proves("BT-13.6")
def test_bt_13_4_it_is_removed_when_another_takes_over_and_not_handed_over() -> None:
    t = table(run=CHOOSE, gold=[5, 5, 5], row="SN-07 CC-04 CC-05", winner=1, round=4, mines=["0 SN-02 SN-03",
              "1 SN-04 SN-06"], governor="SN")  # fmt: skip
    t.asks(1, "PICK").says("pick SN-07")
    assert t.gold == [9, 1, 5], "he still pays the doubled fee first"
    assert t.mayor_of_town("SN") == 1
    assert t.governor_town() is None
    assert "GOV-1" in t.removed_cards()
    gone = t.event("governor_removed")
    assert (gone["player"], gone["town"], gone["reason"]) == (0, "SN", "takeover")
    assert [t.cards_of(seat) for seat in range(3)] == [[], [], []]


def test_bt_13_4_a_tie_does_not_end_it() -> None:
    t = table(run=CHOOSE, row="SN-07 CC-04 CC-05", winner=1, round=4, mines=["0 SN-02 SN-03", "1 SN-04"], governor="SN")
    t.asks(1, "PICK").says("pick SN-07")
    assert t.governor_town() == "SN"


@proves("U-45", "BT-8.8")
def test_bt_13_5_it_is_removed_when_the_office_becomes_vacant() -> None:
    t = table(run=CHOOSE, row="DYN-1 DYN-2 CC-04", winner=1, round=4, mines=["0 DG-02 DG-03"], governor="DG")
    t.asks(1, "PICK").says("pick DYN-1")
    t.asks(1, "DYNAMITE_TARGET").says("mine DG-02")
    assert (t.mayor_of_town("DG"), t.governor_town()) == (0, "DG"), "he stays with a single mine"
    t.asks(2, "PICK").says("pick DYN-2").ends()
    assert (t.mayor_of_town("DG"), t.governor_town()) == (None, None)
    assert t.event("governor_removed")["reason"] == "vacant"
    assert "GOV-1" in t.removed_cards()
    assert t.cards_of(0) == [], "it does not wait again"


@proves("BT-8.10")
def test_bt_13_5_with_two_mines_required_it_goes_with_the_second_mine() -> None:
    t = picked("DYN-1", by=1, mines=["0 DG-02 DG-03"], governor="DG", mayor_retention="two_mines")
    t.asks(1, "DYNAMITE_TARGET").says("mine DG-02")
    assert (t.mayor_of_town("DG"), t.governor_town()) == (None, None)
    assert t.event("governor_removed")["reason"] == "vacant"


def test_bt_13_6_the_new_mayor_pays_double_and_the_governor_scores_nothing_extra() -> None:
    with_it = table(run=["scoring"], round=20, mines=["0 SN-02 SN-03"], governor="SN")
    without = table(run=["scoring"], round=20, mines=["0 SN-02 SN-03"])
    assert with_it.points() == without.points() == [10 + 9 + 5, 10, 10]


@proves("U-35", "BT-9.5", "BT-22.2", "GOVERNOR_TOWN")
def test_u_35_with_two_new_offices_at_once_the_owner_chooses() -> None:
    """Both danger mines collapse together: seat 1 becomes mayor of two towns, with two places for the Governor."""
    t = rolled("66", mines=["0 CJ-07 CJ-02 CM-06 CM-03", "1 CJ-04 CJ-05 CM-04 CM-05", "2 CC-12"], cards={1: "GOV-1"})
    assert (t.mayor_of_town("CJ"), t.mayor_of_town("CM")) == (1, 1)
    assert t.gold == [10, 10, 10], "nothing has been paid yet"
    t.asks(1, "GOVERNOR_TOWN").offers("town CJ", "town CM").says("town CM").ends()
    assert t.governor_town() == "CM"
    assert t.gold == [10, 10, 16]


@proves("GOVERNOR_TOWN")
@pytest.mark.parametrize(
    ("mines", "chosen"),
    [
        (["0 CJ-02 CJ-04", "0 SN-02 SN-03 SN-04"], "town SN"),  # the most own mines
        (["0 SN-02 SN-03", "0 CM-03 CM-04", "0 CC-04 CC-05"], "town CM"),  # ties: the order of the towns
        (["0 CJ-02 CJ-04", "0 DG-02 DG-03 DG-05", "1 SN-02 SN-03 SN-04 SN-06"], "town DG"),  # the own ones only
    ],
)
def test_governor_the_clock_takes_the_office_with_the_most_own_mines(mines: list[str], chosen: str) -> None:
    t = picked("GOV-1", mines=mines)
    assert t.asks(0, "GOVERNOR_TOWN").default == chosen
    t.time_out(0)
    assert f"town {t.governor_town()}" == chosen
    assert t.event("decision_timed_out")["default_taken"] == chosen
