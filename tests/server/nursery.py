"""Servers that start quickly: one process loads the program once and forks a new server whenever one is wanted. Each
server is a process of its own, on the same folder as the one before, and can be killed like any other.
"""

import atexit
import contextlib
import functools
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.house import STARTS_WITHIN, House, house

FORKS = """
import os, sys
import tumbleweed.server.serve
from tumbleweed.cli import main
for line in sys.stdin:
    first, *arguments = line.rstrip("\\n").split("\\t")
    if not arguments:
        print(os.waitstatus_to_exitcode(os.waitpid(int(first), 0)[1]), flush=True)
        continue
    child = os.fork()
    if child == 0:
        taken = os.open(first, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(taken, 1)
        os.dup2(taken, 2)
        sys.argv = ["tumbleweed", *arguments]
        main()
        os._exit(0)
    print(child, flush=True)
"""
"""A line with a file and arguments starts a server that writes there; one with a number waits for its end."""


class Nursery:
    """The process that forks."""

    def __init__(self, environment: dict[str, str]) -> None:
        quiet = {name: value for name, value in os.environ.items() if not name.startswith("TUMBLEWEED_")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", FORKS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**quiet, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1", **environment},
        )  # fmt: skip

    def ask(self, *words: str) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\t".join(words) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


@functools.cache
def shared() -> Nursery:
    """For all servers without an environment of their own, from the first to the end of the tests."""
    nursery = Nursery({})
    atexit.register(nursery.close)
    return nursery


class QuickHouse(House):
    """A server forked from a nursery."""

    def __init__(self, folder: Path, *flags: str, nursery: Nursery) -> None:
        self._nursery = nursery
        self._births = 0
        self.child = 0
        super().__init__(folder, *flags)

    def start(self) -> None:
        self.process = self._nursery.process
        self._births += 1
        self.folder.mkdir(parents=True, exist_ok=True)
        self._output = output = self.folder / f"output-{self._births}.txt"
        self.child = self._nursery.ask(str(output), *self.arguments)
        end = time.monotonic() + STARTS_WITHIN
        while not output.exists() or "Ctrl-C" not in output.read_text(encoding="utf-8"):
            assert time.monotonic() < end, "".join(self.said)
            time.sleep(0.005)
        found = re.search(r"http://127\.0\.0\.1:\d+", "".join(self.said))
        assert found is not None, self.said
        self.url = found.group()

    @property
    def said(self) -> list[str]:
        return self._output.read_text(encoding="utf-8").splitlines(keepends=True) if self._output.exists() else []

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        child, self.child = self.child, 0
        os.kill(child, how)
        return self._nursery.ask(str(child))


@contextlib.contextmanager
def quick_house(folder: Path, *flags: str, **environment: str) -> Iterator[House]:
    """Such a server, stopped at the end; an ordinary one where processes cannot fork."""
    if not hasattr(os, "fork"):
        with house(folder, *flags, **environment) as ordinary:
            yield ordinary
        return
    nursery = Nursery(environment) if environment else shared()
    try:
        opened = QuickHouse(folder, *flags, nursery=nursery)
        try:
            yield opened
        finally:
            if opened.child:
                opened.stop()
            print("".join(opened.said))
    finally:
        if environment:
            nursery.close()
