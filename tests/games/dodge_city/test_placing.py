"""DC-6, DC-7: playing a card, buying and placing."""

import pytest
from tests.games.dodge_city.scenario import SPEC, town
from tests.proofs import proves

from tumbleweed import IllegalAnswer
from tumbleweed.games.dodge_city.actions import CATALOG

LADIES = {"SAL": "lady"}


@proves("DC-6.4")
def test_tv_9_a_number_card_brings_money_and_nothing_else() -> None:
    t = town("turn 0", hands=[["L5", "C4"]], cash=[0, 0])
    t.asks(0, "D-2").says("play L5")
    assert t.cash == [500, 0]
    assert t.view(0)["turn"]["free_stones"] is None
    assert t.event("money_changed")["reason"] == "number_card"


@proves("DC-6.5", "DC-7.5", "U-24")
def test_tv_10_free_and_bought_stones_together_are_at_most_three() -> None:
    t = town("turn 0", hands=[["L2", "C4"]], cash=[900], buildings=LADIES)
    t.asks(0, "D-2").says("play L2")
    t.asks(0, "D-4").says("free SAL 0,0", "free SAL 0,1", "buy SAL 0,2")
    assert t.cash[0] == 600
    with pytest.raises(IllegalAnswer, match=r"DC-7\.5"):
        t.asks(0, "D-4").says("buy SAL 0,3")
    t.asks(0, "D-4").says("open POS gunman", "buy POS 1,1")
    assert t.cash[0] == 350


@proves("DC-7.1", "DC-7.2", "DC-7.6", "DC-7.10", "DC-7.14", "DC-12.4")
def test_tv_11_three_into_each_of_two_buildings_and_three_more_in_the_next_round() -> None:
    t = town("placing_1", "placing_2", hands=[["Q1", "Q2"], ["C1", "C2"]], starter=1, events=["EV08", "EV08"])
    t.asks(1, "D-2").says("play C1")
    t.asks(1, "D-4").says("open OFF sheriff", "buy OFF 1,0", "buy OFF 1,1", "buy OFF 1,2")
    t.asks(1, "D-4").says("open BNK bandit", "buy BNK 2,0", "buy BNK 2,1", "buy BNK 2,2")
    assert t.cash[1] == 950
    with pytest.raises(IllegalAnswer, match=r"DC-7\.5"):
        t.asks(1, "D-4").says("buy OFF 1,3")
    t.asks(1, "D-4").says("done")
    t.asks(0, "D-2").says("play Q1")
    t.asks(0, "D-4").says("done")
    t.asks(1, "D-4").says("buy OFF 1,3", "buy OFF 2,0", "buy OFF 2,1")
    t.asks(1, "D-4").does_not_offer("buy OFF 2,2")


@proves("DC-7.7", "DC-7.8", "DC-7.9", "U-29")
def test_tv_12_whoever_buys_first_fixes_the_figure() -> None:
    t = town("placing_1", hands=[["C4", "C5"], ["C6", "C7"]])
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("open OFF sheriff")
    t.asks(0, "D-4").says("buy OFF 0,1")
    opened = t.event("building_opened")
    assert (opened["building"], opened["figure"], opened["points"]) == ("OFF", "sheriff", 3)
    assert t.view(-1)["supply"]["discs"]["sheriff"] == 1
    t.asks(0, "D-4").says("done")
    t.asks(1, "D-2").says("play C6")
    with pytest.raises(IllegalAnswer, match=r"DC-7\.8"):
        t.asks(1, "D-4").says("open OFF lady")
    t.asks(1, "D-4").says("buy OFF 0,2")
    assert t.cash == [2200, 2400]


@proves("U-27")
@pytest.mark.parametrize("supply", [2, "unlimited"])
def test_tv_13_two_buildings_for_each_figure(supply: int | str) -> None:
    ladies = {"SAL": "lady", "POS": "neutral lady"}
    t = town("turn 0", hands=[["C4", "C5"]], buildings=ladies, disc_supply=supply)
    t.asks(0, "D-2").says("play C4")
    if supply == "unlimited":
        t.asks(0, "D-4").says("open BNK lady", "buy BNK 0,1")
        assert t.building("BNK")["figure"] == "lady"
    else:
        with pytest.raises(IllegalAnswer, match=r"DC-7\.9"):
            t.asks(0, "D-4").says("open BNK lady")


