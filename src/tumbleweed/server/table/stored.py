"""A table as the store has it: into its columns, and back from its row and its moves."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from tumbleweed.core.record import FORMAT, replay
from tumbleweed.core.spec import find
from tumbleweed.server import fair
from tumbleweed.server.moves import Move
from tumbleweed.server.services import Services
from tumbleweed.server.store.changes import Kept, NewTable
from tumbleweed.server.store.rows import TableRow
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.discreet import is_shared
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.setup import Origin, Setup
from tumbleweed.server.table.table import Table

AS_JSON: Final = ("options", "setup", "chairs", "numbers", "result", "origin", "start", "advised", "sent_away")


def columns(changes: Mapping[str, Any]) -> dict[str, Kept]:
    """Changed fields as their columns have them."""
    return {name: _column(name, value) for name, value in changes.items()}


def _column(name: str, value: Any) -> Kept:
    if name in AS_JSON and value is not None:
        return msgspec.json.encode(value).decode()
    kept: Kept = str(value) if name == "seed" else value
    return kept


def new_table(table: Table, host: str, made: float) -> NewTable:
    """The change that writes a new table."""
    return NewTable(
        number=table.number,
        id=table.id,
        game=table.spec.name,
        version=table.version,
        options=json.dumps(table.options),
        setup=msgspec.json.encode(table.setup).decode(),
        chairs=msgspec.json.encode(table.chairs).decode(),
        host=host,
        secret=table.secret,
        made=made,
    )


def restored(row: TableRow, services: Services, wake: Callable[[Table], None]) -> Table:
    """A table as it was kept, without its game."""
    table = Table(services, wake, row.number, row.id, find(row.game), row.secret)
    if row.status != "open":
        table.version = row.version
    table.status, table.host, table.rematch = row.status, row.host, row.rematch
    table.seed = fair.seed_from(row.seed) if row.seed else None
    table.origin = msgspec.json.decode(row.origin, type=Origin) if row.origin else None
    table.start = json.loads(row.start) if row.start else None
    table.options = json.loads(row.options)
    table.setup = setup_from(row.setup)
    table.chairs = chairs_from(row.chairs)
    table.numbers = json.loads(row.numbers) if row.numbers else None
    table.result = json.loads(row.result) if row.result else None
    table.advised = [(moment, seat) for moment, seat in json.loads(row.advised)] if row.advised else []
    table.sent_away = json.loads(row.sent_away) if row.sent_away else []
    return table


def chairs_from(written: str) -> list[Chair]:
    return msgspec.json.decode(written, type=list[Chair])


def setup_from(written: str) -> Setup:
    return msgspec.json.decode(written, type=Setup)


def replayed(table: Table, moves: Sequence[Move]) -> Game:
    """A table's game, replayed with these moves from its beginning; raises TumbleweedError if that fails."""
    beginning = {
        "format": FORMAT,
        "game": table.spec.name,
        "version": table.version,
        "seats": len(table.chairs),
        "options": table.options,
        "seed": table.seed,
        "answers": [],
        "start": table.start,
    }
    game = Game(table.spec, replay(beginning), table.setup.reaction)
    game.disclosure.shared = is_shared(table)
    game.replay(moves)
    return game
