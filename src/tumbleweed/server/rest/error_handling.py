"""Errors as replies that say what went wrong: all of the same shape, in the reader's language."""

import json
import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import Scope

from tumbleweed.core.errors import BadData, TumbleweedError
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.rest.who_asks import COOKIE, language_of
from tumbleweed.server.store import NotSaved

LOG = logging.getLogger("tumbleweed")


class TooLarge(HTTPException):
    """A body grew over its limit while it was read. An HTTPException, since FastAPI lets only those through."""

    def __init__(self) -> None:
        super().__init__(413)


async def said_in(request: Request) -> str:
    """The language of whoever asks."""
    hall = getattr(request.app.state, "hall", None)
    person = await hall.people.find(request.cookies.get(COOKIE)) if hall is not None else None
    return language_of(request, person)


async def problem(scope: Scope, status: int, code: str, **values: Any) -> Response:
    """A refusal as a reply."""
    words = Refusal(code, **values).said(await said_in(Request(scope)))
    return JSONResponse({"code": code, "words": words}, status)


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    if (hall := getattr(request.app.state, "hall", None)) is not None:
        hall.metrics.refused.labels(error.code).inc()
    # Words may quote the request, and JSON can hold halves of characters, which no reply can.
    return JSONResponse({"code": error.code, "words": _plain(error.said(await said_in(request)))}, error.status)


async def on_bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    parts = [f"{'.'.join(str(place) for place in each['loc'])}: {each['msg']}" for each in error.errors()[:5]]
    status = 400 if any(each["type"] == "json_invalid" for each in error.errors()) else 422
    return await problem(request.scope, status, "bad_request", reason=_plain("; ".join(parts)))


async def on_engine_error(request: Request, error: Exception) -> Response:
    return await problem(request.scope, 422, "bad_request", reason=_plain(str(error)))


async def on_too_large(request: Request, error: Exception) -> Response:
    return await problem(request.scope, 413, "too_large")


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await problem(request.scope, 404, "no_such_page")
    words = Refusal("bad_request", reason=str(error.detail)).said(await said_in(request))
    return JSONResponse({"code": "bad_request", "words": words}, error.status_code, headers=error.headers)


async def on_not_saved(request: Request, error: Exception) -> Response:
    """The disk is full, or worse; nothing has happened."""
    LOG.error("not saved: %s", error)
    return await problem(request.scope, 503, "not_saved")


async def on_mistake(request: Request, error: Exception) -> Response:
    """A mistake of the program: the log says where, the reply does not."""
    LOG.error("a mistake of the program at %s", request.scope.get("route"), exc_info=error)
    if (hall := getattr(request.app.state, "hall", None)) is not None:
        hall.metrics.errors.inc()
    return await problem(request.scope, 500, "mistake")


def _plain(text: str) -> str:
    """Text that can be sent as JSON, whatever was in it."""
    return json.loads(json.dumps(text.encode("utf-8", "replace").decode()))[:500]  # type: ignore[no-any-return]


def handle_errors(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(TumbleweedError, on_engine_error)
    app.add_exception_handler(BadData, on_mistake)  # a text or a fact of ours is missing: nobody's input is wrong
    app.add_exception_handler(TooLarge, on_too_large)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(NotSaved, on_not_saved)
    app.add_exception_handler(Exception, on_mistake)
