"""What is in the boxes of the games, for whoever draws them; it changes only with the program, so browsers keep it."""

from functools import cache

from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.responses import Response

from tumbleweed.core.spec import GameSpec
from tumbleweed.games.contents import Piece
from tumbleweed.server.rest.caching import UNCHANGED, Known, Written, reply, version_of, written
from tumbleweed.server.rest.games import game_called
from tumbleweed.server.rest.who_asks import PROBLEMS, ALanguage
from tumbleweed.wording import contents

router = APIRouter(tags=["games"], responses=PROBLEMS)


class BoxInfo(BaseModel):
    """What is in the box of a game: every kind of card, and whatever else has a name."""

    game: str
    version: int
    language: str
    pieces: list[Piece]


@router.get("/games/{name}/box", response_model=BoxInfo, responses=UNCHANGED)
def box(request: Request, name: str, lang: ALanguage, version: int = 0, if_none_match: Known = None) -> Response:
    """What is in the box of a game, in the reader's language, in one of the versions of its rules (0: the newest). With
    `If-None-Match`, only if it has changed.
    """
    spec = game_called(name)
    return reply(request, if_none_match, _written(spec, lang, version_of(spec, version)))


@cache
def _written(spec: GameSpec, language: str, version: int) -> Written:
    return written(box_info(spec.name, language, version))


def box_info(game: str, language: str, version: int) -> BoxInfo:
    """What the API tells about a box."""
    return BoxInfo(game=game, version=version, language=language, pieces=list(contents(game, language, version)))
