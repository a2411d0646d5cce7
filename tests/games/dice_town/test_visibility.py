"""The table "Who sees what, moment by moment" for phase II: views of the seats and of a spectator."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.positions import log_of
from tests.proofs import proves

both = pytest.mark.parametrize("edition", ["first", "second"])
HANDS = [["girls", "claim 2"], ["equip_3", "claim 4"], ["brute"]]


def three(place: str, dice: list[str], edition: str, **more: Any) -> Play:
    return town([place], edition=edition, dice=dice, **{"hands": HANDS, **more})


def nobody_elses_cards(t: Play) -> None:
    """Only their owners see hands, and everybody sees only the size of decks."""
    for seat in (-1, *range(t.count)):
        view = t.view(seat)
        for other, player in enumerate(view["players"]):
            assert ("hand" in player) is (other == seat)
            assert player["store_cards"] == t.store[other] & 63
            assert player["claims"] == t.claims[other] & 63
            assert (player["dollars"], player["nuggets"]) == (t.dollars[other], t.nuggets[other])
        for pile in ("store_deck", "store_discards", "claim_deck"):
            assert isinstance(view["town"][pile], int)


@both
def test_dt_19_3_at_a_tie_everybody_sees_the_tied_and_the_amounts(edition: str) -> None:
    t = three("gold_mine", ["99KKK", "99AAA", "TTTTT"], edition, sheriff=2)
    t.asks(0, "D-07").says("bribe dollars 1", "bribe card girls", "bribe claim 2")
    t.asks(1, "D-07").says("pass")
    nobody_elses_cards(t)
    for seat in (-1, 0, 1, 2):
        seen = t.view(seat)["tie"]
        assert seen["players"] == [0, 1]
        assert len(seen["offers"]) == 1
        offer = seen["offers"][0]
        assert (offer["player"], offer["dollars"], offer["claims"], offer["store_cards"]) == (0, 1, 1, 1)
        assert offer.get("cards") == (["girls", "claim 2"] if seat in (0, 2) else None)
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.view(-1)["tie"] is None


@both
def test_dt_12_1_cards_looked_at_in_the_store_are_seen_by_the_drawer_only(edition: str) -> None:
    t = three("general_store", ["JJKKK", "AAAAA", "99999"], edition, store_deck=["split", "equip_1"])
    assert t.view(0)["looking_at"] == ["split", "equip_1"]
    for seat in (1, 2, -1):
        assert t.view(seat)["looking_at"] == []
        assert t.event("store_drawn", seat)["number"] == 2
    nobody_elses_cards(t)
    t.asks(0, "D-12").says("card split").ends()
    for seat in (0, 1, 2, -1):
        kept = t.event("store_kept", seat)
        assert kept["discarded_number"] == 1
        assert (kept.get("card"), kept.get("discarded")) == (("split", ["equip_1"]) if seat == 0 else (None, None))
        assert t.view(seat)["town"]["store_discards"] == 1


@both
@proves("U-37")
def test_dt_13_2_in_a_theft_thief_and_victim_see_the_cards(edition: str) -> None:
    t = three("saloon", ["KKKKK", "QQAAA", "99999"], edition)
    t.asks(1, "D-15").says("steal 0 1 1")
    for seat in (0, 1):
        assert sorted(t.view(seat)["looking_at"]) == ["claim 2", "girls"]
    for seat in (2, -1):
        assert t.view(seat)["looking_at"] == []
    nobody_elses_cards(t)


@both
def test_dt_15_2_claims_from_the_row_are_seen_when_taken_and_then_hidden(edition: str) -> None:
    t = three("town_hall", ["9999A", "KKKTT", "JJQQ9"], edition).ends()
    for seat in (-1, 0, 1, 2):
        assert t.event("claims_taken", seat)["values"] == [4, 2]
        assert t.view(seat)["town"]["claim_row"] == [5, 1, 3]
    nobody_elses_cards(t)


@both
def test_dt_15_5_of_corruption_the_others_learn_only_that_a_card_was_drawn(edition: str) -> None:
    t = three("town_hall", ["9999T", "KKKTT", "JJQQ9"], edition, hands=[["corruption"], [], []])
    t.asks(0, "D-18").says("play corruption").ends()
    assert "claim 1" in t.view(0)["players"][0]["hand"]
    for seat in (1, 2, -1):
        assert t.view(seat)["players"][0]["claims"] == 2
        assert "value" not in t.event("claim_drawn_unseen", seat)
    nobody_elses_cards(t)


@both
def test_dt_16_7_a_card_from_the_doc_is_seen_by_its_drawer_only(edition: str) -> None:
    t = three("doc_badluck", ["JJKKK", "AAAAA", "99999"], edition, gained=(1, 2), controlled=(1, 2),
              store_deck=["equip_8"], elixirs=("luck", "power"))  # fmt: skip
    t.asks(0, "D-21" if edition == "first" else "D-23").says("remedy goods" if edition == "first" else "elixir 1")
    assert t.event("doc_card_drawn", 0)["card"] == "equip_8"
    assert "equip_8" in t.view(0)["players"][0]["hand"]
    for seat in (1, 2, -1):
        assert "card" not in t.event("doc_card_drawn", seat)
        assert t.view(seat)["players"][0]["store_cards"] == 2
    nobody_elses_cards(t)


@both
def test_dt_12_6_nervous_joe_from_a_secret_draw_is_open_because_it_is_played(edition: str) -> None:
    t = three("general_store", ["JKKKK", "AAAAA", "99999"], edition, store_deck=["joe"])
    t.asks(0, "D-13").says("seat 1").ends()
    assert t.event("card_played")["card"] == "joe"
    assert t.event("card_played")["target"] == 1


@both
def test_dt_16_6_protected_claims_are_seen_by_all(edition: str) -> None:
    t = three("doc_badluck", ["99KKK", "AAAAA", "JJJJJ"], edition, gained=(1, 2), controlled=(1, 2),
              hands=[["claim 5", "claim 1"]], elixirs=("protection", "power"))  # fmt: skip
    t.asks(0, "D-21" if edition == "first" else "D-23").says("remedy barbed_wire" if edition == "first" else "elixir 1")
    for seat in (-1, 0, 1, 2):
        assert t.view(seat)["players"][0]["protected"] == [1, 5]


def test_dt_17_4_open_elixirs_are_public_the_pile_is_a_number() -> None:
    t = three("doc_badluck", ["JJKKK", "AAAAA", "99999"], "second", gained=(1, 2), controlled=(1, 2))
    for seat in (-1, 0, 1, 2):
        seen = t.view(seat)["town"]
        assert seen["elixirs"] == ["luck", "power"]
        assert seen["elixir_pile"] == 5
        assert seen["elixir_discards"] == 0


def test_u_54_while_a_card_is_being_chosen_nobody_else_sees_the_choice() -> None:
    t = three("doc_badluck", ["JJKKK", "AAAAA", "99999"], "second", gained=(1, 2), controlled=(1, 2),
              elixirs=("friendship", "power"), hands=[[], ["equip_3", "brute", "claim 1"]])  # fmt: skip
    t.asks(0, "D-23").says("elixir 1")
    t.asks(1, "D-25").says("card equip_3").ends()
    for seat in (2, -1):
        assert "card" not in t.event("card_given", seat)
        assert t.event("card_given", seat)["kind"] == "store_card"
    nobody_elses_cards(t)


@both
def test_hidden_wealth_is_seen_by_its_owner_only_but_payments_stay_public(edition: str) -> None:
    t = three("bank", ["TTKKK", "AAAAA", "99999"], edition, wealth_visible=False, nuggets=[1, 2, 3])
    for seat in (-1, 0, 1, 2):
        for other, player in enumerate(t.view(seat)["players"]):
            assert ("dollars" in player) is ("nuggets" in player) is (other == seat)
        assert t.event("bank_robbed", seat)["dollars"] == 3


def robbery(card: str, answer: str) -> Play:
    """Seat 1 holds a card in secret; after the Bank, seat 2 is asked at the General Store."""
    t = town(["bank", "stagecoach", "general_store"], dice=["TTTKK", "AAAAA", "JJ999"], bank=6,
             hands=[[], [card]], store_deck=["equip_1", "equip_2"])  # fmt: skip
    if t.s.ask is not None and t.s.ask.decision_id() == "D-10":
        if answer == "time out":
            t.time_out(1)
        else:
            t.asks(1, "D-10").says(answer)
    t.asks(2, "D-12")
    return t


@pytest.mark.parametrize("answer", ["pass", "time out"])
def test_d_10_silence_tells_nothing_about_who_holds_what(answer: str) -> None:
    """U-56: whether seat 1 held Even Split and let it be, or held another card, the others see and hear the same."""
    held, other = robbery("split", answer), robbery("girls", answer)
    for seat in (0, 2, -1):
        assert held.view(seat) == other.view(seat), f"seat {seat}"
        assert log_of(held.s).seen_by(seat) == log_of(other.s).seen_by(seat), f"seat {seat}"


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_d_10_while_it_is_asked_the_others_see_nobody_waiting(seat: int) -> None:
    t = town(["bank"], dice=["TTTKK", "AAAAA", "JJ999"], bank=6, hands=[[], ["split"]])
    t.asks(1, "D-10")
    assert t.view(seat)["waiting"] == []
    assert t.view(seat)["question"] is None
    assert t.view(1)["question"]["decision"] == "D-10"
