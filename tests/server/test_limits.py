"""How often and how much: by person, however many windows somebody opens, and by address for those without a name."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from tests.server.ledger import stored
from tests.server.parlour import Guest, Parlour
from tests.server.stories import played, refused, told

from tumbleweed.server.rate_limits import Limits, Rates
from tumbleweed.server.refusals import Refusal

LIMITS = [name for name, each in vars(Limits(30.0)).items() if isinstance(each, Rates)]
OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def until_too_fast(doing: Callable[[], Awaitable[httpx.Response]], most: int = 500) -> int:
    """How often something may be done at once."""
    for times in range(most):
        reply = await doing()
        if reply.status_code == 429:
            assert reply.json()["code"] == "too_fast"
            return times
        assert reply.status_code < 300, reply.text
    raise AssertionError(f"done {most} times, and nobody minds")


def test_renames_and_changes_are_counted_by_person(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        table = await ann.table("boomtown", OPEN)
        twin = Guest(opened)  # the same person in another browser
        twin.http.cookies.update(ann.http.cookies)
        renamed = await until_too_fast(lambda: ann.http.post("/api/me", json={"name": "Anna"}))
        assert 50 <= renamed <= 100
        for each, body in (("PATCH", {"pace": 1.0}), ("PATCH", {"reaction": 2.0})):
            reply = await twin.http.request(each, f"/api/tables/{table}", json=body)
            assert reply.status_code == 429
        assert (await bob.http.post("/api/me", json={"name": "Rob"})).status_code == 200
        assert (await ann.http.get("/api/me")).json()["name"] == "Anna", "whoever only reads changes nothing"
        opened.clock.now += 1
        assert (await twin.http.patch(f"/api/tables/{table}", json={"pace": 1.0})).status_code == 200

    told(tmp_path, story, rate=30.0)


def test_moments_are_counted_by_address(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        stranger, other = Guest(opened), Guest(opened)
        id_ = (await stranger.http.post("/api/records", json=played("boomtown", 3))).json()["id"]
        seen = await until_too_fast(lambda: stranger.http.get(f"/api/records/{id_}/frames?count=1"))
        assert seen > 100
        for path in ("", "/timeline", "/verify", "/link"):
            assert (await other.http.get(f"/api/records/{id_}{path}")).status_code == 429
        assert (await other.http.get("/api/games")).status_code == 200

    told(tmp_path, story, rate=30.0)


def test_uploads_are_counted_by_person_too(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        record = played("boomtown", 3)
        brought = await until_too_fast(lambda: ann.http.post("/api/records", json=record))
        assert brought == 20
        opened.hall.limits.uploads._buckets.pop("127.0.0.1")  # ann at another address
        assert (await ann.http.post("/api/records", json=record)).status_code == 429
        assert (await Guest(opened).http.post("/api/records", json=record)).status_code == 201

    told(tmp_path, story, rate=30.0)


def test_looks_are_counted_by_person(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        chairs = [{"kind": "me"}, {"kind": "same_device", "name": "Bob"}, {"kind": "bot"}]
        table = await ann.table("boomtown", chairs)
        await ann.call("POST", f"/tables/{table}/start")
        async with ann.at(table) as one, ann.at(table) as other:
            said = [await window.tells("look", seat=-1) for _ in range(20) for window in (one, other)]
            codes = [reply.get("code", "done") for reply in said]
            assert codes == ["done"] * 30 + ["too_fast"] * 10

    told(tmp_path, story, rate=30.0)


def test_websockets_of_one_address(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("boomtown", OPEN)
        async with ann.at(table) as one:
            async with ann.at(table), ann.at(table) as too_many:
                assert too_many.heard[0]["code"] == "too_many_connections"
            async with ann.at(table) as again:
                assert again.table["id"] == table
            assert one.table["id"] == table

    told(tmp_path, story, most_of_one_address=2)


def test_joins_are_counted_by_address(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("boomtown", OPEN)
        while opened.hall.limits.joins.take(""):
            pass
        async with ann.at(table) as refused:
            assert refused.heard[0]["code"] == "too_fast"
        opened.clock.now += 1
        async with ann.at(table) as joined:
            assert joined.table["id"] == table

    told(tmp_path, story, rate=30.0)


@pytest.mark.parametrize("name", LIMITS)
def test_every_limit_grows_with_the_rate(name: str) -> None:
    usual, larger = getattr(Limits(30.0), name), getattr(Limits(60.0), name)
    allowed = [sum(each.take("somebody") for _ in range(1000)) for each in (usual, larger)]
    assert allowed[1] == pytest.approx(2 * allowed[0], abs=2)
    with pytest.raises(Refusal, match="too_fast"):
        usual.need("somebody")
    usual.need("somebody else")


# ---------------------------------------------------------------- records from elsewhere


def record_with(**fair: object) -> dict[str, object]:
    return {**played("boomtown", 3), "fair": fair}


STATED = {
    "secret": "a" * 64,
    "commitment": "b" * 64,
    "numbers": ["c" * 32, "", ""],
    "number_commitments": ["d" * 64, "", ""],
}


@pytest.mark.parametrize(
    "fair",
    [
        {},
        {**STATED, "secret": "x" * 4_000_000},
        {**STATED, "commitment": 7},
        {**STATED, "numbers": ["c" * 32]},
        {**STATED, "numbers": ["c" * 32, "", None]},
        {**STATED, "number_commitments": "d" * 64},
        {**STATED, "number_commitments": [["d"], "", ""]},
    ],
)
def test_what_is_stated_about_the_dice_has_its_form(fair: dict[str, object], tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        reply = await Guest(opened).http.post("/api/records", json=record_with(**fair))
        assert reply.status_code in (409, 413)
        assert stored(tmp_path, "SELECT count(*) FROM record") == [(0,)]

    told(tmp_path, story)


def test_nothing_else_is_kept_with_it(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        sent = record_with(**STATED, more="x" * 10_000)
        id_ = (await Guest(opened).http.post("/api/records", json={**sent, "also": "x" * 10_000})).json()["id"]
        kept = (await Guest(opened).http.get(f"/api/records/{id_}")).json()
        assert kept["fair"] == STATED
        assert "also" not in kept

    told(tmp_path, story)


def test_a_record_is_taken_away_by_those_who_brought_it(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob, cal = [await opened.guest(name) for name in ("Ann", "Bob", "Cal")]
        id_ = ""
        for guest in (ann, bob, Guest(opened)):
            id_ = (await guest.http.post("/api/records", json=played("boomtown", 3))).json()["id"]
        await refused(cal, "not_yours", "DELETE", f"/records/{id_}")
        await ann.call("DELETE", f"/records/{id_}")
        await refused(ann, "not_yours", "DELETE", f"/records/{id_}")
        await cal.call("GET", f"/records/{id_}")
        await bob.call("DELETE", f"/records/{id_}")
        await refused(cal, "no_such_record", "GET", f"/records/{id_}")
        await refused(bob, "no_such_record", "DELETE", f"/records/{id_}")

    told(tmp_path, story)


def test_who_is_forgotten_takes_their_records_along(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        shared = (await ann.http.post("/api/records", json=played("boomtown", 3))).json()["id"]
        await bob.http.post("/api/records", json=played("boomtown", 3))
        own = (await ann.http.post("/api/records", json=played("dodge-city", 2))).json()["id"]
        await ann.call("DELETE", "/me")
        await bob.call("GET", f"/records/{shared}")
        await refused(bob, "no_such_record", "GET", f"/records/{own}")

    told(tmp_path, story)
