"""What can be given for a position of Boomtown that is set up by hand."""

from typing import Final, TypedDict

BY_SEAT: Final = ("gold", "cards")
"""Lists with one entry for each seat."""


class Pieces(TypedDict, total=False):
    """Cards are written by their ids: `CJ-02`, `DYN-1`; the deck is written top first. Dice are written `16`."""

    gold: list[int]
    mines: list[str]
    """In the order in which they were acquired, a line for each run of one owner: `0 DG-02 DG-03`, then `1 DG-05`. The
    mayors follow from that.
    """
    cards: list[list[str]]
    """Event cards that lie before players on their own: held, or waiting."""
    governor: str
    """The town where the Governor lies."""
    veins: dict[str, str]
    """New Veins and the mines they lie on: {"VEI-1": "SN-09"}."""
    saloons: list[str]
    """Owner, town, card and, if there, the Saloon Girls: `0 CC SAL-1 GIR-1`; the oldest first."""
    round: int
    first: int
    """The first player."""
    row: list[str]
    winner: int
    """Who has won the auction, if it is over."""
    bid: int
    """The winning bid."""
    deck: list[str]
    """The top of the deck; cards that lie nowhere else follow, enough for the rounds left. All others are removed."""
    dice: list[str]
    """The production rolls to come."""
    holdups: list[str]
    """The Holdup rolls to come."""
