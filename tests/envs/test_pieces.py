"""The pieces of an observation are what their names say: they are compared with the view."""

import itertools
from typing import Any

import numpy as np
import pytest
from tests.envs.playing import GAMES, positions

import tumbleweed as tw
from tumbleweed.core.steps import State
from tumbleweed.envs import pieces as pieces_module
from tumbleweed.envs.pieces import named, pieces
from tumbleweed.envs.seating import LOSE, ZERO_SUM, Seating

DICE = "9", "10", "J", "Q", "K", "A"


def observed(s: State, seat: int) -> dict[str, Any]:
    seating = Seating(s.game, s.count, {}, ZERO_SUM, LOSE)
    return named(s.game, np.frombuffer(seating.observe(s, seat), np.uint8))


def both(game: str, seats: int = 3) -> list[tuple[dict[str, Any], dict[str, Any], int]]:
    """Observation, view and seat at many moments."""
    found = []
    for number, s in enumerate(positions(game, seats, {}, seed=5, every=7)):
        seat = number % seats
        found.append((observed(s, seat), tw.view(s, seat), seat))
    assert len(found) > 10
    return found


@pytest.mark.parametrize("game", GAMES)
def test_pieces_cover_the_observation(game: str) -> None:
    places = list(pieces(game).values())
    assert places[0].start == 0
    assert all(before.stop == after.start for before, after in itertools.pairwise(places))
    assert list(pieces(game))[-1] == "seat"


@pytest.mark.parametrize("game", GAMES)
def test_seats_and_the_observers_own_number(game: str) -> None:
    for numbers, view, seat in both(game):
        assert numbers["seats"] == len(view["players"])
        assert numbers["seat"] == seat
        assert not any(numbers[name].any() for name in numbers if name.startswith(("player_3", "player_4")))


def test_dice_town() -> None:
    for numbers, view, seat in both("dice-town"):
        assert numbers["round"] == view["round"]
        for name in ("mine", "bank", "stagecoach", "store_deck", "store_discards", "claim_deck", "elixir_pile"):
            assert numbers[name] == view["town"][name], name
        assert list(numbers["claim_row"][: len(view["town"]["claim_row"])]) == view["town"]["claim_row"]
        assert numbers["sheriff"] == (view["sheriff"] - seat) % 3
        for place in range(3):
            player = view["players"][(seat + place) % 3]
            for name in ("dollars", "nuggets", "store_cards", "claims"):
                assert numbers[f"player_{place}.{name}"] == player[name], name
            assert list(numbers[f"player_{place}.kept"]) == [player["kept"].count(face) for face in DICE]
        assert numbers["hand.store"].sum() == view["players"][seat]["store_cards"]
        assert numbers["hand.claims"].sum() == view["players"][seat]["claims"]


def test_boomtown() -> None:
    for numbers, view, seat in both("boomtown"):
        assert numbers["round"] == view["round"]
        assert numbers["rounds"] == view["rounds"]
        assert numbers["deck"] == view["deck"]
        assert numbers["first_player"] == (view["first_player"] - seat) % 3
        owned = 0
        for place in range(3):
            player = view["players"][(seat + place) % 3]
            assert 256 * int(numbers[f"player_{place}.gold"][0]) + numbers[f"player_{place}.gold"][1] == player["gold"]
            assert numbers[f"player_{place}.bankrupt"] == player["bankrupt"]
            owned += len(player["mines"])
        assert (numbers["mines"] > 0).sum() == owned


def test_dodge_city() -> None:
    for numbers, view, seat in both("dodge-city"):
        assert numbers["pass"] == view["pass"]
        assert numbers["buildings"] == len(view["buildings"])
        assert numbers["hand"].sum() == view["players"][seat]["cards"]
        for place in range(3):
            player = view["players"][(seat + place) % 3]
            for name in ("points", "stones", "cards", "face_down"):
                assert numbers[f"player_{place}.{name}"] == player[name], name
            cash = numbers[f"player_{place}.cash"]
            assert 25 * (256 * int(cash[0]) + int(cash[1])) == player["cash"]
        for place, building in enumerate(view["buildings"]):
            stones = [(numbers[f"building_{place}.cells"] == 2 + other).sum() for other in range(3)]
            assert stones == [building["stones"][(seat + other) % 3] for other in range(3)]


def test_pieces_of_a_batch_are_views() -> None:
    batch = np.zeros((4, pieces("dice-town")["seat"].stop), np.uint8)
    named("dice-town", batch)["round"][:] = 7
    assert batch[:, 1].tolist() == [7, 7, 7, 7]


def test_a_game_without_names_has_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces_module, "SIZES", {})
    assert list(pieces("boomtown")) == ["observation", "seat"]


def test_names_that_do_not_fit_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces_module, "SIZES", {"boomtown": lambda: [("everything", 3)]})
    with pytest.raises(AssertionError, match="do not fit"):
        pieces("boomtown")
