"""Around a game: leaving and coming back, several seats on one device, several tabs, rematches, chat."""

import asyncio
import contextlib
import random
from pathlib import Path

from tests.server.parlour import Guest, Parlour, everybody
from tests.server.stories import BOT, ME, OPEN, refused, told, two_at_a_table

from tumbleweed.server.table.broadcast import CROWD_SECONDS

# ---------------------------------------------------------------- leaving and coming back


def test_a_bot_plays_for_who_stood_up_until_he_sits_down_again(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (_, bob), (first, second)):
            seat, where = second.seat, f"/tables/{table}"
            await bob.call("POST", f"{where}/stand")
            await everybody(opened, first, second)
            chair = first.table["chairs"][seat]
            assert chair["left"]
            assert chair["bot"]
            assert chair["kind"] == "person"
            assert chair["name"] == "Bob"
            assert second.view["seat"] == seat, "it is still his chair, and his hand"
            assert (await second.tells("answer", seat=seat, number=0, action="keep 9"))["code"] in (
                "you_left",
                "late_answer",
            )
            rounds = first.view["round"]
            while first.view["round"] == rounds:
                await first.until(lambda: first.question is not None)
                await first.answer_first(random.Random(1).choice)
                await opened.wait(5)
                await everybody(opened, first, second)
            async with bob.at(table) as tab:
                assert tab.table["chairs"][seat]["left"], "looking in is not coming back"
            await bob.call("POST", f"{where}/sit")
            await everybody(opened, first, second)
            chair = first.table["chairs"][seat]
            assert not chair["left"]
            assert not chair["bot"]
            await refused(bob, "begun", "POST", f"{where}/sit")

    told(tmp_path, story)


def test_a_bot_stands_in_for_who_is_not_here_and_goes_when_he_comes(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, bob), (first, second)):
            seat, where = second.seat, f"/tables/{table}"
            assert "Bob" in await refused(ann, "person_here", "POST", f"{where}/bot", chair=seat)
            await refused(Guest(opened), "no_name", "POST", f"{where}/bot", chair=seat)
            await refused(await opened.guest("Cal"), "not_your_seat", "POST", f"{where}/bot", chair=seat)
            await second.wire.close()
            await first.until(lambda: not first.table["chairs"][seat]["here"])
            await refused(ann, "bot_weaker", "POST", f"{where}/bot", chair=seat, bot="settler")
            await ann.call("POST", f"{where}/bot", chair=seat)
            await opened.wait(5)
            await everybody(opened, first)
            assert seat not in first.view["waiting"], "the bot has answered for him"
            async with bob.at(table) as tab:
                await everybody(opened, first)
                assert tab.seat == seat
                assert not tab.table["chairs"][seat]["bot"]
                assert first.table["chairs"][seat]["here"]
                assert not first.table["chairs"][seat]["bot"]
                await first.answer_first()
                await everybody(opened, first, tab)
                await tab.until(lambda: tab.question is not None)
                assert (await tab.answer_first())["type"] == "done"

    told(tmp_path, story)


def test_the_host_passes_on_in_a_game_too(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, bob), (first, second)):
            await ann.call("POST", f"/tables/{table}/stand")
            await everybody(opened, first, second)
            assert second.table["host"]
            assert not first.table["host"]
            await bob.call("POST", f"/tables/{table}/stand")
            await everybody(opened, first, second)
            assert second.table["status"] == "playing", "bots play on"
            assert second.table["host"], "the last may close it"
            await bob.call("DELETE", f"/tables/{table}")

    told(tmp_path, story)


# ---------------------------------------------------------------- devices and tabs


