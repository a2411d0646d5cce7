"""How the page is sent: every address is the same page; files are kept forever or asked for again, and compressed."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tumbleweed.server import page


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "dist" / "assets").mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text("<p>the page</p>")
    (tmp_path / "dist" / "assets" / "main-1.js").write_text("plain")
    (tmp_path / "dist" / "assets" / "main-1.js.gz").write_bytes(gzip.compress(b"plain"))
    (tmp_path / "dist" / "assets" / "main-1.js.br").write_bytes(b"smaller")
    (tmp_path / "dist" / "light.js").write_text("light")
    (tmp_path / "secret.js").write_text("secret")
    monkeypatch.setattr(page, "BUILT", tmp_path / "dist")
    return tmp_path / "dist"


class Client:
    """Asks an app for pages, without a network."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    def get(self, path: str, headers: dict[str, str] | None = None, method: str = "GET") -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self._app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                return await client.request(method, path, headers=headers)

        return asyncio.run(ask())


@pytest.fixture
def client() -> Client:
    app = FastAPI()
    page.serve_page(app)
    return Client(app)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/r/abc", "/come", "/rules", "/rules/dice-town"])
def test_every_address_is_the_page(built: Path, client: Client, path: str) -> None:
    reply = client.get(path)
    assert (reply.status_code, reply.text) == (200, "<p>the page</p>")
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-type"].startswith("text/html")
    assert client.get(path, method="HEAD").status_code == 200


def test_files_with_a_hash_are_kept_and_others_asked_for_again(built: Path, client: Client) -> None:
    assert "immutable" in client.get("/page/assets/main-1.js").headers["cache-control"]
    assert client.get("/page/light.js").headers["cache-control"] == "no-cache"


def test_compressed_for_whoever_takes_it(built: Path, client: Client) -> None:
    taken = client.get("/page/assets/main-1.js", headers={"Accept-Encoding": "gzip"})
    assert (taken.text, taken.headers["content-encoding"]) == ("plain", "gzip")
    assert taken.headers["content-type"].startswith("text/javascript")
    best = client.get("/page/assets/main-1.js", headers={"Accept-Encoding": "gzip, deflate, br"})
    assert (best.content, best.headers["content-encoding"]) == (b"smaller", "br")
    assert best.headers["vary"] == "Accept-Encoding"
    plain = client.get("/page/assets/main-1.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, plain.headers.get("content-encoding")) == ("plain", None)
    assert plain.headers["vary"] == taken.headers["vary"] == "Accept-Encoding"


def test_licences_are_shown(built: Path, client: Client) -> None:
    (built / "licences.txt").write_text("free for all")
    reply = client.get("/page/licences.txt")
    assert reply.text == "free for all"
    assert reply.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize(
    "name", ["../secret.js", "..%2fsecret.js", "assets/none.js", "assets/main-1.js.gz", ".stamp", ""]
)
def test_nothing_else_is_given_out(built: Path, client: Client, name: str) -> None:
    (built / ".stamp").write_text("x")
    assert client.get(f"/page/{name}").status_code == 404


def test_without_a_page_the_server_says_how_to_build_it(
    tmp_path: Path, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "BUILT", tmp_path / "nothing")
    reply = client.get("/t/abc")
    assert reply.status_code == 200
    assert "TUMBLEWEED_WEB=require ./tumbleweed --uv sync --reinstall-package tumbleweed" in reply.text
