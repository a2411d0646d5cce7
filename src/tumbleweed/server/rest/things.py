"""What everything on a game's table is; it changes only with the program, so browsers keep it."""

from functools import cache

from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.responses import Response

from tumbleweed.core.spec import GameSpec
from tumbleweed.help import Thing, help_of
from tumbleweed.server.rest.caching import UNCHANGED, Known, Written, reply, version_of, written
from tumbleweed.server.rest.games import game_called
from tumbleweed.server.rest.who_asks import PROBLEMS, ALanguage

router = APIRouter(tags=["games"], responses=PROBLEMS)


class HelpInfo(BaseModel):
    """Everything that can be asked, in the order of its `kinds`, and the lines that say how things stand `now`: a
    label, a colon, and what is filled in from a view.
    """

    game: str
    version: int
    language: str
    kinds: dict[str, str]
    things: list[Thing]
    now: dict[str, str]


@router.get("/games/{name}/help", response_model=HelpInfo, responses=UNCHANGED)
def things(request: Request, name: str, lang: ALanguage, version: int = 0, if_none_match: Known = None) -> Response:
    """What everything on a game's table is, in the reader's language, in one of the versions of its rules (0: the
    newest). With `If-None-Match`, only if it has changed.
    """
    spec = game_called(name)
    return reply(request, if_none_match, _written(spec, lang, version_of(spec, version)))


@cache
def _written(spec: GameSpec, language: str, version: int) -> Written:
    return written(help_info(spec.name, language, version))


def help_info(game: str, language: str, version: int) -> HelpInfo:
    """What the API tells about everything on a table."""
    known = help_of(game, language, version)
    things = list(known.things.values())
    return HelpInfo(game=game, version=version, language=language, kinds=known.kinds, things=things, now=known.now)
