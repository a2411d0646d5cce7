"""Place 8 in both editions: the order of the visits, the store card Doc Badluck's Elixir, the defaults."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.proofs import proves

both = pytest.mark.parametrize("edition", ["first", "second"])


def doc(edition: str, unlucky: tuple[int, ...], sheriff: int = 0, seats: int = 4, **more: Any) -> Play:
    """The others won something. Everybody shows kings; Wealth and Luck lie open."""
    lucky = tuple(seat for seat in range(seats) if seat not in unlucky)
    return town(["doc_badluck"], edition=edition, dice=["KKKKK"] * seats, sheriff=sheriff, gained=lucky,
                controlled=lucky, elixirs=("wealth", "luck"), **more)  # fmt: skip


def treat(t: Play, seat: int) -> None:
    """The seat takes $2 from everybody."""
    if t.table.elixir_deck:
        t.asks(seat, "D-23").says("elixir 1" if t.open_elixirs()[0] == "wealth" else "elixir 2")
    else:
        t.asks(seat, "D-21").says("remedy small_swindle")


def visited(t: Play) -> list[int]:
    """Who was treated, in order."""
    return [event["player"] for event in t.events("elixir_taken") + t.events("doc_remedy")]


@both
def test_d_20_the_order_is_any_permutation(edition: str) -> None:
    for order in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        t = doc(edition, (1, 2, 3))
        t.asks(0, "D-20").offers("seat 1", "seat 2", "seat 3").says(f"seat {order[0]}")
        t.asks(0, "D-20").says(f"seat {order[1]}")
        assert t.event("doc_order_set")["order"] == list(order)
        assert t.view(-1)["waiting"] == [order[0]]


@both
@pytest.mark.parametrize(("sheriff", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [0, 1, 2, 3])])
def test_d_20_time_out_clockwise_from_the_sheriffs_left_himself_last(
    sheriff: int, order: list[int], edition: str
) -> None:
    t = doc(edition, (0, 1, 2, 3), sheriff)
    for step in range(3):
        assert t.asks(sheriff, "D-20").default == f"seat {order[step]}"
        t.time_out(sheriff)
    assert t.event("doc_order_set")["order"] == order


@both
@proves("DT-17.3")
def test_u_51_one_visitor_is_no_decision(edition: str) -> None:
    t = doc(edition, (2,))
    assert t.events("doc_order_set") == []
    assert t.view(-1)["waiting"] == [2]


@both
def test_u_51_the_sheriff_may_place_himself_anywhere(edition: str) -> None:
    for own_place in (0, 1):
        t = doc(edition, (0, 1))
        t.asks(0, "D-20").offers("seat 0", "seat 1").says(f"seat {own_place}")
        assert t.event("doc_order_set")["order"] == [own_place, 1 - own_place]


def test_u_51_the_order_is_set_before_anybody_declines() -> None:
    t = doc("first", (1, 2))
    assert t.events("doc_declined") == []
    t.asks(0, "D-20").says("seat 2")
    t.asks(2, "D-21").says("pass")
    t.asks(1, "D-21").says("pass").ends()


@proves("U-52")
def test_dt_16_4_the_elixir_player_joins_before_the_order_is_set() -> None:
    t = doc("first", (1,), hands=[[], [], [], ["doc_elixir"]])
    t.asks(3, "D-19").says("play doc_elixir")
    t.asks(0, "D-20").offers("seat 1", "seat 3").says("seat 3")
    treat(t, 3)
    treat(t, 1)
    t.ends()
    assert visited(t) == [3, 1]


def test_u_52_first_the_dice_condition_applies_to_the_elixir_player_too() -> None:
    t = town(["doc_badluck"], edition="first", dice=["9999T", "KKKKK"], gained=(0, 1), controlled=(0, 1),
             hands=[["doc_elixir"]])  # fmt: skip
    t.asks(0, "D-19").says("play doc_elixir").ends()
    assert t.event("doc_no_remedy")["player"] == 0
    assert t.discards() == ["doc_elixir"]


@both
def test_u_52_a_visitor_who_plays_it_visits_twice(edition: str) -> None:
    t = doc(edition, (1,), hands=[[], ["doc_elixir"]])
    t.asks(1, "D-19").says("play doc_elixir")
    treat(t, 1)
    if edition == "first":
        treat(t, 1)
        assert t.dollars == [4, 20, 4, 4]
    else:
        t.asks(1, "D-23").says("elixir 2")
    t.ends()
    assert visited(t) == [1, 1]


@proves("DT-16.4")
def test_u_52_first_two_visits_of_one_among_others_are_ordered_freely() -> None:
    t = doc("first", (1, 2), hands=[[], ["doc_elixir"]])
    t.asks(1, "D-19").says("play doc_elixir")
    t.asks(0, "D-20").says("seat 1")
    t.asks(0, "D-20").offers("seat 1", "seat 2").says("seat 2")
    assert t.event("doc_order_set")["order"] == [1, 2, 1]


@proves("D-19", "TV-L38")
def test_u_52_second_only_when_somebody_is_about_to_visit() -> None:
    t = doc("second", (), hands=[["doc_elixir"]]).ends()
    assert t.hand(0) == ["doc_elixir"]
    assert t.event("doc_visitors")["players"] == []


@proves("D-19", "U-52")
def test_tv_l39_second_the_elixir_player_goes_first() -> None:
    t = doc("second", (1,), hands=[["doc_elixir"]])
    t.asks(0, "D-19").says("play doc_elixir")
    t.asks(0, "D-23").says("elixir 1")
    assert t.dollars == [14, 6, 6, 6]
    t.asks(1, "D-23").says("elixir 2").ends()
    assert visited(t) == [0, 1]


def test_u_52_second_it_is_asked_before_each_visit() -> None:
    t = doc("second", (1, 2), hands=[["doc_elixir"]])
    t.asks(0, "D-20").says("seat 2")
    t.asks(0, "D-19").says("pass")
    t.asks(2, "D-23").says("elixir 1")
    t.asks(0, "D-19").says("play doc_elixir")
    t.asks(0, "D-23").says("elixir 2")
    t.asks(1, "D-23")
    assert visited(t) == [2, 0]


@both
def test_u_52_cancelled_by_wanted_there_is_no_visit(edition: str) -> None:
    t = doc(edition, (1,), hands=[["doc_elixir"], ["wanted"]])
    t.asks(0, "D-19").says("play doc_elixir")
    t.asks(1, "D-06").says("play wanted")
    treat(t, 1)
    t.ends()
    assert visited(t) == [1]
    assert sorted(t.discards()) == ["doc_elixir", "wanted"]


@both
@pytest.mark.parametrize("needs", [True, False])
def test_u_52_the_switch_elixir_needs_visitor(needs: bool, edition: str) -> None:
    t = doc(edition, (), hands=[["doc_elixir"]], elixir_needs_visitor=needs)
    if needs:
        t.ends()
        return
    t.asks(0, "D-19").says("play doc_elixir")
    treat(t, 0)
    t.ends()
    assert visited(t) == [0]


@both
@pytest.mark.parametrize("needs", [True, False])
def test_u_52_with_a_visitor_it_is_offered_under_either_switch(needs: bool, edition: str) -> None:
    t = doc(edition, (1,), hands=[["doc_elixir"]], elixir_needs_visitor=needs)
    t.asks(0, "D-19").says("pass")
    treat(t, 1)
    t.ends()


def test_u_52_second_with_the_switch_off_it_is_offered_once() -> None:
    doc("second", (), hands=[["doc_elixir"]], elixir_needs_visitor=False).asks(0, "D-19").says("pass").ends()


@both
@pytest.mark.parametrize(("ended", "default"), [(0, "pass"), (1, "play doc_elixir"), (2, "play doc_elixir")])
def test_d_19_time_out_plays_it_in_the_last_round_only(ended: int, default: str, edition: str) -> None:
    t = doc(edition, (1,), hands=[["doc_elixir"]], ended=ended)
    assert t.asks(0, "D-19").offers("pass", "play doc_elixir").default == default


@pytest.mark.parametrize(
    ("dice", "more", "default"),
    [
        ("9JKAA", {}, "remedy big_swindle"),
        ("9JKKK", {}, "remedy goods"),
        ("9JKKK", {"exact_deck": True}, "remedy small_swindle"),
        ("9KKKK", {}, "remedy small_swindle"),
        ("99999", {}, "remedy barbed_wire"),
    ],
)
def test_d_21_time_out_takes_the_first_legal_remedy_of_the_list(dice: str, more: dict[str, Any], default: str) -> None:
    t = town(["doc_badluck"], edition="first", dice=[dice, "JJJJJ"], gained=(1,), controlled=(1,),
             hands=[["claim 1"]], **more)  # fmt: skip
    assert t.asks(0, "D-21").default == default
    t.time_out(0)
    assert t.event("doc_remedy")["remedy"] == default.removeprefix("remedy ")


@both
def test_d_22_asked_with_three_claims_automatic_with_two(edition: str) -> None:
    for hand, asked in ((["claim 1", "claim 2"], False), (["claim 1", "claim 2", "claim 2"], True)):
        t = town(["doc_badluck"], edition=edition, dice=["99999", "JJJJJ"], gained=(1,), controlled=(1,), hands=[hand],
                 elixirs=("protection", "luck"))  # fmt: skip
        if edition == "first":
            t.asks(0, "D-21").says("remedy barbed_wire")
        else:
            t.asks(0, "D-23").says("elixir 1")
        if asked:
            assert t.asks(0, "D-22").offers("protect 1 2", "protect 2 2").default == "protect 2 2"
            t.time_out(0).ends()
        t.ends()
        assert t.protected_claims(0) == ([2, 2] if asked else [1, 2])


@both
def test_u_49_protection_without_claims_does_nothing(edition: str) -> None:
    if edition == "first":
        town(["doc_badluck"], edition=edition, dice=["99999", "JJJJJ"], gained=(1,), controlled=(1,)).ends()
        return
    t = town(["doc_badluck"], edition=edition, dice=["99999", "JJJJJ"], gained=(1,), controlled=(1,),
             elixirs=("protection", "luck"))  # fmt: skip
    t.asks(0, "D-23").says("elixir 1").ends()
    assert t.event("no_effect")["player"] == 0
    assert t.protected_claims(0) == []
