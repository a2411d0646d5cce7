"""A table as data: its chairs, its options, its game, and everybody who looks at it. Changes are made one at a time,
under `lock`, and are on the disk (`saving.py`) before anybody hears of them (`progress.py`).
"""

import asyncio
import copy
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from tumbleweed.core.chance import LESSON
from tumbleweed.core.spec import GameSpec
from tumbleweed.server.bots.advice import Consultation
from tumbleweed.server.bots.thinkers import Thought
from tumbleweed.server.services import Services
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.setup import Origin, Setup


@dataclass(eq=False)
class Table:
    """One table."""

    services: Final[Services]
    wake: Final[Callable[["Table"], None]]
    """Called when something is due here."""
    number: Final[int]
    id: Final[str]
    spec: Final[GameSpec]
    secret: Final[str]
    version: int = field(init=False)
    """The version of the rules: the newest; once the game has begun, the one it was begun with."""
    status: str = "open"
    options: dict[str, Any] = field(default_factory=dict)
    setup: Setup = field(default_factory=Setup)
    chairs: list[Chair] = field(default_factory=list)
    host: str | None = None
    numbers: list[str] | None = None
    seed: int | str | None = None
    origin: Origin | None = None
    """Which game the table's was taken over from, if it was."""
    start: dict[str, Any] | None = None
    """What the record begins with, if the luck was dealt anew in the middle of that other game."""
    result: dict[str, Any] | None = None
    advised: list[tuple[int, int]] = field(default_factory=list)
    """Who asked the Sheriff, in order: after how many moves, and at which seat."""
    rematch: str | None = None
    game: Game | None = None

    lock: Final[asyncio.Lock] = field(default_factory=asyncio.Lock)
    connections: Final[set[Connection]] = field(default_factory=set)
    deadlines: Final[dict[int, tuple[int, float]]] = field(default_factory=dict)
    """By seat: the number of the ask, and when its time is up (monotonic clock)."""
    asked_since: float = 0.0
    last_ask: int = -1
    paused_at: float = field(init=False)
    for_pause: Final[set[int]] = field(default_factory=set)
    for_rematch: Final[set[int]] = field(default_factory=set)
    said: int = 0
    """Lines of chat so far."""
    touched: float = field(init=False)
    timer: asyncio.TimerHandle | None = None
    not_before: float = 0.0
    """After the disk refused: bots and clocks do not try again before this moment (of the monotonic clock)."""
    thinking: Final[dict[int, Thought]] = field(default_factory=dict)
    """By seat: what its bot is thinking about, if it takes its time."""
    consulted: Final[dict[int, Consultation]] = field(default_factory=dict)
    """By seat: what its person asked the Sheriff last."""
    told_over: bool = False
    """Whether everybody has heard of the end."""

    def __post_init__(self) -> None:
        self.version = self.spec.version
        self.paused_at = self.touched = time.monotonic()

    @property
    def lesson(self) -> bool:
        """Whether this is the guided first game: its luck is set up."""
        return self.seed == LESSON and self.origin is None

    def chairs_of(self, person: str | None) -> list[int]:
        """The chairs (once the game has begun: the seats) of a person."""
        if person is None:
            return []
        return [place for place, chair in enumerate(self.chairs) if chair.person == person]

    def copy_chairs(self) -> list[Chair]:
        return copy.deepcopy(self.chairs)

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def here(self, person: str) -> bool:
        """Whether a person is connected."""
        return any(each.person is not None and each.person.id == person for each in self.connections)

    def is_host(self, person: str | None) -> bool:
        return person is not None and person == self.host
