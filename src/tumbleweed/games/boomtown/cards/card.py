"""An event card: what happens when it is picked, and, if it stays, where it can be placed (BT-9)."""

from typing import ClassVar, Final

from tumbleweed.core.steps import AskSeat
from tumbleweed.games.boomtown.declared.choosing import CARD_HELD, CARD_WAITING, CardWaiting
from tumbleweed.games.boomtown.declared.kinds import Lack
from tumbleweed.games.boomtown.town import Boomtown, card_id


class EventCard:
    """What the rules need from a kind of event card. A picked card lies before the player until used or placed."""

    rule: ClassVar[str] = ""

    def pick(self, s: Boomtown, seat: int, card: int) -> None:
        """BT-9.1 to BT-9.3: carries the card out, places it, or keeps it for later."""
        raise AssertionError("a card does something")

    def fits(self, s: Boomtown, seat: int) -> bool:
        """Whether there is a place for a persistent card."""
        return False

    def put(self, s: Boomtown, seat: int, card: int, from_waiting: bool) -> None:
        """Places a persistent card; if there are several places, its owner is asked."""
        raise AssertionError("only persistent cards are placed")


class HeldCard(EventCard):
    """BT-9.3: it lies open before its owner and can be used once, later."""

    def pick(self, s: Boomtown, seat: int, card: int) -> None:
        if s.log is not None:
            CARD_HELD.tell(s, {"player": seat, "card": card_id(s, card)}, f"{self.rule}, BT-9.3")


class PersistentCard(EventCard):
    """BT-9.2, BT-9.4: it is placed when picked, or waits."""

    lacks: ClassVar[Lack] = "no_mine"
    """What a player lacks while the card waits."""
    waits: ClassVar[str] = ""
    """The rule by which it waits."""

    def pick(self, s: Boomtown, seat: int, card: int) -> None:
        if self.fits(s, seat):
            self.put(s, seat, card, False)
        elif s.log is not None:
            told: CardWaiting = {"player": seat, "card": card_id(s, card), "reason": self.lacks}
            CARD_WAITING[self.lacks].tell(s, told, f"{self.waits}, BT-9.4")


class AskAboutCard(AskSeat):
    """What the owner of a card does with it."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return self.seat, self.card


class AskPlace(AskAboutCard):
    """Where a persistent card is placed, at once or after waiting."""

    def __init__(self, seat: int, card: int, from_waiting: int) -> None:
        super().__init__(seat, card)
        self.from_waiting: Final = bool(from_waiting)

    def args(self) -> tuple[int, ...]:
        return self.seat, self.card, int(self.from_waiting)


CARDS: Final[list[EventCard]] = []
"""By kind; filled by deck.py."""