def test_several_seats_on_one_device_behind_a_curtain(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        seats = [ME, {"kind": "same_device", "name": "Kid"}, OPEN]
        table = await ann.table("dice-town", seats, reaction=1.5)
        await bob.call("POST", f"/tables/{table}/sit")
        await refused(bob, "no_free_chair", "POST", f"/tables/{table}/sit", name="Bob's kid")
        async with ann.at(table) as device, bob.at(table) as other, Guest(opened).at(table) as watching:
            await ann.call("POST", f"/tables/{table}/start")
            await everybody(opened, device, other, watching)
            mine = [seat for seat, chair in enumerate(device.table["chairs"]) if chair["mine"]]
            assert len(mine) == 2
            assert device.seat == -1, "the curtain is closed at first"
            assert device.view == watching.view
            assert device.question is None
            assert device.heard_of("asked")[-1]["seats"] == mine, "but it says who is to take the device"
            assert other.heard_of("asked") == watching.heard_of("asked") == []
            for seat in mine:
                await device.say("look", seat=seat)
                assert device.seat == seat
                assert device.view["players"][seat]["cup"]
                assert "cup" not in device.view["players"][mine[0] + mine[1] - seat]
                await device.answer_first()
            assert (await device.tells("look", seat=other.seat))["code"] == "not_your_seat"
            await device.say("look", seat=-1)
            await everybody(opened, device, other, watching)
            assert device.view == watching.view
            assert device.seat == -1
            await other.answer_first()
            await opened.wait(3)
            await everybody(opened, device, other, watching)
            assert device.view == watching.view, "news reach a closed curtain as they reach spectators"
            assert {message["seat"] for message in device.heard_of("update")[-1:]} == {-1}

    told(tmp_path, story)


def test_another_chair_for_the_same_device_and_standing_up_from_it(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("dice-town", [ME, OPEN, OPEN, OPEN])
        await refused(ann, "already_sitting", "POST", f"/tables/{table}/sit")
        for name in ("Kid", "Kid"):
            await ann.call("POST", f"/tables/{table}/sit", name=name)
        shown = await ann.call("GET", f"/tables/{table}")
        assert [chair["name"] for chair in shown["chairs"]] == ["Ann", "Kid", "Kid 2", ""]
        shown = await ann.call("POST", f"/tables/{table}/stand", chair=1)
        assert [chair["name"] for chair in shown["chairs"]] == ["Ann", "", "Kid 2", ""]
        assert shown["host"]
        shown = await ann.call("POST", f"/tables/{table}/kick", chair=2)
        assert [chair["mine"] for chair in shown["chairs"]] == [True, False, False, False]

    told(tmp_path, story)


def test_all_tabs_of_a_person_hear_the_same(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, _), (first, second)):
            seen = first.next
            async with ann.at(table, lang="hu") as tab, ann.at(table, since=seen) as late:
                assert tab.seat == late.seat == first.seat
                assert tab.view == late.view == first.view
                assert late.events == []
                assert len(tab.events) == len(first.events)
                assert first.table["spectators"] == 0
                await late.answer_first()
                await second.answer_first()
                await everybody(opened, first, second, tab, late)
                assert tab.view == late.view == first.view
                assert tab.next == late.next == first.next
                assert [e["seq"] for e in first.events] == list(range(first.next)), "nothing twice, nothing lost"
                words = [event["words"] for event in first.events], [event["words"] for event in tab.events]
                assert words[0] != words[1]
                assert len(words[0]) == len(words[1])

    told(tmp_path, story)


def test_spectators_come_and_go(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, _, (first, _second)):
            async with Guest(opened).at(table), (await opened.guest("Cal")).at(table) as cal:
                assert cal.table["spectators"] == 2, "who comes knows at once"
                await opened.wait(CROWD_SECONDS)
                await everybody(opened, first)
                assert first.table["spectators"] == 2
                assert cal.seat == -1
                assert (await cal.tells("answer", seat=0, number=0, action="keep 9"))["code"] == "not_your_seat"
                assert (await cal.tells("pause", on=True))["code"] == "not_your_seat"
            await opened.wait(CROWD_SECONDS)
            await everybody(opened, first)
            assert first.table["spectators"] == 0

    told(tmp_path, story)


def test_a_crowd_of_spectators_is_told_of_once(tmp_path: Path) -> None:
    """Each who comes sees everything; but nobody is told of each of the others."""

    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, _, (first, _second)), contextlib.AsyncExitStack() as crowd:
            before = len(first.heard_of("table"))
            watching = [await crowd.enter_async_context(Guest(opened).at(table)) for _ in range(40)]
            await opened.wait(CROWD_SECONDS)
            await everybody(opened, first, *watching)
            assert len(first.heard_of("table")) == before + 1
            assert all(each.table == watching[0].table for each in watching)
            assert watching[0].table["spectators"] == 40
            assert all(each.events == watching[0].events for each in watching)
            assert all(len(each.heard_of("table")) == 2 for each in watching), "when they came, and when all had come"

    told(tmp_path, story)


# ---------------------------------------------------------------- rematch


