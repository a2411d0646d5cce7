"""The peer: boardgame.io's server, which keeps everything in memory, with a two-player game on sixteen cells.

It speaks socket.io, of which a client needs a handful of frames: open, connect, ping and pong, and events.
"""

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final

import click
import msgspec

from bench.loadtest.pacing import Load, Room
from bench.loadtest.wire import Place, Wire

NAME: Final = "boardgame.io"
FOLDER: Final = Path(__file__).parents[1] / "boardgame_io"
SEATS: Final = 2
BOTH: Final = 3
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
SPACE: Final = b"/cells,"
OPEN: Final = b"0"
PING: Final = b"2"
PONG: Final = b"3"
CONNECT: Final = b"40" + SPACE
EVENT: Final = b"42" + SPACE
UPDATE: Final = EVENT + b'["update"'
SYNC: Final = EVENT + b'["sync"'
SETTING_UP: Final = 16


class Cells(msgspec.Struct):
    """The position: whose mark is on each cell."""

    cells: list[str | None]


class Turn(msgspec.Struct, rename="camel"):
    """Whose turn it is, and whether the match is over."""

    current_player: str
    gameover: bool | None = None


class State(msgspec.Struct):
    """A match, as far as the load test needs it."""

    position: Cells = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The first message of a match."""

    state: State


class Updated(msgspec.Struct, array_like=True):
    """Something happened in a match."""

    kind: str
    match: str
    state: State


class Begun(msgspec.Struct, array_like=True):
    """A match as it is."""

    kind: str
    match: str
    synced: Synced


read_update: Final = msgspec.json.Decoder(Updated).decode
read_sync: Final = msgspec.json.Decoder(Begun).decode


class Peer:
    """The peer's server, a process of its own."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        node = shutil.which("node")
        if node is None or shutil.which("npm") is None:
            raise click.UsageError("--peer needs Node 20 or later with npm; neither is needed without --peer")
        if not (FOLDER / "node_modules" / NAME).is_dir():
            tell(f"Installing {NAME} and what it needs into {FOLDER / 'node_modules'} …")
            _install()
        self._complaints: Final = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - until `stop`
        self._process: Final = subprocess.Popen(
            [node, "server.js"], cwd=FOLDER, env=os.environ | {"NODE_ENV": "production", "PORT": "0"},
            stdout=subprocess.PIPE, stderr=self._complaints, text=True,
        )  # fmt: skip
        self.pid: Final = self._process.pid
        self.place: Final = Place("127.0.0.1", self._port(), False)

    def _port(self) -> int:
        """The port it has chosen, which is the first thing it prints."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("port "):
                return int(line.split()[1])
        self._process.wait()
        self._complaints.seek(0)
        said = " ".join(self._complaints.read().split())
        self.stop()
        raise click.ClickException(f"{NAME} does not start: {said[-300:]}")

    async def fill(self, load: Load, tables: int, tell: Callable[[], None]) -> None:
        """All matches."""
        load.rooms.extend(PeerRoom(load, self.place, number) for number in range(tables))
        waiting = iter(load.rooms)

        async def some() -> None:
            for room in waiting:
                await room.open()
                tell()

        async with asyncio.TaskGroup() as group:
            for number in range(min(SETTING_UP, tables)):
                group.create_task(some())

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        self._complaints.close()
        if self._process.stdout is not None:
            self._process.stdout.close()


def _install() -> None:
    done = subprocess.run(
        ["npm", "ci", "--no-audit", "--no-fund"], cwd=FOLDER, capture_output=True, text=True, check=False
    )
    if done.returncode:
        reason = " ".join(done.stderr.split())[-300:]
        raise click.ClickException(f"{NAME} cannot be installed (npm ci in {FOLDER}): {reason}")


class PeerSeat:
    """One player's websocket."""

    def __init__(self, room: "PeerRoom", place: int) -> None:
        self.room: Final = room
        self.player: Final = str(place)
        self.bit: Final = 1 << place
        self.wire: Wire | None = None
        self.state: State | None = None
        self.here: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def say(self, *event: Any) -> None:
        """Sends an event."""
        assert self.wire is not None
        self.wire.send(EVENT + msgspec.json.encode(event))

    def hear(self, text: bytes) -> None:
        now = time.perf_counter()
        if text.startswith(UPDATE):
            self.state = read_update(text[len(EVENT) :]).state
            self.room.heard(self, now)
        elif text == PING:
            self._send(PONG)
        elif text.startswith(OPEN):
            self._send(CONNECT)
        elif text.startswith(SYNC):
            self.state = read_sync(text[len(EVENT) :]).synced.state
            self._arrived()
        elif text.startswith(CONNECT):
            self._arrived()

    def _send(self, frame: bytes) -> None:
        if self.wire is not None:
            self.wire.send(frame)

    def _arrived(self) -> None:
        if not self.here.done():
            self.here.set_result(None)

    async def join(self, match: str) -> None:
        """Joins a match; the first to join creates it."""
        self.here = asyncio.get_running_loop().create_future()
        self.say("sync", match, self.player, None, SEATS)
        await self.here

    def gone(self, reason: str) -> None:
        if not self.here.done():
            self.here.set_exception(ConnectionError(reason))
        if self.room.playing:
            self.room.playing = self.room.busy = False
            self.room.load.found.errors[f"cut off: {reason}"] += 1


class PeerRoom(Room):
    """One match after the other."""

    def __init__(self, load: Load, place: Place, number: int) -> None:
        super().__init__(load)
        self._place: Final = place
        self._number: Final = number
        self._matches = 0
        self._match = ""
        self._seats: Final[list[PeerSeat]] = []

    async def open(self) -> None:
        for place in range(SEATS):
            seat = PeerSeat(self, place)
            self._seats.append(seat)
            await self._place.open(seat, PATH)
            await seat.here
        await self._begin()

    async def _begin(self) -> None:
        self._matches += 1
        self._match = f"m{self._number}-{self._matches}"
        for seat in self._seats:
            await seat.join(self._match)
        self.busy = False
        self.playing = True
        self.load.freed(self)

    def ready(self) -> bool:
        return True

    def send(self) -> int:
        """The player whose turn it is marks an empty cell."""
        state = self._seats[0].state
        assert state is not None
        seat = self._seats[int(state.turn.current_player)]
        empty = [cell for cell, owner in enumerate(state.position.cells) if owner is None]
        cell = empty[int(self.load.chance() * len(empty))]
        move = {"type": "MAKE_MOVE", "payload": {"type": "mark", "args": [cell], "playerID": seat.player}}
        seat.say("update", move, state.number, self._match, seat.player)
        return BOTH

    def heard(self, seat: PeerSeat, now: float) -> None:
        """A move is over when both players have it; after the last move the next match begins."""
        self.owing &= ~seat.bit
        if self.owing:
            return
        assert seat.state is not None
        if seat.state.turn.gameover and self.playing:
            self.playing = False
            self.load.found.games += 1
            self.load.spawn(self._begin())
        self.confirmed(now)

    def close(self) -> None:
        for seat in self._seats:
            if seat.wire is not None:
                seat.wire.close()
