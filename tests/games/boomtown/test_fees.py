"""BT-7: taking a mine, and the mayor's fee."""

from typing import Any

import pytest
from tests.games.boomtown.scenario import CHOOSE, Play, table
from tests.proofs import proves

DRY_GULCH = ["0 DG-02 DG-03 DG-05"]
ELSEWHERE = "CJ-02 CM-03"


def takes(seat: int, mine: str, mines: list[str], gold: list[int] | int = 9, **layout: Any) -> Play:
    """The high bidder picks a mine."""
    seats = len(gold) if isinstance(gold, list) else 3
    row = " ".join([mine, "CJ-02", "CM-03", "CC-12", "CC-11"][:seats])
    t = table(CHOOSE, seats=seats, round=6, gold=gold, mines=mines, winner=seat, row=row, **layout)
    return t.asks(seat, "PICK").says(f"pick {mine}")


def expropriates(seat: int, mine: str, mines: list[str], gold: list[int], **layout: Any) -> Play:
    """The high bidder picks Expropriation and takes a mine."""
    row = " ".join(["EXP-1", "CJ-02", "CM-03", "CC-12", "CC-11"][: len(gold)])
    t = table(CHOOSE, seats=len(gold), round=6, gold=gold, mines=mines, winner=seat, row=row, **layout)
    t.asks(seat, "PICK").says("pick EXP-1")
    return t.asks(seat, "EXPROPRIATION_TARGET").says(f"mine {mine}")


def test_bt_7_1_a_mine_lies_open_before_its_owner_sorted_by_town() -> None:
    t = takes(1, "CM-09", ["1 SN-09", "1 CJ-12", "1 CM-12"])
    for seat in range(-1, 3):
        mines = t.view(seat)["players"][1]["mines"]
        assert [mine["card"] for mine in mines] == ["CJ-12", "CM-09", "CM-12", "SN-09"]
        assert (mines[1]["town"], mines[1]["number"], mines[1]["value"]) == ("CM", 9, 3)
    told = t.event("mine_acquired")
    assert [told[key] for key in ("player", "card", "town", "number", "value", "via")] == [
        1,
        "CM-09",
        "CM",
        9,
        3,
        "pick",
    ]


@proves("BT-7.2", "BT-8.3")
def test_t_15_a_gold_for_each_mine_the_mayor_owns_there() -> None:
    t = takes(1, "DG-10", DRY_GULCH, [5, 7, 9])
    assert t.gold == [8, 4, 9]
    assert t.mayor_of_town("DG") == 0
    told = t.event("fee_paid")
    assert [told[key] for key in ("payer", "mayor", "town", "mines", "doubled", "due", "paid")] == [
        1, 0, "DG", 3, False, 3, 3,
    ]  # fmt: skip


@proves("BT-7.3")
def test_t_16_a_governor_takes_double() -> None:
    t = takes(1, "DG-10", DRY_GULCH, [5, 7, 9], governor="DG")
    assert t.gold == [11, 1, 9]
    assert t.event("fee_paid")["doubled"] is True


@proves("BT-7.3")
def test_bt_7_3_a_governor_elsewhere_doubles_nothing_here() -> None:
    t = takes(1, "DG-10", [*DRY_GULCH, "0 SN-02 SN-03"], [5, 7, 9], governor="SN")
    assert t.gold == [8, 4, 9]


@proves("BT-7.7", "BT-24.1", "BT-24.2", "U-22", "U-58")
def test_t_17_who_has_too_little_pays_all_he_has_and_gets_the_mine() -> None:
    t = takes(1, "DG-10", DRY_GULCH, [5, 2, 9], governor="DG")
    assert t.gold == [7, 0, 9]
    assert t.mines_of(1) == ["DG-10"]
    assert t.view(-1)["players"][1]["bankrupt"] is True
    assert (t.event("fee_paid")["due"], t.event("fee_paid")["paid"]) == (6, 2)
    t.asks(2, "PICK").says("pick CJ-02")
    t.ends().next_row("STG-1 CJ-04 CM-04", winner=1)
    t.asks(1, "PICK").says("pick STG-1")
    assert t.gold == [7, 10, 9], "nothing is owed any more"


