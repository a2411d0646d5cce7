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


def test_a_link_says_whom_it_makes_you_before_it_is_followed(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        once = await link(ann, False)
        for _ in range(3):
            assert (await bob.call("POST", "/me/come/whose", code=once))["name"] == "Ann"
        assert (await bob.call("GET", "/me"))["name"] == "Bob", "asking changes nothing"
        assert (await bob.call("POST", "/me/come", code=once))["name"] == "Ann"
        await refused(bob, "link_used_up", "POST", "/me/come/whose", code=once)
        await refused(bob, "link_used_up", "POST", "/me/come/whose", code="x" * 32)

    told(tmp_path, story)


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0"


def test_devices_are_listed_and_signed_out(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = Guest(opened)
        ann.http.headers["user-agent"] = FIREFOX
        await ann.named("Ann")
        lasting = await link(ann, True)
        phone, tablet = Guest(opened), Guest(opened)
        for device, says in ((phone, SAFARI), (tablet, EDGE)):
            opened.clock.now += 60
            device.http.headers["user-agent"] = says
            await device.call("POST", "/me/come", code=lasting)
        listed = await ann.call("GET", "/me/devices")
        assert [each["browser"] for each in listed] == ["Edge, Windows", "Safari, iPhone", "Firefox, Linux"]
        assert [each["here"] for each in listed] == [False, False, True]
        assert len({each["id"] for each in listed}) == 3
        table = await ann.table("boomtown", [ME, OPEN, OPEN])
        async with phone.at(table) as at_phone, ann.at(table) as at_home:
            await ann.call("DELETE", f"/me/devices/{listed[1]['id']}")
            await opened.rest()
            await at_phone.catch_up()
            assert at_phone.heard[-1]["code"] == "signed_out"
            assert at_home.wire.closed is None
        await refused(phone, "no_name", "GET", "/me")
        await refused(ann, "no_such_device", "DELETE", f"/me/devices/{listed[1]['id']}")
        await refused(Guest(opened), "link_used_up", "POST", "/me/come", code=lasting)
        assert (await tablet.call("GET", "/me"))["name"] == "Ann"
        await ann.call("DELETE", "/me/devices/others")
        await refused(tablet, "no_name", "GET", "/me")
        assert [each["here"] for each in await ann.call("GET", "/me/devices")] == [True]
        await opened.restart()
        await refused(tablet, "no_name", "GET", "/me")
        await ann.call("DELETE", f"/me/devices/{listed[2]['id']}")
        await refused(ann, "no_name", "GET", "/me")

    told(tmp_path, story)


def test_nobody_signs_out_the_device_of_somebody_else(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        (device,) = await ann.call("GET", "/me/devices")
        await refused(bob, "no_such_device", "DELETE", f"/me/devices/{device['id']}")
        await bob.call("DELETE", "/me/devices/others")
        assert (await ann.call("GET", "/me"))["name"] == "Ann"
        await refused(Guest(opened), "no_name", "GET", "/me/devices")

    told(tmp_path, story)
