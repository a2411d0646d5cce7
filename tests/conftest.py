"""How the tests are run: on how many workers, in which order, and what every run ends with."""

import os
import sys
from pathlib import Path

import pytest

from tests.proofs import ASKED_FOR, share

HERE = Path(__file__).parent
WAITING = HERE / "web"
"""Tests that wait for a browser more than they compute."""

if sys.dont_write_bytecode:  # as in many containers: the programs that tests start would be compiled anew each time
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(HERE.parent / "build" / "bytecode")


def pytest_xdist_auto_num_workers() -> int:
    """More workers than cores: a third of the time a worker waits for a browser, a clock or a server."""
    return (os.cpu_count() or 1) + 2


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest begin first. Each worker gets a piece of the list and steals from the ends of others', so half of the
    pieces begin with what waits, the others with what computes long.
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
