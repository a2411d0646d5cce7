"""BT-7, BT-8 in whole games: offices and fees against a registry that knows only what was said aloud."""

from typing import Any

import pytest
from tests.games.boomtown.naive import Registry
from tests.games.boomtown.new_games import steps
from tests.proofs import proves

from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.town import Boomtown

RETENTIONS = pytest.mark.parametrize("retention", ["literal", "two_mines"])
WILD = [f"{town}-{number:02}={1 + number // 4}{'D' if number < 5 else ''}" for town in ("CM", "DG")
        for number in (2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10, 11, 12, 12)] + ["DYN", "EXP"] * 15  # fmt: skip
"""Two towns only, three mines of each in danger, and thirty events that blow mines up or take them away."""


def followed(s: Boomtown, registry: Registry, heard: int) -> int:
    """The registry hears what is new, and agrees on all offices and fees; returns how much it has heard so far."""
    assert s.log is not None
    changes = len(registry.history)
    paid: dict[str, Any] | None = None
    for event in s.log.events[heard:]:
        told = event.seen_by(-1)
        assert told is not None
        if told["event"] == "fee_paid":
            registry.look()
            paid = told
        elif told["event"] == "mine_acquired":
            registry.look()
            due = registry.fee(told["player"], told["town"])
            assert due == (paid["due"] if paid else 0)
            if paid is not None:
                mayor = registry.mayor[told["town"]]
                assert (paid["payer"], paid["mayor"], paid["town"]) == (told["player"], mayor, told["town"])
                assert paid["mines"] == registry.count(mayor, told["town"])
            paid = None
        registry.hear(told)
    registry.look()
    for town, name in enumerate(TOWNS):
        mayor = s.mayor(town)
        assert (None if mayor < 0 else mayor) == registry.mayor.get(name)
        for seat in range(s.count if len(registry.history) > changes else 0):
            assert s.players[seat].mines_in(town) == registry.count(seat, name)
    return len(s.log.events)


def games(numbers: range, seats: int, retention: str, **options: Any) -> list[Registry]:
    """Random games, followed from answer to answer."""
    found = []
    for number in numbers:
        registry = Registry(seats, retention)
        heard = 0
        for s in steps(number, seats, mayor_retention=retention, **options):
            heard = followed(s, registry, heard)
        found.append(registry)
    return found


@RETENTIONS
@pytest.mark.parametrize("seats", [3, 4, 5])
@proves("BT-7.2", "BT-7.3", "BT-7.4", "BT-7.5", "BT-7.6", "BT-8.1", "BT-8.2", "BT-8.3", "BT-8.4", "BT-8.5", "BT-8.6",
        "BT-8.7", "BT-8.8", "BT-8.10", "U-33")  # fmt: skip
def test_bt_8_2_offices_and_fees_follow_from_the_history_of_all_mines(seats: int, retention: str) -> None:
    found = games(range(40), seats, retention)
    assert sum(len(registry.history) for registry in found) > 40 * 40


@RETENTIONS
@pytest.mark.parametrize("seats", [3, 4, 5])
@proves("U-29", "U-30", "U-31", "U-32")
def test_bt_8_6_also_where_mines_change_hands_all_the_time(seats: int, retention: str) -> None:
    """A deck of two towns and much Dynamite and Expropriation, so that rare things come up often."""
    found = games(range(30), seats, retention, deck=WILD)
    assert sum(registry.ties for registry in found) >= 5
    assert sum(registry.vacated for registry in found) >= 1
    singles = sum(registry.single for registry in found)
    assert singles >= 3 if retention == "literal" else singles == 0
