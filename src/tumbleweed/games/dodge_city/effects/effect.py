"""An effect of the vocabulary, and an event card that uses it with numbers of its own."""

from typing import ClassVar, Final

from tumbleweed.games.dodge_city.town import Town


class EventCard:
    """A design of the event deck: its effect and its numbers. Numbers that the effect does not use are 0."""

    def __init__(self, name: str, copies: int, effect: "Effect", numbers: dict[str, int]) -> None:
        self.id: Final = name
        self.copies: Final = copies
        self.effect: Final = effect
        self.amount: Final = numbers.get("amount", 0)
        self.least: Final = numbers.get("min", 0)
        self.cap: Final = numbers.get("cap", 0)
        self.n: Final = numbers.get("n", 0)
        self.per_owner: Final = numbers.get("per_owner", 0)
        self.figures: Final = numbers.get("figures", 0)
        """As a mask: bit 1 is the Cowboy, bit 5 the Lady."""


class Effect:
    """What an event card does. `s.due` is how much it asks for, `s.done` how much of that was done (for the log)."""

    parameters: ClassVar[tuple[str, ...]] = ()
    """The numbers that a card must give the effect."""
    rule: ClassVar[str] = "DC-5.2"
    """The rule by which it is carried out."""

    def work(self, s: Town, seat: int, card: EventCard) -> None:
        """Carries it out for the player who drew the card, or says what comes next."""
        raise AssertionError("an effect does something")
