"""A store card with an effect: when it may be played, and what it does."""

from typing import ClassVar, Final

from tumbleweed.games.dice_town.actions import PASS, PLAY, PLAY_OR_PASS
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.declared.rolling import PLAYED
from tumbleweed.games.dice_town.packs import MOST_COPIES, STORE_BITS
from tumbleweed.games.dice_town.town import Town

DICE_SHOWN: Final = 0
MINE_WON: Final = 1
BANK_ROBBED: Final = 2
STORE_WON: Final = 3
SALOON_WON: Final = 4
BADGE_MOVES: Final = 5
CLAIMS_TAKEN: Final = 6
DOC_OPENS: Final = 7
DOC_VISIT: Final = 8
CARD_PLAYED: Final = 9
MOMENTS: Final = 10


class Card:
    """What the rules need from a card. `actor` is the player whose moment it is: the winner, the robber ..."""

    moments: ClassVar[tuple[int, ...]] = ()
    """Its windows; empty for a card with no window of its own (Brute, Nervous Joe)."""
    at_once: ClassVar[bool] = False
    """Whether it is played the moment it is gained."""
    decision: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def may(self, s: Town, seat: int, actor: int) -> bool:
        """Whether a holder may play it in its window."""
        return seat == actor

    def options(self, s: Town, seat: int) -> tuple[int, ...]:
        """The ways to play it, after passing."""
        return PLAY_OR_PASS[self.kind]

    def rule_in(self, moment: int) -> str:
        """The rule behind its window."""
        return self.rule

    def tell(self, s: Town, seat: int, action: int) -> None:
        """Logs that it is played, with the choices announced with it (DT-20.4)."""
        PLAYED.tell(s, {"player": seat, "card": BOX.kinds[self.kind]}, self.rule)

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        """Carries it out; it was not cancelled."""
        raise AssertionError("a card does something")

    def default(self, s: Town, seat: int, actor: int) -> int:
        """The answer in its window when time is up."""
        return PASS

    def play_if(self, worth_it: bool) -> int:
        """The answer that plays it, or passes."""
        return PLAY[self.kind] if worth_it else PASS


CARDS: Final[list[Card]] = []
"""The cards by kind; equipment is a plain Card that is never played. Filled by deck.py."""

CARDS_AT: Final[list[list[Card]]] = [[] for moment in range(MOMENTS)]
"""The cards of each window."""

DECISIONS_AT: Final[list[tuple[str, ...]]] = [() for moment in range(MOMENTS)]
"""By window: the decisions that may be asked in it."""

PACKED_AT: Final[list[int]] = [0] * MOMENTS
"""By window: the bits of a hand that stand for its cards."""


def enlist(card: Card) -> None:
    """Puts a card into the tables."""
    CARDS.append(card)
    for moment in card.moments:
        CARDS_AT[moment].append(card)
        DECISIONS_AT[moment] = tuple(sorted({*DECISIONS_AT[moment], card.decision}))
        PACKED_AT[moment] |= MOST_COPIES << 6 + STORE_BITS * card.kind
