"""DT-19.3, DT-19.4, U-21 to U-23: offers to the Sheriff.

In a round of offers all who may bribe answer at the same time, in secret. An offer is put together in parts (whom one
supports, if that is open; dollars; nuggets; cards in ascending order; `done`); `pass` offers nothing, or in a later
round leaves the offer as it is, and takes back a part-made one.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import SEATS_OF, Ask, State
from tumbleweed.games.dice_town import offers
from tumbleweed.games.dice_town.actions import (
    BRIBE_CARD,
    BRIBE_CARDS,
    BRIBE_CLAIM,
    BRIBE_DOLLARS,
    BRIBE_NUGGETS,
    BRIBE_PROTECTED,
    DONE,
    FIRST_KINDS,
    KIND_OF_BRIBE,
    PASS,
    SEAT,
    SEAT_OPTIONS,
    amounts,
)  # fmt: skip
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.offers import NO_DRAFTS, NO_OFFERS, Offer, with_offer
from tumbleweed.games.dice_town.packs import CLAIM, CLAIM_BITS, SIZE, STORE, STORE_BITS, claim_values, copies_of
from tumbleweed.games.dice_town.telling import card_names, goods, tell
from tumbleweed.games.dice_town.town import Town, town

DOC: Final = 8
NO_OFFER_POSSIBLE: Final = (PASS,)


def bribers(s: Town, place: int) -> int:
    """U-21, U-23: who may make offers: the tied (or all) but the Sheriff; at the Doc the visitors but the Sheriff."""
    if place == DOC:
        mask = 0
        for seat in s.visits:
            mask |= 1 << seat
    else:
        mask = (1 << s.count) - 1 if s.table.all_bribe else s.tied
    return mask & ~(1 << s.sheriff)


def supported(s: Town, place: int, seat: int) -> int:
    """Whom a briber speaks for: himself, or as an outsider one of the tied other than the Sheriff."""
    if place == DOC or s.tied >> seat & 1:
        return 1 << seat
    return s.tied & ~(1 << s.sheriff)


def may_raise(s: Town, seat: int) -> bool:
    """Whether a player owns anything beyond his offer."""
    owned = s.dollars[seat] + s.nuggets[seat]
    owned += (s.store[seat] & SIZE) + (s.claims[seat] & SIZE) + (s.protected[seat] & SIZE)
    return owned > s.offers[seat].size()


def can_raise(s: Town, place: int) -> bool:
    """D-08: whether better offers are possible; with hidden wealth nobody may learn that they are not."""
    return any(may_raise(s, seat) or not s.table.wealth_visible for seat in SEATS_OF[bribers(s, place)])


class OfferBribes(Ask):
    """D-07: everybody who may bribe makes an offer, raises it, or leaves it; all at the same time."""

    decision: ClassVar[str] = "D-07"
    name: ClassVar[str] = "BRIBE_OFFER"
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
        draft = s.drafts[seat]
        if draft.part == offers.START:
            if not may_raise(s, seat):
                return NO_OFFER_POSSIBLE
            whom = supported(s, self.place, seat)
            if draft.supports < 0 and whom & whom - 1:
                return (PASS, *SEAT_OPTIONS[whom])
        part = _part(s, seat, draft)
        if part == offers.DOLLARS:
            least = s.offers[seat].dollars
            return amounts(BRIBE_DOLLARS, least if _others_left(s, seat) else least + 1, s.dollars[seat])
        if part == offers.NUGGETS:
            least = s.offers[seat].nuggets
            enough = draft.dollars > s.offers[seat].dollars or _card_left(s, seat, draft)
            return amounts(BRIBE_NUGGETS, least if enough else least + 1, s.nuggets[seat])
        return _cards(s, seat, draft)

    def take(self, state: State, seat: int, action: int) -> bool:
        s = town(state)
        old = s.drafts[seat]
        if action == PASS:
            s.drafts[seat] = s.offers[seat]
            return True
        if action == DONE:
            return True
        draft = self._extended(s, seat, old, action)
        s.drafts[seat] = draft
        raised = draft.size() > s.offers[seat].size()
        return raised and _part(s, seat, draft) == offers.CARDS and not _card_left(s, seat, draft)

    def _extended(self, s: Town, seat: int, old: Offer, action: int) -> Offer:
        """A part-made offer with one more part."""
        whom = old.supports if old.supports >= 0 else SEATS_OF[supported(s, self.place, seat)][0]
        store, claims, protected = old.store, old.claims, old.protected
        if SEAT <= action < SEAT + 5:
            return Offer(action - SEAT, old.dollars, old.nuggets, store, claims, protected, offers.DOLLARS, 0)
        if action < BRIBE_NUGGETS:
            return Offer(whom, action - BRIBE_DOLLARS, old.nuggets, store, claims, protected, offers.NUGGETS, 0)
        if action < BRIBE_CARDS:
            return Offer(whom, old.dollars, action - BRIBE_NUGGETS, store, claims, protected, offers.CARDS, 0)
        if action in KIND_OF_BRIBE:
            store += STORE[KIND_OF_BRIBE[action]]
        elif action > BRIBE_PROTECTED:
            protected += CLAIM[action - BRIBE_PROTECTED]
        else:
            claims += CLAIM[action - BRIBE_CLAIM]
        return Offer(whom, old.dollars, old.nuggets, store, claims, protected, offers.CARDS, action)

    def resolve(self, state: State) -> None:
        s = town(state)
        made = s.offers
        for seat in SEATS_OF[bribers(s, self.place)]:
            offer = s.drafts[seat]
            if offer.size() > s.offers[seat].size():
                made = with_offer(made, seat, finished(offer))
                _tell_offer(s, seat, offer)
        s.offers = made
        s.drafts = NO_DRAFTS
        if s.table.gifts:
            for seat in SEATS_OF[bribers(s, self.place)]:
                pay_bribe(s, seat, s.offers[seat])
            clear_offers(s)

    def default(self, state: State, seat: int) -> int:
        return PASS

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        s = town(state)
        if action == DONE:
            return IllegalAnswer("U-21", "the offer is not complete, or no better than before; name its next part")
        if BRIBE_DOLLARS <= action < BRIBE_NUGGETS and action - BRIBE_DOLLARS < s.offers[seat].dollars:
            return IllegalAnswer("U-21", f"an offer can only be raised; ${s.offers[seat].dollars} were offered before")
        if action >= BRIBE_DOLLARS:
            return IllegalAnswer(
                "U-22", "only what one owns can be offered: dollars, then nuggets, then cards in order"
            )
        return None


def finished(offer: Offer) -> Offer:
    """An offer that is made; the next round begins with it."""
    return Offer(
        offer.supports, offer.dollars, offer.nuggets, offer.store, offer.claims, offer.protected, offers.START, 0
    )


def _part(s: Town, seat: int, draft: Offer) -> int:
    """What is to be named next; a part in which nothing can be added is passed over."""
    part = max(draft.part, offers.DOLLARS)
    if part == offers.DOLLARS and s.dollars[seat] == s.offers[seat].dollars:
        part = offers.NUGGETS
    if part == offers.NUGGETS and s.nuggets[seat] == s.offers[seat].nuggets:
        part = offers.CARDS
    return part


def _others_left(s: Town, seat: int) -> bool:
    """Whether he has nuggets or cards beyond his offer."""
    offer = s.offers[seat]
    return offer.size() - offer.dollars < (
        s.nuggets[seat] + (s.store[seat] & SIZE) + (s.claims[seat] & SIZE) + (s.protected[seat] & SIZE)
    )


def _card_left(s: Town, seat: int, draft: Offer) -> bool:
    """Whether a card can be added."""
    if draft.last == 0:
        owned = (s.store[seat] & SIZE) + (s.claims[seat] & SIZE) + (s.protected[seat] & SIZE)
        return owned > (draft.store & SIZE) + (draft.claims & SIZE) + (draft.protected & SIZE)
    return _cards(s, seat, draft)[-1] > DONE


def _cards(s: Town, seat: int, draft: Offer) -> tuple[int, ...]:
    """Passing, being done if the offer is raised, and the cards that can be added; none of them before the last one
    added, so that each offer is made in one way."""
    found: list[int] = [PASS]
    if draft.size() > s.offers[seat].size():
        found.append(DONE)
    last: i64 = draft.last
    left: i64 = s.store[seat] - draft.store >> 6
    kind = 0
    while left:
        if left & 7 and BRIBE_CARD[kind] >= last:
            found.append(BRIBE_CARD[kind])
        left >>= STORE_BITS
        kind += 1
    _add_claims(found, s.claims[seat] - draft.claims, BRIBE_CLAIM, last)
    _add_claims(found, s.protected[seat] - draft.protected, BRIBE_PROTECTED, last)
    if kind > FIRST_KINDS:
        found.sort()
    return tuple(found)


def _add_claims(found: list[int], pack: int, start: int, last: i64) -> None:
    """The values of a pack of claims, as answers."""
    left: i64 = pack >> CLAIM_BITS
    action: i64 = start + 1
    while left:
        if left & 63 and action >= last:
            found.append(int(action))
        left >>= CLAIM_BITS
        action += 1


def _payload(seat: int, offer: Offer) -> dict[str, Any]:
    """The public part of an offer or payment."""
    return goods(offer.dollars, offer.nuggets, offer.store, offer.claims, offer.protected)


def _tell_offer(s: Town, seat: int, offer: Offer) -> None:
    if s.log is not None:
        public = {"player": seat, "supports": offer.supports, **_payload(seat, offer)}
        private = {"cards": card_names(offer.store, offer.claims)}
        tell(s, "bribe_offered", public, 1 << seat | 1 << s.sheriff, private)


def hand_over(s: Town, named: int) -> None:
    """U-21: the offers made for the named player are handed over; all others lapse. Naming himself, nobody pays."""
    if named != s.sheriff:
        for seat in range(s.count):
            if s.offers[seat].supports == named:
                pay_bribe(s, seat, s.offers[seat])


def pay_bribe(s: Town, seat: int, offer: Offer) -> None:
    """What was offered goes to the Sheriff; protected claims become ordinary hand cards of his (U-22)."""
    if offer.empty():
        return
    sheriff = s.sheriff
    s.dollars[seat] -= offer.dollars
    s.dollars[sheriff] += offer.dollars
    s.nuggets[seat] -= offer.nuggets
    s.nuggets[sheriff] += offer.nuggets
    s.store[seat] -= offer.store
    s.store[sheriff] += offer.store
    s.claims[seat] -= offer.claims
    s.protected[seat] -= offer.protected
    s.claims[sheriff] += offer.claims + offer.protected
    if s.log is not None:
        private = {"cards": card_names(offer.store, offer.claims)}
        tell(s, "bribe_paid", {"from": seat, "to": sheriff, **_payload(seat, offer)}, 1 << seat | 1 << sheriff, private)


def clear_offers(s: Town) -> None:
    """The decision is made, or the gifts are given."""
    s.offers = NO_OFFERS[s.count]


def worth(offer: Offer) -> int:
    """D-08: an offer in half points: $1 = 1, nugget = 2, claim and equipment = twice their value, other cards = 4."""
    cards = sum(2 * value for value in claim_values(offer.claims) + claim_values(offer.protected))
    for kind, points in enumerate(BOX.worth):
        cards += copies_of(offer.store, kind) * (2 * points if BOX.is_equipment[kind] else 4)
    return offer.dollars + 2 * offer.nuggets + cards