@proves("BT-7.6", "U-27")
def test_t_18_the_mayor_pays_nothing_in_his_own_town() -> None:
    t = takes(0, "DG-10", DRY_GULCH, [5, 7, 9], governor="DG")
    assert t.gold == [5, 7, 9]
    assert len(t.mines_of(0)) == 4
    assert t.events("fee_paid") == []


@proves("BT-7.6", "BT-8.1")
def test_t_19_without_a_mayor_nobody_pays() -> None:
    t = takes(2, "SN-04", ["0 SN-02", "1 SN-03"])
    assert t.gold == [9, 9, 9]
    assert t.mayor_of_town("SN") is None


@proves("BT-8.3", "BT-7.2")
def test_t_20_a_tie_leaves_the_mayor_in_office() -> None:
    t = takes(1, "SN-06", ["0 SN-02 SN-03", "1 SN-04"], [5, 5, 5])
    assert t.gold == [7, 3, 5]
    assert t.mayor_of_town("SN") == 0


@proves("BT-7.5", "BT-8.2")
def test_t_21_the_old_mayor_is_paid_before_the_new_one_takes_over() -> None:
    t = table(CHOOSE, gold=[7, 3, 5], mines=["0 SN-02 SN-03", "1 SN-04 SN-06"], winner=1, round=6,
              row="SN-07 SN-08 CJ-02")  # fmt: skip
    t.asks(1, "PICK").says("pick SN-07")
    assert t.gold == [9, 1, 5]
    assert t.mayor_of_town("SN") == 1
    t.asks(2, "PICK").says("pick SN-08")
    assert t.gold == [9, 4, 2], "now it is three mines, and the new mayor's gold"
    assert t.told().index("fee_paid") < t.told().index("mine_acquired") < t.told().index("mayor_changed")


@proves("BT-7.3", "BT-7.5", "BT-13.4", "BT-13.6")
def test_t_22_taking_over_from_a_governor_costs_double_and_ends_him() -> None:
    t = takes(1, "SN-07", ["0 SN-02 SN-03", "1 SN-04 SN-06"], [5, 5, 5], governor="SN")
    assert t.gold == [9, 1, 5]
    assert (t.mayor_of_town("SN"), t.governor_town()) == (1, None)
    assert "GOV-1" in t.removed_cards()


@proves("BT-7.2", "BT-7.5")
def test_bt_7_5_the_fee_counts_the_mayors_mines_not_the_payers_nor_the_new_one() -> None:
    t = takes(1, "SN-08", ["0 SN-02 SN-03", "1 SN-04", "2 SN-06 SN-07"], [9, 9, 9])
    assert t.gold == [11, 7, 9]


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_bt_7_4_the_fee_is_due_at_every_place_in_the_order(place: int) -> None:
    """Seats 1 to 4 choose; the one at this place takes the mine of Dry Gulch."""
    row = ["CJ-02", "CM-03", "CC-12", "SN-09"]
    row.insert(place, "DG-10")
    t = table(CHOOSE, seats=5, mines=["0 DG-02 DG-03"], winner=1, row=" ".join(row), round=3)
    for seat in range(1, 5):
        t.asks(seat, "PICK").says(f"pick {row[seat - 1]}")
    assert t.ends().gold == [12, *(8 if seat == place else 10 for seat in range(4))]


@proves("BT-7.4", "U-25", "U-26", "BT-12.2", "BT-12.3")
def test_t_24_expropriation_from_the_mayor_pays_him_for_all_he_had() -> None:
    t = expropriates(1, "CC-05", ["0 CC-05 CC-06", "1 CC-07"], [4, 5, 6])
    assert t.gold == [6, 3, 6]
    assert t.mayor_of_town("CC") == 1
    assert sorted(t.mines_of(1)) == ["CC-05", "CC-07"]


