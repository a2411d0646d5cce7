"""What a store can do, whatever it keeps things in: everything outside this package knows only this module, the rows
and the changes.

A read may take a while, and anything may happen meanwhile: nobody relies on what they knew before it. A write makes all
of its changes or none, and they are on the disk when it returns.
"""

from collections.abc import AsyncIterator, Callable
from typing import Protocol

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.store.changes import Change
from tumbleweed.server.store.rows import (
    DeviceRow,
    Hosted,
    LineRow,
    ListedRow,
    MoveRow,
    OperatorRow,
    PersonRow,
    SecretRow,
    StoredGame,
    StoredRecord,
    TableRow,
    WakingRow,
)


class StoreError(TumbleweedError):
    """The server's folder or database cannot be used; the message says why."""


class NotSaved(TumbleweedError):
    """The disk refuses: nothing has happened."""


class NotRead(NotSaved):
    """What is on the disk cannot be read now."""


class PersonStore(Protocol):
    """People and their secrets, of which only hashes are kept."""

    async def row(self, id_: str) -> PersonRow | None: ...

    async def by_device(self, hash_: bytes) -> str | None:
        """The id of the person whose device has this secret."""

    async def link(self, hash_: bytes, now: float) -> SecretRow | None:
        """The secret of a link that can still be followed."""

    async def devices(self, person: str) -> list[DeviceRow]:
        """A person's devices, the latest first."""


class TableStore(Protocol):
    """Tables, their moves, and who sat at them."""

    async def row(self, id_: str) -> TableRow | None: ...

    async def moves_of(self, number: int) -> list[MoveRow]:
        """A table's moves in their order."""

    async def public(self, most: int) -> list[ListedRow]:
        """Public tables that are open or being played, open ones first."""

    async def of_person(self, person: str, most: int) -> list[ListedRow]:
        """Tables that somebody sat at, the latest first."""

    async def all_of_person(self, person: str) -> list[str]:
        """The ids of all tables that somebody sat at."""

    async def for_operator(self, status: str | None, most: int) -> list[OperatorRow]:
        """All tables, or those of a status, the latest first."""

    async def count_going(self) -> int:
        """How many tables are open or being played."""

    async def hosted_by(self, person: str) -> Hosted:
        """How many tables somebody hosts that are open or being played."""

    async def open_since(self, before: float) -> list[str]:
        """The ids of tables that were made before a moment and are still open."""

    async def to_wake(self) -> list[WakingRow]:
        """The tables that are being played."""

    async def new_number(self) -> int:
        """A number that no table has."""


class TalkStore(Protocol):
    """What was said at tables."""

    async def count(self, number: int) -> int:
        """How many lines there are."""

    async def latest(self, number: int, since: int, most: int) -> list[LineRow]:
        """The last lines from number `since` on, in their order."""


class RecordStore(Protocol):
    """Records that were brought from elsewhere."""

    async def text(self, id_: str) -> str | None: ...

    async def brought_by(self, id_: str, person: str) -> bool:
        """Whether somebody has brought a record."""


class Store(Protocol):
    """Everything that is kept."""

    @property
    def people(self) -> PersonStore: ...

    @property
    def tables(self) -> TableStore: ...

    @property
    def talk(self) -> TalkStore: ...

    @property
    def records(self) -> RecordStore: ...

    async def write(self, *changes: Change) -> None:
        """Makes all changes or none; done when they are on the disk. If it raises NotSaved, nothing has happened."""

    def on_commit(self, told: Callable[[int], None]) -> None:
        """Sets whom to tell how many writes each commit carried."""

    async def trouble(self) -> str:
        """Why the store cannot be written to or read from now; empty if all is well. Both are tried."""

    async def close(self) -> None:
        """Writes what is waiting and lets go of everything."""


class Archive(Protocol):
    """All games that are kept, for reading alone; works beside a running server."""

    async def count(self) -> int:
        """How many games there are."""

    def games(self) -> AsyncIterator[StoredGame]:
        """Games of tables, begun or over."""

    def records(self) -> AsyncIterator[StoredRecord]:
        """Games that were brought from elsewhere."""

    async def close(self) -> None: ...
