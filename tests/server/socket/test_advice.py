"""Asking the Sheriff at a table: who may, what everybody hears of it, and that doing what he says plays whole games."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.conformance.tables import Table as Rules
from tests.conformance.tables import luck_of
from tests.server.parlour import Guest, GuestSeat, Parlour, everybody, parlour
from tests.server.stories import BOT, ME, the_game, told, two_at_a_table
from tests.server.worlds import SAME_TABLE, People, laid, positions

import tumbleweed as tw
from tumbleweed.bots import levels
from tumbleweed.bots.advice import Advice, advice_of
from tumbleweed.bots.search import Budget
from tumbleweed.bots.sight import Sight
from tumbleweed.bots.style import PLAIN
from tumbleweed.core.play import waiting
from tumbleweed.server.bots import worker
from tumbleweed.server.bots.advice import Advised
from tumbleweed.server.bots.thinkers import NoAnswer, Thinkers
from tumbleweed.server.rate_limits import Rates
from tumbleweed.server.replay.records import bring
from tumbleweed.server.table.clock import Clock

BRIEFLY = Budget(24, 400, 3, 4, 6, 0.01, 0.004)


class Here:
    """Thinks at once, in the test's own process; while `gate` is closed, not yet."""

    def __init__(self, opened: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked: list[bytes] = []
        self.fails = False
        monkeypatch.setattr(worker, "ask_sheriff", self.briefly)
        monkeypatch.setattr(opened.hall.thinkers, "advice", self.advice)
        monkeypatch.setattr(opened.hall.limits, "advice", Rates(1e6, 1e6))

    @staticmethod
    def briefly(sight: Sight, seed: int) -> Advice:
        return advice_of(levels.Sheriff(levels.thinker(sight.spec.name, PLAIN), BRIEFLY, seed), sight)

    async def advice(self, question: bytes) -> Advised:
        self.asked.append(question)
        await self.gate.wait()
        if self.fails:
            raise NoAnswer("no time")
        return msgspec.convert(worker.answered(msgspec.json.decode(question)), Advised)


async def asks(tab: GuestSeat, **more: Any) -> dict[str, Any]:
    """Asks the Sheriff about the present question."""
    assert tab.question is not None
    return await tab.tells("advise", **{"seat": tab.question["seat"], "number": tab.question["number"], **more})


async def alone(opened: Parlour, ann: Guest, game: str = "boomtown", **more: Any) -> str:
    table = await ann.table(game, [ME, BOT, BOT], **more)
    await ann.call("POST", f"/tables/{table}/start")
    return table


async def asked_again(opened: Parlour, seat: GuestSeat) -> None:
    while seat.question is None:
        await opened.wait(2)
        await seat.catch_up()


async def does(tab: GuestSeat, said: dict[str, Any]) -> None:
    """Gives the whole answer that the Sheriff would give."""
    tab.question = None
    parts = [said["action"], *(part["action"] for part in said["then"])]
    for number, action in enumerate(parts, said["number"]):
        assert (await tab.tells("answer", seat=said["seat"], number=number, action=action))["type"] == "done"


@pytest.mark.parametrize("game", tw.game_names())
def test_who_always_does_what_he_says_plays_a_whole_game(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Parlour) -> None:
        here, ann = Here(opened, monkeypatch), await opened.guest("Ann")
        table = await alone(opened, ann, game)
        compared = in_parts = questions = 0
        async with ann.at(table) as seat:
            game_on = the_game(opened, table)
            while not game_on.shown_over:
                await opened.wait(2)
                await seat.catch_up()
                if seat.question is None:
                    continue
                options = {option["action"]: option["words"] for option in seat.question["options"]}
                said = await asks(seat)
                assert said["type"] == "advice", said
                assert said["words"] == options[said["action"]]
                assert said["reason"]
                assert "{" not in said["reason"]
                assert all(options[each["action"]] == each["words"] for each in said["tried"])
                compared += bool(said["tried"])
                questions += 1
                in_parts += bool(said["then"])
                await does(seat, said)
            assert len(here.asked) == questions > 3
            assert compared > 3
            assert (in_parts > 0) == (game == "dice-town")
            await everybody(opened, seat)
            notes = [note for message in seat.heard_of("noted") for note in message["notes"]]
            assert [note["number"] for note in notes] == list(range(questions)), "each question is noted once"

    told(tmp_path, story)


def test_a_real_process_advises(tmp_path: Path) -> None:
    """Through the protocol, with the usual Sheriff."""

    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann", "de")
        table = await alone(opened, ann)
        async with ann.at(table) as seat:
            await asked_again(opened, seat)
            said = await asks(seat)
            assert said["type"] == "advice"
            assert said["action"] in [option["action"] for option in seat.question["options"]]  # type: ignore[index]
            assert len(opened.hall.thinkers.workers) == 1

    told(tmp_path, story)


def test_asking_again_says_the_same_without_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: Parlour) -> None:
        here, ann = Here(opened, monkeypatch), await opened.guest("Ann")
        table = await alone(opened, ann)
        async with ann.at(table) as seat, ann.at(table, lang="de") as german, ann.at(table, words=0) as program:
            await asked_again(opened, seat)
            here.gate.clear()
            number = seat.question["number"]  # type: ignore[index]
            waiting_here = asyncio.create_task(seat.tells("advise", seat=seat.seat, number=number))
            waiting_there = asyncio.create_task(german.tells("advise", seat=seat.seat, number=number))
            while not opened.table(table).consulted or len(opened.table(table).consulted[seat.seat].waiting) < 2:
                await asyncio.sleep(0)
            assert (await program.tells("ping"))["type"] == "pong", "the table is not locked"
            here.gate.set()
            said, auf_deutsch = await waiting_here, await waiting_there
            again = await seat.tells("advise", seat=seat.seat, number=number)
            bare = await program.tells("advise", seat=seat.seat, number=number)
            assert said == again
            assert len(here.asked) == 1
            assert auf_deutsch["action"] == bare["action"] == said["action"]
            assert said["words"] != auf_deutsch["words"] != bare["words"] == bare["reason"] == ""
            assert [each["share"] for each in bare["tried"]] == [each["share"] for each in said["tried"]]
            await opened.restart()
        here.__init__(opened, monkeypatch)  # type: ignore[misc]  # a new server has a new office
        async with ann.at(table) as seat:
            assert await asks(seat) == said, "after a restart, too"
            assert len(opened.table(table).advised) == 1, "and it is noted once"

    told(tmp_path, story)


