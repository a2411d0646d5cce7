"""What can be set about a server, by flag or environment variable."""

from dataclasses import dataclass, field
from pathlib import Path

from tumbleweed.server.rate_limits import USUAL_RATE


@dataclass(frozen=True)
class Settings:
    """One server."""

    host: str = "127.0.0.1"  # this machine alone
    port: int = 8000
    data: Path = Path("data")
    public_url: str = ""
    """The address people use, if it is not the one the server listens on: https://games.example.org"""
    origins: tuple[str, ...] = field(default_factory=tuple)
    """Addresses of other pages that may talk to this server."""
    proxies: tuple[str, ...] = field(default_factory=tuple)
    """Addresses or networks of proxies in front: what they say about where somebody comes from is believed."""
    operator_token: str = ""
    most_tables: int = 20_000
    most_connections: int = 20_000
    most_of_one_address: int = 256
    """How many connections one address may have at once; a club behind one router needs some."""
    open_days: float = 7.0
    """A table at which no game has begun for so long is closed, once nobody looks at it."""
    idle_minutes: float = 10.0
    """A table that nobody looks at leaves the memory after this long; it is read again when somebody looks."""
    bot_processes: int = 2
    """How many bots of the highest level can think at the same time, each in a process of its own."""
    bot_seconds: float = 20.0
    """A bot that thinks longer about an answer is stopped, and a simpler one answers."""
    rate: float = USUAL_RATE
    """Messages a second that one connection may send in the long run, and four times as many at once. All other limits
    of what somebody may do how often grow with it."""
