"""Wrong messages of every kind: none moves a game, none hurts the server."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.companies import company, volley
from tests.server.house import House, run
from tests.server.ledger import rows_of, unhurt
from tests.server.mischief import OFFER, Mischief, Wire
from tests.server.nursery import quick_house

pytestmark = pytest.mark.long

FEW, MANY = 800, 3400
"""Fuzzed messages at each game's tables: in every run, and with `-m slow`."""


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with quick_house(tmp_path_factory.mktemp("house"), "--rate", "1000000") as running:
        yield running


@pytest.mark.parametrize("messages", [FEW, pytest.param(MANY, marks=[pytest.mark.slow, pytest.mark.guards])])
@pytest.mark.parametrize("game", ["dice-town", "boomtown", "dodge-city"])
def test_fuzzed_messages(opened: House, game: str, messages: int) -> None:
    async def story() -> None:
        async with company(opened, game) as together:
            moves, repeated, sent = 0, 0, 0
            mischief = Mischief(seed=len(game))
            # Not a quiet game: much must be played and much be sent twice, so that something can go wrong. The luck of
            # a table is new each time, so it goes on until that has happened.
            while sent < messages or moves <= messages / 34 or repeated <= messages / 170:
                assert sent < 5 * messages, f"a quiet game: {moves} moves, {repeated} sent twice"
                if together.oracle.s.ask is None:
                    await together.check()
                    await together.sit_down()
                before = (len(together.oracle.rows), together.oracle.repeated)
                sent += await volley(together, mischief)
                moves += len(together.oracle.rows) - before[0]
                repeated += together.oracle.repeated - before[1]
            await together.check()
        unhurt(opened)

    run(story())


# ---------------------------------------------------------------- one kind of wrong at a time

MALFORMED: dict[str, Wire] = {
    "empty": "",
    "not JSON": "answer",
    "cut off": '{"type": "ping"',
    "two at once": '{"type": "ping"}{"type": "ping"}',
    "not an object": '["ping"]',
    "no type": "{}",
    "an unknown type": '{"type": "win"}',
    "a message of the server's": '{"type": "done", "n": 0, "id": ""}',
    "a wrong type": '{"type": "answer", "seat": "0", "number": 0, "action": "pass"}',
    "half a number": '{"type": "answer", "seat": 0.5, "number": 0, "action": "pass"}',
    "an unknown field": '{"type": "ping", "please": true}',
    "deep": '{"type": "answer", "form": ' + '{"a":' * 2500 + "1" + "}" * 2501,
    "half a character": '{"type": "say", "text": "\\ud800"}',
    "binary": bytes(range(256)),
    "binary that is no UTF-8": b'{"type": "say", "text": "\xff"}',
}


def test_what_makes_no_sense_is_refused_and_the_connection_goes_on(opened: House) -> None:
    async def story() -> None:
        async with company(opened, "boomtown") as together:
            caller = together.callers[0]
            for kind, wire in MALFORMED.items():
                await caller.send(wire)
                reply = await caller.reply()
                assert (reply["type"], reply.get("code")) == ("refused", "bad_message"), (kind, reply)
            await caller.settled()
            await together.check()

    run(story())
    unhurt(opened)


def test_too_much_nonsense_ends_the_connection_with_a_reason(opened: House) -> None:
    async def story() -> None:
        async with company(opened, "boomtown") as together:
            caller = together.callers[0]
            for wire in [*MALFORMED.values(), *MALFORMED.values()]:
                await caller.send(wire)
            assert await caller.end() == ("too_many_mistakes", 1008)
            await together.callers[1].settled()
            await together.check()

    run(story())
    unhurt(opened)


@pytest.mark.parametrize(("size", "said"), [(17_000, "too_large"), (70_000, ""), (3_000_000, "")])
def test_a_huge_message_ends_the_connection(opened: House, size: int, said: str) -> None:
    async def story() -> None:
        async with company(opened, "boomtown") as together:
            caller = together.callers[0]
            await caller.send(json.dumps({"type": "say", "text": "x" * size}))
            assert await caller.end() == (said, 1009)  # what is larger than 64 KiB is not even read
            await together.callers[1].settled()
            await together.check()

    run(story())
    unhurt(opened)


def test_text_that_is_no_utf_8_ends_the_connection(opened: House) -> None:
    async def story() -> None:
        async with company(opened, "boomtown") as together:
            caller = together.callers[0]
            await caller.at.socket.send(b'{"type": "say", "text": "\xff"}', text=True)
            assert (await caller.end())[1] == 1007
            await together.callers[1].settled()
            await together.check()

    run(story())
    unhurt(opened)


