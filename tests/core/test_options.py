"""Table options: read in the form people give them, and completed."""

from typing import Any

import pytest

from tumbleweed.core.errors import BadOption
from tumbleweed.core.options import NumberOption, Option, complete

NO_LIMITS = (0, 0, 0)
EDITION = Option("edition", ["old", "new"], {"": "new"}, "R-1", NO_LIMITS)
WIRE = Option("wire", [True, False], {"old": False, "new": True}, "R-2", NO_LIMITS)
ROUNDS = Option("rounds", [1, 2, 3], {"": 2}, "R-3", NO_LIMITS)
VALUES = Option("values", [], {"old": [1, 2, 3], "new": [4, 5, 6]}, "R-4", (1, 9, 5))
OPTIONS = (EDITION, WIRE, ROUNDS, VALUES)


def test_nothing_given_means_the_defaults_of_the_default_edition() -> None:
    assert complete(OPTIONS, {}) == {"edition": "new", "wire": True, "rounds": 2, "values": [4, 5, 6]}


def test_defaults_follow_the_edition_and_what_is_given_wins() -> None:
    assert complete(OPTIONS, {"edition": "old"}) == {"edition": "old", "wire": False, "rounds": 2, "values": [1, 2, 3]}
    assert complete(OPTIONS, {"edition": "old", "wire": True, "rounds": 3})["wire"] is True


def test_completing_twice_changes_nothing() -> None:
    full = complete(OPTIONS, {"edition": "old", "values": "7,8,9"})
    assert complete(OPTIONS, full) == full


def test_a_list_that_is_handed_out_can_be_changed_without_harm() -> None:
    complete(OPTIONS, {})["values"].append(99)
    assert complete(OPTIONS, {})["values"] == [4, 5, 6]


def test_a_game_without_editions() -> None:
    assert complete([ROUNDS], {"rounds": "1"}) == {"rounds": 1}


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (WIRE, "on", True), (WIRE, " Yes ", True), (WIRE, "TRUE", True), (WIRE, "off", False), (WIRE, "no", False),
        (WIRE, False, False), (ROUNDS, 3, 3), (ROUNDS, "3", 3), (EDITION, "OLD", "old"), (VALUES, "1, 2,3", [1, 2, 3]),
        (VALUES, [9, 9, 9, 9, 9], [9] * 5), (VALUES, (1, 2, 3), [1, 2, 3]),
    ],
)  # fmt: skip
def test_values_as_people_write_them(option: Option, given: Any, value: Any) -> None:
    read = option.read(given)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (WIRE, "maybe"), (WIRE, 1), (WIRE, 0), (WIRE, None), (ROUNDS, 4), (ROUNDS, True), (ROUNDS, 2.0), (EDITION, ""),
        (VALUES, "1,2"), (VALUES, "1,2,x"), (VALUES, [0, 1, 2]), (VALUES, [1, 2, 10]), (VALUES, [1] * 6), (VALUES, 7),
        (VALUES, [1, 2, True]), (VALUES, [1, 2, 3.0]), (VALUES, None), (VALUES, []),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_with_the_choices_and_the_rule(option: Option, given: Any) -> None:
    with pytest.raises(BadOption) as error:
        complete(OPTIONS, {option.name: given})
    assert f"option {option.name}:" in str(error.value)
    assert option.choices() in str(error.value)
    assert f"[{option.rule}]" in str(error.value)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="no option 'wires'; options are edition, wire, rounds, values"):
        complete(OPTIONS, {"wires": True})


def test_choices_in_words() -> None:
    assert WIRE.choices() == "on, off"
    assert ROUNDS.choices() == "1, 2, 3"
    assert VALUES.choices() == "3 to 5 numbers from 1 to 9, such as 1,2,3"


PASSES = NumberOption("passes", [0, 40], {"": 0}, "U-60", (0, 1000, 1))
CASH = NumberOption("cash", [2000], {"": 2000}, "DC-1.4", (0, 20000, 50))


@pytest.mark.parametrize(("option", "given", "value"), [(PASSES, 7, 7), (PASSES, " 7 ", 7), (CASH, "1950", 1950)])
def test_a_number_of_a_range(option: Option, given: Any, value: int) -> None:
    assert option.read(given) == value


@pytest.mark.parametrize(
    ("option", "given"), [(PASSES, -1), (PASSES, 1001), (PASSES, True), (PASSES, 1.0), (PASSES, "many"), (CASH, 1975)]
)
def test_a_number_out_of_its_range_is_refused(option: Option, given: Any) -> None:
    with pytest.raises(BadOption) as error:
        option.read(given)
    assert option.choices() in str(error.value)
    assert f"[{option.rule}]" in str(error.value)


def test_the_range_in_words() -> None:
    assert PASSES.choices() == "a number from 0 to 1000"
    assert CASH.choices() == "a number from 0 to 20000 that 50 divides"
