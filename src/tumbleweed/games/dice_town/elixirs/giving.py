"""DT-17.8, U-54: elixirs for which another player, whom the visitor chooses, gives them a card of a certain kind."""

from typing import ClassVar, Final

from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.dice_town.actions import SEAT, SEAT_OPTIONS
from tumbleweed.games.dice_town.elixirs.elixir import Elixir
from tumbleweed.games.dice_town.town import Town, town
from tumbleweed.games.dice_town.treatments import no_effect


class GivingElixir(Elixir):
    """It has an effect if another player has such a card in hand."""

    cause: ClassVar[str] = ""
    """What the log calls it."""

    def ask(self, seat: int) -> "ChooseGiver":
        """The question to the visitor."""
        raise AssertionError("an elixir asks who gives")

    def work(self, s: Town, seat: int) -> None:
        if self.has_effect(s, seat):
            s.next(self.ask(seat))
        else:
            no_effect(s, seat, self.cause, "U-54")

    def has_effect(self, s: Town, seat: int) -> bool:
        return self.ask(seat).givers(s) != 0


class ChooseGiver(AskSeat):
    """Whose card."""

    rule: ClassVar[str] = "U-54"

    def held(self, s: Town, seat: int) -> int:
        """How many such cards a player has in hand."""
        raise AssertionError("a question is about a kind of card")

    def give_only(self, s: Town, giver: int) -> None:
        """The giver has one such card, and hands it over."""
        raise AssertionError("a card can be given")

    def ask_which(self, giver: int) -> "GiveCard":
        """The question to a giver who has several."""
        raise AssertionError("a giver chooses")

    def givers(self, s: Town) -> int:
        """Others with such a card, as a mask."""
        return sum(1 << other for other in s.others_clockwise(self.seat) if self.held(s, other))

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return SEAT_OPTIONS[self.givers(town(state))]

    def resolve(self, state: State) -> None:
        s = town(state)
        giver = s.answer - SEAT
        if self.held(s, giver) == 1:
            self.give_only(s, giver)
        else:
            s.next(self.ask_which(giver))

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        return SEAT + max(s.others_clockwise(seat), key=lambda other: self.held(s, other))


class GiveCard(AskSeat):
    """Which card; only giver and visitor see it."""

    rule: ClassVar[str] = "U-54"

    def __init__(self, seat: int, visitor: int) -> None:
        super().__init__(seat)
        self.visitor: Final = visitor

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.visitor)

    def forced(self, state: State, seat: int) -> bool:
        return False
