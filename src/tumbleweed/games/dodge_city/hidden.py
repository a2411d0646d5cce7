"""What a seat cannot know, dealt anew: others' hands and secret choices, face-down discards, the piles, all chance.

Cash stays as it is, even where it is not shown (U-58): all began with the same amount, and every payment since is in
the log for all to see. Nobody's hand becomes one that the Indio reserve (DC-6.3) forbids.

What is dealt depends only on the seed and what the seat knows: cards are sorted before they are shuffled, and whether
a deal is rejected depends on that deal alone, never on the true one.
"""

from typing import Final

from tumbleweed.core.chance import Chance, Seed, chance
from tumbleweed.games.dodge_city.actions import PLAY
from tumbleweed.games.dodge_city.box import BOX, CARD
from tumbleweed.games.dodge_city.dealing import cards_in
from tumbleweed.games.dodge_city.house import NO_OPTIONS
from tumbleweed.games.dodge_city.starting import ChooseStartCard
from tumbleweed.games.dodge_city.town import DECK_STREAM, END, EVENT_STREAM, LOT_STREAM, STREAMS, Town

MOST_TRIES: Final = 1000


def deal_anew(s: Town, seat: int, seed: Seed) -> Town:
    """A copy for a seat (-1: a spectator) in which all that it cannot know, including the future, is dealt anew."""
    t = s.copy()
    t.chance = luck = chance(STREAMS, seed)
    t.menu = NO_OPTIONS
    # When the game is over, all hands lie open.
    others = [other for other in range(t.count) if other != seat and not (t.round == END and t.ask is None)]
    _deal_cards(t, others, luck)
    t.events = luck.shuffled(EVENT_STREAM, sorted(t.events[t.event_top :]))
    t.event_top = 0
    _choose_anew(t, others, luck)
    return t


def _deal_cards(t: Town, others: list[int], luck: Chance) -> None:
    """Hands, face-down discards and the draw pile."""
    pool = list(t.deck[t.deck_top :])
    parts: list[int] = []
    """All hands, then all face-down discards."""
    for other in others:
        parts.append(t.players[other].hand)
    for other in others:
        parts.append(t.players[other].unseen)
        t.discards &= ~t.players[other].unseen
    for part in parts:
        pool += cards_in(part)
    sizes = [len(cards_in(part)) for part in parts]
    dealt, rest = _fitting_deal(sizes, len(others), sorted(pool), luck)
    for place, other in enumerate(others):
        t.players[other].hand = dealt[place]
        t.players[other].unseen = dealt[len(others) + place]
        t.discards |= t.players[other].unseen
    t.deck = tuple(rest)
    t.deck_top = 0


def _fitting_deal(sizes: list[int], hands: int, pool: list[int], luck: Chance) -> tuple[list[int], list[int]]:
    """Deals each part its number of cards, again (within limits) until all are possible. The first parts are hands."""
    dealt: list[int] = []
    rest: list[int] = []
    for attempt in range(MOST_TRIES):
        rest = list(luck.shuffled(DECK_STREAM, pool))
        dealt = []
        fits = True
        for place, size in enumerate(sizes):
            cards = 0
            for card in range(size):
                cards |= CARD[rest.pop()]
            dealt.append(cards)
            fits = fits and (possible(cards, size) if place < hands else unfought(cards))
        if fits:
            break
    return dealt, rest


def possible(cards: int, size: int) -> bool:
    """DC-6.3: once a card was played, nobody is left with only Indio cards. If somebody is (U-6), nobody can know."""
    return size >= BOX.hand or size == 0 or cards & ~BOX.indios != 0


def unfought(cards: int) -> bool:
    """DC-6.3: face-down discards were duel cards, which no Indio card becomes (U-6: unless there was no other)."""
    return cards & BOX.indios == 0


def _choose_anew(t: Town, others: list[int], luck: Chance) -> None:
    """DC-4.1: replaces the start cards that others have already chosen in secret."""
    ask = t.ask
    if isinstance(ask, ChooseStartCard):
        for other in others:
            if t.players[other].chosen >= 0:
                options = ask.options(t, other)
                t.players[other].chosen = options[luck.below(LOT_STREAM, len(options))] - PLAY
