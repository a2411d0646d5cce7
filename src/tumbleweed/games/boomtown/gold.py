"""Gold changes hands (BT-24): players who owe more than they have pay all they have; the rest is forgiven."""

from typing import Final

from mypy_extensions import i64

from tumbleweed.games.boomtown.declared.bidding import PLAYER_BANKRUPT, PLAYER_SOLVENT
from tumbleweed.games.boomtown.declared.kinds import Payment
from tumbleweed.games.boomtown.town import Boomtown

BANK: Final = -1
"""BT-1.3: the bank pays and takes whatever is due, and never runs out."""


def add_gold(s: Boomtown, seat: i64, amount: i64) -> None:
    """Changes a player's gold, or what the bank has taken in; a negative amount is always one that can be paid."""
    if amount == 0:
        return
    if seat == BANK:
        s.bank += amount
        return
    player = s.players[seat]
    before = player.gold
    player.gold = before + amount
    if s.log is not None:
        if before == 0:
            PLAYER_SOLVENT.tell(s, {"player": seat})
        elif player.gold == 0:
            PLAYER_BANKRUPT.tell(s, {"player": seat})


def pay(s: Boomtown, payer: i64, receiver: i64, due: i64) -> None:
    """BT-24.1: the payer pays what is due, or all they have."""
    paid = payable(s, payer, due)
    add_gold(s, payer, -paid)
    add_gold(s, receiver, paid)


def payable(s: Boomtown, payer: i64, due: i64) -> i64:
    """How much of what is due can be paid."""
    return min(due, s.players[payer].gold)


def payment(due: i64, paid: i64) -> Payment:
    """The form in which a payment is told."""
    if paid == due:
        return "full"
    return "short" if paid else "nothing"
