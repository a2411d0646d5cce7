"""A question to one seat; its options are worked out once and remembered until it is answered."""

from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.dodge_city.actions import DONE
from tumbleweed.games.dodge_city.town import Town, town


class Question(AskSeat):
    """Every question but the one for the start card. Everybody may know when a seat has no choice."""

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        """The options, worked out."""
        raise AssertionError("a question has options")

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = town(state)
        return s.menu if s.menu else self.ways(s, seat)

    def forced(self, state: State, seat: int) -> bool:
        """Called whenever the question is asked, so this is where the options are remembered."""
        s = town(state)
        s.menu = self.ways(s, seat)
        return len(s.menu) == 1


class QuestionInParts(Question):
    """A question that is answered part by part, until `done`; each part is carried out when it is named."""

    def resolve(self, state: State) -> None:
        """Nothing is left to do."""

    def default(self, state: State, seat: int) -> int:
        return DONE


def part_done(s: Town) -> bool:
    """Counts a part of what an event or a card allows; True if it was the last."""
    s.done += 1
    s.left -= 1
    return s.left == 0


def offer(s: Town, ask: Question, number: int) -> None:
    """Lets a player do something up to a number of times because of an event, if it can be done at all."""
    s.optional = True
    s.left = number
    if len(ask.ways(s, ask.seat)) > 1:
        s.due = number
        s.next(ask)
