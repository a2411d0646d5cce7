"""What can be set about a server, by flag or environment variable."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """One server."""

    host: str = "0.0.0.0"  # friends on the same network are meant to reach it
    port: int = 8000
    data: Path = Path("data")
    public_url: str = ""
    """The address people use, where it is not the one the server listens on: https://games.example.org"""
    origins: tuple[str, ...] = field(default_factory=tuple)
    """Pages of other addresses that may talk to this server."""
    behind_proxy: bool = False
    operator_token: str = ""
    most_tables: int = 20_000
    most_connections: int = 20_000
    idle_minutes: float = 10.0
    """A table nobody looks at leaves the memory after that long; it comes back from the disk when somebody does."""
    bot_processes: int = 2
    """So many bots of the highest level can think at the same time, each in a process of its own."""
    bot_seconds: float = 20.0
    """One that thinks longer about an answer is interrupted, and a simpler one answers."""
    rate: float = 30.0
    """Messages a second that one connection may send for long, and four times as many at once."""
