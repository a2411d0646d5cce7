"""The numbers of decisions."""

import pytest
from tests.core.toy import Bid

from tumbleweed.core.observation import Decisions
from tumbleweed.core.steps import Ask

NUMBERS = {Bid.decision: 3, "D-1": 1, "D-2": 2}


class Named(Ask):
    """A question named after what it is about."""

    def __init__(self, decision: str) -> None:
        self.called = decision

    def decision_id(self) -> str:
        return self.called


class Unknown(Ask):
    decision = "D-99"


def test_a_class_of_asks_has_its_number() -> None:
    decisions = Decisions(NUMBERS)
    assert [decisions.number(Bid()), decisions.number(Bid())] == [3, 3]


def test_who_says_it_anew_each_time_is_asked_each_time() -> None:
    decisions = Decisions(NUMBERS)
    assert [decisions.number(Named(name)) for name in ("D-1", "D-2", "D-1")] == [1, 2, 1]


def test_a_decision_without_a_number_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="D-99"):
        Decisions(NUMBERS).number(Unknown())
