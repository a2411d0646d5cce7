"""The application: REST, websocket, page, health and numbers, put together."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from tumbleweed import __version__, game_names, native
from tumbleweed.server import protocol
from tumbleweed.server.hall import Hall
from tumbleweed.server.page import serve_page
from tumbleweed.server.replay.theatre import Theatre
from tumbleweed.server.rest import router
from tumbleweed.server.rest.error_handling import handle_errors
from tumbleweed.server.rest.operator import operator
from tumbleweed.server.rest.safety import Safety
from tumbleweed.server.settings import Settings
from tumbleweed.server.socket.endpoint import table_socket
from tumbleweed.server.store import open_store


class Endpoint:
    """A websocket handler that speaks ASGI itself. Starlette would wrap a bare function as one of its own kind."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await table_socket(scope, receive, send)


def make_app(settings: Settings) -> FastAPI:
    """The application of one server."""

    @contextlib.asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings, await open_store(settings.data))
        app.state.hall = hall
        hall.spawn(hall.sweep())
        hall.spawn(hall.wake_all())
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Tumbleweed",
        version=__version__,
        description="Tables, people and records. Playing itself goes over the websocket: docs/protocol.md.",
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.theatre = Theatre()
    handle_errors(app)
    app.router.routes.extend(router.routes)  # as they are: `include_router` would build each route again
    app.router.routes.append(WebSocketRoute("/ws/{table}", Endpoint()))
    _watching(app)
    serve_page(app)
    app.add_middleware(Safety, settings=settings)
    return app


def _watching(app: FastAPI) -> None:
    """Adds the routes for health, numbers and the protocol's schema."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> JSONResponse:
        hall: Hall = request.app.state.hall
        trouble = await hall.store.trouble()
        found = {
            "status": "failing" if trouble else "ok",
            "version": __version__,
            "compiled": native.compiled(),
            "database": trouble or "ok",
            "games": game_names(),
            "tables": len(hall.tables),
            "broken_tables": len(hall.broken),
            "connections": hall.metrics.open_sockets,
        }
        return JSONResponse(found, 503 if trouble else 200)

    @app.get("/metrics", include_in_schema=False)
    def metrics(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        # On a server with one table the numbers would show that somebody was asked discreetly.
        here = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        if not (here and not hall.settings.proxies):
            operator(hall, request.headers.get("authorization", ""))
        return PlainTextResponse(hall.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.get("/api/protocol.json", include_in_schema=False)
    def protocol_schema() -> dict[str, Any]:
        """The websocket's messages as JSON schema."""
        return protocol.schema()
