"""DT-21, DT-22, D-28: the end of the round, the end of the game, victory."""

import random
from typing import Any

import pytest
from tests.games.dice_town import naive
from tests.games.dice_town.scenario import PHASE_II, Play, town
from tests.proofs import proves
from tests.sampling import one_in

import tumbleweed as tw

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


def scored(edition: str = "second", **goods: Any) -> Play:
    """A game that is scored at once; nobody but seat 1 has the badge, unless told otherwise."""
    goods.setdefault("sheriff", 1)
    goods.setdefault("dollars", [0, 0])
    return town(["scoring"], edition=edition, **goods)


def sheets(t: Play) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = t.event("scored")["sheets"]
    return found


# ---------------------------------------------------------------- points


@EDITIONS
@proves("DT-22.1", "DT-22.2", "DT-22.3", "DT-22.4", "DT-22.5")
def test_tv_s1_the_rulebooks_scoring_example(edition: str) -> None:
    hand = ["equip_3", "equip_5", "equip_2", "claim 2", "claim 1", "claim 5", "claim 4"]
    t = scored(edition, nuggets=[6, 0], dollars=[7, 0], sheriff=0, hands=[hand])
    assert t.points() == [36, 0]
    assert sheets(t)[0] == {"player": 0, "nuggets": 6, "dollars": 3, "badge": 5, "equipment": 10, "claims": 12,
                            "total": 36, "number_of_claims": 4}  # fmt: skip


@EDITIONS
@pytest.mark.parametrize(("dollars", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4), (9, 4)])
@proves("TV-S2", "TV-S3")
def test_dt_22_2_a_point_for_each_two_dollars(edition: str, dollars: int, points: int) -> None:
    assert scored(edition, dollars=[dollars, 0]).points()[0] == points


@proves("DT-22.6", "U-63")
def test_tv_s4_action_cards_score_nothing() -> None:
    assert scored(sheriff=0, hands=[["brute", "brute", "wanted"]]).points() == [5, 0]


@pytest.mark.parametrize(
    "card",
    [
        "dynamite",
        "girls",
        "brute",
        "cheater",
        "corruption",
        "credit",
        "joe",
        "marshall",
        "split",
        "wanted",
        "doc_elixir",
    ],
)
@proves("DT-22.6")
def test_u_63_no_unplayed_action_card_scores(card: str) -> None:
    assert scored(hands=[[card]]).points()[0] == 0


@proves("DT-22.4")
def test_tv_s5_all_equipment() -> None:
    assert scored(hands=[[f"equip_{value}" for value in (1, 2, 3, 4, 5, 8)]]).points()[0] == 23


@proves("DT-22.5")
def test_tv_s6_protected_claims_score_and_count() -> None:
    t = scored(protected=[[5, 5]], hands=[["claim 1"]])
    assert t.points()[0] == 11
    assert sheets(t)[0]["number_of_claims"] == 3


# ---------------------------------------------------------------- victory


@EDITIONS
def test_dt_22_7_most_points_win(edition: str) -> None:
    t = scored(edition, seats=3, nuggets=[9, 2, 20], dollars=[0, 0, 0]).ends()
    assert t.points() == [9, 7, 20]
    assert t.event("game_ended")["winners"] == [2]
    assert t.event("game_ended")["ranking"] == [2, 3, 1]
    assert t.events("final_tie") == []
    assert t.event("game_ended")["phase"] == "scoring"
    assert t.view(-1)["over"] is True
    assert t.view(-1)["ranking"] == [2, 3, 1]
    assert tw.returns(t.s) == [0.0, 0.0, 1.0]
    assert tw.scores(t.s) == [9, 7, 20]


