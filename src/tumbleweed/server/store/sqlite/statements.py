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


def statements(change: Change) -> Iterator[Statement]:
    """The statements that carry out a change."""
    if isinstance(change, changes.AddMoves):
        for place, move in enumerate(change.moves, change.first):
            yield "INSERT INTO move VALUES (?, ?, ?, ?, ?, ?)", (change.number, place, *move.kept, change.at)
    elif isinstance(change, changes.ChangeTable):
        names = ", ".join(f"{name} = ?" for name in change.fields)
        yield f"UPDATE game_table SET {names} WHERE number = ?", (*change.fields.values(), change.number)
    else:
        text, values = PLAIN[type(change)]
        yield text, values(change)


PLAIN: Final[dict[type[Any], tuple[str, Callable[[Any], Sequence[Any]]]]] = {
    changes.NewPerson: ("INSERT INTO person VALUES (?, ?, ?, ?)", tuple),
    changes.RenamePerson: (
        "UPDATE person SET name = ?, language = ? WHERE id = ?",
        lambda each: (each.name, each.language, each.id),
    ),
    changes.ForgetPerson: ("DELETE FROM person WHERE id = ?", tuple),
    changes.NewSecret: ("INSERT INTO secret VALUES (?, ?, ?, ?, ?)", tuple),
    changes.UseSecret: ("DELETE FROM secret WHERE hash = ?", tuple),
    changes.RevokeSecrets: ("DELETE FROM secret WHERE person = ? AND kind = ?", tuple),
    changes.NewTable: (NEW_TABLE, tuple),
    changes.Sits: ("INSERT OR IGNORE INTO sitter VALUES (?, ?)", tuple),
    changes.Say: ("INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?)", tuple),
    changes.ForgetSpeaker: (
        "UPDATE said SET person = NULL, name = ? WHERE number = ? AND person = ?",
        lambda each: (each.name, each.number, each.person),
    ),
    changes.KeepRecord: ("INSERT OR IGNORE INTO record VALUES (?, ?, ?, ?)", tuple),
}
"""Changes of one statement, and the values that fill it."""
