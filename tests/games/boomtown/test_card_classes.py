"""BT-9: event cards in general: immediate, persistent, held, waiting."""

from typing import Any

import pytest
from tests.games.boomtown.scenario import CHOOSE, PRODUCTION, Play, table
from tests.positions import ask_of
from tests.proofs import proves

MINES = ["0 DG-02 DG-03 CC-04", "1 SN-02 CC-05"]
ANSWERS = {"DYN-1": "mine SN-02", "EXP-1": "mine CC-05", "HLD-1": "rob 1 2"}


def picks(card: str, seat: int = 0, **layout: Any) -> Play:
    """The high bidder picks a card."""
    t = table(CHOOSE, round=6, winner=seat, row=f"{card} CJ-02 CM-03", **layout)
    return t.asks(seat, "PICK").says(f"pick {card}")


@pytest.mark.parametrize("card", ["CSH-1", "DYN-1", "EXP-1", "HLD-1", "STG-1"])
@proves("BT-6.4")
def test_bt_9_1_immediate_cards_are_carried_out_when_picked_and_removed(card: str) -> None:
    t = picks(card, mines=MINES)
    if card in ANSWERS:
        asked = ask_of(t.s).decision_id()
        t.asks(0, asked).says(ANSWERS[card])
    done = {
        "CSH-1": t.gold == [10, 6, 6],
        "DYN-1": t.mines_of(1) == ["CC-05"],
        "EXP-1": "CC-05" in t.mines_of(0),
        "HLD-1": t.gold == [12, 8, 10],
        "STG-1": t.gold == [20, 10, 10],
    }
    assert [name for name, happened in done.items() if happened] == [card]
    assert t.cards_of(0) == []
    assert card in t.removed_cards()
    t.asks(1, "PICK")


@pytest.mark.parametrize("card", ["GOV-1", "VEI-1", "SAL-1", "GIR-1"])
def test_bt_9_2_persistent_cards_are_placed_when_picked_and_stay(card: str) -> None:
    saloon = ["0 CC SAL-2"]
    t = picks(card, mines=["0 DG-02 DG-03", "2 DG-05"], saloons=saloon)
    if card == "VEI-1":
        t.asks(0, "VEIN_MINE").says("mine DG-02")
    lying = {
        "GOV-1": t.governor_town() == "DG",
        "VEI-1": t.value_of("DG-02") == 8,
        "SAL-1": t.saloons_in("DG") == [(0, "SAL-1", False)],
        "GIR-1": t.saloons_in("CC") == [(0, "SAL-2", True)],
    }
    assert [name for name, there in lying.items() if there] == [card]
    assert t.cards_of(0) == []
    assert card not in t.removed_cards()
    t.asks(1, "PICK")


def test_bt_9_2_they_are_effective_from_then_on() -> None:
    """The Governor placed by the first pick doubles the fee of the second."""
    t = table(CHOOSE, mines=["0 DG-02 DG-03"], winner=0, row="GOV-1 DG-05 CM-03")
    t.asks(0, "PICK").says("pick GOV-1")
    t.asks(1, "PICK").says("pick DG-05")
    assert t.gold == [14, 6, 10]


@pytest.mark.parametrize("card", ["MUS-1", "TEL-1"])
def test_bt_9_3_held_cards_lie_open_before_their_owner(card: str) -> None:
    t = picks(card, seat=1)
    assert t.event("card_held")["card"] == card
    for seat in range(-1, 3):
        assert t.view(seat)["players"][1]["held"] == [card]
    assert card not in t.removed_cards()
    assert t.told()[-1] == "card_held"


def test_bt_9_3_a_held_card_is_used_once() -> None:
    t = table(PRODUCTION, dice=["34"], cards={1: "TEL-1"}, mines=["1 DG-08"])
    t.asks(1, "USE_TELEGRAPH").says("set 1 4").ends()
    assert t.gold == [10, 15, 10]
    assert (t.cards_of(1), "TEL-1" in t.removed_cards()) == ([], True)
    t.goes_on("roll").ends()


@pytest.mark.parametrize(("card", "reason"), [("GOV-1", "no_office"), ("VEI-1", "no_mine"), ("SAL-1", "no_mine"),
                                              ("GIR-1", "no_saloon")])  # fmt: skip
def test_bt_9_4_what_cannot_be_placed_waits_open_and_without_effect(card: str, reason: str) -> None:
    t = picks(card, mines=["1 DG-02 DG-03"], saloons=["1 DG SAL-2"])
    assert t.event("card_waiting")["reason"] == reason
    assert [t.view(seat)["players"][0]["waiting"] for seat in range(-1, 3)] == [[card]] * 4
    assert card not in t.removed_cards()
    assert (t.governor_town(), t.value_of("DG-02"), t.saloons_in("DG")) == (None, 5, [(1, "SAL-2", False)])
    t.asks(1, "PICK")


