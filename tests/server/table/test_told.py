"""What is sent in whole games and at awkward moments: nothing but what the seat that looks may know."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from tests.server.house import Message
from tests.server.parlour import Guest, GuestSeat, Parlour, everybody, parlour

import tumbleweed as tw
from tumbleweed.server import fair
from tumbleweed.server.protocol import encode
from tumbleweed.server.table.game import Game

SECRET = "c0ffee" * 10 + "cafe"
FIELDS = {
    "snapshot": {"seat", "view", "events", "next", "time", "waiting", "question", "decided"},
    "update": {"seat", "view", "events", "next", "time", "waiting", "question"},
    "table": {"table"},
    "done": {"id"},
    "refused": {"id", "code", "words", "rule"},
    "said": {"lines"},
}


class Positions:
    """Every position of a game, as each seat sees it, and whether everybody may look at it."""

    def __init__(self) -> None:
        self.views: list[dict[int, bytes]] = []
        self.asked_discreetly: list[tuple[int, ...]] = []

    def note(self, game: Game) -> None:
        s = game.s
        self.views.append({seat: encode(game.spec.view(s, seat)) for seat in range(-1, s.count)})
        self.asked_discreetly.append(tw.waiting(s) if s.ask is not None and s.ask.discreet else ())

    def may_be_shown(self, seat: int) -> set[bytes]:
        """The views that a seat may get: of public moments, and of those in which it is asked itself."""
        pairs = zip(self.views, self.asked_discreetly, strict=True)
        return {views[seat] for views, asked in pairs if not asked or seat in asked}


@contextlib.contextmanager
def noted(positions: Positions) -> Any:
    taken = Game.take

    def take(game: Game, row: Any) -> None:
        taken(game, row)
        positions.note(game)

    with mock.patch.object(Game, "take", take), mock.patch.object(fair, "new_secret", return_value=SECRET):
        yield


@contextlib.asynccontextmanager
async def game_of_people(
    opened: Parlour, game: str, count: int, **more: Any
) -> AsyncIterator[tuple[str, list[Guest], list[GuestSeat]]]:
    """A game of people who are all connected; the last seat of the list is a spectator's."""
    people = [await opened.guest(f"Guest {number}") for number in range(count)]
    table = await people[0].table(game, [{"kind": "me"}, *({"kind": "open"} for each in people[1:])], **more)
    for person in people[1:]:
        await person.call("POST", f"/tables/{table}/sit")
    async with contextlib.AsyncExitStack() as tabs:
        seats = [await tabs.enter_async_context(person.at(table)) for person in [*people, Guest(opened)]]
        await people[0].call("POST", f"/tables/{table}/start")
        await everybody(opened, *seats)
        yield table, people, seats


async def play_until(opened: Parlour, seats: list[GuestSeat], luck: random.Random, enough: Callable[[], bool]) -> None:
    """Everybody answers whatever they are asked, at random, until something is true."""
    while not enough():
        for seat in seats:
            if seat.question is not None and not enough():
                await seat.answer_first(luck.choice)
                await everybody(opened, *seats)
        await opened.wait(0.5)
        await everybody(opened, *seats)


@pytest.mark.parametrize(("game", "seats"), [("dice-town", 3), ("boomtown", 3)])
def test_every_message_of_a_whole_game(game: str, seats: int, tmp_path: Path) -> None:
    asyncio.run(whole_game(game, seats, tmp_path))


async def whole_game(game: str, count: int, folder: Path) -> None:
    positions = Positions()
    with noted(positions):
        async with parlour(folder) as opened:
            options = tw.find(game).automatic({})
            playing = game_of_people(opened, game, count, options=options, reaction=1.5)
            async with playing as (table, _, seats):
                live = opened.table(table).game
                assert live is not None
                positions.note(live)
                await play_until(opened, seats, random.Random(1), lambda: seats[-1].table["status"] == "finished")
                for seat in seats:
                    check_messages(seat, positions, live.s)


def check_messages(tab: GuestSeat, positions: Positions, s: tw.State) -> None:
    """Every message has the fields it may have, every view is one the seat may get, every event is told once."""
    allowed = positions.may_be_shown(tab.seat)
    events: list[Message] = []
    for message in tab.heard:
        kind = message["type"]
        assert set(message) <= FIELDS[kind] | {"type", "n"}, message
        if kind in ("snapshot", "update"):
            assert message["seat"] == tab.seat
            if message.get("view") is not None:
                assert encode(message["view"]) in allowed
            if question := message.get("question"):
                assert question["seat"] == tab.seat
            events += message["events"]
        if kind == "table" and message["table"]["status"] != "finished":
            assert_nothing_revealed(message["table"])
    own = [{name: value for name, value in event.items() if name not in ("words", "yours")} for event in events]
    assert own == tw.events(s, tab.seat)
    if tab.seat == -1:
        assert not any(message.get("question") for message in tab.heard)


def assert_nothing_revealed(table: Message) -> None:
    shown = table["fair"]
    assert shown["secret"] is None
    assert shown["seed"] is None
    assert shown["numbers"] is None
    assert SECRET not in json.dumps(table)
    assert table["scores"] is None
    assert table["winners"] is None


