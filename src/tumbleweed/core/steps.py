"""What happens next is data in the state: steps on an agenda, and asks, the only way to wait.

The agenda is an immutable linked list: pushing makes one cell, copying a position copies one pointer. Nothing ever
edits or searches it. Steps are immutable too and take whole numbers only, so any position can be written down.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tumbleweed.core.chance import Chance
from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.events import Log

Action = int

SEATS_OF: Final[list[tuple[int, ...]]] = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]
"""The seats of a set of seats, ascending; sets of seats are bit masks."""


def seat_or_none(seat: int) -> int | None:
    """A seat as views and events give it: None for nobody, who is -1 in a position."""
    return seat if seat >= 0 else None


ONE_OF_FIFTH: Final = 1 << 48
"""One answer of the fifth seat, the last, in `State.answered`; shifted down for the others, because a compiled `1 << n`
has only 32 bits if n is an i64."""


class Step:
    """One line of the order of play."""

    def run(self, state: "State") -> None:
        """Changes the state and says what comes next."""
        raise AssertionError("a step says what it does")

    def args(self) -> tuple[int, ...]:
        """What it was made with: whole numbers only."""
        return ()


class SeatStep(Step):
    """A step that is about one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)


class Ask(Step):
    """The only way to wait: a question to one or several seats (several answer at the same time, in secret)."""

    decision: ClassVar[str] = ""
    """The id of the decision in the rules dossier."""
    rule: ClassVar[str] = ""
    """The rule that the question comes from."""
    discreet: ClassVar[bool] = False
    """Whether nobody else may know that this seat is being asked."""

    def decision_id(self) -> str:
        """The id of the decision, also where it depends on what is asked about."""
        return self.decision

    def rule_at(self, state: "State") -> str:
        """The rule that the question comes from at this table; each edition may have its own."""
        return self.rule

    def seats(self, state: "State") -> int:
        """Who is asked, as a mask."""
        raise AssertionError("an ask says whom it asks")

    def options(self, state: "State", seat: int) -> tuple[Action, ...]:
        """What the seat may answer, ascending, never empty."""
        raise AssertionError("an ask says what may be answered")

    def forced(self, state: "State", seat: int) -> bool:
        """Whether the seat is not asked (any more) because it has only one option and everybody knows that."""
        return len(self.options(state, seat)) == 1

    def take(self, state: "State", seat: int, action: Action) -> bool:
        """Notes an answer. False: the seat has more to say (an answer in several parts)."""
        state.answers[seat] = action
        return True

    def resolve(self, state: "State") -> None:
        """All have answered: `s.answers` holds the answers by seat; for a question to one seat, `s.answer` does."""
        raise AssertionError("an ask says what follows from the answers")

    def following(self, state: "State") -> "Ask | None":
        """The question that is asked in the same discreet moment if this one is passed."""
        return None

    def default(self, state: "State", seat: int) -> Action:
        """The answer given for a seat whose time is up; always legal."""
        raise AssertionError("an ask has a default")

    def forbids(self, state: "State", seat: int, action: Action) -> IllegalAnswer | None:
        """The refusal of an answer that is not among the options, if a special rule forbids it."""
        return None

    def run(self, state: "State") -> None:
        asked = self.seats(state)
        state.ask = self
        state.open = asked
        state.asked = asked
        state.ask_number += 1
        for seat in SEATS_OF[asked]:
            if self.forced(state, seat):
                finish_forced(self, state, seat)
        if state.open == 0:
            state.ask = None
            self.resolve(state)


class AskOne(Ask):
    """A question to one seat at a time; the answer is in `s.answer`."""

    def take(self, state: "State", seat: int, action: Action) -> bool:
        state.answer = action
        return True


