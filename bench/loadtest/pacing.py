"""Who moves when, and what is measured: tables that move at a steady rate, or each as fast as it can.

A room is one table of any server, with a websocket for each seat. It tells the load when a move is over; the load says
when the next one begins.
"""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

GRACE: Final = 0.005
"""Seconds that a seat may lag behind the seat that moved; after that it is taken to have nothing to hear."""
PATIENCE: Final = 20.0
"""Seconds after which a move that nobody heard of is a mistake."""
LEAST: Final = 0.001


class Found:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        """For each move: seconds until everybody had it."""
        self.errors: Counter[str] = Counter()
        self.late = 0
        """Moves that were due while the table was still busy with the previous one."""
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.cpu = 0.0
        """Seconds of CPU time of the server, if known."""
        self.own_cpu = 0.0
        self.rates: list[float] = []
        """Moves a second in each round."""


class Room(ABC):
    """A table under load. `owing` has a bit for each seat that has not been told of the last move yet."""

    def __init__(self, load: "Load") -> None:
        self.load: Final = load
        self.busy = False
        self.playing = False
        self.owing = 0
        self.due = 0.0
        self._since = 0.0
        self._sample = -1
        self._moves = 0

    # ------------------------------------------------------------ of each kind of server

    @abstractmethod
    async def open(self) -> None:
        """Does everything up to the first move."""

    @abstractmethod
    def ready(self) -> bool:
        """Whether somebody may move now."""

    @abstractmethod
    def send(self) -> int:
        """Makes a random legal move; returns the bits of all seats that will hear of it."""

    @abstractmethod
    def close(self) -> None:
        """Closes the connections."""

    # ------------------------------------------------------------ one move after the other

    def move(self, since: float) -> None:
        """Makes a move; its time counts from `since`."""
        self.busy = True
        self.due = 0.0
        self._since = since
        self._sample = -1
        self._moves += 1
        self.owing = self.send()

    def told(self, bit: int, now: float) -> None:
        """A seat has got the news."""
        if self.owing & bit:
            self.owing &= ~bit
            if self._sample >= 0:  # the seat that moved has already been confirmed
                self.load.found.times[self._sample] = now - self._since
                if self.busy and not self.owing:
                    self.free()
                    return
        if not self.busy:
            self.load.freed(self)

    def confirmed(self, now: float) -> None:
        """The seat that moved knows that the move is done. Seats that are told later count until the next move."""
        if not self.busy or self._sample >= 0:
            return
        times = self.load.found.times
        self._sample = len(times)
        times.append(now - self._since)
        if not self.owing:
            self.free()
        elif self.load.closed:
            asyncio.get_running_loop().call_later(GRACE, self._enough, self._moves)
        else:
            self.busy = False

    def _enough(self, move: int) -> None:
        if self.busy and move == self._moves:
            self.free()

    def free(self) -> None:
        """The next move may come."""
        self.busy = False
        self.load.freed(self)

    def wrong(self, what: str) -> None:
        """A mistake: the move is not counted, and is tried again after a while."""
        self.load.found.errors[what] += 1
        if self.busy:
            asyncio.get_running_loop().call_later(0.1, self._enough, self._moves)

    def overdue(self, now: float) -> bool:
        return self.busy and now - self._since > PATIENCE

    def forget(self) -> None:
        """The samples begin anew, so their old numbers mean nothing."""
        self._sample = -1


class Load:
    """All rooms of one server. `rate`: moves a second at each table; 0: as many as possible."""

    def __init__(self, rate: float, seed: int = 1) -> None:
        self.rate: Final = rate
        self.closed: Final = rate == 0
        self.rooms: Final[list[Room]] = []
        self.found = Found()
        self.chance: Final = random.Random(seed).random
        self._running = False
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    def spawn(self, doing: Any) -> None:
        """Does something in the background, such as setting up the next game."""
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def freed(self, room: Room) -> None:
        """A room may move again, if there is something to answer."""
        if not self._running or not room.playing or not room.ready():
            return
        if self.closed:
            room.move(time.perf_counter())
        elif room.due:
            room.move(room.due)

    async def run(self, seconds: float, tell: Callable[[float], None]) -> None:
        """Moves for a number of seconds; `tell` is called every second with the time passed."""
        before, began, cpu = len(self.found.times), time.perf_counter(), time.process_time()
        self._running = True
        if self.closed:
            for room in self.rooms:
                if not room.busy:
                    self.freed(room)
        ticking = None if self.closed else asyncio.create_task(self._tick(began))
        while (gone := time.perf_counter() - began) < seconds:
            tell(gone)
            self._look_after(time.perf_counter())
            await asyncio.sleep(min(1.0, max(0.0, seconds - gone)))
        self._running = False
        spent = time.perf_counter() - began
        self.found.seconds += spent
        self.found.own_cpu += time.process_time() - cpu
        self.found.moves += len(self.found.times) - before
        self.found.rates.append((len(self.found.times) - before) / spent)
        if ticking is not None:
            ticking.cancel()

    async def rest(self) -> None:
        """Waits for moves that are still on their way."""
        end = time.perf_counter() + PATIENCE
        while any(room.busy for room in self.rooms) and time.perf_counter() < end:
            await asyncio.sleep(0.02)
        self.found.errors["no reply"] += sum(room.busy for room in self.rooms)

    def forget(self) -> None:
        """Ends the warm-up: what was measured so far does not count, but mistakes do."""
        mistakes = self.found.errors
        self.found = Found()
        self.found.errors = mistakes
        for room in self.rooms:
            room.forget()

    async def end(self) -> None:
        """Closes all rooms."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.rooms:
            room.playing = False
            room.close()
        await asyncio.sleep(0.05)

    def _look_after(self, now: float) -> None:
        """Gives up moves that nobody has heard of for too long."""
        for room in self.rooms:
            if room.overdue(now):
                self.found.errors["no reply"] += 1
                room.free()

    async def _tick(self, began: float) -> None:
        """Open loop: the moves of all tables are spread evenly over time, whatever the server does."""
        step = 1.0 / (self.rate * len(self.rooms))
        place, rooms = 0, self.rooms
        while True:
            now = time.perf_counter()
            while (due := began + place * step) <= now:
                self._due(rooms[place % len(rooms)], due)
                place += 1
            await asyncio.sleep(max(LEAST, due - now))

    def _due(self, room: Room, due: float) -> None:
        if not room.playing:
            return
        if room.busy or not room.ready():
            self.found.late += 1
            room.due = room.due or due
        else:
            room.move(time.perf_counter())
