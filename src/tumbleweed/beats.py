"""What a lesson, the guided first game, is made of (lesson.py reads it), and whether a game goes as it is written."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from tumbleweed.core.play import legal
from tumbleweed.core.record import answers
from tumbleweed.core.spec import find
from tumbleweed.core.steps import Action, State
from tumbleweed.howto import Sentence
from tumbleweed.rehearsal import Answer

Doing = Literal["look", "answer", "watch"]
LEARNER: Final = 0
"""The learner's seat, in every lesson."""


@dataclass(frozen=True)
class When:
    """A moment of the lesson: the nth event of a name that the learner is told, the learner's nth question of a
    decision (by the decision's name), or the end of another beat.
    """

    event: str = ""
    question: str = ""
    nth: int = 1
    after: str = ""
    at: int | None = None
    """The event's number, or the question's; None for the end of another beat."""


@dataclass(frozen=True)
class Hint:
    """An answer that is asked for: an action, and the further ones if the answer has several parts."""

    when: When
    answer: str
    then: tuple[str, ...]
    free: bool = False


@dataclass(frozen=True)
class Beat(Sentence):
    """A text that is told at a moment, what it points at, and what is to be done."""

    id: str
    when: When
    part: int
    """2 for the second beat at one question: the first asks for a choice, the second for the answer itself."""
    point: tuple[str, ...]
    """Things on the table; the last is the one to press."""
    do: Doing
    answer: str
    then: tuple[str, ...]
    free: bool
    """Any other answer is as good."""
    until: When | None
    """What ends a beat that is only watched."""
    end: bool


@dataclass(frozen=True)
class Round:
    """A round: the answers of all seats, part of what the learner sees afterwards, and everybody's points."""

    line: tuple[Answer, ...]
    after: dict[str, Any]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson in one language."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    """All options of its table."""
    names: tuple[str, ...]
    """By seat; the learner's is what the things to point at call the learner."""
    rounds: tuple[Round, ...]
    beats: tuple[Beat, ...]
    hints: tuple[Hint, ...]

    def answers_of(self, seat: int) -> tuple[str, ...]:
        """What a seat answers, in order."""
        return tuple(text for each in self.rounds for other, text in each.line if other == seat)

    @property
    def asked(self) -> Iterator[Beat | Hint]:
        """The learner's questions, each with the answer that is asked for, in order."""
        found: list[Beat | Hint] = [*self.hints, *(beat for beat in self.beats if beat.answer and beat.part == 1)]
        return iter(sorted(found, key=lambda each: each.when.at or 0))

    def expected(self, s: State) -> list[str] | None:
        """What the learner is to answer now: all parts that are left, of which any but the last may come first; nothing
        if any answer will do, or the lesson is over. None if somebody has answered otherwise than is written here. In
        which order several seats answer one question does not matter.
        """
        text = find(self.game).catalog.text
        others = [iter(self.answers_of(seat)) for seat in range(self.seats)]
        asked, parts = self.asked, list[str]()
        for seat, action, _ in answers(s):
            given = text(action)
            if seat != LEARNER:
                if next(others[seat], given) != given:
                    return None
                continue
            parts = parts or _parts(next(asked, None), given)
            if given not in (parts[:-1] or parts):
                return None
            parts.remove(given)
        return parts or _parts(next(asked, None))

    def fits(self, s: State) -> bool:
        """Whether a game of this lesson goes, or has gone, as it is written."""
        return self.expected(s) is not None

    def next_answer(self, s: State, seat: int) -> Action | None:
        """What a seat answers next; None if somebody has answered otherwise, or the lesson is over."""
        to_come = self.answers_of(seat)[s.answers_of(seat) :]
        if not to_come or not self.fits(s):
            return None
        action = find(self.game).catalog.parse(to_come[0])
        return action if action in legal(s, seat) else None  # after a free answer things may stand otherwise


def _parts(asked: Beat | Hint | None, *free: str) -> list[str]:
    """The parts of the answer that is asked for; those given, if any will do."""
    return list(free) if asked is None or asked.free else [asked.answer, *asked.then]
