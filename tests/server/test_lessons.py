"""Lessons on the server: played as they are written, left, gone on from, and what nobody may do with them."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.parlour import Guest, GuestSeat, Parlour, everybody
from tests.server.stories import the_game, told

import tumbleweed as tw
from tumbleweed.beats import Lesson
from tumbleweed.lesson import lesson

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
        given = plan.answers_of(plan.learner)[number]
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
        assert names == ["Ann" if seat == plan.learner else name for seat, name in enumerate(plan.names)]
        assert {chair["bot"] for chair in made["chairs"]} == {"", "tenderfoot"}
        assert await ann.call("GET", "/tables") == [], "it is in no list"
        async with ann.at(made["id"]) as seat:
            await follow(opened, seat, plan, len(plan.answers_of(plan.learner)))
            game_now = the_game(opened, made["id"])
            assert plan.fits(game_now.s)
            for at in range(plan.seats):
                line = list(plan.answers_of(at))
                assert [move.text for move in game_now.moves if move.seat == at][: len(line)] == line

    told(tmp_path, story)