def test_a_rematch_with_other_options(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob, cal = [await opened.guest(name) for name in ("Ann", "Bob", "Cal")]
        table = await ann.table("dice-town", [ME, OPEN, OPEN, BOT], options={"shuffle_seats": False})
        for guest in (bob, cal):
            await guest.call("POST", f"/tables/{table}/sit")
        await refused(ann, "not_begun", "POST", f"/tables/{table}/rematch")
        await ann.call("POST", f"/tables/{table}/start")
        await refused(ann, "begun", "POST", f"/tables/{table}/rematch")
        for guest in (bob, cal):
            await guest.call("POST", f"/tables/{table}/stand")
        await ann.call("DELETE", f"/tables/{table}")
        await refused(await opened.guest("Dan"), "not_sitting", "POST", f"/tables/{table}/rematch")
        wrong = {"options": {"edition": "third"}}
        assert "second" in await refused(bob, "bad_options", "POST", f"/tables/{table}/rematch", **wrong)
        async with ann.at(table) as watching:
            changed = await bob.call("POST", f"/tables/{table}/rematch", options={"edition": "first"}, pace=3)
            fresh = changed["id"]
            await everybody(opened, watching)
            assert watching.table["rematch"] == fresh
        again = await bob.call("GET", f"/tables/{fresh}")
        assert again["options"]["edition"] == "first"
        assert again["pace"] == 3
        assert again["status"] == "open"
        names = [chair["name"] for chair in again["chairs"]]
        assert names[:3] == ["Ann", "Bob", ""], "he who asks sits, though he had left; the other who left does not"
        assert again["chairs"][3]["bot"] == "random"
        assert again["host"]
        assert again["fair"]["commitment"] != (await ann.call("GET", f"/tables/{table}"))["fair"]["commitment"]
        assert (await ann.call("POST", f"/tables/{table}/rematch"))["id"] == fresh, "there is only one"

    told(tmp_path, story)


def test_who_asks_for_a_rematch_at_the_same_time_meets_at_one_table(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, bob), (first, second)):
            where = f"/tables/{table}"
            await bob.call("POST", f"{where}/stand")
            await ann.call("DELETE", where)
        async with ann.at(table) as first, bob.at(table) as second:
            assert (first.table["rematch"], first.table["for_rematch"]) == (None, [])
            asked = [guest.call("POST", f"{where}/rematch") for guest in (ann, bob, ann)]
            fresh = {each["id"] for each in await asyncio.gather(*asked)}
            assert len(fresh) == 1
            await everybody(opened, first, second)
            for tab in (first, second):
                assert tab.table["rematch"] in fresh
                assert tab.table["for_rematch"] == [0, 1]

    told(tmp_path, story)


def test_a_rematch_that_was_closed_can_be_asked_for_again(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, bob), _):
            await bob.call("POST", f"/tables/{table}/stand")
            await ann.call("DELETE", f"/tables/{table}")
        gone = (await ann.call("POST", f"/tables/{table}/rematch"))["id"]
        await ann.call("DELETE", f"/tables/{gone}")
        fresh = (await bob.call("POST", f"/tables/{table}/rematch"))["id"]
        assert fresh != gone
        old = await bob.call("GET", f"/tables/{table}")
        wanting = [old["chairs"][seat]["name"] for seat in old["for_rematch"]]
        assert wanting == ["Bob"], "who wanted the other has to say so again"

    told(tmp_path, story)


# ---------------------------------------------------------------- chat


def test_players_do_not_hear_spectators_while_they_play(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, bob), (first, second)):
            cal = await opened.guest("Cal")
            async with cal.at(table) as watching, Guest(opened).at(table) as nameless:
                await watching.say("say", text="Ann holds an ace")
                await first.say("say", text=" Howdy \u0007 Bob ")
                assert (await nameless.tells("say", text="Boo"))["code"] == "no_name"
                await everybody(opened, first, second, watching, nameless)
                heard = {tab: [(line["room"], line["name"], line["text"]) for line in tab.chat]
                         for tab in (first, second, watching, nameless)}  # fmt: skip
                of_players, of_all = ("players", "Ann", "Howdy Bob"), ("spectators", "Cal", "Ann holds an ace")
                assert heard[first] == heard[second] == [of_players]
                assert heard[watching] == heard[nameless] == [of_all, of_players]
                async with bob.at(table) as again, cal.at(table, chat=1) as later:
                    assert [line["text"] for line in again.chat] == ["Howdy Bob"]
                    assert [line["text"] for line in later.chat] == ["Howdy Bob"], "only from number 1 on"
                await bob.call("POST", f"/tables/{table}/stand")
                await watching.say("say", text="Bob has gone")
                await everybody(opened, second)
                assert len(second.chat) == 1, "who left may come back to play"
            await ann.call("DELETE", f"/tables/{table}")
            async with bob.at(table) as after:
                assert len(after.chat) == 3, "afterwards everybody may know everything"

    told(tmp_path, story)


def test_chat_has_limits(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, _), (first, second)):
            assert "400" in (await first.tells("say", text="x" * 401))["words"]
            assert (await first.tells("say", text=" \u200b\n"))["code"] == "bad_line"
            assert (await first.tells("say", text="x" * 400))["type"] == "done"
            said = [await first.tells("say", text=f"line {number}") for number in range(10)]
            assert [reply.get("code", "done") for reply in said] == ["done"] * 5 + ["too_fast"] * 5
            async with ann.at(table) as again:
                reply = await again.tells("say", text="from another window")
                assert reply["code"] == "too_fast", "it is the person who talks, not the window"
            assert (await second.tells("say", text="my turn"))["type"] == "done", "everybody has a measure of their own"
            opened.clock.now += 60
            assert (await first.tells("say", text="later"))["type"] == "done"
            await everybody(opened, second)
            assert [line["number"] for line in second.chat] == list(range(8))

    told(tmp_path, story, rate=30.0)
