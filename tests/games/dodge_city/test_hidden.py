"""Section 7: what a seat cannot know, and what everybody can work out."""

import itertools
import json
from collections import Counter
from typing import Any

import pytest
from tests.games.dodge_city.random_games import eager_play, positions, random_play
from tests.games.dodge_city.scenario import SPEC, town
from tests.proofs import proves
from tests.sampling import one_in

from tumbleweed.core.play import legal
from tumbleweed.games.dodge_city.actions import CATALOG
from tumbleweed.games.dodge_city.box import BOX
from tumbleweed.games.dodge_city.town import DEAL, START, Town
from tumbleweed.games.dodge_city.town import town as as_town

OPTIONS = [
    {},
    {"money_visibility": "hidden", "show_unused_duel_cards": False},
    {"picture_opens": True, "challenge_rule": "mandatory", "fields_conduct": True, "disc_supply": "unlimited"},
]

PLAY = (random_play, eager_play)


def plain(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


@pytest.mark.parametrize(("seats", "options"), one_in(5, itertools.product((2, 3, 4, 5), OPTIONS)))
def test_dealt_anew_nobody_notices(seats: int, options: dict[str, Any]) -> None:
    looked_at = 0
    for number, s in enumerate(positions(seats, seats, options, PLAY[seats % 2])):
        if number % 11 == 0:
            looked_at += 1
            for seat in range(-1, seats):
                other = SPEC.determinize(s, seat, number)
                SPEC.check(other)
                assert plain(SPEC.view(other, seat)) == plain(SPEC.view(s, seat))
                if seat >= 0:
                    assert legal(other, seat) == legal(s, seat)
                    assert SPEC.observe(other, seat) == SPEC.observe(s, seat)
        if looked_at == 40:
            break
    assert looked_at == 40


def test_dealing_anew_does_change_what_is_hidden() -> None:
    changed: Counter[str] = Counter()
    for number, s in enumerate(positions(4, 3, {"show_unused_duel_cards": False}, eager_play)):
        other = as_town(SPEC.determinize(s, 0, number))
        changed["deck"] += other.deck != s.deck[s.deck_top :]
        changed["events"] += other.events != s.events[s.event_top :]
        changed["hand"] += other.players[1].hand != s.players[1].hand
        changed["unseen"] += any(other.players[seat].unseen != s.players[seat].unseen for seat in (1, 2, 3))
        assert other.players[0].hand == s.players[0].hand
        assert other.players[0].unseen == s.players[0].unseen
        if number == 500:
            break
    assert min(changed.values()) > 100, changed


@proves("DC-6.3")
def test_dc_6_3_nobody_is_dealt_a_hand_that_cannot_be() -> None:
    """Once a card was played, nobody holds Indio cards only."""
    looked_at = 0
    for number, s in enumerate(positions(5, 4, {})):
        if s.round in (DEAL, START) or number % 3:
            continue
        other = as_town(SPEC.determinize(s, -1, number))
        for player in other.players:
            assert not player.hand or player.hand & ~BOX.indios, BOX.names(player.hand)
        looked_at += 1
        if looked_at == 150:
            break


@proves("DC-6.3", "DC-10.21")
def test_dc_10_21_no_indio_card_is_dealt_to_the_face_down_discards() -> None:
    """The cards were duel cards, and nobody can keep an Indio card for the duel round."""
    face_down = 0
    for number, s in enumerate(positions(3, 5, {"show_unused_duel_cards": False})):
        other = as_town(SPEC.determinize(s, 0, number))
        for player in other.players:
            assert not player.unseen & BOX.indios, BOX.names(player.unseen)
            face_down += player.unseen != 0
        if face_down > 400:
            break


def test_who_is_asked_chooses_among_the_cards_he_was_dealt_anew() -> None:
    """The options of a question are remembered; they are the asked seat's, so nobody else may search with them."""
    t = town("placing_1", hands=[["S6", "C4", "L1"], ["B7", "L2", "L3"]])
    for seat in (1, -1):
        for seed in range(10):
            other = as_town(SPEC.determinize(t.s, seat, seed))
            offered = [CATALOG.text(action).split()[1] for action in legal(other, 0)]
            assert offered == BOX.names(other.players[0].hand)


def test_secret_choices_are_other_ones() -> None:
    t = town("start", hands=[["S6", "C4", "Q1", "L1"], ["B7", "L2", "L3", "L4"]])
    t.asks(1, "D-1").says("play B7")
    chosen = set()
    for seed in range(20):
        other = as_town(SPEC.determinize(t.s, 0, seed))
        assert other.players[1].hand >> other.players[1].chosen & 1
        chosen.add(other.players[1].chosen)
    assert len(chosen) > 5


@proves("U-58")
def test_u_58_hidden_money_is_shown_to_its_owner_only() -> None:
    t = town("turn 0", hands=[["L5", "C4"]], cash=[350, 700], money_visibility="hidden")
    t.asks(0, "D-2").says("play L5")
    assert t.view(0)["players"][0]["cash"] == 850
    for seat in (1, -1):
        assert "cash" not in t.view(seat)["players"][0]
        assert "cash" not in t.event("money_changed", seat)
        assert t.event("money_changed", seat)["amount"] == 500
    assert t.event("money_changed", 0)["cash"] == 850
    other = as_town(SPEC.determinize(t.s, 1, 1))
    assert other.players[0].cash == 850, "it follows from the payments in the log"


def test_hands_and_duel_cards_are_the_owners_business() -> None:
    for number, s in enumerate(positions(3, 8, {})):
        if s.ask is None:
            break
        for seat in range(-1, 3):
            for other, player in enumerate(SPEC.view(s, seat)["players"]):
                assert ("hand" in player) == (other == seat)
                assert ("chosen" in player) == (other == seat)
        if number == 200:
            break


def test_copies_share_nothing_that_changes() -> None:
    for number, s in enumerate(positions(4, 9, {}, eager_play)):
        if number % 25 == 0:
            copy = s.copy()
            assert isinstance(copy, Town)
            assert SPEC.dump(copy) == SPEC.dump(s)
            assert copy.players[0] is not s.players[0]
            assert copy.houses is not s.houses
        if number == 300:
            break