@proves("DC-6.7", "DC-6.8", "U-18", "U-19")
def test_tv_14_a_picture_card_fits_where_its_figure_is_bought_first() -> None:
    t = town("turn 0", hands=[["S3", "C5"]])
    t.asks(0, "D-2").says("play S3")
    t.asks(0, "D-4").does_not_offer("free POS 1,1").says("done").ends()
    assert t.event("free_stones_lost")["number"] == 3
    t = town("turn 0", hands=[["S3", "C5"]])
    t.asks(0, "D-2").says("play S3")
    t.asks(0, "D-4").says("open POS sheriff", "buy POS 1,0", "free POS 1,1", "free POS 1,2")
    assert t.cash[0] == 1800
    t.asks(0, "D-4").does_not_offer("free POS 1,3").says("done").ends()
    assert t.event("free_stones_lost")["number"] == 1
    t = town("turn 0", hands=[["S3", "C5"]], picture_opens=True)
    t.asks(0, "D-2").says("play S3")
    t.asks(0, "D-4").says("free POS 1,0", "free POS 1,1", "free POS 1,2", "done").ends()
    assert t.cash[0] == 2000
    assert t.drawn("POS") == ["B...D", "000..", ".....", "P...K"]


@proves("DC-6.6", "U-21")
def test_tv_15_picture_stones_are_not_split() -> None:
    t = town("turn 0", hands=[["S2", "C5"]], buildings={"SAL": "sheriff", "POS": "sheriff"})
    t.asks(0, "D-2").says("play S2")
    t.asks(0, "D-4").says("free SAL 0,0")
    with pytest.raises(IllegalAnswer, match=r"DC-6\.6"):
        t.asks(0, "D-4").says("free POS 1,1")
    t.asks(0, "D-4").says("free SAL 0,1", "done").ends()


@proves("DC-7.11", "U-26", "DC-1.3")
def test_tv_16_without_a_stone_in_supply_nothing_is_bought() -> None:
    t = town("turn 0", hands=[["C4", "C5"]], cash=[500], buildings=LADIES, supply=[0])
    t.asks(0, "D-2").says("play C4").ends()
    assert t.cash[0] == 900


@proves("DC-6.10", "U-30", "U-31", "D-3")
def test_tv_17_the_indio_takes_up_to_three_opposing_stones() -> None:
    stones = {
        "SAL": "lady\n00.1...\nB......\n..D.P..\n......K\n.......",
        "BNK": "cowboy\nB2..1\n..D..\n.....\n..P..\n....K",
    }
    t = town("turn 1", hands=[["C4"], ["I1", "C5"], ["C6"]], cash=[0, 0, 0], buildings=stones)
    t.asks(1, "D-3").offers("done", "take SAL 0,0", "take SAL 0,1", "take BNK 0,1")
    with pytest.raises(IllegalAnswer):
        t.asks(1, "D-3").says("take SAL 0,3")
    assert t.view(0)["turn"]["indio_left"] == 3
    t.asks(1, "D-3").says("take SAL 0,0")
    assert t.view(0)["turn"]["indio_left"] == 2
    t.asks(1, "D-3").says("take SAL 0,1", "take BNK 0,1").ends()
    assert t.supply == [41, 39, 41]
    assert t.cash == [0, 0, 0]
    assert t.drawn("SAL")[0] == "...1..."
    assert {event["reason"] for event in t.events("stone_removed")} == {"indio"}
    t = town("turn 1", hands=[["C4"], ["I1", "C5"], ["C6"]], cash=[0, 0, 0], buildings=stones)
    assert t.asks(1, "D-3").default == "done"
    t.asks(1, "D-3").says("done").ends()
    assert t.supply == [39, 39, 40]
    t = town("turn 1", hands=[["C4"], ["I1", "C5"], ["C6"]], cash=[0, 0, 0], buildings=stones)
    t.asks(1, "D-3").says("take BNK 0,1", "done").ends()
    assert t.supply == [39, 39, 41]


@proves("DC-7.4", "U-23")
def test_tv_18_any_free_cell_will_do() -> None:
    t = town("turn 0", hands=[["C4", "C5"]], seats=5, buildings={"SAL": "cowboy", "LIV": "cowboy"})
    t.asks(0, "D-2").says("play C4")
    for wrong in ("buy SAL 2,2", "buy LIV 0,4", "buy SAL 6,7"):
        with pytest.raises(IllegalAnswer, match=r"DC-7\.4"):
            t.asks(0, "D-4").says(wrong)
    t.asks(0, "D-4").says("buy SAL 4,0")
    with pytest.raises(IllegalAnswer, match=r"DC-7\.4"):
        t.asks(0, "D-4").says("buy SAL 4,0")


@proves("DC-6.1", "DC-6.2", "DC-2.3", "DC-2.4")
def test_dc_6_1_turns_go_clockwise_from_the_start_player() -> None:
    t = town("placing_1", hands=[["C4", "C5"], ["B4", "B5"], ["S4", "S5"]], starter=2, cash=[0, 0, 0])
    for seat, card in ((2, "S4"), (0, "C4"), (1, "B4")):
        t.asks(seat, "D-2").says(f"play {card}")
        t.asks(seat, "D-4").says("done")
    t.ends()
    assert t.discards() == ["S4", "B4", "C4"]


