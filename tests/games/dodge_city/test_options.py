"""4.1: the table options, as they change play; and what is refused."""

from typing import Any

import pytest
from tests.games.dodge_city.scenario import SPEC, town
from tests.proofs import proves

from tumbleweed import BadOption, IllegalAnswer

OUTSIDE = [{"id": "DOCK", "district": "third", "map": ["B......D", "........", "P..HK..."]}]


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        ("disc_supply", 3), ("disc_supply", "none"), ("picture_opens", "perhaps"), ("challenge_rule", "must"),
        ("fields_conduct", 2), ("show_unused_duel_cards", "some"), ("money_visibility", "secret"),
        ("districts", "third"), ("pass_limit", -1), ("pass_limit", 1001), ("pass_limit", "many"),
        ("start_cash", 1975), ("start_cash", -50), ("start_cash", 20050), ("target_points", 0), ("target_points", 61),
        ("target_points", True),
    ],
)  # fmt: skip
def test_d_0_a_wrong_value_is_refused_with_the_right_ones(option: str, wrong: Any) -> None:
    with pytest.raises(BadOption, match=f"option {option}: ") as error:
        SPEC.new(2, {option: wrong}, 1, False)
    assert "choose" in str(error.value) or "give a number from" in str(error.value)


def test_a_board_that_does_not_fit_the_seats_is_refused_before_the_game() -> None:
    """Menus and the fuzzer ask `check_table`; it must say the same as `new`."""
    SPEC.check_table(5, {"board": OUTSIDE})
    SPEC.check_table(2, {"board": OUTSIDE, "districts": "all"})
    with pytest.raises(BadOption, match="with 4 players no building of it is in the districts that are used"):
        SPEC.check_table(4, {"board": OUTSIDE})


@proves("U-59", "DC-1.2")
def test_u_59_districts_by_the_number_of_players() -> None:
    def used(seats: int, **options: Any) -> str:
        return " ".join(building["id"] for building in SPEC.view(SPEC.new(seats, options, 1, False), -1)["buildings"])

    centre = "SAL POS BNK OFF HOT STO"
    assert [used(seats) for seats in (2, 3, 4, 5)] == [
        centre, centre, f"{centre} UPR", f"{centre} UPR LIV CHU YRD",
    ]  # fmt: skip
    assert used(5, districts="centre") == centre
    assert used(2, districts="centre_up") == f"{centre} UPR"


@proves("U-19")
def test_u_19_a_picture_card_opens_nothing_if_no_disc_of_its_figure_is_left() -> None:
    taken = {"SAL": "neutral sheriff", "BNK": "controlled 1 sheriff"}
    t = town("turn 0", hands=[["S3", "C5"]], buildings=taken, picture_opens=True)
    t.asks(0, "D-2").says("play S3")
    assert not [option for option in t.asks(0, "D-4").options if option.startswith("free")]
    t = town("turn 0", hands=[["S3", "C5"]], buildings=taken, picture_opens=True, disc_supply="unlimited")
    t.asks(0, "D-2").says("play S3")
    t.asks(0, "D-4").says("free POS 1,1")
    assert t.event("building_opened")["figure"] == "sheriff"
    assert t.event("stone_placed")["source"] == "picture"
    with pytest.raises(IllegalAnswer, match=r"DC-6\.6"):
        t.asks(0, "D-4").says("free OFF 0,1")


@proves("U-19", "DC-7.9")
def test_u_19_opening_with_a_picture_card_uses_up_a_disc() -> None:
    t = town("turn 0", hands=[["S1", "C5"]], buildings={"SAL": "sheriff"}, cash=[0], picture_opens=True)
    t.asks(0, "D-2").says("play S1")
    t.asks(0, "D-4").says("free POS 1,1", "done").ends().sound()
    assert t.view(-1)["supply"]["discs"]["sheriff"] == 0
    assert t.cash[0] == 0


