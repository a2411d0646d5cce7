"""The course of a game as OpenSpiel knows it: players decide, chance decides, one after the other.

The engine draws luck as soon as an answer needs it. For OpenSpiel such an answer waits until a chance node has decided
its luck: one of 256 outcomes, each equally likely, each a seed. A copy of a position therefore does not know its
future, and a list of actions is enough to play a game again.
"""

from typing import Any, Final

from tumbleweed.core.chance import chance
from tumbleweed.core.play import apply, legal
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.steps import SEATS_OF, State
from tumbleweed.envs.open_spiel.told import Answer, Heard, Retold, Told, view_text

OUTCOMES: Final = 256
DEALS: Final = 5
"""How many chance nodes the deal takes: 256 deals would be too few, 2 ** 40 are enough."""
MOST_ANSWERS: Final = 20_000
"""No sensible game is this long; one that is counts as a draw."""
CHANCE: Final = -1
TERMINAL: Final = -4
MULTIPLIER: Final = 6364136223846793005
SEEDS: Final = 1 << 62


class Course:
    """A game in progress. Copied by `copy.deepcopy`, written by `pickle`: OpenSpiel uses both."""

    def __init__(self, spec: GameSpec, seats: int, options: dict[str, Any]) -> None:
        self.spec: Final = spec
        self.seats: Final = seats
        self.options: Final = options
        self.position: State | None = None
        self.pending: tuple[int, int] | None = None
        """An answer that waits for its luck."""
        self.seed = 0
        """Follows from all outcomes of chance so far."""
        self.drawn = 0
        self.answers = 0
        self.lead = 0
        """Of the seats asked at the same time this one answers first, then the next one round the table."""
        self.told: Told | None = None
        self._views: Final[dict[int, str]] = {}
        """Views of this position that were asked for."""

    def player(self) -> int:
        """Whose turn it is."""
        s = self.position
        if s is None or self.pending is not None:
            return CHANCE
        if s.open == 0 or self.answers >= MOST_ANSWERS:
            return TERMINAL
        asked = SEATS_OF[s.open]
        for seat in asked:
            if seat >= self.lead:
                return seat
        return asked[0]

    def legal(self, seat: int) -> list[int]:
        """What the seat may answer."""
        assert self.position is not None
        return list(legal(self.position, seat))

    def play(self, action: int) -> None:
        """The answer of the player whose turn it is, or an outcome of chance."""
        seat = self.player()
        if seat == CHANCE:
            self._draw(action)
            return
        before = self.position
        assert before is not None
        after = before.copy()
        apply(after, seat, action)
        self.answers += 1
        if after.chance.read == before.chance.read:
            self.position = after
            self._note(Answer(seat, action, None, self._views.get(seat)))
        else:
            self.pending = (seat, action)

    def _draw(self, outcome: int) -> None:
        """Draws luck: the cards are dealt, or the waiting answer is carried out with it."""
        self.seed = (self.seed * MULTIPLIER + outcome + 1) % SEEDS
        self.drawn += 1
        s = self.position
        if s is None:
            if self.drawn == DEALS:
                self.position = self.spec.new(self.seats, self.options, self.seed, False)
                self.told = Told.beginning(self.spec, self.seats, self.options, self.seed)
            return
        assert self.pending is not None
        seat, action = self.pending
        s.chance = chance(s.chance.source.names, self.seed)
        apply(s, seat, action)
        self.pending = None
        self._note(Answer(seat, action, self.seed, self._views.get(seat)))

    def _note(self, answer: Answer) -> None:
        if self.told is not None:
            self.told.answers.append(answer)
        self._views.clear()

    def view(self, seat: int) -> str:
        """What a seat (-1: a spectator) sees, as text."""
        if seat not in self._views:
            assert self.position is not None
            self._views[seat] = view_text(self.spec, self.position, seat)
        return self._views[seat]

    def heard(self, seat: int) -> Heard:
        """All that a seat has heard and answered; a course from the middle of a game does not know what came before."""
        if self.told is None:
            if self.position is None:
                return Heard()
            self.told = Told.from_here(self.position)
        return self.told.by(self.spec, seat)

    def redealt(self, seat: int, seed: int) -> "Course":
        """A course in which everything the seat cannot know is dealt anew."""
        assert self.position is not None
        assert self.pending is None
        other = self.copy_with(self.spec.determinize(self.position, seat, seed), None)
        other.seed = seed
        if self.told is not None:
            assert other.position is not None
            other.told = Retold(self.told.copy(), seat, other.position)
        return other

    def copy_with(self, position: State | None, told: Told | None) -> "Course":
        """Another course that stands at a position."""
        other = Course(self.spec, self.seats, self.options)
        other.position = position
        other.pending, other.seed, other.drawn = self.pending, self.seed, self.drawn
        other.answers, other.lead = self.answers, self.lead
        other.told = told
        return other

    def copy(self) -> "Course":
        position = None if self.position is None else self.position.copy()
        return self.copy_with(position, None if self.told is None else self.told.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        position = None if self.position is None else self.spec.dump(self.position)
        numbers = (self.pending, self.seed, self.drawn, self.answers, self.lead)
        heard = None if self.told is None else [self.heard(seat) for seat in range(self.seats)]
        return read_again, (self.spec.name, self.seats, self.options, position, numbers, heard)

    def text(self) -> str:
        """Everything as text, secrets included; two courses with the same text go on alike."""
        position = "not dealt yet" if self.position is None else str(self.spec.dump(self.position))
        return f"{position}; waiting for luck: {self.pending}; luck {self.seed}/{self.drawn}; answers {self.answers}"


def read_again(
    game: str,
    seats: int,
    options: dict[str, Any],
    position: dict[str, Any] | None,
    numbers: tuple[Any, ...],
    heard: list[Heard] | None,
) -> Course:
    """A course that was written down."""
    course = Course(find(game), seats, options)
    course.pending, course.seed, course.drawn, course.answers, course.lead = numbers
    if position is not None:
        course.position = course.spec.load(position)
        if heard is not None:
            course.told = Told(course.position.copy(), heard)
    return course
