"""DT-12: the General Store; Unlimited Credit and Nervous Joe."""

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.proofs import proves

both = pytest.mark.parametrize("edition", ["first", "second"])


def shopping(jacks: int, edition: str, deck: list[str], **more: object) -> Play:
    """Seat 0 wins the store with some jacks; three players."""
    dice = ["J" * jacks + "A" * (5 - jacks), "99999", "TTTTT"]
    return town(["general_store"], edition=edition, dice=dice, store_deck=deck, **more)  # type: ignore[arg-type]


@both
def test_dt_12_1_draws_a_card_for_each_jack_keeps_one_and_discards_the_rest(edition: str) -> None:
    t = shopping(3, edition, ["girls", "equip_2", "brute", "split"])
    t.asks(0, "D-12").offers("card girls", "card equip_2", "card brute").says("card girls").ends()
    assert t.hand(0) == ["girls"]
    assert sorted(t.discards()) == ["brute", "equip_2"]
    assert t.deck()[0] == "split"
    assert len(t.deck()) == 16


@both
def test_dt_12_1_a_single_card_is_kept_without_a_question(edition: str) -> None:
    t = shopping(1, edition, ["girls"]).ends()
    assert t.hand(0) == ["girls"]
    assert t.discards() == []


@both
@proves("U-30", "TV-L13")
def test_dt_12_2_the_rest_is_drawn_then_the_discards_are_shuffled(edition: str) -> None:
    used = ["split", "brute", "cheater", "equip_1", "marshall"]
    t = shopping(4, edition, ["girls", "equip_2"], exact_deck=True, discards=used)
    drawn = [option.removeprefix("card ") for option in t.asks(0, "D-12").options]
    assert {"girls", "equip_2"} < set(drawn)
    assert len(drawn) == 4
    assert len(t.deck()) == 3
    assert set(drawn) - {"girls", "equip_2"} <= set(used)
    assert t.event("store_reshuffled")["deck"] == 5
    t.asks(0, "D-12").says("card girls").ends()
    assert len(t.deck()) == 3
    assert len(t.discards()) == 3
    assert sorted(t.deck() + t.discards() + t.hand(0)) == sorted([*used, "girls", "equip_2"])


@both
def test_u_30_credit_is_not_part_of_a_reshuffle_during_its_own_actions(edition: str) -> None:
    t = shopping(1, edition, ["girls"], exact_deck=True, discards=["equip_1"], hands=[["credit"]])
    t.asks(0, "D-11").says("play credit").ends()
    assert t.hand(0) == ["equip_1", "girls"]
    assert t.deck() == []
    assert t.discards() == ["credit"]


@both
@proves("TV-L11")
def test_dt_12_3_in_the_first_round_the_whole_action_is_performed_twice(edition: str) -> None:
    t = shopping(2, edition, ["equip_1", "equip_2", "equip_3", "equip_4"], round=1)
    t.asks(0, "D-12").offers("card equip_1", "card equip_2").says("card equip_1")
    assert t.discards() == ["equip_2"], "the first action is complete"
    t.asks(0, "D-12").offers("card equip_3", "card equip_4").says("card equip_4").ends()
    assert t.hand(0) == ["equip_1", "equip_4"]
    assert len(t.deck()) == 15
    assert sorted(t.discards()) == ["equip_2", "equip_3"]
    assert [event["action"] for event in t.events("store_drawn")] == [1, 2]


@both
def test_tv_l11_with_nervous_joe_kept_there_are_three_discards(edition: str) -> None:
    t = shopping(2, edition, ["equip_1", "joe", "equip_3", "equip_4"], round=1)
    t.asks(0, "D-12").says("card joe")
    t.asks(0, "D-13").says("seat 1")
    assert t.dollars == [12, 4, 8], "before the second action"
    assert sorted(t.discards()) == ["equip_1", "joe"]
    t.asks(0, "D-12").says("card equip_3").ends()
    assert len(t.deck()) == 15
    assert len(t.discards()) == 3
    assert t.hand(0) == ["equip_3"]


@both
@proves("U-32")
def test_tv_l12_without_a_jack_in_round_1_the_double_is_lost(edition: str) -> None:
    t = town(["general_store"], edition=edition, dice=["99999", "TTTTT"], round=1).ends()
    assert t.event("place_uncontested")["place"] == "general_store"
    t = shopping(1, edition, ["girls", "brute"], round=2).ends()
    assert t.hand(0) == ["girls"]
    assert len(t.events("store_drawn")) == 1


@both
def test_u_32_a_tie_in_round_1_is_decided_once_for_both_actions(edition: str) -> None:
    t = town(["general_store"], edition=edition, dice=["JJAAA", "JJ999", "TTTTT"], sheriff=2, round=1, bribes="off")
    t.asks(2, "D-08").says("seat 1")
    t.asks(1, "D-12").says(t.asks(1, "D-12").options[0])
    t.asks(1, "D-12").says(t.asks(1, "D-12").options[0]).ends()
    assert len(t.hand(1)) == 2
    assert t.hand(0) == []
    assert len(t.events("tie")) == 1


