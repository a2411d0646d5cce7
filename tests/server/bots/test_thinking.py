"""Bots that take their time: processes of their own, limits, and a table that is not locked meanwhile."""

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest import mock

import pytest
from tests.server.parlour import Parlour
from tests.server.stories import ME, OPEN, the_game, told

import tumbleweed as tw
from tumbleweed.core.play import default_answer
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.games.dice_town.reactions import MayPlay
from tumbleweed.server.bots.thinkers import MOST_WAITING, NoAnswer, Thinkers, advice_question, quick_answer, takes_time
from tumbleweed.server.bots.worker import answered
from tumbleweed.server.table import due_moves
from tumbleweed.server.table.game import Game

LOG = logging.getLogger("tumbleweed.test")
GATE = """
import pathlib, sys, time
from tumbleweed.server.bots.worker import work
class Gate:
    def __iter__(self):
        for line in sys.stdin.buffer:
            while not pathlib.Path(sys.argv[1]).exists():
                time.sleep(0.02)
            yield line.replace(b'"bot":"sheriff"', b'"bot":"deputy"')
work(Gate(), sys.stdout.buffer)
"""
"""A process that thinks until a file is there, and then not long."""


def a_question(game: str = "boomtown") -> tuple[GameSpec, tw.State, int]:
    spec = find(game)
    s = spec.new(3, {}, 1, False)
    return spec, s, tw.waiting(s)[0]


