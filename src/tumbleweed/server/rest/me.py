"""Who I am here: a name and a cookie."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field, StrictBool

from tumbleweed.server.households import caller
from tumbleweed.server.lobby.leaving import forget_person, sign_out_devices
from tumbleweed.server.lobby.table_lists import games_of
from tumbleweed.server.names import LONGEST_NAME
from tumbleweed.server.people import hash_of
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.rest.links import Link, link_to
from tumbleweed.server.rest.who_asks import COOKIE, PROBLEMS, AHall, APerson, MaybePerson, Strict, spoken
from tumbleweed.words import Language

router = APIRouter(tags=["me"], responses=PROBLEMS)

YEAR = 365 * 24 * 3600
DEVICE_DIGITS: Final = 16
OTHERS: Final = "others"
DeviceId = Annotated[str, Path(pattern=f"^({OTHERS}|[0-9a-f]{{{DEVICE_DIGITS}}})$")]
BROWSERS: Final = ("Firefox", "Edg", "OPR", "SamsungBrowser", "Chrome", "Safari")
"""In this order: most also name those they descend from."""
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
SAID: Final = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung", "Mac OS X": "macOS", "CrOS": "ChromeOS"}
"""Other names for the same."""


class Me(BaseModel):
    """A person as he sees himself."""

    name: str
    language: str


class NewName(Strict):
    """A name, and the language to speak."""

    name: Annotated[str, Field(min_length=1, max_length=4 * LONGEST_NAME)]
    language: Language | None = None


class LinkKind(Strict):
    """`lasting`: it brings me back whenever, until I ask for a new one. Otherwise it works once, for 15 minutes."""

    lasting: StrictBool = False


class Code(Strict):
    """The secret part of such a link."""

    code: Annotated[str, Field(min_length=8, max_length=64)]


class Device(BaseModel):
    """A device on which I am this person."""

    id: str
    browser: str = Field(description="What it calls itself, like Firefox, Linux; empty if unknown.")
    made: float = Field(description="Since when, in seconds since 1970.")
    here: bool


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


def browser_of(request: Request) -> str:
    """What a browser calls itself and its system; no more of what it says is kept."""
    said = request.headers.get("user-agent", "")
    found = [next((each for each in names if each in said), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(SAID.get(each, each) for each in found if each)


@router.get("/me")
def who_am_i(person: APerson) -> Me:
    """My name and language."""
    return Me(name=person.name, language=person.language)


@router.post("/me")
async def take_name(request: Request, response: Response, hall: AHall, person: MaybePerson, new: NewName) -> Me:
    """Takes a name, or another one. The first time a cookie comes with it."""
    if person is not None:
        hall.limits.changing.need(person.id)
        await hall.people.change(person, new.name, new.language)
        return Me(name=person.name, language=person.language)
    hall.limits.newcomers.need(caller(request.scope))
    language = new.language or spoken(request.headers.get("accept-language"))
    fresh, token = await hall.people.welcome(new.name, language, browser_of(request))
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
    hall.limits.links.need(person.id)
    code = await hall.people.link(person, kind.lasting)
    # What stands behind a # is never sent to any server, nor kept in a log.
    return link_to(request, hall, f"/come#{code}")


@router.post("/me/come/whose")
async def whose(request: Request, hall: AHall, code: Code) -> Me:
    """Whom such a link would make me. It is not used up."""
    hall.limits.newcomers.need(caller(request.scope))
    person = await hall.people.whose(code.code)
    return Me(name=person.name, language=person.language)


@router.get("/me/devices")
async def my_devices(request: Request, hall: AHall, person: APerson) -> list[Device]:
    """The devices on which I am this person, the latest first."""
    here = hash_of(request.cookies[COOKIE])
    return [
        Device(id=each.hash.hex()[:DEVICE_DIGITS], browser=each.browser, made=each.made, here=each.hash == here)
        for each in await hall.people.devices(person)
    ]


@router.delete("/me/devices/{device}", status_code=204)
async def sign_out(request: Request, response: Response, hall: AHall, person: APerson, device: DeviceId) -> None:
    """Signs out a device, or all but this one (`others`). Links made for other devices lead nowhere from then on."""
    here = hash_of(request.cookies[COOKIE])
    known = [each.hash for each in await hall.people.devices(person)]
    ending = [each for each in known if (each != here if device == OTHERS else each.hex()[:DEVICE_DIGITS] == device)]
    if not ending and device != OTHERS:
        raise Refusal("no_such_device")
    await sign_out_devices(hall, person, ending)
    if here in ending:
        response.delete_cookie(COOKIE, path="/")


@router.post("/me/come")
async def come(request: Request, response: Response, hall: AHall, code: Code) -> Me:
    """Follows such a link: this device is that person's from now on."""
    hall.limits.newcomers.need(caller(request.scope))
    person, token = await hall.people.come(code.code, browser_of(request))
    give_cookie(request, response, token)
    return Me(name=person.name, language=person.language)
