"""Nobody freezes a table: who is waited for can be called, a bot can play for them, and they take their seat back."""

from pathlib import Path
from typing import Any

from tests.server.parlour import Parlour, everybody
from tests.server.stories import BOT, ME, OPEN, deadlines, the_game, told, two_at_a_table

from tumbleweed.server.socket.calling import CALL_AFTER, CALL_AGAIN
from tumbleweed.server.table.setup import Setup
from tumbleweed.server.table.stored import setup_from

TELLING = 15
IDLE = 120.0


def test_who_decides_for_long_can_be_called_once_a_minute(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (_, _, (ann, bob)):
            await ann.answer_first()
            assert (await ann.tells("call", seat=bob.seat))["code"] == "not_waited_for"
            await opened.wait(CALL_AFTER + TELLING)
            assert (await ann.tells("call", seat=bob.seat))["type"] == "done"
            await everybody(opened, ann, bob)
            for tab in (ann, bob):
                assert [(each["seat"], each["by"]) for each in tab.heard_of("called")] == [(bob.seat, ann.seat)]
            assert (await ann.tells("call", seat=bob.seat))["code"] == "called_lately"
            assert (await bob.tells("call", seat=bob.seat))["code"] == "not_waited_for"
            assert (await bob.tells("call", seat=ann.seat))["code"] == "not_waited_for"
            assert (await ann.tells("call", seat=9))["code"] == "no_such_chair"
            await opened.wait(CALL_AGAIN)
            assert (await ann.tells("call", seat=bob.seat))["type"] == "done"

    told(tmp_path, story)


def test_nobody_but_players_calls_or_seats_a_bot(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, _, (ann, bob)):
            stranger = await opened.guest("Eve")
            await opened.wait(IDLE + TELLING)
            async with stranger.at(table) as watching:
                for kind in ("call", "stand_in", "back"):
                    assert (await watching.tells(kind, seat=bob.seat))["code"] == "not_your_seat"
            assert (await ann.tells("back", seat=bob.seat))["code"] == "not_your_seat"

    told(tmp_path, story)


def test_a_bot_plays_for_who_is_away_at_once_and_hands_the_seat_back(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (_, bobby), (ann, bob)):
            assert (await ann.tells("stand_in", seat=bob.seat))["code"] == "person_here"
            await bob.wire.close()
            await opened.wait(7)
            await everybody(opened, ann)
            await ann.answer_first()
            chair = (await bobby.call("GET", f"/tables/{table}"))["chairs"][bob.seat]
            assert not chair["here"]
            assert chair["away"] == 7
            assert (await ann.tells("stand_in", seat=bob.seat))["type"] == "done"
            await opened.wait(5)
            game = the_game(opened, table)
            assert any(move.seat == bob.seat and move.how == "bot" for move in game.moves)
            async with bobby.at(table) as again:
                assert again.table["chairs"][bob.seat]["bot"] == ""

    told(tmp_path, story)


def test_a_bot_plays_for_the_idle_after_the_time_agreed_on(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, idle=IDLE) as (table, _, (ann, bob)):
            await ann.answer_first()
            await opened.wait(IDLE - 1)
            assert (await ann.tells("stand_in", seat=bob.seat))["code"] == "person_here"
            await opened.wait(1 + TELLING)
            assert (await ann.tells("stand_in", seat=bob.seat))["type"] == "done"
            await opened.wait(5)
            await everybody(opened, ann, bob)
            game = the_game(opened, table)
            assert any(move.seat == bob.seat and move.how == "bot" for move in game.moves)
            assert bob.table["chairs"][bob.seat]["bot"] == "deputy"
            assert (await bob.tells("back", seat=bob.seat))["type"] == "done"
            assert bob.table["chairs"][bob.seat]["bot"] == ""

    told(tmp_path, story)


def test_where_no_time_was_agreed_on_nobody_who_is_here_is_replaced(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, idle=0) as (_, _, (ann, bob)):
            await ann.answer_first()
            await opened.wait(100_000)
            assert (await ann.tells("stand_in", seat=bob.seat))["code"] == "person_here"

    told(tmp_path, story)


def test_how_long_somebody_has_been_waited_for_is_said(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (anna, _), _):
            await opened.wait(50)
            async with anna.at(table) as again:
                time: Any = again.heard_of("snapshot")[-1]["time"]
                assert 50 - TELLING <= time["waited"] <= 50

    told(tmp_path, story)


def test_the_gentle_clock_runs_only_where_several_people_play(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, clock={"kind": "gentle"}) as (table, _, (ann, bob)):
            assert set(deadlines(opened, table)) == {ann.seat, bob.seat}
            assert all(600 <= seconds <= 600 + TELLING for seconds in deadlines(opened, table).values())
            await opened.wait(600 + TELLING)
            assert {move.how for move in the_game(opened, table).moves} == {"default"}
        ann_alone = await opened.guest("Ann")
        table = await ann_alone.table("dice-town", [ME, BOT], clock={"kind": "gentle"})
        async with ann_alone.at(table) as tab:
            await ann_alone.call("POST", f"/tables/{table}/start")
            await opened.wait(10_000)
            await everybody(opened, tab)
            assert tab.question is not None
            assert deadlines(opened, table) == {}

    told(tmp_path, story)


def test_what_new_tables_have_and_old_ones_keep(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        made = await ann.call("POST", "/tables", game="boomtown", seats=[ME, OPEN, OPEN])
        assert (made["clock"]["kind"], made["idle"]) == ("gentle", IDLE)

    told(tmp_path, story)
    assert setup_from('{"reaction":1.5,"pace":0.8}') == Setup()
    assert (Setup().clock.kind, Setup().idle) == ("none", 0)
