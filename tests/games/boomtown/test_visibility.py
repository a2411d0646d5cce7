"""BT-27: who sees what, with public and hidden gold; the deck and the cards removed unseen."""

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.boomtown.new_games import steps
from tests.games.boomtown.picks import rolled
from tests.games.boomtown.random_tables import random_options
from tests.games.boomtown.scenario import AUCTION, CHOOSE, SPEC, Play, table
from tests.positions import log_of
from tests.proofs import proves
from tests.sampling import one_in

from tumbleweed.games.boomtown.town import Boomtown

OWN = ("seat", "question")
"""What differs between the views of two seats even when everything is open."""


def positions(seed: int, **fixed: Any) -> Iterator[Boomtown]:
    """All positions of a random game at a random table with the cards of the box."""
    choice = random.Random(seed)
    seats = 3 if fixed.get("short_game") else choice.randint(3, 5)
    options = {**random_options(choice, seats), "deck": "standard", "short_game": False, **fixed}
    yield from steps(seed, seats, 0.05, **options)


def returned(s: Boomtown) -> list[str]:
    """The events that went back into the deck in round 1, for everybody to see."""
    told = [event["cards"] for event in log_of(s).seen_by(-1) if event["event"] == "first_row_events_returned"]
    return [card for cards in told for card in cards]


def public(view: dict[str, Any]) -> dict[str, Any]:
    seen = {key: value for key, value in view.items() if key not in OWN}
    if seen["auction"]:
        seen["auction"] = {key: value for key, value in seen["auction"].items() if key != "who_gets_what"}
    return seen


def laid_out() -> Play:
    """A position in which players have everything before them that they can have."""
    return table(run=CHOOSE, row="SN-10 DG-11 CC-11", winner=0, round=8, gold=[4, 0, 6], governor="CC",
                 mines=["0 CJ-06", "1 CC-04 CC-05", "2 SN-09"], veins={"VEI-1": "SN-09"},
                 saloons=["0 CJ SAL-1 GIR-1"], cards={0: "MUS-1", 1: "SAL-2", 2: "TEL-1"})  # fmt: skip


# ---------------------------------------------------------------- what lies open


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_bt_27_1_everything_before_players_is_open(seat: int) -> None:
    seen = laid_out().view(seat)
    assert [[mine["card"] for mine in player["mines"]] for player in seen["players"]] == [
        ["CJ-06"], ["CC-04", "CC-05"], ["SN-09"]]  # fmt: skip
    assert [player["held"] for player in seen["players"]] == [["MUS-1"], [], ["TEL-1"]]
    assert [player["waiting"] for player in seen["players"]] == [[], ["SAL-2"], []]
    assert [player["offices"] for player in seen["players"]] == [[], ["CC"], []]
    vein = seen["players"][2]["mines"][0]
    assert (vein["value"], vein["veins"]) == (10, 1)
    towns = {town["town"]: town for town in seen["towns"]}
    assert (towns["CC"]["mayor"], towns["CC"]["governor"], towns["CC"]["fee"]) == (1, True, 4)
    assert towns["CJ"]["saloons"] == [{"card": "SAL-1", "owner": 0, "girls": True, "takes": 4}]
    assert [slot["card"] for slot in seen["row"]] == ["SN-10", "DG-11", "CC-11"]


@pytest.mark.parametrize("seed", range(6))
@proves("BT-27.1", "U-62")
def test_bt_27_1_with_public_gold_everybody_sees_the_same(seed: int) -> None:
    for s in positions(seed, gold_visibility="public"):
        seen = public(SPEC.view(s, -1))
        assert [player["gold"] for player in seen["players"]] == s.gold
        for seat in range(s.count):
            assert public(SPEC.view(s, seat)) == seen


def test_a_question_is_seen_by_the_one_who_is_asked() -> None:
    t = laid_out()
    assert t.view(0)["question"]["decision"] == "PICK"
    for seat in (-1, 1, 2):
        assert t.view(seat)["question"] is None
        assert t.view(seat)["waiting"] == [0], "that somebody is asked is no secret"


# ---------------------------------------------------------------- the deck


@pytest.mark.parametrize(("seed", "short"), one_in(3, itertools.product(range(4), (False, True))))
@proves("BT-27.2", "U-63")
def test_bt_27_2_no_card_of_the_deck_and_none_removed_unseen_is_ever_seen(seed: int, short: bool) -> None:
    for s in positions(seed, short_game=short):
        ids = s.table.deck.ids
        secret = [ids[card] for card in (*s.deck[s.top :], *s.unseen)]
        over = s.ask is None
        for seat in (-1, *range(s.count)):
            view = SPEC.view(s, seat)
            assert (view["deck"], view["removed_unseen"]) == (s.cards_left(), 15 if short else 0)
            assert ("unseen" in view) is over
            seen = json.dumps({key: value for key, value in view.items() if key != "unseen"})
            assert not [card for card in secret if f'"{card}"' in seen]


