"""The game, its passes and the start round."""

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.dodge_city.declared.kinds import (
    Action,
    BuildingIds,
    Card,
    Cards,
    Colour,
    Decision,
    District,
    Ending,
    Number,
    Numbers,
    OfPlayer,
    Order,
    Points,
    Seat,
    Seats,
    Shown,
)

# ------------------------------------------------------------ the game


class Sits(OfPlayer):
    """A player and the colour of their stones."""

    colour: Colour


class GameStarted(TypedDict):
    """The game begins."""

    players: Annotated[list[Sits], "players"]
    options: Annotated[dict[str, Any], "options", "of the table, complete"]
    districts: Annotated[list[District], "districts", "those in use"]
    buildings: BuildingIds


class TimeoutDefault(OfPlayer):
    """Somebody's time is up, and the default answer is given."""

    decision: Decision
    action: NotRequired[Annotated[Action, "left out if the answer is secret"]]


class OwnDefault(TypedDict):
    """The player who was asked, if the answer is secret."""

    action: Action


class FinalDuelRound(TypedDict):
    """Those who share the most points are dealt a card each."""

    cards: list[Shown]
    replaced: Annotated[Cards, "Indio cards that were dealt and replaced"]
    winner: Seat | None


class Ranked(OfPlayer):
    """A player's place at the end."""

    place: Number
    points: Points


class GameEnded(TypedDict):
    """The game is over."""

    winner: Seat
    ranking: list[Ranked]
    reason: Annotated[Ending, "reason"]
    by_final_duel: bool


GAME_STARTED: Final = Form("game_started", "", "DC-1.2, DC-1.4", GameStarted)
TIMED_OUT: Final = Form("timeout_default", "", "DC-6.2", TimeoutDefault)
OWN_TIME_OUT: Final = Form("timeout_default", "", "DC-4.1", OwnDefault, TimeoutDefault)
FINAL_DUEL_WON: Final = Form("final_duel_round", "won", "DC-13.4, DC-13.5", FinalDuelRound)
FINAL_DUEL_EVEN: Final = Form("final_duel_round", "even", "DC-13.4, DC-13.5", FinalDuelRound)
GAME_ENDED: Final = Form("game_ended", "plain", "DC-13.1, DC-13.2", GameEnded)
GAME_ENDED_BY_DUEL: Final = Form("game_ended", "duel", "DC-13.1, DC-13.4", GameEnded)

# ------------------------------------------------------------ a pass


class PassStarted(TypedDict):
    """A pass begins."""

    number: Number


class CardsDealt(TypedDict):
    """Everybody is dealt cards."""

    numbers: Annotated[Numbers, "of cards"]
    deck: Annotated[Number, "cards left in the draw pile"]


class OwnCards(TypedDict):
    """Each player, about their own cards."""

    cards: Cards


class DeckReshuffled(TypedDict):
    """The discards become a new draw pile."""

    cards: Annotated[Number, "in the new pile"]


class RoundStarted(TypedDict):
    """A round of a pass begins."""

    order: Order


class PassEnded(TypedDict):
    """A pass ends."""

    number: Number
    points: Numbers


PASS_STARTED: Final = Form("pass_started", "", "DC-2.1", PassStarted)
CARDS_DEALT: Final = Form("cards_dealt", "hidden", "DC-12.2", CardsDealt, silent=True)
OWN_CARDS: Final = Form("cards_dealt", "own", "DC-12.2", OwnCards, CardsDealt)
DECK_RESHUFFLED: Final = Form("deck_reshuffled", "", "DC-12.3", DeckReshuffled)
ROUND_STARTED: Final = {
    "start": Form("round_started", "start", "DC-4.1, DC-4.3", RoundStarted),
    "placing_1": Form("round_started", "placing_1", "DC-6.1, DC-2.3", RoundStarted),
    "placing_2": Form("round_started", "placing_2", "DC-6.1, DC-2.3", RoundStarted),
    "duel": Form("round_started", "duel", "DC-10.1, DC-10.2", RoundStarted),
}
PASS_ENDED: Final = Form("pass_ended", "", "DC-12.1", PassEnded)

# ------------------------------------------------------------ the start round


class StartCardChosen(OfPlayer):
    """Somebody has chosen a start card."""


class OwnStartCard(TypedDict):
    """The player who has chosen it."""

    card: Card


class StartCardsRevealed(TypedDict):
    """The start cards are shown."""

    cards: list[Shown]


class LotDrawn(OfPlayer):
    """Several players have the highest card, and a lot decides."""

    candidates: Seats


class StartPlayerSet(OfPlayer):
    """It is settled who is start player."""

    reason: Annotated[Literal["highest", "lot"], "reason"]


START_CARD_CHOSEN: Final = Form("start_card_chosen", "plain", "DC-4.1", StartCardChosen)
OWN_START_CARD: Final = Form("start_card_chosen", "own", "DC-4.1", OwnStartCard, StartCardChosen)
START_CARDS_REVEALED: Final = Form("start_cards_revealed", "", "DC-4.1, DC-3.1", StartCardsRevealed)
LOT_DRAWN: Final = Form("lot_drawn", "", "DC-4.4", LotDrawn)
START_PLAYER_SET: Final = Form("start_player_set", "", "DC-4.3, DC-2.3", StartPlayerSet)
