"""What can go wrong at the edges. Every message says what was wrong and what would be right."""


class TumbleweedError(ValueError):
    """Base of everything this package raises on bad input."""


class UnknownGame(TumbleweedError):
    """There is no game of that name."""


class BadSeats(TumbleweedError):
    """The number of seats, or a seat's number, does not fit."""


class BadOption(TumbleweedError):
    """A table option has an unknown name or value."""


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

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


class IllegalAnswer(TumbleweedError):
    """The rules do not allow this answer now; `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.rule = rule
        self.reason = reason