@EDITIONS
@proves("U-59")
def test_dt_22_8_the_number_of_claims_breaks_ties_not_their_value(edition: str) -> None:
    t = scored(edition, seats=3, sheriff=2, dollars=[0, 0, 0], nuggets=[5, 6, 0],
               hands=[["claim 5"], ["claim 2"]], protected=[[], [1, 1]]).ends()  # fmt: skip
    assert t.points()[:2] == [10, 10]
    tie = t.event("final_tie")
    assert (tie["players"], tie["decided_by"]) == ([0, 1], "claims")
    assert t.event("game_ended")["winners"] == [1]
    assert t.event("game_ended")["ranking"] == [2, 1, 3]


def level(sheriff: int, **more: Any) -> Play:
    """Seats 0, 1 and 3 of four have 9 points and two claims each; seat 2 has less."""
    nuggets = [6 if seat != sheriff else 1 for seat in range(4)]
    nuggets[2] = 0
    hands = [["claim 1", "claim 2"], ["claim 1", "claim 2"], ["claim 1"], ["claim 1", "claim 2"]]
    return scored(seats=4, sheriff=sheriff, dollars=[0] * 4, nuggets=nuggets, hands=hands, **more)


@EDITIONS
@proves("DT-22.8", "U-59")
def test_d_28_the_sheriff_names_the_winner(edition: str) -> None:
    t = level(2, edition=edition)
    t.asks(2, "D-28").offers("seat 0", "seat 1", "seat 3")
    assert t.events("game_ended") == []
    assert t.view(0)["over"] is False
    assert tw.returns(t.s) == [0.0] * 4
    t.asks(2, "D-28").says("seat 1").ends()
    tie = t.event("final_tie")
    assert (tie["players"], tie["decided_by"]) == ([0, 1, 3], "sheriff")
    assert t.event("game_ended")["winners"] == [1]
    assert t.event("game_ended")["ranking"] == [2, 1, 4, 2], "the other tied players share the next rank"
    assert "bribe_offered" not in t.told()
    assert tw.returns(t.s) == [0.0, 1.0, 0.0, 0.0]


@proves("U-59")
def test_d_28_the_sheriff_may_name_himself_and_does_by_default() -> None:
    t = level(1)
    asked = t.asks(1, "D-28").offers("seat 0", "seat 1", "seat 3")
    assert asked.default == "seat 1"
    t.time_out(1)
    told = t.event("timeout_default")
    assert (told["player"], told["decision"]) == (1, "D-28")
    assert t.event("game_ended")["winners"] == [1]


def test_d_28_by_default_the_first_tied_player_clockwise() -> None:
    t = level(2)
    assert t.asks(2, "D-28").default == "seat 3"
    t.time_out(2)
    assert t.event("game_ended")["winners"] == [3]


def test_u_59_shared_victory() -> None:
    t = level(2, final_tie="shared").ends()
    tie = t.event("final_tie")
    assert (tie["players"], tie["decided_by"]) == ([0, 1, 3], "shared")
    assert t.event("game_ended")["winners"] == [0, 1, 3]
    assert t.event("game_ended")["ranking"] == [1, 1, 4, 1]
    assert tw.returns(t.s) == [1 / 3, 1 / 3, 0.0, 1 / 3]


# ---------------------------------------------------------------- the end of the round and of the game

LOSER, MINER = "9TJQK", "9999A"


def last_places(edition: str, **more: Any) -> Play:
    """Seat 0 wins the mine and, with four nines, the Town Hall; seat 1 all the rest. Nobody needs the Doc."""
    return town([*PHASE_II, "end_of_round"], edition=edition, dice=[MINER, LOSER], store_deck=["equip_1"], **more)


@EDITIONS
@proves("U-58", "DT-21.3")
def test_dt_21_2_the_game_ends_after_the_round_in_which_the_mine_is_emptied(edition: str) -> None:
    t = last_places(edition, mine=4)
    t.ends()
    told = t.told()
    assert t.event("end_triggered")["cause"] == "mine_empty"
    assert t.event("end_triggered")["phase"] == "place_1"
    after = told[told.index("end_triggered") :]
    for event in ("bank_robbed", "coach_arrived", "store_kept", "sheriff_changed", "claims_taken", "doc_visitors"):
        assert event in after, "the round is played to its end"
    assert after.index("round_ended") < after.index("hands_shown") < after.index("scored") < after.index("game_ended")
    assert t.view(0)["end_triggered"] == ["mine_empty"]