@both
@proves("TV-L15")
def test_dt_12_4_unlimited_credit_performs_the_action_twice(edition: str) -> None:
    t = shopping(1, edition, ["girls", "brute", "split"], hands=[["credit"]])
    t.asks(0, "D-11").says("play credit").ends()
    assert t.hand(0) == ["girls", "brute"]
    assert t.discards() == ["credit"]
    assert [event["number"] for event in t.events("store_drawn")] == [1, 1]


@both
def test_dt_12_4_each_action_draws_the_full_number_of_jacks(edition: str) -> None:
    t = shopping(3, edition, ["girls", "brute", "split", "equip_1", "equip_2", "equip_3"], hands=[["credit"]])
    t.asks(0, "D-11").says("play credit")
    t.asks(0, "D-12").offers("card girls", "card brute", "card split").says("card split")
    t.asks(0, "D-12").offers("card equip_1", "card equip_2", "card equip_3").says("card equip_3").ends()


@both
def test_dt_12_4_credit_cancelled_leaves_one_action(edition: str) -> None:
    t = shopping(1, edition, ["girls", "brute"], hands=[["credit"], ["wanted"]])
    t.asks(0, "D-11").says("play credit")
    t.asks(1, "D-06").says("play wanted").ends()
    assert t.hand(0) == ["girls"]
    assert sorted(t.discards()) == ["credit", "wanted"]


@both
def test_dt_12_5_there_is_no_hand_limit(edition: str) -> None:
    hand = ["equip_1", "equip_2", "equip_3", "equip_4", "equip_5", "equip_8", "brute", "brute", "cheater", "cheater"]
    t = shopping(1, edition, ["girls"], hands=[[*hand, "claim 1", "claim 2", "claim 3"]]).ends()
    assert len(t.hand(0)) == 14


@both
@proves("U-34")
def test_dt_12_6_nervous_joe_is_carried_out_at_once(edition: str) -> None:
    """Before the saloon, in which a card in the hand could be stolen."""
    t = town(["general_store", "saloon"], edition=edition, dice=["JAAAA", "QQ999", "TTTTT"], store_deck=["joe"])
    t.asks(0, "D-13").offers("seat 1", "seat 2").says("seat 2").ends()
    assert t.dollars == [12, 8, 4]
    assert t.discards() == ["joe"]
    assert t.hand(0) == []
    assert t.event("theft_impossible")["player"] == 1


@both
@proves("U-31")
def test_tv_l14_with_one_card_left_he_keeps_it(edition: str) -> None:
    t = shopping(3, edition, ["joe"], exact_deck=True)
    assert t.event("store_drawn")["number"] == 1
    t.asks(0, "D-13").says("seat 1").ends()
    assert t.dollars == [12, 4, 8]
    assert t.discards() == ["joe"]
    assert t.deck() == []


@both
def test_u_31_with_no_card_left_he_gains_nothing_but_controlled_the_place(edition: str) -> None:
    t = town(["general_store", "doc_badluck"], edition=edition, dice=["JAAAA", "99999"], exact_deck=True,
             gained=(1,), controlled=(1,))  # fmt: skip
    assert t.event("store_empty")["player"] == 0
    assert t.hand(0) == []
    assert t.event("doc_visitors")["players"] == ([0] if edition == "first" else [])


@both
@pytest.mark.parametrize(("owned", "given"), [(3, 3), (4, 4), (9, 4), (1, 1)])
def test_tv_l16_nervous_joe_takes_four_dollars_or_all(owned: int, given: int, edition: str) -> None:
    t = shopping(1, edition, ["joe"], dollars=[5, owned, 8])
    t.asks(0, "D-13").says("seat 1").ends()
    assert t.dollars == [5 + given, owned - given, 8]
    assert t.discards() == ["joe"]
    assert t.event("joe_collected")["dollars"] == given


@both
@proves("U-34")
def test_tv_l17_nervous_joe_not_kept_is_discarded_without_effect(edition: str) -> None:
    t = shopping(2, edition, ["joe", "girls"])
    t.asks(0, "D-12").says("card girls").ends()
    assert t.dollars == [8, 8, 8]
    assert t.discards() == ["joe"]
    assert t.events("card_played") == []


@both
def test_u_34_nobody_has_money_and_joe_is_discarded_without_effect(edition: str) -> None:
    t = shopping(1, edition, ["joe"], dollars=[5, 0, 0]).ends()
    assert t.dollars == [5, 0, 0]
    assert t.discards() == ["joe"]
    assert t.event("no_effect")["player"] == 0
    assert t.events("joe_collected") == []


