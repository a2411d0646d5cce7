"""DT-19: ties, and the word of the Sheriff."""

import pytest
from tests.games.dice_town.scenario import PHASE_II, Play, town
from tests.proofs import proves

from tumbleweed import IllegalAnswer

both = pytest.mark.parametrize("edition", ["first", "second"])


def tie_at_mine(edition: str, sheriff: int = 3, **more: object) -> Play:
    """Seats 0 and 1 tie at the mine; seats 2 and 3 do not."""
    return town(["gold_mine"], edition=edition, dice=["99KKK", "99AAA", "9TTTT", "JJJJJ"], sheriff=sheriff,
                **more)  # type: ignore[arg-type]  # fmt: skip


@both
@proves("U-20")
def test_dt_19_1_the_sheriff_must_name_exactly_one_of_the_tied(edition: str) -> None:
    t = tie_at_mine(edition, bribes="off")
    t.asks(3, "D-08").offers("seat 0", "seat 1").says("seat 0").ends()
    assert t.nuggets == [2, 0, 0, 0]


@both
def test_u_20_no_refusing_and_no_third_player(edition: str) -> None:
    for answer in ("pass", "seat 2", "seat 3"):
        t = tie_at_mine(edition, bribes="off")
        with pytest.raises(IllegalAnswer):
            t.asks(3, "D-08").says(answer)
        assert t.nuggets == [0, 0, 0, 0]


@both
@proves("U-19")
def test_dt_19_2_the_sheriff_may_name_himself_or_the_other(edition: str) -> None:
    for named in (0, 1):
        t = tie_at_mine(edition, sheriff=0, bribes="off")
        t.asks(0, "D-08").offers("seat 0", "seat 1").says(f"seat {named}").ends()
        assert t.nuggets[named] == 2
        assert sum(t.nuggets) == 2


@both
@proves("U-18")
def test_dt_19_5_ties_are_decided_one_at_a_time_when_the_place_is_reached(edition: str) -> None:
    t = town(PHASE_II[:2], edition=edition, dice=["99TTK", "99TTA", "JJJJJ"], sheriff=2, bribes="off")
    assert [event["place"] for event in t.events("tie")] == ["gold_mine"]
    t.asks(2, "D-08").says("seat 0")
    assert t.nuggets == [2, 0, 0]
    assert [event["place"] for event in t.events("tie")] == ["gold_mine", "bank"]
    t.asks(2, "D-08").says("seat 1").ends()
    assert t.dollars == [8, 11, 8]


@both
def test_tv_l01_ties_at_1_4_and_5(edition: str) -> None:
    dice = ["99TKK", "99JQA", "TTJQK"]
    t = town(PHASE_II, edition=edition, dice=dice, sheriff=2, bribes="off", store_deck=["equip_1"])
    t.asks(2, "D-08").offers("seat 0", "seat 1").says("seat 1")
    assert t.nuggets == [0, 2, 0]
    assert t.dollars == [8, 8, 11]
    t.asks(2, "D-08").offers("seat 1", "seat 2").says("seat 2")
    assert t.hand(2) == ["equip_1"]
    t.asks(2, "D-08").offers("seat 1", "seat 2").says("seat 1").ends()
    assert t.hand(1) == ["equip_1"], "stolen from the only one who holds a card"
    assert t.sheriff == 0
    assert t.hand(0) == ["claim 4"]
    assert t.events("claims_taken")[0]["values"] == [4]
    assert [event["place"] for event in t.events("tie")] == ["gold_mine", "general_store", "saloon"]


@both
@proves("U-18", "U-19")
def test_tv_l02_the_new_sheriff_decides_at_the_town_hall(edition: str) -> None:
    t = town(PHASE_II, edition=edition, dice=["99JJJ", "99JJJ", "TQKKA"], sheriff=0, bribes="off",
             store_deck=["equip_1", "girls", "brute"])  # fmt: skip
    t.asks(0, "D-08").offers("seat 0", "seat 1").says("seat 0")
    t.asks(0, "D-08").offers("seat 0", "seat 1").says("seat 0")
    t.asks(0, "D-12").says("card girls")
    assert t.dollars == [8, 8, 11]
    assert t.hand(2) == ["girls"]
    assert t.sheriff == 2
    t.asks(2, "D-08").offers("seat 0", "seat 1").says("seat 1")
    assert t.hand(1) == ["claim 4"]
    assert t.nuggets == [2, 0, 0]


@both
@proves("U-68")
def test_tv_l51_a_tie_at_an_empty_bank(edition: str) -> None:
    t = town(["bank", "doc_badluck"], edition=edition, dice=["TTKKK", "TTAAA", "JJJJJ"], sheriff=2, bank=0,
             gained=(2,), controlled=(2,), bribes="off")  # fmt: skip
    t.asks(2, "D-08").offers("seat 0", "seat 1").says("seat 0")
    assert t.event("bank_robbed")["dollars"] == 0
    assert t.event("doc_visitors")["players"] == ([0, 1] if edition == "first" else [1])


