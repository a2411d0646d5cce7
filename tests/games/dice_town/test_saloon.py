"""DT-13: the Saloon; The Girls."""

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.proofs import proves

both = pytest.mark.parametrize("edition", ["first", "second"])


def saloon(queens: int, edition: str, hands: list[list[str]], **more: object) -> Play:
    """Seat 0 wins the Saloon with some queens; three players."""
    dice = ["Q" * queens + "A" * (5 - queens), "99999", "TTTTT"]
    return town(["saloon"], edition=edition, dice=dice, hands=hands, **more)  # type: ignore[arg-type]


@both
def test_dt_13_1_he_draws_as_many_cards_as_queens_from_one_opponent(edition: str) -> None:
    t = saloon(2, edition, [[], ["claim 4", "girls", "brute"], ["claim 2", "equip_1"]])
    t.asks(0, "D-15").offers("steal 1 1 1", "steal 1 0 2", "steal 2 1 1").says("steal 1 1 1")
    theft = t.event("theft")
    assert (theft["thief"], theft["victim"], theft["claims"], theft["store_cards"]) == (0, 1, 1, 1)
    assert len(t.asks(0, "D-16").options) == 2
    assert t.hand(2) == ["equip_1", "claim 2"]


@both
def test_dt_13_2_he_keeps_one_and_gives_the_others_back(edition: str) -> None:
    t = saloon(3, edition, [[], ["claim 4", "girls", "brute"]])
    t.asks(0, "D-16").offers("claim 4", "card girls", "card brute").says("card girls").ends()
    assert t.hand(0) == ["girls"]
    assert t.hand(1) == ["brute", "claim 4"]


@both
@pytest.mark.parametrize(("place", "card"), [(0, "claim 1"), (1, "claim 3"), (2, "claim 5")])
def test_dt_13_3_within_a_kind_the_draw_is_blind(place: int, card: str, edition: str) -> None:
    """Chance decides which claim of 1, 3 and 5 is drawn; the thief only chooses that it is a claim."""
    t = saloon(1, edition, [[], ["claim 1", "claim 3", "claim 5", "girls"]], thief=[[place]])
    t.asks(0, "D-15").offers("steal 1 1 0", "steal 1 0 1").says("steal 1 1 0").ends()
    assert t.hand(0) == [card]


@both
@proves("U-35")
def test_dt_13_4_with_fewer_cards_than_queens_all_are_drawn(edition: str) -> None:
    t = saloon(5, edition, [[], ["claim 4", "girls"]])
    assert (t.event("theft")["claims"], t.event("theft")["store_cards"]) == (1, 1), "one way only: no question"
    t.asks(0, "D-16").says("claim 4").ends()
    assert t.hand(0) == ["claim 4"]
    assert t.hand(1) == ["girls"]


@both
@proves("U-38")
def test_dt_13_5_protected_claims_cannot_be_drawn(edition: str) -> None:
    t = saloon(3, edition, [[], ["claim 1"], []], protected=[[], [5, 5], [4]]).ends()
    assert t.hand(0) == ["claim 1"]
    assert t.protected_claims(1) == [5, 5]
    assert t.protected_claims(2) == [4]


@both
@pytest.mark.parametrize("victims", [(1, 1), (1, 2), (2, 1)])
@proves("TV-L20", "U-39")
def test_dt_13_6_the_girls_steal_twice_from_the_same_or_different_opponents(
    victims: tuple[int, int], edition: str
) -> None:
    t = saloon(1, edition, [["girls"], ["claim 4", "claim 4"], ["claim 2", "claim 2"]])
    t.asks(0, "D-14").says("play girls")
    for victim in victims:
        t.asks(0, "D-15").offers("steal 1 1 0", "steal 2 1 0").says(f"steal {victim} 1 0")
    t.ends()
    assert [(event["victim"], event["number"]) for event in t.events("theft")] == [(victims[0], 1), (victims[1], 2)]
    assert len(t.hand(0)) == 2
    assert t.discards() == ["girls"]


@both
@proves("U-36")
def test_dt_13_7_nobody_holds_a_card_and_nothing_happens(edition: str) -> None:
    t = saloon(3, edition, [["claim 1"], [], []], protected=[[], [5], []]).ends()
    assert t.event("theft_impossible")["player"] == 0
    assert t.events("theft") == []
    assert t.controlled == 1
    assert t.gained == 0


