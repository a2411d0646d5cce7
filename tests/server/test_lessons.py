"""Lessons on the server: played as they are written, left, gone on from, and what nobody may do with them."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.sampling import one_in
from tests.server.parlour import Guest, GuestSeat, Parlour, everybody
from tests.server.stories import BOT, ME, refused, the_game, told

import tumbleweed as tw
from tumbleweed.beats import LEARNER, Lesson
from tumbleweed.core.spec import find
from tumbleweed.lesson import lesson
from tumbleweed.server.fair import SECRET
from tumbleweed.server.replay.check_records import check_all
from tumbleweed.server.store import open_archive
from tumbleweed.words import LANGUAGES

every_game = pytest.mark.parametrize("game", tw.game_names())


async def begin(guest: Guest, game: str, **more: Any) -> dict[str, Any]:
    reply = await guest.http.post("/api/lessons", json={"game": game, **more})
    assert reply.status_code == 201, reply.text
    table: dict[str, Any] = reply.json()
    return table


async def play_on(guest: Guest, table: str) -> str:
    return str((await guest.call("POST", f"/tables/{table}/play-on"))["id"])


async def follow(opened: Parlour, seat: GuestSeat, plan: Lesson, answers: int) -> None:
    """Answers as the lesson asks, so often, and lets the bots answer."""
    for number in range(answers):
        await opened.wait(30)
        await everybody(opened, seat)
        assert seat.question is not None, f"the learner is asked {answers} times, not {number}"
        assert seat.question["number"] == number
        given = plan.answers_of(LEARNER)[number]
        assert (await seat.answer(given))["type"] == "done", given
    await opened.wait(60)
    await everybody(opened, seat)


@every_game
def test_a_lesson_is_played_as_it_is_written(tmp_path: Path, game: str) -> None:
    plan = lesson(game, "en")

    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        made = await begin(ann, game)
        assert made["status"] == "playing"
        assert (made["lesson"], made["own_way"], made["public"]) == (True, False, False)
        assert made["fair"]["luck"] == "set_up"
        assert made["fair"]["commitment"] == ""
        names = [chair["name"] for chair in made["chairs"]]
        assert names == ["Ann" if seat == LEARNER else name for seat, name in enumerate(plan.names)]
        assert {chair["bot"] for chair in made["chairs"]} == {"", "tenderfoot"}
        assert await ann.call("GET", "/tables") == [], "it is in no list"
        async with ann.at(made["id"]) as seat:
            await follow(opened, seat, plan, len(plan.answers_of(LEARNER)))
            game_now = the_game(opened, made["id"])
            assert plan.fits(game_now.s)
            for at in range(plan.seats):
                line = list(plan.answers_of(at))
                assert [move.text for move in game_now.moves if move.seat == at][: len(line)] == line

    told(tmp_path, story)


async def three_answers(opened: Parlour, ann: Guest, game: str) -> tuple[str, Lesson]:
    """A lesson after three answers of the learner."""
    plan = lesson(game, "en")
    table = str((await begin(ann, game))["id"])
    async with ann.at(table) as seat:
        await follow(opened, seat, plan, 3)
    return table, plan


@every_game
def test_whoever_goes_another_way_plays_against_ordinary_bots(tmp_path: Path, game: str) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table, plan = await three_answers(opened, ann, game)
        assert not (await ann.call("GET", f"/tables/{table}"))["own_way"]
        async with ann.at(table) as seat:
            await everybody(opened, seat)
            asked = plan.expected(the_game(opened, table).s) or []
            await seat.answer_first(lambda options: next(each for each in options if each not in asked))
            assert not plan.fits(the_game(opened, table).s)
            await opened.wait(600)
            await everybody(opened, seat)
            assert seat.question is not None, "the game goes on by itself"
        assert (await ann.call("GET", f"/tables/{table}"))["own_way"]
        bob = await opened.guest("Bob")
        assert not (await bob.call("GET", f"/tables/{table}"))["own_way"], "nobody else need know"

    told(tmp_path, story)


@pytest.mark.parametrize("game", one_in(3, sorted(tw.game_names(), reverse=True)))
def test_a_lesson_goes_on_at_a_new_table_with_everything_hidden_dealt_anew(tmp_path: Path, game: str) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table, _ = await three_answers(opened, ann, game)
        was = the_game(opened, table)
        view, answered = find(game).view(was.s, LEARNER), len(was.moves)
        assert [(each["id"], each["lesson"]) for each in await ann.call("GET", "/me/games")] == [(table, True)]
        fresh = await play_on(ann, table)
        assert await play_on(ann, table) == fresh, "twice is once"
        assert [(each["id"], each["lesson"]) for each in await ann.call("GET", "/me/games")] == [(fresh, False)]
        assert find(game).view(the_game(opened, fresh).s, LEARNER) == view
        seen, old = await ann.call("GET", f"/tables/{fresh}"), await ann.call("GET", f"/tables/{table}")
        assert (old["status"], old["rematch"], old["lesson"]) == ("closed", fresh, True)
        assert (seen["status"], seen["lesson"], seen["own_way"]) == ("playing", False, False)
        assert seen["origin"] == {"record": table, "moment": answered}
        assert seen["fair"]["luck"] == "dealt"
        assert [chair["name"] for chair in seen["chairs"]] == [chair["name"] for chair in old["chairs"]]
        assert [chair["bot"] for chair in seen["chairs"]] == [chair["bot"] for chair in old["chairs"]]
        record = tw.record(the_game(opened, fresh).s)
        assert SECRET.fullmatch(record["seed"])
        assert record["start"]["before"]["seed"] == "lesson"
        assert tw.record(tw.replay(record)) == record
        await opened.restart()
        async with ann.at(fresh) as seat:
            await ann.call("POST", f"/tables/{fresh}/stand")
            await opened.wait(36_000)
            await everybody(opened, seat)
            assert seat.table["status"] == "finished"
        proven = await ann.call("GET", f"/records/{fresh}/verify")
        assert (proven["replays"], proven["finished"], proven["fair"]) == (True, True, False)

    told(tmp_path, story)


@every_game
def test_two_worlds_come_of_one_lesson(tmp_path: Path, game: str) -> None:
    """The same moment, gone on from twice: what the learner sees is the same, and what is hidden is not."""

    async def story(opened: Parlour) -> None:
        dumps = []
        for name in ("Ann", "Bob"):
            guest = await opened.guest(name)
            table, _ = await three_answers(opened, guest, game)
            s = the_game(opened, await play_on(guest, table)).s
            dumps.append((find(game).view(s, LEARNER), find(game).dump(s)))
        (view, first), (same, second) = dumps
        assert view == same
        assert {name for name in first if first[name] != second[name]} > {"seed"}

    told(tmp_path, story)


def test_nobody_else_goes_on_and_nothing_but_a_lesson_does(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob", "hu")
        table, _ = await three_answers(opened, ann, "boomtown")
        await refused(bob, "not_your_seat", "POST", f"/tables/{table}/play-on")
        other = await bob.table("boomtown", [ME, BOT, BOT])
        assert "lecke" in await refused(bob, "no_lesson", "POST", f"/tables/{other}/play-on")
        await refused(bob, "no_such_table", "POST", "/tables/abc/play-on")
        await ann.call("DELETE", f"/tables/{table}", 204)
        await refused(ann, "table_closed", "POST", f"/tables/{table}/play-on")
        await refused(ann, "no_such_game", "POST", "/lessons", game="chess")
        await refused(ann, "no_such_bot", "POST", "/lessons", game="boomtown", bots="deep-blue")

    told(tmp_path, story)


def test_a_lesson_outlives_a_restart(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Lupe")
        made = await begin(ann, "dodge-city", bots="deputy:stingy")
        assert [chair["name"] for chair in made["chairs"]] == ["Lupe 2", "Lupe"]
        plan, table = lesson("dodge-city", "en"), made["id"]
        async with ann.at(table) as seat:
            await follow(opened, seat, plan, 4)
        await opened.restart()
        assert (await ann.call("GET", f"/tables/{table}"))["lesson"]
        async with ann.at(table) as seat:
            await everybody(opened, seat)
            assert seat.question is not None
            assert seat.question["number"] == 4
            for text in plan.answers_of(LEARNER)[4:]:
                await opened.wait(30)
                await everybody(opened, seat)
                assert (await seat.answer(text))["type"] == "done", text
            assert plan.fits(the_game(opened, table).s)
        fresh = await play_on(ann, table)
        assert opened.table(fresh).chairs[1].bot == "deputy:stingy"

    told(tmp_path, story)


def test_a_lesson_that_is_left_alone_counts_in_no_statistics(tmp_path: Path) -> None:
    """It can be played to its end, like any table; its record says that its luck was set up."""

    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = str((await begin(ann, "dice-town", bots="random"))["id"])
        async with ann.at(table) as seat:
            await ann.call("POST", f"/tables/{table}/stand")
            await opened.wait(36_000)
            await everybody(opened, seat)
            assert seat.table["status"] == "finished"
            assert seat.table["fair"]["luck"] == "set_up"
        assert b"tumbleweed_finished_games_total{" not in opened.hall.metrics.page()
        await refused(ann, "game_over", "POST", f"/tables/{table}/play-on")
        record = await ann.call("GET", f"/records/{table}")
        assert record["seed"] == "lesson"
        assert {"fair", "luck"} & record.keys() == set()
        proven = await ann.call("GET", f"/records/{table}/verify")
        assert (proven["replays"], proven["finished"], proven["fair"]) == (True, True, False)
        assert "lesson" in proven["problems"][0]
        again = str((await ann.call("POST", "/records", **record))["id"])
        for id_ in (table, again):
            assert (await ann.call("GET", f"/records/{id_}/timeline"))["luck"] == "set_up"
        taken = await ann.call("POST", f"/records/{again}/play", moment=3, seat=0, luck="same")
        assert not (await ann.call("GET", f"/tables/{taken['id']}"))["lesson"], "taken over, it is a game like others"
        assert [each.difference async for each in check_all(await open_archive(tmp_path))] == ["", "", ""]

    told(tmp_path, story)


# ---------------------------------------------------------------- what it says


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_what_a_lesson_says(tmp_path: Path, game: str, language: str) -> None:
    plan = lesson(game, language)

    async def story(opened: Parlour) -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(opened.app), base_url=opened.url) as http:
            reply = await http.get(f"/api/games/{game}/lesson", params={"lang": language})
            unchanged = await http.get(
                f"/api/games/{game}/lesson", params={"lang": language}, headers={"If-None-Match": reply.headers["etag"]}
            )
            assert (unchanged.status_code, unchanged.content) == (304, b"")
            assert (await http.get("/api/games/chess/lesson")).json()["code"] == "no_such_game"
            assert (await http.get(f"/api/games/{game}/lesson?version=99")).json()["code"] == "newer_rules"
        found = reply.json()
        assert (found["game"], found["language"], found["learner"]) == (game, language, 0)
        assert [beat["text"] for beat in found["beats"]] == [beat.text for beat in plan.beats]
        mine = list(plan.answers_of(LEARNER))
        assert [given or text for given, text in zip(found["answers"], mine, strict=True)] == mine
        asked = {each["at"]: [each["answer"], *each["then"]] for each in found["hints"]}
        for beat in found["beats"]:
            if beat["answer"]:
                asked[beat["when"]["at"]] = [beat["answer"], *beat["then"]]
            assert beat["free"] == (beat["do"] == "answer" and beat["answer"] is None)
        together = [text for _, texts in sorted(asked.items()) for text in texts]
        assert together == [text for text in found["answers"] if text]

    told(tmp_path, story)
