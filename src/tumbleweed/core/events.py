"""What happened, and who may know it.

An event has a public part, parts for some seats only, and an audience: those who may know that it happened at all.
Everybody in the audience gets the public part (spectators too), and some seats a part of their own.
"""

from typing import Any, Final

EVERYBODY: Final = -1

Payload = dict[str, Any]


class Event:
    """One thing that happened. `moment` says when (round, phase ...), `secrets` pairs seats (a mask) with fields."""

    def __init__(
        self,
        name: str,
        moment: Payload,
        public: Payload,
        secrets: tuple[tuple[int, Payload], ...] = (),
        audience: int = EVERYBODY,
        form: str = "",
        rule: str = "",
    ) -> None:
        self.name: Final = name
        self.moment: Final = moment
        self.public: Final = public
        self.secrets: Final = secrets
        self.audience: Final = audience
        self.form: Final = form
        """The form in which it is told to everybody; private parts have their own."""
        self.rule: Final = rule

    def told_to(self, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may know that it happened."""
        return self.audience == EVERYBODY or (seat >= 0 and bool(self.audience >> seat & 1))

    def seen_by(self, seat: int) -> Payload | None:
        """What a seat (-1: a spectator) may know of the event; None if nothing at all."""
        if not self.told_to(seat):
            return None
        mask = 1 << seat if seat >= 0 else 0
        seen: Payload = {"event": self.name, "form": self.form, "rule": self.rule, **self.moment, **self.public}
        for seats, fields in self.secrets:
            if seats & mask:
                seen.update(fields)
        return {name: _own(value) for name, value in seen.items()}


def _own(value: Any) -> Any:
    """A copy that shares nothing with the log: whoever gets it can change it without harm."""
    if isinstance(value, dict):
        return {name: _own(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_own(part) for part in value]
    return value


class Log:
    """The events of a game, in order."""

    def __init__(self) -> None:
        self.events: Final[list[Event]] = []
        self.pauses: Final[list[int]] = []
        """Each moment when somebody might have been asked discreetly (asked or not): how many events came before."""
        self.windows: Final[list[tuple[int, tuple[str, ...]]]] = []
        """For each of these moments what everybody can work out: who might play a card (a mask of seats), and the
        decisions that might be asked.
        """

    def add(self, event: Event) -> None:
        self.events.append(event)

    def moment(self, now: Payload) -> Payload:
        """This moment, as the same object the last event has if they are equal: events of one moment share it, which
        saves a third of the memory.
        """
        last = self.events[-1].moment if self.events else now
        return last if last == now else now

    def pause(self, seats: int, decisions: tuple[str, ...]) -> None:
        """Notes a moment in which somebody might be asked discreetly: as far as everybody knows, one of these seats,
        for one of these decisions. Whoever shows the game waits here, whether or not somebody is asked: otherwise the
        wait would give it away.
        """
        self.pauses.append(len(self.events))
        self.windows.append((seats, decisions))

    def seen_by(self, seat: int, since: int = 0) -> list[Payload]:
        """What a seat (-1: a spectator) may know of the events, from number `since` of its own count on.

        Every seat has its own count (`seq`): a gap would reveal an event that the seat may not know of.
        """
        seen: list[Payload] = []
        number = 0
        for event in self.events:
            payload = event.seen_by(seat)
            if payload is not None:
                if number >= since:
                    seen.append({"seq": number, **payload})
                number += 1
        return seen


class Reader:
    """A seat (-1: the spectators) that reads a log while it grows."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.number = 0
        """How many events this reader has been told: its own count."""
        self._read = 0
        """How many of all events have been looked at."""

    def read_on(self, log: Log, end: int) -> list[tuple[Event, Payload]]:
        """The events up to `end` that the seat may know and has not yet been told, with what it may know of each."""
        told: list[tuple[Event, Payload]] = []
        for event in log.events[self._read : end]:
            payload = event.seen_by(self.seat)
            if payload is not None:
                told.append((event, {"seq": self.number, **payload}))
                self.number += 1
        self._read = max(self._read, end)
        return told
