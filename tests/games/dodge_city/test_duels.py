"""DC-10: control duels, challenges, clean-up."""

import pytest
from tests.games.dodge_city.scenario import Play, town
from tests.proofs import proves

import tumbleweed as tw
from tumbleweed import IllegalAnswer
from tumbleweed.games.dodge_city.challenging import winner_of

STORE = "bandit\n..1111\nB11D.1\n00P00K\n.000.."
SALOON = "lady\n.......\nB111111\n00D.P.1\n.00000K\n......."
BANK = "cowboy\nB222.\n00D2.\n.0.2.\n.0P22\n.000K"
OFFICE = "sheriff\nB11D\n.1.0\n.1..\nP11K"


def both(card: str, other: str, **more: object) -> Play:
    """Red and Blue are both connected in the General Store; the duel round is held and settled."""
    buildings = {"STO": STORE}
    return town("duel", "settlement", hands=[[card], [other]], buildings=buildings, **more)  # type: ignore[arg-type]


@proves("DC-10.3", "DC-10.4", "DC-10.6", "DC-11.2", "DC-11.3", "DC-11.4", "U-39", "U-46")
def test_tv_22_the_higher_card_wins_the_control_duel() -> None:
    t = both("G4", "S7").ends().sound()
    assert t.points == [2, 0]
    assert t.cash == [2400, 2000]
    assert t.supply == [41, 41]
    assert t.building("STO")["status"] == "controlled"
    assert t.building("STO")["owner"] == 0
    duel = t.event("control_duel")
    assert duel["winner"] == 0
    assert duel["cards"] == [{"player": 0, "card": "G4"}, {"player": 1, "card": "S7"}]
    assert t.event("building_awarded")["returned"] == [7, 7]
    assert t.discards() == ["G4", "S7"]


@proves("DC-10.7", "DC-10.8", "U-48", "U-49")
def test_tv_23_two_question_marks_nobody_wins_and_both_draw() -> None:
    t = both("Q1", "Q2", starter=1, events=["EV02", "EV01"]).ends().sound()
    assert [event["player"] for event in t.events("event_drawn")] == [1, 0]
    assert t.event("control_duel")["winner"] is None
    assert t.event("building_undecided")["connected"] == [0, 1]
    assert t.points == [0, 0]
    t = both("Q1", "Q2", starter=1, events=["EV14", "EV01"])
    t.asks(1, "D-6").says("take STO 0,2").ends()
    assert t.points == [2, 0]


@proves("U-62")
def test_tv_24_three_contenders() -> None:
    yard = "cowboy\n...1111\n2B11.D1\n2000001\n20.P111\n2K222H.\n222...."
    hands = [["C7"], ["Q4"], ["L1"], ["C1"], ["C2"]]
    t = town("duel", "settlement", hands=hands, buildings={"YRD": yard}, events=["EV01"]).ends()
    assert t.event("control_duel")["winner"] == 2
    assert [event["player"] for event in t.events("event_drawn")] == [1]
    assert t.points == [0, 0, 1, 0, 0]


@proves("DC-10.5", "DC-10.9", "U-50")
def test_tv_28_one_card_for_several_control_duels() -> None:
    t = town("duel", "settlement", hands=[["S5"], ["S6"], ["B7"]], buildings={"SAL": SALOON, "BNK": BANK}).ends()
    assert [(duel["building"], duel["winner"]) for duel in t.events("control_duel")] == [("SAL", 1), ("BNK", 0)]
    assert t.points == [1, 5, 0]
    assert t.events("challenge_made") == []


def test_u_47_losers_get_nothing_if_the_chain_of_the_winner_breaks() -> None:
    buildings = {"STO": STORE, "OFF": "cowboy\nB23D\n....\n....\nP..K"}
    t = town(
        "duel", "settlement", hands=[["G4"], ["S7"], ["Q1"], ["L1"]], buildings=buildings, starter=2, events=["EV19"]
    )
    assert t.event("control_duel")["winner"] == 0
    t.asks(2, "D-14").says("challenge 3 OFF")
    t.asks(3, "D-15").says("pass")
    t.asks(2, "D-10").says("take STO 3,2").ends()
    assert t.building("STO")["connected"] == [1]
    assert t.building("STO")["status"] == "open"
    assert t.points == [0, 0, 0, 0]


