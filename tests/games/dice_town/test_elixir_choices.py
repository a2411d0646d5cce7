"""D-23 to D-27: the defaults at the Doc of the second edition."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town


def visit(up: tuple[str, str], **more: Any) -> Play:
    """Seat 0 controlled nothing; seats 1 and 2 did, seat 1 is Sheriff."""
    return town(["doc_badluck"], dice=["99999", "JJJJJ", "JJJJJ"], gained=(1, 2), controlled=(1, 2), elixirs=up,
                **{"sheriff": 1, **more})  # fmt: skip


@pytest.mark.parametrize(
    ("up", "more", "default"),
    [
        (("wealth", "luck"), {}, "elixir 1"),
        (("charm", "luck"), {}, "elixir 2"),
        (("charm", "luck"), {"nuggets": [0, 1]}, "elixir 1"),
        (("charm", "power"), {"sheriff": 0}, "elixir pile"),
        (("protection", "power"), {}, "elixir 2"),
        (("protection", "power"), {"hands": [["claim 1"]]}, "elixir 1"),
        (("friendship", "domination"), {}, "elixir pile"),
        (("friendship", "domination"), {"hands": [["brute"], ["claim 1"]]}, "elixir 2"),
        (("friendship", "domination"), {"hands": [[], ["brute"]]}, "elixir 1"),
        (("domination", "friendship"), {"protected": [[], [5]]}, "elixir pile"),
        (("wealth", "charm"), {"dollars": [9, 0, 0]}, "elixir pile"),
        (("wealth", "luck"), {"dollars": [9, 1, 1], "short_payment": "all_or_nothing"}, "elixir 2"),
    ],
)
def test_d_23_time_out_takes_the_first_open_elixir_with_an_effect(
    up: tuple[str, str], more: dict[str, Any], default: str
) -> None:
    t = visit(up, **more)
    assert t.asks(0, "D-23").default == default


@pytest.mark.parametrize(
    ("hands", "default"),
    [
        ([[], ["brute"], ["girls", "split"]], "seat 2"),
        ([[], ["brute", "claim 1", "claim 1"], ["girls"]], "seat 1"),
    ],
)
def test_d_24_time_out_most_store_cards_then_clockwise(hands: list[list[str]], default: str) -> None:
    t = visit(("friendship", "luck"), hands=hands)
    t.asks(0, "D-23").says("elixir 1")
    assert t.asks(0, "D-24").default == default


@pytest.mark.parametrize(
    ("hand", "default"),
    [(["equip_1", "girls"], "card girls"), (["equip_5", "equip_2"], "card equip_2")],
)
def test_d_25_time_out_gives_an_action_card_then_the_lowest(hand: list[str], default: str) -> None:
    t = visit(("friendship", "luck"), hands=[[], hand])
    t.asks(0, "D-23").says("elixir 1")
    assert t.asks(1, "D-25").default == default
    t.time_out(1).ends()
    assert t.hand(0) == [default.removeprefix("card ")]


@pytest.mark.parametrize(
    ("hands", "default"),
    [
        ([[], ["claim 5"], ["claim 1", "claim 1"]], "seat 2"),
        ([[], ["claim 1", "girls", "brute"], ["claim 5"]], "seat 1"),
    ],
)
def test_d_26_time_out_most_claims_then_clockwise(hands: list[list[str]], default: str) -> None:
    t = visit(("domination", "luck"), hands=hands)
    t.asks(0, "D-23").says("elixir 1")
    assert t.asks(0, "D-26").default == default


def test_d_27_time_out_gives_the_lowest_claim() -> None:
    t = visit(("domination", "luck"), hands=[[], ["claim 4", "claim 2", "girls"]])
    t.asks(0, "D-23").says("elixir 1")
    assert t.asks(1, "D-27").default == "claim 2"
    t.time_out(1).ends()
    assert t.hand(0) == ["claim 2"]
