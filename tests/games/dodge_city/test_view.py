"""What a view adds for those who look: prices and limits, chains as they stand, and what is missing for control."""

import random
from collections.abc import Callable
from itertools import combinations, islice

import pytest
from tests.games.dodge_city.fits import misfit
from tests.games.dodge_city.random_games import eager_play, positions
from tests.games.dodge_city.scenario import SPEC, Play, town
from tests.words.dodge_city_rare import RARE_POSITIONS

from tumbleweed.declared import view_schema
from tumbleweed.games.dodge_city.board import STANDARD, Site, plan_of
from tumbleweed.games.dodge_city.grid import BIT, cells_of
from tumbleweed.games.dodge_city.reaching import missing

SITES = plan_of(STANDARD, ("centre", "union_pacific", "third"))


@pytest.mark.parametrize("options", [{}, {"money_visibility": "hidden", "show_unused_duel_cards": False}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_view_is_as_it_is_declared(seats: int, options: dict[str, object]) -> None:
    schema = view_schema("dodge-city")
    for s in islice(positions(seats, 3, {"pass_limit": 2, **options}, eager_play), 0, 900, 3 * seats):
        for seat in range(-1, seats):
            assert not misfit(SPEC.view(s, seat), schema), misfit(SPEC.view(s, seat), schema)


def over() -> Play:
    return town("game_over", points=[6, 1], hands=[["L7"], ["C4"]])


@pytest.mark.parametrize("position", [*RARE_POSITIONS, over])
def test_rare_views_are_as_they_are_declared(position: Callable[[], Play]) -> None:
    t = position()
    for seat in (-1, 0, 1):
        assert not misfit(t.view(seat), view_schema("dodge-city"))


def test_prices_points_rents_and_discs_are_there_for_everybody() -> None:
    t = town(
        "turn 0", hands=[["C4", "C5"], []], buildings={"OFF": "sheriff\nB0.D\n....\n....\nP..K", "POS": "neutral lady"}
    )
    for seat in (-1, 0, 1):
        figures = {each.pop("figure"): each for each in t.view(seat)["figures"]}
        assert list(figures) == ["lady", "gunman", "sheriff", "bandit", "cowboy"]
        assert figures["sheriff"] == {"price": 200, "points": 3, "rent": 600, "discs": 1}
        assert figures["lady"]["discs"] == 1
        assert t.view(seat)["limits"] == {"fields": 4, "stones": 3, "number_pays": 100}


def test_unlimited_discs_have_no_number() -> None:
    t = town("turn 0", hands=[["C4", "C5"], []], disc_supply="unlimited")
    assert {each["discs"] for each in t.view(0)["figures"]} == {None}


def test_a_chain_is_named_cell_by_cell() -> None:
    drawn = "lady\nB000.\n..D0.\n...0.\n1.P00\n1...K"
    bank = town("turn 0", hands=[["C4", "C5"], []], buildings={"BNK": drawn}).building("BNK")
    assert bank["chains"] == [{"player": 0, "cells": [[0, 1], [0, 2], [0, 3], [1, 3], [2, 3], [3, 3], [3, 4]]}]
    assert bank["missing"] == [0, 6]
    t = town("turn 0", hands=[["C4", "C5"], []], buildings={"OFF": "lady\nB01D\n.1..\n01..\nP1.K"})
    assert t.building("OFF")["missing"] == [None, 3], "shut out, and not yet"


def test_finished_buildings_miss_nothing() -> None:
    t = town("turn 0", hands=[["C4", "C5"], []], buildings={"POS": "neutral lady", "OFF": "controlled 1 sheriff"})
    assert t.building("POS")["missing"] == t.building("OFF")["missing"] == [None, None]


def test_an_empty_building_needs_its_smallest_chain() -> None:
    found = {site.id: missing(site, 0, 0, False) for site in SITES}
    assert found == {
        "SAL": 7, "POS": 7, "BNK": 7, "OFF": 6, "HOT": 6, "STO": 7, "UPR": 7, "LIV": 7, "CHU": 7, "YRD": 6,
    }  # fmt: skip


def with_fewest(site: Site, own: int, others: int, conduct: bool, most: int) -> int | None:
    """Found by trying all sets of free cells; None if this many are not enough."""
    free = cells_of(site.free & ~own & ~others)
    for number in range(most + 1):
        for cells in combinations(free, number):
            if site.connected(own | sum(BIT[cell] for cell in cells), conduct):
                return number
    return None


@pytest.mark.parametrize("conduct", [False, True])
def test_what_is_missing_is_found_by_trying_too(conduct: bool) -> None:
    luck = random.Random(7)
    small, impossible = 0, 0
    for _ in range(400):
        site = luck.choice(SITES)
        cells = cells_of(site.free)
        luck.shuffle(cells)
        mine = luck.randint(2, max(3, 2 * len(cells) // 3))
        theirs = luck.randint(0, (len(cells) - mine) // 2)
        own = sum(BIT[cell] for cell in cells[:mine])
        others = sum(BIT[cell] for cell in cells[mine : mine + theirs])
        found, tried = missing(site, own, others, conduct), with_fewest(site, own, others, conduct, 2)
        if found is None:
            impossible += 1
            assert not site.connected(site.free & ~others, conduct)
        elif found > 2:
            assert tried is None
        else:
            small += 1
            assert found == tried, (site.id, cells[:mine], cells[mine : mine + theirs])
    assert small > 60
    assert impossible > 10
