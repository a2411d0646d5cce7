"""Numbers that say how good a position is: once for playing, once for judging imagined games.

JUDGING is a regression over 700 four-player games that the thinker played against itself, with one answer in twenty
taken at random from its own list. First the hopes: a logistic regression over 270,000 pairs of player and building
(phase, missing stones, firmness, nearest rival, money) of whether the player got that building in the end. Then points
and money: the most likely weights for who won, with a player's score as in outlook.py, over all 45,000 positions.

PLAYING began as such a regression. Then came 400 steps of 36 games each (simultaneous perturbation): all its numbers,
and the constants in capitals in the other files, were moved a little up or down at the same time; two players with the
one variant played two with the other, and the numbers moved towards the winners. It wins 58 % of the games against what
it began with, where 50 % would be equal.
"""

from math import exp
from typing import Final

SIGMOID: Final[list[float]] = [1 / (1 + exp(-logit / 100)) for logit in range(-1000, 1001)]
"""The probability of each logit from -10 to 10 in hundredths."""


class Weights:
    """What hopes, points and money are worth."""

    def __init__(
        self, hope: list[list[int]], short: list[int], rival: list[int], firm: list[int], standing: list[float],
        eager: float, cash: float, more_cash: float,
    ) -> None:  # fmt: skip
        self.hope: Final = hope
        """By phase (outlook.py) and missing stones, 0 to FAR: how likely a player gets a building, as a logit in
        hundredths.
        """
        self.short: Final = short
        """What is added to the hope, by how many of those stones the player cannot pay for, up to three."""
        self.rival: Final = rival
        """The same, by how many stones the nearest rival misses."""
        self.firm: Final = firm
        """The same, by missing stones, if no single stone of others can make the player miss more."""
        self.standing: Final = standing
        """What it is worth to be a number of points away from winning."""
        self.eager: Final = eager
        """How much more a building counts than its points alone."""
        self.cash: Final = cash
        """What a dollar is worth, up to ENOUGH of them."""
        self.more_cash: Final = more_cash
        """What a further dollar is worth."""


ENOUGH: Final = 1500
PER_POINT: Final = 0.3
"""What a point is worth further away from winning than the weights reach (with other `target_points`)."""

PLAYING: Final = Weights(
    hope=[
        [269, 20, -43, -99, -144, -182, -231, -282, -299],
        [351, 45, -18, -70, -133, -176, -217, -256, -301],
        [219, 186, 148, 82, -63, -118, -169, -230, -281],
        [205, 134, 105, 23, -99, -145, -199, -232, -279],
        [174, 85, 47, -35, -115, -159, -205, -244, -282],
        [147, 22, -38, -101, -151, -198, -218, -260, -287],
        [125, 107, 63, 5, -79, -123, -174, -233, -303],
        [105, 52, -29, -79, -143, -191, -227, -254, -307],
        [85, 38, -42, -102, -157, -211, -237, -259, -312],
        [65, 1, -70, -124, -181, -230, -254, -273, -316],
        [107, 62, -6, -52, -116, -154, -194, -225, -278],
    ],
    short=[0, -22, -45, -78],
    rival=[-238, -105, -63, -38, -18, -16, -10, 0, 0],
    firm=[34, 34, 34, 34, 34, 34, 34, 34, 34],
    standing=[4.41, 1.54, 1.6, 0.94, 0.76, 0.29, 0.0],
    eager=1.13,
    cash=0.000389,
    more_cash=5.4e-05,
)

JUDGING: Final = Weights(
    hope=[
        [71, 39, 25, -21, -32, -97, -105, -102, -79],
        [127, 59, 41, 3, -4, -62, -93, -90, -71],
        [58, 145, 147, 58, 82, 7, -56, -20, -71],
        [48, 109, 77, 8, 10, -28, -70, -39, -71],
        [23, 76, 20, -29, -24, -54, -80, -50, -78],
        [-3, 16, -24, -89, -35, -105, -96, -105, -99],
        [-19, 151, 134, 110, 37, -15, -76, -65, -70],
        [-20, 81, 40, 4, -12, -57, -92, -83, -75],
        [-44, 59, 27, -22, -31, -72, -107, -117, -74],
        [-65, 26, 1, -49, -42, -113, -113, -106, -74],
        [-8, 46, 16, -18, -30, -82, -108, -114, -79],
    ],
    short=[0, -15, -27, -28],
    rival=[-246, -156, -105, -84, -83, -34, 24, -14, 0],
    firm=[167, 78, 59, 127, 54, 3, -49, -139, -95],
    standing=[2.58, 1.76, 0.8, 0.58, 0.4, 0.0, 0.0],
    eager=1.0,
    cash=3.8e-05,
    more_cash=0.0,
)