def test_seed_and_answers_are_nowhere_while_the_game_runs(tmp_path: Path) -> None:
    asyncio.run(nowhere(tmp_path))


async def nowhere(folder: Path) -> None:
    """Not in the table, its record, its replay, its proof, the lists, the health or the numbers of the server."""
    with noted(Positions()):
        async with (
            parlour(folder, operator_token="sesame") as opened,
            game_of_people(opened, "dice-town", 2, reaction=0, public=True) as (table, people, seats),
        ):
            token = people[0].http.cookies["tumbleweed"]
            seed = opened.table(table).seed
            assert isinstance(seed, str)
            await seats[0].answer_first()
            await everybody(opened, *seats)
            stranger, pages = Guest(opened), []
            for path in (f"tables/{table}", "tables", f"records/{table}", f"records/{table}/verify", "me/games",
                         f"records/{table}/frames", f"operator/tables/{table}/export", "operator/tables"):  # fmt: skip
                for guest in (stranger, people[0], people[1]):
                    reply = await guest.http.get(f"/api/{path}", headers={"Authorization": "Bearer sesame"})
                    assert reply.is_success or reply.json()["code"] in ("still_running", "no_name"), reply.text
                    pages.append(reply.text)
            watched = [(await stranger.http.get(path)).text for path in ("/healthz", "/metrics")]
            for page in [*pages, *watched, *(text for seat in seats for text in seat.raw)]:
                assert not any(secret in page for secret in (seed, SECRET, token))
            answer = opened.table(table).game.moves[0].text  # type: ignore[union-attr]
            assert not any(answer in page for page in pages + watched)
            assert not any(table in page for page in watched)


def test_somebody_who_comes_during_a_discreet_question_sees_the_last_public_moment(tmp_path: Path) -> None:
    asyncio.run(comes_back(tmp_path))


async def comes_back(folder: Path) -> None:
    """Somebody who comes back sees neither the present position nor one from before they left, but what others see."""
    positions = Positions()
    with noted(positions):
        async with (
            parlour(folder) as opened,
            game_of_people(opened, "dice-town", 3, reaction=1.5) as (table, people, seats),
        ):
            game = opened.table(table).game
            assert game is not None
            luck, found = random.Random(5), 0
            spectator = Guest(opened)
            while found < 3 and not game.over:
                await play_until(opened, seats, luck, lambda: asked_discreetly(game) or game.over)
                others = [seat for seat in seats if seat.seat >= 0 and not game.sees_question(seat.seat)]
                for tab in others:
                    person = people[[each.seat for each in seats].index(tab.seat)]
                    async with person.at(table) as again, spectator.at(table) as watching:
                        assert again.view == tab.view
                        assert again.question is None
                        assert watching.view == seats[-1].view
                        assert again.events == tab.events
                        found += 1
                asked = next(seat for seat in seats if seat.question is not None)
                person = people[[each.seat for each in seats].index(asked.seat)]
                async with person.at(table) as again:
                    assert again.question == asked.question
                await asked.answer_first(luck.choice)
                await everybody(opened, *seats)
            assert found >= 3


def asked_discreetly(game: Game) -> bool:
    ask = game.s.ask
    return ask is not None and ask.discreet and game.disclosure.all_told


def test_somebody_who_was_away_for_long_sees_the_last_public_moment_too(tmp_path: Path) -> None:
    asyncio.run(was_away(tmp_path))


async def was_away(folder: Path) -> None:
    """One person looks in only to answer, and comes back at another's discreet question: to the latest view allowed."""
    positions = Positions()
    with noted(positions):
        async with (
            parlour(folder) as opened,
            game_of_people(opened, "dice-town", 3, reaction=1.5) as (table, people, seats),
        ):
            game = opened.table(table).game
            assert game is not None
            positions.note(game)
            rover, seat = people[0], seats[0].seat
            await seats[0].wire.close()
            luck, stale = random.Random(3), 0
            while not stale and not game.over:
                await look_in(opened, rover, table, luck)
                await play_until(opened, seats[1:], luck, lambda: game.sees_question(seat) or held_up(game, seat))
                if held_up(game, seat) and not game.over:
                    public = max(n for n, asked in enumerate(positions.asked_discreetly) if not asked)
                    own = [n for n, asked in enumerate(positions.asked_discreetly) if n > public and seat in asked]
                    latest = positions.views[max(own, default=public)][seat]
                    stale += game.audiences[seat].view != latest
                    async with rover.at(table) as again:
                        assert again.view == json.loads(latest)
                        assert again.question is None
                    await play_until(opened, seats[1:], luck, lambda: not held_up(game, seat))
            assert stale


def held_up(game: Game, seat: int) -> bool:
    return game.over or (asked_discreetly(game) and not game.sees_question(seat))


async def look_in(opened: Parlour, person: Guest, table: str, luck: random.Random) -> None:
    """Connects, answers what is asked, and goes."""
    async with person.at(table) as tab:
        while tab.question is not None:
            await tab.answer_first(luck.choice)
            await everybody(opened, tab)
