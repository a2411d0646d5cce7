"""What a seat cannot know, dealt anew: others' hands and cups, all decks, secret choices, hidden wealth.

Cards that everybody saw being played, and what was offered or shown to the seat, stay where they are.

What is dealt depends only on the seed and what the seat knows: cards are sorted before they are shuffled, and the
least that somebody must have is what everybody knows that player to have.
"""

from typing import Final

from tumbleweed.core.chance import Chance, Seed, chance
from tumbleweed.games.dice_town.cards.card import CARDS
from tumbleweed.games.dice_town.dice import POWERS_OF_SIX, rolled, size_of
from tumbleweed.games.dice_town.offering import OfferBribes
from tumbleweed.games.dice_town.offers import Offer, with_offer
from tumbleweed.games.dice_town.packs import CLAIM_CARD, STORE, claim_values, pack_of_claims, pack_of_store, store_kinds
from tumbleweed.games.dice_town.packs import SIZE as HELD
from tumbleweed.games.dice_town.places.general_store import KeepFromStore
from tumbleweed.games.dice_town.places.saloon import KeepStolen
from tumbleweed.games.dice_town.reactions import MayPlay
from tumbleweed.games.dice_town.rolling import KeepDice
from tumbleweed.games.dice_town.settling import BRUTE_KIND, BruteAgain, BruteFallback, price
from tumbleweed.games.dice_town.town import ROLLING, SCORING, STREAMS, Town

CUPS: Final = 0
STORE_CARDS: Final = 10
CLAIMS: Final = 11
ELIXIRS: Final = 12
REST: Final = 13


def deal_anew(s: Town, seat: int, seed: Seed) -> Town:
    """A copy for a seat (-1: a spectator) in which all that it cannot know, including the future, is dealt anew."""
    t = s.copy()
    t.chance = luck = chance(STREAMS, seed)
    # When points are counted, all hands and all wealth lie open.
    others = [other for other in range(t.count) if other != seat and t.phase != SCORING]
    for other in others:
        dice = size_of(t.players[other].cup)
        if dice:
            t.players[other].cup = rolled(luck.below(CUPS + other, POWERS_OF_SIX[dice]), dice)
    if not t.table.wealth_visible:
        # A player who has to give dice back has shown how much money they have: not enough to pay (U-12).
        unknown = [other for other in others if not (isinstance(t.ask, BruteFallback) and t.open >> other & 1)]
        dollars = _spread(luck, t.dollars, unknown, [_least_dollars(t, other) for other in range(t.count)])
        nuggets = _spread(luck, t.nuggets, others, [offer.nuggets for offer in t.offers])
        for other in others:
            t.players[other].dollars, t.players[other].nuggets = dollars[other], nuggets[other]
    _deal_store_cards(t, seat, others, luck)
    _deal_claims(t, seat, others, luck)
    t.elixir_pile = luck.shuffled(ELIXIRS, sorted(t.elixir_pile[t.elixir_top :]))
    t.elixir_top = 0
    if seat != t.sheriff:
        for other in others:
            t.offers = with_offer(t.offers, other, _offer_anew(t, other, luck))
    _choose_anew(t, others, luck)
    return t


def _looked_at(t: Town, seat: int) -> tuple[list[int], bool]:
    """The cards that others are looking at, and whether they came from a hand."""
    ask = t.ask
    if isinstance(ask, KeepFromStore) and ask.seat != seat:
        return list(t.drawn), False
    if isinstance(ask, KeepStolen) and seat not in (ask.seat, ask.victim):
        return list(t.drawn), True
    return [], False


def _fixed(t: Town, other: int, seat: int) -> int:
    """Store cards that must stay with another player: offered to this seat, or the subject of the open question."""
    if seat == t.sheriff and not t.offers[other].empty():
        return t.offers[other].store
    ask = t.ask
    if isinstance(ask, MayPlay) and ask.seat == other:
        return STORE[ask.kind]
    if (isinstance(ask, BruteAgain) and ask.seat == other) or (t.brutes >> other & 1 and _to_settle(t, other) > 0):
        return STORE[BRUTE_KIND]
    return 0


def _to_settle(t: Town, other: int) -> int:
    """DT-7.2: 1 if another player has shown dice and is yet to settle, 0 while settling, -1 if settled or exempt.

    Questions while the players settle are about one player's Brute; those earlier in town order have settled.
    """
    if t.phase != ROLLING or not t.rolling >> other & 1:
        return -1
    card = t.played
    while card is not None and card.below is not None:
        card = card.below
    ask = t.ask
    if isinstance(ask, BruteAgain | BruteFallback):
        settling = ask.seat
    elif card is not None and card.kind == BRUTE_KIND:
        settling = card.seat
    else:
        return -1
    place, now = (other - t.sheriff) % t.count, (settling - t.sheriff) % t.count
    return 1 if place > now else 0 if place == now else -1


