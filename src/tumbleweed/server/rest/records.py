"""Finished games: download, open, replay, verify, take over."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field, StrictFloat, StrictInt

from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay import records, theatre, verification
from tumbleweed.server.replay.take_over import table_taken_over
from tumbleweed.server.rest.me import qr
from tumbleweed.server.rest.tables import Elsewhere, Link
from tumbleweed.server.rest.who_asks import IS_WHOLE, PROBLEMS, AHall, ALanguage, APerson, Strict
from tumbleweed.server.table.setup import Origin, Setup

router = APIRouter(prefix="/records", tags=["records"], responses=PROBLEMS)

RecordId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]


async def the_theatre(request: Request) -> theatre.Theatre:
    stage: theatre.Theatre = request.app.state.theatre
    return stage


ATheatre = Annotated[theatre.Theatre, Depends(the_theatre)]


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


class Round(BaseModel):
    """A round (or pass) and its first moment."""

    number: int
    moment: int


class TurningPoint(BaseModel):
    """A lead that lasts (`first`, `lead`, `back`), a leap of points (`gain`, `loss`), or the end (`won`)."""

    moment: int
    round: int
    kind: Literal["first", "lead", "back", "gain", "loss", "won"]
    seat: int
    points: int
    words: str


class Timeline(BaseModel):
    """The course of a game. By moment: the decision that is asked then (empty: over), the seat whose answer led there
    (null at the beginning), and everybody's points. `luck`: `sealed` can be proven; `known` and `dealt` are those of a
    game that was taken over; `set_up` that of a lesson; `unsealed` comes from a place that commits to nothing.
    """

    game: str
    version: int
    names: list[str]
    bots: list[str]
    moments: int
    over: bool
    winners: list[int]
    luck: Literal["sealed", "known", "dealt", "set_up", "unsealed"]
    taken_over: bool
    rounds: list[Round]
    decisions: list[str]
    decision_names: dict[str, str]
    seats: list[int | None]
    scores: list[list[int]]
    turns: list[TurningPoint]


class TakeOver(Strict):
    """Which seat to take after how many answers; `same`: the record's luck, `new`: what the seat cannot know is dealt
    anew; the level of the bots (empty: the usual one), and how many seconds they take.
    """

    moment: Annotated[StrictInt, Field(ge=0, le=verification.MOST_ANSWERS), IS_WHOLE]
    seat: Annotated[StrictInt, Field(ge=0, le=8), IS_WHOLE]
    luck: Literal["same", "new"] = "same"
    bots: Annotated[str, Field(max_length=32)] = ""
    pace: StrictFloat = 0.8
    reaction: StrictFloat = 1.5


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
    return Proven(**await asyncio.to_thread(verification.verify, record))


@router.get("/{id}/timeline")
async def timeline(hall: AHall, stage: ATheatre, lang: ALanguage, id: RecordId) -> Timeline:  # noqa: A002
    """The course of the game: rounds, decisions, points, turning points."""
    record = await records.find_record(hall, id)
    staging = await stage.staging(id, record)
    return Timeline(**await asyncio.to_thread(theatre.timeline, staging, record, lang))


@router.get("/{id}/frames")
async def frames(
    hall: AHall,
    stage: ATheatre,
    lang: ALanguage,
    id: RecordId,  # noqa: A002
    seat: Annotated[int, Query(ge=theatre.ALL_OPEN, le=8, description="-1: a spectator, -2: all cards open")] = -1,
    start: Annotated[int, Query(ge=0, le=verification.MOST_ANSWERS)] = 0,
    count: Annotated[int, Query(ge=1, le=theatre.MOST_FRAMES)] = 50,
    views: Annotated[bool, Query(description="false: only what happened, without the views")] = True,
) -> Frames:
    """Moments of the game, from any seat's view."""
    record = await records.find_record(hall, id)
    staging = await stage.staging(id, record)
    names = theatre.names_of(record, lang)
    found = await asyncio.to_thread(staging.frames, seat, start, count, lang, names, views)
    return Frames(names=names, moments=staging.moments, frames=found)


@router.get("/{id}/link")
async def link(
    request: Request,
    hall: AHall,
    id: RecordId,  # noqa: A002
    at: Annotated[int, Query(ge=0, le=verification.MOST_ANSWERS)] = 0,
    seat: Annotated[int, Query(alias="as", ge=theatre.ALL_OPEN, le=8)] = -1,
    event: Annotated[int, Query(ge=0, le=9999, description="events after the moment that are shown, too")] = 0,
) -> Link:
    """The link to a moment of the game as a seat saw it, as a QR code too."""
    await records.find_record(hall, id)
    path = f"/r/{id}?at={at}&as={seat}" + (f"&event={event}" if event else "")
    base = hall.settings.public_url or str(request.base_url).rstrip("/")
    return Link(path=path, svg=qr(base + path))


@router.post("/{id}/play", status_code=201)
async def take_over(
    request: Request,
    hall: AHall,
    person: APerson,
    id: RecordId,  # noqa: A002
    wish: TakeOver,
) -> Elsewhere:
    """Goes on from a moment of the game, at one of its seats, against bots: a new table."""
    if not request.app.state.makers.take(person.id):
        raise Refusal("too_fast")
    origin = Origin(id, wish.moment, wish.seat, wish.luck)
    setup = Setup(reaction=wish.reaction, pace=wish.pace)
    table = await table_taken_over(hall, person, origin, wish.bots, setup)
    return Elsewhere(id=table.id)
