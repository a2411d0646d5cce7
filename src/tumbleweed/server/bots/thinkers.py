"""Bots that take their time think in processes of their own, so that nobody has to wait for them.

Processes are started when they are needed, a few at most, and end when they have been idle for a while. Whatever
happens to one between the question and a legal answer, it is ended, and the Deputy answers instead: a game never stands
still because of a bot. Advice that a person asked for is thought about in the same processes, when no bot needs them.
"""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

import msgspec

from tumbleweed import bots
from tumbleweed.core.play import default_answer, refused
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import Action, State
from tumbleweed.server.bots.advice import Advised
from tumbleweed.server.bots.places import Places

IDLE_SECONDS: Final = 120.0
COMMAND: Final = (sys.executable, "-m", "tumbleweed.server.bots.worker")
LONGEST_LINE: Final = 1 << 22
MOST_WAITING: Final = 4
"""How many people for each process may wait for advice; others are told to come back."""


Result = TypeVar("Result")


class NoAnswer(Exception):
    """A process took too long, broke or refused; or (`late`) there was no time to wait for it any longer."""

    def __init__(self, why: str, late: bool = False) -> None:
        super().__init__(why)
        self.late: Final = late


def takes_time(bot: str, game: str) -> bool:
    """Whether a bot has to think in a process of its own; those that answer in a moment think in the server's."""
    try:
        return bots.check(bot, game)[0] in bots.SLOW
    except bots.UnknownBot:
        return False  # a bot of another version: `quick_answer` deals with it


class Thought:
    """What a bot is thinking about, and in the end its answer."""

    def __init__(self, bot: str, ask: int, number: int) -> None:
        self.bot: Final = bot
        self.ask: Final = ask
        self.number: Final = number
        """The question's number for the seat: it counts every part of an answer."""
        self.action: Action | None = None
        self.over = False
        """Whether nothing more comes of it; without an action, the clock's answer is given."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process
        self.timer: asyncio.TimerHandle | None = None

    async def ask(self, question: bytes) -> dict[str, Any]:
        """One question and its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise NoAnswer("the process has ended")
        return msgspec.json.decode(line, type=dict[str, Any])

    @property
    def gone(self) -> bool:
        """Whether the process has ended, for whatever reason."""
        return self.process.returncode is not None

    async def end(self) -> None:
        """Ends the process, whatever it is doing, and waits until it is gone."""
        if self.timer is not None:
            self.timer.cancel()
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        with contextlib.suppress(OSError, RuntimeError):  # of pipes that are broken already; each loop has its own
            await self.process.communicate()  # until its pipes are closed
        await self.process.wait()


