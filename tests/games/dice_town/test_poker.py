"""DT-18, TV-P: comparing combinations; the engine against the vectors and against a naive second ranking."""

import itertools
from collections import Counter
from typing import Any

import pytest
from tests.games.dice_town import naive
from tests.games.dice_town.scenario import Play, town
from tests.proofs import proves

from tumbleweed.games.dice_town.dice import CATEGORIES, COMBINATIONS, category, names, parse
from tumbleweed.games.dice_town.position import STEPS

VECTORS = {
    "TV-P01": ("AAAAA", "KKKKK", ">", ">"),
    "TV-P02": ("99999", "AAAAK", ">", ">"),
    "TV-P03": ("KKKK9", "JJJJA", ">", ">"),
    "TV-P04": ("JJJJA", "JJJJK", ">", "="),
    "TV-P05": ("9999T", "AAAKK", ">", ">"),
    "TV-P06": ("JJJ99", "TTTAA", ">", ">"),
    "TV-P07": ("TTTAA", "TTTKK", ">", ">"),
    "TV-P08": ("999TT", "TJQKA", ">", ">"),
    "TV-P09": ("TJQKA", "9TJQK", ">", ">"),
    "TV-P10": ("9TJQK", "AAAKQ", ">", ">"),
    "TV-P11": ("999TJ", "AAKKQ", ">", ">"),
    "TV-P12": ("QQQA9", "QQQKJ", ">", "="),
    "TV-P13": ("QQQAJ", "QQQAT", ">", "="),
    "TV-P14": ("AA99T", "KKQQA", ">", ">"),
    "TV-P15": ("AAKK9", "AAQQK", ">", ">"),
    "TV-P16": ("KKTTA", "KKTTQ", ">", "="),
    "TV-P17": ("99TTJ", "AAKQJ", ">", ">"),
    "TV-P18": ("AA9TJ", "KKAQJ", ">", ">"),
    "TV-P19": ("JJAK9", "JJAQT", ">", "="),
    "TV-P20": ("99TJQ", "AKQJ9", ">", ">"),
    "TV-P21": ("AKQJ9", "AKQT9", ">", "="),
    "TV-P22": ("AKQT9", "AKJT9", ">", "="),
    "TV-P23": ("AKJT9", "AQJT9", ">", "="),
    "TV-P24": ("JJJ99", "9J9JJ", "=", "="),
    "TV-P25": ("JJJJA", "QQQAA", ">", ">"),
    "TV-P26": ("QQQAA", "TTTKK", ">", ">"),
    "TV-P27": ("TTTKK", "999JK", ">", ">"),
    "TV-P28": ("999JK", "9QQJJ", ">", ">"),
    "TV-P29": ("999JK", "9QQAA", ">", ">"),
    "TV-P30": ("KKK99", "QQQAA", ">", ">"),
}
CASES = [(left, right, on, off) for left, right, on, off in VECTORS.values()]


def verdict(left: str, right: str, kickers: bool) -> str:
    """Who wins the Town Hall with these two combinations: `>`, `<`, or `=` for a tie."""
    t = town(["town_hall"], dice=[left, right], kickers=kickers, bribes="off")
    if t.events("tie"):
        t.asks(0, "D-08").offers("seat 0", "seat 1")
        return "="
    return "><"[t.event("place_won")["player"]]


@pytest.mark.parametrize(("left", "right", "on", "off"), CASES, ids=list(VECTORS))
@proves(
    "TV-P02", "TV-P03", "TV-P04", "TV-P05", "TV-P06", "TV-P07", "TV-P08", "TV-P09", "TV-P10", "TV-P11", "TV-P12",
    "TV-P13", "TV-P14", "TV-P15", "TV-P16", "TV-P17", "TV-P18", "TV-P19", "TV-P20", "TV-P21", "TV-P22", "TV-P23",
    "TV-P24", "TV-P25", "TV-P26", "TV-P27", "TV-P28", "TV-P29", "TV-P30", "DT-18.1", "DT-18.2", "DT-18.3", "DT-18.5",
    "U-42",
)  # fmt: skip
def test_tv_p01_the_vectors_of_the_dossier(left: str, right: str, on: str, off: str) -> None:
    mirror = {">": "<", "=": "="}
    assert verdict(left, right, True) == on
    assert verdict(right, left, True) == mirror[on]
    assert verdict(left, right, False) == off
    assert verdict(right, left, False) == mirror[off]


