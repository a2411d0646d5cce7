"""Replies that change only with the program: browsers keep them, and ask whether they still hold."""

import gzip
import hashlib
from typing import Annotated, Any, Final, NamedTuple

from fastapi import Header, Request
from pydantic import BaseModel
from starlette.responses import Response

from tumbleweed.core.errors import BadVersion
from tumbleweed.core.spec import GameSpec
from tumbleweed.server.refusals import Refusal

UNCHANGED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "As you have it."}}
Known = Annotated[str | None, Header(alias="If-None-Match")]
"""The tags of what the browser has."""


class Written(NamedTuple):
    """A reply, made once: its tag (the same for both forms), and its bytes, plain and compressed."""

    tag: str
    plain: bytes
    small: bytes


def written(info: BaseModel) -> Written:
    plain = info.model_dump_json().encode()
    return Written(f'W/"{hashlib.sha256(plain).hexdigest()[:24]}"', plain, gzip.compress(plain, mtime=0))


def version_of(spec: GameSpec, version: int) -> int:
    """A version of a game's rules (0: the newest)."""
    try:
        return spec.known_version(version)
    except BadVersion as error:
        raise Refusal("newer_rules", version=version, most=spec.version) from error


def reply(request: Request, known: str | None, made: Written) -> Response:
    """The reply, or only that it is still as the browser has it."""
    headers = {"ETag": made.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    if known is not None and made.tag in (each.strip() for each in known.split(",")):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(made.small, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(made.plain, headers=headers, media_type="application/json")
