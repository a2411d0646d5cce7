"""The guided first game: what chance must bring so that everything lies as data/lesson.toml wants it."""

from typing import Final

from tumbleweed.core.errors import BadPosition
from tumbleweed.core.position import Dealer, on_top
from tumbleweed.games.dodge_city.box import BOX, DATA
from tumbleweed.games.dodge_city.declared.pieces import Pieces
from tumbleweed.games.dodge_city.effects.deck import EVENT_DECKS
from tumbleweed.games.dodge_city.position import cards_of, event_cards
from tumbleweed.games.dodge_city.table import Table
from tumbleweed.games.dodge_city.town import DECK_STREAM, EVENT_STREAM, LOT_STREAM
from tumbleweed.games.lesson import LessonTable, Script

LUCK: Final = ("hands", "deck", "events", "lots")
"""The pieces that chance can bring. The first hands are dealt one card at a time, from seat 0 on (DC-12.2)."""


def lesson_table(version: int) -> LessonTable:
    """The lesson in a version of the rules."""
    return LessonTable(DATA / "lesson.toml", version, Pieces, LUCK)


def script(table: Table, given: Pieces, dealer: Dealer) -> Script:
    """The results of chance, from the first hands on; the dealer deals what is left open."""
    hands = given.get("hands", [])
    if any(len(hand) != table.box.hand for hand in hands):
        raise BadPosition(f"hands: {table.box.hand} cards are dealt to everybody")
    dealt = [card for cards in zip(*hands, strict=True) for card in cards]
    deck = cards_of(table, "deck", [*dealt, *given.get("deck", ())])
    events = EVENT_DECKS[table.version - 1]
    top = event_cards(events, given.get("events", ()))
    names = [events.name(card) for card in range(len(events.design))]
    return {
        DECK_STREAM: on_top("deck", table.box.deck, deck, BOX.cards, dealer),
        EVENT_STREAM: on_top("events", events.cards, top, names, dealer),
        LOT_STREAM: list(given.get("lots", ())),
    }
