"""Who I am here: a name and a cookie."""

from typing import Annotated

import segno
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StrictBool

from tumbleweed.server.lobby.leaving import forget_person
from tumbleweed.server.lobby.table_lists import games_of
from tumbleweed.server.people import LONGEST_NAME
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.rest.who_asks import COOKIE, PROBLEMS, AHall, APerson, MaybePerson, Strict, spoken
from tumbleweed.words import Language

router = APIRouter(tags=["me"], responses=PROBLEMS)

YEAR = 365 * 24 * 3600


class Me(BaseModel):
    """A person as he sees himself."""

    name: str
    language: str


class NewName(Strict):
    """A name, and the language to speak."""

    name: Annotated[str, Field(min_length=1, max_length=4 * LONGEST_NAME)]
    language: Language | None = None


class Link(BaseModel):
    """A link that makes another device mine, as text and as QR code."""

    path: str
    svg: str


class LinkKind(Strict):
    """`lasting`: it brings me back whenever, until I ask for a new one. Otherwise it works once, for 15 minutes."""

    lasting: StrictBool = False


class Code(Strict):
    """The secret part of such a link."""

    code: Annotated[str, Field(min_length=8, max_length=64)]


class MyGame(BaseModel):
    """A table I sat at."""

    id: str
    game: str
    status: str
    names: list[str]
    made: float
    my_turn: bool
    lesson: bool


def give_cookie(request: Request, response: Response, token: str) -> None:
    """Sets the cookie, which no script can read and no other site can use."""
    hall = request.app.state.hall
    secure = request.url.scheme == "https" or hall.settings.public_url.startswith("https:")
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def qr(text: str) -> str:
    """A QR code as SVG, in the colour of the text around it."""
    drawn = segno.make(text, error="m").svg_inline(scale=4, dark="#000", light=None, border=2)
    return str(drawn).replace('stroke="#000"', 'stroke="currentColor"')


@router.get("/me")
def who_am_i(person: APerson) -> Me:
    """My name and language."""
    return Me(name=person.name, language=person.language)


@router.post("/me")
async def take_name(request: Request, response: Response, hall: AHall, person: MaybePerson, new: NewName) -> Me:
    """Takes a name, or another one. The first time a cookie comes with it."""
    if person is not None:
        await hall.people.change(person, new.name, new.language)
        return Me(name=person.name, language=person.language)
    address = request.client.host if request.client else ""
    if not request.app.state.newcomers.take(address):
        raise Refusal("too_fast")
    language = new.language or spoken(request.headers.get("accept-language"))
    fresh, token = await hall.people.welcome(new.name, language)
    give_cookie(request, response, token)
    return Me(name=fresh.name, language=fresh.language)


@router.delete("/me", status_code=204)
async def forget_me(response: Response, hall: AHall, person: APerson) -> None:
    """Forgets me: name, secrets, list of games. Games I played stay, without my name."""
    await forget_person(hall, person)
    response.delete_cookie(COOKIE, path="/")


@router.get("/me/games")
async def my_games(hall: AHall, person: APerson) -> list[MyGame]:
    """The tables I sat at, the latest first."""
    return [MyGame(**game) for game in await games_of(hall, person)]


@router.post("/me/link")
async def make_link(request: Request, hall: AHall, person: APerson, kind: LinkKind) -> Link:
    """A link (and QR code) for another device, or to come back."""
    if not request.app.state.links.take(person.id):
        raise Refusal("too_fast")
    code = await hall.people.link(person, kind.lasting)
    # What stands behind a # is never sent to any server, nor kept in a log.
    path = f"/come#{code}"
    base = hall.settings.public_url or str(request.base_url).rstrip("/")
    return Link(path=path, svg=qr(base + path))


@router.post("/me/come")
async def come(request: Request, response: Response, hall: AHall, code: Code) -> Me:
    """Follows such a link: this device is that person's from now on."""
    address = request.client.host if request.client else ""
    if not request.app.state.newcomers.take(address):
        raise Refusal("too_fast")
    person, token = await hall.people.come(code.code)
    give_cookie(request, response, token)
    return Me(name=person.name, language=person.language)
