"""DC-10.3 to DC-10.9, DC-11.2: several control duels, events drawn in them, and who gets the building then."""

import pytest
from tests.games.dodge_city.scenario import town
from tests.proofs import proves

from tumbleweed import IllegalAnswer

STORE = "bandit\n..1111\nB11D.1\n00P00K\n.000.."
"""Red and Blue are connected."""
SALOON = "lady\n.......\nB111111\n00D.P.1\n.00000K\n......."
"""Red and Blue."""
BANK = "cowboy\nB222.\n00D2.\n.0.2.\n.0P22\n.000K"
"""Red and Green."""
YARD = "cowboy\n...1111\n2B11.D1\n2000001\n20.P111\n2K222H.\n2.2...."
"""Red and Blue; Green needs one stone more, on 5,1."""


@proves("U-49", "DC-10.8", "DC-10.5")
def test_u_49_a_question_mark_in_two_control_duels_draws_one_event() -> None:
    hands = [["Q1"], ["S6"], ["B7"]]
    t = town("duel", "settlement", hands=hands, buildings={"SAL": SALOON, "BNK": BANK}, events=["EV01", "EV01"]).ends()
    assert [(duel["building"], duel["winner"]) for duel in t.events("control_duel")] == [("SAL", 1), ("BNK", 2)]
    assert [event["player"] for event in t.events("event_drawn")] == [0]
    assert t.points == [0, 5, 1]
    assert t.cash == [2500, 3000, 2200]


@proves("DC-10.9", "U-50", "DC-10.2", "U-39")
def test_u_50_contenders_neither_challenge_nor_are_challenged() -> None:
    """Green shares a building with both contenders and with Yellow, and may challenge only Yellow."""
    common = {"STO": STORE, "OFF": "cowboy\nB01D\n23..\n....\nP..K"}
    hands = [["Q1"], ["S6"], ["B7"], ["C7"]]
    t = town("duel", hands=hands, buildings=common, events=["EV02"])
    assert t.told() == ["round_started", "control_duel", "event_drawn", "money_changed", "event_resolved"]
    asked = t.asks(2, "D-14").offers("pass", "challenge 3 OFF")
    for contender in (0, 1):
        with pytest.raises(IllegalAnswer, match=r"DC-10\.19"):
            asked.says(f"challenge {contender} OFF")
    asked.says("pass")
    t.asks(3, "D-14").offers("pass", "challenge 2 OFF").says("pass").ends()
    assert t.events("challenge_impossible") == []
    assert t.discards() == ["S6", "B7", "C7", "Q1"]


@proves("DC-10.3")
def test_dc_10_3_who_is_connected_alone_has_no_control_duel() -> None:
    office = {"OFF": "sheriff\nB00D\n.0.1\n.0..\nP00K"}
    t = town("duel", hands=[["L6"], ["G3"]], buildings=office)
    t.asks(0, "D-14").says("pass")
    assert t.events("control_duel") == []
    assert t.view(-1)["control_duels"] == []


@proves("DC-11.2", "U-51", "U-47")
def test_dc_11_2_b_another_one_gets_it_when_the_winner_breaks() -> None:
    """(b): Red wins the control duel and loses a stone, Blue is out; only an event has connected Green."""
    t = town(
        "duel", "settlement", hands=[["L1"], ["C7"], ["Q1"], ["Q2"]], starter=2, events=["EV21", "EV19"],
        buildings={"YRD": YARD, "OFF": "bandit\nB23D\n....\n....\nP..K"}, districts="all",
    )  # fmt: skip
    assert t.event("control_duel")["winner"] == 0
    t.asks(2, "D-14").says("challenge 3 OFF")
    t.asks(2, "D-11").says("free YRD 5,1", "done")
    assert t.building("YRD")["connected"] == [0, 1, 2]
    t.asks(3, "D-10").says("take YRD 2,2").ends()
    assert t.points == [0, 0, 1, 0]
    assert t.building("YRD")["owner"] == 2


@proves("DC-11.2", "U-51")
def test_dc_11_2_a_the_winner_gets_it_whoever_else_is_connected_by_then() -> None:
    """(a): the same, but Red's chain holds."""
    t = town(
        "duel", "settlement", hands=[["L1"], ["C7"], ["Q1"], ["Q2"]], starter=2, events=["EV21", "EV01"],
        buildings={"YRD": YARD, "OFF": "bandit\nB23D\n....\n....\nP..K"}, districts="all",
    )  # fmt: skip
    t.asks(2, "D-14").says("challenge 3 OFF")
    t.asks(2, "D-11").says("free YRD 5,1", "done").ends()
    assert t.points == [1, 0, 0, 0]


