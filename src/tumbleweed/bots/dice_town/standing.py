"""How everybody stands, as far as a seat knows: points so far, and how far each rival's loss is the seat's gain."""

from math import exp
from typing import Final

from tumbleweed.bots.dice_town.values import (
    CLAIM_OF,
    UNKNOWN_CARD,
    badge_won,
    badge_worth,
    claim_risk,
    dollar_worth,
    heat,
    rounds_left,
    worths_at,
)  # fmt: skip
from tumbleweed.bots.style import Style
from tumbleweed.games.dice_town.packs import SIZE, store_kinds
from tumbleweed.games.dice_town.scoring import value_of
from tumbleweed.games.dice_town.town import SCORING, Town


class Standing:
    """What things are worth now, the points of each seat, and how much of a rival's loss is as good as a gain."""

    def __init__(self, s: Town, seat: int, style: Style) -> None:
        left = rounds_left(s)
        self.left: Final = left
        self.fade: Final = int(left) if left < 4.0 else 4
        self.cards: Final = worths_at(s).cards[self.fade]
        self.dollar: Final = dollar_worth(left) * style.money
        self.badge: Final = badge_won(s, left)
        self.risk: Final = claim_risk(left)
        self.dollars: Final = known_dollars(s, seat)
        self.nuggets: Final = known_nuggets(s, seat)
        self.points: Final = [self._points(s, other, other == seat) for other in range(s.count)]
        most = max([points for other, points in enumerate(self.points) if other != seat])
        scale = heat(left)
        harm = [exp((points - most) / scale) if other != seat else 0.0 for other, points in enumerate(self.points)]
        total = sum(harm) / style.harm
        harm = [weight / total for weight in harm]
        self.harm: Final = harm
        """A rival's loss is a gain for everybody else, the more so the better the rival stands."""

    def _points(self, s: Town, other: int, own: bool) -> float:
        """What a player has, in points; others' cards count with the average worth of such cards."""
        player = s.players[other]
        total = self.dollar * self.dollars[other] + self.nuggets[other] + value_of(int(player.protected))
        if other == s.sheriff:
            total += badge_worth(self.left)
        claims, store = int(player.claims & SIZE), int(player.store & SIZE)
        total -= claims * self.risk
        if not own:
            return total + claims * CLAIM_OF + store * UNKNOWN_CARD
        total += value_of(int(player.claims))
        for kind in store_kinds(int(player.store)):
            total += self.cards[kind]
        return total


def known_dollars(s: Town, seat: int) -> list[float]:
    """Everybody's dollars; if wealth is hidden, the others' total is known and taken to be shared evenly."""
    return _known([float(player.dollars) for player in s.players], s, seat)


def known_nuggets(s: Town, seat: int) -> list[float]:
    """Everybody's nuggets, likewise."""
    return _known([float(player.nuggets) for player in s.players], s, seat)


def _known(owned: list[float], s: Town, seat: int) -> list[float]:
    if s.table.wealth_visible or s.phase == SCORING:
        return owned
    each = (sum(owned) - owned[seat]) / (int(s.count) - 1)
    return [own if other == seat else each for other, own in enumerate(owned)]
