"""The REST part: people, tables, records. Playing itself goes over the websocket."""

from fastapi import APIRouter

from tumbleweed.server.rest import box, games, lessons, me, operator, records, rules, tables

router = APIRouter(prefix="/api")
for part in (
    me.router, games.router, rules.router, box.router, tables.router, lessons.router, records.router, operator.router,
):  # fmt: skip
    router.include_router(part)

__all__ = ["router"]
