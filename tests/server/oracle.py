"""Who is right: a second game beside the server's, moved only by what the server has acknowledged."""

import json
from typing import Any

from tests.server.house import Message
from tests.server.mischief import Wire

import tumbleweed as tw
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.steps import State


class Oracle:
    """The position as it must be. The library checks everything again: nobody's word is taken on trust."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.rows: list[tuple[int, str]] = []
        self.given: dict[int, list[str]] = {seat: [] for seat in range(s.count)}
        self.named: set[tuple[int, int, str]] = set()
        self.repeated = 0

    def judge(self, seats: list[int], wire: Wire, reply: Message) -> None:
        """Checks the reply to a message from somebody who plays `seats`."""
        assert reply.get("code") not in ("mistake", "not_saved"), (wire, reply)
        sent = _read(wire)
        if sent is None or sent.get("type") != "answer":
            return
        if reply["type"] == "done":
            self._done(seats, sent)
        elif reply.get("code") != "paused":
            assert not self._right(seats, sent), f"a right answer was refused: {wire!r} {reply}"

    def _done(self, seats: list[int], sent: Message) -> None:
        seat, number = sent["seat"], sent["number"]
        assert seat in seats, "an answer for somebody else's seat was taken"
        now = len(self.given[seat])
        if number == now:
            assert tw.legal(self.s, seat), "somebody who is not asked has answered"
            for text in self._texts(sent, self.s):
                tw.answer(self.s, seat, text)  # raises if it is not legal
                self.given[seat].append(text)
                self.rows.append((seat, text))
            self.named.add((seat, number, sent.get("id", "")))
            return
        assert 0 <= number < now, "an answer to a question that was not asked yet was taken"
        self.repeated += 1
        if (seat, number, sent.get("id", "")) not in self.named:
            texts = self._texts(sent, self._before(seat, number))
            assert self.given[seat][number : number + len(texts)] == texts, "another answer was confirmed"

    def _before(self, seat: int, number: int) -> State:
        """The position in which a seat was asked its question `number`: what a form stands for depends on it."""
        places = [place for place, (other, _) in enumerate(self.rows) if other == seat]
        return tw.replay(tw.record(self.s), log=False, upto=places[number])

    def _right(self, seats: list[int], sent: Message) -> bool:
        """Whether the server must accept an answer."""
        seat = sent.get("seat")
        if seat not in seats or sent.get("number") != len(self.given[seat]):
            return False
        tried = tw.copy(self.s)
        try:
            for text in self._texts(sent, self.s):
                tw.answer(tried, seat, text)
        except (TumbleweedError, AssertionError):
            return False
        return True

    def _texts(self, sent: Message, s: State) -> list[str]:
        """What a message answers in a position; a form takes precedence over an action."""
        if sent.get("form") is not None:
            return [tw.text(s.game, action) for action in tw.compose(s, sent["seat"], sent["form"])]
        return [self._text(sent.get("action", ""))]

    def _text(self, typed: str) -> str:
        return tw.text(self.s.game, tw.action(self.s.game, typed))

    def view(self, seat: int) -> Any:
        """The view as it comes over the wire."""
        return json.loads(json.dumps(tw.view(self.s, seat)))


def _read(wire: Wire) -> Message | None:
    """A message the server must understand: one object with the right fields of the right types."""
    types = {"type": str, "id": str, "seat": int, "number": int, "action": str, "form": dict}
    try:
        sent = json.loads(wire)
    except (ValueError, RecursionError):
        return None
    if not isinstance(sent, dict) or not sent.keys() <= types.keys() or "\ud800" in str(sent.get("id")):
        return None
    for key, value in sent.items():
        if type(value) is not types[key] and not (key == "form" and value is None):
            return None
    text = wire if isinstance(wire, str) else wire.decode()
    return sent if text.count('"type"') == 1 else None