@proves("DC-10.10", "DC-10.11", "DC-10.12", "DC-10.14", "DC-10.15", "DC-10.19", "U-45", "U-63")
def test_tv_29_a_challenge_breaks_a_chain() -> None:
    t = town("duel", "settlement", hands=[["L6"], ["G3"]], buildings={"OFF": OFFICE})
    t.asks(0, "D-14").offers("pass", "challenge 1 OFF").says("challenge 1 OFF")
    t.asks(0, "D-15").offers("pass", *(f"take OFF {cell}" for cell in ("0,1", "0,2", "1,1", "2,1", "3,1", "3,2")))
    t.asks(0, "D-15").says("take OFF 1,1").ends().sound()
    assert t.points == [0, 0]
    assert t.events("building_undecided") == []
    revealed = t.event("duel_revealed")
    assert (revealed["card"], revealed["their_card"], revealed["winner"]) == ("L6", "G3", 0)


@proves("DC-10.16", "U-44")
def test_tv_30_a_question_mark_loses_and_then_draws() -> None:
    t = town("duel", hands=[["Q1"], ["C1"]], buildings={"OFF": OFFICE}, events=["EV01"])
    t.asks(0, "D-14").says("challenge 1 OFF")
    assert t.events("event_drawn") == []
    t.asks(1, "D-15").offers("pass", "take OFF 1,3").says("take OFF 1,3").ends()
    assert t.event("event_drawn")["player"] == 0
    assert t.supply == [41, 35]


@proves("DC-10.17")
def test_tv_31_two_question_marks_remove_nothing() -> None:
    t = town("duel", hands=[["Q1"], ["Q5"]], buildings={"OFF": OFFICE}, events=["EV01", "EV02"], starter=1)
    t.asks(1, "D-14").says("challenge 0 OFF").ends()
    assert [event["player"] for event in t.events("event_drawn")] == [1, 0]
    assert t.event("duel_revealed")["winner"] is None
    assert t.supply == [40, 35]


@proves("DC-10.18", "U-43")
def test_u_43_equal_figure_cards_remove_nothing() -> None:
    assert winner_of(2, 504, 0, 504) == (-1, -1)
    assert winner_of(2, 505, 0, 504) == (2, 0)


@proves("DC-10.13", "DC-10.20", "U-64")
def test_tv_32_without_a_common_building_cards_are_laid_aside() -> None:
    apart = {
        "SAL": "lady\n0......\nB......\n..D.P..\n......K\n.......",
        "BNK": "cowboy\nB1...\n..D..\n.....\n..P..\n....K",
    }
    t = town("duel", hands=[["Q1"], ["L7"]], buildings=apart).ends()
    assert t.told()[1:] == ["challenge_impossible", "card_laid_aside"] * 2
    assert [event["card"] for event in t.events("card_laid_aside")] == ["Q1", "L7"]
    assert t.cash == [2000, 2000]
    assert t.events("event_drawn") == []
    assert t.discards() == ["L7", "Q1"]


@proves("U-40", "U-41")
def test_tv_33_who_waived_can_be_challenged() -> None:
    common = {"OFF": "sheriff\nB01D\n2...\n....\nP..K"}
    t = town("duel", hands=[["L6"], ["G3"], ["B4"]], buildings=common)
    t.asks(0, "D-14").says("pass")
    t.asks(1, "D-14").offers("pass", "challenge 0 OFF", "challenge 2 OFF").says("challenge 0 OFF")
    t.asks(0, "D-15").says("pass").ends()
    assert t.event("duel_removal_declined")["player"] == 0
    assert t.event("challenge_waived")["player"] == 0
    assert t.event("challenge_impossible")["player"] == 2
    assert t.event("card_laid_aside")["card"] == "B4"


