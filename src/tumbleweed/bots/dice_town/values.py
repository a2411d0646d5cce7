"""What it is worth to have things, in victory points, depending on how many rounds are still to come.

The numbers come from games of this bot against itself: what everybody had was noted at the beginning of every round,
and in the end who won. A multinomial logistic regression (shares of the win proportional to exp(points / heat)) was
fitted to that for several ranges of rounds left, and the lines below were drawn through the results. Equipment, claims
and nuggets were given weight 1; everything else is relative to them.
"""

from typing import Final

from tumbleweed.games.dice_town.box import BOX, BOXES, Box
from tumbleweed.games.dice_town.town import Town

BRUTE: Final = BOX.kind("brute")
CHEATER: Final = BOX.kind("cheater")
CORRUPTION: Final = BOX.kind("corruption")
CREDIT: Final = BOX.kind("credit")
DOC_ELIXIR: Final = BOX.kind("doc_elixir")
DYNAMITE: Final = BOX.kind("dynamite")
GIRLS: Final = BOX.kind("girls")
JOE: Final = BOX.kind("joe")
MARSHALL: Final = BOX.kind("marshall")
SPLIT: Final = BOX.kind("split")
WANTED: Final = BOX.kind("wanted")

ACTION_CARDS: Final[dict[str, float]] = {
    "brute": 0.4, "cheater": 2.6, "corruption": 1.8, "credit": 1.0, "doc_elixir": 2.2, "dynamite": 1.0, "girls": 4.0,
    "joe": 2.0, "marshall": 0.8, "split": 1.6, "wanted": 0.5,
}  # fmt: skip
UNKNOWN_ACTION: Final = 1.5
"""An action card nobody has thought about."""
FADING: Final = [0.6, 0.8, 1.0, 1.0, 1.0]
"""How much of an action card's worth is left, by the number of rounds after this one (4: or more)."""
CLAIM_OF: Final = 3.0
"""A claim of unknown value."""
UNKNOWN_CARD: Final = 2.3
"""A store card in another's hand."""
SAFETY: Final = [0.02, 0.08, 0.12, 0.16, 0.2]
"""What protecting a claim is worth, as a part of its value, by the rounds left."""
CLAIMS_A_ROUND: Final = 1.6
NUGGETS_A_ROUND: Final = 1.4
"""How many claims and nuggets leave the Town Hall and the Gold Mine in a round."""
LAST: Final = [1.0, 1.0, 0.55, 0.3]
"""How likely a round is the last, by the number of claims left."""


def _card_worths(box: Box, fade: int) -> list[float]:
    """Every kind of store card; Nervous Joe never gets into a hand, so his worth does not fade."""
    worths: list[float] = []
    for kind, name in enumerate(box.kinds):
        if box.is_equipment[kind]:
            worths.append(float(box.worth[kind]))
        else:
            worth = ACTION_CARDS.get(name, UNKNOWN_ACTION)
            worths.append(worth if kind == JOE else worth * FADING[fade])
    return worths


def best_of(worths: list[float], most: int) -> list[float]:
    """The average worth of the best of 0, 1, … cards drawn from a deck."""
    deck = sorted(worths)
    found = [0.0]
    for drawn in range(1, most + 1):
        total = 0.0
        below = 1.0  # how likely all cards drawn are among those up to this place
        for place in range(len(deck) - 1, drawn - 2, -1):
            # This card was drawn, and the others are worth no more.
            best = below * drawn / (place + 1)
            total += best * deck[place]
            below -= best
        found.append(total)
    return found


class Worths:
    """Worths that depend on the box, and so on the version of the rules that a table plays by."""

    def __init__(self, box: Box) -> None:
        self.cards: Final = [_card_worths(box, fade) for fade in range(5)]
        """The store cards by the rounds left (4: or more) and kind."""
        self.deck: Final = [[worths[kind] for kind in box.store_deck if kind != JOE] for worths in self.cards]
        """Every store card that gets into a hand, by the rounds left."""
        self.store: Final = [best_of([worths[kind] for kind in box.store_deck], 5) for worths in self.cards]
        """What the General Store gives, by the rounds left and the cards drawn (DT-12.1)."""
        self.badge: Final = float(box.points_for_badge)
        """The badge in the end."""


WORTHS: Final = [Worths(box) for box in BOXES]
"""The worths for each version of the rules, version 1 first."""


def worths_at(s: Town) -> Worths:
    """The worths for the version that is played."""
    return WORTHS[s.table.version - 1]


CLAIMS_OF: Final = best_of([1.0, 2.0, 3.0, 4.0, 5.0] * 4, 5)
"""The average worth of the best of 0, 1, … claims."""


def rounds_left(s: Town) -> float:
    """How many rounds will follow this one, on average."""
    if s.ended:
        return 0.0
    claims = (s.claims_left() + len(s.claim_row)) / CLAIMS_A_ROUND
    nuggets = int(s.mine) / NUGGETS_A_ROUND
    left = claims if claims < nuggets else nuggets
    return left - 1.0 if left > 1.0 else 0.0


def last_round(s: Town) -> float:
    """How likely this round is the last: what is left of the claims or of the nuggets will be taken."""
    if s.ended:
        return 1.0
    claims = s.claims_left() + len(s.claim_row)
    if claims < len(LAST):
        return LAST[claims]
    return 0.6 if s.mine < 3 else 0.0


def dollar_worth(left: float) -> float:
    """A dollar: half a point in the end, less as long as it may still be taken."""
    return 0.52 - 0.027 * left if left < 10.0 else 0.25


def badge_worth(left: float) -> float:
    """The badge at the beginning of a round: it is often lost again, but decides ties until then."""
    return 1.4


def claim_risk(left: float) -> float:
    """How much less a claim in hand is worth than its value, because it may be stolen and attracts thieves."""
    return 0.15 + 0.3 * left if left < 6.0 else 1.95


def heat(left: float) -> float:
    """How many points make somebody e times as likely to win."""
    return 4.2 + 1.6 * left


def badge_won(s: Town, left: float) -> float:
    """The badge, for a player who gets it in this round."""
    ending = last_round(s)
    return badge_worth(left) * (1.0 - ending) + worths_at(s).badge * ending