def test_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: Parlour) -> None:
        here, ann = Here(opened, monkeypatch), await opened.guest("Ann")
        table, second = await alone(opened, ann), await alone(opened, ann, "dice-town")
        async with ann.at(table) as seat, ann.at(second) as elsewhere:
            await asked_again(opened, seat)
            await asked_again(opened, elsewhere)
            number = seat.question["number"]  # type: ignore[index]
            assert (await asks(seat, seat=(seat.seat + 1) % 3))["code"] == "not_your_seat"
            assert (await asks(seat, number=number + 1))["code"] == "late_advice"
            assert opened.table(table).advised == []

            here.gate.clear()
            asking = asyncio.create_task(asks(seat))
            while not here.asked:
                await asyncio.sleep(0)
            assert (await asks(elsewhere))["code"] == "sheriff_thinks"
            await ann.call("POST", f"/tables/{table}/stand")
            game = the_game(opened, table)
            while game.number_of(seat.seat) == number:
                opened.clock.ring(opened.clock.now + 2)
                await asyncio.sleep(0.001)
            here.gate.set()
            assert (await asking)["code"] == "late_advice", "the game went on meanwhile"

            here.fails = True
            assert (await asks(elsewhere))["code"] == "sheriff_busy"
            here.fails = False
            assert (await asks(elsewhere))["type"] == "advice", "and can be asked again"
            assert len(opened.table(second).advised) == 1

            monkeypatch.setattr(Thinkers, "crowded", True)
            await elsewhere.answer_first()
            await asked_again(opened, elsewhere)
            assert (await asks(elsewhere))["code"] == "sheriff_busy"
            monkeypatch.setattr(Thinkers, "crowded", False)
            monkeypatch.setattr(opened.hall.limits, "advice", Rates(1 / 4, 0))
            assert (await asks(elsewhere))["code"] == "too_fast"
            monkeypatch.setattr(opened.hall.limits, "advice", Rates(1, 1))
            await elsewhere.tells("pause")
            assert (await asks(elsewhere))["code"] == "paused"
            await elsewhere.tells("pause", on=False)
            await elsewhere.catch_up()
            assert len(opened.table(second).advised) == 1, "what is refused is not noted"

    told(tmp_path, story)


