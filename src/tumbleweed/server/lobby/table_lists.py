"""Lists of tables: for everybody, for a person, for the operator."""

from typing import Any, Final

from tumbleweed.server.hall import Hall
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store.rows import ListedRow, OperatorRow
from tumbleweed.server.table.stored import chairs_from

MOST_PUBLIC: Final = 200
MOST_OF_A_PERSON: Final = 100
MOST_FOR_OPERATOR: Final = 1000


async def public_tables(hall: Hall) -> list[dict[str, Any]]:
    """Tables anybody may join or watch, those that have not begun first."""
    return [_listed(row) for row in await hall.store.tables.public(MOST_PUBLIC)]


async def all_tables(hall: Hall, status: str | None) -> list[dict[str, Any]]:
    """For the operator: all tables, the latest first."""
    return [
        {**_listed(row), "made": row.made, "started": row.started, "ended": row.ended, "moves": row.moves}
        for row in await hall.store.tables.for_operator(status, MOST_FOR_OPERATOR)
    ]


async def games_of(hall: Hall, person: Person) -> list[dict[str, Any]]:
    """The tables a person sits or has played at, the latest first, and whether it is their turn."""
    found = []
    for row in await hall.store.tables.of_person(person.id, MOST_OF_A_PERSON):
        if row.status == "open" and all(chair.person != person.id for chair in chairs_from(row.chairs)):
            continue  # the person stood up again, or was sent away, before anything began
        if row.lesson and row.status == "closed":
            continue  # it goes on at another table, or was given up
        listed = _listed(row)
        turn = row.status == "playing" and await _has_turn(hall, row.id, person)
        mine = {key: listed[key] for key in ("id", "game", "status", "names")}
        found.append({**mine, "made": row.made, "my_turn": turn, "lesson": row.lesson})
    return found


async def _has_turn(hall: Hall, id_: str, person: Person) -> bool:
    try:
        table = await hall.find(id_)
    except Refusal:
        return False
    game = table.game
    return game is not None and any(game.sees_question(seat) for seat in table.chairs_of(person.id))


def _listed(row: ListedRow | OperatorRow) -> dict[str, Any]:
    seats = chairs_from(row.chairs)
    free = sum(chair.kind == "open" for chair in seats) if row.status == "open" else 0
    names = [chair.name for chair in seats if chair.kind != "open"]
    return {"id": row.id, "game": row.game, "status": row.status, "names": names, "seats": len(seats), "free": free}
