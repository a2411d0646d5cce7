"""How the tests are run: on how many workers, in which order, and what is printed at the end."""

import atexit
import contextlib
import gc
import importlib
import os
import sys
import tempfile
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.proofs import ASKED_FOR, share

HERE = Path(__file__).parent
WAITING = HERE / "web"
"""Tests that wait for a browser more than they compute."""
PATIENCE = 60
"""Seconds."""

# On a busy machine any example may take long, and the same ones in every run fail in every run or in none.
settings.register_profile("busy", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")

gc.disable()  # until all tests are collected: whatever is made by then stays

if sys.dont_write_bytecode:  # as in many containers: all workers, and programs that tests start, would compile anew
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(HERE.parent / "build" / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_xdist_auto_num_workers() -> int:
    """More workers than cores: a worker spends a third of its time waiting for a browser, a clock or a server."""
    return (os.cpu_count() or 1) + 2


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """As many workers as there are cores import the tests, each beginning with its own share; the others wait and find
    them compiled, which is most of the work in a fresh clone.
    """
    worker, cores = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]), os.cpu_count() or 1
    first = worker < cores
    if first and session.config.args == session.config.getini("testpaths"):
        for path in sorted(HERE.rglob("test_*.py"))[worker::cores]:
            with contextlib.suppress(Exception, pytest.skip.Exception):  # pytest reports it when it collects the test
                importlib.import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))
    read = Path(tempfile.gettempdir(), f"tumbleweed-tests-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}")
    until = time.monotonic() + PATIENCE
    while not (first or read.exists() or time.monotonic() > until):
        time.sleep(0.05)
    try:
        return (yield)
    finally:
        if first:
            read.touch()
            atexit.register(read.unlink, missing_ok=True)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests begin first. Each worker gets a piece of the list and steals from the ends of others' pieces,
    so half of the pieces begin with tests that wait, the other half with tests that compute for long.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    waiting = [item for item in items if WAITING in item.path.parents]
    long = [item for item in items if item.get_closest_marker("long") and item not in waiting]
    first = {*waiting, *long}
    rest = [item for item in items if item not in first]
    half = max(1, workers // 2)
    heads = [waiting[at::half] for at in range(half)] + [long[at :: workers - half] for at in range(workers - half)]
    if workers == 1:
        heads = [waiting + long]
    items[:] = arranged(heads, rest)


def pytest_collection_finish() -> None:
    """Modules and thousands of tests stay to the end: the garbage collector need not look at them again and again."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


def arranged(heads: list[list[pytest.Item]], rest: list[pytest.Item]) -> list[pytest.Item]:
    """Pieces of the same length, each with its head and then some of the rest."""
    left = sum(map(len, heads)) + len(rest)
    found: list[pytest.Item] = []
    taken = 0
    for number, head in enumerate(heads):
        size = left // (len(heads) - number)
        more = max(0, size - len(head))
        found += [*head, *rest[taken : taken + more]]
        taken += more
        left -= len(head) + more
    return found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for game in ASKED_FOR:
        terminalreporter.write_line(share(game))
