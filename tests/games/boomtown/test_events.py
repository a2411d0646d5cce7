"""Section 8: every event, with exactly the fields of the table."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.boomtown.event_cases import GROUPS, Case
from tests.games.boomtown.random_tables import played
from tests.positions import log_of

DOSSIER = Path(__file__).parents[3] / "docs" / "rules" / "boomtown.md"
SECTION_8 = DOSSIER.read_text(encoding="utf-8").split("## 8. Log events")[1].split("## 9. ")[0]
MOMENT = {"event", "form", "rule", "seq", "round", "phase"}
PHASES = ["set_up", "draw", "bid", "pay", "choose", "produce", "scoring"]


def fields(payload: str) -> set[str]:
    """The names in a cell of the table: `player, die (1/2), reason: …` are player, die and reason."""
    plain = re.sub(r"\([^)]*\)", "", payload)
    return {part.split(":")[0].strip() for part in plain.split(",")} - {""}


def allowed(payload: str) -> dict[str, set[str]]:
    """For a field with a list of words, the words."""
    found = re.findall(r"(\w+): ((?:`\w+`(?: / )?)+)", payload)
    return {name: set(re.findall(r"`(\w+)`", words)) for name, words in found}


ROWS = re.findall(r"^\| (`\w+`(?: / `\w+`)?) \| (.*?) \| .*\|$", SECTION_8, re.MULTILINE)
TABLE = {name: payload for names, payload in ROWS for name in re.findall(r"`(\w+)`", names)}

MORE = {
    "holdup_rolled": {"player", "victim", "number"},
    "vein_attached": {"mine"},
    "vein_moved": {"mine"},
    "vein_removed": {"mine"},
}
"""What is told beyond the table: `card` is the New Vein there, and two of them have to be told apart (U-1a)."""
LESS = {"telegraph_kept": {"die", "old", "new"}}
"""Its row is shared with `telegraph_used`; a Telegraph that is kept changes no die."""


def told(event: dict[str, Any]) -> dict[str, Any]:
    """What an event says besides when it happened."""
    return {key: value for key, value in event.items() if key not in MOMENT}


def check_fields(event: dict[str, Any], hidden: bool) -> None:
    """Exactly the fields of the table, and one of its words where it lists them."""
    name = event["event"]
    expected = fields(TABLE[name]) | MORE.get(name, set())
    expected -= LESS.get(name, set())
    if name == "round_ended" and hidden:
        expected -= {"gold"}  # totals only with public gold
    assert set(told(event)) == expected - MOMENT, name
    assert set(event) >= MOMENT, name
    for field, words in allowed(TABLE[name]).items():
        assert event[field] in words, f"{name}: {event[field]}"


def test_the_table_was_read_whole() -> None:
    assert len(ROWS) == SECTION_8.count("\n| `")
    assert (len(ROWS), len(TABLE)) == (51, 54)
    assert fields(TABLE["card_picked"]) == {"player", "card", "slot", "position", "forced"}
    assert fields(TABLE["game_ended"]) == {"ranking", "winners"}
    assert allowed(TABLE["bid_passed"]) == {"reason": {"choice", "cannot_raise", "bankrupt", "timeout"}}


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group.__name__))
def test_an_event_tells_exactly_this(group: Callable[[], list[Case]]) -> None:
    for case in group():
        for seat in (-1, *range(case.play.count)):
            seen = [told(event) for event in case.play.events(case.name, seat)]
            assert case.told in seen, f"{case.name}: {seen}"


def test_every_event_of_the_table_has_a_scenario() -> None:
    assert {case.name for group in GROUPS for case in group()} == set(TABLE)


@pytest.mark.parametrize("start", range(0, 100, 25))
def test_in_random_games_only_these_events_with_these_fields_occur(start: int) -> None:
    for seed in range(start, start + 25):
        s = played(seed)
        events = log_of(s).seen_by(-1)
        assert [event["seq"] for event in events] == list(range(len(events)))
        for event in events:
            check_fields(event, not s.table.open_gold)
        for seat in range(s.count):
            assert log_of(s).seen_by(seat) == events, "everything happens in the open"


def test_all_events_occur_in_random_games() -> None:
    assert {event.name for seed in range(150) for event in log_of(played(seed)).events} == set(TABLE)


def test_every_event_says_when_it_happened() -> None:
    """Round by round, and in a round phase by phase; setting up is round 0."""
    for seed in range(20):
        events = log_of(played(seed)).seen_by(-1)
        moments = [(event["round"], PHASES.index(event["phase"])) for event in events]
        # The end of a round belongs to its last phase, and only the clock's answers are told in between.
        assert moments == sorted(moments)
        assert {event["phase"] for event in events} == set(PHASES)
        assert [event["round"] for event in events if event["event"] == "round_started"] == list(
            range(1, events[-1]["round"] + 1)
        )
        assert {event["event"] for event in events if event["round"] == 0} <= {
            "game_started", "cards_removed_unseen", "first_player_drawn"}  # fmt: skip
        assert [event["round"] for event in events if event["event"] == "deck_exhausted"] == [events[-1]["round"]]


def test_who_owes_more_than_he_has_is_told_with_both_numbers() -> None:
    """`due` and `paid` differ only if somebody had less, who is then bankrupt right after it."""
    short = 0
    for seed in range(60):
        events = log_of(played(seed)).seen_by(-1)
        for place, event in enumerate(events):
            if "due" not in event or event["due"] == event["paid"]:
                continue
            short += 1
            assert event["paid"] < event["due"]
            payer = event["victim"] if event["event"] == "holdup_rolled" else event["payer"]
            if event["paid"]:
                after = [told(later) for later in events[place + 1 : place + 3] if later["event"] == "player_bankrupt"]
                assert {"player": payer} in after
    assert short > 20
