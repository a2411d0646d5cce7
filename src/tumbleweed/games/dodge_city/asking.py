"""A question to one seat; its options are worked out once and remembered until it is answered."""

from tumbleweed.core.steps import AskSeat, State
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
