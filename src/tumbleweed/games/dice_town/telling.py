"""Telling what happened (dossier, section 8). Call sites look at `s.log` first: silent games pay nothing."""

from typing import Any, Final

from tumbleweed.core.events import EVERYBODY, Event
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.packs import CLAIM_CARD, SIZE, claim_values, store_kinds
from tumbleweed.games.dice_town.town import Town

PHASES: Final = ("roll", *(f"place_{number}" for number in range(1, 9)), "scoring")


def tell(s: Town, name: str, public: dict[str, Any], seats: int = 0, private: dict[str, Any] | None = None) -> None:
    """Logs an event; `private` is for the seats of a mask only."""
    tell_each(s, name, public, () if private is None else ((seats, private),))


def tell_each(
    s: Town,
    name: str,
    public: dict[str, Any],
    secrets: tuple[tuple[int, dict[str, Any]], ...],
    audience: int = EVERYBODY,
) -> None:
    """Logs an event with different private parts for different seats."""
    log = s.log
    if log is not None:
        moment: dict[str, Any] = {
            "round": s.round,
            "phase": PHASES[s.phase],
            "edition": s.table.full["edition"],
        }
        log.add(Event(name, log.moment(moment), public, secrets, audience))


def card_name(card: int) -> str:
    """`dynamite`, or `claim 4`."""
    return f"claim {card - CLAIM_CARD}" if card >= CLAIM_CARD else BOX.kinds[card]


def card_names(store: int, claims: int) -> list[str]:
    """The cards of two packs by name."""
    return [BOX.kinds[kind] for kind in store_kinds(store)] + [f"claim {value}" for value in claim_values(claims)]


def goods(dollars: int, nuggets: int, store: int, claims: int, protected: int) -> dict[str, Any]:
    """What everybody may know of an offer or a payment: amounts, numbers of cards, protected claims by value."""
    return {
        "dollars": dollars,
        "nuggets": nuggets,
        "claims": claims & SIZE,
        "store_cards": store & SIZE,
        "protected": claim_values(protected),
    }