@both
def test_u_68_a_saloon_without_victims_is_tied_all_the_same(edition: str) -> None:
    t = town(["saloon"], edition=edition, dice=["QQKKK", "QQAAA", "JJJJJ"], sheriff=2, bribes="off")
    t.asks(2, "D-08").says("seat 1").ends()
    assert t.event("theft_impossible")["player"] == 1
    assert t.controlled == 2


@both
def test_u_68_bribes_are_asked_for_at_a_place_that_yields_nothing(edition: str) -> None:
    t = town(["bank"], edition=edition, dice=["TTKKK", "TTAAA", "JJJJJ"], sheriff=2, bank=0)
    t.asks(0, "D-07").says("bribe dollars 1")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.dollars == [7, 8, 9]


@both
def test_d_08_options_more_only_while_rounds_are_left_and_offers_possible(edition: str) -> None:
    t = tie_at_mine(edition, dollars=[1, 0, 9, 9])
    t.asks(0, "D-07").says("pass")
    t.asks(3, "D-08").offers("more", "seat 0", "seat 1").says("more")
    t.asks(0, "D-07").says("pass")
    t.asks(3, "D-08").offers("seat 0", "seat 1")
    t = tie_at_mine(edition, dollars=[0, 0, 9, 9])
    t.asks(3, "D-08").offers("seat 0", "seat 1")  # none of the tied players owns anything
    t = tie_at_mine(edition, dollars=[1, 0, 9, 9])
    t.asks(0, "D-07").says("bribe dollars 1")
    t.asks(3, "D-08").offers("seat 0", "seat 1")  # everything is offered already


@both
def test_d_08_time_out_names_himself_if_tied(edition: str) -> None:
    t = tie_at_mine(edition, sheriff=1)
    t.asks(0, "D-07").says("bribe dollars 8")
    assert t.asks(1, "D-08").default == "seat 1"
    t.time_out(1).ends()
    assert t.nuggets == [0, 2, 0, 0]
    assert t.dollars == [8, 8, 8, 8]


@both
@pytest.mark.parametrize(
    ("first", "second", "named"),
    [
        (["bribe dollars 2"], ["bribe dollars 3"], 1),
        (["bribe dollars 0", "bribe nuggets 1"], ["bribe dollars 3"], 1),
        (["bribe dollars 0", "bribe nuggets 2"], ["bribe dollars 3"], 0),
        (["bribe dollars 0", "bribe nuggets 0", "bribe claim 3", "done"], ["bribe dollars 5"], 0),
        (["bribe dollars 0", "bribe nuggets 0", "bribe claim 3", "done"], ["bribe dollars 7"], 1),
        (["bribe dollars 0", "bribe nuggets 0", "bribe protected 1"], ["bribe dollars 1"], 0),
        (["bribe dollars 0", "bribe nuggets 0", "bribe card equip_2", "done"], ["bribe dollars 3"], 0),
        (["bribe dollars 0", "bribe nuggets 0", "bribe card equip_2", "done"], ["bribe dollars 5"], 1),
        (["bribe dollars 0", "bribe nuggets 0", "bribe card girls", "done"], ["bribe dollars 3"], 0),
        (["bribe dollars 0", "bribe nuggets 0", "bribe card girls", "done"], ["bribe dollars 5"], 1),
        (["bribe dollars 2"], ["bribe dollars 2"], 0),
        (["pass"], ["pass"], 0),
        (["pass"], ["bribe dollars 1"], 1),
    ],
)
def test_d_08_time_out_names_the_highest_offer_then_the_first_clockwise(
    first: list[str], second: list[str], named: int, edition: str
) -> None:
    """$1 counts half, a nugget 1, claims and equipment their value, another store card 2."""
    t = tie_at_mine(edition, nuggets=[2], hands=[["equip_2", "girls", "claim 3"]], protected=[[1]])
    if first == ["bribe dollars 2"]:
        first = [*first, "bribe nuggets 0", "done"]
    if first[:2] in (["bribe dollars 0", "bribe nuggets 1"], ["bribe dollars 0", "bribe nuggets 2"]):
        first = [*first, "done"]
    t.asks(0, "D-07").says(*first)
    t.asks(1, "D-07").says(*second)
    assert t.asks(3, "D-08").default == f"seat {named}"


@both
def test_d_08_clockwise_counts_from_the_sheriff(edition: str) -> None:
    t = town(["gold_mine"], edition=edition, dice=["99KKK", "JJJJJ", "99AAA", "TTTTT"], sheriff=1, bribes="off")
    assert t.asks(1, "D-08").default == "seat 2"
    t = town(["gold_mine"], edition=edition, dice=["99KKK", "99AAA", "JJJJJ", "TTTTT"], sheriff=2, bribes="off")
    assert t.asks(2, "D-08").default == "seat 0"


@both
def test_dt_19_1_a_tie_of_three_and_a_tie_of_two_of_three(edition: str) -> None:
    t = town(["bank"], edition=edition, dice=["TTKKK", "TTAAA", "TT999"], bribes="off")
    t.asks(0, "D-08").offers("seat 0", "seat 1", "seat 2")
    t = town(["bank"], edition=edition, dice=["TTKKK", "TAAAA", "TT999"], bribes="off")
    t.asks(0, "D-08").offers("seat 0", "seat 2")