@proves("U-42")
def test_tv_34_who_has_fought_is_out() -> None:
    common = {"OFF": "sheriff\nB01D\n23..\n....\nP..K"}
    t = town("duel", hands=[["L6"], ["G3"], ["B4"], ["C4"]], buildings=common)
    t.asks(0, "D-14").says("challenge 1 OFF")
    t.asks(0, "D-15").says("take OFF 0,2")
    t.asks(2, "D-14").offers("pass", "challenge 3 OFF")
    with pytest.raises(IllegalAnswer, match=r"DC-10\.19"):
        t.asks(2, "D-14").says("challenge 0 OFF")
    t.asks(2, "D-14").says("pass")
    t.asks(3, "D-14").offers("pass", "challenge 2 OFF").says("pass").ends()
    assert [event["card"] for event in t.events("card_laid_aside")] == ["B4", "C4"]


@proves("U-40", "DC-10.12")
def test_d_14_with_the_mandatory_rule_nobody_waives() -> None:
    common = {"OFF": "sheriff\nB01D\n2...\n....\nP..K", "STO": "cowboy\n01....\nB..D..\n..P..K\n......"}
    t = town("duel", hands=[["L6"], ["G3"], ["B4"]], buildings=common, challenge_rule="mandatory", starter=1)
    asked = t.asks(1, "D-14").offers("challenge 0 OFF", "challenge 0 STO", "challenge 2 OFF")
    assert asked.default == "challenge 2 4"
    with pytest.raises(IllegalAnswer, match=r"DC-10\.12"):
        asked.says("pass")
    free = town("duel", hands=[["L6"], ["G3"], ["B4"]], buildings=common, starter=1)
    assert free.asks(1, "D-14").default == "pass"


def test_d_15_the_default_removes_the_first_stone() -> None:
    t = town("duel", hands=[["L6"], ["G3"]], buildings={"OFF": OFFICE})
    t.asks(0, "D-14").says("challenge 1 OFF")
    assert t.asks(0, "D-15").default == "take 4 0,1"


@proves("U-10", "DC-2.4", "U-9")
def test_u_10_unused_duel_cards_can_stay_secret() -> None:
    t = town("duel", hands=[["L6"], ["G3"]], show_unused_duel_cards=False).ends().sound()
    for seat in (1, -1):
        assert "L6" not in str(t.view(seat))
        assert "L6" not in str(tw.events(t.s, seat))
    assert t.view(-1)["supply"]["discards"] == []
    assert t.view(-1)["supply"]["discards_face_down"] == 2
    assert t.view(0)["players"][0]["face_down_cards"] == ["L6"]
    assert t.events("card_laid_aside", 0)[0]["card"] == "L6"


@proves("DC-10.21", "U-6")
def test_dc_10_21_an_indio_card_never_takes_part_in_a_challenge() -> None:
    common = {"OFF": "sheriff\nB01D\n2...\n....\nP..K"}
    t = town("duel", hands=[["I1"], ["G3"], ["B4"]], buildings=common)
    t.asks(1, "D-14").offers("pass", "challenge 2 OFF").says("pass")
    t.asks(2, "D-14").offers("pass", "challenge 1 OFF").says("pass").ends()
    t = both("I1", "Q1", events=["EV01"]).ends()
    assert t.points == [0, 2]
    assert [event["player"] for event in t.events("event_drawn")] == [1]
    t = both("I1", "I2").ends()
    assert t.event("control_duel")["winner"] is None


@proves("U-51")
def test_u_51_who_becomes_connected_in_the_duel_round_counts() -> None:
    nearly = {"OFF": "sheriff\nB00D\n.0..\n....\nP00K", "STO": "cowboy\n01....\nB..D..\n..P..K\n......"}
    t = town("duel", "settlement", hands=[["Q1"], ["L1"]], buildings=nearly, events=["EV21"])
    t.asks(0, "D-14").says("challenge 1 STO")
    t.asks(1, "D-15").says("pass")
    t.asks(0, "D-11").says("free OFF 2,1", "done").ends()
    assert t.points == [3, 0]
