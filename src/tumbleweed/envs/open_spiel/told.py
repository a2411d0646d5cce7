"""All that each seat has been told and has answered: what turns an observation into an information state.

Keeping a log costs much more than playing, so it is done only when somebody asks for it: the answers since the last
time are played again, with a log.
"""

import hashlib
import json
from typing import Any, Final, NamedTuple

from tumbleweed.core.chance import chance
from tumbleweed.core.events import Log
from tumbleweed.core.play import apply
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State


class Answer(NamedTuple):
    """An answer, the seed of the luck that followed (None if there was none), and the seat's view as text if known."""

    seat: int
    action: int
    seed: int | None
    view: str | None


class Heard:
    """What one seat has heard and answered, line by line, and a fingerprint of all of it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.fingerprint = b""

    def add(self, line: str) -> None:
        self.lines.append(line)
        self.fingerprint = hashlib.blake2b(self.fingerprint + line.encode(), digest_size=8).digest()

    def copy(self) -> "Heard":
        other = Heard()
        other.lines = list(self.lines)
        other.fingerprint = self.fingerprint
        return other


class Told:
    """What each seat has heard up to a position, and the answers that came after it."""

    def __init__(self, position: State, heard: list[Heard]) -> None:
        self.position: Final = position
        self.heard: Final = heard
        self.answers: Final[list[Answer]] = []

    def copy(self) -> "Told":
        other = Told(self.position.copy(), [each.copy() for each in self.heard])
        other.answers.extend(self.answers)
        return other

    def by(self, spec: GameSpec, seat: int) -> Heard:
        """All that a seat has heard and answered."""
        for answer in self.answers:
            self._play(spec, answer)
        self.answers.clear()
        return self.heard[seat]

    def _play(self, spec: GameSpec, answer: Answer) -> None:
        s, seat = self.position, answer.seat
        view = answer.view or view_text(spec, s, seat)
        seen = hashlib.blake2b(view.encode(), digest_size=8).hexdigest()
        self.heard[seat].add(f"saw {seen}, answered {spec.catalog.text(answer.action)}")
        if answer.seed is not None:
            s.chance = chance(s.chance.source.names, answer.seed)
        s.log = Log()
        apply(s, seat, answer.action)
        self._hear(s.log)
        s.log = None

    def _hear(self, log: Log) -> None:
        for seat, heard in enumerate(self.heard):
            for event in log.seen_by(seat):
                heard.add(_line(event))

    @classmethod
    def beginning(cls, spec: GameSpec, seats: int, options: dict[str, Any], seed: int) -> "Told":
        """What everybody has heard when a game begins."""
        s = spec.new(seats, options, seed, True)
        assert s.log is not None
        told = cls(s.copy(), [Heard() for seat in range(seats)])
        told._hear(s.log)
        return told

    @classmethod
    def from_here(cls, position: State) -> "Told":
        """The beginning of a course at a position: nobody has heard anything of what came before."""
        return cls(position.copy(), [Heard() for seat in range(position.count)])


class Retold(Told):
    """What one seat has heard before a position that was dealt anew for it; the others' past is unknown."""

    def __init__(self, before: Told, seat: int, position: State) -> None:
        super().__init__(position.copy(), [Heard() for other in range(position.count)])
        self.before: Told | None = before
        self.seat: Final = seat

    def copy(self) -> Told:
        if self.before is None:
            return super().copy()
        other = Retold(self.before, self.seat, self.position)
        other.answers.extend(self.answers)
        return other

    def by(self, spec: GameSpec, seat: int) -> Heard:
        if self.before is not None:
            self.heard[self.seat] = self.before.by(spec, self.seat).copy()
            self.before = None
        return super().by(spec, seat)


def _line(event: dict[str, Any]) -> str:
    """An event as text. Numbers of events are left out: they begin anew with each log."""
    return json.dumps({name: value for name, value in event.items() if name != "seq"}, separators=(",", ":"))


def view_text(spec: GameSpec, s: State, seat: int) -> str:
    """What a seat (-1: a spectator) sees, as text."""
    return json.dumps(spec.view(s, seat), sort_keys=True, separators=(",", ":"))
