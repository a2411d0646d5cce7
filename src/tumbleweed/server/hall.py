"""The hall: all tables, those in memory and those on the disk."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tumbleweed.core.errors import BadVersion
from tumbleweed.core.spec import find
from tumbleweed.server import fair
from tumbleweed.server.garbage_collection import GarbageCollection
from tumbleweed.server.moves import move_from
from tumbleweed.server.people import People, new_id
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.services import Services
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import Store
from tumbleweed.server.store.changes import Change, NewTable, Sits
from tumbleweed.server.store.rows import MoveRow, TableRow, WakingRow
from tumbleweed.server.table import due_moves, timer
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.progress import go_on
from tumbleweed.server.table.saving import keep, write
from tumbleweed.server.table.setup import Setup
from tumbleweed.server.table.soundness import check_sound
from tumbleweed.server.table.stored import chairs_from, new_table, replayed, restored, setup_from
from tumbleweed.server.table.table import Table

SWEEP_SECONDS: Final = 30.0
SWEEPS_TO_EXPIRY: Final = 20
OVER: Final = ("finished", "closed")
"""Tables that hardly anybody comes back to."""
LEAST_TIME_AFTER_RESTART: Final = 60.0
MOST_OPEN: Final = 20
MOST_PLAYING: Final = 200
"""How many tables that wait for people, and that are being played, one person may host."""
DAY: Final = 24 * 3600.0


class Hall(Services):
    """Everything the server has."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.people: Final = People(store)
        self.tables: Final[dict[str, Table]] = {}
        self.broken: Final[dict[str, str]] = {}
        """By id: the tables found that cannot be opened, and the code of what their visitors are told."""
        self._loading: Final[dict[str, asyncio.Event]] = {}
        """Tables on their way from the disk or to it: whoever looks for one of them waits until it is there."""
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.broken_tables.set_function(lambda: len(self.broken))

    def wake(self, table: Table) -> None:
        """Has a table do what is due."""
        self.spawn(due_moves.drive(table))

    # ------------------------------------------------------------ tables

    async def create(self, game: str, options: dict[str, Any], setup: Setup, chairs: list[Chair], host: str) -> Table:
        """A new table, on the disk."""
        table, new, host_sits = await self.make(game, options, setup, chairs, host)
        await self.add(table, new, host_sits)
        return table

    async def make(
        self, game: str, options: dict[str, Any], setup: Setup, chairs: list[Chair], host: str, version: int = 0
    ) -> tuple[Table, NewTable, Sits]:
        """A new table, played by a version of the rules (0: the newest), and the changes that write it. It belongs to
        the hall once these are on the disk (`add`).
        """
        spec = find(game)
        if await self.store.tables.count_going() >= self.settings.most_tables:
            raise Refusal("full_house")
        hosted = await self.store.tables.hosted_by(host)
        if hosted.open >= MOST_OPEN:
            raise Refusal("too_many_open", n=hosted.open)
        if hosted.playing >= MOST_PLAYING:
            raise Refusal("too_many_playing", n=hosted.playing)
        table = Table(self, self.wake, await self.store.tables.new_number(), new_id(16), spec, fair.new_secret())
        table.options, table.setup, table.chairs, table.host = options, setup, chairs, host
        table.version = spec.known_version(version)
        return table, new_table(table, host, time.time()), Sits(host, table.number)

    async def add(self, table: Table, *changes: Change) -> None:
        """Writes a new table. Lists show it as soon as it is on the disk; whoever opens it then waits until it is in
        memory, so that it is not loaded a second time.
        """
        with self._on_its_way(table.id):
            await write(table, *changes)
            self.tables[table.id] = table

    @contextlib.contextmanager
    def _on_its_way(self, id_: str) -> Iterator[None]:
        arrived = self._loading[id_] = asyncio.Event()
        try:
            yield
        finally:
            del self._loading[id_]
            arrived.set()

    async def find(self, id_: str) -> Table:
        """A table by its link, from memory or from the disk."""
        while (loading := self._loading.get(id_)) is not None:
            await loading.wait()
        known = self.tables.get(id_)
        if known is not None:
            known.touched = time.monotonic()
            return known
        with self._on_its_way(id_):
            return await self._load(id_)

    async def _load(self, id_: str) -> Table:
        """Reads everything about a table first. After that nothing is awaited, so nobody sees the table half made."""
        row = await self.store.tables.row(id_)
        if row is None:
            raise Refusal("no_such_table")
        said = await self.store.talk.count(row.number)
        moves = await self.store.tables.moves_of(row.number) if row.status != "open" and row.seed else None
        try:
            table = restored(row, self, self.wake)
            table.spec.known_version(table.version)
            table.said = said
            self.tables[id_] = table
            if moves is not None:
                self._set_up_again(table, moves)
            check_sound(table)
        except Exception as error:  # whatever is wrong with it, it is wrong with this table alone
            raise self._broken(row, error) from error
        self.broken.pop(id_, None)
        return table

    def _broken(self, row: TableRow, error: Exception) -> Refusal:
        """Notes that a table cannot be opened; what its visitors are told."""
        self.tables.pop(row.id, None)
        refusal = Refusal("table_broken")
        if isinstance(error, BadVersion) and isinstance(row.version, int) and row.version > 0:
            refusal = Refusal("newer_rules", version=row.version, most=find(row.game).version)
        if row.id not in self.broken:
            self.log.error("table %d cannot be opened: %s: %s", row.number, type(error).__name__, error)
        self.broken[row.id] = refusal.code
        return refusal

    def _set_up_again(self, table: Table, moves: list[MoveRow]) -> None:
        """Restores the game as it stood by replaying its moves."""
        catalog = table.spec.catalog
        table.game = replayed(table, [move_from(catalog, move.seat, move.text, move.how) for move in moves])
        if table.status != "playing":
            return
        go_on(table)
        since = max(0.0, time.time() - moves[-1].at) if moves and not table.setup.paused else 0.0
        now = time.monotonic()
        for seat, (ask, deadline) in table.deadlines.items():
            # Time goes on while the server is down, but everybody gets a while to come back.
            table.deadlines[seat] = (ask, max(deadline - since, min(deadline, now + LEAST_TIME_AFTER_RESTART)))
        self.wake(table)  # if the server went down between the last move and the result, this keeps the result

    # ------------------------------------------------------------ coming and going

    async def wake_all(self) -> None:
        """After a start: games in which a clock runs or a bot plays go on although nobody looks at them."""
        for row in await self.store.tables.to_wake():
            try:
                if _goes_on_by_itself(row):
                    await self.find(row.id)
            except Refusal:
                pass  # noted already, and told to whoever opens it
            except Exception:
                self.metrics.errors.inc()
                self.log.exception("a table could not be woken")
            await asyncio.sleep(0)

    async def sweep(self) -> None:
        """Now and then removes from memory the tables that nobody looks at and where nothing is due."""
        garbage = GarbageCollection()
        for round_ in itertools.count():
            await asyncio.sleep(SWEEP_SECONDS)
            if round_ % SWEEPS_TO_EXPIRY == 0:
                await self.close_forgotten()
            self.sweep_once(self.settings.idle_minutes * 60)
            garbage.collect_if_quiet(self.metrics.moves_so_far)

    async def close_forgotten(self) -> None:
        """Closes tables at which nobody has begun a game for days, and that nobody looks at."""
        for id_ in await self.store.tables.open_since(time.time() - self.settings.open_days * DAY):
            with contextlib.suppress(Refusal):
                table = await self.find(id_)
                async with table.lock:
                    if table.status == "open" and not table.connections:
                        await keep(table, status="closed", ended=time.time())

    def sweep_once(self, idle_seconds: float) -> None:
        now = time.monotonic()
        for table in list(self.tables.values()):
            busy = (
                table.connections
                or table.timer is not None
                or table.lock.locked()
                or any(timer.thinks(table, seat) for seat in table.thinking)
            )
            if busy:
                table.touched = now
            elif now - table.touched >= (min(idle_seconds, SWEEP_SECONDS) if table.status in OVER else idle_seconds):
                del self.tables[table.id]

    async def close(self) -> None:
        """Says good-bye to everybody and writes what is waiting."""
        for table in list(self.tables.values()):
            if table.timer is not None:
                table.timer.cancel()
            for connection in list(table.connections):
                connection.close("stopping", 1012)
        for task in list(self._tasks):
            task.cancel()
        await self.thinkers.close()
        await asyncio.sleep(0.05)
        await self.store.close()


def _goes_on_by_itself(row: WakingRow) -> bool:
    """Whether a clock runs or a bot plays at a table. One that cannot be read is looked at, so that it is reported."""
    try:
        agreed, chairs = setup_from(row.setup), chairs_from(row.chairs)
    except msgspec.MsgspecError:
        return True
    return agreed.clock.kind != "none" or any(each.played_by_bot for each in chairs)
