"""Fair dice: what is committed to before, what is shown afterwards, and what a changed record gives away."""

import asyncio
import copy
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.parlour import Guest, Parlour, everybody, parlour
from tests.server.stories import BOT, ME, OPEN, told

import tumbleweed as tw
from tumbleweed.core.errors import BadRecord
from tumbleweed.server import fair
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay import verification

NUMBERS = ["0123456789abcdef" * 2, "fedcba9876543210" * 2]


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_the_texts_that_are_hashed_stay_as_they_are() -> None:
    """A browser checks the same texts; changing them would make old games unfair."""
    secret = "ab" * 32
    assert fair.commitment(secret) == sha(f"tumbleweed secret {secret}")
    assert fair.number_commitment(NUMBERS[0]) == sha(f"tumbleweed number {NUMBERS[0]}")
    assert fair.seed(secret, [NUMBERS[0], "", NUMBERS[1]]) == sha(
        f"tumbleweed seed {secret} {NUMBERS[0]},,{NUMBERS[1]}"
    )
    assert fair.commitment("00" * 32) == "75f0a969cb9e23f3db39495a2c64f99d0faff120fc1fe819cfafac1be24cf27c"
    assert fair.number_commitment("00" * 16) == "99437fadcc0fd2fedf62be8fc2b141135b7fa625a8724a14b6a8593260d4b37a"
    nobody, somebody = "00" * 16, "ff" * 16
    assert fair.seed("00" * 32, [nobody, "", somebody]) == (
        "4c50d16529707650d15f3d3d53c81ace7a88bb7742cbe5776ea44951f1a38912"
    )
    assert fair.new_secret() != fair.new_secret()
    assert fair.SECRET.fullmatch(fair.new_secret())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A whole game of two people and a bot, and what everybody could see of its luck on the way."""
    return asyncio.run(play(tmp_path_factory.mktemp("fair")))


async def play(folder: Path) -> dict[str, Any]:
    async with parlour(folder) as opened:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        options = tw.find("dice-town").automatic({})
        table = await ann.table("dice-town", [ME, OPEN, BOT], options=options)
        await bob.call("POST", f"/tables/{table}/sit")
        async with ann.at(table) as first, bob.at(table) as second:
            await give_numbers(first, second)
            await everybody(opened, first, second)
            before = second.table
            await ann.call("POST", f"/tables/{table}/start")
            for guest in (ann, bob):
                await guest.call("POST", f"/tables/{table}/stand")
            await opened.wait(3600)
            await everybody(opened, first, second)
            after = second.table
            record = await Guest(opened).call("GET", f"/records/{table}")
            proven = await ann.call("GET", f"/records/{table}/verify")
            brought = (await ann.call("POST", "/records", **record))["id"]
            again = await ann.call("GET", f"/records/{brought}/verify")
        return {"before": before, "after": after, "record": record, "proven": proven, "again": again}


async def give_numbers(first: Any, second: Any) -> None:
    assert (await first.tells("number", chair=0, number="xyz"))["code"] == "bad_number"
    assert (await first.tells("number", chair=0, number=NUMBERS[0].upper()))["code"] == "bad_number"
    assert (await first.tells("number", chair=1, number=NUMBERS[0]))["code"] == "not_your_seat"
    assert (await first.tells("number", chair=0, number=NUMBERS[0]))["type"] == "done"
    assert (await second.tells("number", chair=1, number=NUMBERS[1]))["type"] == "done"


def test_what_was_committed_to_before_is_what_is_shown_afterwards(played: dict[str, Any]) -> None:
    before, after = played["before"], played["after"]
    assert before["status"] == "open"
    assert after["status"] == "finished"
    assert before["fair"]["secret"] is before["fair"]["seed"] is before["fair"]["numbers"] is None
    shown = after["fair"]
    assert before["fair"]["commitment"] == shown["commitment"] == fair.commitment(shown["secret"])
    committed = [chair["commitment"] for chair in before["chairs"]]
    assert committed == [fair.number_commitment(NUMBERS[0]), fair.number_commitment(NUMBERS[1]), ""]
    assert shown["numbers"] == [*NUMBERS, ""]
    assert shown["seed"] == fair.seed(shown["secret"], shown["numbers"]) == played["record"]["seed"]
    assert sorted(chair["commitment"] for chair in after["chairs"]) == sorted(committed), "seats may be shuffled"


def test_the_record_proves_itself_here_and_elsewhere(played: dict[str, Any]) -> None:
    everything = {"replays": True, "finished": True, "fair": True, "problems": []}
    assert played["proven"] == played["again"] == everything
    assert verification.verify(json.loads(json.dumps(played["record"]))) == everything
    assert played["record"]["scores"] == played["after"]["scores"]
    assert tw.scores(tw.replay(played["record"])) == played["record"]["scores"]
    chairs = played["after"]["chairs"]
    assert played["record"]["players"] == [chair["name"] for chair in chairs]


def changed(record: dict[str, Any], place: str, value: Any) -> dict[str, Any]:
    """The record with one thing changed."""
    other = copy.deepcopy(record)
    *way, last = place.split(".")
    inside: Any = other
    for step in way:
        inside = inside[int(step) if isinstance(inside, list) else step]
    inside[int(last) if isinstance(inside, list) else last] = value
    return other


TAMPERED = [
    ("fair.secret", "0" * 64, "commitment"),
    ("fair.secret", "short", "64"),
    ("fair.commitment", "0" * 64, "commitment"),
    ("fair.numbers.0", "f" * 32, "number"),
    ("fair.numbers.0", "F" * 32, "32"),
    ("fair.numbers", None, "list"),
    ("fair.number_commitments.1", "0" * 64, "number"),
    ("fair", None, "fair"),
]


@pytest.mark.parametrize(("place", "value", "why"), TAMPERED)
def test_tampered_dice_are_found_out(played: dict[str, Any], place: str, value: Any, why: str) -> None:
    record = changed(played["record"], place, value)
    with pytest.raises(BadRecord, match=why):
        fair.check(record)
    proven = verification.verify(record)
    assert not proven["fair"]
    assert proven["replays"]
    assert len(proven["problems"]) == 1


def test_another_seed_is_found_out(played: dict[str, Any]) -> None:
    record = changed(played["record"], "seed", "1" * 64)
    with pytest.raises(BadRecord, match="seed"):
        fair.check(record)
    proven = verification.verify(record)
    assert not proven["fair"]
    assert not proven["replays"]


def test_changed_answers_or_scores_are_found_out(played: dict[str, Any]) -> None:
    record = played["record"]
    better = [score + 1 for score in record["scores"]]
    shorter = copy.deepcopy(record["answers"][:-1])
    for place, value in (
        ("scores", better),
        ("answers.0.1", "keep none at all"),
        ("answers.0.0", 7),
        ("answers", shorter),
    ):
        tampered = changed(record, place, value)
        proven = verification.verify(tampered)
        assert (proven["replays"], proven["fair"]) == (False, True), place
        with pytest.raises(Refusal) as refusal:
            verification.checked(tampered)
        assert refusal.value.code == "bad_record"
        assert refusal.value.values["reason"]


def test_a_number_counts_only_before_the_game(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        table = await ann.table("dice-town", [ME, BOT])
        async with ann.at(table) as seat, bob.at(table) as watching:
            assert (await watching.tells("number", chair=1, number=NUMBERS[0]))["code"] == "not_your_seat"
            await ann.call("POST", f"/tables/{table}/start")
            await everybody(opened, seat, watching)
            mine = next(place for place, chair in enumerate(seat.table["chairs"]) if chair["mine"])
            assert (await seat.tells("number", chair=mine, number=NUMBERS[0]))["code"] == "begun"
            assert seat.table["chairs"][mine]["commitment"] == ""
            assert opened.table(table).numbers == ["", ""]

    told(tmp_path, story)


def test_a_number_goes_with_whoever_gave_it(tmp_path: Path) -> None:
    """A chair that somebody else takes does not keep the number of the person before."""

    async def story(opened: Parlour) -> None:
        ann, bob, cal = [await opened.guest(name) for name in ("Ann", "Bob", "Cal")]
        table = await ann.table("dice-town", [ME, OPEN])
        await bob.call("POST", f"/tables/{table}/sit")
        async with bob.at(table) as seat:
            await seat.say("number", chair=1, number=NUMBERS[1])
            await bob.call("POST", f"/tables/{table}/stand")
            after = await cal.call("POST", f"/tables/{table}/sit")
            assert after["chairs"][1]["commitment"] == ""
            assert (await seat.tells("number", chair=1, number=NUMBERS[1]))["code"] == "not_your_seat"

    told(tmp_path, story)
