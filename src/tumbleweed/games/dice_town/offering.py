"""D-07: all who may bribe put their offers together in parts, at the same time and in secret.

The parts come in one order (the player supported, if there is a choice; dollars; nuggets; cards in ascending order;
`done`), so there is only one way to make each offer. `pass` offers nothing, or in a later round leaves the offer as it
is; it also takes back a part-made one.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.interning import shared
from tumbleweed.core.steps import SEATS_OF, Ask, State
from tumbleweed.games.dice_town.actions import (
    BRIBE_CARD,
    BRIBE_CARDS,
    BRIBE_CLAIM,
    BRIBE_DOLLARS,
    BRIBE_NUGGETS,
    BRIBE_PROTECTED,
    CATALOG,
    DONE,
    FIRST_KINDS,
    KIND_OF_BRIBE,
    PASS,
    SEAT,
    SEAT_OPTIONS,
    amounts,
)  # fmt: skip
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.bribes import bribers, clear_offers, give, supported, tell_offer
from tumbleweed.games.dice_town.offers import CARDS, DOLLARS, NO_DRAFTS, NUGGETS, START, Offer
from tumbleweed.games.dice_town.packs import CLAIM, CLAIM_BITS, HIGHEST_CLAIM, MOST_KINDS, SIZE, STORE, STORE_BITS
from tumbleweed.games.dice_town.town import Player, Town, town


def may_raise(s: Town, seat: i64) -> bool:
    """Whether a player owns anything beyond their offer."""
    return s.players[seat].goods() > s.offers[seat].size


def can_raise(s: Town, place: int) -> bool:
    """D-08: whether better offers are possible; with hidden wealth nobody may learn that they are not."""
    hidden = not s.table.wealth_visible
    return any(hidden or may_raise(s, seat) for seat in SEATS_OF[bribers(s, place)])


class OfferBribes(Ask):
    """D-07: everybody who may bribe makes an offer, raises it, or leaves it; all at the same time."""

    decision: ClassVar[str] = "D-07"
    rule: ClassVar[str] = "DT-19.4"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, state: State) -> None:
        s = town(state)
        s.drafts = list(s.offers)
        super().run(s)

    def seats(self, state: State) -> int:
        return bribers(town(state), self.place)

    def forced(self, state: State, seat: int) -> bool:
        s = town(state)
        return s.table.wealth_visible and not may_raise(s, seat)

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = town(state)
        draft, before, player = s.drafts[seat], s.offers[seat], s.players[seat]
        if draft.part == START:
            if player.goods() <= before.size:
                return PASS_ONLY
            if draft.supports < 0:
                whom = supported(s, self.place, seat)
                if whom & whom - 1:
                    return (PASS, *SEAT_OPTIONS[whom])
        part = next_part(player, before, draft)
        if part == DOLLARS:
            # The lowest amount is an option only if nuggets or cards can be added to it.
            least = before.dollars
            more = player.goods() - player.dollars > before.size - least
            return amounts(BRIBE_DOLLARS, least if more else least + 1, player.dollars)
        if part == NUGGETS:
            least = before.nuggets
            more = draft.dollars > before.dollars or card_left(player, draft)
            return amounts(BRIBE_NUGGETS, least if more else least + 1, player.nuggets)
        return card_options(player, draft, draft.size > before.size)

    def take(self, state: State, seat: int, action: int) -> bool:
        s = town(state)
        before = s.offers[seat]
        if action <= DONE:
            if action == PASS:
                s.drafts[seat] = before
            return True
        draft = self._extended(s, seat, s.drafts[seat], action)
        s.drafts[seat] = draft
        if draft.size <= before.size:
            return False
        player = s.players[seat]
        return next_part(player, before, draft) == CARDS and not card_left(player, draft)

    def _extended(self, s: Town, seat: int, old: Offer, action: int) -> Offer:
        """A part-made offer with one more part."""
        store, claims, protected = old.store, old.claims, old.protected
        if SEAT <= action < SEAT + 5:
            return Offer(action - SEAT, old.dollars, old.nuggets, store, claims, protected, DOLLARS, 0)
        whom = old.supports
        if whom < 0:
            whom = SEATS_OF[supported(s, self.place, seat)][0]
        if action < BRIBE_NUGGETS:
            return Offer(whom, action - BRIBE_DOLLARS, old.nuggets, store, claims, protected, NUGGETS, 0)
        if action < BRIBE_CARDS:
            return Offer(whom, old.dollars, action - BRIBE_NUGGETS, store, claims, protected, CARDS, 0)
        kind = KIND_OF_BRIBE[action - BRIBE_CARDS]
        if kind >= 0:
            store += STORE[kind]
        elif action > BRIBE_PROTECTED:
            protected += CLAIM[action - BRIBE_PROTECTED]
        else:
            claims += CLAIM[action - BRIBE_CLAIM]
        return Offer(whom, old.dollars, old.nuggets, store, claims, protected, CARDS, action)

    def resolve(self, state: State) -> None:
        s = town(state)
        for seat in SEATS_OF[s.asked]:
            offer = s.drafts[seat]
            if offer.size > s.offers[seat].size:
                s.drafts[seat] = finished(offer)
                tell_offer(s, seat, offer)
        s.offers = tuple(s.drafts)
        s.drafts = NO_DRAFTS
        if s.table.gifts:
            for seat in range(s.count):
                give(s, seat)
            clear_offers(s)

    def default(self, state: State, seat: int) -> int:
        return PASS

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        before = town(state).offers[seat]
        if action == DONE:
            return IllegalAnswer("U-21", "the offer is not complete, or no better than before; name its next part")
        if BRIBE_DOLLARS <= action < BRIBE_DOLLARS + before.dollars:
            return IllegalAnswer("U-21", f"an offer can only be raised; ${before.dollars} were offered before")
        if action >= BRIBE_DOLLARS:
            return IllegalAnswer("U-22", "only what one owns can be offered: dollars, nuggets, then cards in order")
        return None


def finished(offer: Offer) -> Offer:
    """An offer that is made; the next round begins with it."""
    return Offer(offer.supports, offer.dollars, offer.nuggets, offer.store, offer.claims, offer.protected, START, 0)


def next_part(player: Player, before: Offer, draft: Offer) -> i64:
    """What is to be named next; a part in which nothing can be added is skipped."""
    part = draft.part
    if part <= DOLLARS:
        if player.dollars > before.dollars:
            return DOLLARS
        part = NUGGETS
    if part == NUGGETS and player.nuggets > before.nuggets:
        return NUGGETS
    return CARDS


def card_left(player: Player, draft: Offer) -> bool:
    """Whether a card can be added."""
    if draft.last == 0:
        return player.cards() > (draft.store & SIZE) + (draft.claims & SIZE) + (draft.protected & SIZE)
    return (
        kinds_left(player.store - draft.store, draft.last) != 0
        or values_left(player.claims - draft.claims, BRIBE_CLAIM, draft.last) != 0
        or values_left(player.protected - draft.protected, BRIBE_PROTECTED, draft.last) != 0
    )


def card_options(player: Player, draft: Offer, raised: bool) -> tuple[int, ...]:
    """Passing, `done` if the offer is raised, and the cards that can be added: none that comes before the last one
    added, so that there is only one way to make each offer."""
    options = store_options(kinds_left(player.store - draft.store, draft.last), raised)
    claims = values_left(player.claims - draft.claims, BRIBE_CLAIM, draft.last)
    if claims:
        options += CLAIM_SETS[claims]
    protected = values_left(player.protected - draft.protected, BRIBE_PROTECTED, draft.last)
    if protected:
        options += PROTECTED_SETS[protected]
    return options if len(BOX.kinds) <= FIRST_KINDS else tuple(sorted(options))


def kinds_left(pack: i64, last: i64) -> i64:
    """The kinds in a pack of store cards from the last card added on: the lowest of each kind's bits."""
    counts: i64 = pack >> 6
    kinds: i64 = (counts | counts >> 1) & EVERY_KIND
    return kinds & KINDS_FROM[last - BRIBE_CARDS] if last else kinds