class AskSeat(AskOne):
    """A question to a certain seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def seats(self, state: "State") -> int:
        return 1 << self.seat

    def run(self, state: "State") -> None:
        """Asks as any question does, but without going through a set of seats."""
        seat: i64 = self.seat
        state.ask = self
        state.open = state.asked = 1 << seat
        state.ask_number += 1
        if self.forced(state, seat):
            finish_forced(self, state, seat)
            if state.open == 0:
                state.ask = None
                self.resolve(state)


def finish_forced(ask: Ask, s: "State", seat: int) -> None:
    """Answers for a seat that has no choice, as long as it has none."""
    while not ask.take(s, seat, ask.options(s, seat)[0]):
        if not ask.forced(s, seat):
            return
    s.open &= ~(1 << seat)


@mypyc_attr(free_list_len=1)
class Agenda:
    """A step and the rest."""

    def __init__(self, step: Step, rest: "Agenda | None") -> None:
        self.step: Final = step
        self.rest: Final = rest


def agenda(*steps: Step) -> "Agenda | None":
    """An agenda of these steps and nothing else."""
    cell: Agenda | None = None
    for step in reversed(steps):
        cell = Agenda(step, cell)
    return cell


class Past:
    """An answer that was given and those before it; `by_default` if the clock gave it."""

    def __init__(self, seat: int, action: Action, by_default: bool, before: "Past | None") -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.by_default: Final = by_default
        self.before: Final = before


class State:
    """A position. Games add their own fields; everything a position is made of is a field.

    Fields have a first value where one is cheap: for others, compiled code checks at every reading whether they are
    set.
    """

    game: str
    count: i64 = 0
    agenda: Agenda | None = None
    ask: Ask | None = None
    ask_number: i64 = 0
    open: i64 = 0
    """Who has yet to answer, as a mask."""
    asked: i64 = 0
    answers: list[int]
    """The answers to a question to several seats."""
    answer: i64 = 0
    """The answer to a question to one seat."""
    recorded: bool = False
    """Whether answers are kept; simulations and copies for search do without."""
    past: Past | None = None
    start: dict[str, Any] | None = None
    """What the game's record begins with if the game goes on from the middle of another; see start.py."""
    by_hand: bool = False
    """Whether the game goes on from a position set up by hand: it cannot be replayed from its seed."""
    answered: i64 = 0
    """How many answers each seat has given, 12 bits a seat, modulo 4,096; see `answers_of`."""
    chance: Chance
    log: Log | None = None

    def then(self, first: Step, second: Step) -> None:
        """These two steps come next, in this order, before what was to come anyway."""
        self.agenda = Agenda(first, Agenda(second, self.agenda))

    def then_all(self, steps: tuple[Step, ...]) -> None:
        """All these steps come next, in this order."""
        for step in reversed(steps):
            self.agenda = Agenda(step, self.agenda)

    def next(self, step: Step) -> None:
        """This one step comes next."""
        self.agenda = Agenda(step, self.agenda)

    def begin(self, game: str, count: int, chance: Chance, log: Log | None) -> None:
        """Sets the fields every game has; `count` is the number of seats."""
        self.game = game
        self.count = count
        self.agenda = None
        self.ask = None
        self.ask_number = 0
        self.open = 0
        self.asked = 0
        self.answers = [-1] * count
        self.answer = -1
        self.recorded = log is not None
        self.past = None
        self.start = None
        self.answered = 0
        self.chance = chance
        self.log = log

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, clockwise, beginning with this one."""
        return [(seat + place) % self.count for place in range(self.count)]

    def others_clockwise(self, seat: int) -> list[int]:
        """The other seats, clockwise, beginning to the left of this one."""
        return [(seat + place) % self.count for place in range(1, self.count)]

    def answers_of(self, seat: int) -> int:
        """How many answers the seat has given: the number of its next question, which reveals nothing about others'."""
        return self.answered >> 12 * seat & 4095

    def moment(self) -> dict[str, Any]:
        """The present moment as events give it: round, phase ..."""
        raise AssertionError("a game knows what time it is")

    def copy(self) -> "State":
        """An independent position: it shares nothing that can change, and keeps neither log nor record."""
        raise AssertionError("a game knows how to copy its positions")

    def copy_into(self, other: "State") -> None:
        """The part of `copy` that every game has."""
        other.game = self.game
        other.count = self.count
        other.agenda = self.agenda
        other.ask = self.ask
        other.ask_number = self.ask_number
        other.open = self.open
        other.asked = self.asked
        other.answers = self.answers.copy()
        other.answer = self.answer
        other.recorded = False
        other.past = None
        other.answered = self.answered
        other.chance = self.chance.copy()
        other.log = None