@proves("DC-6.9")
def test_dc_6_9_a_question_mark_draws_an_event_and_the_turn_goes_on() -> None:
    t = town("turn 0", hands=[["Q1", "C5"]], cash=[0], events=["EV01"])
    t.asks(0, "D-2").says("play Q1")
    assert t.cash[0] == 500
    t.asks(0, "D-4").says("open OFF cowboy", "buy OFF 0,1", "done").ends()
    assert t.discards() == ["Q1"]


def test_d_2_the_default_is_money_then_stones_then_an_event() -> None:
    def default(*hand: str) -> str:
        return town("turn 0", hands=[list(hand)]).asks(0, "D-2").default

    assert default("L4", "C7", "B7", "L3") == "play B7"
    assert default("L2", "C3", "B3", "Q1") == "play B3"
    assert default("Q1", "Q2", "I1") == "play Q1"


def test_d_4_the_default_ends_the_turn() -> None:
    t = town("turn 0", hands=[["C4", "C5"]])
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("open OFF lady")
    assert t.asks(0, "D-4").default == "take back"
    t.time_out(0)
    assert t.asks(0, "D-4").default == "done"
    t.time_out(0).ends()
    assert t.events("timeout_default")[-1]["action"] == "done"
    assert t.building("OFF")["status"] == "unopened"


@proves("DC-7.3", "DC-7.13", "U-20", "U-22", "U-25")
def test_dc_7_13_stones_are_bought_and_placed_in_any_order() -> None:
    t = town("turn 0", hands=[["L2", "C5"]], cash=[650], buildings={"SAL": "lady", "POS": "cowboy"})
    t.asks(0, "D-2").says("play L2")
    t.asks(0, "D-4").says("buy POS 1,1", "free SAL 0,0", "buy SAL 0,1", "free SAL 0,2", "buy POS 1,2", "buy POS 1,3")
    assert t.cash[0] == 50
    t.asks(0, "D-4").offers("done", "take back").says("done").ends()


@proves("DC-7.12")
def test_dc_7_12_finished_buildings_accept_no_stones() -> None:
    t = town("turn 0", hands=[["C4", "C5"]], buildings={"SAL": "neutral lady", "POS": "controlled 1 lady"})
    t.asks(0, "D-2").says("play C4")
    for wrong in ("buy SAL 0,0", "open POS cowboy"):
        with pytest.raises(IllegalAnswer, match=r"DC-7\.12"):
            t.asks(0, "D-4").says(wrong)


def test_u_28_an_emptied_building_keeps_its_figure() -> None:
    one = {"OFF": "sheriff\nB1.D\n....\n....\nP..K"}
    t = town("turn 0", hands=[["I1", "C5"]], buildings=one)
    t.asks(0, "D-3").says("take OFF 0,1")
    assert t.building("OFF")["figure"] == "sheriff"
    with pytest.raises(IllegalAnswer, match=r"DC-7\.8"):
        t.asks(0, "D-4").says("open OFF cowboy")


def test_dc_6_11_a_card_is_discarded_when_its_effect_is_done() -> None:
    t = town("turn 0", hands=[["I1", "C5"]], buildings={"OFF": "sheriff\nB11D\n....\n....\nP..K"})
    assert t.asks(0, "D-3").play.discards() == []
    assert t.view(1)["players"][0]["card"] == "I1"
    t.asks(0, "D-3").says("done")
    assert t.discards() == ["I1"]
    t = town("turn 0", hands=[["L2", "C5"]], buildings=LADIES)
    t.asks(0, "D-2").says("play L2")
    assert t.discards() == ["L2"]
    assert t.view(1)["turn"]["free_stones"] == {"figure": "lady", "left": 2, "building": None}


def test_u_32_stones_are_never_sold_at_will() -> None:
    t = town("turn 0", hands=[["C4", "C5"]], buildings={"OFF": "sheriff\nB01D\n....\n....\nP..K"})
    t.asks(0, "D-2").says("play C4")
    assert not [option for option in t.asks(0, "D-4").options if option.startswith("take")]


def test_u_61_there_are_no_deals_loans_or_gifts() -> None:
    assert {block.word for block in CATALOG.blocks} == {
        "done", "take", "pass", "open", "buy", "free", "move", "to", "building", "seat", "challenge", "play",
    }  # fmt: skip


def test_d_0_defaults_and_distinct_colours() -> None:
    s = SPEC.new(5, {}, 1, False)
    assert SPEC.options_of(s) == {
        "disc_supply": 2, "picture_opens": False, "challenge_rule": "optional", "fields_conduct": False,
        "show_unused_duel_cards": True, "money_visibility": "open", "districts": "by_player_count", "pass_limit": 0,
        "start_cash": 2000, "target_points": 6, "board": "standard",
    }  # fmt: skip
    assert len({player["colour"] for player in SPEC.view(s, -1)["players"]}) == 5
    assert SPEC.view(SPEC.new(2, {"start_cash": 1950}, 1, False), 0)["players"][1]["cash"] == 1950
