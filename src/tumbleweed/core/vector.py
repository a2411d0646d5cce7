"""Many games side by side, observed into buffers that are made once, for learning programs.

The buffers are plain bytes; NumPy looks at the same memory.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tumbleweed.core.chance import Chance, PassingTapes
from tumbleweed.core.masks import Masks
from tumbleweed.core.play import apply
from tumbleweed.core.playout import play_out
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import SEATS_OF, State

OWN_SEAT: Final = [bytes([seat]) for seat in range(8)]
MANY: Final = 1 << 30
STREAMS: Final = ("others", "games", "caller")
"""`play_out` draws from the first."""
GAMES: Final = 1
CALLER: Final = 2
ALL_SEATS: Final = -1
AT_ONCE: Final = 64
"""Answers are taken in this many rows, then the rows are shown: a processor is quicker when it repeats one thing, and
this few rows stay in its cache until then."""


def lasting_luck(seed: int) -> Chance:
    """Luck that lasts for any amount of learning: what has been drawn is not kept."""
    return Chance(PassingTapes(STREAMS, seed), [0] * len(STREAMS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Others:
    """Whoever plays the other seats, if the engine does not play them at random."""

    def begin(self, row: int) -> None:
        """A game begins in a row."""
        raise AssertionError("others get ready for a game")

    def answer(self, row: int, s: State) -> None:
        """The others answer in the game of a row until the seat is asked or the game is over."""
        raise AssertionError("others answer")


class Batch:
    """One game in each row, played by one seat; the others answer at random unless `others` says how.

    With ALL_SEATS every seat is played: in each row it is the turn of the lowest one that is asked.
    """

    def __init__(
        self,
        spec: GameSpec,
        seats: int,
        options: Mapping[str, Any],
        seat: int,
        count: int,
        most: int,
        others: Others | None,
    ) -> None:
        self.spec: Final = spec
        self.seats: Final = seats
        self.options: Final = options
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count
        self.most: Final = most
        """A game is cut short after this many answers; 0: never."""
        self.others: Final = others
        first = spec.new(seats, options, 0, False)
        self.length: Final[i64] = len(spec.observe(first, 0)) + 1
        self.states: Final[list[State]] = [first] * count
        self.answers: Final[list[int]] = [0] * count
        """How many answers were given in each row; counted only if games are cut short."""
        self.over: Final[list[bool]] = [True] * count
        self.luck = lasting_luck(0)
        self.turn: Final[list[int]] = [max(seat, 0)] * count
        """The seat that is to answer in each row, or the last that did."""
        self.observations: Final = bytearray(int(self.length) * count)
        self.masks: Final = Masks(len(spec.catalog), count)
        self.refused: Final[list[int]] = []
        """The rows whose action was illegal in the last step; nothing was played there."""
        self.ended: Final[list[int]] = []
        """The rows whose game ended in the last step."""
        self.cut: Final[list[int]] = []
        """The rows whose game was cut short in the last step."""
        self._out: Final = BytesWriter()
        """Some rows of a step, one after another: they go into the buffer together."""

    def reseed(self, seed: int) -> None:
        """All luck from here on follows from the seed."""
        self.luck = lasting_luck(seed)

    def begin(self, row: int) -> None:
        """Another game, up to the first question."""
        self._begin(row)
        self.observe(row)

    def _begin(self, row: i64) -> None:
        luck = self.luck
        s = self.spec.new(self.seats, self.options, luck.below(GAMES, MANY) * MANY + luck.below(GAMES, MANY), False)
        s.chance = s.chance.passing()  # smaller, so that many games fit into the processor's cache
        self.states[row] = s
        self.answers[row] = 0
        self.over[row] = False
        if self.others is not None:
            self.others.begin(row)
        self._let_others_answer(row, s)

    def step(self, actions: list[int]) -> None:
        """An answer in each row; where a game is over, another begins."""
        self.refused.clear()
        self.ended.clear()
        self.cut.clear()
        first: i64 = 0
        while first < self.count:
            end: i64 = min(first + AT_ONCE, self.count)
            row: i64 = first
            while row < end:
                self._answer(row, actions[row])
                row += 1
            self._show(first, end)
            first = end

    def _answer(self, row: i64, action: int) -> None:
        if self.over[row]:
            self._begin(row)
        elif self.masks.allow(row, action):
            self._play(row, action)
        else:
            self.refused.append(row)

    def _show(self, first: i64, end: i64) -> None:
        """Writes rows into the buffers."""
        out = self._out
        out.truncate(0)
        row: i64 = first
        while row < end:
            self._write(row)
            row += 1
        self.observations[self.length * first : self.length * end] = out.getvalue()

    def random_actions(self) -> vec[i64]:
        """A legal answer for each row, each equally likely; 0 where the game is over."""
        luck = self.luck
        position: i64 = luck.read[CALLER]
        found = vec[i64](capacity=self.count)
        for options in self.masks.legal:
            action: i64 = 0
            if options:
                place, position = luck.draw(CALLER, position, len(options))
                action = options[place]
            found = append(found, action)
        luck.read[CALLER] = int(position)
        return found

    def play(self, row: int, action: int) -> None:
        """The answer of the seat whose turn it is in a row, and those of the others until it is asked again."""
        self._play(row, action)
        self.observe(row)

    def _play(self, row: i64, action: int) -> None:
        s = self.states[row]
        apply(s, self.turn[row], action)
        self._let_others_answer(row, s)
        if s.open == 0:
            self.over[row] = True
            self.ended.append(row)
        elif self.most > 0:
            given = self.answers[row] + 1
            self.answers[row] = given
            if given == self.most:
                self.over[row] = True
                self.cut.append(row)

    def lose(self, row: int) -> None:
        """Ends the game of a row because its seat has lost; the seat may answer nothing more."""
        self.over[row] = True
        self.masks.set(row, ())

    def _let_others_answer(self, row: i64, s: State) -> None:
        if self.others is not None:
            self.others.answer(row, s)
            return
        seat: i64 = self.seat
        if seat < 0:
            return
        luck = self.luck
        while s.open != 0 and not s.open >> seat & 1:
            play_out(s, luck, 1)

    def observe(self, row: int) -> None:
        """Writes what the seat whose turn it is sees, and what it may answer, into the row."""
        self._show(row, row + 1)

    def _write(self, row: i64) -> None:
        s = self.states[row]
        seat = self.turn[row]
        if self.seat < 0 and s.open != 0:
            seat = SEATS_OF[s.open][0]
            self.turn[row] = seat
        out = self._out
        self.spec.observe_to(s, seat, out)
        out.write(OWN_SEAT[seat])
        ask = s.ask
        self.masks.set(row, () if ask is None else ask.options(s, seat))
