"""Moments for cards at tables of several people (U-56): what is said in them, how they end, and what becomes of it."""

import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.server.house import Message
from tests.server.parlour import GuestSeat, Parlour, everybody
from tests.server.stories import BOT, ME, Two, refused, the_game, told, two_at_a_table

from tumbleweed.server.table.discreet import BREATH
from tumbleweed.server.table.setup import Setup
from tumbleweed.server.table.stored import setup_from

FUSE = 8.0


async def until_asked(opened: Parlour, table: str, seats: Sequence[GuestSeat], seed: int = 4) -> GuestSeat:
    """Plays until somebody is asked in a moment for cards that has just opened; returns who."""
    game, luck = the_game(opened, table), random.Random(seed)
    while not game.over:
        await opened.wait(0.5)
        await everybody(opened, *seats)
        for tab in seats:
            ask = game.s.ask
            if tab.question is None or not game.sees_question(tab.seat):
                continue
            if ask is not None and ask.discreet:
                return tab
            await tab.answer_first(luck.choice)
            await everybody(opened, *seats)
    raise AssertionError("nobody was asked discreetly in the whole game")


def moment_of(opened: Parlour, table: str) -> Any:
    moment = opened.table(table).moment
    assert moment is not None
    return moment


async def send(opened: Parlour, tab: GuestSeat, kind: str, **fields: Any) -> str:
    """Sends a message without waiting for what is said to it; returns its id."""
    tab_id = f"later-{len(tab.heard)}"
    await tab.socket.send(json.dumps({"type": kind, "id": tab_id, **fields}))
    await everybody(opened, tab)
    return tab_id


def replies(tab: GuestSeat, id_: str) -> list[Message]:
    return [message for message in tab.heard if message.get("id") == id_]


Story = Callable[[Parlour, Two, GuestSeat, GuestSeat], Any]


def asked(folder: Path, story: Story, **more: Any) -> None:
    """A story that begins when somebody is asked and another is not."""

    async def tell(opened: Parlour) -> None:
        async with two_at_a_table(opened, reaction=1.5, fuse=FUSE, **more) as two:
            table, _, seats = two
            tab = await until_asked(opened, table, seats)
            await story(opened, two, tab, seats[seats[0] is tab])

    told(folder, tell)


def test_everybody_sees_the_same_moment(tmp_path: Path) -> None:
    async def story(opened: Parlour, two: Two, tab: GuestSeat, other: GuestSeat) -> None:
        first, second = (each.heard_of("moment")[-1] for each in (tab, other))
        assert {**first, "n": 0} == {**second, "n": 0}
        assert first["seconds"] == FUSE
        assert 0 < first["left"] <= FUSE + 15
        assert other.question is None

    asked(tmp_path, story)


def test_who_says_nothing_passes_when_the_fuse_has_burned_down(tmp_path: Path) -> None:
    async def story(opened: Parlour, two: Two, tab: GuestSeat, other: GuestSeat) -> None:
        table = two[0]
        game, rows = the_game(opened, table), len(the_game(opened, table).moves)
        moment = moment_of(opened, table)
        await opened.wait(moment.ends - opened.clock.now - 0.1)
        assert len(game.moves) == rows
        await opened.wait(0.1 + BREATH)
        assert game.moves[rows].kept == (tab.seat, "pass", "default")
        assert opened.table(table).deadlines == {} or game.disclosure.settled

    asked(tmp_path, story)


def test_it_ends_when_all_have_spoken(tmp_path: Path) -> None:
    async def story(opened: Parlour, two: Two, tab: GuestSeat, other: GuestSeat) -> None:
        table = two[0]
        game, moment = the_game(opened, table), moment_of(opened, table)
        rows = len(game.moves)
        await opened.wait(2)
        for seat in sorted(moment.seats - {tab.seat}):
            assert seat == other.seat
            assert (await other.tells("nothing", seat=seat, moment=moment.number))["type"] == "done"
        assert len(game.moves) == rows, "there is somebody who thinks, or plays nothing as slowly"
        assert (await tab.tells("nothing", seat=tab.seat, moment=moment.number))["type"] == "done"
        await opened.wait(BREATH)
        assert game.moves[rows].kept == (tab.seat, "pass", "answer")
        late = await tab.tells("nothing", seat=tab.seat, moment=moment.number)
        assert late["code"] == "late_moment"

    asked(tmp_path, story)


def test_an_answer_is_confirmed_when_it_is_on_the_disk(tmp_path: Path) -> None:
    async def story(opened: Parlour, two: Two, tab: GuestSeat, other: GuestSeat) -> None:
        table = two[0]
        game, moment, question = the_game(opened, table), moment_of(opened, table), tab.question
        assert question is not None
        rows, card = len(game.moves), next(o["action"] for o in question["options"] if o["action"] != "pass")
        said = await send(opened, tab, "answer", seat=tab.seat, number=question["number"], action=card)
        assert replies(tab, said) == []
        assert tab.heard_of("moment")[-1]["said"] == [tab.seat]
        assert len(game.moves) == rows
        for seat in moment.seats - {tab.seat}:
            await other.tells("nothing", seat=seat, moment=moment.number)
        await opened.wait(2)
        await everybody(opened, tab)
        assert [reply["type"] for reply in replies(tab, said)] == ["done"]
        assert game.moves[rows].kept == (tab.seat, card, "answer")

    asked(tmp_path, story)


