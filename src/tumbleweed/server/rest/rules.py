"""The rules of the games, to read and to search; they change only with the program, so browsers keep them."""

import gzip
import hashlib
from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Request
from pydantic import BaseModel
from starlette.responses import Response

from tumbleweed.core.errors import BadVersion
from tumbleweed.core.spec import GameSpec
from tumbleweed.rulebook import Only, Rule, rulebook
from tumbleweed.server.errors import Refusal
from tumbleweed.server.rest.asking import PROBLEMS, ALanguage
from tumbleweed.server.rest.games import GameOption, game_called, option_info
from tumbleweed.wording import wording

router = APIRouter(tags=["games"], responses=PROBLEMS)

UNCHANGED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "As you have it."}}


class Condition(BaseModel):
    """A table option that must have this value for a rule to hold."""

    option: str
    title: str
    value: Any
    words: str


class RuleInfo(BaseModel):
    """A rule. `readings` are ids, `options` names of table options that touch it."""

    id: str
    text: str
    only: Condition | None
    readings: list[str]
    options: list[str]


class RuleSection(BaseModel):
    """Rules under one heading."""

    id: str
    title: str
    only: Condition | None
    rules: list[RuleInfo]


class RuleReading(BaseModel):
    """What is played where the rulebook is open, and the rules it belongs to."""

    id: str
    text: str
    rules: list[str]


class RuleOption(GameOption):
    """A table option, and the rules it touches."""

    rules: list[str]


class RulesInfo(BaseModel):
    """The rules of a game."""

    game: str
    version: int
    title: str
    language: str
    sections: list[RuleSection]
    readings: list[RuleReading]
    options: list[RuleOption]


@router.get("/games/{name}/rules", response_model=RulesInfo, responses=UNCHANGED)
def rules(
    request: Request,
    name: str,
    lang: ALanguage,
    version: int = 0,
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """The rules of a game in the reader's language, in one of their versions (0: the newest). With `If-None-Match`,
    only if they have changed.
    """
    spec = game_called(name)
    try:
        tag, plain, small = _written(spec, lang, spec.known_version(version))
    except BadVersion as error:
        raise Refusal("newer_rules", version=version, most=spec.version) from error
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    if if_none_match is not None and tag in (each.strip() for each in if_none_match.split(",")):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(plain, headers=headers, media_type="application/json")


@cache
def _written(spec: GameSpec, language: str, version: int) -> tuple[str, bytes, bytes]:
    """The answer, made once: its tag (the same for both ways of sending it), and itself, plain and compressed."""
    plain = _info(spec, language, version).model_dump_json().encode()
    tag = f'W/"{hashlib.sha256(plain).hexdigest()[:24]}"'
    return tag, plain, gzip.compress(plain, mtime=0)


def _info(spec: GameSpec, language: str, version: int) -> RulesInfo:
    book = rulebook(spec.name, language, version)
    speech = wording(spec.name, language, version)

    def condition(only: Only | None) -> Condition | None:
        if only is None:
            return None
        title, words = book.options[only.option].title, speech.option_value(only.option, only.value)
        return Condition(option=only.option, title=title, value=only.value, words=words)

    def rule(each: Rule) -> RuleInfo:
        readings = [reading.id for reading in each.readings]
        only = condition(each.only)
        return RuleInfo(id=each.id, text=each.text, only=only, readings=readings, options=list(each.options))

    return RulesInfo(
        game=spec.name,
        version=version,
        title=book.title,
        language=language,
        sections=[
            RuleSection(
                id=each.id, title=each.title, only=condition(each.only), rules=[rule(one) for one in each.rules]
            )
            for each in book.sections
        ],
        readings=[RuleReading(id=each.id, text=each.text, rules=list(each.rules)) for each in book.readings.values()],
        options=[
            RuleOption(**option_info(speech, each).model_dump(), rules=list(book.options[each.name].rules))
            for each in spec.options_at(version)
        ],
    )
