"""Section 5: what is answered for a player whose time is up, where the first option is not it."""

import pytest
from tests.games.dodge_city.scenario import town
from tests.proofs import proves

SALOON = "\n0......\nB......\n..D.P..\n......K\n......."
POST = "\nB0..D\n.....\n.....\nP...K"
OFFICE = "\nB0.D\n....\n....\nP..K"


@proves("D-1")
def test_d_1_the_lowest_figure_card_and_a_question_mark_only_if_there_is_none() -> None:
    def default(*hand: str) -> str:
        return town("start", hands=[list(hand), ["L7"]]).asks(0, "D-1").default

    assert default("L1", "C6", "C5", "Q1") == "play C5"
    assert default("L1", "I1", "I2", "Q1") == "play L1"
    assert default("Q4", "I1") == "play Q4"


@proves("D-2")
def test_d_2_an_indio_card_if_nothing_else_may_be_played() -> None:
    assert town("turn 0", hands=[["I1", "I2", "L7"]]).asks(0, "D-2").default == "play I1"
    assert town("turn 0", hands=[["I1", "C4", "L7"]]).asks(0, "D-2").default == "play L7"
    assert town("turn 0", hands=[["I1", "C1", "L2"]]).asks(0, "D-2").default == "play L2"


@proves("D-4")
def test_d_4_a_named_opening_that_cannot_be_taken_back_is_carried_out() -> None:
    t = town("turn 0", hands=[["C4", "C5"]])
    t.asks(0, "D-2").says("play C4")
    for again in range(40):
        t.asks(0, "D-4").says("open OFF cowboy", "take back")
    t.asks(0, "D-4").says("open OFF cowboy")
    assert t.asks(0, "D-4").default == "buy 4 0,1"
    t.time_out(0)
    assert t.asks(0, "D-4").default == "done"


@proves("D-5")
def test_d_5_the_highest_refund_then_the_first_in_board_order() -> None:
    houses = {"SAL": "cowboy" + SALOON, "POS": "gunman" + POST, "OFF": "gunman" + OFFICE}
    t = town("event 0", events=["EV08"], cash=[200], buildings=houses)
    assert t.asks(0, "D-5").default == "take 2 0,1"
    t.time_out(0).ends()
    assert t.cash[0] == 25


@proves("D-6")
def test_d_6_the_cheapest_figure_then_the_first_in_board_order() -> None:
    houses = {"SAL": "lady" + SALOON, "POS": "bandit" + POST, "OFF": "bandit" + OFFICE}
    t = town("event 0", events=["EV15"], buildings=houses)
    assert t.asks(0, "D-6").default == "take 2 0,1"
    t.time_out(0)
    assert t.asks(0, "D-6").default == "take 4 0,1"
    t.time_out(0).ends()
    assert t.drawn("SAL")[0] == "0......"


@proves("D-9")
def test_d_9_the_first_from_the_left_of_the_drawer_and_himself_last() -> None:
    equal = {"OFF": "cowboy\nB00D\n1122\n....\nP..K"}
    t = town("event 1", seats=3, events=["EV18"], buildings=equal)
    assert t.asks(1, "D-9").default == "seat 2"
    t.time_out(1).ends()
    assert t.supply == [39, 39, 41]
    most = {"OFF": "cowboy\nB00D\n112.\n....\nP..K"}
    assert town("event 1", seats=3, events=["EV18"], buildings=most).asks(1, "D-9").default == "seat 0"


@proves("D-9")
def test_d_9_the_biggest_gang_may_be_the_drawers_own_and_small() -> None:
    t = town("event 0", events=["EV18"], buildings={"OFF": "cowboy" + OFFICE}).ends()
    assert t.supply == [41, 41]
    assert t.event("event_resolved")["outcome"] == "partial"
    assert town("event 0", events=["EV18"]).ends().event("event_resolved")["outcome"] == "none"


@proves("D-10", "D-11", "D-12", "D-13", "D-3")
@pytest.mark.parametrize(
    ("event", "decision"), [("EV19", "D-10"), ("EV21", "D-11"), ("EV23", "D-12"), ("EV24", "D-13")]
)
def test_what_may_be_done_is_not_done(event: str, decision: str) -> None:
    office = {"OFF": "cowboy\nB01D\n....\n....\nP..K"}
    t = town("event 0", events=[event], buildings=office)
    assert t.asks(0, decision).default == "done"
    t.time_out(0).ends()
    assert t.drawn("OFF")[0] == "B01D"
    told = t.event("timeout_default")
    assert (told["player"], told["decision"], told["action"]) == (0, decision, "done")
    assert t.event("event_resolved")["outcome"] == "declined"


@proves("D-14")
def test_d_14_who_must_challenge_takes_the_first_building_in_board_order() -> None:
    common = {"OFF": "sheriff\nB01D\n....\n....\nP..K", "POS": "cowboy\nB01.D\n.....\n.....\nP...K"}
    t = town("duel", hands=[["L6"], ["G3"]], buildings=common, challenge_rule="mandatory")
    assert t.asks(0, "D-14").default == "challenge 1 2"


@proves("D-14", "U-40")
def test_u_40_who_must_challenge_and_has_one_way_only_is_not_asked() -> None:
    t = town(
        "duel", hands=[["L6"], ["G3"]], buildings={"OFF": "sheriff\nB01D\n....\n....\nP..K"},
        challenge_rule="mandatory",
    )  # fmt: skip
    t.asks(0, "D-15").says("take OFF 0,2").ends()
    assert t.event("challenge_made")["player"] == 0


@proves("D-7", "D-8")
def test_d_8_the_drawer_loses_his_stone_first() -> None:
    crowded = {"OFF": "cowboy\nB00D\n1122\n....\nP..K"}
    t = town("event 1", seats=3, events=["EV17"], buildings=crowded)
    for seat, cell in ((1, "1,0"), (2, "1,2"), (0, "0,1")):
        assert t.asks(seat, "D-8").default == f"take 4 {cell}"
        t.time_out(seat)
    t.ends()
    assert t.supply == [40, 40, 40]
    assert t.event("event_resolved")["outcome"] == "full"
