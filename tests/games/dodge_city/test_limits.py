"""DC-7.5, DC-5.10: at most three stones of a player in one building and round, however they get there."""

import pytest
from tests.games.dodge_city.scenario import Play, town
from tests.proofs import proves

from tumbleweed import IllegalAnswer


def three_more(t: Play, *, and_no_fourth: str) -> None:
    """Seat 0 buys three stones into the Sheriff's Office, and a fourth is refused."""
    t.asks(0, "D-4").says("buy OFF 2,0", "buy OFF 2,1", "buy OFF 2,2")
    with pytest.raises(IllegalAnswer, match=r"DC-7\.5"):
        t.asks(0, "D-4").says(f"buy OFF {and_no_fourth}")


@proves("DC-7.5", "DC-12.4")
def test_dc_7_5_stones_of_a_start_round_event_are_counted_for_that_round_only() -> None:
    hands = [["Q1", "C4"], ["L7", "C5"]]
    t = town("start", "placing_1", hands=hands, buildings={"OFF": "cowboy"}, events=["EV22"])
    t.chooses("Q1", "L7")
    t.asks(0, "D-11").says("free OFF 0,1", "free OFF 0,2", "free OFF 1,0")
    t.asks(1, "D-4").says("done")
    three_more(t, and_no_fourth="2,3")


@proves("DC-7.5")
def test_dc_7_5_stones_of_a_duel_round_event_are_counted_for_that_round_only() -> None:
    hands = [["C4", "Q1"], ["C5", "L1"]]
    t = town("placing_2", "duel", hands=hands, buildings={"OFF": "cowboy\nB1.D\n....\n....\nP..K"}, events=["EV22"])
    t.asks(0, "D-2").says("play C4")
    three_more(t, and_no_fourth="2,3")
    t.asks(0, "D-4").says("done")
    t.asks(1, "D-2").says("play C5")
    t.asks(1, "D-4").says("done")
    t.asks(0, "D-14").says("challenge 1 OFF")
    t.asks(1, "D-15").says("pass")
    t.asks(0, "D-11").says("free OFF 0,2", "free OFF 1,0", "free OFF 1,1")
    assert t.drawn("OFF") == ["B10D", "00..", "000.", "P..K"]


@proves("DC-7.5", "DC-12.4")
def test_dc_12_4_the_start_round_counts_anew_after_a_duel_round() -> None:
    deck = ["Q2", "C4", "C5", "B4", "C6", "B5", "C7", "B6"]
    t = town(
        "duel", "pass", hands=[["Q1"], ["L1"]], deck=deck, events=["EV22", "EV21"],
        buildings={"OFF": "cowboy\nB01D\n....\n....\nP..K"},
    )  # fmt: skip
    t.asks(0, "D-14").says("challenge 1 OFF")
    t.asks(1, "D-15").says("pass")
    t.asks(0, "D-11").says("free OFF 1,0", "free OFF 1,1", "free OFF 1,2")
    t.chooses("Q2", "C4")
    t.asks(0, "D-11").says("free OFF 2,0", "free OFF 2,1")
    assert t.drawn("OFF")[1:3] == ["000.", "00.."]


@proves("U-24")
def test_u_24_stones_removed_again_still_count() -> None:
    """Two placed by an event, one of them lost, one more placed: three in this round, although two stand there."""
    t = town("event 0", "event 0", "event 0", events=["EV21", "EV14", "EV21"], buildings={"OFF": "cowboy"})
    t.asks(0, "D-11").says("free OFF 0,1", "free OFF 0,2")
    t.asks(0, "D-6").says("take OFF 0,1")
    t.asks(0, "D-11").says("free OFF 0,1").ends()
    assert t.drawn("OFF")[0] == "B00D"
    assert t.events("event_resolved")[-1]["outcome"] == "partial"


@proves("DC-7.5")
def test_dc_7_5_moved_stones_do_not_count() -> None:
    office = {"OFF": "cowboy\nB00D\n....\n....\nP..K"}
    shifted = town("event 0", "turn 0", hands=[["C4", "C5"]], events=["EV23"], buildings=office)
    shifted.asks(0, "D-12").says("move OFF 0,1", "to OFF 1,0", "move OFF 0,2", "to OFF 1,1")
    shifted.asks(0, "D-2").says("play C4")
    three_more(shifted, and_no_fourth="2,3")
    shoved = town("event 1", "turn 0", hands=[["C4", "C5"]], events=["EV24"], buildings=office)
    shoved.asks(1, "D-13").says("move OFF 0,1", "to OFF 1,0")
    shoved.asks(0, "D-2").says("play C4")
    three_more(shoved, and_no_fourth="2,3")


