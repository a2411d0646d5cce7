"""Finished games: download, open, replay, verify."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel

from tumbleweed.server import records
from tumbleweed.server.errors import Refusal
from tumbleweed.server.rest.asking import PROBLEMS, AHall, ALanguage

router = APIRouter(prefix="/records", tags=["records"], responses=PROBLEMS)

RecordId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]


class Opened(BaseModel):
    """Where the record can be found now."""

    id: str


class Proven(BaseModel):
    """What can be proven of a game."""

    replays: bool
    finished: bool
    fair: bool
    problems: list[str]


class Frames(BaseModel):
    """Moments of a game. `moments` is how many there are, the beginning included."""

    names: list[str]
    moments: int
    frames: list[dict[str, Any]]


@router.post("", status_code=201)
async def open_record(request: Request, hall: AHall, data: dict[str, Any]) -> Opened:
    """Opens a record from anywhere; it must replay to its end."""
    address = request.client.host if request.client else ""
    if not request.app.state.uploads.take(address):
        raise Refusal("too_fast")
    return Opened(id=await records.bring(hall, data))


@router.get("/{id}")
async def download(response: Response, hall: AHall, id: RecordId) -> dict[str, Any]:  # noqa: A002 - the path's name
    """The record of a finished game (by the id of its table) or of one that was opened here."""
    record = await records.find_record(hall, id)
    response.headers["Content-Disposition"] = f'attachment; filename="{record["game"]}-{id}.json"'
    return record


@router.get("/{id}/verify")
async def verify(hall: AHall, id: RecordId) -> Proven:  # noqa: A002
    """Replays it and checks commitments and seed."""
    record = await records.find_record(hall, id)
    return Proven(**await asyncio.to_thread(records.verify, record))


@router.get("/{id}/frames")
async def frames(
    hall: AHall,
    lang: ALanguage,
    id: RecordId,  # noqa: A002
    seat: Annotated[int, Query(ge=-1, le=8)] = -1,
    start: Annotated[int, Query(ge=0, le=records.MOST_ANSWERS)] = 0,
    count: Annotated[int, Query(ge=1, le=records.MOST_FRAMES)] = 50,
) -> Frames:
    """Moments of the game, from any seat's view."""
    record = await records.find_record(hall, id)
    found = await asyncio.to_thread(records.frames, record, seat, start, count, lang)
    return Frames(names=records.names_of(record, lang), moments=len(record["answers"]) + 1, frames=found)
