"""Serves the page that the build hook makes from web/; if there is none, a plain page that says how to build it."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse
from starlette.exceptions import HTTPException

HERE: Final = Path(__file__).parent
BUILT: Final = HERE / "dist"
PLAIN: Final = HERE / "plain.html"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
ASK_AGAIN: Final = "no-cache"
COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Kinds of compressed copies, the smallest first."""
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}


def serve_page(app: FastAPI) -> None:
    """Serves the page: all its addresses give the same file, which reads the address itself."""
    ways = {"methods": ["GET", "HEAD"], "include_in_schema": False}

    def page(request: Request) -> FileResponse:
        path = BUILT / "index.html"
        return _reply(request, path if path.is_file() else PLAIN, ASK_AGAIN)

    for address in ("/", "/t/{table}", "/r/{record}", "/come", "/rules", "/rules/{game}"):
        app.api_route(address, **ways)(page)  # type: ignore[arg-type]  # methods and schema, by name

    @app.api_route("/page/{name:path}", **ways)  # type: ignore[arg-type]
    def file(request: Request, name: str) -> FileResponse:
        path = _file(name)
        if path is None:
            raise HTTPException(404)
        return _reply(request, path, FOREVER if path.parent.name == "assets" else ASK_AGAIN)


def _file(name: str) -> Path | None:
    """A file of the page by its name in a request, which may be none that any system could have."""
    try:
        path = (BUILT / name).resolve()
        there = path.is_relative_to(BUILT.resolve()) and path.suffix in TYPES and path.is_file()
    except (OSError, ValueError):
        return None
    return path if there else None


def _reply(request: Request, path: Path, cache: str) -> FileResponse:
    """A file, in the smallest of the copies compressed at build time that the client accepts."""
    headers = {"Cache-Control": cache}
    taken = request.headers.get("accept-encoding", "")
    sent = path
    for encoding, ending in COMPRESSED:
        compressed = path.with_name(path.name + ending)
        if compressed.is_file():
            headers["Vary"] = "Accept-Encoding"
            if encoding in taken:
                headers["Content-Encoding"] = encoding
                sent = compressed
                break
    return FileResponse(sent, headers=headers, media_type=TYPES[path.suffix])
