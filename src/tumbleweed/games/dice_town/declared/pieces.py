"""What can be given for a position of Dice Town that is set up by hand."""

from typing import Final, Literal, TypedDict

BY_SEAT: Final = ("dice", "hands", "protected", "dollars", "nuggets", "rolls", "thefts")
"""Lists with one entry for each seat."""


class Pieces(TypedDict, total=False):
    """Dice are written `99TJQ` (T is 10) or `9 9 10 J Q`, cards `dynamite` or `claim 4`; decks are
    written top first.
    """

    dice: list[str]
    """What everybody has kept; at a place, five dice each."""
    hands: list[list[str]]
    protected: list[list[int]]
    """Claims, by value."""
    dollars: list[int]
    nuggets: list[int]
    sheriff: int
    round: int
    mine: int
    bank: int
    stagecoach: int
    claim_row: list[int]
    claim_deck: list[int]
    store_deck: list[str]
    """The top of the deck; every card that lies nowhere else is below it."""
    whole_store_deck: bool
    """Whether nothing is below it."""
    store_discards: list[str]
    elixirs: list[str]
    elixir_pile: list[str]
    elixir_discards: list[str]
    gained: list[int]
    """Who has already gained something this round."""
    controlled: list[int]
    """Who has already controlled a place this round."""
    end_triggered: list[Literal["mine_empty", "claims_gone"]]
    rolls: list[list[str]]
    """What everybody will roll, one entry for each roll, with as many dice as are rolled then."""
    thefts: list[list[int]]
    """Which cards thieves will draw: their places in the victim's hand."""
