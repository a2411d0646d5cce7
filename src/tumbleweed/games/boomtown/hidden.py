"""What a seat cannot know, dealt anew: the order of the deck, the cards removed unseen, hidden gold (BT-27.2).

What is dealt follows from what the seat knows and from the seed alone: cards are sorted before they are shuffled.
"""

from tumbleweed.core.chance import Chance, Seed, chance
from tumbleweed.games.boomtown.town import BIDDING, DECK_STREAM, SCORING, SETUP_STREAM, STREAMS, Boomtown


def deal_anew(s: Boomtown, seat: int, seed: Seed) -> Boomtown:
    """A copy for a seat (-1: a spectator) in which everything it cannot know, the future included, is another."""
    t = s.copy()
    t.chance = luck = chance(STREAMS, seed)
    if t.phase == SCORING:
        # When points are counted everything lies open (U-62, U-63).
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
    """What the others own together, spread anew: nothing for the bankrupt, at least 1 and what was bid for the rest."""
    solvent = [other for other in others if t.players[other].gold]
    together = 0
    for other in solvent:
        bid = t.players[other].bid if t.phase == BIDDING else 0
        least = max(1, bid)
        together += t.players[other].gold - least
        t.players[other].gold = least
    for _ in range(together):
        t.players[solvent[luck.below(SETUP_STREAM, len(solvent))]].gold += 1