@EDITIONS
@proves("DT-21.4")
def test_dt_21_2_the_game_ends_when_every_claim_has_an_owner(edition: str) -> None:
    t = last_places(edition, row=(3, 1), claim_deck=()).ends()
    assert t.event("end_triggered")["cause"] == "claims_gone"
    assert t.event("end_triggered")["phase"] == "place_7"
    assert t.told().index("doc_visitors") > t.told().index("end_triggered")
    assert "game_ended" in t.told()


@EDITIONS
@pytest.mark.parametrize(("row", "deck"), [((3, 1, 2), ()), ((3, 1), (2,))])
def test_dt_21_4_a_claim_in_deck_or_row_keeps_the_game_going(
    edition: str, row: tuple[int, ...], deck: tuple[int]
) -> None:
    t = last_places(edition, row=row, claim_deck=deck, mine=5)
    t.asks(0, "D-02")
    assert t.events("end_triggered") == []
    assert t.event("round_started")["number"] == 3
    assert t.mine == 1


@proves("U-58")
def test_u_58_both_conditions_in_one_round_make_one_scoring() -> None:
    t = last_places("second", mine=2, row=(3,), claim_deck=()).ends()
    assert [event["cause"] for event in t.events("end_triggered")] == ["mine_empty", "claims_gone"]
    assert len(t.events("scored")) == 1


@EDITIONS
def test_dt_21_1_all_take_back_their_five_dice(edition: str) -> None:
    t = last_places(edition)
    assert t.kept_dice(0) == t.kept_dice(1) == ""
    assert [(event["player"], event["dice"]) for event in t.events("dice_rolled")] == [(0, 5), (1, 5)]
    t.asks(0, "D-02")
    t.asks(1, "D-02")
    ended = t.event("round_ended")
    assert (ended["number"], ended["dollars"], ended["nuggets"]) == (2, t.dollars, t.nuggets)
    assert t.event("round_started")["sheriff"] == t.sheriff == 1


@proves("DT-21.5")
def test_dt_21_5_nuggets_paid_among_players_do_not_return_to_the_mine() -> None:
    dice = ["9999A", "TTJJK", "9AQJT"]
    t = town(["gold_mine", "doc_badluck", "end_of_round"], edition="first", dice=dice, mine=4, nuggets=[0, 2, 0],
             gained=(1,))  # fmt: skip
    t.asks(2, "D-21").says("remedy big_swindle")
    t.ends()
    assert t.nuggets == [3, 1, 2]
    assert t.mine == 0
    assert "game_ended" in t.told()


# ---------------------------------------------------------------- against the naive score


@pytest.mark.parametrize("part", one_in(4, range(8)))
@proves("DT-22.1", "DT-22.2", "DT-22.3", "DT-22.4", "DT-22.5", "DT-22.6", "DT-22.7", "DT-22.8")
def test_dt_22_7_the_engine_agrees_with_the_naive_score_after_200_random_games(part: int) -> None:
    for game in range(25):
        number = part * 25 + game
        chance = random.Random(number)
        options = {"edition": ("first", "second")[number % 2], "wealth_visible": number % 3 > 0}
        s = tw.new("dice-town", 2 + number % 4, number, options)
        while tw.waiting(s):
            seat = chance.choice(tw.waiting(s))
            tw.answer(s, seat, chance.choice(tw.legal(s, seat)))
        seen = tw.view(s, -1)
        naively = [naive.score(seen, seat) for seat in range(len(seen["players"]))]
        assert tw.scores(s) == naively == [sheet["total"] for sheet in seen["scores"]]
        first = naive.winners(seen)
        won = [seat for seat, share in enumerate(tw.returns(s)) if share]
        assert won == first if len(first) == 1 else len(won) == 1 and won[0] in first