@proves("DC-11.2", "U-51")
def test_dc_11_2_c_two_who_are_connected_without_a_duel_get_nothing() -> None:
    """Blue joins Red in the duel round; no extra duel is held, and stones and discs stay."""
    nearly = {"STO": "bandit\n..1.11\nB11D.1\n00P00K\n.000..", "OFF": "cowboy\nB01D\n....\n....\nP..K"}
    t = town("duel", "settlement", hands=[["L1"], ["Q1"]], buildings=nearly, events=["EV21"])
    t.asks(0, "D-14").says("challenge 1 OFF")
    t.asks(0, "D-15").says("pass")
    t.asks(1, "D-11").says("free STO 0,3", "done").ends()
    assert t.points == [0, 0]
    undecided = t.event("building_undecided")
    assert (undecided["building"], undecided["connected"]) == ("STO", [0, 1])
    assert t.building("STO")["status"] == "open"
    assert t.supply == [33, 33]


@proves("TV-23", "U-48", "DC-10.7")
def test_tv_23_an_undecided_control_duel_is_fought_again_in_the_next_pass() -> None:
    deck = ["C4", "B4", "C5", "B5", "C6", "B6", "S7", "G4"]
    t = town(
        "duel", "settlement", "end_of_pass", "pass", hands=[["Q1"], ["Q2"]], starter=1, deck=deck,
        buildings={"STO": STORE}, events=["EV02", "EV01"],
    )  # fmt: skip
    assert t.view(-1)["control_duels"] == []
    assert (t.hand(1), t.hand(0)) == (["S7", "C4", "C5", "C6"], ["G4", "B4", "B5", "B6"])
    t.chooses("B4", "C4")
    for seat, card in ((0, "B5"), (1, "C5"), (0, "B6"), (1, "C6")):
        t.asks(seat, "D-2").says(f"play {card}")
        t.asks(seat, "D-4").says("done")
    assert [duel["winner"] for duel in t.events("control_duel")] == [None, 0]
    assert t.points == [2, 0]


@proves("DC-10.8", "U-48")
def test_dc_10_8_an_event_of_a_contender_can_break_his_own_claim() -> None:
    """Blue's question mark loses to Red; Blue then raids the winner's chain, and nobody gets the building (U-47)."""
    t = town("duel", "settlement", hands=[["C1"], ["Q1"]], buildings={"STO": STORE}, events=["EV19"])
    assert t.event("control_duel")["winner"] == 0
    assert t.view(-1)["control_duels"] == [{"building": "STO", "contenders": [0, 1], "winner": 0}]
    t.asks(1, "D-10").says("take STO 3,2").ends()
    assert t.building("STO")["connected"] == [1]
    assert t.building("STO")["status"] == "open"


@proves("DC-10.13", "DC-10.11")
def test_dc_10_13_who_laid_his_card_aside_cannot_be_challenged_any_more() -> None:
    """Red has no stone in town and lays the card aside; Blue and Green fight where Blue says."""
    common = {"OFF": "cowboy\nB.1D\n22..\n....\nP..K", "SAL": "lady\n12.....\nB......\n..D.P..\n......K\n......."}
    t = town("duel", hands=[["L1"], ["C7"], ["C1"]], buildings=common)
    assert t.event("card_laid_aside")["player"] == 0
    t.asks(1, "D-14").offers("pass", "challenge 2 OFF", "challenge 2 SAL")
    with pytest.raises(IllegalAnswer, match=r"DC-10\.19"):
        t.asks(1, "D-14").says("challenge 0 OFF")
    t.asks(1, "D-14").says("challenge 2 SAL")
    t.asks(1, "D-15").offers("pass", "take SAL 0,1").says("take SAL 0,1").ends()


@proves("DC-10.15", "U-45")
def test_u_45_only_stones_of_the_loser_can_be_taken() -> None:
    t = town("duel", hands=[["C1"], ["G3"], ["B4"]], buildings={"OFF": "cowboy\nB01D\n2.00\n....\nP..K"})
    t.asks(0, "D-14").says("challenge 1 OFF")
    t.asks(1, "D-15").offers("pass", "take OFF 0,1", "take OFF 1,2", "take OFF 1,3").says("take OFF 1,2").ends()
    assert t.event("stone_removed")["owner"] == 0
    assert t.event("stone_removed")["by"] == 1


@proves("DC-9.1", "DC-13.3", "U-55")
def test_u_55_an_event_in_a_duel_can_end_the_game() -> None:
    """The last building is neutralised by reinforcements: no second event, no further challenge, no settlement."""
    done = dict.fromkeys(("SAL", "POS", "BNK", "HOT"), "neutral cowboy") | {"STO": "controlled 1 bandit"}
    t = town(
        "duel", "settlement", "end_of_pass", "pass", hands=[["Q1"], ["Q2"], ["L7"]], events=["EV21", "EV01"],
        buildings=done | {"OFF": "sheriff\nB01D\n0101\n1010\nP1.K"}, disc_supply="unlimited",
    )  # fmt: skip
    t.asks(0, "D-14").says("challenge 1 OFF")
    t.asks(0, "D-11").says("free OFF 3,2").ends().sound()
    assert len(t.events("event_drawn")) == 1
    assert t.hand(2) == ["L7"]
    ended = t.event("game_ended")
    assert (ended["winner"], ended["reason"]) == (1, "all_buildings_finished")
    assert "pass_ended" not in t.told()