@proves("DC-5.10")
def test_dc_5_10_free_stones_of_an_event_come_out_of_the_supply() -> None:
    t = town("event 0", events=["EV21"], buildings={"OFF": "cowboy"}, supply=[1])
    t.asks(0, "D-11").says("free OFF 0,1").ends()
    assert t.supply[0] == 0
    assert t.event("event_resolved")["outcome"] == "partial"
    t = town("event 0", events=["EV21"], buildings={"OFF": "cowboy"}, supply=[0]).ends()
    assert t.event("event_resolved")["outcome"] == "none"


@proves("DC-5.10", "U-17")
def test_u_17_free_stones_of_an_event_open_nothing_and_go_to_nothing_finished() -> None:
    finished = {"OFF": "neutral cowboy", "POS": "controlled 1 bandit"}
    for event in ("EV21", "EV22"):
        t = town("event 0", events=[event], buildings=finished).ends()
        assert t.event("event_resolved")["outcome"] == "none"
        assert t.supply[0] == 41


@proves("D-11")
def test_d_11_each_event_chooses_its_building_anew() -> None:
    t = town("event 0", "event 0", events=["EV21", "EV21"], buildings={"OFF": "cowboy", "SAL": "lady"})
    t.asks(0, "D-11").says("free SAL 0,0", "free SAL 0,1")
    t.asks(0, "D-11").says("free OFF 0,1")
    t.asks(0, "D-11").does_not_offer("free SAL 0,2").says("free OFF 0,2").ends()
    assert t.supply[0] == 37


@proves("DC-7.5", "DC-6.6")
def test_dc_7_5_picture_stones_find_no_room_after_three_bought_ones() -> None:
    t = town("turn 0", hands=[["S1", "C5"]], buildings={"OFF": "sheriff"})
    t.asks(0, "D-2").says("play S1")
    t.asks(0, "D-4").says("buy OFF 2,0", "buy OFF 2,1", "buy OFF 2,2")
    with pytest.raises(IllegalAnswer, match=r"DC-7\.5"):
        t.asks(0, "D-4").says("free OFF 2,3")
    t.asks(0, "D-4").says("done").ends()
    assert t.event("free_stones_lost")["number"] == 1


@proves("DC-6.5", "DC-6.6")
def test_dc_6_5_picture_stones_go_to_their_own_figure_only() -> None:
    t = town("turn 0", hands=[["S2", "C5"]], buildings={"OFF": "sheriff", "SAL": "lady"})
    t.asks(0, "D-2").says("play S2")
    with pytest.raises(IllegalAnswer, match=r"DC-6\.5"):
        t.asks(0, "D-4").says("free SAL 0,0")
    t.asks(0, "D-4").says("free OFF 0,1", "free OFF 0,2", "done").ends()
    assert t.events("free_stones_lost") == []


@proves("DC-7.2", "DC-7.7")
def test_dc_7_2_the_last_dollar_can_be_spent() -> None:
    t = town("turn 0", hands=[["L1", "C5"]], cash=[300], buildings={"POS": "cowboy"})
    t.asks(0, "D-2").says("play L1")
    t.asks(0, "D-4").says("open OFF bandit", "buy OFF 0,1")
    with pytest.raises(IllegalAnswer, match=r"DC-7\.2"):
        t.asks(0, "D-4").says("open SAL sheriff")
    t.asks(0, "D-4").says("take back", "open OFF sheriff", "buy OFF 0,1", "buy POS 1,0")
    assert t.cash[0] == 0
    with pytest.raises(IllegalAnswer, match=r"costs \$100 .DC-7\.2"):
        t.asks(0, "D-4").says("buy POS 1,1")
    t = town("turn 0", hands=[["L1", "C5"]], cash=[250])
    t.asks(0, "D-2").says("play L1")
    t.asks(0, "D-4").says("open OFF gunman", "buy OFF 0,1")
    assert t.cash[0] == 0
