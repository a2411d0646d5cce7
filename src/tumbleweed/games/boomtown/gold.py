"""Gold changes hands (BT-24): whoever must pay more than he owns pays all he owns, and the rest is forgiven."""

from typing import Any, Final

from mypy_extensions import i64

from tumbleweed.games.boomtown.telling import tell
from tumbleweed.games.boomtown.town import Boomtown

BANK: Final = -1
"""BT-1.3: pays and takes whatever is due, and never runs out."""


def add_gold(s: Boomtown, seat: i64, amount: i64) -> None:
    """A player's gold, or what the bank has taken in, changes; a negative amount is one that can be paid."""
    if amount == 0:
        return
    if seat == BANK:
        s.bank += amount
        return
    player = s.players[seat]
    before = player.gold
    player.gold = before + amount
    if s.log is not None and (before == 0 or player.gold == 0):
        tell(s, "player_solvent" if before == 0 else "player_bankrupt", {"player": seat})


def pay(s: Boomtown, payer: i64, receiver: i64, due: i64) -> None:
    """BT-24.1: pays what is due, or all he has."""
    paid = min(due, s.players[payer].gold)
    add_gold(s, payer, -paid)
    add_gold(s, receiver, paid)


def tell_payment(s: Boomtown, name: str, told: dict[str, Any], payer: int, due: int) -> None:
    """Logs what is about to be paid."""
    tell(s, name, {**told, "due": due, "paid": min(due, s.players[payer].gold)})
