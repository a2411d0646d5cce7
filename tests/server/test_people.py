"""Who somebody is: a name, a cookie, links to other devices, and being forgotten."""

import json
from pathlib import Path

from tests.server.ledger import stored
from tests.server.parlour import Guest, Parlour, everybody
from tests.server.stories import BOT, ME, OPEN, refused, told, two_at_a_table

from tumbleweed.server.people import MOVE_SECONDS, hash_of


async def link(guest: Guest, lasting: bool) -> str:
    """The secret of a link to another device."""
    made = await guest.call("POST", "/me/link", lasting=lasting)
    path, _, code = made["path"].partition("#")
    assert path == "/come"
    assert made["svg"].startswith("<svg")
    return str(code)


def test_a_name_can_be_changed_and_must_be_one(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = Guest(opened)
        await refused(ann, "no_name", "GET", "/me")
        await refused(ann, "empty_name", "POST", "/me", name=" \u0007 ")
        await refused(ann, "long_name", "POST", "/me", name="x" * 25)
        assert not ann.http.cookies, "nobody is anybody before he has a name"
        await ann.named("  Ann \t Oakley ", "hu")
        token = ann.http.cookies["tumbleweed"]
        assert await ann.call("GET", "/me") == {"name": "Ann Oakley", "language": "hu"}
        await refused(ann, "empty_name", "POST", "/me", name=" ")
        await ann.named("Annie", "de")
        assert ann.http.cookies["tumbleweed"] == token
        assert await ann.call("GET", "/me") == {"name": "Annie", "language": "de"}
        await opened.restart()
        assert await ann.call("GET", "/me") == {"name": "Annie", "language": "de"}

    told(tmp_path, story)


def test_only_hashes_of_secrets_are_kept(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        secrets = [ann.http.cookies["tumbleweed"], await link(ann, True), await link(ann, False)]
        rows = stored(tmp_path, "SELECT * FROM secret") + stored(tmp_path, "SELECT * FROM person")
        assert {row[0] for row in stored(tmp_path, "SELECT hash FROM secret")} == {hash_of(s) for s in secrets}
        assert not any(secret in str(rows) for secret in secrets)

    told(tmp_path, story)


def test_a_link_moves_once_and_a_lasting_one_again_and_again(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        once, lasting = await link(ann, False), await link(ann, True)
        phone, tablet, thief = Guest(opened), Guest(opened), Guest(opened)
        assert (await phone.call("POST", "/me/come", code=once))["name"] == "Ann"
        await refused(thief, "link_used_up", "POST", "/me/come", code=once)
        for device in (tablet, Guest(opened)):
            assert (await device.call("POST", "/me/come", code=lasting))["name"] == "Ann"
        await refused(thief, "link_used_up", "POST", "/me/come", code="x" * 32)
        await phone.named("Annie")
        assert (await tablet.call("GET", "/me"))["name"] == "Annie", "all devices are the same person"
        cookies = {device.http.cookies["tumbleweed"] for device in (ann, phone, tablet)}
        assert len(cookies) == 3

    told(tmp_path, story)


def test_links_end(tmp_path: Path) -> None:
    """Because time is up, or because a new one was asked for; a cookie is no link."""

    async def story(opened: Parlour) -> None:
        ann, phone = await opened.guest("Ann"), Guest(opened)
        early, lasting = await link(ann, False), await link(ann, True)
        late = await link(ann, False)
        await refused(phone, "link_used_up", "POST", "/me/come", code=early)
        opened.clock.now += MOVE_SECONDS - 1
        assert (await Guest(opened).call("POST", "/me/come", code=late))["name"] == "Ann"
        late = await link(ann, False)
        opened.clock.now += MOVE_SECONDS + 1
        await refused(phone, "link_used_up", "POST", "/me/come", code=late)
        renewed = await link(ann, True)
        await refused(phone, "link_used_up", "POST", "/me/come", code=lasting)
        await refused(phone, "link_used_up", "POST", "/me/come", code=ann.http.cookies["tumbleweed"])
        assert (await phone.call("POST", "/me/come", code=renewed))["name"] == "Ann"

    told(tmp_path, story)


def test_somebody_is_forgotten_everywhere(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, public=True) as (table, (ann, bob), (first, second)):
            waiting = await ann.table("boomtown", [ME, OPEN, BOT])
            lasting = await link(ann, True)
            await first.say("say", text="Howdy")
            await ann.call("DELETE", "/me")
            await everybody(opened, first, second)
            await refused(ann, "no_name", "GET", "/me")
            await refused(Guest(opened), "link_used_up", "POST", "/me/come", code=lasting)
            chairs = {chair["name"]: chair["kind"] for chair in second.table["chairs"]}
            assert chairs == {"Bob": "person", "Somebody": "bot"}, "a bot plays on"
            assert second.table["host"], "somebody else is host"
            assert (await bob.call("GET", f"/tables/{waiting}"))["status"] == "closed"
            async with bob.at(table) as again:
                assert [line["name"] for line in again.chat] == ["Somebody"]
            kept = json.dumps(stored(tmp_path, "SELECT chairs, host FROM game_table"), default=str)
            assert "Ann" not in kept
            assert stored(tmp_path, "SELECT count(*) FROM person") == [(1,)]
            assert stored(tmp_path, "SELECT count(*) FROM said WHERE person IS NOT NULL") == [(0,)]

    told(tmp_path, story)


def test_who_is_forgotten_while_connected_is_a_spectator_at_once(tmp_path: Path) -> None:
    """Their hand is gone: the next thing they get is what spectators see, and they have no name to chat with."""

    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, _), (first, second)), Guest(opened).at(table) as watching:
            before = len(first.heard)
            seat = first.seat
            await ann.call("DELETE", "/me")
            await everybody(opened, first, second, watching)
            assert first.seat == -1
            assert first.view["seat"] == -1
            assert first.question is None
            assert first.heard_of("snapshot")[-1]["view"] == watching.view
            await opened.wait(5)
            await second.answer_first()
            await everybody(opened, first, second, watching)
            later = [message for message in first.heard[before:] if "seat" in message]
            assert {message["seat"] for message in later[-3:]} == {-1}
            assert first.view == watching.view
            told_anew = [event["event"] for event in first.heard_of("snapshot")[-1]["events"]]
            assert told_anew == [event["event"] for event in watching.events][: len(told_anew)]
            assert not any("faces" in event for event in first.heard_of("snapshot")[-1]["events"])
            assert (await first.tells("look", seat=seat))["code"] == "not_your_seat"
            assert (await first.tells("answer", seat=seat, number=0, action="pass"))["code"] == "not_your_seat"
            assert (await first.tells("say", text="Still here"))["code"] == "no_name"

    told(tmp_path, story)


def test_a_finished_game_keeps_its_players_without_the_name(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, (ann, bob), _):
            await bob.call("POST", f"/tables/{table}/stand")
            await ann.call("DELETE", f"/tables/{table}")
        await ann.call("DELETE", "/me")
        record = await bob.call("GET", f"/records/{table}")
        assert sorted(record["players"]) == ["Bob", "Somebody"]
        assert record["bots"] == ["", ""]
        fresh = (await bob.call("POST", f"/tables/{table}/rematch"))["id"]
        again = await bob.call("GET", f"/tables/{fresh}")
        assert sorted(chair["kind"] for chair in again["chairs"]) == ["open", "person"]

    told(tmp_path, story)
