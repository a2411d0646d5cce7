"""The pieces of an observation are what their names say: they are compared with the view."""

import itertools
from typing import Any

import numpy as np
import pytest
from tests.envs.playing import GAMES, positions

import tumbleweed as tw
from tumbleweed.core.observation import Layout
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


class Unnamed:
    """Boomtown, with another layout."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout

    def __getattr__(self, name: str) -> Any:
        return getattr(tw.find("boomtown"), name)

    def layout(self) -> Layout:
        return self._layout


def test_a_game_without_names_has_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces_module, "find", lambda game: Unnamed([]))
    assert list(pieces("boomtown")) == ["observation", "seat"]


def test_names_that_do_not_fit_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces_module, "find", lambda game: Unnamed([("everything", 3)]))
    with pytest.raises(AssertionError, match="do not fit"):
        pieces("boomtown")


CHANGED: dict[str, dict[str, str]] = {
    "dice-town": {
        "round": "round", "sheriff": "sheriff", "mine": "mine", "bank": "bank", "coach": "stagecoach",
        "offer_round": "offer_round", "players[0].dollars": "player_0.dollars",
        "players[1].nuggets": "player_1.nuggets", "players[2].dollars": "player_2.dollars",
        "players[1].kept": "player_1.kept", "players[1].shown": "player_1.shown", "players[0].cup": "cup",
    },
    "boomtown": {
        "round": "round", "first": "first_player", "high": "bid", "players[0].gold": "player_0.gold",
        "players[2].gold": "player_2.gold",
    },
    "dodge-city": {
        "number": "pass", "finished": "finished", "starter": "start_player", "players[0].points": "player_0.points",
        "players[1].supply": "player_1.stones", "players[2].points": "player_2.points",
    },
}  # fmt: skip
"""A field of a position, and the one piece of seat 0's observation that shows it."""


@pytest.mark.parametrize(("game", "field"), [(game, field) for game, fields in CHANGED.items() for field in fields])
def test_a_field_changes_its_piece_and_no_other(game: str, field: str) -> None:
    changed = 0
    for s in positions(game, 3, {}, seed=5, every=9):
        other = s.copy()
        place, _, name = field.rpartition(".")
        holder: Any = other if not place else other.players[int(place[8:-1])]  # type: ignore[attr-defined]
        one: int = getattr(holder, name)
        if name == "gold" and one < 2:
            continue  # it would make somebody bankrupt, or solvent
        setattr(holder, name, (one + 1) % 3 if name in ("sheriff", "starter", "first") else one ^ 1)
        before, after = observed(s, 0), observed(other, 0)
        differ = {piece for piece in before if not np.array_equal(before[piece], after[piece])}
        assert differ <= {CHANGED[game][field]}
        changed += bool(differ)
    assert changed, "the field is never seen"
