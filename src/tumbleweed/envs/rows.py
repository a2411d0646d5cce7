"""Many games side by side, observed into buffers that are made once.

The buffers are plain bytes, so that the engine can write into them; NumPy looks at the same memory.
"""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.loop import play_out
from tumbleweed.core.play import apply
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import SEATS_OF, State

OWN_SEAT: Final = [bytes([seat]) for seat in range(8)]
MOST_KNOWN: Final = 4096
MANY: Final = 1 << 30
GAMES: Final = 0
OTHERS: Final = 1
ALL_SEATS: Final = -1


class Others:
    """Who plays the other seats, if not the engine at random."""

    def begin(self, row: int) -> None:
        """A game begins in a row."""
        raise AssertionError("others get ready for a game")

    def answer(self, row: int, s: State) -> None:
        """They answer in the game of a row, until the seat is asked or the game is over."""
        raise AssertionError("others answer")


class Rows:
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
        self.seat: Final = seat
        self.count: Final = count
        self.most: Final = most
        """After so many answers a game is cut short; 0: never."""
        self.others: Final = others
        first = spec.new(seats, options, 0, False)
        self.length: Final = len(spec.observe(first, 0)) + 1
        self.actions: Final = len(spec.catalog)
        self.states: Final[list[State]] = [first] * count
        self.answers: Final = [0] * count
        self.over: Final = [True] * count
        self.luck: Chance = chance(("games", "others"), 0)
        self.turn: Final = [max(seat, 0)] * count
        """The seat that is to answer in each row, or was the last to do so."""
        self.legal: Final[list[tuple[int, ...]]] = [()] * count
        """What that seat may answer: the masks in short."""
        self.observations: Final = bytearray(self.length * count)
        self.masks: Final = bytearray(self.actions * count)
        self.refused: Final[list[int]] = []
        """The rows whose action was illegal in the last step; nothing was played there."""
        self.ended: Final[list[int]] = []
        """The rows whose game has come to its end in the last step."""
        self.cut: Final[list[int]] = []
        """The rows whose game was cut short in the last step."""
        self._known: Final[dict[tuple[int, ...], bytes]] = {(): bytes(self.actions)}

    def reseed(self, seed: int) -> None:
        """All luck from here on follows from the seed."""
        self.luck = chance(("games", "others"), seed)

    def begin(self, row: int) -> None:
        """Another game, up to the first question."""
        luck = self.luck
        s = self.spec.new(self.seats, self.options, luck.below(GAMES, MANY) * MANY + luck.below(GAMES, MANY), False)
        self.states[row] = s
        self.answers[row] = 0
        self.over[row] = False
        if self.others is not None:
            self.others.begin(row)
        self._let_others_answer(row, s)
        self.observe(row)

    def step(self, actions: list[int]) -> None:
        """An answer in each row; where a game is over, another begins."""
        self.refused.clear()
        self.ended.clear()
        self.cut.clear()
        for row in range(self.count):
            action = actions[row]
            if self.over[row]:
                self.begin(row)
            elif 0 <= action < self.actions and self.masks[self.actions * row + action]:
                self.play(row, action)
            else:
                self.refused.append(row)

    def play(self, row: int, action: int) -> None:
        """The answer of the seat whose turn it is in a row, and those of the others until it is asked again."""
        s = self.states[row]
        apply(s, self.turn[row], action)
        self._let_others_answer(row, s)
        self.observe(row)
        self.answers[row] += 1
        if s.open == 0:
            self.over[row] = True
            self.ended.append(row)
        elif self.answers[row] == self.most:
            self.over[row] = True
            self.cut.append(row)

    def lose(self, row: int) -> None:
        """The game of a row is over, as its seat lost it; it may answer nothing more."""
        self.over[row] = True
        self.legal[row] = ()
        self.masks[self.actions * row : self.actions * (row + 1)] = self._known[()]

    def _let_others_answer(self, row: int, s: State) -> None:
        if self.others is not None:
            self.others.answer(row, s)
            return
        seat, luck = self.seat, self.luck
        while seat >= 0 and s.open and not s.open >> seat & 1:
            play_out(s, luck, 1)

    def observe(self, row: int) -> None:
        """Writes what the seat whose turn it is sees, and what it may answer, into the row."""
        s = self.states[row]
        if self.seat == ALL_SEATS and s.open:
            self.turn[row] = SEATS_OF[s.open][0]
        seat = self.turn[row]
        start = self.length * row
        self.observations[start : start + self.length] = self.spec.observe(s, seat) + OWN_SEAT[seat]
        ask = s.ask
        options = () if ask is None else ask.options(s, seat)
        self.legal[row] = options
        known = self._known.get(options)
        start = self.actions * row
        self.masks[start : start + self.actions] = self._mask(options) if known is None else known

    def _mask(self, options: tuple[int, ...]) -> bytes:
        """A mask; those that were needed before are kept, as most options come again and again."""
        row = bytearray(self.actions)
        for action in options:
            row[action] = 1
        found = bytes(row)
        if len(self._known) < MOST_KNOWN:
            self._known[options] = found
        return found
