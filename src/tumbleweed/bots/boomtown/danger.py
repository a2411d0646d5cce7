"""What the Dynamites and Expropriations still to come will probably cost (BT-11, BT-12).

They hit the best mine there is. So its owner should not count on it as if it were safe, and a mine that draws fire
protects everybody else's.
"""

from math import exp
from typing import Final

from tumbleweed.bots.boomtown.odds import Odds
from tumbleweed.games.boomtown.town import Boomtown

TELLS_APART: Final = 3.0
"""A mine worth this much more draws fire e times as often."""
USUAL: Final = 4.0
USUAL_ROLL: Final = 0.7
"""By then everybody has a mine worth this much, plus this much for each roll to come."""


class Danger:
    """How much each seat's best mine draws fire. The attack is taken to come about half-way to the end."""

    def __init__(self, s: Boomtown, odds: Odds, rolls: int, attacks: float) -> None:
        self.half: Final = rolls // 2
        self.odds: Final = odds
        self.attacks: Final = attacks
        least = USUAL + USUAL_ROLL * self.half
        self.tops: Final[list[float]] = []
        """What each seat's best mine is worth by then."""
        for player in s.players:
            self.tops.append(max(least, odds.top(player.mines, self.half)))
        for vein in s.veins:
            owner = s.owner(vein.mine)
            rich = odds.brings[self.half][vein.mine] + odds.vein(vein.mine, self.half, s.table.vein_scores)
            self.tops[owner] = max(self.tops[owner], rich)
        self.pulls: Final = [exp(top / TELLS_APART) for top in self.tops]
        whole = sum(self.pulls)
        self.losses: Final = [lost(self.tops[seat], attacks * self.pulls[seat] / whole) for seat in range(s.count)]
        """What each seat has to fear."""

    def add_mine(self, seat: int, mine: int, change: list[float]) -> None:
        """A seat has another mine: it may be a better target than the best one so far."""
        top = self.odds.brings[self.half][mine]
        if top <= self.tops[seat] or self.attacks == 0:
            return
        pull = exp(top / TELLS_APART)
        part = self.attacks / (sum(self.pulls) - self.pulls[seat] + pull)
        for other in range(len(change)):
            if other == seat:
                change[other] += self.losses[other] - lost(top, part * pull)
            else:
                change[other] += self.losses[other] - lost(self.tops[other], part * self.pulls[other])


def lost(top: float, hits: float) -> float:
    """The average loss from a mine that is hit this often on average."""
    return top * (1 - exp(-hits))
