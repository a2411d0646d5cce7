"""DT-9: the Gold Mine; Dynamite."""

import pytest
from tests.games.dice_town.scenario import PHASE_II, Play, town
from tests.positions import ask_of
from tests.proofs import proves

both = pytest.mark.parametrize("edition", ["first", "second"])


def mine_of(nuggets: int, edition: str, hands: list[list[str]], nines: int = 3) -> Play:
    """Seat 0 wins the mine with some nines."""
    return town(["gold_mine"], edition=edition, dice=["9" * nines + "K" * (5 - nines), "TTTJJ"], hands=hands,
                mine=nuggets)  # fmt: skip


@both
@pytest.mark.parametrize("nines", [1, 2, 3, 4, 5])
def test_dt_9_1_a_nugget_for_each_nine(nines: int, edition: str) -> None:
    t = mine_of(30, edition, [], nines).ends()
    assert t.nuggets == [nines, 0]
    assert t.mine == 30 - nines


@both
@pytest.mark.parametrize("nines", [1, 3, 5])
def test_dt_9_2_dynamite_doubles_the_nuggets(nines: int, edition: str) -> None:
    t = mine_of(30, edition, [["dynamite"]], nines)
    t.asks(0, "D-09").says("play dynamite").ends()
    assert t.nuggets == [2 * nines, 0]
    assert t.mine == 30 - 2 * nines
    assert t.hand(0) == []
    assert t.discards() == ["dynamite"]


@both
@proves("U-25")
def test_dt_9_3_he_takes_what_is_left(edition: str) -> None:
    t = town(["gold_mine", "end_of_round"], edition=edition, dice=["9999K", "TTTJJ"], mine=3).ends()
    assert t.nuggets == [3, 0]
    assert t.mine == 0
    mined = t.event("nuggets_mined")
    assert (mined["due"], mined["taken"], mined["mine"]) == (4, 3, 0)
    assert t.event("end_triggered")["cause"] == "mine_empty"
    assert t.told()[-1] == "game_ended"


@both
def test_u_25_an_exactly_emptied_mine_ends_the_game_after_the_round(edition: str) -> None:
    t = mine_of(3, edition, []).ends()
    assert t.nuggets == [3, 0]
    assert t.event("end_triggered")["cause"] == "mine_empty"
    assert mine_of(4, edition, []).events("end_triggered") == []


@both
def test_u_26_dynamite_doubles_first_then_the_mine_is_the_limit(edition: str) -> None:
    t = mine_of(5, edition, [["dynamite"]])
    t.asks(0, "D-09").says("play dynamite").ends()
    mined = t.event("nuggets_mined")
    assert (mined["due"], mined["taken"], t.mine) == (6, 5, 0)


@both
def test_u_26_dynamite_for_no_extra_gain_is_legal(edition: str) -> None:
    t = mine_of(2, edition, [["dynamite"]])
    t.asks(0, "D-09").offers("pass", "play dynamite").says("play dynamite").ends()
    assert t.nuggets == [2, 0]
    assert t.discards() == ["dynamite"]


@both
@proves("U-26")
def test_tv_l09_dynamite_empties_the_mine_and_the_round_is_played_out(edition: str) -> None:
    t = town([*PHASE_II, "end_of_round"], edition=edition, dice=["999KK", "TTJQA"], hands=[["dynamite"]], mine=4,
             store_deck=["equip_1"])  # fmt: skip
    t.asks(0, "D-09").says("play dynamite").ends()
    assert t.nuggets == [4, 0]
    assert t.mine == 0
    places = [event["place"] for event in t.events("place_won")]
    assert places == ["gold_mine", "bank", "general_store", "saloon", "sheriff", "town_hall"]
    assert t.told().index("end_triggered") < t.told().index("bank_robbed")
    assert t.told().index("doc_visitors") < t.told().index("scored")
    assert t.told()[-1] == "game_ended"


@both
def test_tv_l10_dynamite_cancelled(edition: str) -> None:
    t = town(["gold_mine", "end_of_round"], edition=edition, dice=["999KK", "TTTJJ"], mine=4,
             hands=[["dynamite"], ["wanted"]])  # fmt: skip
    t.asks(0, "D-09").says("play dynamite")
    t.asks(1, "D-06").offers("pass", "play wanted").says("play wanted")
    assert t.nuggets == [3, 0]
    assert t.mine == 1
    assert sorted(t.discards()) == ["dynamite", "wanted"]
    assert t.round == 3, "the game goes on"
    assert ask_of(t.s).decision_id() == "D-02"


@both
def test_d_09_only_the_winner_is_asked_and_may_decline(edition: str) -> None:
    mine_of(30, edition, [[], ["dynamite"]]).ends()
    t = mine_of(30, edition, [["dynamite"]])
    t.asks(0, "D-09").offers("pass", "play dynamite").says("pass").ends()
    assert t.nuggets == [3, 0]
    assert t.hand(0) == ["dynamite"]


@both
@pytest.mark.parametrize(
    ("nuggets", "default"), [(30, "play dynamite"), (4, "play dynamite"), (3, "pass"), (2, "pass")]
)
def test_d_09_time_out_plays_if_the_mine_holds_more_than_his_nines(nuggets: int, default: str, edition: str) -> None:
    t = mine_of(nuggets, edition, [["dynamite"]])
    assert t.asks(0, "D-09").default == default
    t.time_out(0).ends()
    assert t.nuggets[0] == min(nuggets, 6 if default != "pass" else 3)
