"""DT-15: the Town Hall; Corruption."""

import pytest
from tests.games.dice_town.scenario import PHASE_II, Play, town
from tests.positions import ask_of
from tests.proofs import proves

both = pytest.mark.parametrize("edition", ["first", "second"])


def hall(winner: str, edition: str, hands: list[list[str]] | None = None, **more: object) -> Play:
    """Seat 0 wins the Town Hall with this combination."""
    return town(["town_hall"], edition=edition, dice=[winner, "9TJQA"], hands=hands, **more)  # type: ignore[arg-type]


@both
@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        (["9999T", "AAAKK"], 0),
        (["TJQKA", "99TTT"], 1),
        (["9TJQA", "AKQT9"], 1),
        (["JJJ99", "TTTAA"], 0),
        (["9TJQK", "TJQKA"], 1),
    ],
)
def test_dt_15_1_the_best_combination_wins(dice: list[str], winner: int, edition: str) -> None:
    t = town(["town_hall"], edition=edition, dice=dice).ends()
    assert t.event("place_won")["player"] == winner
    assert "claim 4" in t.hand(winner)


@both
@pytest.mark.parametrize(
    ("winner", "taken"), [("99999", [4]), ("9999A", [4, 2]), ("999AA", [4, 2, 5]), ("99AAA", [4, 2, 5])]
)
def test_dt_15_2_one_claim_and_one_more_for_each_ace_at_most_three(winner: str, taken: list[int], edition: str) -> None:
    t = hall(winner, edition).ends()
    assert t.event("claims_taken")["values"] == taken
    assert t.hand(0) == [f"claim {value}" for value in sorted(taken)]


@both
def test_dt_15_3_the_claims_go_to_the_hand(edition: str) -> None:
    t = hall("999AA", edition).ends()
    assert t.protected_claims(0) == []
    assert t.view(1)["players"][0]["claims"] == 3
    assert "hand" not in t.view(1)["players"][0]


@both
@pytest.mark.parametrize(("row", "taken"), [((3, 1), [3, 1]), ((3,), [3])])
@proves("U-43")
def test_dt_15_4_he_takes_what_lies_in_the_row(row: tuple[int, ...], taken: list[int], edition: str) -> None:
    t = hall("999AA", edition, row=row, claim_deck=()).ends()
    assert t.event("claims_taken")["values"] == taken
    assert t.claim_row == ()


@both
def test_u_43_the_deck_does_not_fill_gaps_in_between(edition: str) -> None:
    """A row of one with a deck cannot come about in a game, but shows that only the row is taken."""
    t = hall("999AA", edition, row=(3,), claim_deck=(5, 4, 1, 2)).ends()
    assert t.event("claims_taken")["values"] == [3]
    assert t.claim_row == (5, 4, 1)


@both
def test_dt_15_5_corruption_takes_the_top_of_the_deck_beyond_the_limit(edition: str) -> None:
    t = hall("99AAA", edition, [["corruption"]], claim_deck=(1, 3, 2, 5))
    assert len(t.hand(0)) == 4, "after taking his claims"
    t.asks(0, "D-18").says("play corruption").ends()
    assert t.hand(0) == ["claim 1", "claim 2", "claim 4", "claim 5"]
    assert t.discards() == ["corruption"]
    assert t.claim_row == (3, 2, 5)


@both
def test_dt_15_5_corruption_is_seen_by_its_player_only(edition: str) -> None:
    t = hall("99999", edition, [["corruption"]], claim_deck=(1, 3))
    t.asks(0, "D-18").says("play corruption").ends()
    assert t.event("claim_drawn_unseen", 0)["value"] == 1
    for seat in (1, -1):
        assert "value" not in t.event("claim_drawn_unseen", seat)


@both
def test_dt_15_6_claims_slide_down_and_places_are_filled_lowest_first(edition: str) -> None:
    assert hall("99999", edition, claim_deck=(1, 3)).claim_row == (2, 5, 1)
    assert hall("9999A", edition, claim_deck=(1, 3)).claim_row == (5, 1, 3)
    assert hall("999AA", edition, claim_deck=(1, 3)).claim_row == (1, 3)
    refilled = hall("9999A", edition, claim_deck=(1, 3, 4)).event("claims_refilled")
    assert (refilled["row"], refilled["deck"]) == ([5, 1, 3], 1)


@both
def test_dt_15_7_aces_are_worth_nothing_to_the_others(edition: str) -> None:
    t = town(PHASE_II, edition=edition, dice=["999TK", "AAJQQ"], store_deck=["equip_1"]).ends()
    assert t.hand(0) == ["claim 4"]
    assert t.hand(1) == ["equip_1"]
    assert t.claim_row[:2] == (2, 5)
    assert t.event("claims_taken")["player"] == 0


