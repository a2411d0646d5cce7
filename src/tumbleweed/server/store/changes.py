"""What can be changed in a store, as data: whoever asks for a change knows nothing of how it is carried out, and a
write may hold several (a new table and who sits there, a move into a taken-over game and all moves before it).
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from tumbleweed.server.moves import Move

Kept = str | int | float | None
"""A value as a column has it."""


class NewPerson(NamedTuple):
    """Somebody has a name now."""

    id: str
    name: str
    language: str
    made: float


class RenamePerson(NamedTuple):
    """Another name, or another language."""

    id: str
    name: str
    language: str


class ForgetPerson(NamedTuple):
    """Somebody is gone, with their secrets, their list of tables, and the records that only they had brought."""

    id: str


class NewSecret(NamedTuple):
    """The hash of a secret that makes a device a person's."""

    hash: bytes
    person: str
    kind: Literal["device", "move", "return"]
    made: float
    ends: float | None = None
    browser: str = ""


class EndSecret(NamedTuple):
    """A secret opens nothing any more: it worked once and was used, or its device was signed out."""

    hash: bytes


class RevokeSecrets(NamedTuple):
    """A person's secrets of one kind open nothing any more."""

    person: str
    kind: Literal["move", "return"]


class NewTable(NamedTuple):
    """A new table, which is open."""

    number: int
    id: str
    game: str
    version: int
    options: str
    setup: str
    chairs: str
    host: str
    secret: str
    made: float


class ChangeTable(NamedTuple):
    """New values of some columns of a table."""

    number: int
    fields: Mapping[str, Kept]


class AddMoves(NamedTuple):
    """New moves of a table's game, which has `first` moves already."""

    number: int
    first: int
    moves: Sequence[Move]
    at: float


class Sits(NamedTuple):
    """A person sat at a table, for their list of games."""

    person: str
    number: int


class Say(NamedTuple):
    """A line of chat."""

    number: int
    n: int
    room: str
    person: str
    name: str
    text: str
    at: float


class ForgetSpeaker(NamedTuple):
    """Whatever a person said at a table now stands under `name`, which is nobody's."""

    number: int
    person: str
    name: str


class KeepRecord(NamedTuple):
    """A record from elsewhere; one that is already kept stays as it is."""

    id: str
    game: str
    record: str
    made: float


class BringRecord(NamedTuple):
    """A person has brought a record from elsewhere."""

    person: str
    record: str


class TakeRecord(NamedTuple):
    """A person takes away a record they brought; it goes if nobody else has brought it too."""

    person: str
    record: str


Change = (
    NewPerson | RenamePerson | ForgetPerson | NewSecret | EndSecret | RevokeSecrets | NewTable | ChangeTable | AddMoves
    | Sits | Say | ForgetSpeaker | KeepRecord | BringRecord | TakeRecord
)  # fmt: skip
