"""Payments. The bank is never short of money (DC-1.4)."""

from tumbleweed.games.dodge_city.telling import tell_money
from tumbleweed.games.dodge_city.town import Town

BANK = -1


def receive(s: Town, seat: int, amount: int, reason: str) -> None:
    """The bank pays a player; a negative amount is what he pays."""
    s.players[seat].cash += amount
    if s.log is not None:
        tell_money(s, seat, amount, reason, BANK)


def hand_over(s: Town, giver: int, taker: int, amount: int) -> None:
    """One player pays another, because of an event."""
    s.players[giver].cash -= amount
    s.players[taker].cash += amount
    if s.log is not None:
        tell_money(s, giver, -amount, "event", taker)
        tell_money(s, taker, amount, "event", giver)
