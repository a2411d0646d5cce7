"""Telling what happened (dossier, section 8). Call sites look at `s.log` first: silent games pay nothing."""

from typing import Any, Final

from tumbleweed.core.events import Event
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.town import NOBODY, Boomtown

PHASES: Final = ("set_up", "draw", "bid", "pay", "choose", "produce", "scoring")


def tell(s: Boomtown, name: str, public: dict[str, Any]) -> None:
    """Logs an event; everything that happens in Boomtown happens in the open."""
    log = s.log
    if log is not None:
        log.add(Event(name, log.moment({"round": s.round, "phase": PHASES[s.phase]}), public))


def card_id(s: Boomtown, card: int) -> str:
    """`CJ-02`, `DYN-1`."""
    return s.table.deck.ids[card]


def card_ids(s: Boomtown, cards: tuple[int, ...]) -> list[str]:
    return [s.table.deck.ids[card] for card in cards]


def town_name(town: int) -> str | None:
    return None if town < 0 else TOWNS[town]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
