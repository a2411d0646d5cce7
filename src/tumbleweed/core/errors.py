"""What can go wrong at the edges. Every message says what was wrong and what would be right."""

from collections.abc import Mapping
from typing import Any, Final


class TumbleweedError(ValueError):
    """Base of everything this package raises on bad input. The message is for programs and logs. `why` is the key of a
    sentence for people (`error.WHY` in a game's words, or in the program's), and `values` fill it in.
    """

    def __init__(self, message: str, why: str = "", values: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.why: Final = why
        self.values: Final[dict[str, Any]] = dict(values or {})


class UnknownGame(TumbleweedError):
    """There is no game of that name."""


class BadSeats(TumbleweedError):
    """The number of seats, or a seat's number, does not fit."""


class BadOption(TumbleweedError):
    """A table option has an unknown name or value, or does not fit the table. `option` is its name, if it has one."""

    def __init__(
        self, reason: str, option: str = "", rule: str = "", why: str = "", values: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(f"option {option}: {reason} [{rule}]" if option else reason, why, values)
        self.option: Final = option


class BadVersion(TumbleweedError):
    """This program does not know that version of the rules."""


class BadSeed(TumbleweedError):
    """A seed is neither a whole number nor 64 hexadecimal digits."""


class BadAction(TumbleweedError):
    """A text or number that is not an action of the game at all."""


class BadPosition(TumbleweedError):
    """A position that is impossible, or not written as it should be."""


class BadRecord(TumbleweedError):
    """A record that cannot be replayed."""


class EndlessGame(TumbleweedError):
    """A game in which nobody does what would end it, and whose rules have no other end."""


class BadData(TumbleweedError):
    """A data file of a game is wrong; the message names the file, the key and the reason."""

    def __init__(
        self, file: str, key: str, reason: str, why: str = "", values: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(f"{file}: {key}: {reason}", why, values)
        self.file = file
        self.key = key
        self.reason = reason


class IllegalAnswer(TumbleweedError):
    """The rules do not allow this answer now; `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.rule = rule
        self.reason = reason
