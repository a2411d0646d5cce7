"""The one thread that writes. The jobs that gather while it writes, and for a moment after, become one transaction: one
flush to the disk for all.

A job counts as done only after the commit, so what was acknowledged is on the disk. A job that fails fails alone.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Final

from tumbleweed.server.store.sqlite.presence import Presence
from tumbleweed.server.store.sqlite.statements import Statement

APART: Final = 0.004
"""Seconds between the beginnings of two transactions. A job that comes after a quiet moment is written at once; many
jobs share a transaction: four rows in one cost a quarter of what they cost in four."""


GONE: Final = "the database file is gone, or another lies in its place"


class Job:
    """Statements that are carried out together or not at all."""

    def __init__(self, statements: Sequence[Statement], future: "asyncio.Future[None]") -> None:
        self.statements: Final = statements
        self.future: Final = future
        self.error: Exception | None = None


class Writer:
    """Takes jobs from the event loop and carries them out in a thread of its own."""

    def __init__(self, database: sqlite3.Connection, presence: Presence, loop: asyncio.AbstractEventLoop) -> None:
        self._database: Final = database
        self._presence: Final = presence
        self._loop: Final = loop
        self._gathered: list[Job] = []
        self._called = False
        """The thread is at work, or will be given work soon."""
        self._last = 0.0
        self._work: Final[queue.SimpleQueue[list[Job] | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self.committed: Callable[[int], None] = lambda jobs: None
        """Called with the number of jobs in each commit."""
        self._thread.start()

    def write(self, statements: Sequence[Statement]) -> "asyncio.Future[None]":
        """Done when everything is on the disk; if that fails, raises the error, and nothing has happened."""
        job = Job(statements, self._loop.create_future())
        self._gathered.append(job)
        if not self._called:
            self._call()
        return job.future

    def stop(self) -> None:
        """Writes what is waiting, then ends the thread."""
        self._hand_over()
        self._work.put(None)
        self._thread.join()

    def _call(self) -> None:
        """Has the work handed over: once everything that is ready to run now has run, or a moment later."""
        self._called = True
        wait = self._last + APART - self._loop.time()
        if wait > 0:
            self._loop.call_later(wait, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._gathered:
            self._last = self._loop.time()
            self._work.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        while (jobs := self._work.get()) is not None:
            self._carry_out(jobs)

    def _carry_out(self, jobs: list[Job]) -> None:
        error = self._commit(jobs)
        if error is not None and len(jobs) > 1:
            for job in jobs:
                job.error = self._commit([job])
        elif error is not None:
            jobs[0].error = error
        self._loop.call_soon_threadsafe(self._tell, jobs)

    def _commit(self, jobs: list[Job]) -> Exception | None:
        """Carries out all jobs in one transaction. If anything goes wrong, returns it, and nothing is written. Not only
        SQLite may refuse: a number too large or a text that is no text must not end the thread that writes for all.
        """
        database = self._database
        try:
            if self._presence.lost():
                raise sqlite3.OperationalError(GONE)
            database.execute("BEGIN IMMEDIATE")
            for job in jobs:
                for text, values in job.statements:
                    database.execute(text, values)
            database.execute("COMMIT")
            if self._presence.lost():  # it was taken away meanwhile: nobody may hear that anything was kept
                raise sqlite3.OperationalError(GONE)
        except Exception as error:  # noqa: BLE001 - it is told to whoever asked for it
            if database.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    database.rollback()
            return error
        return None

    def _tell(self, jobs: list[Job]) -> None:
        self.committed(len(jobs))
        self._called = False
        if self._gathered:
            self._call()
        for job in jobs:
            if job.future.done():
                continue
            if job.error is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(job.error)
