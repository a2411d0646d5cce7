"""Numbers that say how good a position is."""

from math import exp
from typing import Final

SIGMOID: Final[list[float]] = [1 / (1 + exp(-logit / 100)) for logit in range(-1000, 1001)]


class Weights:
    """What hopes, points and money are worth."""

    def __init__(self) -> None:
        self.hope: list[list[int]] = [
            [255, 41, -13, -60, -83, -112, -152, -194, -202],
            [337, 66, 12, -31, -72, -106, -138, -168, -204],
            [188, 191, 162, 105, -19, -65, -107, -159, -201],
            [174, 139, 119, 46, -55, -92, -137, -161, -199],
            [143, 90, 61, -12, -71, -106, -143, -173, -202],
            [116, 27, -24, -78, -107, -145, -156, -189, -207],
            [120, 137, 102, 54, -9, -44, -86, -136, -197],
            [100, 82, 10, -30, -73, -112, -139, -157, -201],
            [80, 68, -3, -53, -87, -132, -149, -162, -206],
            [60, 31, -31, -75, -111, -151, -166, -176, -210],
            [70, 60, 1, -36, -78, -107, -138, -160, -204],
        ]
        self.short: list[int] = [0, -10, -20, -40]
        self.rival: list[int] = [-197, -99, -57, -32, -18, -16, -10, 0, 0]
        self.firm: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.standing: list[float] = [6.0, 1.9, 1.4, 1.0, 0.6, 0.3, 0.0]
        self.kappa: float = 1.0
        self.per_point: float = 0.3
        self.cash: float = 0.0003
        self.cash_far: float = 0.0001
        self.enough: int = 1500
        self.stake: float = 0.35
        self.danger: float = 0.5
        self.later: float = 0.9
        self.event: int = 90
        self.thrift: float = 1.0
        self.first: float = 0.0
        self.block: float = 1.0
        self.opening: list[float] = [0.0, 1.0, 1.0, 1.0, 1.0, 1.0]
        self.spare: float = 0.3
        self.gate: float = 1.0
        self.raid: float = 1.0
        self.picture: float = 1.0
        self.last: float = 0.0


USUAL: Final = Weights()
JUDGING: Final = Weights()
