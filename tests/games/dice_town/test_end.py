"""The end of the game: TV-L46 to TV-L50."""

import random
from typing import Any

import pytest
from tests.games.dice_town.scenario import PHASE_II, Play, town

import tumbleweed as tw
from tumbleweed.games.dice_town.town import town as as_town

both = pytest.mark.parametrize("edition", ["first", "second"])


def thirty_points(claims: int) -> dict[str, Any]:
    """A holding worth 30 points without the badge: claims of value 1, the rest nuggets."""
    return {"hand": ["claim 1"] * claims, "nuggets": 30 - claims}


def final(edition: str, claims: tuple[int, int], sheriff: int, badge: int = 0, **more: Any) -> Play:
    """Seats 0 and 1 with 30 points each, seat 2 with 20; `badge` is taken off the Sheriff's nuggets."""
    seats = [thirty_points(claims[0]), thirty_points(claims[1]), {"hand": ["claim 2"], "nuggets": 18}]
    nuggets = [seat["nuggets"] for seat in seats]
    nuggets[sheriff] -= badge
    t = town(["scoring"], 3, edition, hands=[seat["hand"] for seat in seats], nuggets=nuggets, dollars=[0, 0, 0],
             sheriff=sheriff, **more)  # fmt: skip
    assert t.points()[:2] == [30, 30]
    return t


@both
def test_tv_l46_more_claims_win(edition: str) -> None:
    t = final(edition, (4, 5), sheriff=2, badge=5).ends()
    assert t.event("game_ended")["winners"] == [1]
    tie = t.event("final_tie")
    assert (tie["players"], tie["decided_by"]) == ([0, 1], "claims")


@both
@pytest.mark.parametrize("named", [0, 1])
def test_tv_l47_the_sheriff_names_one_of_the_tied(named: int, edition: str) -> None:
    t = final(edition, (4, 4), sheriff=2, badge=5)
    t.asks(2, "D-28").offers("seat 0", "seat 1").says(f"seat {named}").ends()
    assert t.event("game_ended")["winners"] == [named]
    assert t.event("game_ended")["ranking"][1 - named] == 2


@both
@pytest.mark.parametrize("named", [0, 1])
def test_tv_l48_the_sheriff_may_name_himself(named: int, edition: str) -> None:
    t = final(edition, (4, 4), sheriff=0, badge=5)
    asked = t.asks(0, "D-28").offers("seat 0", "seat 1")
    assert asked.default == "seat 0"
    asked.says(f"seat {named}").ends()
    assert t.event("game_ended")["winners"] == [named]


@both
def test_tv_l49_both_end_conditions_in_one_round(edition: str) -> None:
    t = town([*PHASE_II, "end_of_round"], edition=edition, dice=["999AA", "TTJQK", "TTJQQ"], mine=2, row=(3, 1),
             claim_deck=(), store_deck=["equip_1"], bribes="off", sheriff=1)  # fmt: skip
    t.asks(1, "D-08").says("seat 1")
    t.asks(1, "D-08").says("seat 1")
    assert t.mine == 0
    assert t.claim_row == ()
    assert [event["cause"] for event in t.events("end_triggered")] == ["mine_empty", "claims_gone"]
    t.ends()
    order = [name for name in t.told() if name in ("end_triggered", "doc_visitors", "scored", "game_ended")]
    assert order == ["end_triggered", "end_triggered", "doc_visitors", "scored", "game_ended"]


@both
def test_tv_l49_the_doc_is_still_visited_in_the_last_round(edition: str) -> None:
    t = town([*PHASE_II, "end_of_round"], edition=edition, dice=["999AA", "TTJQK", "99TJQ"], mine=2, row=(3, 1),
             claim_deck=(), store_deck=["equip_1", "equip_2"], bribes="off", sheriff=1,
             elixirs=("wealth", "luck"))  # fmt: skip
    t.asks(1, "D-08").says("seat 1")
    t.asks(1, "D-08").says("seat 1")
    if edition == "first":
        t.asks(2, "D-21").says("remedy goods")
    else:
        t.asks(2, "D-23").says("elixir 1")
    t.ends()
    assert t.told().count("scored") == 1
    assert t.told()[-1] == "game_ended"
    assert t.hand(2) == ["equip_2"] if edition == "first" else t.dollars[2] == 12


@both
@pytest.mark.parametrize("seed", range(3))
def test_tv_l50_money_and_nuggets_are_conserved_with_three_players(seed: int, edition: str) -> None:
    s = as_town(tw.new("dice-town", seats=3, seed=seed, options={"edition": edition}))
    choice = random.Random(seed)
    while tw.waiting(s):
        seat = tw.waiting(s)[0]
        tw.answer(s, seat, choice.choice(tw.legal(s, seat)))
        assert sum(s.dollars) + s.bank + s.coach == 27
        assert min(s.dollars) >= 0
        assert sum(s.nuggets) + s.mine == 30
        assert min(s.nuggets) >= 0
