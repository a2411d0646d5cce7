"""DT-8: the order of the places, and who controls one."""

import pytest
from tests.games.dice_town.scenario import PHASE_II, town
from tests.positions import log_of
from tests.proofs import proves

both = pytest.mark.parametrize("edition", ["first", "second"])

MOST = [("gold_mine", "9"), ("bank", "T"), ("general_store", "J"), ("saloon", "Q"), ("sheriff", "K")]
"""The places that are won with most dice of a face (table of 2.1)."""


def other_dice(face: str, number: int) -> str:
    """This many dice of a face, the others aces."""
    return face * number + "A" * (5 - number)


@both
def test_dt_8_1_the_places_follow_each_other_in_the_fixed_order(edition: str) -> None:
    t = town(PHASE_II, edition=edition, dice=["9TJQK", "AAAA9"], sheriff=1, bribes="off", hands=[["claim 1"], []])
    t.asks(1, "D-08").says("seat 0")
    steps = [
        (event["phase"], event.get("place", event["event"]))
        for event in log_of(t.s).seen_by(-1)
        if event["event"] in ("place_won", "coach_arrived", "doc_visitors")
    ]
    assert steps == [
        ("place_1", "gold_mine"),
        ("place_2", "bank"),
        ("place_3", "coach_arrived"),
        ("place_4", "general_store"),
        ("place_5", "saloon"),
        ("place_6", "sheriff"),
        ("place_7", "town_hall"),
        ("place_8", "doc_visitors"),
    ]


@both
def test_dt_8_1_a_place_is_finished_before_the_next_begins(edition: str) -> None:
    """While the store's winner chooses a card, nothing has happened yet in the Saloon; mine and Bank are done."""
    t = town(PHASE_II, edition=edition, dice=["99JJA", "TQQKA"], coach=4, hands=[["equip_1"], []])
    t.asks(0, "D-12")
    assert t.nuggets == [2, 0]
    assert t.dollars == [8, 11]
    assert (t.bank, t.coach) == (4, 0)
    phases = [event["phase"] for event in log_of(t.s).seen_by(-1)]
    assert phases == sorted(phases)
    assert phases[-1] == "place_4"


@both
@pytest.mark.parametrize(("place", "face"), MOST)
def test_dt_8_2_most_dice_of_the_face_win(place: str, face: str, edition: str) -> None:
    dice = [other_dice(face, 1), other_dice(face, 3), other_dice(face, 2)]
    t = town([place], edition=edition, dice=dice)
    won = t.event("place_won")
    assert (won["place"], won["player"], won["count"], won["by_tie_break"]) == (place, 1, 3, False)


@both
@pytest.mark.parametrize(("place", "face"), MOST)
def test_dt_8_2_one_die_of_the_face_is_enough(place: str, face: str, edition: str) -> None:
    t = town([place], edition=edition, dice=["AAAAA", other_dice(face, 1)])
    assert (t.event("place_won")["player"], t.event("place_won")["count"]) == (1, 1)


@both
@pytest.mark.parametrize(("place", "face"), MOST)
def test_dt_8_3_nobody_shows_the_face_and_nothing_happens(place: str, face: str, edition: str) -> None:
    hands = [["claim 3", "dynamite", "girls", "credit", "split", "marshall"], ["claim 2"]]
    t = town([place], edition=edition, dice=["AAAAA", "AAAAA"], hands=hands).ends()
    assert t.event("place_uncontested")["place"] == place
    assert t.events("place_won") == []
    assert t.events("tie") == []
    assert (t.nuggets, t.dollars, t.mine, t.bank, t.sheriff) == ([0, 0], [8, 8], 30, 3, 0)
    assert t.hand(1) == ["claim 2"]
    assert len(t.hand(0)) == 6
    assert t.controlled == t.gained == 0


@both
def test_dt_8_4_one_player_may_win_several_places(edition: str) -> None:
    t = town(PHASE_II, edition=edition, dice=["99TTK", "AJQ9T"], store_deck=["equip_1"])
    winners = {event["place"]: event["player"] for event in t.events("place_won")}
    assert winners == {"gold_mine": 0, "bank": 0, "general_store": 1, "saloon": 1, "sheriff": 0, "town_hall": 0}
    assert (t.nuggets[0], t.dollars[0], t.sheriff, t.hand(0)) == (2, 11, 0, ["claim 4"])


@both
@pytest.mark.parametrize("named", [0, 1])
def test_dt_8_5_the_sheriff_decides_a_tie_and_the_others_get_nothing(named: int, edition: str) -> None:
    t = town(["gold_mine"], edition=edition, dice=["99JQK", "99JQA", "9TJQK"], sheriff=2, bribes="off")
    assert t.event("tie")["players"] == [0, 1]
    assert t.event("tie")["count"] == 2
    t.asks(2, "D-08").offers("seat 0", "seat 1").says(f"seat {named}").ends()
    assert t.nuggets == ([2, 0, 0] if named == 0 else [0, 2, 0])
    assert t.mine == 28
    assert t.event("place_won")["by_tie_break"] is True
    assert t.event("tie_decided")["player"] == named


@both
@proves("U-18")
def test_dt_8_6_the_sheriff_of_the_moment_decides(edition: str) -> None:
    """Seat 2 takes the badge at place 6: the ties at 2 and 6 are seat 0's, those at 7 and at the Doc seat 2's."""
    dice = ["9JQKA", "TAAQQ", "TKKAJ", "TAAQQ", "9JQTA"]
    t = town(["bank", "sheriff", "town_hall"], edition=edition, dice=dice, bribes="off")
    t.asks(0, "D-08").says("seat 1")
    assert t.sheriff == 2
    t.asks(2, "D-08").offers("seat 1", "seat 3").says("seat 3").ends()
    assert t.hand(3) == ["claim 2", "claim 4", "claim 5"]


@both
@proves("U-18")
def test_dt_8_6_the_new_sheriff_orders_the_visits_at_the_doc(edition: str) -> None:
    t = town(["sheriff", "doc_badluck"], edition=edition, dice=["9999T", "KKKKK", "9999T", "JJJJJ"], gained=(0, 3),
             controlled=(0, 3), sheriff=0, doc_eligibility="controlled_nothing")  # fmt: skip
    assert t.sheriff == 1
    assert t.event("doc_visitors")["players"] == [2]
    t = town(["sheriff", "doc_badluck"], edition=edition, dice=["9999T", "KKKKK", "9999T", "JJJJJ"], sheriff=0)
    t.asks(1, "D-20").offers("seat 0", "seat 2", "seat 3")


@both
@pytest.mark.parametrize("second_best", ["9JQKA", "999JA"])
def test_dt_8_7_the_reward_counts_the_winners_dice_not_the_margin(second_best: str, edition: str) -> None:
    t = town(["gold_mine"], edition=edition, dice=["9999A", second_best]).ends()
    assert t.nuggets == [4, 0]
