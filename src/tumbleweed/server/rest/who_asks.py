"""Who makes a request, in which language, and how refusals are told."""

from typing import Annotated, Any, Final

from fastapi import Cookie, Depends, Query, Request
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictInt

from tumbleweed.server.hall import Hall
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal
from tumbleweed.words import LANGUAGES

COOKIE: Final = "tumbleweed"
UNCHANGING: Final = {"GET", "HEAD", "OPTIONS"}
"""Requests that only read."""
SPOKEN: Final = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"


def _whole(given: Any) -> Any:
    """In JSON, 6.0 is a whole number, too."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


IS_WHOLE: Final = BeforeValidator(_whole)
"""Must come after a field's limits: before them, it would keep the limits out of the API's description."""
Whole = Annotated[StrictInt, IS_WHOLE]
"""A whole number; nothing that only looks like one."""


class Strict(BaseModel):
    """What a client sends; a field nobody knows is a mistake worth telling."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """What was refused and why."""

    code: str = Field(description="For programs; the list is in docs/protocol.md.")
    words: str = Field(description="For people, in their language.")


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "description": description}
    for status, description in {
        400: "The request is not understood.",
        401: "You have no name here yet.",
        403: "That is not yours to do.",
        404: "There is no such thing.",
        409: "It does not fit how things stand.",
        413: "Too large.",
        422: "A field is missing or has a wrong value.",
        429: "Too fast.",
        503: "Not possible right now.",
    }.items()
}


async def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


AHall = Annotated[Hall, Depends(the_hall)]


async def somebody(
    hall: AHall, tumbleweed: Annotated[str | None, Cookie(include_in_schema=False)] = None
) -> Person | None:
    """The person who makes the request, if they have a name."""
    return await hall.people.find(tumbleweed)


MaybePerson = Annotated[Person | None, Depends(somebody)]


async def known(request: Request, hall: AHall, person: MaybePerson) -> Person:
    """The person who makes the request; they must have a name, and may not change too much too fast."""
    if person is None:
        raise Refusal("no_name")
    if request.method not in UNCHANGING:
        hall.limits.changing.need(person.id)
    return person


APerson = Annotated[Person, Depends(known)]


def spoken(header: str | None) -> str:
    """The first language of a browser's list that we speak."""
    for part in (header or "").lower().split(","):
        tongue = part.split(";")[0].strip()[:2]
        if tongue in LANGUAGES:
            return tongue
    return "en"


def language_of(request: Request, person: Person | None) -> str:
    """The language of a reply: the one asked for, the person's, or the browser's."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    return person.language if person else spoken(request.headers.get("accept-language"))


async def language(
    request: Request,
    person: MaybePerson,
    lang: Annotated[str | None, Query(description=SPOKEN, pattern=f"^({'|'.join(LANGUAGES)})$")] = None,
) -> str:
    return language_of(request, person)


ALanguage = Annotated[str, Depends(language)]
