"""Whether a table that was read from the disk holds together: a damaged one must not be half opened."""

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.protocol import encode
from tumbleweed.server.table.broadcast import info
from tumbleweed.server.table.table import Table

STATUSES = ("open", "playing", "finished", "closed")


class Unsound(TumbleweedError):
    """A stored table that contradicts itself."""


def check_sound(table: Table) -> None:
    """Raises whatever goes wrong when a table is shown; what a game's replay checks is not checked again."""
    if table.status not in STATUSES:
        raise Unsound(f"its status is {table.status!r}")
    if not isinstance(table.options, dict):
        raise Unsound("its options are no object")
    if table.status in ("playing", "finished") and table.game is None:
        raise Unsound("it has no game")
    for moment, seat in table.advised:
        if table.game is None or not (0 <= moment <= len(table.game.moves) and 0 <= seat < len(table.chairs)):
            raise Unsound(f"its note of advice {moment}, {seat} is about nothing")
    encode(info(table, None))