@proves("BT-9.4", "BT-9.5", "BT-13.3", "BT-7.3")
def test_t_32_a_waiting_governor_comes_with_the_office() -> None:
    t = picks("GOV-1", seat=2, gold=9, mines=["2 DG-02"])
    assert t.cards_of(2) == ["GOV-1"]
    t.next_row("DG-03 DG-05", winner=2)
    t.asks(2, "PICK").says("pick DG-03")
    assert (t.mayor_of_town("DG"), t.governor_town(), t.cards_of(2)) == (2, "DG", [])
    assert t.event("governor_attached")["from_waiting"] is True
    t.asks(0, "PICK").says("pick DG-05")
    assert t.gold == [5, 9, 13]


@proves("BT-9.5", "BT-18.2", "BT-17.2")
def test_t_33_a_saloon_brings_the_waiting_girls_at_once() -> None:
    t = table([*CHOOSE, *PRODUCTION], mines=["1 CC-04 CC-05", "0 CC-06"], cards={1: "GIR-1"}, winner=1, round=4,
              row="SAL-1 CJ-02 SN-02", dice=["33"])  # fmt: skip
    t.asks(1, "PICK").says("pick SAL-1")  # the only town, and the only saloon
    assert t.saloons_in("CC") == [(1, "SAL-1", True)]
    assert t.event("girls_attached")["from_waiting"] is True
    t.asks(2, "PICK").says("pick CJ-02")
    assert t.ends().gold == [10 + 4 - 4, 14, 10]


@proves("BT-9.5", "BT-8.2")
def test_bt_9_5_also_in_another_players_turn() -> None:
    """Seat 2's Dynamite makes seat 1 mayor, whose Governor was waiting for that."""
    mines = ["0 DG-02 DG-03", "1 DG-05 DG-06"]
    t = picks("DYN-1", seat=2, mines=mines, cards={1: "GOV-1"})
    t.asks(2, "DYNAMITE_TARGET").says("mine DG-02")
    assert (t.mayor_of_town("DG"), t.governor_town(), t.cards_of(1)) == (1, "DG", [])
    t.asks(0, "PICK")


@proves("BT-9.5")
def test_bt_9_5_it_is_compulsory_and_with_several_places_the_owner_decides() -> None:
    """Both danger mines collapse, and seat 1 gets two offices at once."""
    mines = ["0 CJ-07 CJ-08 CM-06 CM-07", "1 CJ-09 CJ-11 CM-09 CM-10"]
    t = table(PRODUCTION, mines=mines, cards={1: "GOV-1"}, dice=["11"], round=5)
    t.asks(1, "GOVERNOR_TOWN").offers("town CJ", "town CM").says("town CM").ends()
    assert t.governor_town() == "CM"


@proves("BT-9.6", "BT-12.1")
def test_t_26_expropriation_without_a_target_is_lost() -> None:
    t = picks("EXP-1", mines=["0 DG-02 DG-03", "1 SN-02", "2 CJ-12"])
    t.asks(1, "PICK")
    assert t.event("event_no_target")["card"] == "EXP-1"
    assert (t.cards_of(0), "EXP-1" in t.removed_cards()) == ([], True)
    assert [t.mines_of(seat) for seat in range(3)] == [["DG-02", "DG-03"], ["SN-02"], ["CJ-12"]]
    assert t.gold == [10, 10, 10]


@proves("BT-11.3")
def test_bt_9_6_dynamite_without_a_target_is_lost() -> None:
    t = picks("DYN-1", mines=["0 DG-02 DG-03"], saloons=["0 DG SAL-1"], cards={1: "SAL-2 TEL-1 GOV-1"})
    t.asks(1, "PICK")
    assert t.event("event_no_target")["card"] == "DYN-1"
    assert "DYN-1" in t.removed_cards()
    assert t.mines_of(0) == ["DG-02", "DG-03"], "own mines are no targets, nor are waiting and held cards"
    assert t.cards_of(1) == ["TEL-1", "GOV-1", "SAL-2"]


@proves("U-44")
def test_bt_9_7_placed_cards_never_move_by_will_of_the_owner() -> None:
    """With a better mine, a second office and a second saloon there is no question, and all stays where it was."""
    t = picks("SN-09", mines=["0 DG-02 DG-03", "0 SN-06", "1 SN-02"], governor="DG", veins={"VEI-1": "DG-02"},
              saloons=["0 DG SAL-1 GIR-1"])  # fmt: skip
    t.asks(1, "PICK")
    assert t.view(-1)["players"][0]["offices"] == ["DG", "SN"]
    assert (t.governor_town(), t.value_of("DG-02"), t.value_of("SN-09")) == ("DG", 8, 7)
    t.next_row("SAL-2", winner=0)
    t.asks(0, "PICK").says("pick SAL-2")
    t.asks(0, "SALOON_TOWN").says("town SN")
    t.asks(1, "PICK")
    assert (t.saloons_in("DG"), t.saloons_in("SN")) == ([(0, "SAL-1", True)], [(0, "SAL-2", False)])