def test_not_asked_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: Parlour) -> None:
        Here(opened, monkeypatch)
        ann = await opened.guest("Ann")
        table = await ann.table("boomtown", [ME, BOT, BOT])
        async with ann.at(table) as seat:
            assert (await seat.tells("advise", seat=0, number=0))["code"] == "not_begun"
        async with two_at_a_table(opened) as (_, _, (first, second)):
            for each in (first, second):
                await each.tells("agree", seat=each.seat)
            await first.answer_first()
            await first.catch_up()
            assert first.question is None
            reply = await first.tells("advise", seat=first.seat, number=the_number(opened, first))
            assert reply["code"] == "not_asked"

    told(tmp_path, story)


def the_number(opened: Parlour, seat: GuestSeat) -> int:
    return the_game(opened, seat.table["id"]).number_of(seat.seat)


def test_the_host_may_forbid_it_before_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: Parlour) -> None:
        Here(opened, monkeypatch)
        ann = await opened.guest("Ann", "hu")
        table = await ann.table("boomtown", [ME, BOT, BOT], advice="nobody")
        changed = await ann.call("PATCH", f"/tables/{table}", advice="agreed")
        assert changed["advice"] == "agreed"
        assert (await ann.call("PATCH", f"/tables/{table}", advice="nobody"))["advice"] == "nobody"
        await ann.call("PATCH", f"/tables/{table}", status=422, advice="sometimes")
        await ann.call("POST", f"/tables/{table}/start")
        await ann.call("PATCH", f"/tables/{table}", status=409, advice="agreed")
        async with ann.at(table) as seat:
            await asked_again(opened, seat)
            assert await asks(seat) == {
                "type": "refused",
                "code": "no_advice",
                "words": "Ennél az asztalnál nincs tanács. A házigazda így döntött a játék előtt.",
            }

    told(tmp_path, story)


def test_several_people_must_all_agree_and_may_take_it_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: Parlour) -> None:
        Here(opened, monkeypatch)
        async with two_at_a_table(opened) as (table, (_, bob), (first, second)):
            refused = await asks(first)
            assert refused["code"] == "not_agreed"
            assert "Ann, Bob" in refused["words"] or "Bob, Ann" in refused["words"]
            assert (await first.tells("agree", seat=second.seat))["code"] == "not_your_seat"
            await first.tells("agree", seat=first.seat)
            refused = await asks(first)
            assert refused["words"].endswith("Not yet: Bob.")
            await second.tells("agree", seat=second.seat)
            await everybody(opened, first, second)
            assert [chair["agrees"] for chair in first.table["chairs"]] == [True, True]
            assert (await asks(first))["type"] == "advice"
            await second.tells("agree", seat=second.seat, on=False)
            assert (await asks(first))["code"] == "not_agreed"
            await bob.call("POST", f"/tables/{table}/stand")
            assert (await asks(first))["type"] == "advice", "who has left is not asked"
            await bob.call("POST", f"/tables/{table}/sit")
            await second.tells("agree", seat=second.seat)
            await opened.restart()
            chairs = await bob.call("GET", f"/tables/{table}")
            assert [chair["agrees"] for chair in chairs["chairs"]] == [True, True], "it is kept"

    told(tmp_path, story)


def test_everybody_reads_that_somebody_asked_also_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: Parlour) -> None:
        Here(opened, monkeypatch)
        async with two_at_a_table(opened) as (table, (ann, _), (first, second)):
            for each in (first, second):
                await each.tells("agree", seat=each.seat)
            await asks(first)
            await everybody(opened, first, second)
            (mine,), (theirs,) = first.heard_of("noted"), second.heard_of("noted")
            (note,) = mine["notes"]
            assert note == {"number": 0, "seat": first.seat, "after": first.next, "words": "You ask the Sheriff."}
            assert theirs["notes"][0]["words"] == "Ann asks the Sheriff."
            before = first.next
            for each in (first, second):
                await each.answer_first()
            await everybody(opened, first, second)
            assert first.next > before
            await opened.restart()
            async with ann.at(table, lang="de") as again, (await opened.guest("Cal")).at(table) as watching:
                assert again.heard_of("noted")[0]["notes"] == [{**note, "words": "Du fragst den Sheriff."}]
                (public,) = watching.heard_of("noted")[0]["notes"]
                assert public["words"] == "Ann asks the Sheriff."
                assert public["after"] <= watching.next

    told(tmp_path, story)


