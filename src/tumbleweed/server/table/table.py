"""A table: its chairs, its options, its game, and everybody who looks at it. Changes are made one at a time, under
`lock`, and on the disk before anybody hears of them.
"""

import asyncio
import contextlib
import copy
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from tumbleweed.core.record import FORMAT, replay
from tumbleweed.core.spec import GameSpec
from tumbleweed.server.bots.thinkers import Thought
from tumbleweed.server.moves import Move
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store import NotSaved
from tumbleweed.server.store.changes import AddMoves, Change, ChangeTable, Kept
from tumbleweed.server.table import timer
from tumbleweed.server.table.broadcast import shown_over, tell_game, tell_table
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.clock import Clock
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.game import Game

if TYPE_CHECKING:
    from tumbleweed.server.hall import Hall


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a table has agreed on besides the game's own options."""

    public: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    reaction: float = 1.5
    """Seconds that every moment takes in which a card might be played discreetly."""
    pace: float = 0.8
    """Seconds that bots take, so that people can follow."""
    paused: bool = False


class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """The game that a table's was taken over from: its record, after how many answers, from which seat, and whether
    with the same luck (which whoever has that record knows) or new luck (which the server alone has dealt).
    """

    record: str
    moment: int
    seat: int
    luck: Literal["same", "new"]


class Table:
    """One table."""

    def __init__(self, hall: "Hall", number: int, id_: str, spec: GameSpec, secret: str) -> None:
        self.hall: Final = hall
        self.number: Final = number
        self.id: Final = id_
        self.spec: Final = spec
        self.secret: Final = secret
        self.version = spec.version  # of the rules: the newest; once the game has begun, the one it was begun with
        self.status = "open"
        self.options: dict[str, Any] = {}
        self.setup = Setup()
        self.chairs: list[Chair] = []
        self.host: str | None = None
        self.numbers: list[str] | None = None
        self.seed: int | str | None = None
        self.origin: Origin | None = None
        """Which game it was taken over from, if it was."""
        self.start: dict[str, Any] | None = None
        """What its record begins with, if its luck was dealt anew in the middle of that game."""
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.game: Game | None = None
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.deadlines: Final[dict[int, tuple[int, float]]] = {}
        """By seat: the number of the ask, and when its time is up (monotonic clock)."""
        self.asked_since = 0.0
        self.last_ask = -1
        self.paused_at = time.monotonic()
        self.for_pause: Final[set[int]] = set()
        self.said = 0
        """Lines of chat so far."""
        self.touched = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.not_before = 0.0
        """After the disk refused: bots and clocks try again from that moment (of the monotonic clock) on."""
        self.thinking: Final[dict[int, Thought]] = {}
        """By seat: what its bot is thinking about, if it takes its time."""
        self.told_over = False
        """Whether everybody has heard of the end."""

    # ------------------------------------------------------------ who is who

    def chairs_of(self, person: str | None) -> list[int]:
        """The chairs (once the game has begun: the seats) of a person."""
        if person is None:
            return []
        return [place for place, chair in enumerate(self.chairs) if chair.person == person]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def here(self, person: str) -> bool:
        """Whether a person is connected."""
        return any(each.person is not None and each.person.id == person for each in self.connections)

    def is_host(self, person: str | None) -> bool:
        return person is not None and person == self.host

    # ------------------------------------------------------------ changing

    async def keep(self, *also: Change, **changes: Any) -> None:
        """Writes changed fields to the disk, then sets them; `also` is written in the same transaction."""
        await self.write(self.changing(changes), *also)
        for name, value in changes.items():
            if hasattr(self, name):  # some columns are for lists of tables only
                setattr(self, name, value)

    def changing(self, changes: Mapping[str, Any]) -> ChangeTable:
        """What writes changed fields."""
        return ChangeTable(self.number, {name: _written(name, value) for name, value in changes.items()})

    async def write(self, *changes: Change) -> None:
        """Writes to the disk; a person hears `not_saved` if that fails, and nothing has happened."""
        try:
            await self.hall.store.write(*changes)
        except NotSaved as error:
            self.hall.log.error("table %d: not saved: %s", self.number, error)
            raise Refusal("not_saved") from error

    def copy_chairs(self) -> list[Chair]:
        return copy.deepcopy(self.chairs)

    def replayed(self, moves: Sequence[Move]) -> Game:
        """The game with these answers, from its beginning; raises TumbleweedError if it cannot be played again."""
        beginning = {
            "format": FORMAT,
            "game": self.spec.name,
            "version": self.version,
            "seats": len(self.chairs),
            "options": self.options,
            "seed": self.seed,
            "answers": [],
            "start": self.start,
        }
        game = Game(self.spec, replay(beginning), self.setup.reaction)
        game.replay(moves)
        return game

    async def play(self, moves: Sequence[Move]) -> None:
        """Answers that were checked: to the disk, then to the game."""
        game = self.game
        assert game is not None
        await self.write(AddMoves(self.number, len(game.moves), moves, time.time()))
        for move in moves:
            game.take(move)
        self.hall.metrics.count_answers(len(moves))
        game.move_on()
        if game.shown_over:
            with contextlib.suppress(Refusal):  # the answer is on the disk and counts; the result is tried again
                await self.finish()

    async def finish(self) -> None:
        """The end has been shown: the result is kept. Until then the table plays on for everybody; if it did not, it
        would tell that nobody was asked in the last moment for a card.
        """
        game = self.game
        assert game is not None
        spec, s = self.spec, game.s
        result = {"scores": spec.scores(s), "returns": spec.returns(s)}
        await self.keep(status="finished", ended=time.time(), result=result)
        self.hall.metrics.finished.labels(self.spec.name).inc()

    # ------------------------------------------------------------ telling

    def tell_table(self) -> None:
        """Everybody hears what has changed about the table."""
        for connection in self.connections:
            tell_table(self, connection)

    def go_on(self) -> None:
        """Something has changed, or time has passed: everybody hears what he may know now, and clocks are set."""
        game = self.game
        if game is None:
            return
        game.move_on()
        game.unasked = {seat for seat in game.asked() if timer.unwanted(self, game, seat)}
        timer.set_deadlines(self, game)
        tell_game(self, game)
        if shown_over(self) != self.told_over:
            self.told_over = not self.told_over
            self.tell_table()
        timer.schedule(self)


def _written(name: str, value: Any) -> Kept:
    """A field as its column has it."""
    if name in ("options", "setup", "chairs", "numbers", "result", "origin", "start") and value is not None:
        return msgspec.json.encode(value).decode()
    kept: Kept = str(value) if name == "seed" else value
    return kept