def test_a_wrong_answer_is_refused_at_once(tmp_path: Path) -> None:
    async def story(opened: Parlour, two: Two, tab: GuestSeat, other: GuestSeat) -> None:
        assert tab.question is not None
        number = tab.question["number"]
        assert (await tab.tells("answer", seat=tab.seat, number=number, action="keep none"))["type"] == "refused"
        moment = moment_of(opened, two[0])
        assert (await other.tells("nothing", seat=tab.seat, moment=moment.number))["code"] == "not_your_seat"
        assert (await other.tells("nothing", seat=other.seat, moment=99999))["code"] == "late_moment"
        assert (await tab.tells("answer", seat=other.seat, number=0, action="pass"))["code"] == "not_your_seat"

    asked(tmp_path, story)


def test_after_a_restart_the_moment_opens_again(tmp_path: Path) -> None:
    async def story(opened: Parlour, two: Two, tab: GuestSeat, other: GuestSeat) -> None:
        table, people, seats = two
        rows, number = len(the_game(opened, table).moves), moment_of(opened, table).number
        await opened.restart()
        person = people[seats.index(tab)]
        async with person.at(table) as again, people[1 - seats.index(tab)].at(table) as watching:
            await everybody(opened, again, watching)
            assert again.question is not None
            assert watching.question is None
            assert watching.heard_of("moment")[-1]["number"] == number
            game = the_game(opened, table)
            assert not game.disclosure.settled
            await opened.wait(moment_of(opened, table).ends - opened.clock.now + BREATH)
            assert game.moves[rows].kept == (tab.seat, "pass", "default")

    asked(tmp_path, story)


def test_a_pause_stops_the_fuse(tmp_path: Path) -> None:
    async def story(opened: Parlour, two: Two, tab: GuestSeat, other: GuestSeat) -> None:
        rows = len(the_game(opened, two[0]).moves)
        for each in (tab, other):
            await each.tells("pause", on=True)
        await opened.wait(100)
        assert len(the_game(opened, two[0]).moves) == rows
        moment = moment_of(opened, two[0])
        assert (await tab.tells("nothing", seat=tab.seat, moment=moment.number))["code"] == "paused"
        await tab.tells("pause", on=False)
        assert 0 < moment.ends - opened.clock.now <= FUSE + 15
        await opened.wait(FUSE + 15)
        assert len(the_game(opened, two[0]).moves) > rows

    asked(tmp_path, story)


def test_who_never_wants_to_be_asked_holds_nobody_up(tmp_path: Path) -> None:
    decisions = [f"D-{number:02}" for number in range(1, 29)]

    async def story(opened: Parlour, two: Two, tab: GuestSeat, other: GuestSeat) -> None:
        game, rows = the_game(opened, two[0]), len(the_game(opened, two[0]).moves)
        for each in (tab, other):
            await each.say("never", seat=each.seat, decisions=decisions)
        await opened.wait(1.5 + BREATH)
        assert game.moves[rows].kept == (tab.seat, "pass", "answer")

    asked(tmp_path, story)


def test_a_single_person_is_not_hurried(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("dice-town", [ME, BOT], reaction=1.5, fuse=FUSE, pace=0.1)
        async with ann.at(table) as tab:
            await ann.call("POST", f"/tables/{table}/start")
            await until_asked(opened, table, [tab])
            rows = len(the_game(opened, table).moves)
            await opened.wait(3600)
            assert len(the_game(opened, table).moves) == rows
            assert opened.table(table).moment is None

    told(tmp_path, story)


def test_what_tables_have_agreed_on(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")

        async def fuse(**more: Any) -> float:
            made = await ann.call("POST", "/tables", game="dice-town", seats=[ME, ME | {"kind": "open"}], **more)
            agreed: float = made["fuse"]
            return agreed

        assert await fuse() == 8
        assert await fuse(fuse=12) == 12
        assert await fuse(fuse=0) == 0
        assert await fuse(reaction=0) == 0
        assert await fuse(clock={"kind": "days"}) == 24 * 3600
        assert await fuse(clock={"kind": "custom", "seconds": 7200}) == 2400
        table = await ann.table("dice-town", [ME, ME | {"kind": "open"}], fuse=8)
        changed = await ann.call("PATCH", f"/tables/{table}", clock={"kind": "days"})
        assert changed["fuse"] == 24 * 3600
        await refused(ann, "bad_seconds", "PATCH", f"/tables/{table}", fuse=-1)

    told(tmp_path, story)


def test_tables_from_before_keep_what_they_had() -> None:
    assert setup_from('{"reaction":1.5,"pace":0.8}') == Setup(reaction=1.5, fuse=0.0)
