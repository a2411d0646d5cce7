"""DT-19.3, DT-19.4, U-21 to U-24: offers to the Sheriff."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.positions import log_of
from tests.proofs import proves

from tumbleweed import IllegalAnswer

both = pytest.mark.parametrize("edition", ["first", "second"])
RICH = [["brute", "equip_2", "claim 3", "claim 3"], ["girls"], ["claim 1"]]


def tie(edition: str = "second", sheriff: int = 2, **more: Any) -> Play:
    """Seats 0 and 1 tie at the mine with two nines; seat 2 is Sheriff, seat 3 looks on."""
    return town(["gold_mine"], edition=edition, dice=["99KKK", "99AAA", "TTTTT", "JJJJJ"], sheriff=sheriff, **more)


@both
def test_dt_19_3_dollars_nuggets_and_cards_may_be_offered(edition: str) -> None:
    t = tie(edition, hands=RICH, nuggets=[2], protected=[[5]])
    t.asks(0, "D-07").says("bribe dollars 1", "bribe nuggets 1", "bribe card brute", "bribe claim 3", "done")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.dollars == [7, 8, 9, 8]
    assert t.nuggets == [1 + 2, 0, 1, 0]
    assert t.hand(0) == ["equip_2", "claim 3"]
    assert t.hand(2) == ["brute", "claim 1", "claim 3"]


@both
@proves("DT-19.4")
def test_tv_l03_the_named_player_pays_and_the_other_offer_lapses(edition: str) -> None:
    t = tie(edition, nuggets=[1])
    t.asks(0, "D-07").says("bribe dollars 2", "bribe nuggets 1")
    t.asks(1, "D-07").says("bribe dollars 3")
    t.asks(2, "D-08").says("seat 1").ends()
    assert t.dollars == [8, 5, 11, 8]
    assert t.nuggets == [1, 2, 0, 0]
    assert t.told().index("bribe_paid") < t.told().index("nuggets_mined"), "at once, before the place is resolved"


@both
@proves("DT-19.4", "U-21")
def test_tv_l04_the_sheriff_names_himself_and_nobody_pays(edition: str) -> None:
    t = tie(edition, sheriff=0)
    t.asks(1, "D-07").says("bribe dollars 4")
    t.asks(0, "D-08").says("seat 0").ends()
    assert t.dollars == [8, 8, 8, 8]
    assert t.nuggets == [2, 0, 0, 0]
    assert t.events("bribe_paid") == []


@both
def test_tv_l52_a_bribe_larger_than_the_loot_still_wins_something(edition: str) -> None:
    t = town(["bank", "doc_badluck"], edition=edition, dice=["TTKKK", "TTAAA", "JJJJJ"], sheriff=2, gained=(1, 2),
             controlled=(1, 2))  # fmt: skip
    t.asks(0, "D-07").says("bribe dollars 5")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.dollars == [6, 8, 13]
    assert t.event("doc_visitors")["players"] == []


@both
def test_dt_19_4_only_the_tied_other_than_the_sheriff_are_asked(edition: str) -> None:
    t = tie(edition)
    assert t.view(-1)["waiting"] == [0, 1]
    t = tie(edition, sheriff=0)
    assert t.view(-1)["waiting"] == [1]


@both
def test_dt_19_4_a_card_paid_is_gone_when_its_window_comes(edition: str) -> None:
    """The winner of the mine gave the Dynamite away; the Sheriff, who has it now, does not mine."""
    t = tie(edition, hands=[["dynamite"]])
    t.asks(0, "D-07").says("bribe dollars 0", "bribe card dynamite")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.nuggets == [2, 0, 0, 0]
    assert t.hand(2) == ["dynamite"]


@both
def test_d_07_an_offer_is_named_in_parts(edition: str) -> None:
    t = tie(edition, hands=[["brute", "claim 3", "claim 3"]], nuggets=[2], dollars=[2, 8, 8, 8], protected=[[5]])
    asked = t.asks(0, "D-07")
    asked.offers("pass", "bribe dollars 0", "bribe dollars 1", "bribe dollars 2").says("bribe dollars 0")
    asked.offers("pass", "bribe nuggets 0", "bribe nuggets 1", "bribe nuggets 2").says("bribe nuggets 0")
    asked.offers("pass", "bribe card brute", "bribe claim 3", "bribe protected 5").says("bribe claim 3")
    asked.offers("pass", "done", "bribe claim 3", "bribe protected 5").says("bribe claim 3")
    asked.offers("pass", "done", "bribe protected 5").says("bribe protected 5")
    assert t.view(-1)["waiting"] == [1], "nothing is left to add, the offer is complete"


@both
def test_d_07_parts_with_nothing_to_offer_are_passed_over(edition: str) -> None:
    t = tie(edition, dollars=[0, 1, 8, 8], nuggets=[1])
    t.asks(0, "D-07").offers("pass", "bribe nuggets 1").says("bribe nuggets 1")
    t.asks(1, "D-07").offers("pass", "bribe dollars 1")


@both
def test_d_07_a_tied_player_without_possessions_is_not_asked(edition: str) -> None:
    t = tie(edition, dollars=[0, 8, 8, 8])
    assert t.view(-1)["waiting"] == [1]


@both
def test_d_07_with_hidden_wealth_he_is_asked_all_the_same(edition: str) -> None:
    t = tie(edition, dollars=[0, 8, 8, 8], wealth_visible=False)
    assert t.view(-1)["waiting"] == [0, 1]
    t.asks(0, "D-07").offers("pass").says("pass")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").offers("more", "seat 0", "seat 1")


@both
def test_d_07_with_hidden_wealth_more_is_offered_even_if_nobody_has_anything(edition: str) -> None:
    t = tie(edition, dollars=[0, 0, 8, 8], wealth_visible=False)
    t.asks(0, "D-07").says("pass")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").offers("more", "seat 0", "seat 1")


@both
def test_d_07_pass_takes_a_part_made_offer_back(edition: str) -> None:
    t = tie(edition, nuggets=[2])
    t.asks(0, "D-07").says("bribe dollars 3", "pass")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.dollars == [8, 8, 8, 8]
    assert t.events("bribe_offered") == []


@both
def test_d_07_time_out_offers_nothing_also_in_the_middle_of_an_offer(edition: str) -> None:
    t = tie(edition, nuggets=[2])
    assert t.asks(0, "D-07").default == "pass"
    t.asks(0, "D-07").says("bribe dollars 3").time_out(0)
    t.time_out(1)
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.dollars[0] == 8
    assert [event["decision"] for event in t.events("timeout_default")] == ["D-07", "D-07"]


@both
def test_d_07_time_out_in_a_later_round_leaves_the_offer(edition: str) -> None:
    t = tie(edition)
    t.asks(0, "D-07").says("bribe dollars 3")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("more")
    t.time_out(0)
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.dollars == [5, 8, 11, 8]


@both
def test_d_07_answers_are_secret_until_all_have_answered(edition: str) -> None:
    t = tie(edition, hands=RICH)
    t.asks(0, "D-07").says("bribe dollars 3", "bribe card brute", "done")
    for seat in (1, 2, 3, -1):
        assert t.view(seat)["tie"]["offers"] == []
        assert t.events("bribe_offered", seat) == []
        assert "own_draft" not in t.view(seat)["tie"] or seat == 1
    assert t.view(0)["tie"]["own_draft"]["cards"] == ["brute"]
    assert t.view(1)["tie"]["own_draft"]["dollars"] == 0, "his own, still empty"
    t.asks(1, "D-07").says("pass")
    assert [offer["dollars"] for offer in t.view(-1)["tie"]["offers"]] == [3]


@both
def test_u_21_the_order_of_arrival_does_not_matter(edition: str) -> None:
    offers = {0: ["bribe dollars 2", "bribe card brute", "done"], 1: ["bribe dollars 3", "bribe card girls"]}
    ends = []
    for order in ((0, 1), (1, 0)):
        t = tie(edition, hands=RICH)
        for seat in order:
            t.asks(seat, "D-07").says(*offers[seat])
        ends.append((t.view(-1), t.view(2), log_of(t.s).seen_by(2)))
    assert ends[0] == ends[1]


@both
def test_u_21_a_later_round_only_raises_or_leaves(edition: str) -> None:
    t = tie(edition, hands=RICH, nuggets=[2], dollars=[4, 8, 8, 8])
    t.asks(0, "D-07").says("bribe dollars 2", "bribe nuggets 1", "bribe claim 3", "done")
    t.asks(1, "D-07").says("bribe dollars 1", "done")
    t.asks(2, "D-08").says("more")
    asked = t.asks(0, "D-07").offers("pass", "bribe dollars 2", "bribe dollars 3", "bribe dollars 4")
    with pytest.raises(IllegalAnswer, match="raised"):
        asked.says("bribe dollars 1")
    asked.says("bribe dollars 2")
    asked.offers("pass", "bribe nuggets 1", "bribe nuggets 2").says("bribe nuggets 1")
    asked.offers("pass", "bribe card brute", "bribe card equip_2", "bribe claim 3").says("bribe card equip_2", "done")
    t.asks(1, "D-07").says("pass")
    first, second, third = t.events("bribe_offered")
    assert (first["player"], second["player"], third["player"]) == (0, 1, 0)
    assert (third["dollars"], third["nuggets"], third["claims"], third["store_cards"]) == (2, 1, 1, 1)
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.hand(2) == ["equip_2", "claim 1", "claim 3"]
    assert t.dollars == [2, 8, 10, 8]


@both
def test_u_21_an_offer_left_as_it_is_still_binds(edition: str) -> None:
    t = tie(edition)
    t.asks(0, "D-07").says("bribe dollars 2")
    t.asks(1, "D-07").says("bribe dollars 1")
    t.asks(2, "D-08").says("more")
    t.asks(0, "D-07").says("pass")
    t.asks(1, "D-07").says("bribe dollars 5")
    t.asks(2, "D-08").offers("seat 0", "seat 1").says("seat 0").ends()
    assert t.dollars == [6, 8, 10, 8]


@both
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_u_21_bribe_rounds(rounds: int, edition: str) -> None:
    t = tie(edition, bribe_rounds=rounds)
    for number in range(1, rounds + 1):
        t.asks(0, "D-07").says(f"bribe dollars {number}")
        t.asks(1, "D-07").says("pass")
        last = number == rounds
        t.asks(2, "D-08").offers(*([] if last else ["more"]), "seat 0", "seat 1").says("seat 0" if last else "more")
    t.ends()
    assert t.dollars == [8 - rounds, 8, 8 + rounds, 8]


@both
def test_u_21_switched_off_nobody_is_asked_for_offers(edition: str) -> None:
    tie(edition, bribes="off").asks(2, "D-08").offers("seat 0", "seat 1")


@both
def test_u_21_gifts_are_handed_over_each_round_whoever_is_named(edition: str) -> None:
    t = tie(edition, bribes="gifts", hands=RICH)
    t.asks(0, "D-07").says("bribe dollars 2", "bribe card brute", "done")
    t.asks(1, "D-07").says("bribe dollars 1", "done")
    assert t.dollars == [6, 7, 11, 8], "handed over already"
    assert t.hand(2) == ["brute", "claim 1"]
    t.asks(2, "D-08").offers("more", "seat 0", "seat 1").says("more")
    t.asks(0, "D-07").says("bribe dollars 1", "done")
    t.asks(1, "D-07").says("pass")
    assert t.dollars == [5, 7, 12, 8]
    t.asks(2, "D-08").offers("seat 0", "seat 1").says("seat 1").ends()
    assert t.dollars == [5, 7, 12, 8]
    assert t.nuggets == [0, 2, 0, 0]
    assert [event["from"] for event in t.events("bribe_paid")] == [0, 1, 0]


@both
def test_u_21_gifts_are_lost_also_when_the_sheriff_names_himself(edition: str) -> None:
    t = tie(edition, sheriff=0, bribes="gifts")
    t.asks(1, "D-07").says("bribe dollars 3")
    t.asks(0, "D-08").says("seat 0").ends()
    assert t.dollars == [11, 5, 8, 8]


@both
def test_u_21_nothing_stays_offered_at_the_next_tie(edition: str) -> None:
    t = town(["gold_mine", "bank"], edition=edition, dice=["99TTK", "99TTA", "JJJJJ"], sheriff=2)
    t.asks(0, "D-07").says("bribe dollars 2")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 1")
    assert t.view(-1)["tie"]["offers"] == []
    t.asks(0, "D-07").says("pass")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.dollars == [11, 8, 8], "the lapsed offer is not paid later"


@both
def test_u_22_protected_claims_become_hand_cards_of_the_sheriff(edition: str) -> None:
    t = tie(edition, protected=[[4, 5], [], [2]])
    t.asks(0, "D-07").says("bribe dollars 0", "bribe protected 4", "bribe protected 5")
    t.asks(1, "D-07").says("pass")
    assert t.event("bribe_offered")["protected"] == [4, 5], "public by value"
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.protected_claims(0) == []
    assert t.protected_claims(2) == [2]
    assert t.hand(2) == ["claim 4", "claim 5"]


@both
def test_u_22_faces_are_for_the_sheriff_and_the_offerer_only(edition: str) -> None:
    t = tie(edition, hands=RICH)
    t.asks(0, "D-07").says("bribe dollars 1", "bribe card brute", "bribe claim 3", "done")
    t.asks(1, "D-07").says("pass")
    for seat, sees in ((0, True), (2, True), (1, False), (3, False), (-1, False)):
        offer, event = t.view(seat)["tie"]["offers"][0], t.event("bribe_offered", seat)
        for seen in (offer, event):
            assert (seen["dollars"], seen["nuggets"], seen["claims"], seen["store_cards"]) == (1, 0, 1, 1)
            assert ("cards" in seen) is sees
            assert not sees or sorted(seen["cards"]) == ["brute", "claim 3"]
    t.asks(2, "D-08").says("seat 0").ends()
    for seat, sees in ((0, True), (2, True), (1, False), (3, False), (-1, False)):
        assert ("cards" in t.event("bribe_paid", seat)) is sees


@both
@pytest.mark.parametrize(
    "answer", ["bribe dollars 9", "bribe nuggets 1", "bribe card girls", "bribe claim 2", "bribe protected 3", "done"]
)
def test_u_22_only_what_one_owns_can_be_offered(answer: str, edition: str) -> None:
    t = tie(edition, hands=[["brute", "claim 3"]])
    with pytest.raises(IllegalAnswer):
        t.asks(0, "D-07").says("bribe dollars 0", answer)
    with pytest.raises(IllegalAnswer):
        t.asks(1, "D-07").says(answer)
