"""BT-10, BT-19: Card Shark and Stagecoach Robbery, gold to and from the bank."""

import pytest
from tests.games.boomtown.picks import next_picks, picked
from tests.proofs import proves


@proves("T-34", "BT-10.1", "BT-10.2", "U-50")
def test_t_34_the_card_shark_takes_four_from_each_other_player_or_what_they_have() -> None:
    t = picked("CSH-1", by=1, seats=4, gold=[3, 10, 4, 0])
    assert t.gold == [0, 10, 0, 0]
    assert t.bank == 40 - 17 + 7
    assert [player["bankrupt"] for player in t.view(-1)["players"]] == [True, False, True, True]
    paid = [(event["payer"], event["due"], event["paid"]) for event in t.events("card_shark_paid")]
    assert paid == [(2, 4, 4), (3, 4, 0), (0, 4, 3)], "clockwise from the picker's left"
    next_picks(t, 2)


def test_bt_10_1_the_card_shark_is_removed_and_its_picker_gains_nothing() -> None:
    t = picked("CSH-1", gold=[5, 9, 9])
    assert t.gold == [5, 5, 5]
    assert t.bank == 30 - 23 + 8
    assert "CSH-1" in t.removed_cards()
    assert t.cards_of(0) == []
    assert "fee_paid" not in t.told()


@pytest.mark.parametrize("by", range(5))
def test_bt_10_2_the_order_begins_at_the_pickers_left(by: int) -> None:
    t = picked("CSH-1", by=by, seats=5)
    assert [event["payer"] for event in t.events("card_shark_paid")] == [(by + step) % 5 for step in range(1, 5)]


def test_u_50_a_bankrupt_player_pays_nothing_and_owes_nothing_later() -> None:
    t = picked("CSH-1", gold=[5, 0, 9])
    assert t.gold == [5, 0, 5]
    assert [event["player"] for event in t.events("player_bankrupt")] == [], "he was bankrupt before"


@proves("BT-19.1")
def test_t_39_a_stagecoach_robbery_makes_a_bankrupt_player_solvent() -> None:
    t = picked("STG-1", by=2, gold=[4, 4, 0])
    assert t.gold == [4, 4, 10]
    assert t.bank == 30 - 8 - 10
    assert t.view(-1)["players"][2]["bankrupt"] is False
    assert t.event("player_solvent")["player"] == 2
    assert "STG-1" in t.removed_cards()
    next_picks(t, 0)


def test_bt_19_1_ten_gold_come_on_top_and_from_the_bank_only() -> None:
    t = picked("STG-1", gold=[7, 8, 9])
    assert t.gold == [17, 8, 9]
    assert t.event("stagecoach_paid")["amount"] == 10
