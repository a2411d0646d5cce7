"""Before a game: making a table, sitting down, who is host, and what is refused."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.parlour import Guest, Parlour, everybody
from tests.server.stories import BOT, ME, OPEN, refused, told

from tumbleweed.server.hall import DAY, MOST_OPEN


def kinds(table: dict[str, Any]) -> list[str]:
    return [chair["kind"] for chair in table["chairs"]]


# ---------------------------------------------------------------- making and changing a table


def test_a_table_with_all_kinds_of_chairs(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        seats = [
            {"kind": "same_device", "name": "Ann"},
            ME,
            OPEN,
            BOT,
            {"kind": "same_device", "name": " Bo  b\u0007 "},
        ]
        table = await ann.call("POST", "/tables", game="dice-town", seats=seats)
        assert kinds(table) == ["person", "person", "open", "bot", "person"]
        names = [chair["name"] for chair in table["chairs"]]
        assert names[:3] == ["Ann", "Ann 2", ""]
        assert names[4] == "Bo b"
        assert [chair["mine"] for chair in table["chairs"]] == [True, True, False, False, True]
        assert table["status"] == "open"
        assert table["host"]
        assert not table["public"]
        assert table["options"]["edition"] == "second"
        twice = await refused(ann, "bad_request", "POST", "/tables", game="dice-town", seats=[ME, ME])
        assert "same_device" in twice

    told(tmp_path, story)


WRONG = [
    ("bad_game", {"game": "chess"}, "dice-town"),
    ("bad_game", {"seats": [ME]}, "2 to 5"),
    ("bad_game", {"seats": [ME, *[OPEN] * 5]}, "2 to 5"),
    ("bad_options", {"options": {"edition": "third"}}, "second"),
    ("bad_options", {"options": {"no_such": 1}}, "no_such"),
    ("bad_clock", {"clock": {"kind": "sundial"}}, "relaxed"),
    ("bad_clock", {"clock": {"kind": "custom", "seconds": 4}}, "5"),
    ("bad_clock", {"clock": {"kind": "custom", "each": {"D-99": 30}}}, "D-02"),
    ("bad_clock", {"clock": {"kind": "custom", "each": {"seconds": 30}}}, "D-02"),
    ("bad_seconds", {"reaction": 15.1}, "15"),
    ("bad_seconds", {"pace": -0.1}, "10"),
    ("no_such_bot", {"seats": [ME, {"kind": "bot", "bot": "genius"}]}, "random"),
    ("empty_name", {"seats": [ME, {"kind": "same_device", "name": "\u0007 "}]}, "letter"),
    ("long_name", {"seats": [ME, {"kind": "same_device", "name": "x" * 25}]}, "24"),
]


@pytest.mark.parametrize(("code", "wrong", "hint"), WRONG, ids=lambda part: str(part)[:40])
def test_a_wrong_table_is_refused_with_what_would_be_right(
    code: str, wrong: dict[str, Any], hint: str, tmp_path: Path
) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        asked = {"game": "dice-town", "seats": [ME, OPEN], **wrong}
        assert hint in await refused(ann, code, "POST", "/tables", **asked)
        assert opened.hall.tables == {}
        if "game" not in wrong and not isinstance(wrong.get("seats"), list):
            table = await ann.table("dice-town", [ME, OPEN])
            before = await ann.call("GET", f"/tables/{table}")
            assert hint in await refused(ann, code, "PATCH", f"/tables/{table}", **wrong)
            assert await ann.call("GET", f"/tables/{table}") == before

    told(tmp_path, story)


def test_the_host_changes_the_table_and_nobody_else(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        table = await ann.table("dice-town", [OPEN, BOT, ME])
        await refused(bob, "not_host", "PATCH", f"/tables/{table}", seats=4)
        await bob.call("POST", f"/tables/{table}/sit")
        await refused(bob, "not_host", "PATCH", f"/tables/{table}", public=True)
        wider = await ann.call("PATCH", f"/tables/{table}", seats=5, options={"edition": "first"}, pace=2)
        assert kinds(wider) == ["person", "bot", "person", "open", "open"]
        assert wider["options"]["edition"] == "first"
        assert wider["pace"] == 2
        smaller = await ann.call("PATCH", f"/tables/{table}", seats=2)
        assert kinds(smaller) == ["person", "person"]
        assert smaller["options"]["edition"] == "first"
        await ann.call("PATCH", f"/tables/{table}", seats=3)
        await (await opened.guest("Cal")).call("POST", f"/tables/{table}/sit", chair=2)
        assert "2" in await refused(ann, "too_many_people", "PATCH", f"/tables/{table}", seats=2)
        await ann.call("POST", f"/tables/{table}/start")
        await refused(ann, "begun", "PATCH", f"/tables/{table}", pace=1, public=True)
        await refused(bob, "not_host", "PATCH", f"/tables/{table}", pace=1)
        assert (await ann.call("PATCH", f"/tables/{table}", pace=1))["pace"] == 1, "bots may be hurried"

    told(tmp_path, story)


def test_public_tables_are_listed_and_private_ones_are_not(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, stranger = await opened.guest("Ann"), Guest(opened)
        shown = await ann.table("boomtown", [ME, OPEN, BOT], public=True)
        hidden = await ann.table("boomtown", [ME, OPEN, BOT])
        listed = await stranger.call("GET", "/tables")
        assert [(row["id"], row["seats"], row["free"]) for row in listed] == [(shown, 3, 1)]
        await ann.call("PATCH", f"/tables/{hidden}", public=True)
        await ann.call("PATCH", f"/tables/{shown}", public=False)
        assert [row["id"] for row in await stranger.call("GET", "/tables")] == [hidden]
        await ann.call("POST", f"/tables/{hidden}/start", fill="")
        assert [(row["status"], row["free"]) for row in await stranger.call("GET", "/tables")] == [("playing", 0)]
        assert {row["id"] for row in await ann.call("GET", "/me/games")} == {shown, hidden}

    told(tmp_path, story)


# ---------------------------------------------------------------- chairs and hosts


def test_sitting_down_standing_up_and_being_sent_away(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob, cal = [await opened.guest(name) for name in ("Ann", "Bob", "bob")]
        table = await ann.table("dice-town", [ME, OPEN, BOT])
        where = f"/tables/{table}"
        await refused(Guest(opened), "no_name", "POST", f"{where}/sit")
        await refused(bob, "chair_taken", "POST", f"{where}/sit", chair=2)
        await refused(bob, "no_such_chair", "POST", f"{where}/sit", chair=3)
        await bob.call("POST", f"{where}/sit")
        await refused(bob, "already_sitting", "POST", f"{where}/sit")
        await refused(cal, "no_free_chair", "POST", f"{where}/sit")
        await refused(cal, "not_sitting", "POST", f"{where}/stand")
        await refused(bob, "not_host", "POST", f"{where}/kick", chair=2)
        await refused(ann, "not_yourself", "POST", f"{where}/kick", chair=0)
        await ann.call("POST", f"{where}/kick", chair=2)
        sat = await cal.call("POST", f"{where}/sit")
        assert sat["chairs"][2]["name"] == "bob 2", "two people of the same name can be told apart"
        async with cal.at(table) as kicked, bob.at(table) as other:
            await ann.call("POST", f"{where}/kick", chair=2)
            await everybody(opened, kicked, other)
            assert not any(chair["mine"] for chair in kicked.table["chairs"])
            assert table not in [game["id"] for game in await cal.call("GET", "/me/games")]
            assert table in [game["id"] for game in await bob.call("GET", "/me/games")]
            assert [message["table"]["chairs"][2]["kind"] for message in other.heard_of("table")][-1] == "open"
            await refused(ann, "free_chairs", "POST", f"{where}/start")
            await ann.call("POST", f"{where}/bot", chair=2, bot="random")
            await refused(ann, "chair_taken", "POST", f"{where}/bot", chair=1)
            await ann.call("POST", f"{where}/start")
            await everybody(opened, kicked, other)
            assert kicked.seat == -1
            assert other.seat == other.view["seat"] >= 0
            await refused(ann, "begun", "POST", f"{where}/kick", chair=1)
            await refused(ann, "begun", "POST", f"{where}/start")

    told(tmp_path, story)


def test_the_host_passes_on_and_an_empty_table_closes(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        table = await ann.table("dice-town", [ME, OPEN, OPEN])
        where = f"/tables/{table}"
        await refused(bob, "not_host", "POST", f"{where}/start", fill="")
        await bob.call("POST", f"{where}/sit")
        left = await ann.call("POST", f"{where}/stand")
        assert not left["host"]
        assert [chair["host"] for chair in left["chairs"]] == [False, True, False]
        await refused(ann, "not_host", "POST", f"{where}/start", fill="")
        gone = await bob.call("POST", f"{where}/stand")
        assert gone["status"] == "closed"
        await refused(ann, "table_closed", "POST", f"{where}/sit")

    told(tmp_path, story)


def test_a_host_who_only_watches_stays_host(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob, cal = [await opened.guest(name) for name in ("Ann", "Bob", "Cal")]
        table = await ann.table("dice-town", [OPEN, OPEN, BOT])
        for guest in (bob, cal):
            await guest.call("POST", f"/tables/{table}/sit")
        await bob.call("POST", f"/tables/{table}/stand")
        assert (await ann.call("GET", f"/tables/{table}"))["host"]
        await cal.call("POST", f"/tables/{table}/stand")
        assert (await ann.call("POST", f"/tables/{table}/start", fill="random"))["status"] == "playing"

    told(tmp_path, story)


def test_bots_fill_the_free_chairs(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("dice-town", [ME, OPEN, OPEN, OPEN])
        assert "3" in await refused(ann, "free_chairs", "POST", f"/tables/{table}/start")
        assert "random" in await refused(ann, "no_such_bot", "POST", f"/tables/{table}/start", fill="genius")
        started = await ann.call("POST", f"/tables/{table}/start", fill="random")
        assert sorted(kinds(started)) == ["bot", "bot", "bot", "person"]
        assert len({chair["name"] for chair in started["chairs"]}) == 4
        assert [chair["bot"] for chair in started["chairs"] if chair["kind"] == "bot"] == ["random"] * 3

    told(tmp_path, story)


def test_closing_a_table(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        table = await ann.table("dice-town", [ME, OPEN])
        await bob.call("POST", f"/tables/{table}/sit")
        await refused(bob, "not_host", "DELETE", f"/tables/{table}")
        await ann.call("POST", f"/tables/{table}/start")
        assert await refused(ann, "others_play", "DELETE", f"/tables/{table}")
        await bob.call("POST", f"/tables/{table}/stand")
        async with ann.at(table) as seat:
            await ann.call("DELETE", f"/tables/{table}")
            await everybody(opened, seat)
            assert seat.heard[-1]["type"] == "bye"
            assert seat.heard[-1]["code"] == "table_closed"
            assert seat.wire.closed == 1000
        closed = await ann.call("GET", f"/tables/{table}")
        assert closed["status"] == "closed"
        assert closed["fair"]["seed"], "nothing more will be played with this luck"
        await refused(ann, "table_closed", "DELETE", f"/tables/{table}")

    told(tmp_path, story)


def test_who_was_sent_away_stays_away(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob, cal = [await opened.guest(name) for name in ("Ann", "Bob", "Cal")]
        table = await ann.table("boomtown", [ME, OPEN, OPEN, OPEN])
        where = f"/tables/{table}"
        await bob.call("POST", f"{where}/sit")
        await bob.call("POST", f"{where}/sit", name="Bob's child")
        shown = await ann.call("POST", f"{where}/kick", chair=2)
        assert shown["sent_away"] == 0, "a second chair is only a chair"
        shown = await ann.call("POST", f"{where}/kick", chair=1)
        assert shown["sent_away"] == 1
        await refused(bob, "sent_away", "POST", f"{where}/sit")
        await refused(bob, "sent_away", "POST", f"{where}/sit", chair=2, name="Somebody else")
        assert (await bob.call("GET", where))["sent_away"] == 0, "only the host needs to know"
        await opened.restart()
        await refused(bob, "sent_away", "POST", f"{where}/sit")
        await refused(bob, "not_host", "POST", f"{where}/let-in")
        await cal.call("POST", f"{where}/sit")
        assert (await ann.call("POST", f"{where}/let-in"))["sent_away"] == 0
        await bob.call("POST", f"{where}/sit")

    told(tmp_path, story)


def test_nobody_hosts_tables_without_end(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        tables = [await ann.table("boomtown", [ME, OPEN, OPEN]) for _ in range(MOST_OPEN)]
        assert "20" in await refused(ann, "too_many_open", "POST", "/tables", game="boomtown", seats=[ME, OPEN, OPEN])
        await bob.table("boomtown", [ME, OPEN, OPEN])
        await ann.call("DELETE", f"/tables/{tables[0]}")
        await ann.table("boomtown", [ME, OPEN, OPEN])

    told(tmp_path, story)


def test_a_table_at_which_nothing_begins_is_closed_in_the_end(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        forgotten, watched, played = [await ann.table("boomtown", [ME, BOT, BOT]) for _ in range(3)]
        await ann.call("POST", f"/tables/{played}/start")
        opened.clock.now += 2 * DAY - 1
        fresh = await ann.table("boomtown", [ME, OPEN, OPEN])
        await opened.hall.close_forgotten()
        assert (await ann.call("GET", f"/tables/{forgotten}"))["status"] == "open"
        opened.clock.now += 2
        async with ann.at(watched):
            await opened.hall.close_forgotten()
            found = [
                (await ann.call("GET", f"/tables/{each}"))["status"] for each in (forgotten, watched, played, fresh)
            ]
            assert found == ["closed", "open", "playing", "open"]

    told(tmp_path, story, open_days=2.0)
