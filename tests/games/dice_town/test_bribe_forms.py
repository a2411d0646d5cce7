"""D-07 as people fill it in: `compose` turns a form into the answers in parts."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.proofs import proves

import tumbleweed as tw
from tumbleweed.core.errors import TumbleweedError

HANDS = [["brute", "brute", "equip_2", "claim 3", "claim 5"], ["girls"], [], []]


def tie(**more: Any) -> Play:
    """Seats 0 and 1 tie at the mine, seat 2 is Sheriff; seat 0 owns a little of everything."""
    defaults: dict[str, Any] = {"hands": HANDS, "nuggets": [2], "protected": [[1, 4]], "sheriff": 2}
    return town(["gold_mine"], dice=["99KKK", "99AAA", "TTTTT", "JJJJJ"], **{**defaults, **more})


def fill_in(t: Play, seat: int, form: dict[str, Any]) -> list[str]:
    """Answers with a form; returns the answers as texts."""
    actions = tw.compose(t.s, seat, form)
    for action in actions:
        tw.answer(t.s, seat, action)
    return [tw.text("dice-town", action) for action in actions]


def paid(t: Play) -> dict[str, Any]:
    """The Sheriff names seat 0, who pays."""
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    return t.event("bribe_paid", 2)


@proves("D-07", "U-22")
def test_d_07_a_form_of_everything() -> None:
    t = tie()
    form = {"dollars": 3, "nuggets": 1, "cards": ["claim 5", "brute", "brute"], "protected": [4]}
    words = fill_in(t, 0, form)
    assert words == ["bribe dollars 3", "bribe nuggets 1", "bribe card brute", "bribe card brute", "bribe claim 5",
                     "bribe protected 4"]  # fmt: skip
    assert t.view(-1)["waiting"] == [1], "the offer is complete"
    gone = paid(t)
    assert (gone["dollars"], gone["nuggets"], gone["cards"], gone["protected"]) == (
        3, 1, ["brute", "brute", "claim 5"], [4],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"dollars": 3}, ["bribe dollars 3", "bribe nuggets 0", "done"]),
        ({"nuggets": 2}, ["bribe dollars 0", "bribe nuggets 2", "done"]),
        ({"cards": ["claim 3"]}, ["bribe dollars 0", "bribe nuggets 0", "bribe claim 3", "done"]),
        ({"protected": [1]}, ["bribe dollars 0", "bribe nuggets 0", "bribe protected 1", "done"]),
    ],
)
def test_d_07_a_form_of_one_thing(form: dict[str, Any], words: list[str]) -> None:
    t = tie()
    assert fill_in(t, 0, form) == words
    assert t.view(-1)["waiting"] == [1]


def test_d_07_composing_changes_nothing_by_itself() -> None:
    t = tie()
    tw.compose(t.s, 0, {"dollars": 3})
    assert t.view(-1)["waiting"] == [0, 1]
    assert t.view(0)["tie"]["own_draft"]["dollars"] == 0


def test_u_21_a_form_of_a_later_round_names_the_whole_offer() -> None:
    t = tie()
    fill_in(t, 0, {"dollars": 3, "cards": ["brute"]})
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("more")
    fill_in(t, 0, {"dollars": 4, "nuggets": 1, "cards": ["brute", "claim 3"]})
    gone = paid(t)
    assert (gone["dollars"], gone["nuggets"], gone["cards"]) == (4, 1, ["brute", "claim 3"])


@pytest.mark.parametrize(
    "form",
    [
        {"dollars": 2, "cards": ["brute"]},
        {"dollars": 3, "cards": ["brute"]},
        {"dollars": 9, "cards": ["brute"]},
        {"dollars": 4, "cards": []},
        {"dollars": 4, "cards": ["claim 3"]},
        {"dollars": 4, "nuggets": 0},
        {"nuggets": 1},
        {},
    ],
)
def test_u_21_a_form_that_lowers_or_does_not_raise_is_refused(form: dict[str, Any]) -> None:
    t = tie()
    fill_in(t, 0, {"dollars": 3, "cards": ["brute"]})
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("more")
    with pytest.raises(TumbleweedError):
        tw.compose(t.s, 0, form)


def test_u_21_a_form_cannot_lower_dollars_that_were_all_offered() -> None:
    """All dollars were offered before; a form with fewer is refused, not quietly turned into the old amount."""
    t = tie()
    fill_in(t, 0, {"dollars": 8})
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("more")
    with pytest.raises(TumbleweedError):
        tw.compose(t.s, 0, {"dollars": 1, "nuggets": 1})


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"dollars": 0},
        {"dollars": 9},
        {"dollars": -1},
        {"dollars": "3"},
        {"dollars": True},
        {"dollars": 2.5},
        {"dollars": None},
        {"nuggets": 3},
        {"cards": ["girls"]},
        {"cards": ["claim 4"]},
        {"cards": ["equip_2", "equip_2"]},
        {"cards": ["no such card"]},
        {"cards": ["claim 99"]},
        {"cards": "brute"},
        {"cards": [4]},
        {"cards": [None]},
        {"cards": None},
        {"cards": 3},
        {"protected": [5]},
        {"protected": [4, 4]},
        {"protected": ["x"]},
        {"protected": None},
        {"protected": 4},
        {"protected": [True]},
        {"cards": [["brute"]]},
        {"supports": True, "dollars": 1},
        {"supports": "0", "dollars": 1},
        {"dollars": 1, "gold": 3},
    ],
)
def test_u_22_bad_forms_are_refused_with_a_reason(form: dict[str, Any]) -> None:
    t = tie()
    with pytest.raises(TumbleweedError) as refusal:
        tw.compose(t.s, 0, form)
    assert str(refusal.value)
    assert t.view(0)["tie"]["own_draft"]["dollars"] == 0
    assert t.view(-1)["waiting"] == [0, 1]


def test_dt_19_4_a_form_from_one_who_is_not_asked_is_refused() -> None:
    t = tie()
    for seat in (2, 3):
        with pytest.raises(TumbleweedError):
            tw.compose(t.s, seat, {"dollars": 1})
    fill_in(t, 0, {"dollars": 1})
    with pytest.raises(TumbleweedError):
        tw.compose(t.s, 0, {"dollars": 2})


@pytest.mark.parametrize("seat", [-1, 4])
def test_dt_19_4_a_form_from_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(TumbleweedError):
        tw.compose(tie().s, seat, {"dollars": 1})


def test_u_21_a_form_names_whom_an_outsider_supports() -> None:
    t = tie(bribe_who="all")
    assert fill_in(t, 3, {"supports": 1, "dollars": 2}) == ["seat 1", "bribe dollars 2"]
    for form in ({"dollars": 2}, {"supports": 2, "dollars": 2}, {"supports": 7, "dollars": 2}):
        with pytest.raises(TumbleweedError):
            tw.compose(tie(bribe_who="all").s, 3, form)


def test_u_21_a_tied_player_cannot_support_another_by_a_form() -> None:
    """Tied players speak for themselves; a form that names the other one must not become an offer for oneself."""
    for who in ("tied", "all"):
        with pytest.raises(TumbleweedError):
            tw.compose(tie(bribe_who=who).s, 0, {"supports": 1, "dollars": 2})


def test_u_21_an_outsider_cannot_change_sides_by_a_form_in_a_later_round() -> None:
    t = tie(bribe_who="all")
    fill_in(t, 3, {"supports": 1, "dollars": 2})
    t.asks(0, "D-07").says("pass")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("more")
    with pytest.raises(TumbleweedError):
        tw.compose(t.s, 3, {"supports": 0, "dollars": 3})
