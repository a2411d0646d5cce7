"""DC-11 to DC-13: settlement, the next pass, the end of the game; and the dossier's worked pass."""

import pytest
from tests.games.dodge_city.scenario import SPEC, Play, town
from tests.proofs import proves

from tumbleweed.games.dodge_city.settling import settled

CHAIN = "\nB00D\n.0..\n.0..\nP00K"
POST = "\nB...D\n0...0\n00000\nP...K"


@proves("DC-11.4")
@pytest.mark.parametrize(("figure", "points"), [("gunman", 4), ("lady", 5), ("cowboy", 1)])
def test_tv_41_rent(figure: str, points: int) -> None:
    t = town("settlement", buildings={"OFF": figure + CHAIN}).ends().sound()
    assert t.points == [points, 0]
    assert t.cash == [2000 + 200 * points, 2000]
    assert t.event("building_awarded")["rent"] == 200 * points


@proves("DC-11.2", "U-47", "U-51")
def test_dc_11_2_who_gets_a_building() -> None:
    """Connected players as a mask; a control duel as contenders << 8 and (winner + 1) << 16."""
    assert settled(0b001, 0) == 0
    assert settled(0b011, 0) == -1
    assert settled(0b011, 0b011 << 8 | 2 << 16) == 1
    assert settled(0b001, 0b011 << 8 | 2 << 16) == -1, "the winner broke, the loser is out for this pass"
    assert settled(0b101, 0b011 << 8 | 2 << 16) == 2, "another one who is connected now"
    assert settled(0b001, 0b011 << 8) == 0, "an undecided duel has no losers"
    assert settled(0b011, 0b011 << 8) == -1


@proves("DC-13.1", "DC-13.2")
def test_tv_42_six_points_end_the_game() -> None:
    won = {"OFF": "cowboy" + CHAIN, "SAL": "controlled 0 lady"}
    t = town("settlement", "end_of_pass", "pass", buildings=won).ends().sound()
    assert t.points == [6, 0]
    ended = t.event("game_ended")
    assert (ended["winner"], ended["reason"], ended["by_final_duel"]) == (0, "target_points", False)
    assert t.events("cards_dealt") == []
    assert SPEC.returns(t.s) == [1.0, 0.0]


@proves("U-53", "DC-11.5", "DC-11.1", "U-52")
def test_tv_43_two_buildings_in_one_settlement() -> None:
    both = {"OFF": "sheriff" + CHAIN, "POS": "sheriff" + POST}
    t = town("settlement", "end_of_pass", "pass", buildings=both).ends().sound()
    assert t.points == [6, 0]
    assert t.cash == [3200, 2000]
    assert [event["building"] for event in t.events("building_awarded")] == ["POS", "OFF"]
    assert t.event("game_ended")["winner"] == 0


@proves("DC-13.4", "DC-13.5", "U-54", "U-56")
def test_tv_44_most_points_then_the_final_duel() -> None:
    def end(points: list[int], deck: list[str]) -> Play:
        return town("end_of_pass", points=points, deck=deck).ends()

    assert end([7, 6], []).event("game_ended")["winner"] == 0
    t = end([6, 6], ["Q1", "C1"])
    assert t.event("game_ended")["winner"] == 1
    assert t.event("game_ended")["by_final_duel"] is True
    assert t.events("event_drawn") == []
    t = end([6, 6], ["Q1", "Q2", "L1", "C7"])
    assert [duel["winner"] for duel in t.events("final_duel_round")] == [None, 0]
    t = end([6, 6], ["I1", "B4", "I2", "C4"])
    assert t.event("final_duel_round")["replaced"] == ["I1", "I2"]
    assert t.event("game_ended")["winner"] == 0


