"""A whole load test: set up, warm up, measure in rounds."""

import asyncio
import gc
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import click
from rich.progress import Progress

from bench.loadtest import machine
from bench.loadtest.ours import Hosts
from bench.loadtest.pacing import Load
from bench.loadtest.peer import NAME, Peer
from bench.loadtest.rest import Refused
from bench.loadtest.wire import Place

OURS: Final = "Tumbleweed"
ROUNDS: Final = 4
"""Rounds with a peer: both are measured in turns, so that a busy moment of the machine hits both."""
WARM_UP: Final = 1.0
"""Seconds; less in short tests."""
FILES: Final = 200
"""How many open files are needed besides the tables' websockets."""


class Plan:
    """What is to be measured."""

    def __init__(
        self, place: Place, game: str, seats: int, tables: int, rate: float, seconds: float, words: bool, pinned: bool
    ) -> None:
        self.place: Final = place
        self.game: Final = game
        self.seats: Final = seats
        self.tables: Final = tables
        self.rate: Final = rate
        self.seconds: Final = seconds
        self.words: Final = words
        self.pinned: Final = pinned


class Side:
    """A server under load, and what it uses."""

    def __init__(self, name: str, load: Load, usage: Callable[[], Awaitable[machine.Usage]]) -> None:
        self.name: Final = name
        self.load: Final = load
        self.usage: Final = usage
        self.memory: Final[dict[str, int | None]] = {}

    async def weigh(self, when: str) -> None:
        self.memory[when] = (await self.usage()).memory

    async def round(self, seconds: float, tell: Callable[[float], None]) -> None:
        before = (await self.usage()).cpu
        await self.load.run(seconds, tell)
        after = (await self.usage()).cpu
        if before is not None and after is not None:
            self.load.found.cpu += after - before
        await self.load.rest()


def run(plan: Plan, peer: Peer | None, bar: Progress) -> tuple[dict[str, Any], list[Side]]:
    """What our server says about itself, and each server after its rounds; on the fastest event loop there is."""
    factory = None
    if sys.platform != "win32":
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner, _few_collections():
        return runner.run(_measure(plan, peer, bar))


@contextmanager
def _few_collections() -> Iterator[None]:
    """Collecting garbage takes long with thousands of tables, and should not be measured."""
    before = gc.get_threshold()
    gc.set_threshold(200_000, 50, 1000)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def _measure(plan: Plan, peer: Peer | None, bar: Progress) -> tuple[dict[str, Any], list[Side]]:
    hosts = Hosts(plan.place, plan.game, plan.seats, plan.words)
    sides: list[Side] = []
    try:
        health = await hosts.check()
        process = machine.listener(plan.place.host, plan.place.port)
        sides.append(Side(OURS, Load(plan.rate), lambda: _usage(hosts, process)))
        if peer is not None:
            sides.append(Side(NAME, Load(plan.rate), lambda: _peers_usage(peer)))
        _need_files(plan, len(sides))
        with _cores(plan, [process] + ([peer.pid] if peer is not None else [])):
            await _set_up(plan, hosts, peer, sides, bar)
            await _rounds(plan, sides, bar)
    except (Refused, OSError, ExceptionGroup) as error:
        raise click.ClickException(f"the tables cannot be set up: {_first(error)}") from error
    finally:
        for side in sides:
            await side.load.end()
        hosts.rest.close()
        await asyncio.sleep(0.05)  # lets everything be closed
    return health, sides


def _first(error: Exception) -> Exception:
    """The first of several errors that happened at the same time."""
    return _first(error.exceptions[0]) if isinstance(error, ExceptionGroup) else error


async def _usage(hosts: Hosts, process: int | None) -> machine.Usage:
    """From the operating system if the server runs here, otherwise from what the server says about itself."""
    if process is not None:
        return machine.usage_of(process)
    return machine.usage_in((await hosts.rest.get("/metrics")).body.decode("utf-8", "replace"))


async def _peers_usage(peer: Peer) -> machine.Usage:
    return machine.usage_of(peer.pid)


def _need_files(plan: Plan, servers: int) -> None:
    wanted = plan.tables * plan.seats * servers + FILES
    allowed = machine.allow_files(wanted)
    if allowed < wanted:
        raise click.UsageError(
            f"{plan.tables} tables of {plan.seats} need {wanted} open files, and {allowed} are allowed;"
            " take fewer tables, or raise the limit (ulimit -n)"
        )


@contextmanager
def _cores(plan: Plan, processes: list[int | None]) -> Iterator[None]:
    """With --pin: the servers run on one core, this client on the others."""
    if not plan.pinned:
        yield
        return
    cores = machine.cores()
    known = [process for process in processes if process is not None]
    if len(cores) < 2 or len(known) < len(processes):
        raise click.UsageError("--pin needs two cores and a server of your own on this machine")
    for process in known:
        machine.pin(process, cores[:1])
    machine.pin(os.getpid(), cores[1:])
    try:
        yield
    finally:
        for process in (*known, os.getpid()):
            machine.pin(process, cores)


async def _set_up(plan: Plan, hosts: Hosts, peer: Peer | None, sides: list[Side], bar: Progress) -> None:
    """Opens all tables of both servers."""
    task = bar.add_task("setting up", total=plan.tables * len(sides))

    def tell() -> None:
        bar.advance(task)

    for side in sides:
        await side.weigh("before")
    await hosts.welcome(plan.tables)
    await hosts.fill(sides[0].load, plan.tables, tell)
    if peer is not None:
        await peer.fill(sides[1].load, plan.tables, tell)
    bar.remove_task(task)
    for side in sides:
        await side.weigh("ready")


async def _rounds(plan: Plan, sides: list[Side], bar: Progress) -> None:
    """Warms up, then measures; the bar is drawn only once a second, as drawing takes time that counts."""
    task = bar.add_task("measuring", total=plan.seconds * len(sides))
    bar.live.auto_refresh = False
    rounds = ROUNDS if len(sides) > 1 else 1
    gc.collect()
    gc.freeze()
    for side in sides:
        await side.load.run(min(WARM_UP, plan.seconds / 5), lambda gone: None)
        await side.load.rest()
        side.load.forget()
    done = 0.0
    for number in range(rounds):
        for side in sides:

            def tell(gone: float, before: float = done) -> None:
                bar.update(task, completed=before + gone, refresh=True)

            await side.round(plan.seconds / rounds, tell)
            done += plan.seconds / rounds
    for side in sides:
        await side.weigh("end")
