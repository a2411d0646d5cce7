"""What a store hands out: rows, with everything as it is kept. Where a column holds several values, it is JSON."""

from typing import NamedTuple


class PersonRow(NamedTuple):
    """Somebody with a name."""

    id: str
    name: str
    language: str


class SecretRow(NamedTuple):
    """Whose secret it is, and its kind: `move` works once, `return` as often as one likes."""

    person: str
    kind: str


class TableRow(NamedTuple):
    """A table as it is kept."""

    number: int
    id: str
    game: str
    version: int
    status: str
    options: str
    setup: str
    chairs: str
    host: str | None
    secret: str
    numbers: str | None
    seed: str | None
    result: str | None
    rematch: str | None
    origin: str | None
    start: str | None
    advised: str | None


class ListedRow(NamedTuple):
    """A table in a list. Only a person's own list says whether it is a lesson."""

    id: str
    game: str
    status: str
    chairs: str
    made: float
    lesson: bool = False


class OperatorRow(NamedTuple):
    """A table in the operator's list."""

    id: str
    game: str
    status: str
    chairs: str
    made: float
    started: float | None
    ended: float | None
    moves: int


class WakingRow(NamedTuple):
    """What shows whether a table goes on by itself after a start of the server."""

    id: str
    setup: str
    chairs: str


class MoveRow(NamedTuple):
    """A move, and when it was made."""

    seat: int
    text: str
    how: str
    at: float


class LineRow(NamedTuple):
    """A line of chat."""

    n: int
    room: str
    name: str
    text: str
    at: float


class StoredGame(NamedTuple):
    """A table's game with all that is needed to replay it, and its result if it is over."""

    number: int
    moves: list[MoveRow]
    game: str
    version: int
    options: str
    chairs: str
    seed: str
    start: str | None
    result: str | None


class StoredRecord(NamedTuple):
    """A record that was brought from elsewhere."""

    game: str
    record: str
