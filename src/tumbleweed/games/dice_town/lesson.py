"""The guided first game: what chance must bring so that everything lies as data/lesson.toml wants it."""

from typing import Final

from tumbleweed.core.position import Dealer, on_top
from tumbleweed.games.dice_town.box import DATA
from tumbleweed.games.dice_town.declared.pieces import Pieces
from tumbleweed.games.dice_town.position import elixir_of, kind_of, rolls_and_thefts
from tumbleweed.games.dice_town.table import Table
from tumbleweed.games.dice_town.town import CLAIM_STREAM, ELIXIR_STREAM, SETUP_STREAM, STORE_STREAM
from tumbleweed.games.lesson import LessonTable, Script

LUCK: Final = ("sheriff", "rolls", "thefts", "store_deck", "claim_row", "claim_deck", "elixirs", "elixir_pile")
"""The pieces that chance can bring."""


def lesson_table(version: int) -> LessonTable:
    """The lesson in a version of the rules."""
    return LessonTable(DATA / "lesson.toml", version, Pieces, LUCK)


def script(table: Table, given: Pieces, dealer: Dealer) -> Script:
    """The results of chance, from the first Sheriff to the last roll; the dealer deals what is left open."""
    box = table.box
    found = rolls_and_thefts(given)
    store = [kind_of(table, card) for card in given.get("store_deck", ())]
    found[STORE_STREAM] = on_top("store_deck", box.store_deck, store, box.kinds, dealer)
    claims = [*given.get("claim_row", ()), *given.get("claim_deck", ())]
    values = [f"claim {value}" for value in range(max(*table.claim_values, *claims, 0) + 1)]
    found[CLAIM_STREAM] = on_top("claim_row", table.claim_values, claims, values, dealer)
    if table.elixir_deck:
        elixirs = [elixir_of(table, name) for name in (*given.get("elixirs", ()), *given.get("elixir_pile", ()))]
        found[ELIXIR_STREAM] = on_top("elixirs", box.elixir_deck, elixirs, box.elixirs, dealer)
    found[SETUP_STREAM] = [given.get("sheriff", 0)]
    return found