def thinking(most: int, seconds: float, command: list[str], doing: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def tell() -> None:
        thinkers = Thinkers(most, seconds, LOG, command) if command else Thinkers(most, seconds, LOG)
        try:
            await doing(thinkers)
        finally:
            await thinkers.close()
        assert thinkers.workers == set()

    asyncio.run(tell())


def a_program(*lines: str) -> list[str]:
    return [sys.executable, "-c", "\n".join(lines)]


@pytest.mark.parametrize("game", tw.game_names())
def test_a_process_answers_as_the_bot_would_here(game: str) -> None:
    spec, s, seat = a_question(game)

    async def doing(thinkers: Thinkers) -> None:
        for seed in (1, 2):
            said = await thinkers.answer("deputy", spec, s, seat, seed, 60)
            assert said == quick_answer("deputy", spec, s, seat, seed, LOG)
        assert len(thinkers.workers) == 1, "the same process is asked again"

    thinking(2, 60, [], doing)


def test_levels_that_need_a_process() -> None:
    assert takes_time("sheriff", "boomtown")
    assert takes_time("sheriff:gambler", "boomtown")
    for quick in ("deputy", "deputy:stingy", "tenderfoot", "random", "casual", "of another version"):
        assert not takes_time(quick, "boomtown")


def test_what_is_sent_holds_nothing_that_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    spec, s, seat = a_question("dice-town")
    sent: list[bytes] = []

    async def asked(self: Thinkers, question: bytes, begun: asyncio.Event) -> dict[str, str]:
        sent.append(question)
        return {"action": spec.catalog.text(tw.legal(s, seat)[0])}

    monkeypatch.setattr(Thinkers, "_asked", asked)

    async def doing(thinkers: Thinkers) -> None:
        for dealt in (s, spec.determinize(s, seat, 5)):
            await thinkers.answer("sheriff", spec, dealt, seat, 7, 60)

    thinking(1, 60, [], doing)
    assert sent[0] == sent[1]


def falls_back(caplog: pytest.LogCaptureFixture, command: list[str], said: str, seconds: float = 30.0) -> None:
    spec, s, seat = a_question()

    async def doing(thinkers: Thinkers) -> None:
        for seed in (3, 4):
            answer = await thinkers.answer("sheriff", spec, s, seat, seed, 60)
            assert answer == quick_answer("deputy", spec, s, seat, seed, LOG)
        assert thinkers.workers == set(), "it is not asked again"

    with caplog.at_level(logging.ERROR):
        thinking(1, seconds, command, doing)
    assert said in caplog.text


def test_when_a_process_breaks_the_deputy_answers(caplog: pytest.LogCaptureFixture) -> None:
    falls_back(
        caplog, a_program("import sys", "sys.stdin.readline()"), "sheriff could not think: the process has ended"
    )


def test_when_a_process_talks_nonsense_the_deputy_answers(caplog: pytest.LogCaptureFixture) -> None:
    falls_back(caplog, a_program("print('howdy')"), "sheriff could not think")


def test_when_a_process_cannot_be_started_the_deputy_answers(caplog: pytest.LogCaptureFixture) -> None:
    falls_back(caplog, ["no-such-program"], "sheriff could not think")


def test_a_process_that_takes_too_long_is_ended(caplog: pytest.LogCaptureFixture) -> None:
    falls_back(caplog, a_program("import time", "time.sleep(600)"), "it took longer than 0.3 s", 0.3)


def test_who_has_no_time_lets_the_deputy_answer_and_the_process_live() -> None:
    spec, s, seat = a_question()

    async def doing(thinkers: Thinkers) -> None:
        for limit in (0.0, 0.2):
            assert await thinkers.answer("sheriff", spec, s, seat, 3, limit) == quick_answer(
                "deputy", spec, s, seat, 3, LOG
            )
        assert len(thinkers.workers) == 1

    thinking(1, 60, a_program("import time", "time.sleep(600)"), doing)


def test_no_more_processes_than_allowed(tmp_path: Path) -> None:
    spec, s, seat = a_question()
    gate = tmp_path / "gate"

    async def doing(thinkers: Thinkers) -> None:
        jobs = [asyncio.create_task(thinkers.answer("sheriff", spec, s, seat, seed, 60)) for seed in range(5)]
        while len(thinkers.workers) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert len(thinkers.workers) == 2
        gate.touch()
        for seed, job in enumerate(jobs):
            assert await job == quick_answer("deputy", spec, s, seat, seed, LOG)

    thinking(2, 60, [*a_program(GATE), str(gate)], doing)


def test_advice_gives_its_place_up_for_a_bot_and_is_thought_about_again(tmp_path: Path) -> None:
    spec, s, seat = a_question()
    gate = tmp_path / "gate"

    async def doing(thinkers: Thinkers) -> None:
        advice = asyncio.create_task(thinkers.advice(advice_question(spec, s, seat, 1)))
        while not thinkers.workers:
            await asyncio.sleep(0.01)
        (first,) = thinkers.workers
        bot = asyncio.create_task(thinkers.answer("sheriff", spec, s, seat, 2, 60))
        while first in thinkers.workers:
            await asyncio.sleep(0.01)
        assert not advice.done()
        gate.touch()
        assert await bot == quick_answer("deputy", spec, s, seat, 2, LOG)
        assert not advice.done()
        assert spec.catalog.parse((await advice).action) in tw.legal(s, seat)

    thinking(1, 60, [*a_program(GATE), str(gate)], doing)


def test_bots_are_served_before_advice_that_waits_longer(tmp_path: Path) -> None:
    spec, s, seat = a_question()
    gate = tmp_path / "gate"
    order: list[str] = []

    async def ask(thinkers: Thinkers, who: str) -> None:
        if who == "advice":
            await thinkers.advice(advice_question(spec, s, seat, 1))
        else:
            await thinkers.answer("sheriff", spec, s, seat, 2, 60)
        order.append(who)

    async def doing(thinkers: Thinkers) -> None:
        jobs = []
        for who in ("first", "advice", "second"):
            jobs.append(asyncio.create_task(ask(thinkers, who)))
            await asyncio.sleep(0.01)
        assert not thinkers.crowded
        gate.touch()
        await asyncio.gather(*jobs)

    thinking(1, 60, [*a_program(GATE), str(gate)], doing)
    assert order == ["first", "second", "advice"]


def test_too_many_who_wait_for_advice_are_a_crowd() -> None:
    spec, s, seat = a_question()

    async def doing(thinkers: Thinkers) -> None:
        jobs = [
            asyncio.create_task(thinkers.advice(advice_question(spec, s, seat, n))) for n in range(1 + MOST_WAITING)
        ]
        await asyncio.sleep(0.05)
        assert thinkers.crowded
        jobs[-1].cancel()
        await asyncio.sleep(0.05)
        assert not thinkers.crowded, "who gives up waiting leaves"
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)

    thinking(1, 60, a_program("import time", "time.sleep(600)"), doing)


@pytest.mark.parametrize(
    "command", [a_program("import sys", "sys.stdin.readline()"), a_program("print('howdy')"), ["no-such-program"]]
)
def test_advice_of_a_broken_process_is_none(command: list[str]) -> None:
    spec, s, seat = a_question()

    async def doing(thinkers: Thinkers) -> None:
        for again in range(2):
            with pytest.raises(NoAnswer):
                await thinkers.advice(advice_question(spec, s, seat, again))
        assert thinkers.workers == set()

    thinking(1, 30, command, doing)


def test_a_worker_says_what_went_wrong() -> None:
    said = answered({"game": "chess"})
    assert said == {"error": "UnknownGame: there is no game 'chess'; games are boomtown, dice-town, dodge-city"}