# ---------------------------------------------------------------- answers that are not one's to give


def test_nobody_answers_for_another(opened: House) -> None:
    """A player, a spectator with a name and a stranger try every seat that is not theirs, with the right answer."""

    async def story() -> None:
        async with company(opened, "dice-town") as together:
            right = {
                question["seat"]: {"number": question["number"], "action": question["options"][0]["action"]}
                for question in (caller.at.question for caller in together.callers) if question is not None
            }  # fmt: skip
            assert right
            for caller in together.callers:
                for seat in {*right, -1, 3, 99} - {*together.seats_of(caller)}:
                    sent = {"seat": seat, **right.get(seat, {"number": 0, "action": "pass"})}
                    assert (await caller.ask("answer", **sent))["code"] == "not_your_seat"
                    for kind, more in (("why", {"action": "pass"}), ("never", {"decisions": []})):
                        assert (await caller.ask(kind, seat=seat, **more))["code"] == "not_your_seat"
                    if seat != -1:
                        assert (await caller.ask("look", seat=seat))["code"] == "not_your_seat"
            for caller in together.callers[3:]:
                assert (await caller.ask("pause"))["code"] == "not_your_seat"
            assert (await together.callers[4].ask("say", text="Howdy"))["code"] == "no_name"
            await together.check()

    run(story())


def test_answers_twice_late_and_early(opened: House) -> None:
    """The same answer is confirmed as often as it comes, and played once; any other is late, or early."""

    async def story() -> None:
        async with company(opened, "boomtown") as together:
            caller = next(caller for caller in together.callers if caller.at.question is not None)
            question = caller.at.question
            assert question is not None
            first, other = (option["action"] for option in question["options"][:2])
            sent = {"id": "mine", "seat": question["seat"], "number": question["number"], "action": first}
            early = {**sent, "number": question["number"] + 1}
            assert (await caller.ask("answer", **early))["code"] == "late_answer"
            again = [sent, sent, {**sent, "id": "another"}, {**sent, "id": ""}]
            for message in again:
                assert (await caller.ask("answer", **message))["type"] == "done"
            assert (await caller.ask("answer", **{**sent, "id": "", "action": other}))["code"] == "late_answer"
            assert (await caller.ask("answer", **{**sent, "id": "", "action": "nonsense"}))["code"] == "bad_action"
            await caller.connect()
            for message in again:
                assert (await caller.ask("answer", **message))["type"] == "done"
            assert len(rows_of(opened.folder, together.table)) == 1

    run(story())
    unhurt(opened)


def test_an_offer_begun_in_parts_is_not_finished_by_a_form(opened: House) -> None:
    """DT-19.4: a form is a whole offer; what it stands for must be legal where the parts so far have led."""

    async def story() -> None:
        async with company(opened, "dice-town") as together:
            luck = random.Random(5)
            tried = 0
            while tried < 3:
                for caller in together.callers[:3]:
                    await caller.settled()
                    question = caller.at.question
                    if question is None:
                        continue
                    sent = {"seat": question["seat"], "number": question["number"]}
                    begun = any(option["action"].startswith("bribe nuggets") for option in question["options"])
                    if question["decision"] == OFFER and begun:
                        assert (await together.judged(caller, {**sent, "form": {"dollars": 2}}))["type"] == "refused"
                        tried += 1
                    await together.judged(caller, {**sent, "action": luck.choice(question["options"])["action"]})
                if together.oracle.s.ask is None:
                    await together.sit_down()
            await together.check()

    run(story())


# ---------------------------------------------------------------- too many


def test_a_flood_is_refused_and_then_ended(tmp_path: Path) -> None:
    """Within the rate all is well; beyond it `too_fast`, and a client that goes on is let go. Others notice nothing."""

    async def story(running: House) -> None:
        async with company(running, "boomtown") as together:
            flooding, calm = together.callers[:2]
            for place in range(1000):
                await flooding.send(json.dumps({"type": "ping", "id": str(place)}))
            heard = []
            while (reply := await flooding.reply())["type"] not in ("bye", "gone"):
                heard.append(reply.get("code", reply["type"]))
            assert heard[0] == "pong"
            assert heard[-1] == "too_fast"
            assert reply["code"] == "too_fast"
            assert reply["words"]
            await flooding.end()
            assert flooding.closed is not None
            assert flooding.closed[0] == 1008
            await calm.settled()
            await together.check()

    with quick_house(tmp_path) as running:
        run(story(running))
        unhurt(running)
