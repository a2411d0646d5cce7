"""Nobody can replay a running game, in any way: not even the operator gets a record of it."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.parlour import Guest, Parlour, everybody
from tests.server.stories import BOT, ME, OPEN, finished, refused, the_game, told

import tumbleweed as tw

TOKEN = "the operator's own"
every_game = pytest.mark.parametrize("game", tw.game_names())

OF_A_RECORD = (
    ("GET", "/records/{}"), ("GET", "/records/{}/verify"), ("GET", "/records/{}/timeline"), ("GET", "/records/{}/link"),
    ("GET", "/records/{}/frames"), ("GET", "/records/{}/frames?seat=-2"), ("GET", "/records/{}/frames?seat=0"),
    ("POST", "/records/{}/play"), ("GET", "/operator/tables/{}/export"),
)  # fmt: skip


def test_there_are_no_other_ways_to_a_record(tmp_path: Path) -> None:
    """Every operation that has a record to show is in the list above, which the next test goes through."""

    async def story(opened: Parlour) -> None:
        paths = {
            path.replace("{id}", "{}") for path in opened.app.openapi()["paths"] if "record" in path or "export" in path
        }
        assert paths == {f"/api{path.split('?')[0]}" for _, path in OF_A_RECORD} | {"/api/records"}

    told(tmp_path, story)


@every_game
def test_a_running_game_cannot_be_replayed_by_anybody(tmp_path: Path, game: str) -> None:
    """Not by its players, not by strangers, not by the operator; not before it begins, nor while it runs, nor in the
    moment in which it is over but not everybody has been shown that. The same for a game that was taken over.
    """

    async def story(opened: Parlour) -> None:
        ann, stranger = await opened.guest("Ann"), await opened.guest("Bob")
        ann.http.headers["Authorization"] = f"Bearer {TOKEN}"
        table = await ann.table(game, [ME, OPEN, BOT])
        await locked(table, "not_begun", ann, stranger)
        await ann.call("POST", f"/tables/{table}/start", fill="")
        await locked(table, "still_running", ann, stranger)
        async with ann.at(table) as seat:
            await opened.wait(1)
            await everybody(opened, seat)
            await locked(table, "still_running", ann, stranger)
        original = await finished(opened, ann)
        for luck in ("same", "new"):
            wish: dict[str, Any] = {"moment": 5, "seat": 1, "luck": luck}
            fresh = (await ann.call("POST", f"/records/{original}/play", **wish))["id"]
            await locked(fresh, "still_running", ann, stranger)
            async with ann.at(fresh) as seat:
                await opened.wait(1)
                await locked(fresh, "still_running", ann, stranger)
                shown_to = json.dumps([json.loads(text) for text in seat.raw])
                kept = opened.table(fresh)
                assert kept.seed is not None
                assert str(kept.seed) not in shown_to
            await ann.call("GET", f"/records/{original}/timeline")

    told(tmp_path, story, operator_token=TOKEN)


async def locked(table: str, code: str, *guests: Guest) -> None:
    """Nobody gets anything."""
    for guest in guests:
        for method, path in OF_A_RECORD:
            body = {"moment": 0, "seat": 0} if method == "POST" else {}
            operators = "/operator" in path and "Authorization" not in guest.http.headers
            await refused(guest, "not_the_operator" if operators else code, method, path.format(table), **body)


def test_a_game_that_is_over_but_not_shown_to_be(tmp_path: Path) -> None:
    """While the last pause lasts nobody can see that it was the last one."""

    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("dice-town", [ME, BOT], reaction=10.0, options=tw.find("dice-town").automatic({}))
        async with ann.at(table) as seat:
            await ann.call("POST", f"/tables/{table}/start")
            await ann.call("POST", f"/tables/{table}/stand")
            for _ in range(40_000):
                await opened.wait(1)
                if the_game(opened, table).over:
                    break
            if not the_game(opened, table).shown_over:
                await refused(ann, "still_running", "GET", f"/records/{table}/timeline")
            await opened.wait(60)
            await everybody(opened, seat)
            await ann.call("GET", f"/records/{table}/timeline")

    told(tmp_path, story)
