"""Bots during a game: only the host makes one stronger, and only everybody together makes one weaker."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.parlour import Guest, GuestSeat, Parlour, everybody
from tests.server.stories import BOT, ME, OPEN, refused, told

from tumbleweed.server.refusals import server_words
from tumbleweed.words import LANGUAGES

Three = tuple[str, tuple[Guest, Guest], tuple[GuestSeat, GuestSeat], int]
DEPUTY = {"kind": "bot", "bot": "deputy"}


@contextlib.asynccontextmanager
async def with_a_bot(opened: Parlour, bot: dict[str, Any] = DEPUTY) -> AsyncIterator[Three]:
    """Ann, the host, and Bob play with a bot: the address of its seat's bot, and the seat."""
    ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
    table = await ann.table("dice-town", [ME, OPEN, bot])
    await bob.call("POST", f"/tables/{table}/sit")
    async with ann.at(table) as first, bob.at(table) as second:
        await ann.call("POST", f"/tables/{table}/start")
        await everybody(opened, first, second)
        seat = next(seat for seat, chair in enumerate(first.table["chairs"]) if chair["kind"] == "bot")
        yield f"/tables/{table}/bot", (ann, bob), (first, second), seat


def test_the_host_makes_a_bot_stronger_and_nobody_else_does(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with with_a_bot(opened) as (bots, (ann, bob), (first, second), seat):
            assert "host" in await refused(bob, "bot_of_host", "POST", bots, chair=seat, bot="sheriff")
            await ann.call("POST", bots, chair=seat, bot="deputy:gambler")
            assert (await ann.call("POST", bots, chair=seat, bot="sheriff"))["chairs"][seat]["bot"] == "sheriff"
            await everybody(opened, first, second)
            assert second.table["chairs"][seat]["bot"] == "sheriff", "everybody is told"

    told(tmp_path, story)


@pytest.mark.parametrize("weaker", ["settler", "tenderfoot:stingy", "random"])
def test_nobody_makes_a_bot_weaker_alone(tmp_path: Path, weaker: str) -> None:
    async def story(opened: Parlour) -> None:
        async with with_a_bot(opened) as (bots, (ann, bob), (first, _), seat):
            await refused(ann, "bot_weaker", "POST", bots, chair=seat, bot=weaker)
            await refused(bob, "bot_of_host", "POST", bots, chair=seat, bot=weaker)
            await ann.call("POST", bots, chair=seat, bot=weaker, together=True)
            assert first.table["chairs"][seat]["bot"] == "deputy", "not before Bob agrees"

    told(tmp_path, story)


def test_everybody_together_makes_a_bot_what_they_like(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with with_a_bot(opened) as (bots, (ann, bob), (first, second), seat):
            await bob.call("POST", bots, chair=seat, bot="tenderfoot", together=True)
            await everybody(opened, first, second)
            chair = first.table["chairs"][seat]
            assert (chair["wish"], chair["wished_by"], chair["bot"]) == ("tenderfoot", [second.seat], "deputy")
            await ann.call("POST", bots, chair=seat, bot="random", together=True)
            await everybody(opened, first, second)
            chair = first.table["chairs"][seat]
            assert (chair["wish"], chair["wished_by"]) == ("random", [first.seat]), "another wish begins anew"
            await bob.call("POST", bots, chair=seat, bot="random", together=True)
            await everybody(opened, first, second)
            chair = first.table["chairs"][seat]
            assert (chair["wish"], chair["wished_by"], chair["bot"]) == ("", [], "random")

    told(tmp_path, story)


def test_one_who_is_against_it_ends_a_wish(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with with_a_bot(opened) as (bots, (ann, bob), (first, second), seat):
            await ann.call("POST", bots, chair=seat, bot="random", together=True)
            await bob.call("POST", f"{bots}/refuse", chair=seat)
            await everybody(opened, first, second)
            assert first.table["chairs"][seat]["wish"] == ""
            await bob.call("POST", bots, chair=seat, bot="random", together=True)
            assert first.table["chairs"][seat]["bot"] == "deputy", "the host's wish of before no longer counts"

    told(tmp_path, story)


def test_who_is_away_has_a_say_too_and_who_stood_up_has_none(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with with_a_bot(opened) as (bots, (ann, bob), (first, second), seat):
            await second.wire.close()
            await first.until(lambda: not first.table["chairs"][second.seat]["here"])
            await ann.call("POST", bots, chair=second.seat)
            await refused(ann, "bot_weaker", "POST", bots, chair=second.seat, bot="random")
            for place in (seat, second.seat):
                shown = await ann.call("POST", bots, chair=place, bot="random", together=True)
                assert shown["chairs"][place]["bot"] == "deputy"
            await bob.call("POST", bots.replace("/bot", "/stand"))
            await refused(bob, "you_left", "POST", bots, chair=seat, bot="sheriff")
            await refused(bob, "you_left", "POST", f"{bots}/refuse", chair=seat)
            shown = await ann.call("POST", bots, chair=seat, bot="random", together=True)
            assert shown["chairs"][seat]["bot"] == "random", "nobody else plays any more"

    told(tmp_path, story)


def test_strangers_change_no_bot(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with with_a_bot(opened, BOT) as (bots, (ann, _), (first, second), seat):
            stranger = await opened.guest("Cal")
            for path in (bots, f"{bots}/refuse"):
                await refused(Guest(opened), "no_name", "POST", path, chair=seat)
                await refused(stranger, "not_your_seat", "POST", path, chair=seat)
                await refused(ann, "no_such_chair", "POST", path, chair=7)
            await refused(stranger, "not_your_seat", "POST", bots, chair=seat, bot="sheriff", together=True)
            await refused(ann, "person_here", "POST", bots, chair=second.seat, bot="sheriff", together=True)
            await refused(ann, "no_such_bot", "POST", bots, chair=seat, bot="marshal", together=True)
            assert first.table["chairs"][seat]["bot"] == "random"
            assert first.table["chairs"][seat]["wish"] == ""

    told(tmp_path, story)


def test_a_wish_is_forgotten_when_its_person_comes_back(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        async with with_a_bot(opened) as (bots, (ann, bob), (first, second), _):
            await second.wire.close()
            await first.until(lambda: not first.table["chairs"][second.seat]["here"])
            await ann.call("POST", bots, chair=second.seat, bot="sheriff")
            await ann.call("POST", bots, chair=second.seat, bot="random", together=True)
            async with bob.at(bots.split("/")[2]) as tab:
                await everybody(opened, first, tab)
                chair = first.table["chairs"][second.seat]
                assert (chair["bot"], chair["wish"]) == ("", "")

    told(tmp_path, story)


@pytest.mark.parametrize("code", ["bot_of_host", "bot_weaker"])
def test_the_refusals_are_said_in_every_language(code: str) -> None:
    assert len({server_words(language).say(f"refused.{code}") for language in LANGUAGES}) == len(LANGUAGES)
