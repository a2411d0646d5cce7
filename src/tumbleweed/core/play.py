"""The loop: advance to the next question, take answers, go on.

`apply` trusts its caller (search and replay use it); `answer` checks first and changes nothing when it refuses.
"""

from mypy_extensions import i64

from tumbleweed.core.errors import BadSeats, IllegalAnswer
from tumbleweed.core.steps import ONE_OF_FIFTH, SEATS_OF, Action, Ask, Past, State, finish_forced


def advance(s: State) -> None:
    """Runs steps until somebody has to answer or the agenda is empty, which is the end of the game."""
    while s.ask is None:
        cell = s.agenda
        if cell is None:
            return
        s.agenda = cell.rest
        cell.step.run(s)


def waiting(s: State) -> tuple[int, ...]:
    """The seats whose answer is awaited, ascending; empty when the game is over."""
    return SEATS_OF[s.open]


def legal(s: State, seat: int) -> tuple[Action, ...]:
    """What the seat may answer now, ascending; empty if it is not asked (a spectator, -1, never is asked)."""
    if not -1 <= seat < s.count:
        check_seat(s, seat)
    ask = s.ask
    if ask is None or seat < 0 or not s.open >> seat & 1:
        return ()
    return ask.options(s, seat)


def apply(s: State, seat: int, action: Action) -> None:
    """Takes an answer without checking it."""
    ask = s.ask
    assert ask is not None
    if s.recorded:
        s.past = Past(seat, action, False, s.past)
    place: i64 = seat
    one: i64 = ONE_OF_FIFTH >> 48 - 12 * place
    # After 4,095 the count starts again at 0, so that a very long game does not spill into the next seat's count.
    s.answered += one if s.answered >> 12 * place & 4095 < 4095 else -4095 * one
    if ask.take(s, seat, action):
        s.open &= ~(1 << place)
        if s.open == 0:
            s.ask = None
            ask.resolve(s)
            advance(s)
    elif ask.forced(s, seat):
        _go_on_forced(s, ask, seat)


def apply_default(s: State, seat: int, action: Action) -> None:
    """Takes the answer that the clock gives."""
    before = s.past
    recorded = s.recorded
    s.recorded = False
    if recorded:
        s.past = Past(seat, action, True, before)
    apply(s, seat, action)
    s.recorded = recorded


def _go_on_forced(s: State, ask: Ask, seat: int) -> None:
    """The next part of an answer in several parts has only one option, so it is taken without asking."""
    finish_forced(ask, s, seat)
    if s.open == 0:
        s.ask = None
        ask.resolve(s)
        advance(s)


def answer(s: State, seat: int, action: Action) -> None:
    """Checks an answer, then takes it; `IllegalAnswer` says which rule forbids it, and then nothing has changed."""
    refusal = refused(s, seat, action)
    if refusal is not None:
        raise refusal
    apply(s, seat, action)


def refused(s: State, seat: int, action: Action) -> IllegalAnswer | None:
    """Why an answer is not allowed now; None if it is."""
    check_seat(s, seat)
    ask = s.ask
    if ask is None:
        return IllegalAnswer("", "the game is over; nobody is asked anything")
    if not s.open >> seat & 1:
        if s.asked >> seat & 1:
            return IllegalAnswer("", f"seat {seat} has answered already and cannot change it")
        if ask.discreet:
            return IllegalAnswer("", f"seat {seat} is not asked anything now")
        asked = ", ".join(str(other) for other in waiting(s))
        return IllegalAnswer("", f"seat {seat} is not asked anything now; awaited: {asked}")
    if action in ask.options(s, seat):
        return None
    special = ask.forbids(s, seat, action)
    if special is not None:
        return special
    return IllegalAnswer(ask.rule_at(s), "that is not one of the options here; legal() lists them")


def check_seat(s: State, seat: int) -> None:
    """Raises BadSeats if the table has no such seat."""
    if not 0 <= seat < s.count:
        raise BadSeats(f"there is no seat {seat}; seats are 0 to {s.count - 1}")


def default_answer(s: State, seat: int) -> Action:
    """The answer given for a seat whose time is up."""
    ask = s.ask
    check_seat(s, seat)
    if ask is None or not s.open >> seat & 1:
        raise IllegalAnswer("", f"seat {seat} is not asked anything now")
    return ask.default(s, seat)