def test_a_discreet_question_is_for_who_is_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Rules("dice-town", 3, "second")

    async def story(opened: Parlour) -> None:
        Here(opened, monkeypatch)
        people = await People(opened).arrive(rules.seats)
        s = next(s for s in positions(rules, luck_of(rules, 1)) if s.ask is not None and s.ask.discreet)
        seat = waiting(s)[0]
        async with laid(people, rules.spec, s, Clock()) as table, people.guests[seat].at(SAME_TABLE) as asked:
            await opened.wait(2)
            await asked.catch_up()
            for chair in table.chairs:
                chair.agrees = True
            assert (await asks(asked))["code"] == "discreet_advice"
            assert table.advised == []
            table.chairs[(seat + 1) % 3].left = True
            assert (await asks(asked))["code"] == "discreet_advice", "who has left may come back and read it"
            for other, chair in enumerate(table.chairs):
                if other != seat:
                    chair.seat_bot("random", f"Bot {other}")
            assert (await asks(asked))["type"] == "advice"
            assert len(table.advised) == 1

    told(tmp_path, story)


TABLES = [Rules("dice-town", 3, "second"), Rules("boomtown", 4, ""), Rules("dodge-city", 3, "")]


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_what_is_secret_does_not_change_the_advice(
    rules: Rules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that a seat cannot know is dealt anew: what is sent to the process, and what comes back, are the same."""

    async def advised(people: People, s: Any, seat: int) -> dict[str, Any]:
        async with laid(people, rules.spec, s, Clock()) as table, people.guests[seat].at(SAME_TABLE) as asked:
            for other, chair in enumerate(table.chairs):
                if other != seat:
                    chair.seat_bot("random", f"Bot {other}")
            await asked.until(lambda: asked.question is not None)
            return await asks(asked)

    async def story() -> None:
        async with parlour(tmp_path) as opened:
            here, people = Here(opened, monkeypatch), await People(opened).arrive(rules.seats)
            compared = differed = 0
            for number, s in enumerate(positions(rules, luck_of(rules, 2))):
                if s.ask is None or number % 29:
                    continue
                seat = waiting(s)[-1]
                anew = rules.spec.determinize(s, seat, number)
                differed += rules.spec.dump(anew) != rules.spec.dump(s)
                one, other = await advised(people, s.copy(), seat), await advised(people, anew, seat)
                assert one == other
                assert one["type"] == "advice"
                assert here.asked[-1] == here.asked[-2]
                compared += 1
                if compared == 6:
                    break
            assert differed > 3

    asyncio.run(story())


def test_the_record_says_who_asked_and_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: Parlour) -> None:
        Here(opened, monkeypatch)
        ann = await opened.guest("Ann")
        table = await alone(opened, ann)
        async with ann.at(table) as seat:
            await asked_again(opened, seat)
            await seat.answer_first()
            await asked_again(opened, seat)
            await asks(seat)
            moment = len(the_game(opened, table).moves)
            await ann.call("POST", f"/tables/{table}/stand")
            await opened.wait(3600)
            mine = seat.seat
        await opened.restart()
        record = await ann.call("GET", f"/records/{table}")
        assert record["advised"] == [[moment, mine]]
        assert (await ann.call("GET", f"/records/{table}/verify"))["problems"] == []
        before = {key: value for key, value in record.items() if key != "advised"}
        assert tw.scores(tw.replay(before)) == tw.scores(tw.replay(record)) == record["scores"]
        id_ = await bring(opened.hall, record)
        assert id_ != await bring(opened.hall, before)
        for where in (table, id_):
            frames = (await ann.call("GET", f"/records/{where}/frames?count=200&seat={mine}"))["frames"]
            noted = {frame["moment"]: frame["notes"] for frame in frames if frame["notes"]}
            after = next(event["seq"] for frame in frames[moment + 1 :] for event in frame["events"])
            assert noted == {moment: [{"seat": mine, "after": after, "words": "You ask the Sheriff."}]}
        other = (await ann.call("GET", f"/records/{table}/frames?start={moment}&count=1&lang=hu"))["frames"][0]
        assert [(note["seat"], note["words"]) for note in other["notes"]] == [(mine, "Ann a seriffet kérdezi.")]

    told(tmp_path, story)


@pytest.mark.parametrize(
    "nonsense", ["Ann", [[1]], [[0, 9]], [[-1, 0]], [[True, 0]], [[10**9, 0]], [{"moment": 1}], [[1, "0"]]]
)
def test_notes_that_make_no_sense_are_left_out_of_a_record(nonsense: Any, tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        s = tw.new("boomtown", 3, 1, {})
        plain = await bring(opened.hall, tw.record(s))
        assert await bring(opened.hall, {**tw.record(s), "advised": nonsense}) == plain

    told(tmp_path, story)
