"""Table options (5.7): every value, its effect on the deck, what is refused and how."""

from collections import Counter
from typing import Any

import pytest
from tests.games.boomtown.new_games import EVENTS, MINE_IDS, steps
from tests.games.boomtown.random_tables import VALUES
from tests.positions import log_of
from tests.proofs import proves

import tumbleweed as tw
from tumbleweed.games.boomtown.town import Boomtown

DEFAULTS = {**{name: values[0] for name, values in VALUES.items()}, "deck": "standard"}
EVERY_VALUE = [(name, value) for name, values in VALUES.items() for value in values]


def options_of(given: dict[str, Any]) -> dict[str, Any]:
    """All options of a new table, as its players see them."""
    options: dict[str, Any] = tw.view(tw.new("boomtown", 3, 1, given), -1)["options"]
    return options


def last(seed: int, seats: int, **options: Any) -> Boomtown:
    """The end of a random game."""
    *_, s = steps(seed, seats, **options)
    return s


def rows(s: Boomtown) -> list[str]:
    """All cards that were laid out in a game."""
    return [card for event in log_of(s).seen_by(-1) if event["event"] == "row_revealed" for card in event["cards"]]


# ---------------------------------------------------------------- values


def test_the_defaults() -> None:
    assert options_of({}) == DEFAULTS


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_every_value_is_accepted_and_can_be_played(name: str, value: Any) -> None:
    s = last(11, 3, **{name: value})
    seen = tw.view(s, -1)
    assert seen["over"]
    assert seen["options"] == {**DEFAULTS, name: value}
    assert type(seen["options"][name]) is type(value)
    assert log_of(s).seen_by(-1)[0]["options"] == seen["options"]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_every_value_is_accepted_as_a_person_writes_it(name: str, value: Any) -> None:
    words = [str(value), str(value).upper(), str(value).lower(), f" {value} "]
    if isinstance(value, bool):
        words += ["on", "yes", "ON"] if value else ["off", "no", "Off"]
    for word in words:
        assert options_of({name: word})[name] == value, word


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("value", ["maybe", "", None, 17, 1.5, [], {}, 0, 1])
def test_other_values_are_refused_by_name_with_the_choices(name: str, value: Any) -> None:
    with pytest.raises(tw.BadOption, match=f"option {name}: .* is not possible; choose ") as refusal:
        tw.new("boomtown", 3, 1, {name: value})
    for possible in VALUES[name]:
        word = {True: "on", False: "off"}[possible] if isinstance(possible, bool) else str(possible)
        assert word in str(refusal.value)


def test_an_unknown_option_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(tw.BadOption, match="no option 'edition'") as refusal:
        tw.new("boomtown", 3, 1, {"edition": "first"})
    assert all(name in str(refusal.value) for name in DEFAULTS)


@pytest.mark.parametrize("seats", [2, 6, 0, True])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(tw.BadSeats, match="3 to 5 seats"):
        tw.new("boomtown", seats, 1, {})


@pytest.mark.parametrize("kind", ["GOV", "GIR", "SAL"])
@proves("U-1a")
def test_u_1a_governor_girls_and_saloon_are_never_doubled(kind: str) -> None:
    with pytest.raises(tw.BadOption, match=r"option extra_event: .*choose HLD, EXP, STG, CSH, TEL, VEI, MUS, DYN"):
        tw.new("boomtown", 3, 1, {"extra_event": kind})


# ---------------------------------------------------------------- the deck


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("extra", VALUES["extra_event"])
@proves("U-1", "U-1a")
def test_u_1_the_fifteenth_event_is_of_the_kind_chosen(extra: str, seats: int) -> None:
    """All sixty cards are laid out in a game: 45 mines and fifteen events."""
    found = rows(last(5, seats, extra_event=extra))
    expected = Counter(EVENTS)
    expected["HLD"] -= 1
    expected[extra] += 1
    assert len(found) == len(set(found)) == 60
    assert sorted(card for card in found if card in MINE_IDS) == sorted(MINE_IDS)
    events = [card for card in found if card not in MINE_IDS]
    assert Counter(card.split("-")[0] for card in events) == +expected
    for kind, number in (+expected).items():
        assert {f"{kind}-{copy + 1}" for copy in range(number)} <= set(events)


@pytest.mark.parametrize("extra", VALUES["extra_event"])
@proves("U-1a")
def test_u_1a_games_with_each_kind_doubled_keep_to_the_invariants(extra: str) -> None:
    spec = tw.find("boomtown")
    for seed in range(3):
        for s in steps(seed, 3 + seed, 0.1, extra_event=extra):
            spec.check(s)


def test_the_short_game_lays_out_45_of_the_sixty_cards() -> None:
    found = rows(last(5, 3, short_game=True))
    assert len(found) == len(set(found)) == 45


@pytest.mark.parametrize("seats", [4, 5])
def test_the_short_game_is_refused_for_more_than_three(seats: int) -> None:
    with pytest.raises(tw.BadOption, match=rf"short_game: .*exactly 3 players, not {seats} \[BT-1\.5\]"):
        tw.new("boomtown", seats, 1, {"short_game": True})
