"""Telling what happened, in one of the forms that a game declares (games/<game>/declared/events.py).

A form is one way to tell an event: one sentence in each language, the rules behind it, and a fixed set of fields. An
event is the set of its forms. The code that tells an event names the form that fits; nobody works it out again.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, cast

from tumbleweed.core.events import EVERYBODY, Event, Payload
from tumbleweed.core.steps import State

Fields = TypeVar("Fields", bound=Mapping[str, object])
Secret = tuple[int, Payload]
"""A private part: the seats it is for, as a mask, and its fields."""


class Form(Generic[Fields]):
    """One form of an event. Its fields are a TypedDict, so the type checker checks every `tell`."""

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
        """Empty if the event has only one form."""
        self.rule: Final = rule
        """The ids of the rules behind it in the usual case, separated by commas."""
        self.fields: Final[type[Any]] = fields
        self.beyond: Final = beyond
        """For a private part: the public fields that its readers see as well."""
        self.silent: Final = silent
        """Whether the log says nothing about it because another event tells it."""

    def tell(
        self, s: State, fields: Fields, rule: str = "", secrets: tuple[Secret, ...] = (), audience: int = EVERYBODY
    ) -> None:
        """Logs it, with its usual rules or those given. Callers check `s.log` first: games without one pay nothing."""
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
