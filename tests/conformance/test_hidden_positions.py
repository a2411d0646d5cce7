"""DT-23: for thousands of positions, all that a seat cannot know is dealt anew, and the seat notices nothing."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.conformance.hidden_positions import SPECTATOR, WHERE, luck_for, plain, positions
from tests.sampling import one_in

import tumbleweed as tw
from tumbleweed.core.play import legal
from tumbleweed.games.dice_town.town import SCORING, Town

SPEC = tw.find("dice-town")
POSITIONS = 70
SHARE = 13
"""One position in this many is looked at."""


@pytest.mark.parametrize(("edition", "seats", "bribes", "wealth"), one_in(5, WHERE))
def test_dealt_anew_nobody_notices(edition: str, seats: int, bribes: str, wealth: bool) -> None:
    """View, options and observation are the same byte for byte; seat -1 is a spectator."""
    luck = luck_for(seats * 10 + wealth)
    looked_at = 0
    for number, s in enumerate(positions(edition, seats, luck, bribes=bribes, wealth_visible=wealth)):
        if number % SHARE == 0:
            looked_at += 1
            for seat in range(SPECTATOR, seats):
                notices_nothing(s, seat, number)
        if looked_at == POSITIONS:
            break
    assert looked_at == POSITIONS


def notices_nothing(s: Town, seat: int, seed: int) -> None:
    other = SPEC.determinize(s, seat, seed)
    assert plain(SPEC.view(other, seat)) == plain(SPEC.view(s, seat)), f"the view of seat {seat}"
    if seat != SPECTATOR:
        assert plain(legal(other, seat)) == plain(legal(s, seat)), f"the options of seat {seat}"
        assert SPEC.observe(other, seat) == SPEC.observe(s, seat), f"the observation of seat {seat}"


def test_these_are_thousands_of_positions() -> None:
    assert len(WHERE) * POSITIONS >= 3000


def test_dealing_anew_does_change_what_is_hidden() -> None:
    """Otherwise the test above would prove nothing."""
    changed: Counter[str] = Counter()
    for number, s in enumerate(positions("second", 4, luck_for(8), wealth_visible=False, short_log=False)):
        other = SPEC.determinize(s, 0, number)
        assert isinstance(other, Town)
        for name in ("store_deck", "claim_deck", "elixir_pile"):
            changed[name] += getattr(other, name) != getattr(s, name)
        for name in ("cup", "store", "claims", "dollars", "nuggets"):
            changed[name] += getattr(other.players[1], name) != getattr(s.players[1], name)
        if number == 600:
            break
    assert min(changed.values()) > 100, changed


def keys_of(data: Any) -> Iterator[str]:
    """All names in a piece of plain data."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from keys_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys_of(value)


PRIVATE = {"hand", "cup", "choice", "cards", "own_draft"}
"""Names under which a view shows what only some may see."""


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_spectators_see_no_hand(edition: str, seats: int) -> None:
    """DT-23.2: until the hands are shown a spectator is shown nothing private, and a seat only its own things."""
    looked_at = 0
    for number, s in enumerate(positions(edition, seats, luck_for(seats))):
        if number % 5 or s.phase == SCORING:
            continue
        seen = SPEC.view(s, SPECTATOR)
        assert not PRIVATE & set(keys_of(seen)), seen
        assert seen["looking_at"] == []
        assert seen["question"] is None
        for seat in range(seats):
            for other, player in enumerate(SPEC.view(s, seat)["players"]):
                assert other == seat or not PRIVATE & set(player), f"seat {seat} sees {player}"
        looked_at += 1
        if looked_at == 250:
            break
