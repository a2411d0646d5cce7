"""A game in progress at a table: its position, what each seat has been told, and what may be told now.

Nothing here waits, sends or writes; the table does.
"""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

import tumbleweed as tw
from tumbleweed import telling
from tumbleweed.core.events import EVERYBODY, Event, Payload
from tumbleweed.core.play import default_answer, legal, refused, waiting
from tumbleweed.core.record import take_answer
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import Action, Ask, State
from tumbleweed.server.moves import Move, move_of
from tumbleweed.server.protocol import Option, Question, encode
from tumbleweed.server.table.audience import SPECTATOR, Audience
from tumbleweed.server.table.disclosure import Disclosure
from tumbleweed.wording import Wording, wording

LONGEST_TELLING: Final = 15.0
"""Seconds that clocks allow at most for telling what happened before a question."""

News = tuple[Event, Payload]
"""An event, and what an audience is told of it."""
Said = dict[tuple[Event, str], str | None]
"""Sentences about events, by event and language."""


class Game:
    """One game."""

    def __init__(self, spec: GameSpec, s: State, reaction: float) -> None:
        self.spec: Final = spec
        self.s: Final = s
        self.moves: Final[list[Move]] = []
        self.disclosure: Final = Disclosure(s, reaction)
        self.audiences: Final = {seat: Audience(seat) for seat in range(SPECTATOR, s.count)}
        self.ends: Final[list[int]] = []
        """After each number of moves: how many events there had been."""
        self.confirmed: Final[dict[int, tuple[int, str]]] = {}
        """By seat: the last answer that was taken, by its question's number and the client's name for the message."""
        self.public_moves = 0
        """How many moves there had been at the last position that everybody could see."""
        self.told_until = 0.0
        """When everybody can have been told what has been shown so far (monotonic clock)."""
        self._told = 0
        self._asked_at: tuple[int, bool] | None = None
        self._positions: dict[int, State] = {}
        self.unasked: set[int] = set()
        """Seats that are asked something their people do not want to be asked: it is passed without being shown."""
        self.disclosure.move_on(time.monotonic())
        self._told = self.disclosure.shown
        self._note_end()

    # ------------------------------------------------------------ answers

    def take(self, move: Move) -> None:
        """Plays a move that has been checked and is on the disk."""
        take_answer(self.spec, self.s, move.seat, move.action, move.how == "default")
        self.moves.append(move)
        self._note_end()

    def _note_end(self) -> None:
        assert self.s.log is not None
        self.ends.append(len(self.s.log.events))

    def replay(self, moves: Sequence[Move]) -> None:
        """Plays all moves of a stored game at once; raises TumbleweedError if one of them is not allowed."""
        self.public_moves = 0
        assert self.s.log is not None
        pauses = 0
        for move in moves:
            pauses = len(self.s.log.pauses)
            refusal = refused(self.s, move.seat, move.action)
            if refusal is not None:
                raise refusal
            self.take(move)
            ask = self.s.ask
            if ask is None or not ask.discreet:
                self.public_moves = len(self.moves)
        if not self.disclosure.shared:
            self.disclosure.catch_up()
        elif pauses < len(self.s.log.pauses):  # moments since the last move were still to be waited through
            self.disclosure.catch_up(pauses)
            self.public_moves = min(self.public_moves, max(0, len(self.moves) - 1))
        else:
            self.disclosure.catch_up(max(0, pauses - 1) if self.s.ask is not None and self.s.ask.discreet else None)
        self._told = self.disclosure.shown

    @property
    def over(self) -> bool:
        return self.s.ask is None

    @property
    def shown_over(self) -> bool:
        """Whether it is over and everybody has been shown that."""
        return self.over and self.disclosure.settled

    def asked(self) -> tuple[int, ...]:
        """The seats that have to answer."""
        return waiting(self.s)

    def known_to_be_asked(self) -> tuple[int, ...]:
        """The seats that have to answer, as far as everybody may know and has been shown."""
        return waiting(self.s) if self.disclosure.settled else ()

    def sees_question(self, seat: int) -> bool:
        """Whether a seat is asked and has been shown its question."""
        ask = self.s.ask
        if ask is None or seat in self.unasked or seat not in self.positions():
            return False
        return self.disclosure.all_told if ask.discreet else self.disclosure.settled

    def positions(self) -> dict[int, State]:
        """By seat: the position in which it is asked. While a moment is open, all who hold a card are asked at once."""
        s, ask = self.s, self.s.ask
        key = (len(self.moves), self.disclosure.closed)
        if key != self._asked_at:
            self._asked_at = key
            self._positions = dict.fromkeys(waiting(s), s)
            while not self.disclosure.closed and ask is not None and ask.discreet:
                ask = ask.following(s)
                if ask is not None:
                    s = _asking(s, ask)
                    self._positions.update(dict.fromkeys(waiting(s), s))
        return self._positions

    def position_of(self, seat: int) -> State:
        """The position as a seat is asked in it."""
        return self.positions().get(seat, self.s)

    def number_of(self, seat: int) -> int:
        """The number of the seat's present question."""
        return self.s.answers_of(seat)

    def move(self, seat: int, action: Action, how: str) -> Move:
        """A move of this game."""
        return move_of(self.spec.catalog, seat, action, how)

    def default(self, seat: int) -> Action:
        return default_answer(self.position_of(seat), seat)

    def given(self, seat: int, number: int) -> Action | None:
        """What the seat answered to question `number`, if it was not long ago."""
        back = self.number_of(seat) - number
        if not 0 < back <= 64:
            return None
        mine = (move.action for move in reversed(self.moves) if move.seat == seat)
        return next((action for place, action in enumerate(mine, 1) if place == back), None)

    # ------------------------------------------------------------ what may be told

    def move_on(self) -> None:
        """Shows as much as may be shown now."""
        now = time.monotonic()
        self.disclosure.move_on(now)
        if self.disclosure.settled:
            self.public_moves = len(self.moves)
        assert self.s.log is not None
        news = self.s.log.events[self._told : self.disclosure.shown]
        self._told = self.disclosure.shown
        self.told_until = min(max(now, self.told_until) + telling.seconds(self.spec.name, news), now + LONGEST_TELLING)

    def may_see_position(self, seat: int) -> bool:
        """Whether a seat may see the position as it is."""
        return self.disclosure.settled or self.sees_question(seat)

    def look(self, audience: Audience) -> bool:
        """Brings an audience's view up to date, if it may see the position; whether the view has changed."""
        if not self.may_see_position(audience.seat):
            return False
        seen = self.spec.view(self.position_of(audience.seat), audience.seat)
        view = encode(seen)
        audience.moves = len(self.moves)
        if view == audience.view:
            return False
        audience.view, audience.seen = view, seen
        return True

    def look_back(self, audience: Audience) -> None:
        """Gives an audience that may not see the position now, and has no view or an old one, the view of the last
        public moment, which is replayed for it.
        """
        if audience.moves >= self.public_moves or self.may_see_position(audience.seat):
            return
        s = tw.replay(tw.record(self.s), log=False, upto=self.public_moves)
        audience.seen = self.spec.view(s, audience.seat)
        audience.view = encode(audience.seen)
        audience.moves = self.public_moves

    def news(self, audience: Audience) -> list[News]:
        """Events that an audience may know and has not been told."""
        log = self.s.log
        assert log is not None
        news = audience.reader.read_on(log, self.disclosure.shown)
        if news:
            audience.retold.clear()
        return news

    def past(self, audience: Audience, since: int) -> list[dict[str, Any]]:
        """Events that an audience has been told, from number `since` on."""
        log = self.s.log
        assert log is not None
        told = log.seen_by(audience.seat)[: audience.number]
        return [event for event in self.spec.recalled(self.s, told) if event["seq"] >= since]

    def retold(self, audience: Audience, language: str, names: Sequence[str]) -> msgspec.Raw:
        """Everything an audience has been told, in words, as it is sent."""
        key = (language, *names)
        if key not in audience.retold:
            told = self.in_words(self.past(audience, 0), language, names, audience.seat)
            audience.retold[key] = raw(encode(told))
        return audience.retold[key]

    def told_by(self, audience: Audience, moves: int) -> int:
        """How many events an audience had been told when everything was told that followed from so many moves."""
        log = self.s.log
        assert log is not None
        return sum(event.told_to(audience.seat) for event in log.events[: self.ends[moves]])

    # ------------------------------------------------------------ words

    def speech(self, language: str) -> Wording:
        """The game in the words of a language, by the version of the rules it is played by."""
        return wording(self.spec.name, language, self.spec.version_of(self.s))

    def question(self, audience: Audience, language: str, names: Sequence[str]) -> Question | None:
        """What the seat is asked, in words; if `language` is empty, without words, for programs."""
        seat = audience.seat
        if not self.sees_question(seat):
            return None
        asked = audience.seen["question"]
        texts = [self.spec.catalog.text(action) for action in legal(self.position_of(seat), seat)]
        if language:
            speech = self.speech(language)
            seen = audience.seen
            options = [Option(text, speech.action(seen, text, names), speech.rule_of(seen, text)) for text in texts]
            words = speech.question(seen, names)
        else:
            options = [Option(text, "", "") for text in texts]
            words = ""
        number = self.number_of(seat)
        return Question(seat, number, asked["decision"], asked["name"], asked["rule"], words, options)

    def in_words(
        self, events: list[dict[str, Any]], language: str, names: Sequence[str], me: int
    ) -> list[dict[str, Any]]:
        """Events with a sentence each to the seat `me`, where there is something to say."""
        if not language:
            return events
        speech = self.speech(language)
        return [speech.told(event, names, me) for event in events]

    def told(self, news: list[News], language: str, names: Sequence[str], me: int, said: Said) -> list[dict[str, Any]]:
        """New events with a sentence each to the seat `me`. A sentence that speaks to nobody and is the same for all is
        made once, and kept in `said`.
        """
        if not language:
            return [seen for _, seen in news]
        speech = self.speech(language)
        found: list[dict[str, Any]] = []
        for event, seen in news:
            alike = event.audience == EVERYBODY and not event.secrets and speech.reader(seen, me) == SPECTATOR
            key = (event, language)
            if not alike:
                found.append(speech.told(seen, names, me))
                continue
            if key not in said:
                said[key] = speech.event(seen, names, me)
            found.append({**seen, "words": said[key]})
        return found


def _asking(s: State, ask: Ask) -> State:
    """The position if those who are asked before this play nothing."""
    copy = s.copy()
    copy.ask = ask
    copy.ask_number += 1
    copy.open = copy.asked = ask.seats(copy)
    return copy


def raw(view: bytes) -> msgspec.Raw:
    """A view that was encoded before, to be sent as it is."""
    return msgspec.Raw(view)
