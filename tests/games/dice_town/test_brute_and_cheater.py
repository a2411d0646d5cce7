"""DT-7, DT-20.16, DT-20.17: Brutes and Cheaters at a reveal."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.proofs import proves

from tumbleweed.core.errors import BadAction, IllegalAnswer
from tumbleweed.core.play import waiting
from tumbleweed.games.dice_town.actions import CATALOG

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


def brutes(t: Play, seat: int) -> set[int]:
    """How many dice the seat may keep with a Brute."""
    return {len(option.split()) - 2 for option in t.asks(seat, "D-02").options if option.endswith("brute")}


def rolled(first: list[str], **more: Any) -> Play:
    """Seat 0 rolls as told; seat 1 has nines all the time."""
    left = [5, 4, 3, 2, 1]
    return town(["roll"], rolls=[first, ["9" * number for number in left]], **more)


# ---------------------------------------------------------------- the Brute


@EDITIONS
@proves("DT-20.16", "U-11", "DT-7.1", "DT-5.2")
def test_tv_d12_a_brute_keeps_five_for_nothing(edition: str) -> None:
    t = rolled(["AAAAA"], edition=edition, dollars=[0, 8], hands=[["brute"]])
    t.keeps("AAAAA brute", "9").ends()
    assert t.dollars[0] == 0
    assert t.coach == 0
    assert t.discards() == ["brute"]
    assert t.hand(0) == []
    assert t.event("last_roll_announced")["finished"] == [0]


@proves("DT-7.1")
def test_u_10_a_brute_is_declared_secretly_with_the_choice() -> None:
    t = rolled(["AAAKK", "99"], hands=[["brute"]])
    t.asks(0, "D-02").says("keep A A A brute")
    assert t.events("card_played") == []
    assert t.view(1)["played"] == []
    assert t.hand(0) == ["brute"]
    assert t.view(1)["players"][0]["store_cards"] == 1
    t.keeps(None, "9")
    told = t.told()
    assert told.index("dice_revealed") + 1 == told.index("card_played"), "shown together"
    assert t.event("card_played")["player"] == 0
    assert t.event("card_played")["card"] == "brute"


@proves("U-10")
def test_tv_d17_no_brute_with_fewer_than_two_dice() -> None:
    t = rolled(["AAAKK"], hands=[["brute"]])
    assert brutes(t, 0) == {2, 3, 4, 5}
    for words in ("keep A brute", "keep none brute"):
        with pytest.raises(BadAction):
            CATALOG.parse(words)


def test_u_10_a_brute_is_spent_even_if_he_could_have_paid() -> None:
    t = rolled(["AAAKK", "99"], hands=[["brute", "brute"]])
    t.keeps("AAA brute", "9")
    assert t.dollars[0] == 8
    assert t.hand(0) == ["brute"]
    assert t.discards() == ["brute"]


def test_dt_20_16_without_the_card_there_is_no_brute() -> None:
    t = rolled(["AAAKK"], hands=[["cheater"], ["brute"]], dollars=[0, 8])
    assert brutes(t, 0) == set()
    with pytest.raises(IllegalAnswer) as refusal:
        t.asks(0, "D-02").says("keep A A brute")
    assert refusal.value.rule == "DT-20.1"


@proves("U-11")
def test_tv_d13_one_free_pays_for_one_die_only() -> None:
    t = rolled(["AAAAK", "9"], dollars=[3, 8], hands=[["brute"]], brute_mode="one_free")
    t.keeps("AAAA brute", "9")
    assert t.dollars[0] == 1
    assert t.coach == 2
    t = rolled(["AAAAK", "9"], dollars=[3, 8], hands=[["brute"]], brute_mode="one_free")
    t.keeps("AAAA", "9")
    assert t.dollars[0] == 0
    assert t.coach == 3


@proves("U-11", "D-02")
def test_tv_d14_one_free_needs_the_rest_of_the_money() -> None:
    t = rolled(["AAAKK"], dollars=[0, 8], hands=[["brute"]], brute_mode="one_free")
    assert brutes(t, 0) == {2}
    with pytest.raises(IllegalAnswer) as refusal:
        t.asks(0, "D-02").says("keep A A A brute")
    assert refusal.value.rule == "U-11"
    t = rolled(["AAAKK"], dollars=[1, 8], hands=[["brute"]], brute_mode="one_free")
    assert brutes(t, 0) == {2, 3}, "k <= 2 + dollars"


# ---------------------------------------------------------------- the Brute cancelled


@EDITIONS
@proves("U-12", "D-04", "DT-7.5", "U-05", "DT-20.5")
def test_tv_d15_a_cancelled_brute_without_enough_money(edition: str) -> None:
    t = rolled(["AAKKQ", "99"], edition=edition, dollars=[2, 8], hands=[["brute"], ["wanted"]])
    t.keeps("AAKKQ brute", "9")
    t.asks(1, "D-06").offers("pass", "play wanted").says("play wanted")
    asked = t.asks(0, "D-04")
    asked.offers("keep K A A", "keep Q A A", "keep K K A", "keep Q K A", "keep Q K K")
    asked.says("keep A A Q")
    assert t.dollars[0] == 0
    assert t.coach == 2
    assert t.kept_dice(0) == "Q A A"
    assert sorted(t.discards()) == ["brute", "wanted"]
    assert t.hand(0) == t.hand(1) == []
    told = t.event("brute_fallback")
    assert told["player"] == 0
    assert told["kept"] == ["Q", "A", "A"]
    assert told["returned"] == ["K", "K"]
    assert told["dollars"] == 2
    assert t.events("last_roll_announced") == [], "he is not finished"
    assert [(event["player"], event["dice"]) for event in t.events("dice_rolled")][2:] == [(0, 2), (1, 4)]
    t.asks(0, "D-02").offers("keep 9")


@proves("U-12")
def test_tv_d16_a_cancelled_brute_with_enough_money() -> None:
    t = rolled(["AAKKQ"], dollars=[4, 8], hands=[["brute"], ["wanted"]])
    t.keeps("AAKKQ brute", "9")
    t.asks(1, "D-06").says("play wanted").ends()
    assert t.dollars[0] == 0
    assert t.coach == 4
    assert t.kept_dice(0) == "Q K K A A"
    assert t.event("last_roll_announced")["finished"] == [0]
    assert sorted(t.discards()) == ["brute", "wanted"]
    assert t.events("brute_fallback") == []


def test_u_12_the_dice_put_back_stay_known_and_cannot_be_turned() -> None:
    t = rolled(["AAKKQ"], dollars=[0, 8], hands=[["brute", "cheater"], ["wanted"]])
    t.keeps("AAKKQ brute", "9")
    t.asks(1, "D-06").says("play wanted")
    t.asks(0, "D-04").says("keep K")
    assert t.event("brute_fallback", 1)["returned"] == ["Q", "K", "A", "A"]
    t.asks(0, "D-05").offers("pass", *(f"turn K {face}" for face in ("9", "10", "J", "Q", "A")))


def test_u_14_dice_put_back_cannot_be_turned_with_any_kept_either() -> None:
    t = town(["roll"], dice=["9"], rolls=[["AAKK"], ["99999"]], dollars=[0, 8],
             hands=[["brute", "cheater"], ["wanted"]], cheater_scope="any_kept")  # fmt: skip
    t.keeps("AAKK brute", "9")
    t.asks(1, "D-06").says("play wanted")
    t.asks(0, "D-04").says("keep K")
    assert {option.split()[1] for option in t.asks(0, "D-05").options if option != "pass"} == {"9", "K"}


@EDITIONS
@proves("U-12", "DT-20.6")
def test_d_03_the_second_brute_after_the_first_was_cancelled(edition: str) -> None:
    t = rolled(["AAKKQ"], edition=edition, dollars=[0, 8], hands=[["brute", "brute"], ["wanted"]])
    t.keeps("AAKKQ brute", "9")
    t.asks(1, "D-06").says("play wanted")
    assert t.view(1)["waiting"] == [], "asked discreetly"
    assert t.view(1)["question"] is None
    t.asks(0, "D-03").offers("pass", "play brute").says("play brute").ends()
    assert t.kept_dice(0) == "Q K K A A"
    assert t.coach == 0
    assert sorted(t.discards()) == ["brute", "brute", "wanted"]
    assert [event["card"] for event in t.events("card_played")] == ["brute", "wanted", "brute"]


@proves("D-04")
def test_d_03_by_default_no_second_brute() -> None:
    t = rolled(["AAKKQ"], dollars=[0, 8], hands=[["brute", "brute"], ["wanted"]])
    t.keeps("AAKKQ brute", "9")
    t.asks(1, "D-06").says("play wanted")
    assert t.asks(0, "D-03").default == "pass"
    t.time_out(0)
    assert t.hand(0) == ["brute"]
    assert t.events("timeout_default", 1) == [] == t.events("timeout_default")
    assert t.event("timeout_default", 0)["decision"] == "D-03"
    t.asks(0, "D-04").offers("keep A", "keep K", "keep Q")


@pytest.mark.parametrize(
    ("shown", "dollars", "default"),
    [("AKKKQ", 2, "keep K K K"), ("AKKKQ", 3, "keep K K K A"), ("99AAQ", 0, "keep A"), ("99AAQ", 2, "keep 9 A A")],
)
def test_d_04_by_default_the_most_frequent_face_then_higher_ones(shown: str, dollars: int, default: str) -> None:
    t = rolled([shown], dollars=[dollars, 8], hands=[["brute"], ["wanted"]])
    t.keeps(f"{shown} brute", "9")
    t.asks(1, "D-06").says("play wanted")
    assert t.asks(0, "D-04").default == default
    t.time_out(0)
    told = t.event("timeout_default", 1)
    assert (told["player"], told["decision"]) == (0, "D-04"), "this question is public"
    assert " ".join(t.event("brute_fallback")["kept"]) == default.removeprefix("keep ")


def test_u_12_one_free_and_cancelled_costs_the_full_price() -> None:
    t = rolled(["AAAKK"], dollars=[1, 8], hands=[["brute"], ["wanted"]], brute_mode="one_free")
    t.keeps("AAK brute", "9")
    t.asks(1, "D-06").says("play wanted")
    t.asks(0, "D-04").offers("keep A A", "keep K A")


def test_d_04_is_not_asked_when_all_the_dice_are_alike() -> None:
    t = rolled(["AAAKK", "9999"], dollars=[0, 8], hands=[["brute"], ["wanted"]])
    t.keeps("AAA brute", "9")
    t.asks(1, "D-06").says("play wanted")
    assert t.kept_dice(0) == "A"
    assert t.event("brute_fallback")["returned"] == ["A", "A"]


# ---------------------------------------------------------------- order at a reveal


@proves("DT-7.2", "U-16")
def test_u_57_brutes_and_payments_in_town_order() -> None:
    t = town(["roll"], rolls=[["AAAAA", "99"], ["AAAAA", "99"], ["AAAAA", "999"], ["AAAAA", "9999"]], sheriff=2,
             hands=[["brute"], ["brute"], [], ["wanted"]])  # fmt: skip
    t.keeps("AAA brute", "AAA brute", "AA", "A")
    assert t.event("paid_stagecoach")["player"] == 2, "the Sheriff settles first"
    t.asks(3, "D-06")
    assert t.event("card_played")["player"] == 0, "then clockwise"
    t.asks(3, "D-06").says("play wanted")
    assert [event["player"] for event in t.events("card_played")] == [0, 3, 1]
    assert [(event["player"], event["dollars"]) for event in t.events("paid_stagecoach")] == [(2, 1), (0, 2)]


@proves("DT-7.3", "DT-7.2", "DT-7.5")
def test_u_16_reveal_then_brutes_and_payments_then_cheaters_then_the_check() -> None:
    t = town(["roll"], dice=["99", "9"], rolls=[["AKQ"], ["TTJK", "99"]], hands=[["brute", "cheater"], ["cheater"]],
             sheriff=1)  # fmt: skip
    t.keeps("AKQ brute", "TT")
    t.asks(1, "D-05").says("turn 10 9")
    t.asks(0, "D-05").says("turn A 9").ends()
    told = [name for name in t.told() if name not in ("dice_rolled", "choice_locked", "combination_complete")]
    assert told == [
        "dice_revealed", "paid_stagecoach", "card_played", "card_played", "die_turned", "card_played", "die_turned",
        "last_roll_announced",
    ]  # fmt: skip
    assert t.kept_dice(0) == "9 9 9 Q K", "a Brute and a Cheater at the same reveal"


@proves("U-57")
def test_u_13_cheaters_in_town_order_in_a_single_pass() -> None:
    t = town(["roll"], rolls=[["AAAAA", "9999"], ["AAAAA", "9999"], ["AAAAA", "9999"]], sheriff=1,
             hands=[["cheater"], ["cheater"], []])  # fmt: skip
    t.keeps("A", "A", "A")
    t.asks(1, "D-05").says("pass")
    t.asks(0, "D-05").says("turn A K")
    assert waiting(t.s) == (0, 1, 2), "seat 1 has passed and is not asked again"
    t.asks(0, "D-02")
    assert t.hand(1) == ["cheater"]


@proves("U-13", "D-05", "U-15", "DT-7.4")
@pytest.mark.parametrize(
    ("turns", "combination"), [(("turn 10 K", "turn J A"), "9 9 K K A"), (("turn J A", "turn A Q"), "9 9 10 Q K")]
)
def test_tv_d22_two_cheaters_turn_two_dice_or_one_twice(turns: tuple[str, str], combination: str) -> None:
    t = town(["roll"], dice=["9999", "9K"], rolls=[["9"], ["QQQ", "9TJ"]], hands=[[], ["cheater", "cheater"]])
    t.keeps("9", "none")
    t.asks(1, "D-05").says(turns[0])
    t.asks(1, "D-05").says(turns[1]).ends()
    assert t.hand(1) == []
    assert t.discards() == ["cheater", "cheater"]
    assert t.kept_dice(1) == combination


# ---------------------------------------------------------------- the Cheater


@EDITIONS
@proves("DT-20.17", "U-15", "DT-7.4", "D-05", "DT-7.3")
def test_tv_d18_a_cheater_after_the_last_roll(edition: str) -> None:
    t = after_the_last_roll(edition)
    turns = [f"turn {old} {new}" for old in ("10", "K") for new in ("9", "10", "J", "Q", "K", "A") if new != old]
    t.asks(0, "D-05").offers("pass", *turns).says("turn K 9").ends()
    assert t.kept_dice(0) == "9 9 9 9 10"
    assert t.discards() == ["cheater"]
    turned, played = t.event("die_turned"), t.event("card_played")
    assert (turned["player"], turned["old"], turned["new"]) == (0, "K", "9")
    assert (played["player"], played["card"], played["die"], played["face"]) == (0, "cheater", "K", "9")
    assert t.events("combination_complete")[0]["category"] == "four_of_a_kind"


def after_the_last_roll(edition: str = "second", **more: Any) -> Play:
    """Seat 0 has kept 9 9 9 and shows 10 K in the last roll; seat 1 is finished."""
    hands = more.pop("hands", [["cheater"]])
    t = town(["roll"], edition=edition, dice=["999", "AAAA"], rolls=[["QQ", "TK"], ["A"]], hands=hands, **more)
    return t.keeps("none", "A")


@proves("U-14")
def test_tv_d18_an_earlier_die_only_with_any_kept() -> None:
    with pytest.raises(IllegalAnswer):
        after_the_last_roll().asks(0, "D-05").says("turn 9 A")
    t = after_the_last_roll(cheater_scope="any_kept")
    t.asks(0, "D-05").says("pass")  # after the reveal in which seat 0 kept none
    t.asks(0, "D-05").says("turn 9 A").ends()
    assert t.kept_dice(0) == "9 9 10 K A"


@proves("DT-20.5", "D-06")
def test_tv_d19_a_cheater_cancelled() -> None:
    t = after_the_last_roll(hands=[["cheater"], ["wanted"]])
    t.asks(0, "D-05").says("turn K 9")
    t.asks(1, "D-06").says("play wanted").ends()
    assert t.kept_dice(0) == "9 9 9 10 K"
    assert sorted(t.discards()) == ["cheater", "wanted"]
    assert t.events("die_turned") == []
    told = t.event("card_cancelled")
    assert (told["player"], told["of"], told["card"]) == (1, 0, "cheater")


@EDITIONS
@proves("U-14", "DT-7.3", "D-05")
def test_tv_d20_no_cheater_for_one_who_kept_none(edition: str) -> None:
    t = town(["roll"], edition=edition, dice=["99", ""], rolls=[["AAA", "AAA"], ["99999", "9999"]], hands=[["cheater"]])
    t.keeps("none", "9")
    t.asks(0, "D-02")
    t = town(["roll"], edition=edition, dice=["99", ""], rolls=[["AAA", "AAA"], ["99999", "9999"]], hands=[["cheater"]],
             cheater_scope="any_kept")  # fmt: skip
    t.keeps("none", "9")
    t.asks(0, "D-05").offers("pass", *(f"turn 9 {face}" for face in ("10", "J", "Q", "K", "A")))


def test_d_05_any_kept_needs_a_die_set_aside_and_a_part_in_the_roll() -> None:
    t = town(["roll"], rolls=[["AAAAA", "AAAAA"], ["99999", "9999"]], hands=[["cheater"]], cheater_scope="any_kept")
    t.keeps("none", "9")
    t.asks(0, "D-02")  # nothing lies before seat 0
    t = town(
        ["roll"], dice=["9999", "99"], rolls=[["A"], ["TTT", "JJJ"]], hands=[["cheater"]], cheater_scope="any_kept"
    )
    t.keeps("A", "none")
    t.asks(0, "D-05").says("pass").ends()  # once; seat 0 takes no part in the last roll


def test_dt_7_4_finished_players_reveal_nothing_in_the_last_roll_and_brutes_are_not_asked() -> None:
    t = town(["roll"], dice=["9999", "99"], rolls=[["A"], ["TTT", "JJJ"]], hands=[["cheater"], ["brute", "wanted"]])
    t.keeps("A", "none")
    t.asks(0, "D-05").says("pass").ends()
    assert t.kept_dice(1) == "9 9 J J J"
    assert t.hand(1) == ["brute", "wanted"]


def test_d_05_an_ordinary_reveal_and_the_default() -> None:
    t = rolled(["99TJQ", "AAAA"], hands=[["cheater"]])
    t.keeps("9", "9")
    assert t.view(1)["waiting"] == []
    assert t.view(1)["question"] is None
    assert t.view(0)["question"]["decision"] == "D-05"
    assert t.asks(0, "D-05").default == "pass"
    t.time_out(0)
    assert t.kept_dice(0) == "9"
    assert t.hand(0) == ["cheater"]
    assert t.event("timeout_default", 0)["decision"] == "D-05"
    assert t.events("timeout_default", 1) == []


def test_dt_7_5_a_cheater_is_played_before_anybody_is_finished() -> None:
    t = town(["roll"], dice=["9999", "9"], rolls=[["A"], ["TTTT", "JJJ"]], hands=[["cheater"]])
    t.keeps("A", "T")
    assert t.events("last_roll_announced") == []
    t.asks(0, "D-05").says("turn A 9").ends()
    assert t.events("combination_complete")[0]["category"] == "five_of_a_kind"
