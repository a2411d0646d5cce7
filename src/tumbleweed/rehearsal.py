"""A lesson played to its end: what the learner is told and asked, in order, when everybody answers as written."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from tumbleweed.core.chance import LESSON
from tumbleweed.core.errors import BadRecord, TumbleweedError
from tumbleweed.core.play import answer
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State

Answer = tuple[int, str]
"""Seat and action."""


class Moment(NamedTuple):
    """An event that the learner is told, or a question: its name, how many of that name there have been with it, and
    its own number.
    """

    kind: Literal["event", "question"]
    name: str
    nth: int
    number: int


class Rehearsal:
    """A lesson being played. The parts of one answer are one question, with numbers that go on."""

    def __init__(self, spec: GameSpec, seats: int, options: dict[str, Any], version: int, learner: int) -> None:
        self.s: State = spec.new(seats, options, LESSON, True, version)
        self.moments: list[Moment] = []
        self._spec = spec
        self._learner = learner
        self._counts: dict[tuple[str, str], int] = {}
        self._told = 0
        self._asked = (-1, -1)
        self._look()

    def play(self, line: Sequence[Answer]) -> None:
        """Gives these answers; BadRecord says which one is not allowed."""
        for place, (seat, text) in enumerate(line, 1):
            try:
                answer(self.s, seat, self._spec.catalog.parse(text))
            except TumbleweedError as error:
                raise BadRecord(f"answer {place} ({seat} {text}): {error}") from error
            self._look()

    def _look(self) -> None:
        for event in self._spec.events(self.s, self._learner, self._told):
            self._note("event", event["event"], event["seq"])
            self._told = event["seq"] + 1
        s = self.s
        now = (int(s.ask_number), s.answers_of(self._learner))
        if s.ask is not None and s.open >> self._learner & 1 and now != self._asked:
            self._note("question", s.ask.about()[1], now[1], further=now[0] == self._asked[0])
            self._asked = now

    def _note(self, kind: Literal["event", "question"], name: str, number: int, further: bool = False) -> None:
        nth = self._counts.get((kind, name), 0) + (not further)
        self._counts[kind, name] = nth
        self.moments.append(Moment(kind, name, nth, number))
