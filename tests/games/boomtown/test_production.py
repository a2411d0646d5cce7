"""BT-21, BT-22: what mines pay, and danger mines."""

import pytest
from tests.games.boomtown.picks import rolled
from tests.games.boomtown.scenario import table
from tests.proofs import proves

DICE = {number: f"{max(1, number - 6)}{min(6, number - 1)}" for number in range(2, 13)}
"""A roll for every result."""
DANGER = ["CM-06=9D", "CC-05=4D", "CC-06=4D", "CC-07=4D", "CC-08=2", "CC-09=2", "CC-10=2", "CC-11=2", "DG-02=2"]


@proves("BT-21.1")
def test_t_41_every_mine_with_the_number_pays_its_owner() -> None:
    t = rolled("34", gold=[1, 2, 3], mines=["0 CJ-07 SN-07", "1 CM-07 DG-08", "2 CC-07"]).ends()
    assert t.gold == [11, 7, 6]
    assert t.bank == (30 - 6) - 18
    produced = [(event["player"], event["card"], event["amount"]) for event in t.events("mine_produced")]
    assert sorted(produced) == [(0, "CJ-07", 6), (0, "SN-07", 4), (1, "CM-07", 5), (2, "CC-07", 3)]


@proves("BT-21.1")
@pytest.mark.parametrize("number", range(2, 13))
def test_bt_21_1_no_other_mine_pays(number: int) -> None:
    mines = ["0 DG-02 DG-03 DG-05", "1 DG-06 DG-07 DG-08", "2 DG-09 DG-10 DG-11"]
    values = {2: (0, 5), 3: (0, 4), 5: (0, 2), 6: (1, 4), 7: (1, 2), 8: (1, 5), 9: (2, 4), 10: (2, 7), 11: (2, 3)}
    t = rolled(DICE[number], mines=mines).ends()
    expected = [10, 10, 10]
    if number in values:
        expected[values[number][0]] += values[number][1]
    assert t.gold == expected
    assert [event["sum"] for event in t.events("no_production")] == ([] if number in values else [number])


def test_bt_21_1_mines_that_nobody_owns_pay_nobody() -> None:
    t = rolled("34", round=8).ends()
    assert t.gold == [10, 10, 10]
    assert t.event("no_production")["sum"] == 7


@proves("BT-21.1")
def test_bt_21_2_a_mine_of_this_round_takes_part() -> None:
    parts = ["choose", "roll", "collapse", "produce"]
    t = table(run=parts, row="CC-07 SN-03 SN-04", winner=1, dice=["34"])
    t.asks(1, "PICK").says("pick CC-07")
    t.asks(2, "PICK").says("pick SN-03").ends()
    assert t.gold == [10, 13, 10]


@proves("U-43")
def test_bt_21_3_all_mines_pay_before_any_saloon_collects() -> None:
    t = rolled("26", gold=[0, 0, 0], mines=["0 CJ-08", "1 SN-08"], saloons=["1 CJ SAL-1", "2 SN SAL-2"]).ends()
    names = [name for name in t.told() if name in ("mine_produced", "saloon_paid")]
    assert names == ["mine_produced", "mine_produced", "saloon_paid", "saloon_paid"]
    assert t.gold == [1, 2, 2]


# ---------------------------------------------------------------- danger


@proves("BT-22.1", "BT-22.2", "U-54", "BT-8.2")
def test_t_48_danger_mines_collapse_before_production() -> None:
    mines = ["0 CM-06 CM-09", "1 CM-03 CM-12", "2 CJ-07 CJ-12"]
    t = rolled("66", gold=9, mines=mines, veins={"VEI-1": "CM-06"}).ends()
    assert {event["card"] for event in t.events("card_removed")} == {"CM-06", "VEI-1", "CJ-07"}
    assert (t.mayor_of_town("CM"), t.mayor_of_town("CJ")) == (1, 2)
    assert t.gold == [9, 14, 14]
    assert t.event("mayor_changed")["cause"] == "collapse"
    told = t.told()
    assert told.index("mayor_changed") > max(place for place, name in enumerate(told) if name == "mine_collapsed")
    assert told.index("mayor_changed") < told.index("mine_produced")


@proves("BT-22.1")
@pytest.mark.parametrize("number", range(2, 13))
def test_bt_22_1_on_two_and_twelve_only(number: int) -> None:
    t = rolled(DICE[number], mines=["0 CJ-07 CJ-06", "1 CM-06 CM-07"]).ends()
    gone = number in (2, 12)
    assert t.mines_of(0) == (["CJ-06"] if gone else ["CJ-06", "CJ-07"])
    assert t.mines_of(1) == (["CM-07"] if gone else ["CM-06", "CM-07"])
    assert len(t.events("mine_collapsed")) == (2 if gone else 0)


def test_bt_22_1_only_danger_mines_in_play() -> None:
    t = rolled("11", mines=["0 CJ-06"], deck="CJ-07 CM-06").ends()
    assert "mine_collapsed" not in t.told()
    assert t.deck_cards()[:2] == ["CJ-07", "CM-06"]


@proves("U-54")
def test_u_54_the_gold_is_the_same_but_the_collapse_is_told_first() -> None:
    t = rolled("11", mines=["0 CJ-07 CJ-02", "1 SN-02"]).ends()
    told = t.told()
    assert told.index("production_result") < told.index("mine_collapsed") < told.index("mine_produced")
    assert t.gold == [16, 16, 10]


@proves("BT-22.2")
def test_bt_22_2_all_are_removed_and_only_then_mayors_are_checked() -> None:
    """Seat 0 loses two of three mines, seat 1 one of two: in between seat 1 would have been mayor for a moment."""
    t = rolled("66", round=3, own_deck=DANGER, mines=["0 CC-05 CC-06 CC-08", "1 CC-07 CC-09", "2 CC-10 CC-11"]).ends()
    change = t.event("mayor_changed")
    assert (change["from"], change["to"], change["mines_from"], change["mines_to"]) == (0, 2, 1, 2)
    assert t.mayor_of_town("CC") == 2
    assert "player_bankrupt" not in t.told(), "nobody pays anything"
    assert t.gold == [10, 10, 10]


@proves("BT-23.2", "U-40")
def test_at_most_one_mine_of_the_box_in_a_town_produces() -> None:
    """Invariant 9 (3.1): in no town does a number occur twice."""
    deck = rolled("11").table.deck
    places = list(zip(deck.town, deck.number, strict=True))
    assert len(places) == len(set(places)) == 45
