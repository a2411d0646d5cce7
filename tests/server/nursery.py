"""Servers that start quickly: one process loads the program once and forks a new server whenever one is wanted. Each
server is a process of its own, on the same folder as the one before, and can be killed like any other.
"""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.house import STARTS_WITHIN, House, house

NURSERY = """
import os, signal, sys
import tumbleweed.server.serve
from tumbleweed.cli import main
for line in sys.stdin:
    output, *arguments = line.rstrip("\\n").split("\\t")
    child = os.fork()
    if child == 0:
        taken = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(taken, 1)
        os.dup2(taken, 2)
        sys.argv = ["tumbleweed", *arguments]
        main()
        os._exit(0)
    print(child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


class QuickHouse(House):
    """A server forked from the nursery."""

    def __init__(self, folder: Path, *flags: str, **environment: str) -> None:
        self._nursery: subprocess.Popen[str] | None = None
        self._births = 0
        self.child = 0
        super().__init__(folder, *flags, **environment)

    def start(self) -> None:
        if self._nursery is None:
            quiet = {name: value for name, value in os.environ.items() if not name.startswith("TUMBLEWEED_")}
            self._nursery = self.process = subprocess.Popen(
                [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                env={**quiet, "PYTHONUNBUFFERED": "1", **self._environment},
            )  # fmt: skip
        self._births += 1
        self.folder.mkdir(parents=True, exist_ok=True)
        self._output = output = self.folder / f"output-{self._births}.txt"
        self._tell(str(output), "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--data",
                   str(self.folder), *self._flags)  # fmt: skip
        self.child = int(self._answer())
        end = time.monotonic() + STARTS_WITHIN
        while not output.exists() or "Ctrl-C" not in output.read_text():
            assert time.monotonic() < end, output.read_text()
            time.sleep(0.005)
        self.said = [output.read_text()]
        found = re.search(r"http://127\.0\.0\.1:\d+", self.said[0])
        assert found is not None, self.said
        self.url = found.group()

    def _tell(self, *words: str) -> None:
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        self._nursery.stdin.write("\t".join(words) + "\n")
        self._nursery.stdin.flush()

    def _answer(self) -> str:
        assert self._nursery is not None
        assert self._nursery.stdout is not None
        return self._nursery.stdout.readline().strip()

    def _gone(self) -> None:
        assert self._answer() == "gone"
        self.child = 0
        self.said = [self._output.read_text()]

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """Stops the server and the nursery."""
        if self.child:
            os.kill(self.child, signal.SIGINT)
            self._gone()
        assert self._nursery is not None
        self._nursery.communicate()
        return self._nursery.returncode


@contextlib.contextmanager
def quick_house(folder: Path, *flags: str, **environment: str) -> Iterator[House]:
    """Such a server, stopped at the end; an ordinary one where processes cannot fork."""
    if not hasattr(os, "fork"):
        with house(folder, *flags, **environment) as ordinary:
            yield ordinary
        return
    opened = QuickHouse(folder, *flags, **environment)
    try:
        yield opened
    finally:
        opened.stop()
        print("".join(opened.said))