def test_a_bot_that_cannot_answer_is_answered_for(caplog: pytest.LogCaptureFixture) -> None:
    spec, s, seat = a_question()
    said = quick_answer("of another version", spec, s, seat, 1, LOG)
    assert said == default_answer(s, seat)
    assert "could not answer" in caplog.text


# ------------------------------------------------------------ at a table


async def soon(opened: Parlour, wanted: Callable[[], bool]) -> None:
    """Real time passes for the processes. The server's clock stands still, but it does what is due."""
    for moment in range(3000):
        if wanted():
            return
        opened.clock.ring(opened.clock.now)
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come")


def test_people_answer_while_a_bot_thinks(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def story(opened: Parlour) -> None:
        opened.hall.thinkers = Thinkers(1, 60, LOG, [*a_program(GATE), str(gate)])  # type: ignore[misc]
        ann = await opened.guest("Ann")
        table = await ann.table("dice-town", [ME, {"kind": "bot", "bot": "sheriff"}])
        async with ann.at(table) as seat:
            await ann.call("POST", f"/tables/{table}/start")
            await seat.until(lambda: seat.question is not None)
            game, other = the_game(opened, table), 1 - seat.seat
            await soon(opened, lambda: other in opened.table(table).thinking)
            reply = await seat.answer_first()
            assert reply["type"] == "done", "the table is free"
            assert game.asked() == (other,)
            assert not opened.table(table).thinking[other].over, "it is still thinking"
            gate.touch()
            await soon(opened, lambda: any(move.seat == other for move in game.moves))
            assert next(move.how for move in game.moves if move.seat == other) == "bot"
            await soon(opened, lambda: seat.seat in game.asked() or game.over)

    told(tmp_path / "house", story)


def test_a_bot_that_is_sent_away_while_it_thinks_does_not_answer(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def story(opened: Parlour) -> None:
        opened.hall.thinkers = Thinkers(1, 60, LOG, [*a_program(GATE), str(gate)])  # type: ignore[misc]
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        table = await ann.table("dice-town", [ME, OPEN])
        await bob.call("POST", f"/tables/{table}/sit")
        async with ann.at(table) as seat:
            await ann.call("POST", f"/tables/{table}/start")
            await seat.until(lambda: seat.question is not None)
            game, other = the_game(opened, table), 1 - seat.seat
            place = opened.table(table)
            await ann.call("POST", f"/tables/{table}/bot", chair=other, bot="sheriff")
            await soon(opened, lambda: other in place.thinking)
            thought = place.thinking[other]
            place.chairs[other].bot = ""
            gate.touch()
            await soon(opened, lambda: thought.over)
            await due_moves.drive(place)
            assert game.moves == []
            assert game.asked() == (0, 1)

    told(tmp_path / "house", story)


def test_a_whole_game_with_a_bot_that_thinks(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    gate.touch()

    async def story(opened: Parlour) -> None:
        opened.hall.thinkers = Thinkers(2, 60, LOG, [*a_program(GATE), str(gate)])  # type: ignore[misc]
        ann = await opened.guest("Ann")
        chairs = [ME, {"kind": "bot", "bot": "sheriff"}, {"kind": "bot", "bot": "sheriff"}]
        table = await ann.table("boomtown", chairs)
        async with ann.at(table) as seat:
            await ann.call("POST", f"/tables/{table}/start")
            game = the_game(opened, table)
            while not game.over:
                opened.clock.ring(opened.clock.now)
                await asyncio.sleep(0.002)
                await seat.catch_up()
                if seat.question is not None:
                    await seat.answer_first()
        assert {move.seat for move in game.moves if move.how == "bot"} == {0, 1, 2} - {seat.seat}
        assert opened.table(table).thinking == {}

    told(tmp_path / "house", story)


def test_who_is_asked_discreetly_answers_within_the_pause() -> None:
    """A longer wait would show that somebody was asked."""
    spec = find("dice-town")
    s = spec.new(2, {}, 1, True)
    game = Game(spec, s, reaction=1.5)
    table = mock.Mock(moment=None)
    assert due_moves._limit(table, game, 20.0) == 40.0, "everybody knows who is asked"
    before = time.monotonic()
    game.disclosure.until = before + 1.5
    asked, s.ask = s.ask, MayPlay(0, 0, 0, 0, 0)
    assert 1.0 < due_moves._limit(table, game, 20.0) < 1.5
    game.disclosure.until = before
    assert due_moves._limit(table, game, 20.0) == 0.0
    s.ask = asked
