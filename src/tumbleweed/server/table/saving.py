"""On the disk first: a change at a table is written before it takes effect."""

from collections.abc import Mapping
from typing import Any

from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store import NotSaved
from tumbleweed.server.store.changes import Change, ChangeTable
from tumbleweed.server.table.stored import columns
from tumbleweed.server.table.table import Table


async def keep(table: Table, *also: Change, **changes: Any) -> None:
    """Writes changed fields to the disk, then sets them; `also` is written in the same transaction."""
    await write(table, changing(table, changes), *also)
    for name, value in changes.items():
        if hasattr(table, name):  # some columns are for lists of tables only
            setattr(table, name, value)


def changing(table: Table, changes: Mapping[str, Any]) -> ChangeTable:
    """The change that writes these fields."""
    return ChangeTable(table.number, columns(changes))


async def write(table: Table, *changes: Change) -> None:
    """Writes to the disk. If that fails, the person hears `not_saved`, and nothing has happened."""
    try:
        await table.services.store.write(*changes)
    except NotSaved as error:
        table.services.log.error("table %d: not saved: %s", table.number, error)
        raise Refusal("not_saved") from error
