"""The one thread that writes. What has gathered while it wrote becomes one transaction: one flush to the disk for all.

A job is told that it is done after the commit, so what was acknowledged is on the disk. A job that fails fails alone.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

Statement = tuple[str, Sequence[Any]]

MOST_TOGETHER: Final = 512
"""Jobs in one transaction; more wait for the next."""


class Job:
    """Statements that are carried out together or not at all."""

    def __init__(self, statements: Sequence[Statement], future: "asyncio.Future[None]") -> None:
        self.statements: Final = statements
        self.future: Final = future
        self.error: Exception | None = None


class Writer:
    """Takes jobs from the event loop and carries them out in a thread of its own."""

    def __init__(self, database: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._database: Final = database
        self._loop: Final = loop
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self.committed: Callable[[int], None] = lambda jobs: None
        """Is told how many jobs each commit carried."""
        self._thread.start()

    def write(self, statements: Sequence[Statement]) -> "asyncio.Future[None]":
        """Done when it is on the disk; raises sqlite3.Error if it could not be, and then nothing has happened."""
        job = Job(statements, self._loop.create_future())
        self._jobs.put(job)
        return job.future

    def stop(self) -> None:
        """Writes what is waiting, then ends the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            gathered: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                gathered.append(job)
                if len(gathered) >= MOST_TOGETHER:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            going = job is not None
            if gathered:
                self._carry_out(gathered)

    def _carry_out(self, jobs: list[Job]) -> None:
        error = self._commit(jobs)
        if error is not None and len(jobs) > 1:
            for job in jobs:
                job.error = self._commit([job])
        elif error is not None:
            jobs[0].error = error
        self._loop.call_soon_threadsafe(self._tell, jobs)

    def _commit(self, jobs: list[Job]) -> Exception | None:
        """All in one transaction; what went wrong, if anything did, and then nothing is written. Not only SQLite may
        refuse: a number too large or a text that is no text must not end the thread that writes for everybody.
        """
        database = self._database
        try:
            database.execute("BEGIN IMMEDIATE")
            for job in jobs:
                for text, values in job.statements:
                    database.execute(text, values)
            database.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - it is told to whoever asked for it
            if database.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    database.rollback()
            return error
        return None

    def _tell(self, jobs: list[Job]) -> None:
        self.committed(len(jobs))
        for job in jobs:
            if job.future.done():
                continue
            if job.error is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(job.error)
