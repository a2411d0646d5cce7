"""Whatever happens to a thinking process, the Deputy answers: real processes, on both event loops."""

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import uvloop
from tests.server.parlour import Parlour
from tests.server.stories import ME, the_game, told

import tumbleweed as tw
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.server.bots.thinkers import COMMAND, NoAnswer, Thinkers, Worker, advice_question, quick_answer
from tumbleweed.server.table import due_moves

LOG = logging.getLogger("tumbleweed.test")
HANGS = "import time; time.sleep(600)"
Doing = Callable[[Thinkers], Awaitable[None]]
Run = Callable[[Coroutine[Any, Any, None]], None]


def with_uvloop(story: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(story)


@pytest.fixture(params=[pytest.param("asyncio", marks=pytest.mark.slow), "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    return asyncio.run if request.param == "asyncio" else with_uvloop


def a_question() -> tuple[GameSpec, tw.State, int]:
    spec = find("boomtown")
    s = spec.new(3, {}, 1, False)
    return spec, s, tw.waiting(s)[0]


def program(source: str) -> tuple[str, ...]:
    return sys.executable, "-c", source


def says(answer: str) -> tuple[str, ...]:
    """A process that answers every question with a line."""
    return program(f"import sys\nfor line in sys.stdin:\n    print({answer!r}, flush=True)")


def thinking(run: Run, command: tuple[str, ...], doing: Doing, seconds: float = 60) -> list[str]:
    """Runs a story with processes; returns one entry for each failure that was counted."""
    failures: list[str] = []

    async def tell() -> None:
        thinkers = Thinkers(1, seconds, LOG, command, lambda: failures.append("failed"))
        try:
            await doing(thinkers)
        finally:
            await thinkers.close()

    run(tell())
    return failures


async def the_deputy_answers(thinkers: Thinkers, seed: int = 3) -> None:
    spec, s, seat = a_question()
    said = await thinkers.answer("sheriff", spec, s, seat, seed, 60)
    assert said == quick_answer("deputy", spec, s, seat, seed, LOG)


async def an_idle_process(thinkers: Thinkers) -> Worker:
    """A process that has answered once and now has nothing to do."""
    spec, s, seat = a_question()
    assert await thinkers.answer("deputy", spec, s, seat, 1, 60) == quick_answer("deputy", spec, s, seat, 1, LOG)
    (worker,) = thinkers.workers
    return worker


async def asked(thinkers: Thinkers) -> Worker:
    """The process that is thinking now."""
    while not thinkers.workers:
        await asyncio.sleep(0.01)
    (worker,) = thinkers.workers
    return worker


def test_killed_while_idle_and_noticed(run: Run) -> None:
    async def doing(thinkers: Thinkers) -> None:
        worker = await an_idle_process(thinkers)
        worker.process.kill()
        await worker.process.wait()
        again = await an_idle_process(thinkers)
        assert again is not worker, "the dead process is not handed out"

    assert thinking(run, COMMAND, doing) == []


def test_killed_while_idle_and_not_noticed_yet(run: Run) -> None:
    async def doing(thinkers: Thinkers) -> None:
        worker = await an_idle_process(thinkers)
        worker.process.kill()
        await the_deputy_answers(thinkers)
        assert worker not in thinkers.workers
        await an_idle_process(thinkers)

    thinking(run, COMMAND, doing)


def test_pipes_that_the_loop_has_closed(run: Run) -> None:
    """uvloop raises RuntimeError where asyncio raises OSError or nothing at all."""

    async def doing(thinkers: Thinkers) -> None:
        worker = await an_idle_process(thinkers)
        assert worker.process.stdin is not None
        worker.process.stdin.transport.abort()
        await the_deputy_answers(thinkers)
        assert worker not in thinkers.workers

    assert thinking(run, COMMAND, doing) == ["failed"]


def test_killed_while_busy(run: Run) -> None:
    async def doing(thinkers: Thinkers) -> None:
        job = asyncio.create_task(the_deputy_answers(thinkers))
        (await asked(thinkers)).process.kill()
        await job

    assert thinking(run, program(HANGS), doing) == ["failed"]


def test_stopped(run: Run) -> None:
    async def doing(thinkers: Thinkers) -> None:
        worker = await an_idle_process(thinkers)
        os.kill(worker.process.pid, signal.SIGSTOP)
        thinkers.seconds = 0.2  # type: ignore[misc]
        await the_deputy_answers(thinkers)
        assert worker not in thinkers.workers

    assert thinking(run, COMMAND, doing, 30) == ["failed"]


def test_dies_while_it_starts(run: Run) -> None:
    assert thinking(run, program("raise SystemExit(3)"), the_deputy_answers) == ["failed"]
    assert thinking(run, program("import os; os.kill(os.getpid(), 9)"), the_deputy_answers) == ["failed"]


def test_cannot_start(run: Run, tmp_path: Path) -> None:
    (tmp_path / "no-program").write_text("howdy")
    for command in ("no-such-program", str(tmp_path / "no-program"), str(tmp_path)):
        assert thinking(run, (command,), the_deputy_answers) == ["failed"]


LONG = "x" * (1 << 23)
GARBAGE = [
    "howdy",
    "",
    "\x00\xff",
    "[]",
    "7",
    '{"action": 7}',
    '{"action": "fly"}',
    '{"action": null}',
    "x" * (1 << 23),
]


@pytest.mark.parametrize("line", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage(run: Run, line: str) -> None:
    command = program("input(); print('x' * (1 << 23), flush=True)") if line == LONG else says(line)
    assert thinking(run, command, the_deputy_answers) == ["failed"]


def test_an_answer_that_the_rules_forbid(run: Run) -> None:
    spec, s, seat = a_question()
    free = next(action for action in range(len(spec.catalog)) if action not in tw.legal(s, seat))
    command = says(json.dumps({"action": spec.catalog.text(free)}))
    assert thinking(run, command, the_deputy_answers) == ["failed"]


@pytest.mark.parametrize("command", [("no-such-program",), program("input()"), says("[]"), says('{"action": "fly"}')])
def test_advice_cannot_be_given_now(run: Run, command: tuple[str, ...]) -> None:
    async def doing(thinkers: Thinkers) -> None:
        with pytest.raises(NoAnswer):
            await thinkers.advice(advice_question(*a_question(), 1))

    assert thinking(run, command, doing) == ["failed"]


def test_advice_of_a_process_killed_while_idle(run: Run) -> None:
    async def doing(thinkers: Thinkers) -> None:
        worker = await an_idle_process(thinkers)
        assert worker.process.stdin is not None
        worker.process.stdin.transport.abort()
        with pytest.raises(NoAnswer):
            await thinkers.advice(advice_question(*a_question(), 1))

    assert thinking(run, COMMAND, doing) == ["failed"]


# ------------------------------------------------------------ at a table


def test_a_table_goes_on_whatever_a_thought_comes_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even the Deputy can answer."""

    async def broken(*anything: Any) -> int:
        raise RuntimeError("the handler is closed")

    async def story(opened: Parlour) -> None:
        monkeypatch.setattr(Thinkers, "answer", broken)
        ann = await opened.guest("Ann")
        table = await ann.table("boomtown", [ME, *[{"kind": "bot", "bot": "sheriff"}] * 2])
        async with ann.at(table) as seat:
            await ann.call("POST", f"/tables/{table}/start")
            game = the_game(opened, table)
            for turn in range(20):
                await opened.wait(30)
                await seat.catch_up()
                if seat.question is not None:
                    await seat.answer_first()
            assert sum(move.how == "bot" for move in game.moves) > 20

    told(tmp_path / "house", story)


def test_a_mistake_of_the_program_does_not_stop_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("dice-town", [ME, *[{"kind": "bot", "bot": "random"}] * 2])
        async with ann.at(table):
            with monkeypatch.context() as patch:
                patch.setattr(due_moves, "_due_now", lambda table, game: 1 / 0)
                await ann.call("POST", f"/tables/{table}/start")
                await opened.wait(30)
                assert opened.hall.metrics.errors._value.get() > 0
            await opened.wait(due_moves.TRY_AGAIN + 1)
            assert the_game(opened, table).moves

    told(tmp_path / "house", story)