@proves("U-27")
def test_u_27_without_a_limit_no_discs_are_counted() -> None:
    ladies = dict.fromkeys(("SAL", "POS", "BNK"), "lady")
    t = town("turn 0", hands=[["C4", "C5"]], buildings=ladies, disc_supply="unlimited")
    t.asks(0, "D-2").says("play C4")
    for again in range(20):
        t.asks(0, "D-4").says("open OFF lady", "buy OFF 0,1", "take back")
    t.asks(0, "D-4").says("open OFF lady", "buy OFF 0,1").sound()
    assert t.view(-1)["supply"]["discs"]["lady"] is None


@proves("U-33")
@pytest.mark.parametrize("conduct", [False, True])
def test_u_33_marked_fields_that_conduct_win_a_building(conduct: bool) -> None:
    two_groups = {"BNK": "cowboy\nB00..\n..D0.\n...0.\n..P00\n....K"}
    t = town("settlement", buildings=two_groups, fields_conduct=conduct).ends()
    assert t.points == [int(conduct), 0]


@proves("U-33", "DC-9.2")
@pytest.mark.parametrize("conduct", [False, True])
def test_u_33_marked_fields_that_conduct_keep_a_full_building(conduct: bool) -> None:
    """Red's two groups in the Sheriff's Office meet at the bottle and at the pistol only."""
    nearly = {"OFF": "sheriff\nB00D\n0111\n0111\nP0.K"}
    t = town("turn 0", hands=[["C4", "C5"]], buildings=nearly, fields_conduct=conduct)
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("buy OFF 3,2")
    assert t.building("OFF")["status"] == ("open" if conduct else "neutral")


@proves("U-10")
def test_u_10_cards_laid_aside_face_down_pile_up_until_the_deck_is_shuffled() -> None:
    deck = ["C4", "B4", "C5", "B5", "C6", "B6", "S7", "G4"]
    t = town("duel", "pass", hands=[["L6"], ["G3"]], deck=deck, show_unused_duel_cards=False)
    t.chooses("C4", "B4")
    for seat, card in ((1, "B5"), (0, "C5"), (1, "B6"), (0, "C6")):
        t.asks(seat, "D-2").says(f"play {card}")
        t.asks(seat, "D-4").says("done")
    assert t.view(0)["players"][0]["face_down_cards"] == ["L6", "S7"]
    assert t.view(0)["players"][1]["face_down"] == 2
    assert t.view(-1)["supply"]["discards"] == ["B4", "B5", "B6", "C4", "C5", "C6"]
    assert t.view(-1)["supply"]["discards_face_down"] == 4
    t = town("duel", "pass", hands=[["L6"], ["G3"]], exact_deck=True, show_unused_duel_cards=False).sound()
    assert t.event("deck_reshuffled")["cards"] == 44
    assert t.view(0)["players"][0]["face_down_cards"] == []
    assert t.view(0)["supply"]["discards_face_down"] == 0


@proves("U-10", "U-41")
def test_u_10_a_card_that_is_face_down_is_the_same_to_everybody_while_the_round_goes_on() -> None:
    apart = {"OFF": "cowboy\nB12D\n....\n....\nP..K"}
    t = town("duel", hands=[["L6"], ["G3"], ["C1"]], buildings=apart, show_unused_duel_cards=False)
    t.asks(1, "D-14")
    for seat in (1, 2, -1):
        seen = t.view(seat)["players"][0]
        assert (seen["laid_aside"], seen["card"], seen["cards"]) == (True, None, 1)
        assert "hand" not in seen
    assert t.view(0)["players"][0]["hand"] == ["L6"]


@proves("DC-1.4")
def test_dc_1_4_another_start_cash() -> None:
    for cash in (0, 50, 20000, "1500"):
        s = SPEC.new(3, {"start_cash": cash}, 1, True)
        assert [player["cash"] for player in SPEC.view(s, -1)["players"]] == [int(cash)] * 3
        assert SPEC.options_of(s)["start_cash"] == int(cash)
