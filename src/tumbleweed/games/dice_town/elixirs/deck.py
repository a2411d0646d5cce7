"""Finds the elixir files: each elixir of data/deck.toml has a file of its name here, with a class `TheElixir`."""

from importlib import import_module

from tumbleweed.core.errors import BadData
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.elixirs.elixir import ELIXIRS, Elixir


def elixir_class(name: str) -> type[Elixir]:
    """The class of an elixir."""
    try:
        module = import_module(f"tumbleweed.games.dice_town.elixirs.{name}")
    except ModuleNotFoundError:
        raise BadData("deck.toml", f"elixirs.{name}", "has no file in elixirs/") from None
    found: type[Elixir] = module.TheElixir
    return found


def brew(names: list[str]) -> None:
    """Fills the table of elixirs, once."""
    if not ELIXIRS:
        for name in names:
            ELIXIRS.append(elixir_class(name)())


brew(BOX.elixirs)
