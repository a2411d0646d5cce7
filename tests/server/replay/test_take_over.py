"""Taking over: a game that is over goes on from any of its moments, with the same luck or new luck, to another end."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.parlour import Guest, Parlour, everybody
from tests.server.stories import finished, played, refused, the_game, told

import tumbleweed as tw
from tumbleweed.core.record import Record, replay
from tumbleweed.core.spec import find
from tumbleweed.core.start import start_of
from tumbleweed.server.fair import SECRET
from tumbleweed.server.rate_limits import Rates
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay import verification
from tumbleweed.server.replay.check_records import Checked, check_all
from tumbleweed.server.store import open_archive
from tumbleweed.server.table.saving import keep

every_game = pytest.mark.parametrize("game", tw.game_names())
SECRET_SEED = "5eed" * 16
SHORT: dict[str, dict[str, Any]] = {"dodge-city": {"pass_limit": 3}}


async def bring(guest: Guest, record: Record) -> str:
    return str((await guest.call("POST", "/records", **record))["id"])


async def take_over(guest: Guest, id_: str, moment: int, seat: int, luck: str, **more: Any) -> str:
    wish = {"moment": moment, "seat": seat, "luck": luck, "bots": "random", "pace": 0.0, "reaction": 0.0, **more}
    reply = await guest.http.post(f"/api/records/{id_}/play", json=wish)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


async def play_to_the_end(opened: Parlour, guest: Guest, table: str) -> dict[str, Any]:
    """The guest answers a few questions, the server is started anew, and bots play on; the table at the end."""
    async with guest.at(table) as seat:
        await opened.wait(5)
        for _ in range(3):
            await everybody(opened, seat)
            if seat.question is not None:
                assert (await seat.answer_first())["type"] == "done"
                await opened.wait(5)
    rows = list(the_game(opened, table).moves)
    await opened.restart()
    async with guest.at(table) as seat:
        game = the_game(opened, table)
        assert game.moves[: len(rows)] == rows, "nothing is lost"
        await guest.call("POST", f"/tables/{table}/stand")
        await opened.wait(36_000)
        await everybody(opened, seat)
        assert seat.table["status"] == "finished"
        return seat.table


@every_game
@pytest.mark.parametrize(
    ("luck", "seed"),
    [
        pytest.param("same", 5, id="same-number", marks=pytest.mark.slow),
        pytest.param("same", SECRET_SEED, id="same-secret"),
        pytest.param("new", 5, id="new-number"),
        pytest.param("new", SECRET_SEED, id="new-secret", marks=pytest.mark.slow),
    ],
)
def test_to_the_end(tmp_path: Path, game: str, luck: str, seed: int | str) -> None:
    record = played(game, 3, seed, **SHORT.get(game, {}))
    moment = len(record["answers"]) // 3
    seat = 1

    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        id_ = await bring(ann, record)
        table = await take_over(ann, id_, moment, seat, luck)
        begins_there(opened, table, record, moment, seat, luck)
        end = await play_to_the_end(opened, ann, table)
        assert end["origin"] == {"record": id_, "moment": moment}
        assert end["fair"] == {
            "commitment": "", "secret": None, "numbers": None, "seed": None,
            "luck": "known" if luck == "same" else "dealt",
        }  # fmt: skip
        await its_record_stands(ann, table, luck, end["scores"])
        await taken_over_again(opened, ann, table)

    told(tmp_path, story)

    async def read() -> list[Checked]:
        return [each async for each in check_all(await open_archive(tmp_path))]

    stored = asyncio.run(read())
    assert len(stored) >= 3
    assert [each.difference for each in stored] == [""] * len(stored)


def begins_there(opened: Parlour, table: str, record: Record, moment: int, seat: int, luck: str) -> None:
    """The new game stands where the old one stood, as far as the seat knows; with new luck all else is different."""
    spec = find(record["game"])
    then = replay(record, upto=moment)
    game = the_game(opened, table)
    assert spec.view(game.s, seat) == spec.view(then, seat)
    assert game.s.log is not None
    assert then.log is not None
    assert game.s.log.seen_by(seat) == then.log.seen_by(seat), "what happened so far is remembered"
    chairs = opened.table(table).chairs
    assert [chair.kind for chair in chairs] == ["bot", "person", "bot"]
    assert len({chair.name for chair in chairs}) == 3
    if luck == "same":
        assert spec.dump(game.s) == spec.dump(then)
        assert [move.kept[:2] for move in game.moves] == [tuple(row[:2]) for row in record["answers"][:moment]]
    else:
        assert game.moves == []
        assert SECRET.fullmatch(str(game.s.chance.source.seed))
        assert game.s.chance.source.seed != record["seed"]
        assert spec.dump(game.s) != spec.dump(then)


async def its_record_stands(guest: Guest, table: str, luck: str, scores: list[int]) -> None:
    """It is downloaded, opened again and verified: it replays to its end, and its dice are not proven."""
    reply = await guest.http.get(f"/api/records/{table}")
    record = json.loads(reply.text)
    assert record["scores"] == scores
    assert record["luck"] == luck
    assert ("start" in record) == (luck == "new")
    assert "fair" not in record
    proven = await guest.call("GET", f"/records/{table}/verify")
    assert (proven["replays"], proven["finished"], proven["fair"]) == (True, True, False)
    assert "taken over" in proven["problems"][0]
    brought = await bring(guest, record)
    assert (await guest.call("GET", f"/records/{brought}")) == record
    assert (await guest.call("GET", f"/records/{brought}/verify")) == proven
    course = await guest.call("GET", f"/records/{brought}/timeline")
    assert course["luck"] == ("known" if luck == "same" else "dealt")
    assert course["scores"][-1] == scores
    last = course["moments"] - 1
    for seat in (-2, -1, 1):
        frame = (await guest.call("GET", f"/records/{table}/frames?seat={seat}&start={last}"))["frames"][0]
        assert frame["view"]["over"]


async def taken_over_again(opened: Parlour, guest: Guest, table: str) -> None:
    """From a game that was taken over one can take over again, either way."""
    record = await guest.call("GET", f"/records/{table}")
    moment = len(record["answers"]) // 2
    for luck in ("same", "new"):
        again = await take_over(guest, table, moment, 0, luck)
        spec = find(record["game"])
        assert spec.view(the_game(opened, again).s, 0) == spec.view(replay(record, upto=moment), 0)
        await opened.restart()
        assert (await guest.call("GET", f"/tables/{again}"))["status"] in ("playing", "finished")  # bots go on


def test_every_moment_can_be_taken_over(tmp_path: Path) -> None:
    """In the middle of a secret choice, of an offer, of a card: whatever is asked."""
    record = played("dice-town", 3, bribe_who="all")
    spec = find("dice-town")
    decisions = set()
    for moment in range(0, len(record["answers"]), 3):
        part = {**record, "answers": record["answers"][:moment], "scores": None}
        s = replay(part)
        assert s.ask is not None
        decisions.add(s.ask.decision_id())
        for seat in range(3):
            start = json.loads(json.dumps(start_of(spec, s, seat, SECRET_SEED, part)))
            t = replay({**part, "answers": [], "seed": SECRET_SEED, "start": start})
            assert spec.view(t, seat) == spec.view(s, seat)
    assert len(decisions) > 5


def test_the_people_at_such_a_table(tmp_path: Path) -> None:
    """Bots play the others; the person may stand up, come back, play again with fair dice, and find the game listed."""

    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        original = await finished(opened, ann)
        table = await take_over(bob, original, 9, 2, "new", bots="casual", pace=0.5)
        async with bob.at(table) as seat, ann.at(table) as watching:
            await everybody(opened, seat, watching)
            assert (seat.seat, watching.seat) == (2, -1)
            assert seat.table["pace"] == 0.5
            assert seat.table["fair"]["luck"] == watching.table["fair"]["luck"] == "dealt"
            assert [chair["bot"] for chair in seat.table["chairs"]] == ["casual", "casual", ""]
            assert [game["id"] for game in await bob.call("GET", "/me/games")] == [table]
            await bob.call("POST", f"/tables/{table}/stand")
            await bob.call("POST", f"/tables/{table}/sit")
            await bob.call("POST", f"/tables/{table}/stand")
            await opened.wait(36_000)
            await everybody(opened, seat)
            assert seat.table["status"] == "finished"
        again = (await bob.call("POST", f"/tables/{table}/rematch"))["id"]
        fresh = await bob.call("GET", f"/tables/{again}")
        assert (fresh["fair"]["luck"], fresh["origin"], len(fresh["fair"]["commitment"])) == ("sealed", None, 64)
        course = await ann.call("GET", f"/records/{original}/timeline")
        assert course["luck"] == "sealed", "the original is what it was"

    told(tmp_path, story)


def test_what_cannot_be_taken_over(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        record = played("boomtown", 3)
        id_ = await bring(ann, record)
        last = len(record["answers"])
        for code, change in (
            ("game_over", {"moment": last}),
            ("no_such_moment", {"moment": last + 1}),
            ("no_such_chair", {"seat": 3}),
            ("no_such_bot", {"bots": "clever"}),
            ("bad_seconds", {"pace": 99.0}),
            ("bad_request", {"luck": "better"}),
            ("bad_request", {"seat": -1}),
            ("bad_request", {"moment": "5"}),
            ("bad_request", {"why": 1}),
        ):
            await refused(ann, code, "POST", f"/records/{id_}/play", **{"moment": 5, "seat": 0, **change})
        await refused(ann, "no_such_record", "POST", "/records/nothing/play", moment=0, seat=0)
        nobody = Guest(opened)
        await refused(nobody, "no_name", "POST", f"/records/{id_}/play", moment=0, seat=0)
        assert opened.hall.tables == {}

    told(tmp_path, story)


def test_a_full_house_takes_nothing_over(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        id_ = await bring(ann, played("boomtown", 3))
        await take_over(ann, id_, 4, 0, "new")
        await refused(ann, "full_house", "POST", f"/records/{id_}/play", moment=4, seat=0)

    told(tmp_path, story, most_tables=1)


def test_dealt_anew_over_and_over(tmp_path: Path) -> None:
    """Each time the record grows by a whole game, so there is a limit; with the same luck there is none."""

    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        id_ = await bring(ann, played("boomtown", 3))
        opened.hall.limits.making = Rates(1e9, 1e9)  # type: ignore[misc]
        for _ in range(16):
            table = await take_over(ann, id_, 0, 0, "new")
            opened.hall.spawn(keep(opened.table(table), status="closed"))
            await opened.rest()
            id_ = table
        await refused(ann, "too_often", "POST", f"/records/{id_}/play", moment=0, seat=0, luck="new")
        await take_over(ann, id_, 0, 0, "same")
        record = await ann.call("GET", f"/records/{id_}")
        assert await bring(ann, record)
        deeper = {**record, "start": {**record["start"], "before": record}}
        await refused(ann, "bad_record", "POST", "/records", **deeper)

    told(tmp_path, story)


def test_a_changed_record_is_refused_when_it_is_brought(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        id_ = await bring(ann, played("dice-town", 3))
        table = await take_over(ann, id_, 20, 0, "new")
        opened.hall.spawn(keep(opened.table(table), status="closed"))
        await opened.rest()
        record = await ann.call("GET", f"/records/{table}")
        assert await bring(ann, record)
        record["start"]["position"]["bank"] += 5
        words = await refused(ann, "bad_record", "POST", "/records", **record)
        assert "$" in words

    told(tmp_path, story)


def test_answers_of_all_games_before_count(tmp_path: Path) -> None:
    record = played("boomtown", 3)
    many = [[0, "pass"]] * (verification.MOST_ANSWERS - 1)
    long = {**record, "answers": many[:2], "start": {"before": {"answers": many}}}
    with pytest.raises(Refusal) as refusal:
        verification.checked(long)
    assert str(verification.MOST_ANSWERS) in refusal.value.values["reason"]
