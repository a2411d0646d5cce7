"""What can be given for a position of Dodge City that is set up by hand."""

from typing import Final, TypedDict

BY_SEAT: Final = ("hands", "cash", "points", "supply")
"""Lists with one entry for each seat."""


class Pieces(TypedDict, total=False):
    """Cards are written `L5`, `Q1`, event cards `EV01`; piles are written top first."""

    hands: list[list[str]]
    cash: list[int]
    points: list[int]
    """Points beyond those of the buildings drawn as controlled; in a real game there are none."""
    supply: list[int]
    """Stones in the supplies; if not given, all that are not in town."""
    buildings: dict[str, str]
    r"""By id: the figure and below it the map, with stones as the digits of their seats: `sheriff\nB01D\n0...`. A
    building that is not named is unopened; finished ones are written `neutral sheriff` or `controlled 0 lady`.
    """
    starter: int
    """The start player."""
    number: int
    """The number of the pass."""
    deck: list[str]
    """The top of the draw pile; every card that lies nowhere else is below it."""
    whole_deck: bool
    """Whether nothing is below it: all other cards are among the discards."""
    discards: list[str]
    events: list[str]
    """The top of the pile of event cards."""
    whole_events: bool
    lots: list[int]
    """The lots to come: for each, the place of the winner among those who draw."""
