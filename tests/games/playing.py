"""What the three games' scenario languages share: questions are expected one by one, and answered in writing.

A question that is not expected fails the test: `asks` names the seat and the decision, `ends` says that no question is
open.
"""

from typing import Any, Generic, Self, TypeVar

from tumbleweed.core.play import answer, default_answer, legal, waiting
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.steps import State

S = TypeVar("S", bound=State)
P = TypeVar("P", bound="Play[Any]")


class Play(Generic[S]):
    """A position being played in a test."""

    def __init__(self, s: S) -> None:
        self.s = s

    @property
    def spec(self) -> GameSpec:
        return find(self.s.game)

    def asks(self, seat: int, decision: str) -> "Asked[Self]":
        """The seat is asked this decision now, and nothing else."""
        assert self.s.ask is not None, f"expected {decision} for seat {seat}, but nothing is asked"
        found = self.s.ask.decision_id()
        assert found == decision, f"expected {decision} for seat {seat}, asked is {found} for {waiting(self.s)}"
        assert seat in waiting(self.s), f"expected {decision} for seat {seat}, but waiting are {waiting(self.s)}"
        return Asked(self, seat)

    def ends(self) -> Self:
        """Nobody is asked anything any more."""
        if self.s.ask is not None:
            raise AssertionError(f"unexpected question {self.s.ask.decision_id()} for {waiting(self.s)}")
        return self

    def events(self, name: str, seat: int = -1) -> list[dict[str, Any]]:
        """All events of a name, as the seat (-1: a spectator) may know them."""
        return [event for event in self.spec.events(self.s, seat, 0) if event["event"] == name]

    def event(self, name: str, seat: int = -1) -> dict[str, Any]:
        """The only event of a name."""
        found = self.events(name, seat)
        assert len(found) == 1, f"expected one {name}, found {found}"
        return found[0]

    def told(self) -> list[str]:
        """The names of all events, in order."""
        return [event["event"] for event in self.spec.events(self.s, -1, 0)]

    def view(self, seat: int) -> dict[str, Any]:
        return self.spec.view(self.s, seat)

    def time_out(self, seat: int) -> Self:
        """The seat's time is up."""
        self.spec.time_out(self.s, seat)
        return self

    def written(self, action: int) -> str:
        """An answer as a test writes it."""
        return self.spec.catalog.text(action)

    def read(self, words: str) -> int:
        """The action that a test has written."""
        return self.spec.catalog.parse(words)


class Asked(Generic[P]):
    """A question that was expected."""

    def __init__(self, play: P, seat: int) -> None:
        self.play = play
        self.seat = seat

    @property
    def options(self) -> list[str]:
        """The options in writing."""
        return [self.play.written(action) for action in legal(self.play.s, self.seat)]

    @property
    def default(self) -> str:
        """What is answered when time is up."""
        return self.play.written(default_answer(self.play.s, self.seat))

    def offers(self, *options: str) -> "Asked[P]":
        """Checks that these are all the options, in any order."""
        wanted = sorted(self._tidy(option) for option in options)
        assert sorted(self.options) == wanted, f"options are {self.options}"
        return self

    def does_not_offer(self, *options: str) -> "Asked[P]":
        for option in options:
            assert self._tidy(option) not in self.options, f"{option} is among the options"
        return self

    def says(self, *words: str) -> P:
        """The seat answers; several answers if the question has several parts."""
        for one in words:
            answer(self.play.s, self.seat, self.play.read(one))
        return self.play

    def _tidy(self, option: str) -> str:
        """An option in the form in which options are written."""
        return self.play.written(self.play.read(option))
