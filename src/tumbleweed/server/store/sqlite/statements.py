"""Changes as SQL."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from tumbleweed.server.store import changes
from tumbleweed.server.store.changes import Change

Statement = tuple[str, Sequence[Any]]
NEW_TABLE: Final = (
    "INSERT INTO game_table (number, id, game, version, status, options, setup, chairs, host, secret, made)"
    " VALUES (?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, ?)"
)

NOBODYS: Final = "NOT EXISTS (SELECT 1 FROM bringer WHERE bringer.record = record.id AND person != ?)"
"""A record that nobody else has brought."""


def statements(change: Change) -> Iterator[Statement]:
    """The statements that carry out a change."""
    if isinstance(change, changes.AddMoves):
        for place, move in enumerate(change.moves, change.first):
            yield "INSERT INTO move VALUES (?, ?, ?, ?, ?, ?)", (change.number, place, *move.kept, change.at)
    elif isinstance(change, changes.ChangeTable):
        names = ", ".join(f"{name} = ?" for name in change.fields)
        yield f"UPDATE game_table SET {names} WHERE number = ?", (*change.fields.values(), change.number)
    elif isinstance(change, changes.TakeRecord):
        yield "DELETE FROM bringer WHERE person = ? AND record = ?", tuple(change)
        yield f"DELETE FROM record WHERE id = ? AND {NOBODYS}", (change.record, "")
    elif isinstance(change, changes.ForgetPerson):
        brought = "SELECT record FROM bringer WHERE person = ?"
        yield f"DELETE FROM record WHERE id IN ({brought}) AND {NOBODYS}", (change.id, change.id)
        yield "DELETE FROM person WHERE id = ?", tuple(change)
    else:
        text, values = PLAIN[type(change)]
        yield text, values(change)


PLAIN: Final[dict[type[Any], tuple[str, Callable[[Any], Sequence[Any]]]]] = {
    changes.NewPerson: ("INSERT INTO person VALUES (?, ?, ?, ?)", tuple),
    changes.RenamePerson: (
        "UPDATE person SET name = ?, language = ? WHERE id = ?",
        lambda each: (each.name, each.language, each.id),
    ),
    changes.NewSecret: ("INSERT INTO secret VALUES (?, ?, ?, ?, ?, ?)", tuple),
    changes.EndSecret: ("DELETE FROM secret WHERE hash = ?", tuple),
    changes.RevokeSecrets: ("DELETE FROM secret WHERE person = ? AND kind = ?", tuple),
    changes.NewTable: (NEW_TABLE, tuple),
    changes.Sits: ("INSERT OR IGNORE INTO sitter VALUES (?, ?)", tuple),
    changes.Say: ("INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?)", tuple),
    changes.ForgetSpeaker: (
        "UPDATE said SET person = NULL, name = ? WHERE number = ? AND person = ?",
        lambda each: (each.name, each.number, each.person),
    ),
    changes.KeepRecord: ("INSERT OR IGNORE INTO record VALUES (?, ?, ?, ?)", tuple),
    changes.BringRecord: ("INSERT OR IGNORE INTO bringer VALUES (?, ?)", tuple),
}
"""Changes of one statement, and the values that fill it."""
