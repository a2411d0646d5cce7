"""Short ways into a scenario: a card is picked, a roll is made."""

from typing import Any

from tests.games.boomtown.scenario import CHOOSE, PRODUCTION, Play, table

FILL = ("DG-11", "CC-11", "SN-11", "SN-10")
"""Mines that lie beside the card that matters; scenarios use them for nothing else."""
MIDDLE = 8
"""A round by which the players may already have many cards."""


def picked(card: str, by: int = 0, seats: int = 3, **more: Any) -> Play:
    """The high bidder has picked this card; what follows has happened, or is being asked."""
    row = " ".join([card, *FILL[: seats - 1]])
    t = table(run=CHOOSE, seats=seats, row=row, winner=by, **{"round": MIDDLE, **more})
    return t.asks(by, "PICK").says(f"pick {card}")


def rolled(dice: str, seats: int = 3, **more: Any) -> Play:
    """A production roll, and all that follows from it, unless a question comes first."""
    return table(run=PRODUCTION, seats=seats, dice=[dice], **{"round": MIDDLE, **more})


def next_picks(t: Play, seat: int) -> Play:
    """The card has been dealt with: the next player picks."""
    t.asks(seat, "PICK")
    return t