def values_left(pack: i64, start: i64, last: i64) -> i64:
    """The values in a pack of claims from the last card added on, as a mask."""
    left: i64 = pack >> CLAIM_BITS
    values: i64 = 0
    bit: i64 = 1
    action: i64 = start + 1
    while left:
        if left & 63 and action >= last:
            values |= bit
        left >>= CLAIM_BITS
        bit <<= 1
        action += 1
    return values


def store_options(kinds: i64, raised: bool) -> tuple[int, ...]:
    """Passing, `done` if the offer is raised, and these kinds of store cards; made once for each set of kinds."""
    if kinds == 0:
        return PASS_OR_DONE if raised else PASS_ONLY
    sets = RAISED_STORE_SETS if raised else STORE_SETS
    known = sets.get(int(kinds))
    if known is None:
        cards = [action for kind, action in enumerate(BRIBE_CARD) if kinds >> STORE_BITS * kind & 1]
        known = shared([PASS, DONE, *cards] if raised else [PASS, *cards])
        sets[int(kinds)] = known
    return known


def _claim_sets(start: int) -> list[tuple[int, ...]]:
    values = range(1, HIGHEST_CLAIM + 1)
    return [shared([start + value for value in values if key >> value - 1 & 1]) for key in range(1 << HIGHEST_CLAIM)]


PASS_ONLY: Final[tuple[int, ...]] = (PASS,)
PASS_OR_DONE: Final[tuple[int, ...]] = (PASS, DONE)
EVERY_KIND: Final = sum(1 << STORE_BITS * kind for kind in range(MOST_KINDS))
KINDS_FROM: Final[list[int]] = [
    sum(1 << STORE_BITS * kind for kind, card in enumerate(BRIBE_CARD) if card >= action)
    for action in range(BRIBE_CARDS, len(CATALOG))
]
"""The kinds that may be added after an offer of a card, by its number from BRIBE_CARDS on."""
STORE_SETS: Final[dict[int, tuple[int, ...]]] = {}
RAISED_STORE_SETS: Final[dict[int, tuple[int, ...]]] = {}
CLAIM_SETS: Final = _claim_sets(BRIBE_CLAIM)
PROTECTED_SETS: Final = _claim_sets(BRIBE_PROTECTED)
"""Options by sets of kinds or values."""