@proves("DC-13.3", "U-55")
def test_tv_45_the_last_building_neutralised_ends_the_game_at_once() -> None:
    done = dict.fromkeys(("SAL", "POS", "BNK", "HOT", "STO"), "neutral cowboy")
    nearly = {"OFF": "sheriff\nB01D\n0101\n1010\nP1.K"}
    t = town(
        "placing_1", "placing_2", "duel", "settlement", "end_of_pass", "pass",
        hands=[["C4", "C5", "L3"], ["B4", "B5", "Q1"], ["S4", "S5", "S1"]], points=[4, 4, 2], buildings=done | nearly,
        deck=["G1", "B6"], disc_supply="unlimited",
    )  # fmt: skip
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("buy OFF 3,2").ends()
    ended = t.event("game_ended")
    assert (ended["winner"], ended["reason"], ended["by_final_duel"]) == (0, "all_buildings_finished", True)
    assert [row["player"] for row in t.event("final_duel_round")["cards"]] == [0, 1]
    assert t.hand(1) == ["B4", "B5", "Q1"]


@proves("DC-13.6", "DC-13.7", "U-57")
def test_dc_13_7_ranking() -> None:
    t = town("end_of_pass", points=[2, 6, 2, 4], cash=[9000, 0, 0, 0]).ends()
    assert t.event("game_ended")["ranking"] == [
        {"place": 1, "player": 1, "points": 6}, {"place": 2, "player": 3, "points": 4},
        {"place": 3, "player": 0, "points": 2}, {"place": 3, "player": 2, "points": 2},
    ]  # fmt: skip
    t = town("game_over", points=[0, 0, 0], deck=["C1", "C2", "C3"]).ends()
    assert [(row["place"], row["player"]) for row in t.event("game_ended")["ranking"]] == [(1, 2), (2, 0), (2, 1)]


def test_u_60_a_limit_of_passes() -> None:
    t = town("end_of_pass", points=[1, 2], number=3, pass_limit=3).ends()
    assert t.event("game_ended")["reason"] == "pass_limit"
    assert t.event("game_ended")["winner"] == 1
    t = town("end_of_pass", "pass", points=[1, 2], number=2, pass_limit=3)
    t.asks(0, "D-1")


@proves("DC-12.1", "DC-2.1", "DC-2.2", "DC-10.1", "DC-10.2", "U-38")
@pytest.mark.parametrize("challenged", [True, False])
def test_tv_47_a_worked_pass(challenged: bool) -> None:
    t = town(
        "start", "placing_1", "placing_2", "duel", "settlement",
        hands=[["L6", "G5", "S2", "C4"], ["L7", "B5", "I1", "G3"]],
    )  # fmt: skip
    t.chooses("C4", "B5")
    assert t.s.starter == 1
    t.asks(1, "D-2").says("play L7")
    t.asks(1, "D-4").says("open OFF sheriff", "buy OFF 0,1", "buy OFF 1,1", "buy OFF 2,1", "done")
    assert t.cash == [2000, 2100]
    t.asks(0, "D-2").says("play S2")
    t.asks(0, "D-4").says("free OFF 3,1", "free OFF 3,2", "buy OFF 0,2")
    assert t.cash == [1800, 2100]
    t.asks(0, "D-4").does_not_offer("buy OFF 1,2").says("done")
    t.asks(1, "D-3").says("take OFF 0,2", "take OFF 3,1", "take OFF 3,2")
    t.asks(1, "D-4").says("buy OFF 0,2", "buy OFF 3,1", "buy OFF 3,2", "done")
    assert t.cash == [1800, 1500]
    assert t.building("OFF")["connected"] == [1]
    t.asks(0, "D-2").says("play G5")
    t.asks(0, "D-4").says("buy OFF 1,2", "done")
    assert t.cash == [2100, 1500]
    t.asks(1, "D-14").says("pass")
    if challenged:
        t.asks(0, "D-14").says("challenge 1 OFF")
        t.asks(0, "D-15").says("take OFF 1,1").ends().sound()
        assert t.points == [0, 0]
        assert t.cash == [2100, 1500]
    else:
        t.asks(0, "D-14").says("pass").ends().sound()
        assert t.points == [0, 3]
        assert t.cash == [2100, 2100]
        assert t.event("building_awarded")["returned"] == [1, 6]
