"""BT-14, HOLDUP: the Holdup."""

import pytest
from tests.games.boomtown.picks import next_picks, picked
from tests.games.boomtown.scenario import Play
from tests.proofs import proves

from tumbleweed.core.errors import IllegalAnswer


def robbed(
    roll: str, words: str, gold: list[int], mines: list[str] | None = None, cards: dict[int, str] | None = None
) -> Play:
    """Seat 0 robs somebody; the dice fall like this."""
    t = picked("HLD-1", seats=len(gold), gold=gold, holdup=[roll], mines=mines, cards=cards)
    return t.asks(0, "HOLDUP").says(words)


@proves("BT-14.1", "BT-14.2", "BT-14.3")
def test_t_35_the_robber_gets_all_there_is_if_it_is_less() -> None:
    t = robbed("45", "rob 1 8", [6, 5, 9])
    assert t.gold == [11, 0, 9]
    told = t.event("holdup_rolled")
    assert (told["sum"], told["success"], told["due"], told["paid"]) == (9, True, 8, 5)


@proves("BT-14.1")
def test_t_36_a_roll_below_the_number_has_no_effect() -> None:
    t = robbed("34", "rob 1 8", [6, 5, 9])
    assert t.gold == [6, 5, 9]
    assert "HLD-1" in t.removed_cards()
    assert t.cards_of(0) == []
    told = t.event("holdup_rolled")
    assert (told["sum"], told["success"], told["due"], told["paid"]) == (7, False, 0, 0)


@proves("BT-14.1")
def test_t_37_an_equal_roll_is_enough() -> None:
    t = robbed("26", "rob 1 8", [6, 15, 9])
    assert t.gold == [14, 7, 9]
    assert t.bank == 0, "it all comes from the victim"
    assert "HLD-1" in t.removed_cards()
    next_picks(t, 1)


@proves("BT-14.4", "U-49")
@pytest.mark.parametrize("roll", ["11", "66"])
def test_t_38_it_is_no_production_roll(roll: str) -> None:
    mines = ["1 CJ-07 CJ-02 CJ-12", "2 CM-06 CM-12"]
    t = robbed(roll, "rob 1 2", [10, 10, 10], mines=mines, cards={2: "TEL-1", 0: "MUS-1"})
    next_picks(t, 1)  # no Telegraph in between
    assert t.mines_of(1) == ["CJ-02", "CJ-07", "CJ-12"]
    assert t.mines_of(2) == ["CM-06", "CM-12"]
    assert t.gold == [12, 8, 10]
    assert t.cards_of(2) == ["TEL-1"]


@proves("HOLDUP", "BT-14.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bt_14_1_any_opponent_and_any_number_from_two_to_twelve(seats: int) -> None:
    t = picked("HLD-2", by=1, seats=seats)
    asked = t.asks(1, "HOLDUP")
    others = [seat for seat in range(seats) if seat != 1]
    asked.offers(*[f"rob {seat} {number}" for seat in others for number in range(2, 13)])
    with pytest.raises(IllegalAnswer, match=r"opponent.*BT-14\.1"):
        asked.says("rob 1 6")
    with pytest.raises(IllegalAnswer, match=r"BT-14\.1"):
        asked.says("pass")


@proves("BT-14.2")
@pytest.mark.parametrize(("gold", "got"), [(0, 0), (1, 1), (11, 11), (12, 12), (13, 12)])
def test_bt_14_2_never_more_than_the_opponent_owns(gold: int, got: int) -> None:
    assert robbed("66", "rob 2 12", [3, 3, gold]).gold == [3 + got, 3, gold - got]


@proves("U-49", "BT-14.3", "HOLDUP")
def test_bt_14_3_an_opponent_without_gold_may_be_named_and_any_number() -> None:
    t = picked("HLD-1", gold=[5, 0, 1], holdup=["66"])
    options = t.asks(0, "HOLDUP").options
    assert {"rob 1 12", "rob 1 2", "rob 2 12"} <= set(options)
    t.asks(0, "HOLDUP").says("rob 1 12")
    assert t.gold == [5, 0, 1]
    assert t.event("holdup_rolled")["success"] is True


@proves("U-49")
def test_u_49_two_always_succeeds_and_victim_and_number_are_told_before_the_roll() -> None:
    t = robbed("11", "rob 2 2", [5, 5, 5])
    assert t.gold == [7, 5, 3]
    told = t.told()
    assert told.index("holdup_announced") < told.index("holdup_rolled")
    announced = t.event("holdup_announced")
    assert (announced["player"], announced["victim"], announced["number"]) == (0, 2, 2)
    assert robbed("65", "rob 2 12", [5, 5, 5]).gold == [5, 5, 5]


@proves("HOLDUP")
@pytest.mark.parametrize(
    ("by", "gold", "chosen"),
    [
        (0, [50, 5, 9, 9], "rob 2 6"),  # the richest, ties nearest clockwise; 6 at most
        (3, [4, 5, 5, 50], "rob 1 5"),
        (2, [5, 5, 50, 1], "rob 0 5"),  # clockwise from 2: 3, 0, 1
        (0, [9, 0, 0, 0], "rob 1 2"),  # 2 at least
        (0, [9, 1, 0, 1], "rob 1 2"),
        (1, [3, 9, 0, 3], "rob 3 3"),
        (0, [0, 6, 5, 0], "rob 1 6"),
        (0, [0, 7, 5, 0], "rob 1 6"),
    ],
)
def test_holdup_the_clock_robs_the_richest(by: int, gold: list[int], chosen: str) -> None:
    t = picked("HLD-1", by=by, seats=4, gold=gold, holdup=["66"])
    assert t.asks(by, "HOLDUP").default == chosen
    t.time_out(by)
    victim, number = (int(word) for word in chosen.split()[1:])
    announced = t.event("holdup_announced")
    assert (announced["victim"], announced["number"]) == (victim, number)
    assert t.event("decision_timed_out")["default_taken"] == chosen


@proves("U-62")
@pytest.mark.parametrize(("gold", "chosen"), [([9, 0, 1, 30], "rob 2 6"), ([9, 0, 30, 1], "rob 2 6")])
def test_u_62_with_hidden_gold_the_clock_gives_nothing_away(gold: list[int], chosen: str) -> None:
    """It may go only by who is bankrupt: it takes the nearest opponent who is not, and the usual number."""
    t = picked("HLD-1", seats=4, gold=gold, gold_visibility="hidden")
    assert t.asks(0, "HOLDUP").default == chosen
