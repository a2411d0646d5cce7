"""Events about what the places bring: mine, Bank, coach, store, Saloon, badge, land."""

from typing import Annotated, Final, Literal, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.dice_town.declared.kinds import (
    Card,
    CardKind,
    Cards,
    Claim,
    Claims,
    Dollars,
    Nuggets,
    Number,
    Row,
    Seat,
)


class NuggetsMined(TypedDict):
    """The winner of the Gold Mine takes nuggets."""

    player: Seat
    due: Annotated[Nuggets, "a nugget for each 9, two with Dynamite"]
    taken: Annotated[Nuggets, "how many of them the mine still held"]
    mine: Annotated[Nuggets, "left in the mine"]


class BankRobbed(TypedDict):
    """The winner of the Bank takes what lies there."""

    player: Seat
    dollars: Dollars


class LootSplit(TypedDict):
    """Even Split: another player gets half of the loot."""

    robber: Seat
    player: Seat
    dollars: Dollars


class CoachArrived(TypedDict):
    """The bills of the Stagecoach move to the Bank."""

    dollars: Dollars
    bank: Annotated[Dollars, "what lies there now"]


MINED: Final = Form("nuggets_mined", "all", "DT-9.1", NuggetsMined)
MINED_SHORT: Final = Form("nuggets_mined", "short", "DT-9.3", NuggetsMined)
ROBBED: Final = Form("bank_robbed", "some", "DT-10.1", BankRobbed)
ROBBED_OF_NOTHING: Final = Form("bank_robbed", "nothing", "DT-10.1, U-68", BankRobbed)
LOOT_SPLIT: Final = Form("loot_split", "", "DT-10.3", LootSplit)
COACH_ARRIVED: Final = Form("coach_arrived", "some", "DT-11.2", CoachArrived)
COACH_ARRIVED_EMPTY: Final = Form("coach_arrived", "nothing", "DT-11.2", CoachArrived)


class StoreDrawn(TypedDict):
    """The winner of the General Store draws cards."""

    player: Seat
    number: Number
    deck: Annotated[Number, "cards left in it"]
    discards: Number
    action: Annotated[Number, "1, or 2 if it is the store's second action"]


class StoreDrawnCards(TypedDict):
    """The player who draws."""

    cards: Cards


class StoreKept(TypedDict):
    """The winner of the General Store keeps one of the cards drawn."""

    player: Seat
    discarded_number: Number


class StoreKeptCard(TypedDict):
    """The player who keeps it."""

    card: Card
    discarded: Cards


class StoreReshuffled(TypedDict):
    """The discarded store cards are shuffled."""

    deck: Number


class StoreEmpty(TypedDict):
    """There is no store card to draw."""

    player: Seat


class JoeCollected(TypedDict):
    """Nervous Joe takes money from somebody."""

    player: Seat
    target: Seat
    dollars: Dollars


DRAWN: Final = Form("store_drawn", "hidden", "DT-12.1", StoreDrawn)
DRAWN_CARDS: Final = Form("store_drawn", "known", "DT-12.1", StoreDrawnCards, StoreDrawn)
KEPT: Final = Form("store_kept", "hidden", "DT-12.1", StoreKept)
KEPT_CARD: Final = Form("store_kept", "known", "DT-12.1", StoreKeptCard, StoreKept)
KEPT_ONLY: Final = Form("store_kept", "hidden_only", "DT-12.1", StoreKept)
KEPT_ONLY_CARD: Final = Form("store_kept", "known_only", "DT-12.1", StoreKeptCard, StoreKept)
STORE_RESHUFFLED: Final = Form("store_reshuffled", "", "DT-12.2", StoreReshuffled)
STORE_EMPTY: Final = Form("store_empty", "", "U-31", StoreEmpty)
JOE_COLLECTED: Final = Form("joe_collected", "", "DT-20.10", JoeCollected)


class _Robbery(TypedDict):
    thief: Seat
    victim: Seat


class Theft(_Robbery):
    """The winner of the Saloon draws cards from a hand."""

    claims: Number
    store_cards: Number
    number: Annotated[Number, "1, or 2 for the second theft with The Girls"]


class TheftCards(TypedDict):
    """Thief and victim."""

    cards: Cards


class TheftKept(_Robbery):
    """The thief keeps one of the cards drawn."""

    kind: Annotated[CardKind, "kind"]


class TheftKeptCard(TypedDict):
    """Thief and victim."""

    card: Card


class TheftImpossible(TypedDict):
    """Nobody else holds a card."""

    player: Seat


STOLEN: Final = Form("theft", "hidden", "DT-13.1, DT-13.3", Theft)
STOLEN_CARDS: Final = Form("theft", "known", "DT-13.1, DT-13.3", TheftCards, Theft)
STOLEN_KEPT: Final = {kind: Form("theft_kept", kind, "DT-13.2", TheftKept) for kind in ("claim", "store_card")}
STOLEN_KEPT_CARD: Final = Form("theft_kept", "known", "DT-13.2", TheftKeptCard, TheftKept)
NOTHING_TO_STEAL: Final = Form("theft_impossible", "", "DT-13.7", TheftImpossible)


class SheriffChanged(TypedDict):
    """The badge moves."""

    old: Seat
    new: Seat
    cause: Annotated[Literal["kings", "power"], "cause"]


class SheriffStays(TypedDict):
    """The badge stays where it is."""

    sheriff: Seat
    cause: Annotated[Literal["no_kings", "re_elected", "marshall"], "cause"]


ELECTED: Final = Form("sheriff_changed", "kings", "DT-14.1", SheriffChanged)
CHANGED_BY_POWER: Final = Form("sheriff_changed", "power", "DT-17.8", SheriffChanged)
STAYS_WITHOUT_KINGS: Final = Form("sheriff_stays", "no_kings", "DT-14.2", SheriffStays)
RE_ELECTED: Final = Form("sheriff_stays", "re_elected", "DT-14.1, U-40", SheriffStays)
STAYS_BY_MARSHALL: Final = Form("sheriff_stays", "marshall", "DT-14.4", SheriffStays)


class ClaimsTaken(TypedDict):
    """The winner of the Town Hall takes claims from the row."""

    player: Seat
    values: Claims


class ClaimDrawnUnseen(TypedDict):
    """Corruption: the winner of the Town Hall also takes the top claim of the deck."""

    player: Seat


class ClaimDrawnUnseenValue(TypedDict):
    """The player who takes it."""

    value: Claim


class ClaimsRefilled(TypedDict):
    """The row is filled up."""

    row: Row
    deck: Number


LAND_TAKEN: Final = Form("claims_taken", "some", "DT-15.2", ClaimsTaken)
NO_LAND_LEFT: Final = Form("claims_taken", "nothing", "DT-15.4", ClaimsTaken)
DRAWN_UNSEEN: Final = Form("claim_drawn_unseen", "hidden", "DT-15.5", ClaimDrawnUnseen)
DRAWN_UNSEEN_VALUE: Final = Form("claim_drawn_unseen", "known", "DT-15.5", ClaimDrawnUnseenValue, ClaimDrawnUnseen)
REFILLED: Final = Form("claims_refilled", "some", "DT-15.6", ClaimsRefilled)
ROW_EMPTY: Final = Form("claims_refilled", "nothing", "DT-15.6", ClaimsRefilled)
