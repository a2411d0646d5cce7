"""U-58: money that is hidden shows nowhere: views, observations, what is told, refusals, the questions of others."""

import json
from typing import Any

import pytest
from tests.games.dodge_city.random_games import eager_play, positions
from tests.games.dodge_city.scenario import SPEC, Play, town
from tests.proofs import proves

from tumbleweed import IllegalAnswer
from tumbleweed.core.play import answer, legal
from tumbleweed.games.dodge_city.actions import CATALOG
from tumbleweed.games.dodge_city.town import Town

HIDDEN: dict[str, Any] = {"money_visibility": "hidden"}
LADIES = {"SAL": "lady"}


def seen(s: Town, seat: int) -> str:
    """All a seat is shown."""
    observed = list(SPEC.observe(s, seat)) if seat >= 0 else []
    return json.dumps([SPEC.view(s, seat), observed, legal(s, seat)], sort_keys=True)


@proves("U-58")
@pytest.mark.parametrize("seats", [2, 4])
def test_u_58_what_others_have_changes_nothing_that_a_seat_is_shown(seats: int) -> None:
    compared = 0
    for number, s in enumerate(positions(seats, 6, HIDDEN, eager_play)):
        if s.ask is None:
            break
        if number % 7 == 0:
            for seat in range(-1, seats):
                richer = s.copy()
                for other in range(seats):
                    richer.players[other].cash += 0 if other == seat else 525
                richer.menu = ()
                assert seen(richer, seat) == seen(s, seat)
                compared += 1
    assert compared > 30


def test_open_money_is_shown_to_all() -> None:
    t = town("turn 0", hands=[["L5", "C4"]], cash=[350, 700])
    assert [player["cash"] for player in t.view(-1)["players"]] == [350, 700]
    richer = t.s.copy()
    richer.players[0].cash += 25
    assert SPEC.observe(richer, 1) != SPEC.observe(t.s, 1)


def refusal(t: Play, seat: int, text: str) -> str:
    """What a seat that tries this is told."""
    with pytest.raises(IllegalAnswer) as error:
        answer(t.s, seat, CATALOG.parse(text))
    return str(error.value)


@proves("U-58")
def test_u_58_refusals_tell_nothing_of_money() -> None:
    """Not to others, whatever they try; and the player is told the price, not how much they have."""
    told = set()
    for cash in (50, 250, 1775):
        t = town("turn 0", hands=[["L1", "C4"]], cash=[cash, 700], buildings=LADIES, **HIDDEN)
        t.asks(0, "D-2").says("play L1")
        told.add((refusal(t, 1, "buy SAL 0,0"), refusal(t, 1, "done")))
        if cash < 300:
            assert refusal(t, 0, "buy SAL 0,0") == "a stone of the lady costs $300 [DC-7.2]"
    assert len(told) == 1


@proves("U-58")
def test_u_58_every_payment_is_told_and_only_its_owner_is_told_the_sum() -> None:
    t = town("turn 0", "event 1", hands=[["L5", "C4"]], cash=[0, 0, 0], buildings=LADIES, events=["EV05"], **HIDDEN)
    t.asks(0, "D-2").says("play L5")
    t.asks(0, "D-4").says("buy SAL 0,0", "take back", "buy SAL 0,1", "done").ends()
    amounts = [500, -300, 300, -300, -150, 150]
    for seat in (0, 1, 2, -1):
        payments = t.events("money_changed", seat)
        assert [event["amount"] for event in payments] == amounts
        for event in payments:
            assert ("cash" in event) == (event["player"] == seat)
        assert "cash" not in json.dumps(
            [event for event in SPEC.events(t.s, -1, 0) if event["event"] != "game_started"]
        )
    assert [event["cash"] for event in t.events("money_changed", 0) if "cash" in event] == [500, 200, 500, 200, 50]


def test_when_the_game_is_over_all_money_is_shown() -> None:
    t = town("game_over", points=[1, 2], cash=[350, 700], **HIDDEN).ends()
    for seat in (0, 1, -1):
        assert [player["cash"] for player in t.view(seat)["players"]] == [350, 700]
