"""DT-17: Doc Badluck of the second edition, the elixir deck."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.proofs import proves


def visit(up: tuple[str, str] = ("wealth", "luck"), seats: int = 3, dice: str = "99999", **more: Any) -> Play:
    """Seat 0 controlled nothing; the others did."""
    others = tuple(range(1, seats))
    return town(["doc_badluck"], dice=[dice] + ["JJJJJ"] * (seats - 1), gained=others, controlled=others, elixirs=up,
                **{"sheriff": 1, **more})  # fmt: skip


@proves("U-47")
def test_dt_17_1_who_controlled_nothing_must_visit() -> None:
    t = visit()
    assert t.event("doc_visitors")["players"] == [0]
    t.asks(0, "D-23").offers("elixir 1", "elixir 2", "elixir pile")


@proves("TV-L31", "U-46")
def test_dt_17_2_controlling_an_empty_bank_counts() -> None:
    t = town(["bank", "doc_badluck"], dice=["TKKKK", "AAAAA"], bank=0, gained=(1,), controlled=(1,)).ends()
    assert t.event("doc_visitors")["players"] == []


def test_u_46_every_place_counts_whatever_came_of_it() -> None:
    cases: list[tuple[str, str, dict[str, Any]]] = [
        ("gold_mine", "9KKKK", {}),
        ("general_store", "JKKKK", {"exact_deck": True}),
        ("saloon", "QKKKK", {}),
        ("sheriff", "KAAAA", {"sheriff": 0}),
        ("town_hall", "KKKKK", {}),
    ]
    for place, dice, more in cases:
        t = town([place, "doc_badluck"], dice=[dice, "AAAA9" if place == "town_hall" else "TTTTT"], gained=(1,),
                 controlled=(1,), **more)  # fmt: skip
        assert t.event("doc_visitors")["players"] == [], place


def test_u_46_losing_a_tie_is_not_controlling() -> None:
    t = town(["gold_mine", "doc_badluck"], dice=["9KKKK", "9AAAA"], bribes="off")
    t.asks(0, "D-08").says("seat 0")
    assert t.event("doc_visitors")["players"] == [1]


def test_u_46_the_sheriff_place_undone_by_marshall_was_controlled() -> None:
    t = town(["sheriff", "doc_badluck"], dice=["KAAAA", "99999"], sheriff=1, gained=(1,), controlled=(1,),
             hands=[[], ["marshall"]])  # fmt: skip
    t.asks(1, "D-17").says("play marshall").ends()
    assert t.event("doc_visitors")["players"] == []


def test_u_47_with_may_a_visit_can_be_declined() -> None:
    t = visit(doc_obligation="may")
    t.asks(0, "D-23").offers("pass", "elixir 1", "elixir 2", "elixir pile").says("pass").ends()
    assert t.event("doc_declined")["player"] == 0
    assert t.open_elixirs() == ["wealth", "luck"]


def test_dt_17_3_the_sheriff_decides_the_order() -> None:
    t = town(["doc_badluck"], dice=["99999", "JJJJJ", "99999"], gained=(1,), controlled=(1,), sheriff=1)
    t.asks(1, "D-20").offers("seat 0", "seat 2").says("seat 2")
    assert t.event("doc_order_set")["order"] == [2, 0]
    t.asks(2, "D-23").says("elixir 1")
    t.asks(0, "D-23")


@pytest.mark.parametrize(
    ("choice", "elixir", "source"),
    [("elixir 1", "wealth", "face_up"), ("elixir 2", "charm", "face_up"), ("elixir pile", "luck", "pile")],
)
def test_dt_17_4_one_of_the_open_elixirs_or_the_top_of_the_pile(choice: str, elixir: str, source: str) -> None:
    t = visit(("wealth", "charm"), elixir_pile=("luck", "power", "protection", "friendship", "domination"))
    t.asks(0, "D-23").says(choice).ends()
    taken = t.event("elixir_taken")
    assert (taken["player"], taken["elixir"], taken["source"]) == (0, elixir, source)


@proves("U-53")
def test_dt_17_5_the_used_elixir_is_discarded_and_an_open_one_replaced() -> None:
    pile = ("charm", "power", "protection", "friendship", "domination")
    t = visit(("wealth", "luck"), elixir_pile=pile)
    t.asks(0, "D-23").says("elixir 1").ends()
    assert t.open_elixirs() == ["charm", "luck"]
    assert t.view(-1)["town"]["elixir_discards"] == 1
    assert (t.event("elixir_replaced")["elixir"], t.event("elixir_replaced")["pile"]) == ("charm", 4)
    t = visit(("wealth", "luck"), elixir_pile=pile)
    t.asks(0, "D-23").says("elixir pile").ends()
    assert t.open_elixirs() == ["wealth", "luck"]
    assert t.events("elixir_replaced") == []
    assert t.view(-1)["town"]["elixir_discards"] == 1
    assert t.view(-1)["town"]["elixir_pile"] == 4


@proves("TV-L41", "U-53")
def test_dt_17_6_an_empty_pile_is_made_from_the_discards_the_used_card_included() -> None:
    used = ("charm", "power", "protection", "friendship", "domination")
    t = visit(("wealth", "luck"), elixir_pile=(), elixir_discards=used)
    t.asks(0, "D-23").says("elixir 1").ends()
    seen = t.view(-1)["town"]
    assert (seen["elixir_pile"], seen["elixir_discards"]) == (5, 0)
    assert t.event("elixirs_reshuffled")["pile"] == 6
    assert t.open_elixirs()[1] == "luck"
    assert t.open_elixirs()[0] in (*used, "wealth")


def test_dt_17_6_drawing_from_an_empty_pile_shuffles_first() -> None:
    used = ("charm", "power", "protection", "friendship", "domination")
    t = visit(("wealth", "luck"), elixir_pile=(), elixir_discards=used)
    t.asks(0, "D-23").offers("elixir 1", "elixir 2", "elixir pile").says("elixir pile")
    assert t.event("elixirs_reshuffled")["pile"] == 5
    assert t.event("elixir_taken")["elixir"] in used
    assert t.view(-1)["town"]["elixir_pile"] == 4


@pytest.mark.parametrize("dice", ["99999", "AAAAA", "KKKKK", "9TJQK"])
def test_dt_17_7_dice_do_not_matter(dice: str) -> None:
    visit(dice=dice).asks(0, "D-23").offers("elixir 1", "elixir 2", "elixir pile")


@proves("U-50")
def test_dt_17_8_wealth() -> None:
    for payment, expected in (("partial", [5, 3, 0, 0, 6]), ("all_or_nothing", [4, 3, 1, 0, 6])):
        t = visit(seats=5, dollars=[0, 5, 1, 0, 8], short_payment=payment)
        t.asks(0, "D-23").says("elixir 1").ends()
        assert t.dollars == expected


def test_dt_17_8_charm() -> None:
    t = visit(("charm", "luck"), 5, nuggets=[0, 3, 0, 1, 2], mine=24)
    t.asks(0, "D-23").says("elixir 1").ends()
    assert t.nuggets == [3, 2, 0, 0, 1]
    assert t.mine == 24


def test_dt_17_8_luck() -> None:
    t = visit(store_deck=["girls"])
    t.asks(0, "D-23").says("elixir 2").ends()
    assert t.hand(0) == ["girls"]
    assert t.event("doc_card_drawn", 0)["card"] == "girls"
    assert "card" not in t.event("doc_card_drawn")


@proves("TV-L43")
def test_dt_17_8_power_and_its_points_at_the_end() -> None:
    t = town(["doc_badluck", "end_of_round"], dice=["99999", "JJJJJ"], gained=(1,), controlled=(1,), sheriff=1, mine=0,
             ended=1, elixirs=("power", "luck"), dollars=[0, 0])  # fmt: skip
    t.asks(0, "D-23").says("elixir 1").ends()
    changed = t.event("sheriff_changed")
    assert (changed["old"], changed["new"], changed["cause"]) == (1, 0, "power")
    assert t.points() == [5, 0]
    assert t.event("game_ended")["winners"] == [0]


def test_dt_17_8_power_for_the_sheriff_himself_has_no_effect() -> None:
    t = visit(("power", "luck"), sheriff=0, hands=[[], ["marshall"]])
    t.asks(0, "D-23").says("elixir 1").ends()
    assert t.sheriff == 0
    assert t.hand(1) == ["marshall"]
    assert t.event("no_effect")["player"] == 0


@proves("U-49")
def test_dt_17_8_protection() -> None:
    for hand, protected in ((["claim 2"], [2]), (["claim 2", "claim 4"], [2, 4]), ([], [])):
        t = visit(("protection", "luck"), hands=[hand])
        t.asks(0, "D-23").says("elixir 1").ends()
        assert t.protected_claims(0) == protected
    t = visit(("protection", "luck"), hands=[["claim 1", "claim 2", "claim 4"]])
    t.asks(0, "D-23").says("elixir 1")
    t.asks(0, "D-22").offers("protect 1 2", "protect 1 4", "protect 2 4").says("protect 1 4").ends()
    assert t.protected_claims(0) == [1, 4]
    assert t.hand(0) == ["claim 2"]


@proves("D-24", "D-25", "U-54")
def test_dt_17_8_friendship_the_giver_chooses() -> None:
    t = visit(("friendship", "luck"), 4, hands=[[], ["claim 5"], ["brute", "equip_1", "claim 1"], ["girls"]])
    t.asks(0, "D-23").says("elixir 1")
    t.asks(0, "D-24").offers("seat 2", "seat 3").says("seat 2")
    t.asks(2, "D-25").offers("card brute", "card equip_1").says("card equip_1").ends()
    assert t.hand(0) == ["equip_1"]
    assert t.hand(2) == ["brute", "claim 1"]


@proves("D-26", "D-27", "U-54")
def test_dt_17_8_domination_the_giver_chooses() -> None:
    t = visit(("domination", "luck"), 4, hands=[[], ["brute"], ["claim 5", "claim 1", "girls"], ["claim 2"]])
    t.asks(0, "D-23").says("elixir 1")
    t.asks(0, "D-26").offers("seat 2", "seat 3").says("seat 2")
    t.asks(2, "D-27").offers("claim 1", "claim 5").says("claim 5").ends()
    assert t.hand(0) == ["claim 5"]
    assert t.hand(2) == ["girls", "claim 1"]


@pytest.mark.parametrize("elixir", ["friendship", "domination"])
def test_u_54_only_visitor_and_giver_see_the_face(elixir: str) -> None:
    hand = ["brute"] if elixir == "friendship" else ["claim 3"]
    t = visit((elixir, "luck"), hands=[[], hand])
    t.asks(0, "D-23").says("elixir 1").ends()
    assert t.hand(0) == hand, "one target, one card: no question"
    kind = "store_card" if elixir == "friendship" else "claim"
    for seat in (0, 1):
        assert t.event("card_given", seat)["card"] == hand[0]
    for seat in (2, -1):
        given = t.event("card_given", seat)
        assert "card" not in given
        assert (given["from"], given["to"]) == (1, 0)
        assert (given["kind"], given["cause"]) == (kind, elixir)


@pytest.mark.parametrize("elixir", ["friendship", "domination"])
def test_u_54_without_a_target_there_is_no_effect(elixir: str) -> None:
    own = [["brute", "claim 3"], ["claim 1"] if elixir == "friendship" else ["girls"]]
    t = visit((elixir, "luck"), hands=own, protected=[[], [4], [5]])
    t.asks(0, "D-23").says("elixir 1").ends()
    assert t.event("no_effect")["player"] == 0
    assert t.hand(0) == own[0]


@proves("U-53")
def test_tv_l40_the_next_visitor_sees_the_new_elixir() -> None:
    t = town(["doc_badluck"], dice=["99999", "99999", "JJJJJ"], gained=(2,), controlled=(2,), sheriff=2,
             elixirs=("luck", "power"), store_deck=["girls"], nuggets=[1, 0, 1],
             elixir_pile=("wealth", "charm", "protection", "friendship", "domination"))  # fmt: skip
    t.asks(2, "D-20").says("seat 0")
    t.asks(0, "D-23").says("elixir 1")
    assert t.open_elixirs() == ["wealth", "power"]
    t.asks(1, "D-23").says("elixir pile").ends()
    assert t.nuggets == [0, 2, 0]
    assert t.open_elixirs() == ["wealth", "power"]


def test_u_53_an_unwelcome_card_from_the_pile_must_be_carried_out() -> None:
    pile = ("power", "charm", "protection", "friendship", "domination")
    t = visit(elixir_pile=pile, sheriff=0)
    t.asks(0, "D-23").says("elixir pile").ends()
    assert t.event("no_effect")["cause"] == "power"
    assert t.view(-1)["town"]["elixir_discards"] == 1


def test_u_53_the_gap_is_filled_only_after_the_elixir_is_carried_out() -> None:
    t = visit(("protection", "luck"), hands=[["claim 1", "claim 2", "claim 4"]])
    t.asks(0, "D-23").says("elixir 1")
    assert t.open_elixirs() == [None, "luck"]
    assert t.view(-1)["town"]["elixir_discards"] == 0
    assert t.view(-1)["town"]["elixir_in_use"] == "protection", "it is carried out openly"


def test_tv_l42_marshall_against_power() -> None:
    t = visit(("power", "luck"), hands=[[], ["marshall"]])
    t.asks(0, "D-23").says("elixir 1")
    assert t.asks(1, "D-17").default == "play marshall", "the old Sheriff's"
    t.asks(1, "D-17").says("play marshall").ends()
    assert t.sheriff == 1
    assert t.discards() == ["marshall"]
    assert t.event("sheriff_stays")["cause"] == "marshall"
    assert t.view(-1)["town"]["elixir_discards"] == 1
    assert "power" not in t.open_elixirs()


@proves("U-54", "D-26")
def test_tv_l44_a_player_with_protected_claims_only_is_no_target() -> None:
    t = visit(("domination", "luck"), 4, hands=[[], [], ["claim 1"], ["claim 2"]], protected=[[], [5, 5]])
    t.asks(0, "D-23").says("elixir 1")
    t.asks(0, "D-26").offers("seat 2", "seat 3")


@proves("U-51")
def test_tv_l45_power_does_not_change_the_order() -> None:
    t = town(["doc_badluck"], dice=["99999", "99999", "JJJJJ", "99999"], gained=(2,), controlled=(2,), sheriff=2,
             elixirs=("power", "luck"))  # fmt: skip
    t.asks(2, "D-20").says("seat 1").asks(2, "D-20").says("seat 0")
    t.asks(1, "D-23").says("elixir 1")
    assert t.sheriff == 1
    t.asks(0, "D-23").says("elixir 2")
    t.asks(3, "D-23")
    assert len(t.events("doc_order_set")) == 1
