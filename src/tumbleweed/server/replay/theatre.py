"""The replay theatre: a game that is over, any moment of it from any seat, and its course as a whole.

A game is replayed once and then kept for a while: its log, and its position every few moments, so that a moment in the
middle of a long game costs no more than one at its beginning. Names are not kept: a person may ask to be forgotten.
"""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

from tumbleweed.core.chance import LESSON
from tumbleweed.core.events import EVERYBODY, Event, Payload
from tumbleweed.core.record import Record, replay, take_answer
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.steps import State
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay.turning_points import Turn, turning_points
from tumbleweed.server.table.game import SPECTATOR
from tumbleweed.server.table.notes import asked_sheriff
from tumbleweed.wording import wording
from tumbleweed.words import words

ALL_OPEN: Final = -2
"""Everything lies open: what a spectator sees, and every seat's own secrets."""
EVERY: Final = 32
"""Moments from one kept position to the next."""
MOST_FRAMES: Final = 200
MOST_STAGED: Final = 8
"""How many games are kept."""


class Staging:
    """A game, replayed: what happened by when, and positions to start from."""

    def __init__(self, record: Record) -> None:
        self.spec: Final[GameSpec] = find(record["game"])
        self.version: Final[int] = record["version"]
        catalog = self.spec.catalog
        self._moves: Final = [(row[0], catalog.parse(row[1]), len(row) == 3) for row in record["answers"]]
        s = replay(record, upto=0)
        log = s.log
        assert log is not None
        self._events: Final[list[Event]] = log.events
        self._ends: Final[list[int]] = []
        """After each moment: how many events there have been."""
        self._kept: Final[list[State]] = []
        self.scores: Final[list[list[int]]] = []
        self.decisions: Final[list[str]] = []
        """What is asked at each moment; empty when the game is over."""
        self.rounds: Final[list[tuple[int, int]]] = []
        """The number of each round (where the game has passes, pass) and its first moment."""
        self._note(s)
        for seat, action, by_default in self._moves:
            take_answer(self.spec, s, seat, action, by_default)
            self._note(s)
        returns = self.spec.returns(s)
        self.winners: Final = [seat for seat, share in enumerate(returns) if share > 0]
        self.over: Final = s.ask is None
        self.seats: Final = int(s.count)
        self._advised: Final[list[list[int]]] = record.get("advised", [])

    def _note(self, s: State) -> None:
        """Notes a moment."""
        moment = len(self._ends)
        if moment % EVERY == 0:
            self._kept.append(s.copy())
        self._ends.append(len(self._events))
        self.scores.append(list(self.spec.scores(s)))
        self.decisions.append("" if s.ask is None else s.ask.about()[0])
        number = _number(self._events[-1].moment) if self._events else 0
        if not self.rounds or number > self.rounds[-1][0]:
            self.rounds.append((number, moment))

    @property
    def moments(self) -> int:
        """How many moments there are, the beginning included."""
        return len(self._ends)

    def answered(self, moment: int) -> int | None:
        """Whose answer led to a moment."""
        return self._moves[moment - 1][0] if moment else None

    def turns(self) -> list[Turn]:
        """The turning points."""
        return turning_points(self.scores, [first for _, first in self.rounds], self.winners if self.over else [])

    # ------------------------------------------------------------ moments

    def frames(
        self, seat: int, start: int, count: int, language: str, names: list[str], views: bool = True
    ) -> list[dict[str, Any]]:
        """Moments as a seat (-1: a spectator, -2: all open) saw them: the answer that led there, as far as it may be
        known, what happened, who asked the Sheriff then, and (if `views` are wanted) the view.
        """
        if not ALL_OPEN <= seat < self.seats:
            raise Refusal("no_such_chair", most=self.seats - 1)
        if start >= self.moments:
            return []
        end = min(start + min(count, MOST_FRAMES), self.moments)
        speech = wording(self.spec.name, language, self.version)
        reader = max(seat, SPECTATOR)
        before = self._ends[start - 1] if start else 0
        number = sum(seat == ALL_OPEN or event.told_to(seat) for event in self._events[:before])
        found: list[dict[str, Any]] = []
        for moment, s, answer in self._positions(start, end, seat):
            frame: dict[str, Any] = {
                "moment": moment,
                "seat": self.answered(moment),
                "by_clock": bool(moment and self._moves[moment - 1][2]),
                "answer": None,
                "events": [],
            }
            if answer is not None:
                seen, text = answer
                frame["answer"] = {"words": speech.action(seen, text, names), "rule": speech.rule_of(seen, text)}
            for event in self._happened(moment):
                seen_of = self._seen(event, seat)
                if seen_of is not None:
                    frame["events"].append(speech.told({"seq": number, **seen_of}, names, reader))
                    number += 1
            frame["notes"] = self._noted(moment, number, language, names, reader)
            if views:
                frame["view"] = open_view(self.spec, s) if seat == ALL_OPEN else self.spec.view(s, seat)
            found.append(frame)
        return found

    def _noted(self, moment: int, after: int, language: str, names: list[str], reader: int) -> list[dict[str, Any]]:
        """Who asked the Sheriff at a moment: after its events, before the reader's event number `after`."""
        asked = [seat for at, seat in self._advised if at == moment]
        return [{"seat": seat, "after": after, "words": asked_sheriff(seat, reader, language, names)} for seat in asked]

    def _positions(
        self, start: int, end: int, seat: int
    ) -> Iterator[tuple[int, State, tuple[dict[str, Any], str] | None]]:
        """The position at each moment from `start` to before `end`; and, where the seat may know the answer that led
        there, what the seat that answered saw, and the answer's text.
        """
        first = max(0, start - 1) // EVERY * EVERY  # the answer that led to `start` is needed, too
        s = self._kept[first // EVERY].copy()
        for moment in range(first, end):
            answer = None
            if moment > first:
                other, action, by_default = self._moves[moment - 1]
                if moment >= start and seat in (other, ALL_OPEN):
                    answer = self.spec.view(s, other), self.spec.catalog.text(action)
                take_answer(self.spec, s, other, action, by_default)
            if moment >= start:
                yield moment, s, answer

    def _happened(self, moment: int) -> list[Event]:
        """The events of a moment."""
        return self._events[self._ends[moment - 1] if moment else 0 : self._ends[moment]]

    def _seen(self, event: Event, seat: int) -> Payload | None:
        # Not spec.events: a table may show its players only a part of the log, but this game is over.
        return opened(event) if seat == ALL_OPEN else event.seen_by(seat)


def _number(moment: Payload) -> int:
    """The number of a round, from when an event happened; where the game has passes, the number of the pass."""
    numbers = [moment[name] for name in ("pass", "round") if isinstance(moment.get(name), int)]
    return int(numbers[0]) if numbers else 0


def opened(event: Event) -> Payload:
    """An event with everything that anybody was told of it."""
    secrets = tuple((1, own) for _, own in event.secrets)
    everybody = Event(event.name, event.moment, event.public, secrets, EVERYBODY, event.form, event.rule)
    seen = everybody.seen_by(0)
    assert seen is not None
    return seen


def open_view(spec: GameSpec, s: State) -> dict[str, Any]:
    """What a spectator sees, with every seat's own secrets laid over it, but no seat's question."""
    bare = spec.view(s, SPECTATOR)
    seen: dict[str, Any] = bare
    for seat in range(s.count):
        seen = laid_over(seen, spec.view(s, seat))
    return {**seen, "seat": bare["seat"], "question": bare["question"]}


def laid_over(below: Any, above: Any) -> Any:
    """What is known in one view or the other: the longer of two lists, and something rather than nothing."""
    if isinstance(below, dict) and isinstance(above, dict):
        both = {name: laid_over(value, above[name]) if name in above else value for name, value in below.items()}
        return both | {name: value for name, value in above.items() if name not in below}
    if isinstance(below, list) and isinstance(above, list):
        if len(below) == len(above):
            return [laid_over(one, other) for one, other in zip(below, above, strict=True)]
        return max(below, above, key=len)
    return above if below is None else below


class Theatre:
    """The games that somebody has looked at lately."""

    def __init__(self) -> None:
        self._staged: Final[OrderedDict[str, Staging]] = OrderedDict()
        self._stage: Final = asyncio.Lock()

    async def staging(self, id_: str, record: Record) -> Staging:
        """A game, replayed if it has not been; only one is replayed at a time."""
        async with self._stage:
            if id_ not in self._staged:
                self._staged[id_] = await asyncio.to_thread(Staging, record)
            self._staged.move_to_end(id_)
            while len(self._staged) > MOST_STAGED:
                self._staged.popitem(last=False)
            return self._staged[id_]


def names_of(record: Record, language: str) -> list[str]:
    """Who played; seats by number where the record does not say."""
    called = words(language).say("column.seat")
    names: list[str] = record.get("players") or [f"{called} {seat + 1}" for seat in range(record["seats"])]
    return names


def luck_of(record: Record) -> str:
    """What there is to prove: as `Fair.luck`, or `unsealed` for a game from a place that commits to nothing."""
    if record["seed"] == LESSON:
        return "set_up"
    if "fair" in record:
        return "sealed"
    return {"same": "known", "new": "dealt"}.get(str(record.get("luck")), "unsealed")


def timeline(staging: Staging, record: Record, language: str) -> dict[str, Any]:
    """The course of a game: rounds, decisions, points, and its turning points in words."""
    names = names_of(record, language)
    speech = wording(staging.spec.name, language, staging.version)
    turns = staging.turns()
    firsts = [first for _, first in staging.rounds]
    return {
        "game": staging.spec.name,
        "version": staging.version,
        "names": names,
        "bots": record.get("bots") or [""] * staging.seats,
        "moments": staging.moments,
        "over": staging.over,
        "winners": staging.winners,
        "luck": luck_of(record),
        "taken_over": "start" in record,
        "rounds": [{"number": number, "moment": first} for number, first in staging.rounds],
        "decisions": staging.decisions,
        "decision_names": {each: speech.decision(each) for each in sorted({*staging.decisions} - {""})},
        "seats": [staging.answered(moment) for moment in range(staging.moments)],
        "scores": staging.scores,
        "turns": [
            {
                "moment": turn.moment,
                "round": staging.rounds[bisect_right(firsts, turn.moment) - 1][0],
                "kind": turn.kind,
                "seat": turn.seat,
                "points": turn.points,
                "words": turn.said(language, names),
            }
            for turn in turns
        ],
    }