@pytest.mark.parametrize("seed", range(4))
@proves("U-63")
def test_u_63_the_cards_removed_are_shown_after_the_end_and_told_never(seed: int) -> None:
    *_, s = positions(seed, short_game=True)
    laid = [card for event in log_of(s).seen_by(-1) if event["event"] == "row_revealed" for card in event["cards"]]
    for seat in (-1, 0, 1, 2):
        shown = SPEC.view(s, seat)["unseen"]
        assert len(shown) == 15
        assert sorted([*laid, *shown]) == sorted(s.table.deck.ids)
    story = json.dumps([event for event in log_of(s).seen_by(-1) if event["event"] != "first_row_events_returned"])
    assert not [card for card in SPEC.view(s, 0)["unseen"] if f'"{card}"' in story or card in returned(s)]


@pytest.mark.parametrize(("seed", "hidden"), one_in(3, itertools.product(range(3), ("public", "hidden"))))
@proves("BT-27.2", "U-62")
def test_bt_27_2_views_do_not_depend_on_what_is_secret(seed: int, hidden: str) -> None:
    for number, s in enumerate(positions(seed, short_game=seed == 1, gold_visibility=hidden)):
        for seat in (-1, *range(s.count)):
            other = SPEC.determinize(s, seat, seed * 1000 + number)
            assert SPEC.view(other, seat) == SPEC.view(s, seat)
            SPEC.check(other)


@proves("U-63")
def test_what_went_back_into_the_deck_openly_is_not_among_the_cards_removed() -> None:
    """Everybody saw these events after the fifteen cards were removed: positions dealt anew must agree."""
    found = 0
    for seed in range(12):
        s = next(positions(seed, short_game=True))
        found += len(returned(s))
        for number in range(20):
            other = SPEC.determinize(s, 0, number)
            assert isinstance(other, Boomtown)
            assert not [card for card in other.unseen if other.table.deck.ids[card] in returned(s)]
    assert found > 5


# ---------------------------------------------------------------- hidden gold


@pytest.mark.parametrize("seed", range(6))
def test_u_62_with_hidden_gold_nobody_sees_others_totals_until_the_end(seed: int) -> None:
    for s in positions(seed, gold_visibility="hidden"):
        over = s.ask is None
        for seat in (-1, *range(s.count)):
            view = SPEC.view(s, seat)
            shown = {other: player["gold"] for other, player in enumerate(view["players"]) if "gold" in player}
            expected = range(s.count) if over else [seat] if seat >= 0 else []
            assert shown == {other: s.players[other].gold for other in expected}
            assert [player["bankrupt"] for player in view["players"]] == [gold == 0 for gold in s.gold]
            if view["auction"] and seat not in view["waiting"]:
                assert "who_gets_what" not in view["auction"]
    told = log_of(s).seen_by(-1)
    assert all("gold" not in event for event in told if event["event"] == "round_ended")
    assert [event["gold"] for event in told if event["event"] == "final_score"] == s.gold


@proves("U-62")
def test_u_62_amounts_moved_stay_visible_in_the_log() -> None:
    t = rolled("34", gold=[1, 2, 3], mines=["0 CJ-07", "2 CC-07"], saloons=["1 CC SAL-1"], gold_visibility="hidden")
    for seat in (-1, 0, 1, 2):
        assert [event["amount"] for event in t.events("mine_produced", seat)] == [6, 3]
        assert t.event("saloon_paid", seat)["paid"] == 2


@proves("U-62")
def test_u_62_two_positions_that_differ_in_hidden_gold_look_the_same_to_the_others() -> None:
    views = []
    for gold in ([9, 12, 1], [9, 1, 30], [9, 6, 7]):
        t = table(run=AUCTION, gold=gold, gold_visibility="hidden")
        t.asks(0, "BID").says("pass")
        t.asks(1, "BID")
        views.append((t.view(0), t.view(-1), SPEC.events(t.s, 0, 0)))
    assert views[0] == views[1] == views[2]


@proves("U-62")
def test_u_62_dealt_anew_nobody_has_less_than_he_has_bid() -> None:
    t = table(run=AUCTION, seats=4, gold=[9, 12, 0, 5], gold_visibility="hidden")
    t.asks(0, "BID").says("bid 2")
    t.asks(1, "BID").says("bid 8")
    t.asks(3, "BID")
    spread = set()
    for seed in range(60):
        other = SPEC.determinize(t.s, 0, seed)
        assert isinstance(other, Boomtown)
        assert (other.gold[0], other.gold[2], sum(other.gold)) == (9, 0, 26)
        assert other.gold[1] >= 8
        assert other.gold[3] >= 1
        spread.add(tuple(other.gold))
    assert len(spread) > 3, "and what they have is another each time"