@both
def test_u_34_joe_can_be_cancelled_by_wanted(edition: str) -> None:
    t = shopping(1, edition, ["joe"], hands=[[], [], ["wanted"]])
    t.asks(0, "D-13").says("seat 1")
    t.asks(2, "D-06").says("play wanted").ends()
    assert t.dollars == [8, 8, 8]
    assert sorted(t.discards()) == ["joe", "wanted"]
    assert t.hand(0) == []


@pytest.mark.parametrize("edition", ["first", "second"])
def test_u_34_joe_from_the_doc_is_carried_out_at_once_too(edition: str) -> None:
    t = town(["doc_badluck"], edition=edition, dice=["JQQQA", "99999", "TTTTT"], gained=(1, 2), controlled=(1, 2),
             store_deck=["joe"], elixirs=("luck", "power"))  # fmt: skip
    if edition == "first":
        t.asks(0, "D-21").says("remedy goods")
    else:
        t.asks(0, "D-23").says("elixir 1")
    t.asks(0, "D-13").offers("seat 1", "seat 2").says("seat 2").ends()
    assert t.dollars == [12, 8, 4]
    assert t.hand(0) == []
    assert t.discards() == ["joe"]


@both
def test_d_11_only_the_winner_is_asked_before_the_draw_and_the_default_is_not_to_play(edition: str) -> None:
    shopping(1, edition, ["girls"], hands=[[], ["credit"]]).ends()
    t = shopping(1, edition, ["girls", "brute"], hands=[["credit"]])
    assert t.events("store_drawn") == []
    assert t.asks(0, "D-11").offers("pass", "play credit").default == "pass"
    t.time_out(0).ends()
    assert t.hand(0) == ["girls", "credit"]
    assert len(t.events("store_drawn")) == 1


@both
def test_u_32_credit_drawn_in_the_first_action_is_too_late(edition: str) -> None:
    t = shopping(1, edition, ["credit", "girls", "brute"], round=1).ends()
    assert t.hand(0) == ["girls", "credit"]


@both
@pytest.mark.parametrize(
    ("drawn", "default"),
    [
        (["girls", "equip_2", "equip_5"], "card equip_5"),
        (["equip_8", "girls", "equip_5"], "card equip_8"),
        (["split", "girls", "brute"], "card split"),
        (["joe", "girls", "brute"], "card girls"),
        (["joe", "equip_1"], "card equip_1"),
    ],
)
def test_d_12_time_out_keeps_the_best_equipment_else_the_first_but_joe(
    drawn: list[str], default: str, edition: str
) -> None:
    t = shopping(len(drawn), edition, drawn)
    assert t.asks(0, "D-12").offers(*(f"card {card}" for card in drawn)).default == default
    t.time_out(0).ends()
    assert t.hand(0) == [default.removeprefix("card ")]


@both
def test_d_12_is_asked_also_for_two_cards_alike(edition: str) -> None:
    """Two cards were drawn, so the question is asked; without it everybody would know that the cards are alike."""
    t = shopping(2, edition, ["brute", "brute"])
    t.asks(0, "D-12").offers("card brute").says("card brute").ends()
    assert t.hand(0) == ["brute"]
    assert t.discards() == ["brute"]


@both
def test_d_13_others_with_money_can_be_chosen_default_the_richest(edition: str) -> None:
    def joe(*dollars: int, **more: object) -> Play:
        return town(["general_store"], edition=edition, dice=["99999", "JAAAA", "TTTTT", "TTTTT"], store_deck=["joe"],
                    dollars=list(dollars), **more)  # type: ignore[arg-type]  # fmt: skip

    assert joe(3, 9, 1, 0).asks(1, "D-13").offers("seat 0", "seat 2").default == "seat 0"
    assert joe(3, 9, 3, 3).asks(1, "D-13").default == "seat 2", "ties to the first clockwise"
    t = joe(0, 9, 0, 2).ends()
    assert t.dollars == [0, 11, 0, 0], "one with money: no question"


@both
def test_d_13_with_hidden_wealth_anybody_can_be_chosen(edition: str) -> None:
    t = town(["general_store"], edition=edition, dice=["99999", "JAAAA", "TTTTT"], store_deck=["joe"],
             dollars=[6, 9, 0], wealth_visible=False)  # fmt: skip
    assert t.asks(1, "D-13").offers("seat 0", "seat 2").default == "seat 2", "the first clockwise, not the richest"
    t.asks(1, "D-13").says("seat 2").ends()
    assert t.dollars == [6, 9, 0]
    assert t.event("joe_collected")["dollars"] == 0


@both
@proves("U-34")
def test_d_13_with_hidden_wealth_it_is_asked_even_if_nobody_has_money(edition: str) -> None:
    t = town(["general_store"], edition=edition, dice=["99999", "JAAAA", "TTTTT"], store_deck=["joe"],
             dollars=[0, 9, 0], wealth_visible=False)  # fmt: skip
    t.asks(1, "D-13").offers("seat 0", "seat 2").says("seat 0").ends()
    assert t.discards() == ["joe"]
