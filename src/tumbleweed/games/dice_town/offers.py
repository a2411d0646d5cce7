"""U-22: an offer to the Sheriff: any set of the offerer's dollars, nuggets, hand cards and protected claims."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tumbleweed.games.dice_town.declared.control import Goods
from tumbleweed.games.dice_town.packs import SIZE, claim_values

START: Final = 0
DOLLARS: Final = 1
NUGGETS: Final = 2
CARDS: Final = 3


@mypyc_attr(free_list_len=1)
class Offer:
    """An offer, or one being put together. Immutable. `supports` is the player it speaks for."""

    def __init__(
        self,
        supports: i64,
        dollars: i64,
        nuggets: i64,
        store: i64,
        claims: i64,
        protected: i64,
        part: i64,
        last: i64,
    ) -> None:
        self.supports: Final[i64] = supports
        self.dollars: Final[i64] = dollars
        self.nuggets: Final[i64] = nuggets
        self.store: Final[i64] = store
        self.claims: Final[i64] = claims
        self.protected: Final[i64] = protected
        self.part: Final[i64] = part
        """What is to be named next: START, DOLLARS, NUGGETS or CARDS."""
        self.last: Final[i64] = last
        """The last card action; cards are named in ascending order."""
        cards = (store & SIZE) + (claims & SIZE) + (protected & SIZE)
        self.size: Final[i64] = dollars + nuggets + cards
        """How many bills, nuggets and cards in all; an offer is raised if this grows."""

    def empty(self) -> bool:
        """Whether nothing is offered."""
        return self.size == 0

    def numbers(self) -> list[int]:
        """The offer as plain numbers."""
        packs = [int(self.store), int(self.claims), int(self.protected)]
        return [self.supports, self.dollars, self.nuggets, *packs, self.part, self.last]


NO_OFFER: Final = Offer(-1, 0, 0, 0, 0, 0, START, 0)
NO_OFFERS: Final[list[tuple[Offer, ...]]] = [(NO_OFFER,) * seats for seats in range(6)]

NO_DRAFTS: Final[list[Offer]] = []
"""Shared by all towns in which nobody is making an offer; never changed."""


def with_offer(offers: tuple[Offer, ...], seat: int, offer: Offer) -> tuple[Offer, ...]:
    """The offers with one replaced."""
    row = list(offers)
    row[seat] = offer
    return tuple(row)


def goods(offer: Offer) -> Goods:
    """What everybody may know of an offer or a payment."""
    return {
        "dollars": offer.dollars,
        "nuggets": offer.nuggets,
        "claims": offer.claims & SIZE,
        "store_cards": offer.store & SIZE,
        "protected": claim_values(offer.protected),
    }
