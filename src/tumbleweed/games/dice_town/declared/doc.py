"""Events at Doc Badluck's. Their usual rules are those of the second edition."""

from typing import Annotated, Final, Literal, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.dice_town.declared.control import FromTo
from tumbleweed.games.dice_town.declared.kinds import (
    Card,
    CardKind,
    Claims,
    Dollars,
    Nuggets,
    Number,
    Order,
    Remedy,
    Seat,
    Seats,
)


class DocVisitors(TypedDict):
    """Who goes to the Doc."""

    players: Seats


class DocOrderSet(TypedDict):
    """The Sheriff has set the order of the visits."""

    sheriff: Seat
    order: Order


class DocDeclined(TypedDict):
    """A visitor declines the visit."""

    player: Seat


class DocNoRemedy(TypedDict):
    """First edition: no remedy fits."""

    player: Seat


class DocRemedy(TypedDict):
    """First edition: a visitor is treated; the rule is the remedy's."""

    player: Seat
    remedy: Annotated[Remedy, "card"]


VISITORS: Final = Form("doc_visitors", "some", "DT-17.1", DocVisitors)
NO_VISITORS: Final = Form("doc_visitors", "nothing", "DT-17.1", DocVisitors)
ORDER_SET: Final = Form("doc_order_set", "", "DT-17.3", DocOrderSet)
DECLINED: Final = Form("doc_declined", "", "U-47", DocDeclined)
NO_REMEDY: Final = Form("doc_no_remedy", "", "DT-16.5, U-48", DocNoRemedy)
TREATED: Final = Form("doc_remedy", "", "DT-16.5", DocRemedy)


class ElixirTaken(TypedDict):
    """Second edition: a visitor takes an elixir."""

    player: Seat
    source: Annotated[Literal["face_up", "pile"], "source"]
    elixir: Card


class ElixirReplaced(TypedDict):
    """Second edition: another elixir is laid open in place of the one taken."""

    elixir: Card
    pile: Annotated[Number, "cards left in it"]


class ElixirsReshuffled(TypedDict):
    """Second edition: the used elixirs are shuffled."""

    pile: Number


ELIXIR_TAKEN: Final = Form("elixir_taken", "face_up", "DT-17.4, DT-17.8", ElixirTaken)
ELIXIR_FROM_PILE: Final = Form("elixir_taken", "pile", "DT-17.4, DT-17.8", ElixirTaken)
ELIXIR_REPLACED: Final = Form("elixir_replaced", "", "DT-17.5", ElixirReplaced)
ELIXIRS_RESHUFFLED: Final = Form("elixirs_reshuffled", "", "DT-17.6", ElixirsReshuffled)


class ClaimsProtected(TypedDict):
    """Claims from a hand are laid open and can no longer be stolen."""

    player: Seat
    values: Claims


class DocCardDrawn(TypedDict):
    """A visitor draws a store card."""

    player: Seat


class DocCardDrawnCard(TypedDict):
    """The player who draws it."""

    card: Card


PROTECTED: Final = Form("claims_protected", "", "DT-17.8, U-49", ClaimsProtected)
DOC_DRAWN: Final = Form("doc_card_drawn", "hidden", "DT-17.8", DocCardDrawn)
DOC_DRAWN_CARD: Final = Form("doc_card_drawn", "known", "DT-17.8", DocCardDrawnCard, DocCardDrawn)


class TributeOfDollars(FromTo):
    """Another player pays the visitor tribute, in dollars."""

    dollars: Dollars


class TributeOfNuggets(FromTo):
    """Another player pays the visitor tribute, in nuggets."""

    nuggets: Nuggets


class CardGiven(FromTo):
    """Second edition: another player gives the visitor a card."""

    kind: Annotated[CardKind, "kind"]
    cause: Annotated[Literal["friendship", "domination"], "cause"]


class CardGivenCard(TypedDict):
    """Both players."""

    card: Card


class NoEffect(TypedDict):
    """A card, a remedy or an elixir has no effect."""

    player: Seat
    cause: Card


GAVE_DOLLARS: Final = Form("tribute_paid", "dollars", "DT-17.8", TributeOfDollars)
GAVE_NO_DOLLARS: Final = Form("tribute_paid", "nothing", "DT-17.8, U-50", TributeOfDollars)
GAVE_NUGGETS: Final = Form("tribute_paid", "nuggets", "DT-17.8", TributeOfNuggets)
GAVE_NO_NUGGETS: Final = Form("tribute_paid", "nothing", "DT-17.8, U-50", TributeOfNuggets)
GAVE_CLAIM: Final = Form("card_given", "claim", "DT-17.8, U-54", CardGiven)
GAVE_STORE_CARD: Final = Form("card_given", "store_card", "DT-17.8, U-54", CardGiven)
GAVE_CARD: Final = Form("card_given", "known", "DT-17.8, U-54", CardGivenCard, CardGiven)
NO_EFFECT: Final = Form("no_effect", "", "DT-17.8, U-53", NoEffect)
