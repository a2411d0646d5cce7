"""The guided first game: what chance must bring so that everything lies as data/lesson.toml wants it."""

from typing import Final

from tumbleweed.core.position import Dealer, on_top
from tumbleweed.games.boomtown.box import DATA
from tumbleweed.games.boomtown.declared.pieces import Pieces
from tumbleweed.games.boomtown.position import card_of, rolls
from tumbleweed.games.boomtown.table import Table
from tumbleweed.games.boomtown.town import DECK_STREAM, SETUP_STREAM
from tumbleweed.games.lesson import LessonTable, Script

LUCK: Final = ("first", "deck", "dice", "holdups")
"""The pieces that chance can bring."""


def lesson_table(version: int) -> LessonTable:
    """The lesson in a version of the rules."""
    return LessonTable(DATA / "lesson.toml", version, Pieces, LUCK)


def script(table: Table, given: Pieces, dealer: Dealer) -> Script:
    """The results of chance, from the deck to the last roll; the dealer deals what is left open."""
    found = rolls(given)
    deck = [card_of(table, card) for card in given.get("deck", ())]
    found[DECK_STREAM] = on_top("deck", range(table.deck.size), deck, table.deck.ids, dealer)
    found[SETUP_STREAM] = [given.get("first", 0)]
    return found
