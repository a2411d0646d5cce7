"""For whoever runs the server: list, close and export tables. Needs the operator's token."""

import hmac
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header

from tumbleweed.server.lobby import leaving, table_lists
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay import records
from tumbleweed.server.rest.tables import TableId
from tumbleweed.server.rest.who_asks import PROBLEMS, AHall


def operator(hall: AHall, authorization: Annotated[str, Header()] = "") -> None:
    """`Authorization: Bearer TOKEN`; without a token set, nobody is the operator."""
    token = hall.settings.operator_token
    given = authorization.removeprefix("Bearer ").strip()
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        raise Refusal("not_the_operator")


router = APIRouter(prefix="/operator", tags=["operator"], responses=PROBLEMS, dependencies=[Depends(operator)])


@router.get("/tables")
async def all_tables(hall: AHall, status: str | None = None) -> list[dict[str, Any]]:
    """All tables, private ones too, the latest first."""
    return await table_lists.all_tables(hall, status)


@router.post("/tables/{id}/close", status_code=204)
async def close(hall: AHall, id: TableId) -> None:  # noqa: A002 - the path's name
    """Ends a table, whoever plays."""
    table = await hall.find(id)
    async with table.lock:
        await leaving.close(table, None)


@router.get("/tables/{id}/export")
async def export(hall: AHall, id: TableId) -> dict[str, Any]:  # noqa: A002
    """The record of a finished or closed game. A running one is not exported: its seed would give away the dice."""
    return records.record_of(await hall.find(id))
