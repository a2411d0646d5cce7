"""Section 8: every event, and who may know what of it."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.dice_town.event_cases import GROUPS, Case
from tests.games.dice_town.random_games import played, random_options
from tests.games.dice_town.scenario import payload, town
from tests.positions import log_of
from tests.sampling import one_in

from tumbleweed.games.dice_town.town import Town

DOSSIER = Path(__file__).parents[3] / "docs" / "rules" / "dice-town.md"
SECTION_8 = DOSSIER.read_text(encoding="utf-8").split("## 8. Events for the log")[1].split("## Appendix A")[0]
TABLE = {
    name: (edition, public, private)
    for name, edition, public, private in re.findall(
        r"^\| `(\w+)`(?: \{(\w+)\})? \| (.*) \| (.*) \|$", SECTION_8, re.MULTILINE
    )
}
PHASES = ["roll", *(f"place_{number}" for number in range(1, 9)), "scoring"]

PRIVATE = {
    "dice_rolled": {"faces"},
    "choice_locked": {"kept", "brute"},
    "bribe_offered": {"cards"},
    "bribe_paid": {"cards"},
    "store_drawn": {"cards"},
    "store_kept": {"card", "discarded"},
    "theft": {"cards"},
    "theft_kept": {"card"},
    "claim_drawn_unseen": {"value"},
    "doc_card_drawn": {"card"},
    "card_given": {"card"},
    "round_ended": {"dollars", "nuggets"},
    "timeout_default": {"player", "decision"},
}
"""The fields of the table's column "private payload"."""


def test_the_table_was_read_whole() -> None:
    assert len(TABLE) == 58
    assert TABLE["bribe_paid"][2] == "both: card faces"
    assert TABLE["doc_remedy"][0] == "first"


def test_the_private_fields_belong_to_the_events_that_have_some() -> None:
    assert set(PRIVATE) == {name for name, (edition, public, private) in TABLE.items() if private != "–"}


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group.__name__))
def test_an_event_tells_everybody_exactly_what_he_may_know(group: Callable[[], list[Case]]) -> None:
    for case in group():
        seen = [payload(event) for event in case.play.events(case.name)]
        assert case.public in seen, case.name
        place = seen.index(case.public)
        for seat in range(case.play.count):
            known = payload(case.play.events(case.name, seat)[place])
            assert known == {**case.public, **case.private.get(seat, {})}, f"{case.name}, seat {seat}"
        assert bool(case.private) == (case.name in PRIVATE and case.name != "timeout_default")


@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_event_says_when_it_happened(edition: str) -> None:
    s = played(3, 4, {"edition": edition})
    events = log_of(s).seen_by(-1)
    assert [event["seq"] for event in events] == list(range(len(events)))
    assert {event["edition"] for event in events} == {edition}
    assert {event["phase"] for event in events} == set(PHASES)
    numbers = [(event["round"], PHASES.index(event["phase"])) for event in events if event["event"] != "round_started"]
    assert numbers == sorted(numbers)


def random_game(seed: int) -> Town:
    """A random game with random options; now and then the clock answers."""
    choice = random.Random(seed)
    options = random_options(choice, "first" if seed % 2 else "second")
    return played(seed, choice.randint(2, 5), options, time_outs=0.05)


def test_only_events_of_the_table_occur_and_every_one_of_them_does() -> None:
    """In 100 random games and the scenarios; an offer cannot be withdrawn (U-21), so that event stays reserved."""
    occurred = {event.name for group in GROUPS for case in group() for event in log_of(case.play.s).events}
    for seed in range(100):
        occurred |= {event.name for event in log_of(random_game(seed)).events}
    assert occurred == set(TABLE) - {"bribe_withdrawn"}


def is_public(event: dict[str, Any], visible: bool) -> bool:
    """Whether the table gives these fields to everybody after all: a last roll, visible wealth, an open question."""
    name = event["event"]
    return bool((name == "dice_rolled" and event["last_roll"]) or (name == "round_ended" and visible))


DISCREET = ("D-03", "D-05", "D-06", "D-09", "D-10", "D-11", "D-14", "D-17", "D-18", "D-19")


