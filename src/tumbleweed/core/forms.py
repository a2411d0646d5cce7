"""Telling what happened, in one of the forms that a game declares (games/<game>/declared/events.py).

A form is one way in which an event is told: one sentence in each language, the rules behind it, and exactly these
fields. An event is the set of its forms. Whoever tells it knows which form fits; nobody works it out again.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, cast

from tumbleweed.core.events import EVERYBODY, Event, Payload
from tumbleweed.core.steps import State

Fields = TypeVar("Fields", bound=Mapping[str, object])
Secret = tuple[int, Payload]
"""A private part: the seats it is for, as a mask, and its fields."""


class Form(Generic[Fields]):
    """One form of an event. Its fields are a TypedDict, so the type checker looks at every telling."""

    def __init__(
        self,
        event: str,
        form: str,
        rule: str,
        fields: type[Fields],
        beyond: type[Any] | None = None,
        silent: bool = False,
    ) -> None:
        self.event: Final = event
        self.form: Final = form
        """Empty where an event has one form only."""
        self.rule: Final = rule
        """The ids of the rules behind it in the usual case, parted by commas."""
        self.fields: Final[type[Any]] = fields
        self.beyond: Final = beyond
        """Of a private part: the public fields that its readers see, too."""
        self.silent: Final = silent
        """Whether the log has nothing to say: another event tells it."""

    def tell(
        self, s: State, fields: Fields, rule: str = "", secrets: tuple[Secret, ...] = (), audience: int = EVERYBODY
    ) -> None:
        """Logs it, by its usual rules or by those given. Call sites look at `s.log` first: silent games pay nothing."""
        log = s.log
        if log is not None:
            moment = log.moment(s.moment())
            public = cast(Payload, fields)
            log.add(Event(self.event, moment, public, secrets, audience, self.form, rule or self.rule))

    def to(self, seats: int, fields: Fields, rule: str = "") -> Secret:
        """A private part in this form, for the seats of a mask."""
        private: Payload = {"form": self.form, "rule": rule or self.rule}
        private.update(fields)
        return seats, private