def contests(kickers: bool) -> list[list[int]]:
    """The engine's verdict on every pair of combinations: -1, 0, 1."""
    s = town(["scoring"], seats=2, kickers=kickers).s
    hall: Any = STEPS["town_hall"]
    verdicts = []
    for left in COMBINATIONS:
        row = []
        for right in COMBINATIONS:
            s.players[0].kept, s.players[1].kept = left, right
            row.append({0b01: 1, 0b10: -1, 0b11: 0}[hall.contenders(s)])
        verdicts.append(row)
    return verdicts


@pytest.mark.parametrize("kickers", [True, False])
@proves("DT-18.2", "DT-18.3", "DT-18.4", "DT-18.5", "DT-18.6", "DT-18.7", "U-42")
def test_dt_18_1_the_engine_agrees_with_the_naive_ranking_on_all_pairs(kickers: bool) -> None:
    hands = [names(combination) for combination in COMBINATIONS]
    assert len(hands) == 252
    for left, row in zip(hands, contests(kickers), strict=True):
        assert row == [naive.compare(left, right, kickers) for right in hands], left


@proves("DT-18.6", "U-42")
def test_tv_p31_252_different_keys_and_72_without_kickers() -> None:
    for kickers, number in ((True, 252), (False, 72)):
        classes: list[int] = []  # one combination out of each group of equals
        for place, row in enumerate(contests(kickers)):
            if all(row[other] != 0 for other in classes):
                classes.append(place)
        assert len(classes) == number


def test_tv_p32_the_four_high_card_combinations() -> None:
    high = [names(combination) for combination in COMBINATIONS if CATEGORIES[category(combination)] == "high_card"]
    assert len(high) == 4
    assert all(len(set(faces)) == 5 and {"A", "9"} <= set(faces) for faces in high)


def test_tv_p33_all_7776_rolls() -> None:
    counted = Counter(category(parse("".join(roll))) for roll in itertools.product("9TJQKA", repeat=5))
    expected = [480, 3600, 1800, 1200, 240, 300, 150, 6]
    assert [counted[number] for number in range(1, 9)] == expected
    different = Counter(category(combination) for combination in COMBINATIONS)
    assert [different[number] for number in range(1, 9)] == [4, 60, 60, 60, 2, 30, 30, 6]
    assert [CATEGORIES[number] for number in range(1, 9)] == [
        "high_card", "one_pair", "two_pairs", "three_of_a_kind", "straight", "full_house", "four_of_a_kind",
        "five_of_a_kind",
    ]  # fmt: skip


@pytest.mark.parametrize("edition", ["first", "second"])
@proves("DT-18.6")
def test_tv_p34_three_way_ties(edition: str) -> None:
    def hall(*dice: str) -> Play:
        return town(["town_hall"], edition=edition, dice=list(dice), sheriff=3, bribes="off")

    t = hall("JJJ99", "9JJJ9", "99JJJ", "9TJQK")
    assert t.event("tie")["players"] == [0, 1, 2]
    assert t.event("tie")["combination"] == ["9", "9", "J", "J", "J"]
    t.asks(3, "D-08").offers("seat 0", "seat 1", "seat 2")
    t = hall("JJJ99", "TTTAA", "99JJJ", "9TJQK")
    t.asks(3, "D-08").offers("seat 0", "seat 2").says("seat 2").ends()
    assert t.event("place_won")["player"] == 2
    assert t.event("place_won")["by_tie_break"] is True


@proves("DT-18.4")
def test_dt_18_4_the_ace_is_never_low() -> None:
    assert CATEGORIES[category(parse("A9TJQ"))] == "high_card"
    assert verdict("99TJQ", "A9TJQ", True) == ">", "a pair beats it, so it is no straight"
    assert verdict("TJQKA", "9TJQK", False) == ">"


def test_u_42_without_kickers_all_high_card_hands_tie() -> None:
    for left, right in itertools.combinations(["AKQJ9", "AKQT9", "AKJT9", "AQJT9"], 2):
        assert verdict(left, right, False) == "="
        assert verdict(left, right, True) == ">"


def test_the_naive_ranking_is_an_order() -> None:
    """It is right about the rulebook's own examples and has no circles, so agreeing with it means something."""
    assert naive.compare(["K"] * 4 + ["9"], ["J"] * 4 + ["A"]) == 1
    assert naive.compare(["J"] * 3 + ["9"] * 2, ["10"] * 3 + ["A"] * 2) == 1
    assert naive.compare(["10", "J", "Q", "K", "A"], ["9", "10", "J", "Q", "K"]) == 1
    hands = [names(combination) for combination in COMBINATIONS]
    beaten = sorted(sum(naive.compare(left, right) == 1 for right in hands) for left in hands)
    assert beaten == list(range(252))