class Thinkers:
    """All processes that think: at most `most`, each at most `seconds` about one answer."""

    def __init__(
        self,
        most: int,
        seconds: float,
        log: logging.Logger,
        command: Sequence[str] = COMMAND,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self.seconds: Final = seconds
        self.command: Final = tuple(command)
        self.log: Final = log
        self._failed: Final = failed  # called whenever a process could not answer
        self.workers: Final[set[Worker]] = set()
        self._idle: Final[list[Worker]] = []
        self._most: Final = most
        self._places: Final = Places(most)
        self._jobs: Final[set[asyncio.Task[Any]]] = set()
        self._ends: Final[set[asyncio.Task[Any]]] = set()

    async def answer(self, bot: str, spec: GameSpec, s: State, seat: int, seed: int, limit: float) -> Action:
        """What a bot answers; after `limit` seconds, or whatever goes wrong, what the Deputy answers."""
        asked = s.copy()  # the game may go on while the bot thinks
        try:
            return await self._legal_answer(bot, spec, asked, seat, seed, limit)
        except NoAnswer as error:
            if error.late:
                self.log.info("%s: %s had no time to think", spec.name, bot)
            else:
                self.log.error("%s: %s could not think: %s", spec.name, bot, error)
                self._failed()
        except Exception:
            self.log.exception("%s: %s could not be asked", spec.name, bot)
            self._failed()
        return quick_answer("deputy", spec, asked, seat, seed, self.log)

    async def _legal_answer(self, bot: str, spec: GameSpec, s: State, seat: int, seed: int, limit: float) -> Action:
        """What a process answers, if the rules allow it."""
        if limit <= 0:
            raise NoAnswer("there was no time to think", late=True)
        begun = asyncio.Event()
        job = self._beside(self._asked(_question(spec, s, seat, seed, bot=bot), begun), self._jobs)
        await asyncio.wait([job], timeout=limit)
        if not job.done() and not begun.is_set():
            job.cancel()
        action = spec.catalog.parse(_result(job)["action"])
        refusal = refused(s, seat, action)
        if refusal is not None:
            raise NoAnswer(str(refusal))
        return action

    @property
    def crowded(self) -> bool:
        """Whether so many people wait for advice that one more would wait too long."""
        return self._places.waiting_for_advice() >= MOST_WAITING * self._most

    async def advice(self, question: bytes) -> Advised:
        """The Sheriff's advice (`advice_question`); raises NoAnswer if he does not get to it in time."""
        job = self._beside(self._advised(question), self._jobs)
        try:
            await asyncio.wait([job], timeout=2 * self.seconds)
            return msgspec.convert(_result(job), Advised)
        except NoAnswer as error:
            if not error.late:
                self._failed()
            raise
        except Exception as error:
            self._failed()
            raise NoAnswer(f"{type(error).__name__}: {error}") from error
        finally:
            job.cancel()

    async def _advised(self, question: bytes) -> dict[str, Any]:
        """Asks a process when no bot needs it; if one does before the answer is there, it is thought about again."""
        while True:
            await self._places.take(bot=False)
            thinking = self._beside(self._thought(question), self._jobs)
            self._places.give_up_for_bots(thinking)
            broken_off = False
            try:
                await asyncio.wait([thinking])
            finally:
                broken_off = self._places.broken_off(thinking)
                thinking.cancel()
                self._places.leave()
            if not (broken_off and thinking.cancelled()):
                return thinking.result()

    async def _asked(self, question: bytes, begun: asyncio.Event) -> dict[str, Any]:
        """Asks a process as soon as one is free."""
        await self._places.take(bot=True)
        try:
            begun.set()
            return await self._thought(question)
        finally:
            self._places.leave()

    async def _thought(self, question: bytes) -> dict[str, Any]:
        """Asks a process; a process that does not answer is not asked again."""
        worker = self._rested() or await self._started()
        try:
            reply = await asyncio.wait_for(worker.ask(question), self.seconds)
        except TimeoutError:
            self._end(worker)
            raise NoAnswer(f"it took longer than {self.seconds:g} s") from None
        except BaseException:
            self._end(worker)
            raise
        self._rest(worker)
        if "action" not in reply:
            raise NoAnswer(reply.get("error", "no reason given"))
        return reply

    def _rested(self) -> Worker | None:
        """A process that has nothing to do; those that have ended meanwhile are let go."""
        while self._idle:
            worker = self._idle.pop()
            if worker.timer is not None:
                worker.timer.cancel()
            if not worker.gone:
                return worker
            self.log.error("a process of the bots has ended by itself (%s)", worker.process.returncode)
            self._end(worker)
        return None

    async def _started(self) -> Worker:
        pipe = asyncio.subprocess.PIPE
        worker = Worker(
            await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        )
        self.workers.add(worker)
        return worker

    def _rest(self, worker: Worker) -> None:
        """The process has nothing to do; if that lasts, it is ended."""
        self._idle.append(worker)
        worker.timer = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end, worker)

    def _end(self, worker: Worker) -> None:
        self.workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        self._beside(worker.end(), self._ends)

    def _beside(self, doing: Coroutine[Any, Any, Result], kept: set["asyncio.Task[Any]"]) -> "asyncio.Task[Result]":
        """Starts a task that perhaps nobody waits for in the end; if it fails then, nothing is reported."""
        job = asyncio.get_running_loop().create_task(doing)
        kept.add(job)
        job.add_done_callback(kept.discard)
        job.add_done_callback(_unheard)
        return job

    async def close(self) -> None:
        """The server stops."""
        for job in list(self._jobs):
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for worker in list(self.workers):
            self._end(worker)
        await asyncio.gather(*self._ends, return_exceptions=True)


def _result(job: "asyncio.Task[dict[str, Any]]") -> dict[str, Any]:
    """What came of a question; raises NoAnswer if nothing did, whatever the reason."""
    if not job.done():
        raise NoAnswer("there was no time to think", late=True)
    if job.cancelled():
        raise NoAnswer("the thought was broken off")
    error = job.exception()
    if error is None:
        return job.result()
    raise error if isinstance(error, NoAnswer) else NoAnswer(f"{type(error).__name__}: {error}") from error


def _unheard(job: "asyncio.Task[Any]") -> None:
    if not job.cancelled():
        job.exception()


def _question(spec: GameSpec, s: State, seat: int, seed: int, **what: Any) -> bytes:
    """What a process is asked: it gets what the seat knows, and nothing that is true beyond that."""
    seen = bots.sight(spec, s, seat, seed)
    return msgspec.json.encode(
        {"game": spec.name, "seat": seat, "seed": seed, "position": spec.dump(seen.position), **what}
    )


def advice_question(spec: GameSpec, s: State, seat: int, seed: int) -> bytes:
    """What a process is asked when a person at a seat asks the Sheriff."""
    return _question(spec, s, seat, seed, advise=True)


def quick_answer(bot: str, spec: GameSpec, s: State, seat: int, seed: int, log: logging.Logger) -> Action:
    """The answer of a bot that needs no time; if even that goes wrong, the clock's answer."""
    try:
        return bots.find(bot, spec.name, seed).choose(bots.sight(spec, s, seat, seed))
    except Exception:
        log.exception("%s: %s could not answer", spec.name, bot)
        return default_answer(s, seat)
