"""The clock of a table: how long a decision may take, what happens when it is over, and when it stands still."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.ledger import stored
from tests.server.parlour import Clock as Time
from tests.server.parlour import Parlour, everybody
from tests.server.stories import BOT, ME, OPEN, deadlines, left, the_game, told, two_at_a_table

import tumbleweed as tw
from tumbleweed.server.hall import LEAST_TIME_AFTER_RESTART
from tumbleweed.server.table.clock import KINDS, LONGEST, SHORTEST, Clock
from tumbleweed.server.table.game import LONGEST_TELLING
from tumbleweed.telling import telling
from tumbleweed.wording import wording

DAY = 24 * 3600


@pytest.mark.parametrize(
    ("clock", "decision", "discreet", "seconds"),
    [
        (Clock("none"), "D-02", False, None), (Clock("none"), "D-06", True, None),
        (Clock("relaxed"), "D-02", False, 180), (Clock("relaxed"), "D-06", True, 30),
        (Clock("fast"), "D-02", False, 30), (Clock("fast"), "D-06", True, 10),
        (Clock("days"), "D-02", False, 3 * DAY), (Clock("days"), "D-06", True, DAY),
        (Clock("custom", 45), "D-02", False, 45), (Clock("custom", 45), "D-06", True, 45),
        (Clock("custom", 45, {"D-02": 90}), "D-02", False, 90), (Clock("custom", 45, {"D-02": 90}), "D-06", True, 45),
    ],
)  # fmt: skip
def test_seconds_for_a_decision(clock: Clock, decision: str, discreet: bool, seconds: float | None) -> None:
    assert clock.allows(decision, discreet) == seconds


def test_clocks_have_bounds_and_names() -> None:
    known = frozenset({"D-02"})
    for kind in KINDS:
        assert Clock(kind).problem(known) is None
    for seconds in (SHORTEST, LONGEST):
        assert Clock("custom", seconds, {"D-02": seconds}).problem(known) is None
    for wrong in (Clock("sundial"), Clock("custom", SHORTEST - 1), Clock("custom", LONGEST + 1),
                  Clock("custom", 60, {"D-02": 0}), Clock("custom", 60, {"D-03": 60})):  # fmt: skip
        problem = wrong.problem(known)
        assert problem is not None
        assert problem["given"]
        assert problem["right"]


def test_the_lobby_has_the_same_bounds() -> None:
    text = (Path(__file__).parents[3] / "web" / "src" / "lobby" / "Setup.svelte").read_text(encoding="utf-8")
    found = re.search(r'type="number"\s+min="(\d+)"\s+max="(\d+)"', text)
    assert found is not None
    assert [int(bound) for bound in found.groups()] == [SHORTEST, LONGEST]


@pytest.mark.parametrize(("kind", "seconds"), [("none", None), ("relaxed", 180), ("fast", 30), ("days", 3 * DAY)])
def test_the_first_look_has_the_clock(kind: str, seconds: float | None, tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, clock={"kind": kind}) as (_, _, seats):
            for seat in seats:
                assert left(seat) == ({} if seconds is None else {"0": seconds, "1": seconds})

    told(tmp_path, story)


def test_without_a_clock_nothing_happens_by_itself(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, _, (first, second)):
            await opened.wait(30 * DAY)
            await everybody(opened, first, second)
            assert opened.table(table).game.moves == []  # type: ignore[union-attr]
            assert opened.table(table).timer is None

    told(tmp_path, story)


def test_when_time_is_up_the_default_is_played_and_said(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        clock = {"kind": "custom", "seconds": 60, "each": {"D-02": 5}}
        async with two_at_a_table(opened, clock=clock) as (table, _, (first, second)):
            game = the_game(opened, table)
            assert first.question is not None
            assert first.question["decision"] == "D-02"
            assert left(first)["0"] == 5
            await second.answer_first()
            default = game.spec.catalog.text(game.default(first.seat))
            await opened.wait(4.9)
            assert len(game.moves) == 1
            await opened.wait(0.2)
            await everybody(opened, first, second)
            assert game.moves[1].kept == (first.seat, default, "default")
            for tab in (first, second):
                said = [event for event in tab.events if event["event"] == "timeout_default"]
                assert [(event["player"], event["decision"]) for event in said] == [(first.seat, "D-02")]
                assert said[0]["words"]
            late = await first.tells("answer", seat=first.seat, number=0, action="keep 9 9 9")
            assert late["code"] == "late_answer"
            moves = stored(tmp_path, "SELECT seat, text, how FROM move ORDER BY n")
            assert moves[1] == (first.seat, default, "default")

    told(tmp_path, story)


def test_clocks_begin_when_what_happened_can_have_been_told(tmp_path: Path) -> None:
    """The same time more for everybody who is asked, made of what everybody was told, and never more than the most."""

    async def story(opened: Parlour) -> None:
        clock = {"kind": "custom", "seconds": 60}
        async with two_at_a_table(opened, clock=clock) as (table, _, (first, second)):
            game = the_game(opened, table)
            assert left(first) == left(second) == {"0": 60, "1": 60}  # nothing has happened yet
            heard = len(first.events)
            await first.answer_first()
            await second.answer_first()
            await everybody(opened, first, second)
            assert first.question is not None
            public = [event for event in first.events[heard:] if event["event"] != "timeout_default"]
            lengths = telling("dice-town")
            whole = sum(lengths[event["event"]] for event in public) / 1000
            assert 0 < whole < LONGEST_TELLING
            times = [[message["time"] for message in tab.heard if "time" in message][-1] for tab in (first, second)]
            assert times[0] == times[1]
            assert times[0]["telling"] == pytest.approx(whole, abs=0.11)
            assert times[0]["left"]["0"] == times[0]["left"]["1"] == pytest.approx(60 + whole, abs=0.11)
            moves = len(game.moves)
            await opened.wait(60 + whole - 0.2)
            assert len(game.moves) == moves
            await opened.wait(0.4)
            assert len(game.moves) == moves + 2

    told(tmp_path, story)


def test_much_that_happened_does_not_stop_a_clock_for_long(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        clock = {"kind": "custom", "seconds": 60}
        async with two_at_a_table(opened, clock=clock) as (table, _, seats):
            most = 0.0
            for _ in range(30):
                for seat in seats:
                    if seat.question is not None:
                        await seat.answer_first()
                        await everybody(opened, *seats)
                now = deadlines(opened, table)
                most = max([most, *now.values()])
            assert 60 + 5 < most <= 60 + LONGEST_TELLING
            times = [message["time"]["telling"] for message in seats[0].heard if "time" in message]
            assert max(times) <= LONGEST_TELLING

    told(tmp_path, story)


def test_a_game_plays_itself_to_the_end_with_nobody_there(tmp_path: Path) -> None:
    """Bots and the clock are enough; the record tells which answers the clock gave."""

    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        options = tw.find("dice-town").automatic({})
        table = await ann.table("dice-town", [ME, OPEN, BOT], clock={"kind": "custom", "seconds": 5}, options=options)
        await bob.call("POST", f"/tables/{table}/sit")
        await ann.call("POST", f"/tables/{table}/start")
        assert not opened.table(table).connections
        await opened.wait(3 * DAY)
        over = await ann.call("GET", f"/tables/{table}")
        assert over["status"] == "finished"
        assert over["scores"]
        record = await ann.call("GET", f"/records/{table}")
        by_clock = {row[0] for row in record["answers"] if len(row) == 3}
        persons = {seat for seat, chair in enumerate(over["chairs"]) if chair["kind"] == "person"}
        assert by_clock == persons
        assert tw.scores(tw.replay(record)) == over["scores"]

    told(tmp_path, story)


def test_a_pause_needs_everybody_and_stops_the_clock(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, clock={"kind": "fast"}) as (table, _, (first, second)):
            await opened.wait(20)
            await first.say("pause", on=True)
            await everybody(opened, first, second)
            assert second.table["for_pause"] == [first.seat]
            assert not second.table["paused"]
            await second.say("pause", on=True)
            await everybody(opened, first, second)
            assert first.table["paused"]
            assert sorted(first.table["for_pause"]) == [0, 1]
            await opened.wait(DAY)
            assert the_game(opened, table).moves == []
            assert (await first.tells("answer", seat=first.seat, number=0, action="keep 9"))["code"] == "paused"
            await second.say("pause", on=False)
            await everybody(opened, first, second)
            assert not first.table["paused"]
            assert first.table["for_pause"] == []
            await opened.wait(9.9)
            assert the_game(opened, table).moves == [], "ten seconds were left"
            await opened.wait(0.2)
            assert len(the_game(opened, table).moves) == 2

    told(tmp_path, story)


def test_bots_wait_in_a_pause_and_people_can_still_look(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("dice-town", [ME, BOT], pace=2)
        async with ann.at(table) as seat:
            await ann.call("POST", f"/tables/{table}/start")
            await seat.say("pause", on=True)
            await everybody(opened, seat)
            assert seat.table["paused"], "the only one present has agreed"
            await opened.wait(DAY)
            assert the_game(opened, table).moves == []
            async with ann.at(table) as again:
                assert again.table["paused"]
                assert again.heard_of("snapshot")[0]["time"]["paused"]
            await seat.say("pause", on=False)
            await opened.wait(3)
            assert [move.how for move in the_game(opened, table).moves] == ["bot"]

    told(tmp_path, story)


@pytest.mark.parametrize(
    ("kind", "used", "down", "expected"),
    [
        ("relaxed", 10, 30, 140),
        ("relaxed", 10, 1000, LEAST_TIME_AFTER_RESTART),
        ("days", 100, DAY, 2 * DAY - 100),
        ("fast", 10, 1000, 30),
    ],
)
def test_a_restart_keeps_the_clock_within_bounds(
    kind: str, used: float, down: float, expected: float, tmp_path: Path
) -> None:
    """Time goes on while the server is down, but nobody comes back to less than a minute, or to more than they had."""

    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, clock={"kind": kind}) as (table, _, (first, second)):
            await second.answer_first()
            await opened.wait(used)
            seat = first.seat
        opened.clock.now += down
        await opened.restart()
        assert deadlines(opened, table) == {seat: expected}
        await opened.wait(expected + 0.1)
        assert len(the_game(opened, table).moves) == 2, "and the clock runs with nobody there"

    told(tmp_path, story)


def test_a_restart_in_a_pause_takes_no_time_from_anybody(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, clock={"kind": "relaxed"}) as (table, (ann, _), (first, second)):
            await second.answer_first()
            for tab in (first, second):
                await tab.say("pause", on=True)
            seat = first.seat
        opened.clock.now += 10 * DAY
        await opened.restart()
        await opened.wait(DAY)
        assert opened.table(table).setup.paused
        assert len(the_game(opened, table).moves) == 1
        async with ann.at(table) as again:
            assert again.table["paused"]
            await again.say("pause", on=False)
            assert deadlines(opened, table) == {seat: 180}
            await opened.wait(180.1)
            assert len(the_game(opened, table).moves) == 2

    told(tmp_path, story)


@pytest.mark.parametrize("game", tw.game_names())
def test_every_decision_can_have_its_own_time(game: str) -> None:
    """The ids of decisions that a clock takes are those of the dossier."""
    texts = wording(game, "en").words.texts
    known = frozenset(key.removeprefix("decision.") for key in texts if key.startswith("decision."))
    assert len(known) > 5
    assert Clock("custom", 60, dict.fromkeys(known, 30)).problem(known) is None


def test_the_clock_of_the_parlour_itself() -> None:
    """The tests' own time rings in order and not early; otherwise all of the above would prove nothing."""
    time, rung = Time(), list[Any]()
    for seconds in (3.0, 1.0, 2.0):
        time.call_later(seconds, rung.append, seconds)
    time.call_later(1.5, rung.append, "cancelled").cancel()
    while time.ring(1002.5):
        pass
    assert rung == [1.0, 2.0]
    assert time.now == 1002.5
