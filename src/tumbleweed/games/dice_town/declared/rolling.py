"""Events about setting up and about phase I."""

from typing import Annotated, Final, Literal, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.dice_town.declared.kinds import (
    Card,
    Cards,
    Category,
    Dice,
    Die,
    Dollars,
    Number,
    Options,
    Row,
    Seat,
    Seats,
)


class Decks(TypedDict):
    """How many cards lie in each deck."""

    store: Number
    claims: Number
    elixirs: Number


class GameStarted(TypedDict):
    """Everything is laid out, and the first Sheriff is known."""

    players: Annotated[Seats, "who sits where, round the table"]
    options: Options
    sheriff: Seat
    decks: Decks


class ClaimsRevealed(TypedDict):
    """The first claims lie at the Town Hall."""

    row: Row


class ElixirsRevealed(TypedDict):
    """The first elixirs lie open at the Doc's."""

    elixirs: Cards


class RoundStarted(TypedDict):
    """A round begins."""

    number: Number
    sheriff: Seat


GAME_STARTED: Final = Form("game_started", "", "DT-1.8, U-01", GameStarted)
CLAIMS_REVEALED: Final = Form("claims_revealed", "", "DT-1.4", ClaimsRevealed)
ELIXIRS_REVEALED: Final = Form("elixirs_revealed", "", "DT-1.7", ElixirsRevealed)
ROUND_STARTED: Final = Form("round_started", "", "DT-2.1", RoundStarted)


class DiceRolled(TypedDict):
    """A player rolls dice, under the cup unless it is the last roll."""

    player: Seat
    dice: Number
    last_roll: bool


class DiceRolledFaces(TypedDict):
    """Their owner."""

    faces: Dice


class LastDiceRolled(DiceRolled):
    """The last roll, which everybody sees."""

    faces: Dice


ROLLED: Final = Form("dice_rolled", "hidden", "DT-3.1", DiceRolled)
ROLLED_FACES: Final = Form("dice_rolled", "known", "DT-3.1", DiceRolledFaces, DiceRolled)
ROLLED_LAST: Final = Form("dice_rolled", "last", "DT-6.2, DT-6.3", LastDiceRolled)


class ChoiceLocked(TypedDict):
    """A player has chosen which dice to keep."""

    player: Seat


class ChoiceLockedDice(TypedDict):
    """The player who has chosen."""

    kept: Dice
    brute: bool


CHOSEN: Final = Form("choice_locked", "hidden", "DT-3.2", ChoiceLocked, silent=True)
CHOSEN_DICE: Final = Form("choice_locked", "some", "DT-3.2", ChoiceLockedDice, ChoiceLocked)
CHOSEN_NONE: Final = Form("choice_locked", "nothing", "DT-5.1", ChoiceLockedDice, ChoiceLocked)
CHOSEN_WITH_BRUTE: Final = Form("choice_locked", "brute", "DT-7.1", ChoiceLockedDice, ChoiceLocked)


class Revealed(TypedDict):
    """The dice that one player keeps from this roll."""

    player: Seat
    kept: Dice


class DiceRevealed(TypedDict):
    """The cups are lifted together."""

    revealed: list[Revealed]


class PaidStagecoach(TypedDict):
    """A player pays for the dice they keep, or for keeping none."""

    player: Seat
    dollars: Dollars
    reason: Annotated[Literal["extra_dice", "keep_none"], "reason"]
    stagecoach: Annotated[Dollars, "what lies there now"]


DICE_REVEALED: Final = Form("dice_revealed", "all", "DT-3.3", DiceRevealed)
PAID_FOR_DICE: Final = Form("paid_stagecoach", "extra_dice", "DT-4.1, DT-4.2", PaidStagecoach)
PAID_FOR_NONE: Final = Form("paid_stagecoach", "keep_none", "DT-5.1", PaidStagecoach)


class CardPlayed(TypedDict):
    """A store card is played; the rule is the card's."""

    player: Seat
    card: Card


class CardPlayedToTurn(CardPlayed):
    """A card that turns a die is played."""

    die: Die
    face: Annotated[Die, "what the die is to show"]


class CardPlayedAgainst(CardPlayed):
    """A card is played against somebody."""

    target: Seat


class CardCancelled(TypedDict):
    """Wanted cancels a card."""

    player: Annotated[Seat, "who plays Wanted"]
    of: Annotated[Seat, "whose card it is"]
    card: Card


class DieTurned(TypedDict):
    """The Professional Cheater turns a die."""

    player: Seat
    old: Die
    new: Die


PLAYED: Final = Form("card_played", "plain", "DT-20.1", CardPlayed)
PLAYED_TO_TURN: Final = Form("card_played", "turn", "DT-20.17", CardPlayedToTurn)
PLAYED_AGAINST: Final = Form("card_played", "target", "DT-20.10", CardPlayedAgainst)
CANCELLED: Final = Form("card_cancelled", "", "DT-20.5", CardCancelled)


class BruteFallback(TypedDict):
    """A cancelled Brute: the player keeps only the dice they can pay for."""

    player: Seat
    kept: Dice
    returned: Dice
    dollars: Dollars


FELL_BACK: Final = Form("brute_fallback", "", "U-12", BruteFallback)
TURNED: Final = Form("die_turned", "", "DT-20.17", DieTurned)


class LastRollAnnounced(TypedDict):
    """Somebody has kept all five dice, so the others roll for the last time."""

    finished: Seats
    rolling: Seats


class CombinationComplete(TypedDict):
    """A player's five dice, once phase I is over."""

    player: Seat
    faces: Dice
    category: Annotated[Category, "category"]


LAST_ROLL_ANNOUNCED: Final = Form("last_roll_announced", "", "DT-6.2", LastRollAnnounced)
COMPLETE: Final = Form("combination_complete", "", "DT-18.1", CombinationComplete)
