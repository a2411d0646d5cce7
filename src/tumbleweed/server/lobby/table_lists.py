"""Lists of tables: for everybody, for a person, for the operator."""

from typing import Any

from tumbleweed.server.hall import Hall, chairs_from
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal


def public_tables(hall: Hall) -> list[dict[str, Any]]:
    """Tables anybody may join or watch, those with free chairs first."""
    rows = hall.store.rows(
        "SELECT id, game, status, chairs FROM game_table WHERE status IN ('open', 'playing')"
        " AND json_extract(setup, '$.public') ORDER BY status, number DESC LIMIT 200"
    )
    return [_listed(*row) for row in rows]


def all_tables(hall: Hall, status: str | None) -> list[dict[str, Any]]:
    """For the operator: all tables, the latest first."""
    rows = hall.store.rows(
        "SELECT id, game, status, chairs, made, started, ended,"
        " (SELECT count(*) FROM move WHERE move.number = game_table.number) FROM game_table"
        " WHERE ? IS NULL OR status = ? ORDER BY number DESC LIMIT 1000",
        (status, status),
    )
    return [
        {**_listed(id_, game, now, chairs), "made": made, "started": began, "ended": ended, "moves": moves}
        for id_, game, now, chairs, made, began, ended, moves in rows
    ]


async def games_of(hall: Hall, person: Person) -> list[dict[str, Any]]:
    """The tables a person sits or has played at, the latest first, and whether it is his turn."""
    rows = hall.store.rows(
        "SELECT id, game, status, chairs, made FROM sitter JOIN game_table USING (number)"
        " WHERE person = ? ORDER BY number DESC LIMIT 100",
        (person.id,),
    )
    found = []
    for id_, game, status, chairs, made in rows:
        if status == "open" and all(chair.person != person.id for chair in chairs_from(chairs)):
            continue  # he stood up again, or was sent away, before anything began
        listed = _listed(id_, game, status, chairs)
        turn = status == "playing" and await _has_turn(hall, id_, person)
        found.append({key: listed[key] for key in ("id", "game", "status", "names")} | {"made": made, "my_turn": turn})
    return found


async def _has_turn(hall: Hall, id_: str, person: Person) -> bool:
    try:
        table = await hall.find(id_)
    except Refusal:
        return False
    game = table.game
    return game is not None and any(game.sees_question(seat) for seat in table.chairs_of(person.id))


def _listed(id_: str, game: str, status: str, chairs: str) -> dict[str, Any]:
    seats = chairs_from(chairs)
    free = sum(chair.kind == "open" for chair in seats) if status == "open" else 0
    names = [chair.name for chair in seats if chair.kind != "open"]
    return {"id": id_, "game": game, "status": status, "names": names, "seats": len(seats), "free": free}