@both
def test_tv_l25_four_aces_take_three(edition: str) -> None:
    t = hall("AAAA9", edition, row=(4, 2, 5), claim_deck=(1, 3, 2)).ends()
    assert t.event("claims_taken")["values"] == [4, 2, 5]
    assert t.claim_row == (1, 3, 2)


@both
@proves("U-44")
def test_tv_l26_corruption_comes_before_the_refill(edition: str) -> None:
    t = hall("AKK99", edition, [["corruption"]], row=(4, 2, 5), claim_deck=(1, 3, 2))
    t.asks(0, "D-18").says("play corruption").ends()
    assert t.hand(0) == ["claim 1", "claim 2", "claim 4"]
    assert t.claim_row == (5, 3, 2)
    assert t.event("claims_taken")["values"] == [4, 2]


@both
def test_tv_l27_the_last_claim_ends_the_game_after_the_round(edition: str) -> None:
    t = town(["town_hall", "end_of_round"], edition=edition, dice=["AA99K", "TTJQK"], row=(3,), claim_deck=()).ends()
    assert t.hand(0) == ["claim 3"]
    assert t.event("end_triggered")["cause"] == "claims_gone"
    assert t.told()[-1] == "game_ended"


@both
def test_tv_l28_with_a_claim_left_the_game_goes_on(edition: str) -> None:
    t = town(["town_hall", "end_of_round"], edition=edition, dice=["99KKQ", "9TJQA"], row=(3, 1), claim_deck=())
    assert t.hand(0) == ["claim 3"]
    assert t.claim_row == (1,)
    assert t.events("end_triggered") == []
    assert t.round == 3
    assert ask_of(t.s).decision_id() == "D-02"


@both
@proves("U-44")
def test_tv_l29_corruption_may_take_the_card_that_ends_the_game(edition: str) -> None:
    t = town(["town_hall", "end_of_round"], edition=edition, dice=["AA99K", "TTJQK"], row=(3, 1, 2), claim_deck=(5,),
             hands=[["corruption"]])  # fmt: skip
    t.asks(0, "D-18").says("play corruption").ends()
    assert t.hand(0) == ["claim 1", "claim 2", "claim 3", "claim 5"]
    assert t.event("end_triggered")["cause"] == "claims_gone"
    assert t.told()[-1] == "game_ended"


@both
def test_u_44_corruption_is_not_offered_with_an_empty_deck(edition: str) -> None:
    t = hall("99999", edition, [["corruption"]], row=(3, 1), claim_deck=()).ends()
    assert t.hand(0) == ["corruption", "claim 3"]


@both
def test_u_44_cancelled_corruption_takes_nothing(edition: str) -> None:
    t = hall("99999", edition, [["corruption"], ["wanted"]], claim_deck=(1, 3))
    t.asks(0, "D-18").says("play corruption")
    t.asks(1, "D-06").says("play wanted").ends()
    assert t.hand(0) == ["claim 4"]
    assert t.claim_row == (2, 5, 1)
    assert sorted(t.discards()) == ["corruption", "wanted"]


@both
def test_d_18_only_the_winner_is_asked_and_the_default_is_to_play(edition: str) -> None:
    hall("99999", edition, [[], ["corruption"]]).ends()
    t = hall("99999", edition, [["corruption"]])
    assert t.asks(0, "D-18").offers("pass", "play corruption").default == "play corruption"
    t.asks(0, "D-18").says("pass").ends()
    assert t.hand(0) == ["corruption", "claim 4"]


@both
def test_dt_15_1_kickers_break_ties_only_when_they_are_on(edition: str) -> None:
    dice = ["JJJJA", "JJJJK", "9999T"]
    t = town(["town_hall"], edition=edition, dice=dice, sheriff=2).ends()
    assert t.hand(0) == ["claim 2", "claim 4"]
    t = town(["town_hall"], edition=edition, dice=dice, sheriff=2, kickers=False, bribes="off")
    t.asks(2, "D-08").offers("seat 0", "seat 1").says("seat 1").ends()
    assert t.hand(1) == ["claim 4"]
    assert t.hand(0) == []


@both
def test_dt_15_1_without_kickers_all_high_card_hands_tie(edition: str) -> None:
    t = town(["town_hall"], edition=edition, dice=["AKQJ9", "AKQT9", "AQJT9"], kickers=False, bribes="off")
    t.asks(0, "D-08").offers("seat 0", "seat 1", "seat 2")