@both
@proves("DT-13.5")
def test_tv_l18_four_queens_three_cards_in_hand(edition: str) -> None:
    t = saloon(4, edition, [[], ["claim 2", "claim 3", "brute"]], protected=[[], [4, 5]])
    theft = t.event("theft")
    assert theft["claims"] + theft["store_cards"] == 3
    t.asks(0, "D-16").says("claim 3").ends()
    assert t.hand(0) == ["claim 3"]
    assert t.hand(1) == ["brute", "claim 2"]
    assert t.protected_claims(1) == [4, 5]


@both
@proves("DT-13.3", "U-35")
def test_tv_l19_the_legal_mixes(edition: str) -> None:
    t = saloon(2, edition, [[], ["claim 1", "claim 2", "claim 3", "brute", "girls"]])
    t.asks(0, "D-15").offers("steal 1 2 0", "steal 1 1 1", "steal 1 0 2")


@both
@proves("U-36")
def test_tv_l21_a_saloon_without_victims_and_the_doc(edition: str) -> None:
    t = town(["saloon", "doc_badluck"], edition=edition, dice=["QQQQQ", "99999"], gained=(1,), controlled=(1,))
    assert t.event("doc_visitors")["players"] == ([0] if edition == "first" else [])


@both
def test_u_35_random_pick_draws_from_the_whole_hand(edition: str) -> None:
    hands = [[], ["girls", "claim 1", "claim 5"], ["claim 2"]]
    for place, card in ((0, "girls"), (1, "claim 1"), (2, "claim 5")):
        t = saloon(1, edition, hands, saloon_pick="random", thief=[[place]])
        t.asks(0, "D-15").offers("seat 1", "seat 2").says("seat 1").ends()
        assert t.hand(0) == [card]


@both
def test_u_35_random_pick_draws_min_of_queens_and_cards(edition: str) -> None:
    t = saloon(4, edition, [[], ["girls", "claim 1", "claim 5"], ["claim 2"]], saloon_pick="random")
    asked = t.asks(0, "D-15")
    assert asked.default == "seat 1", "most claims in hand"
    asked.says("seat 1")
    t.asks(0, "D-16").offers("card girls", "claim 1", "claim 5")


@both
def test_u_36_he_must_steal_and_only_from_one_who_holds_a_card(edition: str) -> None:
    t = saloon(1, edition, [["claim 1"], ["claim 4", "brute"], []])
    assert "pass" not in t.asks(0, "D-15").options
    t.asks(0, "D-15").offers("steal 1 1 0", "steal 1 0 1")


@both
def test_u_37_thief_and_victim_see_the_cards_others_the_kinds(edition: str) -> None:
    t = saloon(2, edition, [[], ["claim 4", "girls"], ["wanted"]])
    t.asks(0, "D-15").says("steal 1 1 1")
    for seat in (0, 1):
        assert sorted(t.view(seat)["looking_at"]) == ["claim 4", "girls"]
        assert sorted(t.event("theft", seat)["cards"]) == ["claim 4", "girls"]
    for seat in (2, -1):
        assert t.view(seat)["looking_at"] == []
        assert "cards" not in t.event("theft", seat)
        assert (t.event("theft", seat)["claims"], t.event("theft", seat)["store_cards"]) == (1, 1)
    t.asks(0, "D-16").says("card girls").ends()
    assert t.event("theft_kept", 0)["card"] == t.event("theft_kept", 1)["card"] == "girls"
    assert t.event("theft_kept")["kind"] == "store_card"
    assert "card" not in t.event("theft_kept", 2)


@both
def test_u_38_a_protected_claim_is_never_taken_back_but_may_be_a_bribe(edition: str) -> None:
    t = town(["gold_mine"], edition=edition, dice=["99KKK", "99AAA", "TTTTT"], sheriff=2, protected=[[5]])
    t.asks(0, "D-07").says("bribe dollars 0", "bribe protected 5")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.protected_claims(0) == []
    assert t.protected_claims(2) == []
    assert t.hand(2) == ["claim 5"]


def test_u_38_a_protected_claim_is_not_given_by_domination() -> None:
    t = town(["doc_badluck"], dice=["QQQQQ", "99999"], gained=(1,), controlled=(1,), elixirs=("domination", "luck"),
             hands=[[], ["claim 1"]], protected=[[], [2, 5]])  # fmt: skip
    t.asks(0, "D-23").says("elixir 1").ends()
    assert t.hand(0) == ["claim 1"]
    assert t.protected_claims(1) == [2, 5]


