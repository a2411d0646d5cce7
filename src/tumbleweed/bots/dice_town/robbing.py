"""Whom to rob, whose card to ask for, which card to keep and which to give (D-12, D-13, D-15, D-16, D-24 to D-27)."""

from typing import Final

from tumbleweed.bots.dice_town.standing import Standing
from tumbleweed.bots.dice_town.values import CLAIM_OF, JOE, UNKNOWN_CARD, WORTHS, Worths
from tumbleweed.games.dice_town.actions import CLAIM, KIND_OF_CARD, PAIRS, SEAT, STEAL
from tumbleweed.games.dice_town.cards.joe import SUM
from tumbleweed.games.dice_town.dice import QUEEN, count
from tumbleweed.games.dice_town.packs import SIZE
from tumbleweed.games.dice_town.town import Town

MOST: Final = 6
"""A thief draws 0 to 5 cards of a kind."""
STEPS: Final = 10
"""Cards are worth 0 to 9 points here."""


def _upto(worths: list[float]) -> list[float]:
    """How likely a card is worth at most 0, 1, … points, rounded."""
    return [len([worth for worth in worths if round(worth) <= points]) / len(worths) for points in range(STEPS)]


def _loot(worths: Worths, fade: int) -> list[float]:
    """The average worth of the best of some claims and store cards (at 6 * claims + cards)."""
    of_claims, of_cards = _upto([1.0, 2.0, 3.0, 4.0, 5.0]), _upto(worths.deck[fade])
    found: list[float] = []
    for claims in range(MOST):
        for cards in range(MOST):
            mean = 0.0
            for points in range(STEPS):
                mean += 1.0 - of_claims[points] ** claims * of_cards[points] ** cards
            found.append(mean)
    return found


LOOT: Final = [[_loot(worths, fade) for fade in range(5)] for worths in WORTHS]
"""By the version of the rules and the rounds left."""


def loot_at(s: Town, stand: Standing) -> list[float]:
    return LOOT[s.table.version - 1][stand.fade]


def steal_value(s: Town, seat: int, action: int, stand: Standing) -> float:
    """D-15: what a theft brings on average, and what it costs the victim."""
    loot = loot_at(s, stand)
    if action >= STEAL:
        victim = (action - STEAL) // len(PAIRS)
        claims, cards = PAIRS[(action - STEAL) % len(PAIRS)]
    else:
        victim = action - SEAT
        held_claims, held_cards = int(s.players[victim].claims & SIZE), int(s.players[victim].store & SIZE)
        drawn = min(int(count(s.players[seat].kept, QUEEN)), held_claims + held_cards)
        claims = (2 * drawn * held_claims + held_claims + held_cards) // (2 * (held_claims + held_cards))
        cards = drawn - claims
    return loot[MOST * claims + cards] * (1.0 + stand.harm[victim])


def card_value(action: int, stand: Standing) -> float:
    """What holding a card named by an answer is worth; Nervous Joe counts by what the richest player has to give."""
    kind = KIND_OF_CARD.get(action, -1)
    if kind < 0:
        return float(action - CLAIM)
    return joe_best(stand) if kind == JOE else stand.cards[kind]


def joe_best(stand: Standing) -> float:
    """DT-20.10: what Nervous Joe brings from the best target."""
    best = 0.0
    for other, harm in enumerate(stand.harm):
        if harm > 0.0:
            best = max(best, joe_value(stand, other))
    return best


def joe_value(stand: Standing, target: int) -> float:
    """D-13: up to $4 from a player."""
    return min(float(SUM), stand.dollars[target]) * stand.dollar * (1.0 + stand.harm[target])


def asked_value(number: int, mean: float, harm: float) -> float:
    """D-24, D-26: the givers pick their worst card, so the fewer cards they have, the better."""
    return 2.0 * mean / (1.0 + number) * (1.0 + harm)


def friend_value(s: Town, other: int, stand: Standing) -> float:
    """D-24: a store card of another player, of that player's choice."""
    return asked_value(int(s.players[other].store & SIZE), UNKNOWN_CARD, stand.harm[other])


def landowner_value(s: Town, other: int, stand: Standing) -> float:
    """D-26: a claim of another player, of that player's choice."""
    return asked_value(int(s.players[other].claims & SIZE), CLAIM_OF, stand.harm[other])
