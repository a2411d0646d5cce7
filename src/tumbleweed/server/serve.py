"""Running a server until it is told to stop."""

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.app import make_app
from tumbleweed.server.door import Door
from tumbleweed.server.garbage_collection import look_only_at_what_is_new
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import open_store

SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may keep the interpreter to itself while the writer thread waits for it. That happens several
times in each commit; at the usual five milliseconds it would be most of a move's time."""
GONE_AFTER_MS: Final = 60_000
NONSENSE: Final = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade")


class CannotServe(TumbleweedError):
    """The server cannot start; the message says why and what to do."""


def listen(settings: Settings) -> socket.socket:
    """The socket the server listens on, opened before anything else so that a port in use is reported at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # a client that takes nothing for so long is gone
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_AFTER_MS)
        opened.bind((settings.host, settings.port))
        opened.listen(2048)
    except (OSError, UnicodeError) as error:  # a host that cannot be a name raises UnicodeError
        opened.close()
        where, why = f"{settings.host}:{settings.port}", getattr(error, "strerror", None) or error
        raise CannotServe(f"cannot listen on {where}: {why}; choose another --port (0: any) or --host") from error
    opened.setblocking(False)
    return opened


def check_folder(folder: Path) -> None:
    """Checks before serving that the folder exists or can be made, is writable, and is not another server's."""

    async def look() -> None:
        await (await open_store(folder)).close()

    asyncio.run(look())


def port_of(opened: socket.socket) -> int:
    return int(opened.getsockname()[1])


class Server(uvicorn.Server):
    """uvicorn, with a call when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            look_only_at_what_is_new()
            self._ready()


def run(settings: Settings, opened: socket.socket, ready: Callable[[], None], quiet: bool = False) -> None:
    """Serves until Ctrl-C or a signal to stop. Then everybody has been told, and everything is on the disk."""
    app = make_app(settings)
    config = Door(
        app,
        settings.most_of_one_address,
        settings.proxies,
        log_config=None,
        access_log=False,  # addresses of private tables are secrets
        ws_per_message_deflate=False,  # costs more than it saves
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        limit_concurrency=None,
    )
    server = Server(config, ready)
    sys.setswitchinterval(SWITCH_SECONDS)
    _log(quiet)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has stopped cleanly and raises it once more
        server.run(sockets=[opened])
    if not server.started:
        raise CannotServe("the server could not start; the reason is above")


def _log(quiet: bool) -> None:
    """Readable lines on standard error: time, level, what happened."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(message)s", "%Y-%m-%d %H:%M:%S"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("tumbleweed").setLevel(logging.WARNING if quiet else logging.INFO)
    # uvicorn reports a failed start-up to this logger; its chatter about each connection stays out.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    # Who sends nonsense is disconnected; if uvicorn logged that, anybody could fill the log.
    logging.getLogger("uvicorn.error").addFilter(lambda record: not record.getMessage().startswith(NONSENSE))
