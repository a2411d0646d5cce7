"""Telling what happened (dossier, section 8). Call sites look at `s.log` first: silent games pay nothing."""

from typing import Any, Final

from tumbleweed.core.events import EVERYBODY, Event
from tumbleweed.games.dodge_city.box import BOX, FIGURES
from tumbleweed.games.dodge_city.grid import row_and_column
from tumbleweed.games.dodge_city.house import House
from tumbleweed.games.dodge_city.town import Town

ROUNDS: Final = ("deal", "start", "placing_1", "placing_2", "duel", "settlement", "end")
STATUSES: Final = ("unopened", "open", "controlled", "neutral")


def tell(s: Town, name: str, public: dict[str, Any], seats: int = 0, private: dict[str, Any] | None = None) -> None:
    """Logs an event for everybody; `private` is for the seats of a mask only."""
    tell_each(s, name, public, () if private is None else ((seats, private),))


def tell_each(s: Town, name: str, public: dict[str, Any], secrets: tuple[tuple[int, dict[str, Any]], ...]) -> None:
    """Logs an event with different private parts for different seats."""
    log = s.log
    if log is not None:
        log.add(Event(name, log.moment({"pass": s.number, "round": ROUNDS[s.round]}), public, secrets, EVERYBODY))


def figure_name(figure: int) -> str | None:
    """`lady`; None for no figure."""
    return FIGURES[figure - 1] if figure else None


def card_name(card: int) -> str | None:
    """`L4`; None for no card."""
    return BOX.cards[card] if card >= 0 else None


def seat_or_none(seat: int) -> int | None:
    """None for nobody."""
    return seat if seat >= 0 else None


def stones_by_seat(s: Town, house: House) -> list[int]:
    """How many stones each player has in a building."""
    return [bin(house.stones(seat)).count("1") for seat in range(s.count)]


def place_name(s: Town, building: int) -> str:
    """The id of a building."""
    return s.plan[building].id


def where(s: Town, building: int, cell: int) -> dict[str, Any]:
    """A cell, in the words of the log."""
    return {"building": place_name(s, building), "cell": row_and_column(cell)}


def tell_money(s: Town, seat: int, amount: int, reason: str, counterpart: int) -> None:
    """A payment, with what the player has afterwards, unless that is hidden (U-58): then only he is told."""
    if not amount:
        return
    public = {"player": seat, "amount": amount, "reason": reason, "counterpart": seat_or_none(counterpart)}
    cash = {"cash": s.players[seat].cash}
    if s.table.money_open:
        tell(s, "money_changed", {**public, **cash})
    else:
        tell(s, "money_changed", public, 1 << seat, cash)
