"""DC-13: how the game ends, and the final duel."""

import pytest
from tests.games.dodge_city.scenario import SPEC, Play, town
from tests.proofs import proves

from tumbleweed.core.play import waiting

SIX_EACH = {
    "SAL": "controlled 0 lady", "POS": "controlled 1 lady", "BNK": "controlled 0 cowboy", "HOT": "controlled 1 cowboy",
}  # fmt: skip
CHAIN = "\nB00D\n.0..\n.0..\nP00K"


def ended(t: Play) -> tuple[int, str, bool]:
    told = t.event("game_ended")
    return told["winner"], told["reason"], told["by_final_duel"]


@proves("DC-13.5")
def test_dc_13_5_cards_are_dealt_from_the_start_player_on() -> None:
    t = town("end_of_pass", points=[6, 1, 6], starter=2, deck=["L1", "C7"]).ends()
    assert t.event("final_duel_round")["cards"] == [{"player": 2, "card": "L1"}, {"player": 0, "card": "C7"}]
    assert ended(t) == (2, "target_points", True)


@proves("DC-13.5", "DC-12.3", "U-56")
def test_dc_13_5_the_discards_are_shuffled_and_hands_stay_out() -> None:
    """One card is left; the next comes from the 41 others that are in no hand and not on the table."""
    t = town("game_over", hands=[["L7"], ["L6"]], buildings=SIX_EACH, deck=["C1"], exact_deck=True).ends().sound()
    assert t.event("deck_reshuffled")["cards"] == 41
    rounds = t.events("final_duel_round")
    assert rounds[0]["cards"][0] == {"player": 0, "card": "C1"}
    shown = [row["card"] for told in rounds for row in told["cards"]] + [c for told in rounds for c in told["replaced"]]
    assert not {"L7", "L6"} & set(shown)
    assert len(set(shown)) == len(shown)
    assert t.discards() == [card for card in t.discards() if card in shown]
    assert len(t.discards()) == len(shown)
    assert (t.hand(0), t.hand(1)) == (["L7"], ["L6"])


@proves("DC-13.5", "TV-44")
def test_tv_44_question_marks_repeat_among_those_who_shared_the_highest() -> None:
    deck = ["Q1", "Q2", "Q3", "Q4", "I1", "C1", "Q5"]
    t = town("end_of_pass", points=[6, 6, 6, 2], deck=deck, events=["EV01"]).ends()
    first, second = t.events("final_duel_round")
    assert first["winner"] is None
    assert [row["card"] for row in first["cards"]] == ["Q1", "Q2", "Q3"]
    assert [row["card"] for row in second["cards"]] == ["Q4", "C1", "Q5"]
    assert second["replaced"] == ["I1"]
    assert ended(t) == (1, "target_points", True)
    assert t.events("event_drawn") == []
    assert set(t.discards()) == set(deck)


@proves("DC-13.5", "U-56")
def test_u_56_one_indio_card_after_the_other_is_replaced() -> None:
    t = town("end_of_pass", points=[6, 6], deck=["I1", "I2", "C1", "Q5"]).ends()
    told = t.event("final_duel_round")
    assert [row["card"] for row in told["cards"]] == ["C1", "Q5"]
    assert told["replaced"] == ["I1", "I2"]
    assert ended(t)[0] == 0


@proves("DC-13.3", "DC-13.1")
def test_dc_13_3_the_last_building_awarded_ends_the_game_without_six_points() -> None:
    done = dict.fromkeys(("SAL", "POS", "BNK", "HOT"), "neutral cowboy") | {"STO": "controlled 1 gunman"}
    houses = done | {"OFF": "sheriff" + CHAIN}
    t = town("settlement", "end_of_pass", "pass", buildings=houses, disc_supply="unlimited").ends().sound()
    assert t.points == [3, 4]
    assert ended(t) == (1, "all_buildings_finished", False)


@proves("DC-13.1")
@pytest.mark.parametrize(("target", "over"), [(3, True), (4, False), (6, False), (9, False)])
def test_dc_13_1_the_target_is_an_option(target: int, over: bool) -> None:
    t = town("settlement", "end_of_pass", "pass", buildings={"OFF": "sheriff" + CHAIN}, target_points=target)
    assert (waiting(t.s) == ()) == over
    assert (t.events("game_ended") != []) == over


@proves("DC-13.1")
def test_dc_13_1_six_points_are_not_enough_for_a_higher_target() -> None:
    t = town("end_of_pass", "pass", points=[8, 6], target_points=9)
    t.asks(0, "D-1")
    t = town("end_of_pass", "pass", points=[8, 9], target_points=9).ends()
    assert ended(t) == (1, "target_points", False)


@proves("U-60")
def test_u_60_after_the_last_pass_equal_points_are_fought_out() -> None:
    t = town("end_of_pass", points=[2, 2], number=5, pass_limit=5, deck=["C1", "L1"]).ends()
    assert ended(t) == (1, "pass_limit", True)
    t = town("end_of_pass", points=[2, 6], number=5, pass_limit=5).ends()
    assert ended(t) == (1, "target_points", False)


@proves("U-57", "DC-13.6")
def test_dc_13_6_money_does_not_break_a_tie() -> None:
    t = town("game_over", points=[0, 0, 0], cash=[0, 9000, 0], deck=["L1", "C1", "C2"]).ends()
    assert ended(t)[0] == 0
    assert SPEC.returns(t.s) == [1.0, 0.0, 0.0]
    seen = t.view(-1)
    assert (seen["winner"], seen["by_final_duel"], seen["over"]) == (0, True, True)


@proves("DC-12.2", "DC-1.5")
def test_dc_12_2_the_first_deal_begins_with_seat_0() -> None:
    t = town("pass", seats=3, starter=-1, deck=["C1", "C2", "C3", "C4"])
    assert [t.hand(seat)[-1] for seat in range(3)] == ["C4", "C2", "C3"]
    assert "C1" in t.hand(0)
