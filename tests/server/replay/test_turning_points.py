"""The turning points of a game, from its points alone."""

import pytest

from tumbleweed.server.replay.turning_points import MOST_LEAPS, Turn, turning_points
from tumbleweed.words import LANGUAGES


def found(scores: list[list[int]], rounds: list[int], winners: tuple[int, ...] = ()) -> list[tuple[int, str, int, int]]:
    turns = turning_points(scores, rounds, winners)
    return [(turn.moment, turn.kind, turn.seat, turn.points) for turn in turns]


def test_a_lead_counts_from_when_it_was_taken_if_it_lasts() -> None:
    scores = [[90, 90], [91, 90], [91, 92], [93, 92], [93, 92], [93, 94], [95, 94]]
    assert found(scores, [0, 4]) == [(3, "first", 0, 93)], "seat 1 was ahead twice, but never when a round was over"


def test_a_lead_is_taken_over_and_taken_back() -> None:
    scores = [[0, 0], [5, 0], [5, 0], [5, 6], [5, 6], [7, 6], [7, 6]]
    turns = [turn for turn in found(scores, [0, 3, 5]) if turn[1] in ("first", "lead", "back")]
    assert turns == [(1, "first", 0, 5), (3, "lead", 1, 6), (5, "back", 0, 7)]


def test_a_tie_changes_nothing() -> None:
    scores = [[0, 0], [4, 3], [4, 4], [5, 4]]
    assert [turn for turn in found(scores, [0, 2, 3]) if turn[1] != "gain"] == [(1, "first", 0, 4)]


def test_a_lead_that_was_dealt_is_none() -> None:
    assert found([[2, 0], [2, 0], [2, 1]], [0, 1]) == []
    assert found([[2, 0], [2, 0], [2, 3]], [0, 1])[0] == (2, "lead", 1, 3)


def test_big_leaps_up_and_down() -> None:
    scores = [[10, 0, 3], [10, 4, 3], [20, 4, 3], [14, 4, 3], [15, 4, 3]]
    assert found(scores, [0]) == [(1, "gain", 1, 4), (2, "gain", 0, 10), (3, "loss", 0, 6)], "one point is no leap"


def test_a_theft_is_one_leap_and_the_thief_is_named() -> None:
    assert found([[10, 2], [7, 5]], [0]) == [(1, "gain", 1, 3)]


def test_only_the_biggest_are_told() -> None:
    scores = [[0, 0]]
    for leap in range(2, 30):
        scores.append([0, scores[-1][1] + leap])
    leaps = [turn for turn in found(scores, [0]) if turn[1] == "gain"]
    assert len(leaps) <= MOST_LEAPS


def test_a_lead_by_a_leap_is_told_once() -> None:
    assert found([[0, 0], [9, 0]], [0]) == [(1, "first", 0, 9)]


def test_the_end_and_a_shared_one() -> None:
    assert found([[0, 0], [1, 1]], [0], (0, 1)) == [(1, "won", 0, 1), (1, "won", 1, 1)]
    assert found([[0, 0]], [0]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(language: str) -> None:
    said = {
        Turn(1, kind, 1, points).said(language, ["Ann", "Bob"])
        for kind in ("first", "lead", "back", "gain", "loss", "won")
        for points in (1, 5)
    }
    assert len(said) == 9, "leads are told without points"
    assert all("Bob" in words and "{" not in words for words in said)
    assert sum("5" in words for words in said) == 3