def _deal_store_cards(t: Town, seat: int, others: list[int], luck: Chance) -> None:
    """Hands, deck, face-down discards and cards drawn; a card played at once (Nervous Joe) is never in a hand."""
    looked_at, from_hand = _looked_at(t, seat)
    looked = [card for card in looked_at if card < CLAIM_CARD]
    fixed = [_fixed(t, other, seat) for other in range(t.count)]
    face_down = store_kinds(t.store_discards - t.discards_seen)
    pool = [*t.store_deck[t.store_top :], *face_down, *looked]
    for other in others:
        pool += store_kinds(t.players[other].store - fixed[other])
    pool.sort()
    holdable = list(luck.shuffled(STORE_CARDS, [kind for kind in pool if not CARDS[kind].at_once]))
    for other in others:
        number = (t.players[other].store & HELD) - (fixed[other] & HELD)
        t.players[other].store = fixed[other] + pack_of_store([holdable.pop() for place in range(number)])
    if from_hand:
        new = [holdable.pop() for card in looked]
    at_once = [kind for kind in pool if CARDS[kind].at_once]
    rest = list(luck.shuffled(STORE_CARDS, sorted(holdable + at_once)))
    if looked and not from_hand:
        new = [rest.pop() for card in looked]
    if looked:
        claims = [card for card in t.drawn if card >= CLAIM_CARD]
        t.drawn = (*(sorted(new) if from_hand else new), *claims)
    t.store_discards = t.discards_seen + pack_of_store([rest.pop() for card in face_down])
    t.store_deck = tuple(rest)
    t.store_top = 0


def _deal_claims(t: Town, seat: int, others: list[int], luck: Chance) -> None:
    """Hands, deck, and claims drawn by a thief."""
    looked_at = [card for card in _looked_at(t, seat)[0] if card >= CLAIM_CARD]
    fixed = [t.offers[other].claims if seat == t.sheriff else 0 for other in range(t.count)]
    pool = [*t.claim_deck[t.claim_top :], *(card - CLAIM_CARD for card in looked_at)]
    for other in others:
        pool += claim_values(t.players[other].claims - fixed[other])
    pile = list(luck.shuffled(CLAIMS, sorted(pool)))
    for other in others:
        number = (t.players[other].claims & HELD) - (fixed[other] & HELD)
        t.players[other].claims = fixed[other] + pack_of_claims([pile.pop() for place in range(number)])
    if looked_at:
        store = [card for card in t.drawn if card < CLAIM_CARD]
        t.drawn = (*store, *sorted(CLAIM_CARD + pile.pop() for card in looked_at))
    t.claim_deck = tuple(pile)
    t.claim_top = 0


def _offer_anew(t: Town, other: int, luck: Chance) -> Offer:
    """An offer with as many cards, from the new hand; only the Sheriff and the offerer know their faces."""
    old = t.offers[other]
    store = luck.shuffled(REST, store_kinds(t.players[other].store))[: old.store & HELD]
    claims = luck.shuffled(REST, claim_values(t.players[other].claims))[: old.claims & HELD]
    packs = (pack_of_store(list(store)), pack_of_claims(list(claims)))
    return Offer(old.supports, old.dollars, old.nuggets, *packs, old.protected, old.part, old.last)


def _choose_anew(t: Town, others: list[int], luck: Chance) -> None:
    """Replaces the secret answers that others have already given; their part-made offers are taken back."""
    ask = t.ask
    for other in others:
        if isinstance(ask, KeepDice) and (t.asked & ~t.open) >> other & 1:
            options = ask.options(t, other)
            t.players[other].choice = options[luck.below(REST, len(options))]
        if isinstance(ask, OfferBribes) and t.asked >> other & 1:
            t.drafts[other] = t.offers[other]


def _robber(t: Town) -> int:
    """Who has just robbed the Bank and may have to split; -1 if nobody."""
    robber = t.ask.actor if t.loot and isinstance(t.ask, MayPlay) else -1
    card = t.played
    while t.loot and card is not None:
        robber = card.actor
        card = card.below
    return robber


def _least_dollars(t: Town, other: int) -> int:
    """The least that another player must have: what they have offered or are about to pay, or the loot they hold."""
    if other == _robber(t):
        return t.loot
    return max(t.offers[other].dollars, _due(t, other))


def _due(t: Town, other: int) -> int:
    """What another player has to pay for the dice shown; without it they could not have been kept (U-10, U-11)."""
    if _to_settle(t, other) < 0:
        return 0
    if not t.brutes >> other & 1:
        return price(t, other)
    return max(0, size_of(t.players[other].shown) - 2) if t.table.brute_one_free else 0


def _spread(luck: Chance, owned: list[int], others: list[int], least: list[int]) -> list[int]:
    """Hidden wealth: what the others own in total, spread anew."""
    spread = list(owned)
    for other in others:
        spread[other] = least[other]
    for unit in range(sum(owned) - sum(spread)):
        spread[others[luck.below(REST, len(others))]] += 1
    return spread
