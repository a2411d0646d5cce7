"""What a seat cannot know, dealt anew: the order of the deck, the cards removed unseen, hidden gold (BT-27.2).

What is dealt depends only on the seed and what the seat knows: cards are sorted before they are shuffled.
"""

from tumbleweed.core.chance import Chance, Seed, chance
from tumbleweed.games.boomtown.town import BIDDING, DECK_STREAM, SCORING, SETUP_STREAM, STREAMS, Boomtown


def deal_anew(s: Boomtown, seat: int, seed: Seed) -> Boomtown:
    """A copy for a seat (-1: a spectator) in which all that it cannot know, including the future, is dealt anew."""
    t = s.copy()
    t.chance = luck = chance(STREAMS, seed)
    if t.phase == SCORING:
        # When points are counted, everything lies open (U-62, U-63).
        return t
    _shuffle(t, luck)
    if not t.table.open_gold:
        _spread_gold(t, [other for other in range(t.count) if other != seat], luck)
    return t


def _shuffle(t: Boomtown, luck: Chance) -> None:
    """The deck in another order, with other cards removed unseen; events that went back openly are in the deck."""
    deck = sorted(t.deck[t.top :])
    if t.unseen:
        known = [card for card in deck if card in t.returned]
        pool = luck.shuffled(DECK_STREAM, sorted([*[card for card in deck if card not in t.returned], *t.unseen]))
        left = len(deck) - len(known)
        deck, t.unseen = [*known, *pool[:left]], pool[left:]
    t.deck = luck.shuffled(DECK_STREAM, deck)
    t.top = 0


def _spread_gold(t: Boomtown, others: list[int], luck: Chance) -> None:
    """The others' total, spread anew: nothing for the bankrupt; for the rest at least 1 and what was bid."""
    solvent = [other for other in others if t.players[other].gold]
    together = 0
    for other in solvent:
        bid = t.players[other].bid if t.phase == BIDDING else 0
        least = max(1, bid)
        together += t.players[other].gold - least
        t.players[other].gold = least
    for _ in range(together):
        t.players[solvent[luck.below(SETUP_STREAM, len(solvent))]].gold += 1
