"""DT-19.3, DT-19.4, U-21 to U-23: offers to the Sheriff, who may make them, and how they are handed over."""

from typing import Final

from mypy_extensions import i64

from tumbleweed.games.dice_town.box import Box, card_names
from tumbleweed.games.dice_town.declared.control import (
    BRIBED,
    BRIBED_WITH_CARDS,
    OFFERED,
    OFFERED_CARDS,
    OFFERED_CARDS_FOR_OTHER,
    OFFERED_FOR_OTHER,
)
from tumbleweed.games.dice_town.offers import NO_OFFERS, Offer, goods
from tumbleweed.games.dice_town.packs import claim_values, copies_of
from tumbleweed.games.dice_town.town import Town

DOC: Final = 8


def bribers(s: Town, place: i64) -> i64:
    """U-21, U-23: who may make offers: the tied (or all), at the Doc the visitors; never the Sheriff."""
    if place == DOC:
        mask = visitors(s)
    elif s.table.all_bribe:
        mask = (1 << s.count) - 1
    else:
        mask = s.tied
    return mask & ~(1 << s.sheriff)


def visitors(s: Town) -> i64:
    """Who is to visit the Doc."""
    mask: i64 = 0
    for seat in s.visits:
        mask |= 1 << seat
    return mask


def supported(s: Town, place: i64, seat: i64) -> i64:
    """Whom a briber may speak for: themselves at the Doc or if tied; otherwise one of the tied but the Sheriff."""
    if place == DOC or s.tied >> seat & 1:
        return 1 << seat
    return s.tied & ~(1 << s.sheriff)


def tell_offer(s: Town, seat: int, offer: Offer) -> None:
    """Everybody is told the amounts; only the Sheriff and the offerer are told the faces of cards."""
    if s.log is not None:
        own = offer.supports == seat
        form, known = (OFFERED, OFFERED_CARDS) if own else (OFFERED_FOR_OTHER, OFFERED_CARDS_FOR_OTHER)
        rule = rule_at(s)
        cards = known.to(1 << seat | 1 << s.sheriff, {"cards": card_names(offer.store, offer.claims)}, rule)
        form.tell(s, {"player": seat, "sheriff": s.sheriff, "supports": offer.supports, **goods(offer)}, rule, (cards,))


def rule_at(s: Town) -> str:
    """U-23: the rule for offers about going to the Doc first; empty for offers made at a tie."""
    return "U-23" if s.phase == DOC else ""


def hand_over(s: Town, named: i64) -> None:
    """U-21: offers for the named player are handed over, all others lapse. If that is the Sheriff, nobody pays."""
    if named != s.sheriff:
        for seat, offer in enumerate(s.offers):
            if offer.supports == named:
                pay_bribe(s, seat, offer)


def pay_bribe(s: Town, seat: int, offer: Offer) -> None:
    """What was offered goes to the Sheriff; protected claims become ordinary cards in the Sheriff's hand (U-22)."""
    if offer.empty():
        return
    sheriff = s.sheriff
    s.players[seat].dollars -= offer.dollars
    s.players[sheriff].dollars += offer.dollars
    s.players[seat].nuggets -= offer.nuggets
    s.players[sheriff].nuggets += offer.nuggets
    s.players[seat].store -= offer.store
    s.players[sheriff].store += offer.store
    s.players[seat].claims -= offer.claims
    s.players[seat].protected -= offer.protected
    s.players[sheriff].claims += offer.claims + offer.protected
    if s.log is not None:
        rule = rule_at(s)
        cards = BRIBED_WITH_CARDS.to(1 << seat | 1 << sheriff, {"cards": card_names(offer.store, offer.claims)}, rule)
        BRIBED.tell(s, {"from": seat, "to": sheriff, **goods(offer)}, rule, (cards,))


def clear_offers(s: Town) -> None:
    """Forgets all offers: the decision has been made, or the gifts have been given."""
    s.offers = NO_OFFERS[s.count]


def give(s: Town, seat: int) -> None:
    """U-21, `gifts`: what was offered is given, whoever will be named; no rule but the clock's default recalls it."""
    offer = s.offers[seat]
    if not offer.empty():
        favours = list(s.favours) if s.favours else [0] * s.count
        favours[offer.supports] += worth(s.table.box, offer)
        s.favours = tuple(favours)
        pay_bribe(s, seat, offer)


def worth(box: Box, offer: Offer) -> int:
    """D-08: an offer in half points: $1 = 1, nugget = 2, claim and equipment = twice their value, other cards = 4."""
    cards = sum(2 * value for value in claim_values(offer.claims) + claim_values(offer.protected))
    for kind, points in enumerate(box.worth):
        cards += copies_of(offer.store, kind) * (2 * points if box.is_equipment[kind] else 4)
    return offer.dollars + 2 * offer.nuggets + cards
