"""Duels and the settlement."""

from typing import Annotated, Final, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.dodge_city.declared.kinds import (
    BuildingId,
    Card,
    Dollars,
    Figure,
    Numbers,
    OfPlayer,
    Points,
    Seat,
    Seats,
    Shown,
)

# ------------------------------------------------------------ duels


class ControlDuel(TypedDict):
    """Several players are connected in a building and duel for it."""

    building: BuildingId
    cards: list[Shown]
    winner: Seat | None


class ChallengeMade(OfPlayer):
    """Somebody challenges somebody else."""

    opponent: Seat
    building: BuildingId


class ChallengeWaived(OfPlayer):
    """Somebody challenges nobody."""


class ChallengeImpossible(OfPlayer):
    """Somebody has nobody to challenge."""


class DuelRevealed(OfPlayer):
    """The cards of a challenge are shown."""

    card: Card
    opponent: Seat
    their_card: Card
    building: BuildingId
    winner: Seat | None


class DuelRemovalDeclined(OfPlayer):
    """The winner of a challenge removes no stone."""


class CardLaidAside(OfPlayer):
    """A duel card is laid aside."""


class CardShownAside(CardLaidAside):
    """A duel card is laid aside, and everybody sees it."""

    card: Card


class OwnCardAside(TypedDict):
    """The owner of the card."""

    card: Card


CONTROL_DUEL_WON: Final = Form("control_duel", "won", "DC-10.4, DC-10.6", ControlDuel)
CONTROL_DUEL_EVEN: Final = Form("control_duel", "even", "DC-10.7", ControlDuel)
CHALLENGE_MADE: Final = Form("challenge_made", "", "DC-10.11", ChallengeMade)
CHALLENGE_WAIVED: Final = Form("challenge_waived", "", "DC-10.12", ChallengeWaived)
CHALLENGE_IMPOSSIBLE: Final = Form("challenge_impossible", "", "DC-10.13", ChallengeImpossible)
DUEL_WON: Final = Form("duel_revealed", "won", "DC-10.14, DC-10.15", DuelRevealed)
DUEL_EVEN: Final = Form("duel_revealed", "even", "DC-10.17", DuelRevealed)
DUEL_REMOVAL_DECLINED: Final = Form("duel_removal_declined", "", "DC-10.15", DuelRemovalDeclined)
CARD_LAID_ASIDE: Final = Form("card_laid_aside", "hidden", "DC-10.13, DC-10.20", CardLaidAside)
CARD_SHOWN_ASIDE: Final = Form("card_laid_aside", "shown", "DC-10.13, DC-10.20", CardShownAside)
OWN_CARD_ASIDE: Final = Form("card_laid_aside", "shown", "DC-10.13, DC-10.20", OwnCardAside, CardLaidAside)

# ------------------------------------------------------------ the settlement


class BuildingAwarded(OfPlayer):
    """Somebody controls a building and takes its points disc."""

    building: BuildingId
    figure: Annotated[Figure, "figure"]
    points: Points
    rent: Dollars
    returned: Annotated[Numbers, "of stones that go back"]


class BuildingUndecided(TypedDict):
    """Several players are connected, and nobody has won the building."""

    building: BuildingId
    connected: Seats


class PointsChanged(OfPlayer):
    """Somebody gains points."""

    points: Annotated[Points, "all that the player has"]


BUILDING_AWARDED: Final = Form("building_awarded", "", "DC-11.3, DC-11.4", BuildingAwarded)
BUILDING_UNDECIDED: Final = Form("building_undecided", "", "DC-11.2", BuildingUndecided)
POINTS_CHANGED: Final = Form("points_changed", "", "DC-11.3", PointsChanged)
