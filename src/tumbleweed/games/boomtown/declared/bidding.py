"""BT-4, BT-5, BT-24: the auction, where the winning bid goes, and who runs out of gold."""

from typing import Annotated, Final, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.boomtown.declared.kinds import Gold, Passing, Seat


class BidMade(TypedDict):
    """Somebody bids more than the others."""

    player: Seat
    amount: Gold


class BidPassed(TypedDict):
    """Somebody is out of the auction."""

    player: Seat
    reason: Annotated[Passing, "reason"]


class AuctionAllPassed(TypedDict):
    """Nobody bids."""

    first_player: Seat


class AuctionWon(TypedDict):
    """Somebody chooses first."""

    player: Seat
    amount: Annotated[Gold, "0 if everybody passed"]


BID_MADE: Final = Form("bid_made", "", "BT-4.2", BidMade)
BID_PASSED: Final[dict[Passing, Form[BidPassed]]] = {
    "choice": Form("bid_passed", "choice", "BT-4.4", BidPassed),
    "cannot_raise": Form("bid_passed", "cannot_raise", "BT-4.8", BidPassed),
    "bankrupt": Form("bid_passed", "bankrupt", "BT-4.7", BidPassed),
    "timeout": Form("bid_passed", "timeout", "BT-4.4, U-65", BidPassed),
}
AUCTION_ALL_PASSED: Final = Form("auction_all_passed", "", "BT-4.9", AuctionAllPassed)
AUCTION_WON: Final = Form("auction_won", "paid", "BT-4.5", AuctionWon)
AUCTION_WON_FREE: Final = Form("auction_won", "free", "BT-4.9", AuctionWon)

_FromTo = TypedDict("_FromTo", {"from": Seat, "to": Seat})


class BidSharePaid(_FromTo):
    """The winning bid is handed on to the right."""

    received: Gold
    kept: Gold
    passed_on: Gold


class BidRestToBank(TypedDict):
    """With three players some of the bid may be left for the bank."""

    amount: Gold


BID_SHARE_PASSED_ON: Final = Form("bid_share_paid", "part", "BT-5.2, BT-5.4", BidSharePaid)
BID_SHARE_KEPT: Final = Form("bid_share_paid", "all", "BT-5.3", BidSharePaid)
BID_REST_TO_BANK: Final = Form("bid_rest_to_bank", "", "BT-5.4", BidRestToBank)


class PlayerBankrupt(TypedDict):
    """Somebody has no gold left."""

    player: Seat


class PlayerSolvent(TypedDict):
    """Somebody who had no gold has some again."""

    player: Seat


PLAYER_BANKRUPT: Final = Form("player_bankrupt", "", "BT-24.2", PlayerBankrupt)
PLAYER_SOLVENT: Final = Form("player_solvent", "", "BT-24.2", PlayerSolvent)
