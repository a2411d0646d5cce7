"""BT-1 to BT-3, BT-25, BT-26: setting up, rounds and their rows, the clock, the final count."""

from typing import Annotated, Final, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.boomtown.declared.kinds import Cards, Decision, Gold, Options, Place, Points, Seat, Seats


class GameStarted(TypedDict):
    """Everything is set up."""

    players: Seats
    options: Options
    deck_size: Annotated[int, "count"]
    rounds: Annotated[int, "rounds"]
    start_gold: Annotated[Gold, "for each player"]


class CardsRemovedUnseen(TypedDict):
    """In the short game some cards leave the game, and nobody sees which."""

    count: Annotated[int, "count"]


class FirstPlayerDrawn(TypedDict):
    """A lot decides who is first player of round 1."""

    player: Seat


GAME_STARTED: Final = Form("game_started", "", "BT-1.2, BT-3.5", GameStarted)
CARDS_REMOVED_UNSEEN: Final = Form("cards_removed_unseen", "", "BT-1.5", CardsRemovedUnseen)
FIRST_PLAYER_DRAWN: Final = Form("first_player_drawn", "", "BT-1.7", FirstPlayerDrawn)


class RoundStarted(TypedDict):
    """A round begins."""

    rounds_total: Annotated[int, "rounds"]
    first_player: Seat
    deck_left: Annotated[int, "count", "cards in the deck"]


class FirstRowEventsReturned(TypedDict):
    """Events that turned up for the first row go back into the deck, which is shuffled."""

    cards: Cards


class RowRevealed(TypedDict):
    """The row is laid out."""

    cards: Annotated[Cards, "from left to right"]
    last_round: bool


class DeckExhausted(TypedDict):
    """The last row has been laid out."""


ROUND_STARTED: Final = Form("round_started", "", "BT-2.1, BT-2.2", RoundStarted)
FIRST_ROW_EVENTS_RETURNED: Final = Form("first_row_events_returned", "", "BT-3.2, BT-3.3", FirstRowEventsReturned)
ROW_REVEALED: Final = Form("row_revealed", "", "BT-3.1", RowRevealed)
DECK_EXHAUSTED: Final = Form("deck_exhausted", "", "BT-25.1", DeckExhausted)


class RoundEnded(TypedDict):
    """A round is over."""

    next_first_player: Annotated[Seat | None, "seat", "the high bidder; none after the last round"]


class RoundEndedInTheOpen(RoundEnded):
    """A round is over, and everybody's gold lies open."""

    gold: Annotated[list[int], "gold", "by seat"]


class DecisionTimedOut(TypedDict):
    """Somebody's time is up."""

    player: Seat
    decision: Annotated[Decision, "decision"]
    default_taken: Annotated[str, "action", "the answer that is given instead"]


ROUND_ENDED: Final = Form("round_ended", "plain", "BT-2.2", RoundEnded)
ROUND_ENDED_IN_THE_OPEN: Final = Form("round_ended", "all", "BT-2.2", RoundEndedInTheOpen)
DECISION_TIMED_OUT: Final = Form("decision_timed_out", "", "U-65", DecisionTimedOut)


class Sheet(TypedDict):
    """A player's points, line by line."""

    player: Seat
    gold: Points
    mines: Points
    vein: Points
    offices: Points
    total: Points


class FinalScore(Sheet):
    """A player's points are counted."""


class Rank(TypedDict):
    """A player's place at the end."""

    player: Seat
    rank: Place
    total: Points


class GameEnded(TypedDict):
    """The game is over."""

    ranking: Annotated[list[Rank], "", "the best first"]
    winners: Seats


FINAL_SCORE: Final = Form("final_score", "", "BT-26.1, BT-26.2", FinalScore)
WON: Final = Form("game_ended", "single", "BT-26.3", GameEnded)
WON_TOGETHER: Final = Form("game_ended", "several", "BT-26.3, BT-26.4", GameEnded)
