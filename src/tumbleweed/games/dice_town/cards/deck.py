"""Finds the card files: each action card of data/deck.toml has a file of its name here, with a class `TheCard`."""

from importlib import import_module

from tumbleweed.core.errors import BadData
from tumbleweed.games.dice_town.box import BOX, Box
from tumbleweed.games.dice_town.cards.card import CARDS, Card, enlist


def card_class(name: str) -> type[Card]:
    """The class of an action card."""
    try:
        module = import_module(f"tumbleweed.games.dice_town.cards.{name}")
    except ModuleNotFoundError:
        raise BadData("deck.toml", f"store.{name}", "is neither equipment nor a card with a file in cards/") from None
    found: type[Card] = module.TheCard
    return found


def enlist_all(box: Box) -> None:
    """Fills the tables of cards, once."""
    if not CARDS:
        for kind, name in enumerate(box.kinds):
            enlist(Card(kind) if box.is_equipment[kind] else card_class(name)(kind))


enlist_all(BOX)
