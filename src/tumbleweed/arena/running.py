"""Plays many games, in one process or several; results come in as games end."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Final, TypeVar

Result = TypeVar("Result")
AHEAD: Final = 4
"""How many games are handed out to each process in advance."""


def results(play: Callable[..., Result], tasks: Sequence[tuple[Any, ...]], processes: int) -> Iterator[Result]:
    """What `play` makes of each task. It makes no difference to a game which process plays it."""
    if processes == 1:
        for task in tasks:
            yield play(*task)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=fresh, initializer=_leave_interrupts) as pool:
        try:
            left = iter(tasks)
            waiting = {pool.submit(play, *task) for task in islice(left, AHEAD * processes)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(play, *task) for task in islice(left, len(done))}
                for one in done:
                    yield one.result()
        except BaseException:
            # The caller has seen enough, or a game broke: games still being played are given up.
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                child.terminate()
            raise


def _leave_interrupts() -> None:
    """Ctrl-C is left to the process that shows the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
