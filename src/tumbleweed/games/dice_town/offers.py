"""U-22: an offer to the Sheriff, any set of one's own dollars, nuggets, hand cards and protected claims."""

from typing import Final

from mypy_extensions import mypyc_attr

from tumbleweed.games.dice_town.packs import SIZE

START: Final = 0
DOLLARS: Final = 1
NUGGETS: Final = 2
CARDS: Final = 3


@mypyc_attr(acyclic=True)
class Offer:
    """An offer, or one being put together. Immutable. `supports` is the player it speaks for."""

    def __init__(
        self,
        supports: int,
        dollars: int,
        nuggets: int,
        store: int,
        claims: int,
        protected: int,
        part: int,
        last: int,
    ) -> None:
        self.supports: Final = supports
        self.dollars: Final = dollars
        self.nuggets: Final = nuggets
        self.store: Final = store
        self.claims: Final = claims
        self.protected: Final = protected
        self.part: Final = part
        """What is to be named next: START, DOLLARS, NUGGETS or CARDS."""
        self.last: Final = last
        """The last card action, as cards are named in ascending order."""

    def empty(self) -> bool:
        """Whether nothing is offered."""
        return not (self.dollars or self.nuggets or self.store or self.claims or self.protected)

    def size(self) -> int:
        """How many bills, nuggets and cards; an offer is raised if this grows."""
        cards = (self.store & SIZE) + (self.claims & SIZE) + (self.protected & SIZE)
        return self.dollars + self.nuggets + cards

    def numbers(self) -> list[int]:
        """The offer as plain numbers."""
        return [
            self.supports,
            self.dollars,
            self.nuggets,
            self.store,
            self.claims,
            self.protected,
            self.part,
            self.last,
        ]


NO_OFFER: Final = Offer(-1, 0, 0, 0, 0, 0, START, 0)
NO_OFFERS: Final[list[tuple[Offer, ...]]] = [(NO_OFFER,) * seats for seats in range(6)]

NO_DRAFTS: Final[list[Offer]] = []
"""Shared by all towns in which nobody is making an offer; never changed."""


def with_offer(offers: tuple[Offer, ...], seat: int, offer: Offer) -> tuple[Offer, ...]:
    """The offers with one replaced."""
    row = list(offers)
    row[seat] = offer
    return tuple(row)