@proves("U-25", "U-26", "BT-12.4", "BT-12.5", "BT-7.4")
def test_t_25_expropriation_from_another_pays_the_mayor_only() -> None:
    t = expropriates(1, "SN-09", ["0 SN-02 SN-03 SN-04", "1 SN-06", "2 SN-09"], [4, 5, 6, 7], veins={"VEI-1": "SN-09"})
    assert t.gold == [7, 2, 6, 7]
    assert (t.value_of("SN-09"), t.mines_of(2), t.mayor_of_town("SN")) == (10, [], 0)
    assert sorted(t.mines_of(1)) == ["SN-06", "SN-09"]


@proves("BT-7.3", "BT-7.4")
def test_u_27_the_governor_doubles_the_fee_of_an_expropriation() -> None:
    t = expropriates(1, "SN-09", ["0 SN-02 SN-03", "1 SN-06", "2 SN-09"], [4, 5, 6], governor="SN")
    assert t.gold == [8, 1, 6]


def test_u_27_a_mayor_who_expropriates_pays_nothing() -> None:
    t = expropriates(0, "SN-09", ["0 SN-02 SN-03", "2 SN-09"], [4, 5, 6], governor="SN")
    assert t.gold == [4, 5, 6]
    assert t.events("fee_paid") == []


def test_u_25_before_not_after() -> None:
    """The mayor has 3 mines and loses one of them: 3 gold, not 2; with the governor 6."""
    mines = ["0 DG-02 DG-03 DG-05", "1 DG-06"]
    assert expropriates(1, "DG-02", mines, [0, 9, 0]).gold == [3, 6, 0]
    assert expropriates(1, "DG-02", mines, [0, 9, 0], governor="DG").gold == [6, 3, 0]


def test_u_26_the_victim_is_paid_as_mayor_and_only_as_mayor() -> None:
    t = expropriates(1, "DG-06", ["0 DG-02 DG-03", "1 DG-05", "2 DG-06"], [0, 9, 0])
    assert t.gold == [2, 7, 0], "seat 2 loses the mine and gets nothing"
    t = expropriates(1, "DG-02", ["0 DG-02 DG-03", "1 DG-05", "2 DG-06"], [0, 9, 0])
    assert t.gold == [2, 7, 0], "seat 0 loses the mine and gets the fee"


@proves("BT-9.5", "BT-6.4", "U-20")
def test_bt_7_8_fee_then_mine_then_mayor_then_waiting_cards_in_their_order() -> None:
    """Seat 1 takes over Dry Gulch with four cards waiting; the old mayor is paid first, the Governor comes last."""
    t = takes(1, "DG-06", ["0 DG-02"], [5, 5, 5], cards={1: "GOV-1 GIR-1 SAL-1 VEI-1"})
    assert t.cards_of(1) == ["GOV-1"], "a first mine, no office yet"
    told = [event for event in t.told() if event.endswith(("acquired", "attached", "placed"))]
    assert told == ["mine_acquired", "vein_attached", "saloon_placed", "girls_attached"]
    t = takes(1, "DG-06", ["0 DG-02 DG-03", "1 DG-05 DG-07"], [5, 5, 5], cards={1: "GOV-1"})
    told = [event for event in t.told() if event != "card_picked"]
    assert told == ["fee_paid", "mine_acquired", "mayor_changed", "governor_attached"]
    assert t.gold == [7, 3, 5], "his Governor came after the fee"


@pytest.mark.parametrize("card", ["CSH-1", "DYN-1", "EXP-1", "GOV-1", "HLD-1", "MUS-1", "VEI-1", "SAL-1", "GIR-1",
                                  "STG-1", "TEL-1"])  # fmt: skip
def test_bt_7_9_an_event_card_costs_no_fee(card: str) -> None:
    """Everybody else is mayor somewhere; whatever the card does, seat 1 pays no fee."""
    t = table(CHOOSE, round=6, mines=["0 DG-02 DG-03", "2 SN-02 SN-03", "1 CJ-12"], winner=1, row=f"{card} {ELSEWHERE}")
    t.asks(1, "PICK").says(f"pick {card}")
    assert t.gold[1] >= 10
    assert t.events("fee_paid") == []