def entitled(event: dict[str, Any], sheriff: int, count: int) -> set[int]:
    """Whom the table names in its column "private payload"."""
    if event["event"] == "round_ended":
        return set(range(count))
    keys = {"bribe_paid": ("from", "to"), "card_given": ("from", "to"), "theft": ("thief", "victim"),
            "theft_kept": ("thief", "victim")}.get(event["event"], ("player",))  # fmt: skip
    seats = {event[key] for key in keys}
    return seats | {sheriff} if event["event"] == "bribe_offered" else seats


def without_time_outs(log: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """The events that everybody gets in some form, so that all logs run side by side; of the clock's answers to
    discreet questions only the seat itself may hear."""
    for event in log:
        if event["event"] == "timeout_default":
            assert event["decision"] not in DISCREET or event["player"] == seat
    return [event for event in log if event["event"] != "timeout_default"]


@pytest.mark.parametrize("start", one_in(3, range(0, 100, 10)))
def test_private_fields_reach_exactly_those_named(start: int) -> None:
    """In 100 games: the seats the table names get the private fields of an event; nobody else, no spectator does."""
    for seed in range(start, start + 10):
        s = random_game(seed)
        logs = [without_time_outs(log_of(s).seen_by(seat), seat) for seat in (*range(s.count), -1)]
        sheriff = 0
        for together in zip(*logs, strict=True):
            event = together[-1]
            name = event["event"]
            assert TABLE[name][0] in ("", event["edition"]), event
            sheriff = event["sheriff"] if name == "round_started" else sheriff
            sheriff = event["new"] if name == "sheriff_changed" else sheriff
            if name in PRIVATE and not is_public(event, s.table.wealth_visible):
                knowing = {seat for seat, seen in enumerate(together) if PRIVATE[name] & set(payload(seen))}
                assert knowing == entitled(event, sheriff, s.count), event


def test_round_ended_with_hidden_wealth_tells_each_his_own_only() -> None:
    t = town(["end_of_round"], 3, wealth_visible=False, dollars=[1, 2, 3], nuggets=[4, 5, 6])
    assert payload(t.event("round_ended")) == {"number": 2}
    for seat in range(3):
        assert payload(t.event("round_ended", seat)) == {"number": 2, "dollars": 1 + seat, "nuggets": 4 + seat}


@pytest.mark.parametrize(
    ("place", "dice", "card", "decision"),
    [
        ("gold_mine", ["99999", "AAAAA", "KKKKK"], "dynamite", "D-09"),
        ("bank", ["AAAAA", "TTTTT", "KKKKK"], "split", "D-10"),
        ("general_store", ["JJJJJ", "AAAAA", "KKKKK"], "credit", "D-11"),
        ("saloon", ["QQQQQ", "AAAAA", "KKKKK"], "girls", "D-14"),
        ("sheriff", ["AAAAA", "KKKKK", "99999"], "marshall", "D-17"),
        ("town_hall", ["AAAAA", "KKKKK", "99999"], "corruption", "D-18"),
        ("doc_badluck", ["AAAAA", "KKKKK", "99999"], "doc_elixir", "D-19"),
    ],
)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_time_out_of_a_discreet_question_is_told_to_its_seat_only(
    edition: str, place: str, dice: list[str], card: str, decision: str
) -> None:
    more = {"gained": (0, 2), "controlled": (0, 2)} if place == "doc_badluck" else {}
    t = town([place], edition=edition, dice=dice, hands=[[card], ["claim 1"]], **more)  # type: ignore[arg-type]
    t.asks(0, decision)
    for seat in (1, 2, -1):
        assert t.view(seat)["waiting"] == []
        assert t.view(seat)["question"] is None
    t.time_out(0)
    assert payload(t.event("timeout_default", 0)) == {"player": 0, "decision": decision}
    for seat in (1, 2, -1):
        assert t.events("timeout_default", seat) == []


def test_a_time_out_of_an_open_or_secret_question_is_told_to_everybody() -> None:
    t = town(["saloon"], dice=["QQQQQ", "AAAAA", "KKKKK"], hands=[[], ["claim 1", "girls"]])
    t.asks(0, "D-16")
    t.time_out(0)
    for seat in (0, 1, 2, -1):
        assert payload(t.event("timeout_default", seat)) == {"player": 0, "decision": "D-16"}
