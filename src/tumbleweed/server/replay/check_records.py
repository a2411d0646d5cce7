"""Stored games against the present rules: does every one still replay to what it was?"""

import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.record import FORMAT, answer_as_data, replay
from tumbleweed.core.spec import find
from tumbleweed.server.fair import seed_from
from tumbleweed.server.store import Archive


class Checked(NamedTuple):
    """A stored game after replaying it; `difference` is empty if the game is what it was."""

    number: int
    game: str
    moves: int
    difference: str


async def check_all(archive: Archive) -> AsyncIterator[Checked]:
    """Replays every game: tables' and those brought from elsewhere."""
    async for stored in archive.games():
        record = {
            "format": FORMAT,
            "game": stored.game,
            "version": stored.version,
            "seats": len(json.loads(stored.chairs)),
            "options": json.loads(stored.options),
            "seed": seed_from(stored.seed),
            "start": json.loads(stored.start) if stored.start else None,
            "answers": [answer_as_data(move.seat, move.text, move.how == "default") for move in stored.moves],
            "scores": None,
        }
        expected = json.loads(stored.result) if stored.result else None
        yield Checked(stored.number, stored.game, len(stored.moves), _difference(record, expected))
    number = 0
    async for each in archive.records():
        number -= 1
        brought: dict[str, Any] = json.loads(each.record)
        expected = {"scores": brought["scores"]} if brought["scores"] is not None else None
        difference = _difference({**brought, "scores": None}, expected)
        yield Checked(number, each.game, len(brought["answers"]), difference)


def _difference(record: dict[str, Any], expected: dict[str, Any] | None) -> str:
    """What differs from the stored game; empty if nothing does."""
    try:
        s = replay(record, log=False)
    except TumbleweedError as error:
        return str(error)
    spec = find(record["game"])
    if expected is not None and s.ask is not None:
        return f"was over after {len(record['answers'])} answers, and goes on now"
    if expected is not None and spec.scores(s) != expected["scores"]:
        return f"the scores were {expected['scores']} and are {spec.scores(s)} now"
    if expected is not None and "returns" in expected and spec.returns(s) != expected["returns"]:
        return f"the result was {expected['returns']} and is {spec.returns(s)} now"
    return ""
