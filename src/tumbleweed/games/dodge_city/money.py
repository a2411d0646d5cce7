"""Payments. The bank is never short of money (DC-1.4)."""

from typing import Final

from tumbleweed.core.steps import seat_or_none
from tumbleweed.games.dodge_city.declared.kinds import Payment, Told
from tumbleweed.games.dodge_city.declared.placing import MONEY_CHANGED, OWN_MONEY, MoneyChanged
from tumbleweed.games.dodge_city.town import Town

BANK: Final = -1
REASONS: Final[dict[Told, Payment]] = {
    "number_card": "number_card",
    "purchase": "purchase",
    "taken_back": "taken_back",
    "rent": "rent",
    "sold": "forced_sale",
    "gained": "event",
    "paid": "event",
    "handed": "event",
    "received": "event",
}
"""Why money changes hands, by how it is told."""


def receive(s: Town, seat: int, amount: int, told: Told) -> None:
    """The bank pays a player; a negative amount is paid to the bank."""
    s.players[seat].cash += amount
    if s.log is not None:
        tell_money(s, seat, amount, told)


def hand_over(s: Town, giver: int, taker: int, amount: int) -> None:
    """One player pays another, because of an event."""
    s.players[giver].cash -= amount
    s.players[taker].cash += amount
    if s.log is not None:
        tell_money(s, giver, -amount, "handed", taker)
        tell_money(s, taker, amount, "received", giver)


def tell_money(s: Town, seat: int, amount: int, told: Told, counterpart: int = BANK) -> None:
    """Logs a payment, with the player's cash afterwards; if money is hidden (U-58), only the player is told that."""
    if not amount:
        return
    form, cash = MONEY_CHANGED[told], s.players[seat].cash
    fields: MoneyChanged = {
        "player": seat,
        "amount": amount,
        "reason": REASONS[told],
        "counterpart": seat_or_none(counterpart),
    }
    if s.table.money_open:
        fields["cash"] = cash
        form.tell(s, fields)
    else:
        form.tell(s, fields, secrets=(OWN_MONEY[told].to(1 << seat, {"cash": cash}),))
