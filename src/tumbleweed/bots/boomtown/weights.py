"""Numbers that were found by playing, not by computing.

How: a few thousand games of four such players; at the start of each round everybody's gold, mines, offices, saloons and
cards were noted, and at the end a regression told what a unit of each had been worth in points, and a second one how
surely the leader won (`spread`, by maximum likelihood, for three, four and five players). The worth of a Telegraph or
Mustang came from the best use it would have had in each round, waiting for the best moment.
"""

from typing import Final

TELEGRAPH_WAITS: Final = [0.0, 6.9, 9.1, 10.1, 11.0, 11.6, 11.9, 12.3, 12.6, 12.8, 13.0]
"""What a Telegraph brings to whoever waits for its best moment, by the rolls to come (the last number: or more)."""
MUSTANG_WAITS: Final = [0.0, 1.9, 3.2, 4.3, 5.3, 6.2, 6.9, 7.9, 8.6, 9.3, 10.0]
"""The same for a Mustang, by the rounds to come."""
TELEGRAPH_OWN: Final = 0.75
"""The part of that which its owner gains; the rest is others' loss."""
VEIN_WAITS: Final = 4.0
SALOON_WAITS: Final = 3.0
GIRLS_WAIT: Final = 0.8
GOVERNOR_WAITS: Final = 4.0
"""What these cards are worth while they wait for a place."""
UNSEEN_PAY: Final = 0.04
"""How often a mine that is still to come pays a saloon of another player, in each roll."""
FADES: Final = 0.02
"""The gold of mines comes late, when much has happened: it counts this much less for each roll to come."""
SPREAD: Final = 2.0
SPREAD_ROLL: Final = 0.95
SPREAD_SEAT: Final = 0.38


def spread(count: int, rolls: int) -> float:
    """How far off the estimates of everybody's result may be, in gold."""
    return SPREAD + rolls * (SPREAD_ROLL + SPREAD_SEAT * count)


def telegraph(rolls: int) -> float:
    """What a Telegraph is worth to whoever waits for its best moment."""
    return TELEGRAPH_WAITS[max(0, min(rolls, len(TELEGRAPH_WAITS) - 1))]


def mustang(rounds: int) -> float:
    """What a Mustang is worth to whoever waits for its best moment."""
    return MUSTANG_WAITS[max(0, min(rounds, len(MUSTANG_WAITS) - 1))]


def hope(rolls: int) -> float:
    """How much of a waiting card's value is left, by the number of rolls to come."""
    if rolls <= 0:
        return 0.0
    return min(1.0, 0.25 + 0.15 * rolls)