@both
def test_u_39_the_girls_are_not_offered_when_nobody_can_be_robbed(edition: str) -> None:
    saloon(2, edition, [["girls", "claim 1"], [], []], protected=[[], [4]]).ends()


@both
def test_u_39_both_thefts_use_all_queens_and_the_first_is_completed_first(edition: str) -> None:
    t = saloon(2, edition, [["girls"], ["claim 4", "brute"], []])
    t.asks(0, "D-14").says("play girls")
    t.asks(0, "D-16").offers("claim 4", "card brute").says("claim 4")
    t.ends()
    assert t.hand(0) == ["brute", "claim 4"], "the returned Brute was the loot of the second theft"
    assert [event["store_cards"] + event["claims"] for event in t.events("theft")] == [2, 1]


@both
def test_u_39_if_nobody_is_left_to_rob_the_second_theft_is_lost(edition: str) -> None:
    t = saloon(2, edition, [["girls"], ["claim 4"], []])
    t.asks(0, "D-14").says("play girls").ends()
    assert t.hand(0) == ["claim 4"]
    assert len(t.events("theft")) == 1
    assert t.event("theft_impossible")["player"] == 0
    assert t.discards() == ["girls"]


@both
def test_u_39_girls_gained_by_the_first_theft_cannot_be_used_in_this_saloon(edition: str) -> None:
    t = saloon(1, edition, [[], ["girls"], ["claim 1"]])
    t.asks(0, "D-15").says("steal 1 0 1").ends()
    assert t.hand(0) == ["girls"]
    assert t.hand(2) == ["claim 1"]


@both
def test_d_14_only_the_winner_is_asked_and_the_default_is_to_play(edition: str) -> None:
    t = saloon(1, edition, [[], ["girls"], ["claim 1"]])
    t.asks(0, "D-15")
    t = saloon(1, edition, [["girls"], ["claim 4", "claim 4"]])
    assert t.asks(0, "D-14").offers("pass", "play girls").default == "play girls"
    assert t.events("theft") == [], "before the first theft"
    t.asks(0, "D-14").says("pass").ends()
    assert len(t.events("theft")) == 1
    assert "girls" in t.hand(0)


@both
def test_d_14_cancelled_girls_leave_one_theft(edition: str) -> None:
    t = saloon(1, edition, [["girls"], ["claim 4", "claim 4"], ["wanted"]])
    t.asks(0, "D-14").says("play girls")
    t.asks(2, "D-06").says("play wanted").ends()
    assert t.hand(0) == ["claim 4"]
    assert sorted(t.discards()) == ["girls", "wanted"]


@both
@pytest.mark.parametrize(
    ("hands", "default"),
    [
        ([["claim 1"], ["claim 4", "brute"], ["claim 2", "claim 3"]], "steal 2 2 0"),
        ([[], ["claim 4", "brute", "girls"], ["claim 2", "wanted"]], "steal 1 1 1"),
        ([[], ["claim 4", "brute"], ["claim 2", "girls"]], "steal 1 1 1"),
        ([[], ["split", "brute", "equip_1"], ["girls"]], "steal 1 0 2"),
    ],
)
def test_d_15_time_out_robs_most_claims_then_most_cards_then_clockwise(
    hands: list[list[str]], default: str, edition: str
) -> None:
    assert saloon(2, edition, hands).asks(0, "D-15").default == default


@both
def test_d_15_clockwise_counts_from_the_thief(edition: str) -> None:
    hands = [["claim 4"], [], ["claim 2"]]
    t = town(["saloon"], edition=edition, dice=["99999", "QAAAA", "TTTTT"], hands=hands)
    assert t.asks(1, "D-15").default == "steal 2 1 0"


@both
@pytest.mark.parametrize(
    ("hand", "default"),
    [
        (["claim 4", "equip_5", "girls"], "card equip_5"),
        (["claim 5", "equip_5", "girls"], "claim 5"),
        (["claim 1", "girls", "brute"], "claim 1"),
        (["equip_1", "girls", "brute"], "card equip_1"),
    ],
)
def test_d_16_time_out_keeps_the_highest_value(hand: list[str], default: str, edition: str) -> None:
    t = saloon(3, edition, [[], hand])
    assert t.asks(0, "D-16").default == default
    t.time_out(0).ends()
    assert t.hand(0) == [default.removeprefix("card ")]


@both
def test_d_16_is_asked_only_after_drawing_at_least_two(edition: str) -> None:
    t = saloon(1, edition, [[], ["claim 4"]]).ends()
    assert t.hand(0) == ["claim 4"]
