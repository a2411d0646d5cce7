"""The tables of the database, as steps from one version of the file to the next. A step is never changed again."""

import sqlite3
from typing import Final

STEPS: Final = (
    """
    CREATE TABLE person (
        id       TEXT PRIMARY KEY,
        name     TEXT NOT NULL,
        language TEXT NOT NULL,
        made     REAL NOT NULL
    ) WITHOUT ROWID;

    -- A person's secrets, as hashes only: the cookie of a device, a link that moves to another device once, a link
    -- that brings back for good.
    CREATE TABLE secret (
        hash   BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        kind   TEXT NOT NULL CHECK (kind IN ('device', 'move', 'return')),
        made   REAL NOT NULL,
        ends   REAL
    ) WITHOUT ROWID;
    CREATE INDEX secrets_of ON secret (person);

    CREATE TABLE game_table (
        number   INTEGER PRIMARY KEY,
        id       TEXT NOT NULL UNIQUE,
        game     TEXT NOT NULL,
        version  INTEGER NOT NULL,
        status   TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'closed')),
        options  TEXT NOT NULL,
        setup    TEXT NOT NULL,
        chairs   TEXT NOT NULL,
        host     TEXT,
        secret   TEXT NOT NULL,
        numbers  TEXT,
        seed     TEXT,
        result   TEXT,
        made     REAL NOT NULL,
        started  REAL,
        ended    REAL,
        rematch  TEXT
    );
    CREATE INDEX tables_by_status ON game_table (status);

    CREATE TABLE sitter (
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        number INTEGER NOT NULL REFERENCES game_table (number),
        PRIMARY KEY (person, number)
    ) WITHOUT ROWID;

    -- Every answer of every game, in order. Nothing in it is ever changed or removed.
    CREATE TABLE move (
        number INTEGER NOT NULL REFERENCES game_table (number),
        n      INTEGER NOT NULL,
        seat   INTEGER NOT NULL,
        text   TEXT NOT NULL,
        how    TEXT NOT NULL CHECK (how IN ('answer', 'default', 'bot')),
        at     REAL NOT NULL,
        PRIMARY KEY (number, n)
    ) WITHOUT ROWID;
    CREATE TRIGGER moves_stay BEFORE UPDATE ON move BEGIN SELECT RAISE(ABORT, 'moves are only ever added'); END;
    CREATE TRIGGER moves_remain BEFORE DELETE ON move BEGIN SELECT RAISE(ABORT, 'moves are only ever added'); END;

    CREATE TABLE said (
        number INTEGER NOT NULL REFERENCES game_table (number),
        n      INTEGER NOT NULL,
        room   TEXT NOT NULL CHECK (room IN ('players', 'spectators')),
        person TEXT,
        name   TEXT NOT NULL,
        text   TEXT NOT NULL,
        at     REAL NOT NULL,
        PRIMARY KEY (number, n)
    ) WITHOUT ROWID;

    CREATE TABLE record (
        id     TEXT PRIMARY KEY,
        game   TEXT NOT NULL,
        record TEXT NOT NULL,
        made   REAL NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    -- A game that was taken over from another: where it comes from, and, if its luck was dealt anew, the position it
    -- begins with (as a record's `start`). Its seed may be a whole number, like that of a record from elsewhere.
    ALTER TABLE game_table ADD COLUMN origin TEXT;
    ALTER TABLE game_table ADD COLUMN start TEXT;
    """,
    """
    -- Who asked the Sheriff: pairs of how many moves there had been, and the seat.
    ALTER TABLE game_table ADD COLUMN advised TEXT;
    """,
    """
    -- Whom the host sent away from a table, by id. Who brought a record from elsewhere: it goes when the last of them
    -- takes it away. What a device is called.
    ALTER TABLE game_table ADD COLUMN sent_away TEXT;
    CREATE INDEX tables_by_host ON game_table (host, status);
    CREATE TABLE bringer (
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        record TEXT NOT NULL REFERENCES record (id) ON DELETE CASCADE,
        PRIMARY KEY (person, record)
    ) WITHOUT ROWID;
    CREATE INDEX bringers_of ON bringer (record);
    ALTER TABLE secret ADD COLUMN browser TEXT NOT NULL DEFAULT '';
    -- One row that is written again and again, to see whether anything can be.
    CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), beat TEXT NOT NULL);
    """,
)


class NewerFile(Exception):
    """The file was written by a later version of this program."""


def bring_up_to_date(database: sqlite3.Connection) -> None:
    """Takes the steps that this file has not seen yet, each whole or not at all."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise NewerFile(f"it has version {version} of the tables; this program knows 1 to {len(STEPS)}")
    for number in range(version, len(STEPS)):
        database.executescript(f"BEGIN;\n{STEPS[number]}\nPRAGMA user_version = {number + 1};\nCOMMIT;")
