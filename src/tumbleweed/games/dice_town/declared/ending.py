"""Events about the end of a round and of the game, and about the clock."""

from typing import Annotated, Final, Literal, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.dice_town.declared.kinds import (
    Cards,
    Claims,
    Dollars,
    EndCause,
    Nuggets,
    Number,
    Points,
    Seat,
    Seats,
)


class EndTriggered(TypedDict):
    """This is the last round; it is played to its end."""

    cause: Annotated[EndCause, "cause"]


class RoundEnded(TypedDict):
    """A round is over; wealth is hidden at this table."""

    number: Number


class RoundEndedOwn(TypedDict):
    """Each player, about their own wealth."""

    dollars: Dollars
    nuggets: Nuggets


class RoundEndedAll(RoundEnded):
    """A round is over; what everybody has is told, unless wealth is hidden."""

    dollars: Annotated[list[int], "dollars of all", "by seat"]
    nuggets: Annotated[list[int], "nuggets of all", "by seat"]


END_BY_MINE: Final = Form("end_triggered", "mine_empty", "DT-21.2, DT-21.3", EndTriggered)
END_BY_CLAIMS: Final = Form("end_triggered", "claims_gone", "DT-21.4, DT-21.3", EndTriggered)
ROUND_ENDED_ALL: Final = Form("round_ended", "all", "DT-21.1", RoundEndedAll)
ROUND_ENDED: Final = Form("round_ended", "plain", "DT-21.1", RoundEnded)
ROUND_ENDED_OWN: Final = Form("round_ended", "own", "DT-21.1", RoundEndedOwn, RoundEnded)


class Hand(TypedDict):
    """What a player holds at the end."""

    player: Seat
    hand: Cards
    protected: Claims


class HandsShown(TypedDict):
    """All show their cards."""

    hands: list[Hand]


class Sheet(TypedDict):
    """A player's victory points, line by line."""

    player: Seat
    nuggets: Points
    dollars: Points
    badge: Points
    equipment: Points
    claims: Points
    total: Points
    number_of_claims: Annotated[Number, "decides between equals"]


class Scored(TypedDict):
    """The points are counted."""

    sheets: list[Sheet]


class FinalTie(TypedDict):
    """Several players share the most points."""

    players: Seats
    decided_by: Annotated[Literal["claims", "sheriff", "shared"], "decided_by"]


class GameEnded(TypedDict):
    """The game is over."""

    ranking: Annotated[list[int], "ranks", "by seat, from 1"]
    winners: Seats


HANDS_SHOWN: Final = Form("hands_shown", "all", "DT-23.4", HandsShown)
SCORED: Final = Form("scored", "all", "DT-22.1", Scored)
TIE_BY_CLAIMS: Final = Form("final_tie", "claims", "DT-22.8", FinalTie)
TIE_BY_SHERIFF: Final = Form("final_tie", "sheriff", "DT-22.8, U-59", FinalTie)
TIE_SHARED: Final = Form("final_tie", "shared", "DT-22.8, U-59", FinalTie)
ENDED: Final = Form("game_ended", "single", "DT-22.7", GameEnded)
ENDED_SHARED: Final = Form("game_ended", "several", "DT-22.7", GameEnded)


class TimeoutDefault(TypedDict):
    """The clock answers for a player; if the question was asked discreetly, only that player is told."""

    player: Seat
    decision: Annotated[str, "decision"]


TIMED_OUT: Final = Form("timeout_default", "", "U-62", TimeoutDefault)
