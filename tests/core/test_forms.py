"""A form says what an event is: whoever tells it gives its fields, and its readers get its form and its rules."""

from types import ModuleType
from typing import Annotated, TypedDict

import pytest

from tumbleweed.core.declarations import Field, fields_of, forms_in, kinds_in
from tumbleweed.core.events import Log
from tumbleweed.core.forms import Form
from tumbleweed.core.spec import find
from tumbleweed.core.steps import State

Seat = Annotated[int, "seat"]
_From = TypedDict("_From", {"from": Seat})


class Found(_From):
    """Somebody finds something."""

    by: Seat | None
    number: Annotated[int, "nuggets", "how many of them"]
    each: list[Seat]


class FoundWhat(TypedDict):
    """What the finder sees."""

    card: Annotated[str, "card"]


FOUND = Form("found", "hidden", "R-1", Found)
LOST = Form("found", "lost", "R-2", Found, silent=True)
FOUND_WHAT = Form("found", "known", "R-1, R-3", FoundWhat, beyond=Found)
SENT = {"north": Form("sent", "north", "R-4", FoundWhat), "south": Form("sent", "south", "R-5", FoundWhat)}


@pytest.fixture
def game() -> State:
    s = find("boomtown").new(3, {}, 1, True)
    s.log = Log()
    return s


@pytest.fixture
def declared() -> ModuleType:
    module = ModuleType("declared")
    vars(module).update(FOUND=FOUND, LOST=LOST, FOUND_WHAT=FOUND_WHAT, SENT=SENT, NAMES={"a": "b"}, EMPTY={}, _old=LOST)
    return module


def test_everybody_gets_the_public_form_and_whoever_knows_more_his_own(game: State) -> None:
    FOUND.tell(game, {"from": 1, "by": 0, "number": 2, "each": []}, secrets=(FOUND_WHAT.to(0b1, {"card": "brute"}),))
    assert game.log is not None
    told = {"event": "found", "form": "hidden", "rule": "R-1"}
    public = {**told, **game.moment(), "from": 1, "by": 0, "number": 2, "each": []}
    assert game.log.seen_by(1) == game.log.seen_by(-1) == [{"seq": 0, **public}]
    assert game.log.seen_by(0) == [{"seq": 0, **public, "form": "known", "rule": "R-1, R-3", "card": "brute"}]


def test_whoever_tells_it_may_know_better_rules(game: State) -> None:
    SENT["north"].tell(game, {"card": "joe"}, "R-9", (FOUND_WHAT.to(0b10, {"card": "girls"}, "R-8"),))
    assert game.log is not None
    assert [event["rule"] for seat in (0, 1) for event in game.log.seen_by(seat)] == ["R-9", "R-8"]


def test_a_silent_game_is_told_nothing(game: State) -> None:
    game.log = None
    FOUND.tell(game, {"from": 1, "by": 0, "number": 2, "each": []})


def test_the_forms_of_a_module_are_found_wherever_they_lie(declared: ModuleType) -> None:
    assert forms_in(declared) == (FOUND, LOST, FOUND_WHAT, *SENT.values())


def test_a_form_has_the_public_fields_and_its_own(declared: ModuleType) -> None:
    assert fields_of(FOUND_WHAT) == {
        "from": Field("seat", ""),
        "by": Field("seat", ""),
        "number": Field("nuggets", "how many of them"),
        "each": Field("", ""),
        "card": Field("card", ""),
    }


def test_words_know_the_kinds_of_what_they_say(declared: ModuleType) -> None:
    found = {"from": "seat", "by": "seat", "number": "nuggets"}
    assert kinds_in(declared) == {
        ("found", "hidden"): found,
        ("found", "known"): {**found, "card": "card"},
        ("sent", "north"): {"card": "card"},
        ("sent", "south"): {"card": "card"},
    }
